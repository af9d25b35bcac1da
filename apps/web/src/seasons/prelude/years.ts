import type { Move } from '@athanor/kernel'
import { type CardId, KIND, moveOf, type PlayerView } from '@athanor/seasons'

/** Hand and libraries: the years in which cards come. 3 is where a card lies that has no year yet. */
export type Year = 0 | 1 | 2
export const YEARS: readonly Year[] = [0, 1, 2]

/** A card to be sorted: the same card may be there twice, so it is known by its place. */
export interface Sorted {
  readonly card: CardId
  readonly year: Year | undefined
  /** It lies there already, and stays. */
  readonly fixed: boolean
}

/** What there is to sort. */
export function cardsToSort(me: PlayerView): Sorted[] {
  const [second = [], loose = []] = me.libraries ?? []
  return [
    ...me.hand.map((card): Sorted => ({ card, year: 0, fixed: true })),
    ...second.map((card): Sorted => ({ card, year: 1, fixed: true })),
    ...loose.map((card): Sorted => ({ card, year: undefined, fixed: false })),
  ]
}

const inYear = (cards: readonly Sorted[], year: Year): number => cards.filter((one) => one.year === year).length

/** How many cards a year takes. */
export const setSize = (cards: readonly Sorted[]): number => cards.length / YEARS.length

/** The first year that has room. */
export const firstWithRoom = (cards: readonly Sorted[]): Year | undefined =>
  YEARS.find((year) => inYear(cards, year) < setSize(cards))

/** Puts a card into a year, or back; a full year does not take it. */
export function sortInto(cards: readonly Sorted[], which: number, year: Year | undefined): Sorted[] {
  const card = cards[which]
  const full = year !== undefined && inYear(cards, year) >= setSize(cards)
  if (!card || card.fixed || card.year === year || full) return [...cards]
  return cards.map((one, i) => (i === which ? { ...one, year } : one))
}

/** Whether nothing is left to choose: what has no year goes to the last one. */
export const isSorted = (cards: readonly Sorted[]): boolean =>
  inYear(cards, 0) === setSize(cards) && inYear(cards, 1) === setSize(cards)

/** The moves that make it so: the hand first, then Library II. */
export const movesFor = (cards: readonly Sorted[]): Move[] =>
  ([0, 1] as const).flatMap((year) =>
    cards
      .filter((one) => one.year === year && !one.fixed)
      .map(({ card }) => moveOf(year === 0 ? KIND.hand : KIND.library, card)),
  )
