import { describe, expect, test } from 'vitest'
import { eloOf, ratingOf } from './rating.ts'

/** Rounds of games, each of which was won so often. */
const rounds = (n: number, ...won: readonly number[]): number[][] => Array.from({ length: n }, () => [...won])

/** Rounds of two as they come if no game has to do with another. */
const independent = (n: number): number[][] => [
  ...rounds(n, 1, 1),
  ...rounds(n, 1, 0),
  ...rounds(n, 0, 1),
  ...rounds(n, 0, 0),
]

const widthOf = ({ low, high }: { readonly low: number; readonly high: number }): number => high - low

describe('the interval of a share', () => {
  test('is the one that Wilson found, of one round and where everything was won', () => {
    const one = ratingOf([[...new Array(80).fill(1), ...new Array(20).fill(0)]])
    expect(one.share).toBe(0.8)
    expect(one.low).toBeCloseTo(0.7112, 3)
    expect(one.high).toBeCloseTo(0.8666, 3)
    const { share, low, high } = ratingOf(rounds(50, 1, 1))
    expect(share).toBe(1)
    expect(low).toBeCloseTo(0.963, 3)
    expect(high).toBe(1)
  })

  test('is nearly that one if the games of a round have nothing to do with each other', () => {
    const { low, high } = ratingOf(independent(25))
    expect(low).toBeCloseTo(0.431, 2)
    expect(high).toBeCloseTo(0.569, 2)
  })

  test('is narrower if rounds are shared, and wider if they are won or lost as a whole', () => {
    const shared = widthOf(ratingOf([...rounds(45, 1, 0), ...rounds(3, 1, 1), ...rounds(2, 0, 0)]))
    const whole = widthOf(ratingOf([...rounds(24, 1, 1), ...rounds(2, 1, 0), ...rounds(24, 0, 0)]))
    const usual = widthOf(ratingOf(independent(13)))
    expect(shared).toBeLessThan(0.6 * usual)
    expect(whole).toBeGreaterThan(1.3 * usual)
  })

  test('does not pretend to be sure after a few rounds that came out alike', () => {
    const few = ratingOf(rounds(5, 1, 0))
    expect(few.share).toBe(0.5)
    expect(few.low).toBeCloseTo(0.299, 3)
    expect(few.high).toBeCloseTo(0.701, 3)
    const many = ratingOf(rounds(200, 1, 0))
    expect(many.low).toBeCloseTo(0.493, 3)
    expect(many.high).toBeCloseTo(0.507, 3)
  })

  test('stays between nothing and everything, at any table', () => {
    for (const some of [rounds(1, 0, 0), [[1, 0]], [[1, 0.5], rounds(1, 0, 0, 0, 1)[0]!], rounds(3, 0, 1, 1, 1)]) {
      const { low, share, high } = ratingOf(some)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(share).toBeGreaterThanOrEqual(low)
      expect(high).toBeGreaterThanOrEqual(share)
      expect(high).toBeLessThanOrEqual(1)
    }
  })

  test('has exact ends where everything or nothing was won', () => {
    for (let n = 1; n < 100; n++) {
      expect(ratingOf(rounds(n, 1, 1)).high).toBe(1)
      expect(ratingOf(rounds(n, 0, 0)).low).toBe(0)
    }
  })
})

test('an Elo difference of 0 is an equal share of the games, at any table', () => {
  expect(eloOf(0.5, 2)).toBeCloseTo(0)
  expect(eloOf(0.25, 4)).toBeCloseTo(0)
  expect(eloOf(10 / 11, 2)).toBeCloseTo(400)
  expect(eloOf(1, 2)).toBe(Number.POSITIVE_INFINITY)
  expect(eloOf(0, 2)).toBe(Number.NEGATIVE_INFINITY)
})
