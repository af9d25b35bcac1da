import type { PlayedView, PlayerView, SeasonsView } from '@athanor/seasons'
import { expect, test } from 'vitest'
import { questions, TABLES } from '../testing/questions.ts'
import { paymentOf } from './payment.ts'

const STAFF_OF_SPRING = 6
const FIGRIM = 11
const HAND_OF_FORTUNE = 20
const ELEMENTAL_AMULET = 31
const LEECH = 33
const RAVEN = 68

const none = { air: 0, water: 0, fire: 0, earth: 0 }
const played = (card: number, copies: number | null = null): PlayedView => ({
  card,
  copies,
  turned: false,
  tokens: none,
  copiedBy: [],
})

/** A table of two at which I have 4 earth, a fire and 9 crystals. */
function table(mine: readonly PlayedView[], theirs: readonly PlayedView[]): [PlayerView, SeasonsView] {
  const [first] = questions('payment', TABLES[0]!)
  const { view } = first!
  const players = view.players.map((player) => ({ ...player, play: theirs }))
  const me = { ...players[0]!, play: mine, crystals: 9, reserve: { ...none, earth: 4, fire: 1 } }
  return [me, { ...view, players: [me, ...players.slice(1)] }]
}

test('the tokens of the cost leave, the others stay', () => {
  const [me, view] = table([], [])
  expect(paymentOf(STAFF_OF_SPRING, me, view)).toEqual({ energy: { ...none, earth: 3 }, crystals: 9 })
})

test('a cost in crystals depends on the number of players', () => {
  const [me, view] = table([], [])
  expect(paymentOf(FIGRIM, me, view)).toEqual({ energy: none, crystals: 6 })
})

test('CARD-033.6: every Leech of others takes a crystal', () => {
  const [me, view] = table([played(LEECH)], [played(LEECH), played(LEECH)])
  expect(paymentOf(STAFF_OF_SPRING, me, view)?.crystals).toBe(7)
})

test('nothing is announced where the player still chooses what to pay', () => {
  for (const hand of [played(HAND_OF_FORTUNE), played(RAVEN, HAND_OF_FORTUNE)])
    expect(paymentOf(STAFF_OF_SPRING, ...table([hand], []))).toBeUndefined()
  expect(paymentOf(ELEMENTAL_AMULET, ...table([], []))).toBeUndefined()
})
