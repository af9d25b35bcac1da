import { expect, test } from 'vitest'
import { binsOf, ticksOf } from './scale.ts'

test('scores fall into ranges of a round size, empty ones are kept', () => {
  const bins = binsOf([
    [-3, 1],
    [12, 2],
    [19, 1],
    [45, 3],
  ])
  expect(bins.map(({ from, to, times }) => [from, to, times])).toEqual([
    [-5, -1, 1],
    [0, 4, 0],
    [5, 9, 0],
    [10, 14, 2],
    [15, 19, 1],
    [20, 24, 0],
    [25, 29, 0],
    [30, 34, 0],
    [35, 39, 0],
    [40, 44, 0],
    [45, 49, 3],
  ])
})

test.each([[[7]], [[0, 11]], [[-47, 211]], [[99, 101, 1099]], [[-5, 6, 55]]])(
  'the ranges of %j hold everything',
  (scores) => {
    const bins = binsOf(scores.map((score) => [score, 1]))
    expect(bins.length).toBeLessThanOrEqual(15)
    expect(bins.reduce((sum, { times }) => sum + times, 0)).toBe(scores.length)
  },
)

test('no scores, no ranges', () => {
  expect(binsOf([])).toEqual([])
})

test('an axis begins below the lowest value and ends above the highest, in round steps', () => {
  expect(ticksOf([63, 142])).toEqual([60, 80, 100, 120, 140, 160])
  expect(ticksOf([50])).toEqual([45, 50, 55])
  expect(ticksOf([18, 21])).toEqual([10, 15, 20, 25])
  expect(ticksOf([-12, 31])).toEqual([-20, 0, 20, 40])
})
