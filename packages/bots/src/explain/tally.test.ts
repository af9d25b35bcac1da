import { expect, test } from 'vitest'
import { tallyOf } from './tally.ts'

const tally = (...differences: readonly number[]) => {
  const groups = differences.map((_, i) => `g${i}`)
  const { gains, losses, sum } = tallyOf('game', groups, differences)
  return [gains.length, losses.length, sum]
}

test('two gains and two losses are told, the greatest', () => {
  expect(tally(3, 1, 2, -1, -0.5, -2, 0.1)).toEqual([2, 2, 2])
})

test('more of them, if those would come to the opposite of the whole', () => {
  expect(tally(3.1, 2.2, -5, -1.5, 1.9, 0.3)).toEqual([3, 2, expect.closeTo(0.7)])
  expect(tally(5, 1, -2, -2, -2, -1.5)).toEqual([2, 4, expect.closeTo(-1.5)])
})

test('the sum is that of what is told', () => {
  expect(tally(2, -2.5, 0.2, 0.2, 0.2, 0.2)).toEqual([1, 1, -0.5])
})
