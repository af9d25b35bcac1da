import { SPECTATOR } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { lookIn, searchOf } from './look.ts'

test.each([
  ['', { at: 0 }],
  ['?at=12', { at: 12 }],
  ['?at=12&seat=1', { at: 12, viewer: 1 }],
  ['?at=3&seat=-1', { at: 3, viewer: SPECTATOR }],
  ['?at=99', { at: 40 }],
  ['?at=-4&seat=2', { at: 0 }],
  ['?at=1.5&seat=me', { at: 0 }],
])('the address %j asks for what the game has', (search, look) => {
  expect(lookIn(search, 40, 2)).toEqual(look)
})

test('an address leads back to where it was taken', () => {
  for (const look of [{ at: 7 }, { at: 7, viewer: 0 }, { at: 0, viewer: SPECTATOR }])
    expect(lookIn(searchOf(look), 40, 2)).toEqual(look)
})
