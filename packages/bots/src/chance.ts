import { next32, type Rng } from '@athanor/kernel'

/** A number from 0 up to, but not including, 1. */
export const fraction = (rng: Rng): number => next32(rng) / 4294967296

/** One of the places, each as likely as its weight is of all. */
export function pickWeighted(weights: ArrayLike<number>, rng: Rng): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i]!
  let rest = fraction(rng) * sum
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i]!
    if (rest < 0) return i
  }
  return weights.length - 1
}

/** How likely somebody who is not quite sure picks each of the chances: the warmer, the more alike. */
export function softened(chances: Float64Array, warmth: number): Float64Array {
  let most = 0
  for (let i = 0; i < chances.length; i++) if (chances[i]! > most) most = chances[i]!
  const top = odds(most)
  return chances.map((chance) => Math.exp((odds(chance) - top) / warmth))
}

const SURE = 1e-6

/** The logarithm of the odds. */
function odds(chance: number): number {
  const inside = Math.min(1 - SURE, Math.max(SURE, chance))
  return Math.log(inside / (1 - inside))
}
