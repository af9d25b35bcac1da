import type { Options } from '@athanor/kernel'
import { conform } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { temples } from './rules.ts'

// A few games of each sort here; many thousands are played with `athanor conform temples`.
const tables: [number, Options][] = [
  [2, {}],
  [2, { mode: 'advanced', gridSides: 'A' }],
  [2, { mode: 'advanced', gridSides: 'B' }],
  [3, {}],
  [3, { mode: 'advanced', gridSides: 'list', sides: 'BABA' }],
  [4, {}],
  [4, { mode: 'advanced' }],
  [2, { spellPayment: 'colourless' }],
  [3, { mode: 'advanced', spellPayment: 'colourless' }],
  [4, { mode: 'advanced', spellPayment: 'colourless' }],
]

for (const [players, options] of tables) {
  test(`a random game of ${players} passes the conformance suite: ${JSON.stringify(options)}`, () => {
    const report = conform(temples, { games: 1, seed: 'ci', players: [players], options: [options], every: 4 })
    expect(report.failures).toEqual([])
  })
}
