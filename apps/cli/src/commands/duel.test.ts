import { describe, expect, test, vi } from 'vitest'
import { athanor } from '../athanor.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { shareOut } from '../workers.ts'

vi.mock('node:os', async (original) => ({ ...(await original<object>()), availableParallelism: () => 4 }))
vi.mock('../workers.ts', async (original) => {
  const real = await original<typeof import('../workers.ts')>()
  return { ...real, shareOut: vi.fn(real.shareOut) }
})

async function duel(line: string) {
  const io = fakeIo()
  const code = await athanor(['duel', ...line.split(' ')], io)
  return { code, out: io.output(), err: io.errors() }
}

describe('duel', () => {
  test('tells who wins how often, with an interval and an Elo difference', async () => {
    const { out } = await duel('spellbook random random --games 10 --seed d --jobs 1 --json')
    const report = JSON.parse(out)
    expect(report).toMatchObject({ game: 'spellbook', challenger: 'random', defender: 'random', games: 10, seed: 'd' })
    expect(report.interval[0]).toBeLessThan(report.wins)
    expect(report.interval[1]).toBeGreaterThan(report.wins)
    expect(Math.sign(report.elo)).toBe(Math.sign(report.wins - 0.5))
  })

  test('tells who wins everything from who wins nothing', async () => {
    const games = '--games 6 --seed edge --jobs 1'
    expect((await duel(`spellbook adept random ${games}`)).out).toMatch(/ 100.0 % of 6 games\n.*; Elo ∞ \(\d+ to ∞\)/)
    expect((await duel(`spellbook random adept ${games}`)).out).toMatch(/ 0.0 % of 6 games\n.*; Elo -∞ \(-∞ to -\d+\)/)
    const best = JSON.parse((await duel(`spellbook adept random ${games} --json`)).out)
    expect(best).toMatchObject({ wins: 1, elo: 'Infinity', eloInterval: [expect.any(Number), 'Infinity'] })
    expect(best.msPerDecision.challenger).toBeGreaterThan(0)
    const worst = JSON.parse((await duel(`spellbook random adept ${games} --json`)).out)
    expect(worst).toMatchObject({ wins: 0, elo: '-Infinity', eloInterval: ['-Infinity', expect.any(Number)] })
  })

  test('is the same for the same seed, however many do the work', async () => {
    const wins = async (jobs: number) =>
      JSON.parse((await duel(`temples random random --games 12 --seed same --jobs ${jobs} --json`)).out).wins
    expect(await wins(2)).toBe(await wins(1))
  })

  test('of one bot against itself with the same chance gives each seed to both', async () => {
    // The seats swap, the seed stays, and a bot's chance belongs to its seat: the games of a pair are the same game.
    const { out } = await duel('seasons random random --games 20 --seed pair --jobs 1 --json')
    const { wins, interval } = JSON.parse(out)
    expect(wins).toBe(0.5)
    // Ten rounds that are all shared tell more than 20 games of which any 10 were won (30 to 70 %), but not all.
    expect(interval[0]).toBeCloseTo(0.382, 3)
    expect(interval[1]).toBeCloseTo(0.618, 3)
  })

  test.each([
    ['spellbook master:2it random --games 8', 4],
    ['spellbook random master:2it --games 4', 2],
    ['spellbook master:2it random --games 2', 1],
    ['temples random random --games 8', 1],
    ['temples random random --games 20', 3],
  ])('of %s occupies as many of 4 cores as are worth it: %i', async (line, jobs) => {
    const { shareOut: work } = await vi.importActual<typeof import('../workers.ts')>('../workers.ts')
    vi.mocked(shareOut).mockImplementationOnce((kind, shares, team) => work(kind, shares, { ...team, jobs: 1 }))
    expect(await duel(`${line} --seed cores`)).toMatchObject({ code: 0 })
    expect(vi.mocked(shareOut).mock.lastCall![2].jobs).toBe(jobs)
  })

  test('lets one bot play against three others from every seat', async () => {
    const { out } = await duel('spellbook random random --players 4 --games 5 --seed four --jobs 1')
    expect(out).toContain('random against 3 × random, spellbook: 25.0 % of 8 games')
  })

  test('refuses what makes no duel', async () => {
    expect(await duel('spellbook random random --players 1')).toMatchObject({ code: 2 })
    const { code, err } = await duel('spellbook random nobody')
    expect(code).toBe(2)
    expect(err).toContain('there is no bot "nobody"')
  })
})
