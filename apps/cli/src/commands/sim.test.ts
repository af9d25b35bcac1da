import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { testFolder } from '../testing/records.ts'

const files = testFolder()

async function sim(args: string): Promise<string> {
  const io = fakeIo()
  expect(await athanor(['sim', 'spellbook', ...args.split(' ')], io)).toBe(0)
  expect(io.errors()).toBe('')
  return io.output()
}

const timings = ['seconds', 'gamesPerSecond', 'decisionsPerSecond', 'msPerGame']

describe('sim --json', () => {
  test('tells everything about the games', async () => {
    const report = JSON.parse(await sim('--games 30 --players 3 --seed s --option lineup=set2 --json'))
    expect(report).toMatchObject({
      game: 'spellbook',
      version: 1,
      players: 3,
      games: 30,
      seed: 's',
      bots: ['random', 'random', 'random'],
      options: { lineup: 'set2', wild: 'three-different-runes' },
      opponentWins: 0,
    })
    for (const figure of timings) expect(report[figure]).toBeGreaterThan(0)
    expect(report.wins).toHaveLength(3)
    expect(report.wins.reduce((sum: number, won: number) => sum + won, 0)).toBeCloseTo(30)
    expect(report.scores).toHaveLength(3)
    for (const { min, q25, median, q75, max, mean } of [...report.scores, report.turns]) {
      expect([min, q25, median, q75, max]).toEqual([min, q25, median, q75, max].sort((a, b) => a - b))
      expect(mean).toBeGreaterThanOrEqual(min)
      expect(mean).toBeLessThanOrEqual(max)
    }
    expect(report.decisions).toBeGreaterThan(30)
  })

  test('is the same for the same seed, but for the timings', async () => {
    const run = async (seed: string) => {
      const report = JSON.parse(await sim(`--games 20 --seed ${seed} --json`))
      for (const figure of timings) delete report[figure]
      return report
    }
    expect(await run('a')).toEqual(await run('a'))
    expect(await run('b')).not.toEqual({ ...(await run('a')), seed: 'b' })
  })

  test('counts the games that the automatic opponent wins', async () => {
    const report = JSON.parse(await sim('--games 20 --players 1 --seed solo --json'))
    expect(report.wins[0] + report.opponentWins + report.draws).toBe(20)
  })
})

test('sim prints a table for people', async () => {
  const out = await sim('--games 5 --seed t')
  expect(out).toContain('random')
  expect(out).toMatch(/5 games in .* s: .* games\/s, .* decisions\/s, .* ms a game/)
  expect(out).toContain('seed: t')
})

test('sim --records keeps every game, and verify accepts each', async () => {
  const folder = join(files, 'games')
  await sim(`--games 3 --seed r --records ${folder}`)
  expect(readdirSync(folder)).toEqual(['0.json', '1.json', '2.json'])
  for (const file of readdirSync(folder)) expect(await athanor(['verify', join(folder, file)], fakeIo())).toBe(0)
})

test.each([
  ['en', 'choose one'],
  ['pl', 'wybierz jedną'],
  ['ru', 'выберите один'],
])('sim refuses two forms of one answer, in %s', async (language, words) => {
  const io = fakeIo()
  expect(await athanor(['sim', 'spellbook', '--games', '1', '--csv', '--json', '--lang', language], io)).toBe(2)
  expect(io.output()).toBe('')
  expect(io.errors()).toContain(words)
  expect(io.errors().split('\n')).toHaveLength(1)
})
