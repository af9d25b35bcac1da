import { expect, test } from 'vitest'
import { eloOf, ratingOf } from './rating.ts'

const results = (won: number, games: number): number[] => Array.from({ length: games }, (_, i) => (i < won ? 1 : 0))

test('the interval of a share is the one that Wilson found', () => {
  const { share, low, high } = ratingOf(results(80, 100))
  expect(share).toBe(0.8)
  expect(low).toBeCloseTo(0.7112, 3)
  expect(high).toBeCloseTo(0.8666, 3)
})

test('who wins everything may still lose one day', () => {
  const { share, low, high } = ratingOf(results(100, 100))
  expect(share).toBe(1)
  expect(low).toBeCloseTo(0.963, 3)
  expect(high).toBe(1)
})

test('the ends of an interval are exact where everything or nothing was won', () => {
  for (let games = 1; games < 200; games++) {
    expect(ratingOf(results(games, games)).high).toBe(1)
    expect(ratingOf(results(0, games)).low).toBe(0)
  }
})

test('an Elo difference of 0 is an equal share of the games, at any table', () => {
  expect(eloOf(0.5, 2)).toBeCloseTo(0)
  expect(eloOf(0.25, 4)).toBeCloseTo(0)
  expect(eloOf(10 / 11, 2)).toBeCloseTo(400)
  expect(eloOf(1, 2)).toBe(Number.POSITIVE_INFINITY)
  expect(eloOf(0, 2)).toBe(Number.NEGATIVE_INFINITY)
})
