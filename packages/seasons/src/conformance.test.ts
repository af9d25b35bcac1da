import { conform } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { seasons } from './rules.ts'
import { LEVELS } from './state.ts'

const options = LEVELS.map((level) => ({ level }))

test('random games of all sizes and levels pass the conformance suite', () => {
  const report = conform(seasons, { games: 18, seed: 'ci', options })
  expect(report.failures).toEqual([])
}, 120_000)
