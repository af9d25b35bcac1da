import type { Mind, Weights } from '../mind.ts'
import type { Position } from './position.ts'
import { difference, type Row, rowsOf, stageAt, widthOf } from './rows.ts'
import { BELIEF, System } from './system.ts'

/** What is learned from. */
export interface Lessons {
  /** The positions of each game in their order. */
  readonly games: readonly (readonly Position[])[]
  /** What was learned before. */
  readonly before?: Weights
  /**
   * How far the end of the game teaches. With 1 every position is explained by the result alone. With less, each is
   * explained by what the next one seemed to be worth, and by this share by what came after that one.
   */
  readonly hindsight?: number
}

/** So often what later positions seem to be worth is judged anew, with what was just learned from it. */
const REVISIONS = 6

/**
 * Finds the weights that explain best by how much games were won, from positions in them: ridge regression of the final
 * difference in points on the difference in features. A weight needs proof in proportion to the noise of that
 * difference: several positions of one game are proof but once.
 */
export function learn(mind: Mind, { games, before, hindsight = 1 }: Lessons): Weights['stages'] {
  const positions = games.flat()
  const system = new System(mind)
  for (const row of rowsOfAll(mind, positions)) system.add(row)
  const noise = Math.max(1, system.variance) * sharing(positions.length / games.length, hindsight)
  let weights = system.solve(noise, BELIEF, before)
  for (let revision = 0; hindsight < 1 && revision < REVISIONS; revision++)
    weights = system.solveAgain(revisedRows(mind, games, weights, hindsight))
  return stagesOf(mind, weights, positions)
}

/** How many positions share what chance did: all of a game share its result, but few the near future. */
const sharing = (positionsPerGame: number, hindsight: number): number =>
  Math.max(1, Math.min(positionsPerGame, 1 / (1 - hindsight)))

/** Rows take much more room than positions: only one is there at a time. */
function* rowsOfAll(mind: Mind, positions: readonly Position[]): Generator<Row> {
  for (const position of positions) yield* rowsOf(mind, position)
}

/** All rows, with the margins that the positions after them promised. */
function* revisedRows(mind: Mind, games: Lessons['games'], weights: Float64Array, hindsight: number): Generator<Row> {
  for (const game of games) {
    let promised: readonly number[] | undefined
    for (let i = game.length - 1; i >= 0; i--) {
      const rows = rowsOf(mind, game[i]!).map((row, seat) => ({ ...row, margin: promised?.[seat] ?? row.margin }))
      yield* rows
      promised = rows.map((row) => hindsight * row.margin + (1 - hindsight) * expectedIn(row, weights))
    }
  }
}

function expectedIn({ at, x }: Pick<Row, 'at' | 'x'>, weights: Float64Array): number {
  let sum = 0
  for (let i = 0; i < at.length; i++) sum += weights[at[i]!]! * x[i]!
  return sum
}

function stagesOf(mind: Mind, weights: Float64Array, positions: readonly Position[]): Weights['stages'] {
  const spreads = spreadsOf(mind, weights, positions)
  const bases = basesOf(mind, weights, positions)
  return Array.from({ length: mind.stages }, (_, stage) => ({
    spread: rounded(spreads[stage]!),
    base: rounded(bases[stage]! + weights[stage * widthOf(mind) + mind.features.length]!),
    worth: Object.fromEntries(
      mind.features
        .map((feature, i): [string, number] => [
          feature,
          mind.certain?.[feature] ?? rounded(weights[stage * widthOf(mind) + i]!),
        ])
        .filter(([, worth]) => worth !== 0),
    ),
  }))
}

/** What the weights leave unexplained of the difference between two players. */
function spreadsOf(mind: Mind, weights: Float64Array, positions: readonly Position[]): number[] {
  const squares: Staged[] = []
  for (const row of rowsOfAll(mind, positions)) {
    const { margin, stage, share, relative } = row
    squares.push({ stage, share, value: (margin - expectedIn(row, weights)) ** 2 / relative })
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
        const expected = expectedIn(difference(mind, notes, [], stage, share), weights)
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
