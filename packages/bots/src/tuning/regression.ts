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
  const system = new System(mind)
  for (const row of rowsOfAll(mind, positions)) system.add(row)
  const noise = Math.max(1, system.variance) * positionsPerGame
  const weights = system.solve(noise, BELIEF, before)
  return stagesOf(mind, weights, positions)
}

/** Rows take much more room than positions: only one is there at a time. */
function* rowsOfAll(mind: Mind, positions: readonly Position[]): Generator<Row> {
  for (const position of positions) yield* rowsOf(mind, position)
}

function stagesOf(mind: Mind, weights: Float64Array, positions: readonly Position[]): Weights['stages'] {
  const spreads = spreadsOf(mind, weights, positions)
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
function spreadsOf(mind: Mind, weights: Float64Array, positions: readonly Position[]): number[] {
  const squares: Staged[] = []
  for (const { at, x, margin, stage, share, relative } of rowsOfAll(mind, positions)) {
    const expected = at.reduce((sum, place, i) => sum + weights[place]! * x[i]!, 0)
    squares.push({ stage, share, value: (margin - expected) ** 2 / relative })
  }
  return byStage(mind, squares).map(Math.sqrt)
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

/** Something found at a stage, or between it and the next. */
interface Staged {
  readonly stage: number
  readonly share: number
  readonly value: number
}

/** The mean of values at each stage; one between two stages counts for both in parts. */
function byStage(mind: Mind, values: readonly Staged[]): number[] {
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
