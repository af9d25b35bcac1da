import { type Rng, rngFrom } from '@athanor/kernel'
import { fraction } from '../chance.ts'
import type { Mind } from '../mind.ts'
import type { Position } from '../tuning/position.ts'

const STEPS = 20
/** It looks at coins, and at luck, which is worth nothing. */
export const walk: Mind = {
  game: 'made up',
  features: ['coins', 'luck'],
  stages: 3,
  progress: () => 0,
  observe: () => {},
}

/** Games in which coins come and go by chance, and those that are left in the end are the points; luck is worth nothing. */
export function walks(n: number, seed: string): Position[][] {
  const rng: Rng = rngFrom(seed)
  return Array.from({ length: n }, () => {
    const coins = [[0, 0]]
    for (let step = 1; step < STEPS; step++)
      coins.push(coins[step - 1]!.map((before) => before + Math.round(4 * (fraction(rng) - 0.5))))
    return coins.map((held, step) => ({
      progress: (2 * step) / STEPS,
      notes: held.map((amount) => ({
        features: Uint16Array.of(0, 1),
        amounts: Float64Array.of(amount, Math.round(10 * fraction(rng))),
      })),
      scores: coins.at(-1)!,
      victory: victoryOf(coins.at(-1)!),
    }))
  })
}

const victoryOf = ([one = 0, other = 0]: readonly number[]): number[] =>
  one === other ? [0.5, 0.5] : one > other ? [1, 0] : [0, 1]
