import { Match } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { expect, test } from 'vitest'
import { ownSeat } from './source.ts'

const record = new Match(spellbook, { players: 3, seed: 'own seat' }).record()

test('one looks back from where one sat, and at the games of others from the first seat', () => {
  expect(ownSeat({ record, bots: ['adept', null, 'adept'] }, undefined)).toBe(1)
  expect(ownSeat({ record, bots: ['adept', 'adept', 'adept'] }, undefined)).toBe(0)
  expect(ownSeat({ record }, null)).toBe(0)
})
