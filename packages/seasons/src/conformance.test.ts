import { conform } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { ENCHANTMENTS } from './enchantments/index.ts'
import { seasons } from './rules.ts'
import { LEVELS } from './state.ts'

const options = LEVELS.map((level) => ({ level }))
/** Every enchantment, at a level and a table size that can have it. */
const modules = ENCHANTMENTS.map((enchantment) => ({ level: 'archmage', enchantment, abilities: 'yes' }))

test('random games of all sizes and levels pass the conformance suite', () => {
  const report = conform(seasons, { games: 36, seed: 'ci', options, every: 3 })
  expect(report.failures).toEqual([])
})

test('random games with ability tokens and each of the enchantments pass the conformance suite', () => {
  const report = conform(seasons, { games: 3 * modules.length, seed: 'modules', options: modules, every: 7 })
  expect(report.failures).toEqual([])
})
