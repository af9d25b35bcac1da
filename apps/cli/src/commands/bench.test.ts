import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { gameNamed } from '../games.ts'
import { fakeIo } from '../testing/fake-io.ts'

const RESULTS = new URL('../../../../bench/results.json', import.meta.url)

test('bench --json prints the figures of every table of a game', async () => {
  const io = fakeIo()
  expect(await athanor(['bench', 'spellbook', '--json', '--no-write', '--seconds', '0.02'], io)).toBe(0)
  const { machine, results } = JSON.parse(io.output())
  expect(machine).toMatchObject({ node: process.versions.node, cpu: expect.any(String) })
  const { rules, measured } = gameNamed('spellbook')
  const tables = measured.flatMap((options) => rules.players.map((players) => ({ game: rules.id, players, options })))
  expect(results).toMatchObject(tables)
  expect(results.filter(({ headline }: { headline: boolean }) => headline)).toMatchObject([
    { players: 2, options: measured[0] },
  ])
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
