import { begin, type Move } from '@athanor/kernel'
import { formatMove, KIND, moveOf, type PlayerView, seasons } from '@athanor/seasons'
import { expect, test } from 'vitest'
import {
  cardsToSort,
  firstWithRoom,
  isSorted,
  nextMove,
  type Sorted,
  setSize,
  sortInto,
  toldIn,
  wishesIn,
  type Year,
} from './years.ts'

/** A table at which the first of two players sorts. */
function sorting() {
  const state = begin(seasons, 2, { level: 'apprentice' }, 'sort')
  const me = (): PlayerView => seasons.view(state, 0).players[0]!
  const tell = (move: Move): void => seasons.apply(state, 0, move)
  return { me, tell }
}

/** Puts several cards into a year. */
const putAll = (cards: readonly Sorted[], which: readonly number[], year: Year): readonly Sorted[] =>
  which.reduce((sorted, one) => sortInto(sorted, one, year), cards)

const fresh = cardsToSort(sorting().me(), [])
const cardsOf = (cards: readonly Sorted[], year: Year | undefined) =>
  cards.filter((one) => one.year === year).map(({ card }) => card)

test('nine cards go into three years', () => {
  expect(fresh).toHaveLength(9)
  expect(setSize(fresh)).toBe(3)
  expect(firstWithRoom(fresh)).toBe(0)
  expect(isSorted(fresh)).toBe(false)
})

test('a full year takes no fourth card, and a card can be taken back', () => {
  let cards = putAll(fresh, [0, 1, 2], 0)
  expect(sortInto(cards, 3, 0)).toEqual(cards)
  expect(firstWithRoom(cards)).toBe(1)
  cards = sortInto(cards, 1, undefined)
  expect(cards[1]!.year).toBeUndefined()
  expect(firstWithRoom(cards)).toBe(0)
})

test('a number that names no card changes nothing', () => {
  expect(sortInto(fresh, Number.NaN, 0)).toEqual(fresh)
})

test('six sorted cards are enough: the hand is told first, then Library II, and then the player is ready', () => {
  const { me, tell } = sorting()
  const wishes = wishesIn(putAll(putAll(fresh, [6, 7, 8], 1), [0, 1, 2], 0))
  const told: string[] = []
  for (;;) {
    const cards = cardsToSort(me(), wishes)
    expect(isSorted(cards)).toBe(true)
    const move = nextMove(cards)
    if (move === undefined) break
    told.push(formatMove(move).split(' ')[0]!)
    tell(move)
  }
  expect(told).toEqual(['hand', 'hand', 'hand', 'library', 'library', 'library'])
  expect(me().ready).toBe(true)
  expect(me().hand).toEqual([0, 1, 2].map((i) => fresh[i]!.card))
})

test('what was told in another way overrules a wish, and the other wishes stay', () => {
  const { me, tell } = sorting()
  const wishes = wishesIn(putAll(putAll(fresh, [0, 1, 2], 0), [3], 1))
  tell(moveOf(KIND.hand, fresh[3]!.card))
  const cards = cardsToSort(me(), wishes)
  expect(toldIn(cards)).toBe(1)
  // The hand has room for two of the three that were meant for it.
  expect(cardsOf(cards, 0)).toEqual([3, 0, 1].map((i) => fresh[i]!.card))
  expect(cardsOf(cards, 1)).toEqual([])
  expect(cards).toHaveLength(9)
})

test('a card that was taken back from the table is where it was wished to be', () => {
  const { me, tell } = sorting()
  const before = cardsToSort(me(), wishesIn(putAll(fresh, [0, 1], 0)))
  tell(nextMove(before)!)
  const after = cardsToSort(me(), wishesIn(before))
  expect(toldIn(after)).toBe(1)
  expect(cardsToSort(sorting().me(), wishesIn(after))).toEqual(before)
})

test('of a card that is there twice, the told one leaves the wish of the other alone', () => {
  const { me } = sorting()
  const twin = { ...me(), hand: [7], libraries: [[], [7, 8]] as const }
  const years = (wishes: Parameters<typeof cardsToSort>[1]) => cardsToSort(twin, wishes).map(({ year }) => year)
  expect(years([{ card: 7, year: 0 }])).toEqual([0, undefined, undefined])
  expect(years([{ card: 7, year: 2 }])).toEqual([0, 2, undefined])
  expect(years(wishesIn(cardsToSort(twin, [{ card: 7, year: 2 }])))).toEqual([0, 2, undefined])
})
