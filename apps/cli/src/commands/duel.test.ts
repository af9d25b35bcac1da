import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { fakeIo } from '../testing/fake-io.ts'

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
    expect(report.msPerDecision.challenger).toBeGreaterThan(0)
  })

  test('tells who wins everything from who wins nothing', async () => {
    const games = '--games 6 --seed edge --jobs 1'
    expect((await duel(`spellbook adept random ${games}`)).out).toMatch(/ 100.0 % of 6 games\n.*; Elo ∞ \(\d+ to ∞\)/)
    expect((await duel(`spellbook random adept ${games}`)).out).toMatch(/ 0.0 % of 6 games\n.*; Elo -∞ \(-∞ to -\d+\)/)
    const best = JSON.parse((await duel(`spellbook adept random ${games} --json`)).out)
    expect(best).toMatchObject({ wins: 1, elo: 'Infinity', eloInterval: [expect.any(Number), 'Infinity'] })
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
    expect(JSON.parse(out).wins).toBe(0.5)
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
