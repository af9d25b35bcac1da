import { type Rules, rngFrom } from '@athanor/kernel'
import { conform } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { ENCHANTMENTS } from './enchantments/index.ts'
import type { SeasonsEvent } from './event.ts'
import { seasons } from './rules.ts'
import { LEVELS, type State } from './state.ts'
import { richSeats } from './testing/rich.ts'
import { kingdom } from './testing/scenario.ts'
import type { SeasonsView } from './view.ts'

const levels = LEVELS.map((level) => ({ level }))
/** Every enchantment, at a level and a table size that can have it. */
const modules = ENCHANTMENTS.map((enchantment) => ({ level: 'archmage', enchantment, abilities: 'yes' }))

test('random games of all sizes and levels pass the conformance suite', () => {
  const report = conform(seasons, { games: 36, seed: 'ci', options: levels, every: 3 })
  expect(report.failures).toEqual([])
})

test('so do games with the cards of Enchanted Kingdom', () => {
  const options = levels.map((table) => ({ ...table, kingdom: 'yes' }))
  const report = conform(seasons, { games: 36, seed: 'ci', options, every: 3 })
  expect(report.failures).toEqual([])
})

/** Games that begin in the last season with full hands and tableaux, where the cards meet. */
const rich: Rules<State, SeasonsView, SeasonsEvent> = {
  ...seasons,
  setup: (_options, players, seed) => {
    const rng = rngFrom(seed)
    const play = ['4:AAAWWWFFFEEE', '4:AAAWWWFFFEEE']
    return kingdom({ players, seed, year: 3, space: 10, seats: richSeats(rng, players, play) }).state
  },
}

test('so do games in which the cards of Enchanted Kingdom meet (repeat with this seed and the game of the command)', () => {
  const report = conform(rich, { games: 60, seed: 'ci rich', every: 2 })
  expect(report.failures).toEqual([])
})

test('so do games with ability tokens and each of the enchantments', () => {
  const report = conform(seasons, { games: 3 * modules.length, seed: 'modules', options: modules, every: 7 })
  expect(report.failures).toEqual([])
})

test('so do games with everything', () => {
  const everything = modules.map((table) => ({ ...table, kingdom: 'yes' }))
  const report = conform(seasons, { games: everything.length, seed: 'everything', options: everything, every: 7 })
  expect(report.failures).toEqual([])
})
