import { expect, test } from 'vitest'
import { fields } from './move.ts'

test('fields lie side by side and come back', () => {
  const [kind, card, count] = fields(3, 6, 4)
  const move = kind.put(5) | card.put(63) | count.put(9)
  expect([kind.get(move), card.get(move), count.get(move)]).toEqual([5, 63, 9])
  expect(kind.put(5)).toBe(5)
  expect(card.put(1)).toBe(8)
})

test('a move has no more than 31 bits', () => {
  expect(() => fields(16, 16)).toThrow(RangeError)
})
