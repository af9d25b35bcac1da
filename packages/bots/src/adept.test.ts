import { firstToAct, rngFrom } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { adeptWith } from './adept.ts'
import { chairAt } from './chair.ts'
import { emberLore, emberTable } from './testing/embers.ts'

test('an adept plays the move after which it likes the position best', () => {
  const { rules, state, players } = emberTable('draw')
  for (const seat of [0, 1]) rules.apply(state, seat, rules.legal(state, seat)[0]!)
  // Whoever played the lowest card may draw one: a card in hand is worth something, and staying is worth nothing.
  const seat = firstToAct(rules.toAct(state))
  const chosen = adeptWith(chairAt({ rules, state, players }, seat), emberLore).choose(rngFrom('adept'))
  expect(rules.notation.format(chosen)).toBe('draw')
})

test('of moves that are equally good an adept takes any', () => {
  const table = emberTable('equal')
  const worthless = { ...emberLore, weights: { origin: '', stages: [{ spread: 1, worth: {} }] } }
  const adept = adeptWith(chairAt(table, 0), worthless)
  const rng = rngFrom('equal')
  expect(new Set(Array.from({ length: 60 }, () => adept.choose(rng))).size).toBe(3)
})
