import { expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { measure } from './measurement.ts'

const TABLES = GAMES.flatMap(({ rules, measured }) => measured.map((options) => ({ game: rules.id, options })))

test.each(TABLES)('a table of $game with $options is measured', ({ game, options }) => {
  const { recordBytes, decisionsPerGame, ...spreads } = measure({ game, options, players: 2, seconds: 0.02 })
  for (const { median, min, max } of Object.values(spreads)) {
    expect(min).toBeLessThanOrEqual(median)
    expect(median).toBeLessThanOrEqual(max)
    expect(max).toBeGreaterThan(0)
  }
  expect(Object.keys(spreads)).toContain('searchIterationsPerSecond')
  expect(decisionsPerGame).toBeGreaterThan(0)
  expect(recordBytes.mean).toBeLessThanOrEqual(recordBytes.max)
})
