import { type Rng, rngFrom } from '@athanor/kernel'
import { embers } from '@athanor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { fraction } from '../chance.ts'
import type { Mind } from '../mind.ts'
import { emberLore } from '../testing/embers.ts'
import { walk, walks } from '../testing/walks.ts'
import { factorise, solve } from './cholesky.ts'
import type { Position } from './position.ts'
import { learn } from './regression.ts'
import { positionsOfGames, type SelfPlay } from './self-play.ts'

const mind: Mind = {
  game: 'made up',
  features: ['coins', 'shields', 'luck'],
  stages: 2,
  progress: () => 0,
  observe: () => {},
}

/** Games of one position in which a coin is worth 3 points early and 1 late, a shield -2 at any time, and luck nothing. */
function positions(players: number, n: number): Position[][] {
  const rng: Rng = rngFrom('positions')
  return Array.from({ length: n }, () => {
    const progress = fraction(rng)
    const notes = Array.from({ length: players }, () => ({
      features: Uint16Array.of(0, 1, 2),
      amounts: Float64Array.from({ length: 3 }, () => Math.floor(10 * fraction(rng))),
    }))
    const scores = notes.map(
      ({ amounts: [coins, shields] }) =>
        40 + coins! * (3 - 2 * progress) - 2 * shields! + 8 * (fraction(rng) + fraction(rng) - 1),
    )
    return [{ progress, notes, scores, victory: [] }]
  })
}

describe('learning', () => {
  for (const players of [2, 4]) {
    test(`finds what things are worth at each stage, with ${players} players`, () => {
      const [early, late] = learn(mind, { games: positions(players, 4000) })
      expect(early!.worth.coins).toBeCloseTo(3, 0)
      expect(late!.worth.coins).toBeCloseTo(1, 0)
      expect(early!.worth.shields).toBeCloseTo(-2, 0)
      expect(Math.abs(early!.worth.luck ?? 0)).toBeLessThan(0.2)
    })

    test(`tells what stays unexplained between two of ${players} players`, () => {
      // One score has the variance of 8 times a triangular distribution: 64/6.
      for (const { spread, base } of learn(mind, { games: positions(players, 4000) })) {
        expect(spread).toBeGreaterThan(0.9 * Math.sqrt(128 / 6))
        expect(spread).toBeLessThan(1.1 * Math.sqrt(128 / 6))
        expect(base).toBeCloseTo(40, -1)
      }
    })
  }

  test('believes little from few games, and holds on to its guess', () => {
    const [cautious] = learn(mind, { games: positions(2, 3) })
    expect(Math.abs(cautious!.worth.coins ?? 0)).toBeLessThan(2)
    const [stubborn] = learn({ ...mind, guess: { luck: 9 } }, { games: [[]] })
    expect(stubborn!.worth.luck).toBeCloseTo(9)
  })

  test('goes on from what was learned before, and keeps it without proof', () => {
    const before = { origin: 'before', stages: [{ spread: 1, worth: { luck: 7 } }] }
    const [kept] = learn({ ...mind, guess: { luck: 9 } }, { games: [[]], before })
    expect(kept!.worth.luck).toBeCloseTo(7)
    const [changed] = learn(mind, { games: positions(2, 4000), before })
    expect(Math.abs(changed!.worth.luck ?? 0)).toBeLessThan(1)
  })

  test('leaves alone what is certain', () => {
    const sure = { ...mind, certain: { coins: 2.5, luck: 0 } }
    const [early, late] = learn(sure, { games: positions(2, 4000) })
    expect([early!.worth.coins, late!.worth.coins]).toEqual([2.5, 2.5])
    expect(early!.worth).not.toHaveProperty('luck')
    expect(early!.worth.shields).toBeCloseTo(-2, 0)
  })

  test('mistakes less luck for merit where the next positions teach too', () => {
    const evenings = Array.from({ length: 10 }, (_, i) => walks(150, `walks ${i}`))
    const mistakes = (hindsight: number): number =>
      evenings
        .flatMap((games) => learn(walk, { games, hindsight }))
        .reduce((sum, { worth }) => sum + Math.abs(worth.luck ?? 0), 0)
    expect(mistakes(0.5)).toBeLessThan(0.7 * mistakes(1))
    for (const { worth } of learn(walk, { games: evenings.flat(), hindsight: 0.5 }))
      expect(worth.coins).toBeCloseTo(1, 1)
  })

  test('explains a lonely score by its own features and the opponent', () => {
    const lonely = positions(1, 2000).map(([position]) => [{ ...position!, rival: { expected: 20, score: 23 } }])
    const [early] = learn(mind, { games: lonely })
    expect(early!.worth.shields).toBeCloseTo(-2, 0)
    // The opponent got 3 points more than was expected, which is none of the seat's merit.
    expect(early!.base).toBeCloseTo(37, -1)
  })
})

describe('self-play', () => {
  const play: SelfPlay = {
    rules: embers,
    lore: emberLore,
    players: 2,
    options: {},
    seed: 's',
    astray: 0.2,
    positions: 3,
  }

  test('is the same for the same seed', () => {
    expect([...positionsOfGames(play, 0, 20)]).toEqual([...positionsOfGames(play, 0, 20)])
  })

  test('keeps about as many positions of a game as asked for, with its result', () => {
    const games = [...positionsOfGames(play, 0, 200)]
    const kept = games.flat()
    expect(kept.length / games.length).toBeGreaterThan(2)
    expect(kept.length / games.length).toBeLessThan(4)
    for (const { notes, scores, progress } of kept) {
      expect(notes).toHaveLength(2)
      expect(scores.reduce((sum, score) => sum + score, 0)).toBe(6)
      expect(progress).toBeGreaterThanOrEqual(0)
      expect(progress).toBeLessThanOrEqual(1)
    }
  })

  test('that ends straight is kept from a moment on that is as likely early as late', () => {
    const all = { ...play, positions: 1000 }
    const lengths = (straight: boolean): number[] =>
      [...positionsOfGames({ ...all, straight }, 0, 300)].map(({ length }) => length)
    const [whole, parts] = [lengths(false), lengths(true)]
    const longest = Math.max(...whole)
    expect(Math.min(...whole)).toBeGreaterThan(longest / 2)
    expect(Math.max(...parts)).toBe(longest)
    for (const third of [0, 1, 2]) {
      const some = parts.filter((n) => n >= (third * longest) / 3 && n < ((third + 1) * longest) / 3)
      expect(some.length).toBeGreaterThan(60)
    }
    expect(lengths(true)).toEqual(parts)
  })
})

test('systems of equations are solved', () => {
  const matrix = [Float64Array.of(4), Float64Array.of(2, 5), Float64Array.of(1, 3, 6)]
  const [x, y, z] = solve(factorise(matrix), Float64Array.of(4 + 4 + 3, 2 + 10 + 9, 1 + 6 + 18))
  expect([x, y, z].map((value) => Math.round(value! * 1e9) / 1e9)).toEqual([1, 2, 3])
})
