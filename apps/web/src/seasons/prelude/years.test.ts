import { formatMove } from '@athanor/seasons'
import { expect, test } from 'vitest'
import { questions, TABLES } from '../testing/questions.ts'
import { cardsToSort, firstWithRoom, isSorted, movesFor, setSize, sortInto } from './years.ts'

/** The player who begins to sort. */
function sorter() {
  for (const { view } of questions('sort', TABLES[1]!))
    if (view.phase === 'libraries' && view.players[view.viewer]!.handSize === 0) return view.players[view.viewer]!
  throw new Error('nobody sorts')
}

const fresh = cardsToSort(sorter())

test('nine cards go into three years', () => {
  expect(fresh).toHaveLength(9)
  expect(setSize(fresh)).toBe(3)
  expect(firstWithRoom(fresh)).toBe(0)
  expect(isSorted(fresh)).toBe(false)
})

test('a full year takes no fourth card, and a card can be taken back', () => {
  let cards = fresh
  for (const which of [0, 1, 2]) cards = sortInto(cards, which, 0)
  expect(sortInto(cards, 3, 0)).toEqual(cards)
  expect(firstWithRoom(cards)).toBe(1)
  cards = sortInto(cards, 1, undefined)
  expect(cards[1]!.year).toBeUndefined()
  expect(firstWithRoom(cards)).toBe(0)
})

test('six sorted cards are enough: the moves fill the hand first, then Library II', () => {
  let cards = fresh
  for (const which of [6, 7, 8]) cards = sortInto(cards, which, 1)
  for (const which of [0, 1, 2]) cards = sortInto(cards, which, 0)
  expect(isSorted(cards)).toBe(true)
  expect(movesFor(cards).map((move) => formatMove(move).split(' ')[0])).toEqual([
    'hand',
    'hand',
    'hand',
    'library',
    'library',
    'library',
  ])
})

test('a number that names no card changes nothing', () => {
  expect(sortInto(fresh, Number.NaN, 0)).toEqual(fresh)
})
