import { conform } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { temples } from './rules.ts'

const tables = [
  { mode: 'basic' },
  { mode: 'advanced' },
  { mode: 'advanced', gridSides: 'A', spellPayment: 'colourless' },
  { mode: 'advanced', gridSides: 'B' },
  { mode: 'basic', spellPayment: 'colourless' },
  { mode: 'advanced', gridSides: 'list', sides: 'BABA' },
]

test('random games of all sizes, modes and options pass the conformance suite', () => {
  const report = conform(temples, { games: 12, seed: 'ci', options: tables })
  expect(report.failures).toEqual([])
})
