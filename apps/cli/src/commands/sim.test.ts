import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
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

describe('sim writes numbers', () => {
  const after = async (milliseconds: number, language: string, more = '') => {
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(milliseconds)
    const out = await sim(`--games 5 --seed t --lang ${language}${more}`)
    clock.mockRestore()
    return out
  }

  test.each([
    ['en', 722, '5 games in 0.722 s: 6.9 games/s, 576 decisions/s, 144.4 ms a game', ' 20.0 │'],
    ['en', 5000, '5 games in 5 s: 1 game/s, 83 decisions/s, 1000 ms a game', ' 20.0 │'],
    ['pl', 722, '5 gier w 0,722 s: 6,9 gry/s, 576 decyzji/s, 144,4 ms na grę', ' 20,0 │'],
    ['pl', 2500, '5 gier w 2,5 s: 2 gry/s, 166 decyzji/s, 500 ms na grę', ' 20,0 │'],
    ['pl', 500, '5 gier w 0,5 s: 10 gier/s, 832 decyzje/s, 100 ms na grę', ' 20,0 │'],
    ['ru', 722, '5 игр за 0,722 с: 6,9 игры/с, 576 решений/с, 144,4 мс на игру', ' 20,0 │'],
    ['ru', 500, '5 игр за 0,5 с: 10 игр/с, 832 решения/с, 100 мс на игру', ' 20,0 │'],
  ])('as they are written in %s, after %i ms', async (language, milliseconds, speed, share) => {
    const out = await after(milliseconds, language)
    expect(out).toContain(speed)
    expect(out).toContain(share)
  })

  test('with a point for other programs, whatever the language', async () => {
    expect(JSON.parse(await after(722, 'pl', ' --json'))).toMatchObject({ seconds: 0.722, gamesPerSecond: 6.9 })
    expect(await after(722, 'ru', ' --csv --bots random')).toMatch(/^B1,[^,]+,,,3,1\.333,3,0\.667,4$/m)
  })
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
