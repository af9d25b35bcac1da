import type { SeasonsEvent } from '@athanor/seasons'
import type { Story } from '../table/contract.ts'

type Kind = SeasonsEvent['type']

/** What the board shows better than a sentence: packets of the draft, the dice that lie there, the marker. */
const SEEN: ReadonlySet<Kind> = new Set(['packet', 'passed-left', 'rolled', 'marker'])

/** What everybody may know of something, and the same for those who know more: they are told once. */
const TWINS: { readonly [kind in Kind]?: Kind } = {
  drew: 'drew-cards',
  kept: 'kept-card',
  discarded: 'discarded-cards',
  looked: 'saw-card',
  'looked-at-pile': 'saw-cards',
}

const isSeen = (event: SeasonsEvent): boolean => SEEN.has(event.type) && !('by' in event && event.by)

/** Short enough to be read while one plays. */
export const seasonsStory: Story = {
  digest: (events) => joined((events as readonly SeasonsEvent[]).filter((event) => !isSeen(event)).filter(isAlone)),
  opens: ({ type }) => type === 'turn' || type === 'round',
}

/** Whether nothing that follows says the same with more in it. */
function isAlone(event: SeasonsEvent, at: number, all: readonly SeasonsEvent[]): boolean {
  const next = all[at + 1]
  const twin = TWINS[event.type]
  if (!next || twin !== next.type) return true
  return 'seat' in event && 'seat' in next && event.seat !== next.seat
}

/** Tokens that come, go or are transmuted one by one are told together. */
function joined(events: readonly SeasonsEvent[]): readonly SeasonsEvent[] {
  const told: SeasonsEvent[] = []
  for (const event of events) {
    const both = told.length > 0 ? together(told.at(-1)!, event) : undefined
    if (both) told[told.length - 1] = both
    else told.push(event)
  }
  return told
}

function together(first: SeasonsEvent, next: SeasonsEvent): SeasonsEvent | undefined {
  if (first.type === 'transmuted' && next.type === 'transmuted' && isSame(first, next))
    return { ...first, energy: [...first.energy, ...next.energy], n: first.n + next.n }
  if (isHandful(first) && isHandful(next) && first.type === next.type && isSame(first, next))
    return { ...first, energy: [...first.energy, ...next.energy] }
  return undefined
}

const HANDFULS = ['took-energy', 'spent', 'returned', 'placed'] as const
type Handful = SeasonsEvent & { readonly type: (typeof HANDFULS)[number] }

const isHandful = (event: SeasonsEvent): event is Handful => HANDFULS.some((type) => type === event.type)

const isSame = (a: { seat: number; by?: unknown }, b: { seat: number; by?: unknown }): boolean =>
  a.seat === b.seat && JSON.stringify(a.by) === JSON.stringify(b.by)
