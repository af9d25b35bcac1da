import type { CardId, SeasonsView } from '@athanor/seasons'
import type { Travel } from '../../table/contract.ts'
import { MOST } from './flow.ts'
import { type Zone, zonesOf } from './zones.ts'

/** What has become of the cards of a zone, as far as it is not told yet. */
interface Change {
  readonly was: Zone
  readonly now: Zone
  /** Cards that the viewer knows and that are new there, or gone. */
  readonly came: CardId[]
  readonly went: CardId[]
  /** How many more cards lie there than what was told explains. */
  more: number
}

/** The ways of cards whose face does not tell where they come from, the likeliest first. */
const WAYS: readonly (readonly [from: Zone['kind'], to: Zone['kind']])[] = [
  ['library', 'hand'],
  ['summoning', 'play'],
  ['held', 'hand'],
  ['held', 'play'],
  ['hand', 'summoning'],
  ['hand', 'play'],
  ['play', 'hand'],
  ['hand', 'hand'],
  ['pile', 'held'],
  ['pile', 'hand'],
  ['pile', 'play'],
  ['held', 'discard'],
  ['held', 'pile'],
  ['hand', 'discard'],
  ['hand', 'pile'],
  ['play', 'discard'],
  ['pile', 'discard'],
  ['discard', 'pile'],
  ['discard', 'held'],
  ['discard', 'hand'],
]

/** Every card that lies elsewhere than before: by its face where the viewer knows it, otherwise by its back. */
export function cardTravels(before: SeasonsView, after: SeasonsView): Travel[] {
  const now = zonesOf(after)
  const changes = zonesOf(before).map((was, i) => changeOf(was, now[i]!))
  return together([...byFace(changes), ...byNumber(changes)].filter(({ from, to }) => from !== to))
}

function changeOf(was: Zone, now: Zone): Change {
  return { was, now, came: beyond(now.cards, was.cards), went: beyond(was.cards, now.cards), more: now.size - was.size }
}

/** The cards of a list that another one does not have, or not so often. */
function beyond(cards: readonly CardId[], others: readonly CardId[]): CardId[] {
  const left = [...others]
  return cards.filter((card) => {
    const at = left.indexOf(card)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

/** A card that was known in one place and is known in another has gone from there to here. */
function byFace(changes: readonly Change[]): Travel[] {
  return changes.flatMap((to) =>
    [...to.came].flatMap((card) => {
      const owned = changes.filter(({ went }) => went.includes(card))
      const from = owned.find(({ was }) => was.seat === to.now.seat) ?? owned[0]
      if (!from) return []
      const travel: Travel = { ...way(from, to, card), thing: `card ${card}`, sound: 'card' }
      leave(from, card)
      enter(to, card)
      return [travel]
    }),
  )
}

function leave(from: Change, card: CardId | undefined): void {
  if (card !== undefined) from.went.splice(from.went.indexOf(card), 1)
  from.more++
}

function enter(to: Change, card: CardId | undefined): void {
  if (card !== undefined) to.came.splice(to.came.indexOf(card), 1)
  to.more--
}

/** The other cards: as many as one zone has fewer, another has more. */
function byNumber(changes: readonly Change[]): Travel[] {
  const of = (kind: Zone['kind']): Change[] => changes.filter(({ now }) => now.kind === kind)
  return WAYS.flatMap(([source, target]) =>
    of(target).flatMap((to) =>
      of(source)
        .filter((from) => mayPass(from, to))
        .flatMap((from) => [...passed(from, to)]),
    ),
  )
}

/** Cards stay with their owner, unless they go from hand to hand. */
const mayPass = ({ was }: Change, { now }: Change): boolean =>
  was.kind === now.kind
    ? was.seat !== now.seat
    : was.seat === undefined || now.seat === undefined || was.seat === now.seat

function* passed(from: Change, to: Change): Generator<Travel> {
  while (from.more < 0 && to.more > 0) {
    const [seen] = to.came
    const lost = seen === undefined ? from.went[0] : undefined
    yield { ...way(from, to, seen ?? lost), thing: seen === undefined ? 'back' : `card ${seen}`, sound: 'card' }
    leave(from, lost)
    enter(to, seen)
  }
}

/** From where to where a card goes; its face has an element of its own only where it is known. */
const way = (from: Change, to: Change, card: CardId | undefined): Pick<Travel, 'from' | 'to'> => ({
  from: from.was.place(card !== undefined && from.was.cards.includes(card) ? card : undefined),
  to: to.now.place(card !== undefined && to.now.cards.includes(card) ? card : undefined),
})

/** Backs that go the same way go together. */
function together(travels: readonly Travel[]): Travel[] {
  const counts = new Map<string, Travel>()
  for (const travel of travels) {
    const key = `${travel.from}\n${travel.to}\n${travel.thing}`
    counts.set(key, { ...travel, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].map((travel) => ({ ...travel, count: Math.min(travel.count ?? 1, MOST) }))
}
