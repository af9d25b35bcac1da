import { expect, test } from 'vitest'
import { rank } from './standings.ts'

const result = (seat: number, score: number, ...ties: number[]) => ({
  seat,
  breakdown: [{ for: { key: 'x' }, points: score }],
  tieBreaks: ties.map((points) => ({ for: { key: 'y' }, points })),
})
const places = (...results: ReturnType<typeof result>[]) => rank(results).map(({ place, won }) => [place, won])

test('the highest score wins', () => {
  expect(places(result(0, 3), result(1, 5), result(2, 4))).toEqual([
    [3, false],
    [1, true],
    [2, false],
  ])
})

test('ties are broken one criterion after the other', () => {
  expect(places(result(0, 5, 2, 9), result(1, 5, 3, 0), result(2, 5, 2, 8))).toEqual([
    [2, false],
    [1, true],
    [3, false],
  ])
})

test('who is equal in everything shares a place, and the next place is left out', () => {
  expect(places(result(0, 5, 1), result(1, 5, 1), result(2, 2, 7))).toEqual([
    [1, true],
    [1, true],
    [3, false],
  ])
})
