import { firstToAct, rngFrom } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { adeptWith } from './adept.ts'
import { chairAt } from './chair.ts'
import { playOut } from './contest.ts'
import { random } from './random.ts'
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

test('an adept beats random play', () => {
  let won = 0
  for (let game = 0; game < 200; game++) {
    const { rules, state } = emberTable(`game ${game}`)
    playOut({ rules, state, bots: [{ sit: (chair) => adeptWith(chair, emberLore) }, random], seed: `game ${game}` })
    if (rules.standings(state)![0]!.won) won++
  }
  expect(won).toBeGreaterThan(110)
})
