import type { Count } from '@athanor/kernel'

/** Round numbers that people count in: 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  return [1, 2, 5, 10].map((step) => step * ten).find((step) => step >= least)!
}

/** A range of scores and how often a score fell into it. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly times: number
}

/** Scores in ranges of a round size, at most so many; empty ranges between others are kept. */
export function binsOf(scores: readonly Count[], most = 15): readonly Bin[] {
  if (scores.length === 0) return []
  const [low, high] = ends(scores.map(([score]) => score))
  let step = roundStep((high - low + 1) / most)
  // Ranges begin at round numbers, which can make one range too many.
  while (Math.floor(high / step) - Math.floor(low / step) >= most) step = roundStep(step + 1)
  const first = Math.floor(low / step)
  const bins = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step)
  return bins.map((from) => {
    const inside = scores.filter(([score]) => score >= from && score < from + step)
    return { from, to: from + step - 1, times: inside.reduce((sum, [, times]) => sum + times, 0) }
  })
}

/** An axis is at least so long: small differences are not made to look large. */
const LEAST = 10

/** Round numbers from below the lowest value to above the highest. */
export function ticksOf(values: readonly number[], most = 5): readonly number[] {
  const [lowest, highest] = ends(values)
  const room = Math.max(0, LEAST - (highest - lowest)) / 2
  const [low, high] = [lowest - room, highest + room]
  const step = roundStep((high - low) / (most - 1))
  const first = Math.floor(low / step)
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step)
}

const ends = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)]
