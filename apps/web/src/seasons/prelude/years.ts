import type { Move } from '@athanor/kernel'
import { type CardId, KIND, moveOf, type PlayerView } from '@athanor/seasons'

/** Hand and libraries: the years in which cards come. */
export type Year = 0 | 1 | 2
export const YEARS: readonly Year[] = [0, 1, 2]

/** What I mean to do with a card. The table does not know of it yet. */
export interface Wish {
  readonly card: CardId
  readonly year: Year
}

/** A card to be sorted: the same card may be there twice, so it is known by its place. */
export interface Sorted {
  readonly card: CardId
  readonly year: Year | undefined
  /** The table knows that it lies there. */
  readonly fixed: boolean
}

/** What there is to sort: what the table knows, and for the rest what I wish, as far as there is room. */
export function cardsToSort(me: PlayerView, wishes: readonly Wish[]): Sorted[] {
  const [second = [], loose = []] = me.libraries ?? []
  const told: Sorted[] = [
    ...me.hand.map((card): Sorted => ({ card, year: 0, fixed: true })),
    ...second.map((card): Sorted => ({ card, year: 1, fixed: true })),
  ]
  const cards = [...told, ...loose.map((card): Sorted => ({ card, year: undefined, fixed: false }))]
  return told.reduce(withoutWishFor, wishes).reduce((sorted, { card, year }) => {
    const which = sorted.findIndex((one) => one.card === card && !one.fixed && one.year === undefined)
    return sortInto(sorted, which, year)
  }, cards)
}

function withoutWishFor(wishes: readonly Wish[], { card, year }: Sorted): readonly Wish[] {
  const fulfilled = wishes.findIndex((wish) => wish.card === card && wish.year === year)
  return wishes.filter((_, i) => i !== fulfilled)
}

/** The wishes that make it so. Those that the table knows of are among them: a step back does not undo a wish. */
export const wishesIn = (cards: readonly Sorted[]): Wish[] =>
  cards.flatMap(({ card, year }) => (year === undefined ? [] : [{ card, year }]))

const inYear = (cards: readonly Sorted[], year: Year): number => cards.filter((one) => one.year === year).length

/** How many cards a year takes. */
export const setSize = (cards: readonly Sorted[]): number => cards.length / YEARS.length

export const hasRoom = (cards: readonly Sorted[], year: Year): boolean => inYear(cards, year) < setSize(cards)

/** The first year that has room. */
export const firstWithRoom = (cards: readonly Sorted[]): Year | undefined => YEARS.find((year) => hasRoom(cards, year))

/** Puts a card into a year, or back; a full year does not take it. */
export function sortInto(cards: readonly Sorted[], which: number, year: Year | undefined): Sorted[] {
  const card = cards[which]
  const full = year !== undefined && !hasRoom(cards, year)
  if (!card || card.fixed || card.year === year || full) return [...cards]
  return cards.map((one, i) => (i === which ? { ...one, year } : one))
}

/** Whether nothing is left to choose: what has no year goes to the last one. */
export const isSorted = (cards: readonly Sorted[]): boolean =>
  inYear(cards, 0) === setSize(cards) && inYear(cards, 1) === setSize(cards)

/** How many cards the table knows the year of. */
export const toldIn = (cards: readonly Sorted[]): number => cards.filter(({ fixed }) => fixed).length

/** What to tell the table next: the hand comes first, then Library II; Library III is what is left. */
export function nextMove(cards: readonly Sorted[]): Move | undefined {
  const untold = (year: Year) => cards.find((one) => one.year === year && !one.fixed)
  const [hand, second] = [untold(0), untold(1)]
  if (hand) return moveOf(KIND.hand, hand.card)
  return second && moveOf(KIND.library, second.card)
}
