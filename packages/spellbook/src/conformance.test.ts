import { conform } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { spellbook } from './rules.ts'

const LINEUPS = ['set1', 'set2', 'set3', 'random'] as const
const WILD = ['three-different-runes', 'same-rune'] as const
const tables = LINEUPS.flatMap((lineup) => WILD.map((wild) => ({ lineup, wild })))
const custom = { lineup: 'custom', spells: 'eruption divination growth feast clone swiftness communion' }

test('random games of all sizes, line-ups and options pass the conformance suite', () => {
  const report = conform(spellbook, { games: 64, seed: 'ci', options: [...tables, custom] })
  expect(report.failures).toEqual([])
})

test('solo games with every handicap pass the conformance suite', () => {
  const handicaps = [0, 1, 2, 3].map((handicap) => ({ lineup: 'random', handicap }))
  const report = conform(spellbook, { games: 12, seed: 'ci solo', players: [1], options: handicaps })
  expect(report.failures).toEqual([])
})
