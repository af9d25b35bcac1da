import type { Mind, Weights } from '../mind.ts'
import type { Position } from './position.ts'
import { difference, type Row, rowsOf, stageAt, widthOf } from './rows.ts'
import { BELIEF, System } from './system.ts'

/**
 * Finds the weights that explain best by how much games were won, from positions in them: ridge regression of the final
 * difference in points on the difference in features. A weight needs proof in proportion to the noise of that
 * difference: several positions of one game are proof but once.
 */
export function learn(
  mind: Mind,
  positions: readonly Position[],
  positionsPerGame: number,
  before?: Weights,
): Weights['stages'] {
  const rows = positions.flatMap((position) => rowsOf(mind, position))
  const system = new System(mind)
  for (const row of rows) system.add(row)
  const noise = Math.max(1, variance(rows)) * positionsPerGame
  const weights = system.solve(noise, BELIEF, before)
  return stagesOf(mind, weights, rows, positions)
}

const variance = (rows: readonly Row[]): number =>
  rows.reduce((sum, { margin }) => sum + margin * margin, 0) / Math.max(1, rows.length)

function stagesOf(
  mind: Mind,
  weights: Float64Array,
  rows: readonly Row[],
  positions: readonly Position[],
): Weights['stages'] {
  const spreads = spreadsOf(mind, weights, rows)
  const bases = basesOf(mind, weights, positions)
  return Array.from({ length: mind.stages }, (_, stage) => ({
    spread: rounded(spreads[stage]!),
    base: rounded(bases[stage]! + weights[stage * widthOf(mind) + mind.features.length]!),
    worth: Object.fromEntries(
      mind.features
        .map((feature, i): [string, number] => [feature, rounded(weights[stage * widthOf(mind) + i]!)])
        .filter(([, worth]) => worth !== 0),
    ),
  }))
}

/** What the weights leave unexplained of the difference between two players. */
function spreadsOf(mind: Mind, weights: Float64Array, rows: readonly Row[]): number[] {
  return byStage(
    mind,
    rows.map(({ at, x, margin, stage, share, relative }) => {
      const expected = at.reduce((sum, place, i) => sum + weights[place]! * x[i]!, 0)
      return { stage, share, value: (margin - expected) ** 2 / relative }
    }),
  ).map(Math.sqrt)
}

/** How many points a seat has in the end beyond what its features explain. */
function basesOf(mind: Mind, weights: Float64Array, positions: readonly Position[]): number[] {
  return byStage(
    mind,
    positions.flatMap((position) => {
      const { stage, share } = stageAt(mind, position.progress)
      return position.notes.map((notes, seat) => {
        const { at, x } = difference(mind, notes, [], stage, share)
        const expected = at.reduce((sum, place, i) => sum + weights[place]! * x[i]!, 0)
        const surprise = position.rival ? position.rival.score - position.rival.expected : 0
        return { stage, share, value: position.scores[seat]! - surprise - expected }
      })
    }),
  )
}

/** The mean of values at each stage; one between two stages counts for both in parts. */
function byStage(mind: Mind, values: readonly { stage: number; share: number; value: number }[]): number[] {
  const sums = new Float64Array(mind.stages)
  const counts = new Float64Array(mind.stages)
  const count = (stage: number, part: number, value: number): void => {
    if (part === 0) return
    sums[stage]! += part * value
    counts[stage]! += part
  }
  for (const { stage, share, value } of values) {
    count(stage, 1 - share, value)
    count(stage + 1, share, value)
  }
  const all =
    sums.reduce((a, b) => a + b, 0) /
    Math.max(
      1,
      counts.reduce((a, b) => a + b, 0),
    )
  return Array.from(sums, (sum, stage) => (counts[stage]! > 0 ? sum / counts[stage]! : all))
}

/** Three digits are more than the games can tell. */
const rounded = (value: number): number => Number(value.toPrecision(3))
