import { wrap } from '../layout.ts'
import { type Align, table } from '../table.ts'
import type { Words } from '../words.ts'
import { type CardFigures, wereDrafted } from './statistics.ts'
import type { Followed } from './watch.ts'

/** What a card is called, and what stands for it in a table. */
export interface CardNames {
  name(card: string): string
  label(card: string): string
}

export function cardNames({ keyOf, coded }: Followed, { say }: Words): CardNames {
  const name = (card: string): string => say({ key: keyOf(card) })
  return { name, label: (card) => (coded ? `${card} ${name(card)}` : name(card)) }
}

/** A line a card; where nobody drafts, nothing is said about it. */
export function cardTable(
  cards: readonly CardFigures[],
  { kind }: Followed,
  { label }: CardNames,
  { ui, figure }: Words,
  width: number,
): string[] {
  const draft = wereDrafted(cards)
  const head = [
    ui(`sim.card.${kind}`),
    ...(draft ? [ui('sim.drafted'), ui('sim.pick')] : []),
    ui(`sim.played.${kind}`),
    ui(`sim.play.${kind}`),
    ui('sim.owners'),
    ui('sim.owner-won'),
    ui('sim.points'),
  ]
  // What never happened has no mean.
  const mean = (value: number, times: number): string => (times === 0 ? '' : figure(value, 1))
  const rows = cards.map(({ card, drafted, meanPick, played, meanPlayed, owners, won, meanPoints }) => [
    label(card),
    ...(draft ? [String(drafted), mean(meanPick, drafted)] : []),
    String(played),
    mean(meanPlayed, played),
    String(owners),
    owners === 0 ? '' : `${figure(100 * won, 1)} %`,
    mean(meanPoints, played),
  ])
  const align = head.map((_, i): Align => (i === 0 ? 'left' : 'right'))
  const notes = [ui('sim.numbers'), ...(draft ? [ui('sim.owned')] : [])]
  return [...table(head, rows, align, width), ...notes.flatMap((note) => wrap(note, width))]
}
