import { expect, test } from 'vitest'
import { addPick, bits, type Picks, pickCount, picked, pickMask, removeAt } from './list.ts'

test('an item is taken out and the rest closes up', () => {
  const list = [4, 5, 6]
  expect(removeAt(list, 1)).toBe(5)
  expect(list).toEqual([4, 6])
})

test('picks remember their order', () => {
  const picks = [30, 0, 7, 12, 3, 29].reduce<Picks>(addPick, 0)
  expect(picked(picks)).toEqual([30, 0, 7, 12, 3, 29])
  expect(pickCount(picks)).toBe(6)
  expect(pickMask(addPick(addPick(0, 2), 0))).toBe(0b101)
  expect([pickCount(0), picked(0), pickMask(0)]).toEqual([0, [], 0])
})

test('bits are counted', () => {
  expect([0, 1, 0b1011, -1].map(bits)).toEqual([0, 1, 3, 32])
})
