import { next32, rngFrom } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { Luck } from './luck.ts'
import { Edge } from './tree.ts'

test('the lines behind two moves meet the same chance one after another, however they alternate', () => {
  const luck = new Luck(rngFrom('luck'))
  const [one, other] = [new Edge(1, 0.5), new Edge(2, 0.5)]
  const behindOne = [luck.of(one), luck.of(one), luck.of(one)].map(next32)
  const behindOther = [luck.of(other), luck.of(other), luck.of(other)].map(next32)
  expect(behindOther).toEqual(behindOne)
  expect(new Set(behindOne).size).toBe(3)
})
