import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { GAMES } from '../games.ts'
import { fakeIo } from '../testing/fake-io.ts'

const RESULTS = new URL('../../../../bench/results.json', import.meta.url)

test('bench --json prints the figures of every table', async () => {
  const io = fakeIo()
  expect(await athanor(['bench', '--json', '--no-write', '--seconds', '0.02'], io)).toBe(0)
  const { machine, results } = JSON.parse(io.output())
  expect(machine).toMatchObject({ node: process.versions.node, cpu: expect.any(String) })
  expect(results.map(({ game, players }: { game: string; players: number }) => `${game} ${players}`)).toEqual(
    GAMES.flatMap(({ rules, measured }) =>
      measured.flatMap(() => rules.players.map((players) => `${rules.id} ${players}`)),
    ),
  )
  const headlines = results.filter(({ headline }: { headline: boolean }) => headline)
  expect(headlines).toMatchObject(
    GAMES.map(({ rules, measured }) => ({ game: rules.id, players: 2, options: measured[0] })),
  )
  for (const result of results) {
    const { decisionsPerSecond, gamesPerSecond, cloneMicroseconds, searchIterationsPerSecond, recordBytes } = result
    for (const { median, min, max } of [
      decisionsPerSecond,
      gamesPerSecond,
      cloneMicroseconds,
      searchIterationsPerSecond,
    ]) {
      expect(min).toBeLessThanOrEqual(median)
      expect(median).toBeLessThanOrEqual(max)
      expect(max).toBeGreaterThan(0)
    }
    expect(recordBytes.mean).toBeLessThanOrEqual(recordBytes.max)
  }
})

test('bench prints a table for people, of one game if they like', async () => {
  const kept = readFileSync(RESULTS, 'utf8')
  const io = fakeIo()
  expect(await athanor(['bench', 'temples', '--seconds', '0.02'], io)).toBe(0)
  expect(io.output()).toContain('decisions/s')
  expect(io.output()).toContain('search it/s')
  expect(io.output()).toContain('temples *')
  expect(io.output()).not.toContain('spellbook')
  expect(readFileSync(RESULTS, 'utf8')).toBe(kept)
  expect(io.output()).toContain(`Node ${process.versions.node}, one core`)
})
