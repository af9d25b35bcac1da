import { next32, rngFrom } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { Luck } from './luck.ts'

test('a line meets the same chance behind every move, and another line another', () => {
  const luck = new Luck(rngFrom('luck'))
  const behindOne = [0, 1, 2].map((line) => next32(luck.of(line)))
  const behindOther = [0, 1, 2].map((line) => next32(luck.of(line)))
  expect(behindOther).toEqual(behindOne)
  expect(new Set(behindOne).size).toBe(3)
})
