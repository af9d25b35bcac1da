import type { Mind, Weights } from '../mind.ts'
import { solve } from './cholesky.ts'
import type { Notes, Position } from './position.ts'

/** How strongly learning holds on to what it believed before. */
export interface Belief {
  /** Before anything is seen, one feature is thought to matter about so many points. */
  readonly points: number
  /** Of two stages that follow each other, the worth of a feature is thought to differ by this part of `points`. */
  readonly change: number
}

export const BELIEF: Belief = { points: 5, change: 0.5 }

/**
 * Finds the weights that explain best by how much games were won, from positions in them: ridge regression of the final
 * difference in points on the difference in features. A weight needs proof in proportion to the noise of that
 * difference: several positions of one game are proof but once.
 */
export function learn(
  mind: Mind,
  positions: readonly Position[],
  positionsPerGame: number,
  belief = BELIEF,
): Weights['stages'] {
  const rows = positions.flatMap((position) => rowsOf(mind, position))
  const system = new System(mind)
  for (const row of rows) system.add(row)
  const noise = variance(rows) * positionsPerGame
  const weights = system.solve(noise, belief)
  return stagesOf(mind, weights, rows, positions)
}

/** One comparison: seat against the others. */
interface Row {
  /** Places among the weights of all stages, and how much the seat has more than the others. */
  readonly at: number[]
  readonly x: number[]
  readonly margin: number
  readonly stage: number
  readonly share: number
  /** The variance of the margin in relation to that between two players. */
  readonly relative: number
}

function rowsOf(mind: Mind, position: Position): Row[] {
  const { notes, scores, rival } = position
  const players = notes.length
  const { stage, share } = stageAt(mind, position.progress)
  const rows: Row[] = []
  // Between two players the comparison of the second says the same as that of the first.
  const comparisons = players === 2 ? 1 : players
  for (let seat = 0; seat < comparisons; seat++) {
    const others = notes.filter((_, other) => other !== seat)
    const { at, x } = difference(mind, notes[seat]!, others, stage, share)
    const sum = scores.reduce((total, score) => total + score, 0)
    const mean = players > 1 ? (sum - scores[seat]!) / (players - 1) : (rival?.score ?? 0)
    const relative = players > 1 ? (1 + 1 / (players - 1)) / 2 : 1
    rows.push({ at, x, margin: scores[seat]! - mean, stage, share, relative })
  }
  return rows
}

function difference(mind: Mind, own: Notes, others: readonly Notes[], stage: number, share: number) {
  const amounts = new Map<number, number>()
  const note = ({ features, amounts: noted }: Notes, factor: number): void => {
    features.forEach((feature, i) => {
      amounts.set(feature, (amounts.get(feature) ?? 0) + factor * noted[i]!)
    })
  }
  note(own, 1)
  for (const other of others) note(other, -1 / others.length)
  const at: number[] = []
  const x: number[] = []
  for (const [feature, amount] of amounts) {
    if (amount === 0) continue
    at.push(stage * mind.features.length + feature)
    x.push(amount * (1 - share))
    if (share === 0) continue
    at.push((stage + 1) * mind.features.length + feature)
    x.push(amount * share)
  }
  return { at, x }
}

function stageAt(mind: Mind, progress: number): { stage: number; share: number } {
  const inside = Math.min(mind.stages - 1, Math.max(0, progress))
  const stage = Math.floor(inside)
  return { stage, share: inside - stage }
}

const variance = (rows: readonly Row[]): number =>
  rows.reduce((sum, { margin }) => sum + margin * margin, 0) / Math.max(1, rows.length)

/** The normal equations of all stages together. */
class System {
  private readonly mind: Mind
  private readonly size: number
  private readonly matrix: Float64Array[]
  private readonly right: Float64Array
  /** Sums of squares, and how many they are, by feature: what one unit of it looks like. */
  private readonly squares: Float64Array
  private readonly count: Float64Array

  constructor(mind: Mind) {
    this.mind = mind
    this.size = mind.stages * mind.features.length
    this.matrix = Array.from({ length: this.size }, (_, i) => new Float64Array(i + 1))
    this.right = new Float64Array(this.size)
    this.squares = new Float64Array(mind.features.length)
    this.count = new Float64Array(mind.features.length)
  }

  add({ at, x, margin, relative }: Row): void {
    for (let i = 0; i < at.length; i++) {
      const row = at[i]!
      const scaled = x[i]! / relative
      this.right[row]! += scaled * margin
      for (let j = 0; j < at.length; j++) {
        const column = at[j]!
        if (column <= row) this.matrix[row]![column]! += scaled * x[j]!
      }
      const feature = row % this.mind.features.length
      this.squares[feature]! += x[i]! * x[i]!
      this.count[feature]!++
    }
  }

  solve(noise: number, belief: Belief): Float64Array {
    const { mind, matrix, right } = this
    const features = mind.features.length
    for (let feature = 0; feature < features; feature++) {
      const square = this.count[feature] === 0 ? 1 : this.squares[feature]! / this.count[feature]!
      const hold = (noise * square) / belief.points ** 2
      const link = hold / belief.change ** 2
      const guess = mind.guess?.[mind.features[feature]!] ?? 0
      for (let stage = 0; stage < mind.stages; stage++) {
        const at = stage * features + feature
        matrix[at]![at]! += hold
        right[at]! += hold * guess
        if (stage === 0) continue
        const before = at - features
        matrix[at]![at]! += link
        matrix[before]![before]! += link
        matrix[at]![before]! -= link
      }
    }
    return solve(matrix, right)
  }
}

function stagesOf(
  mind: Mind,
  weights: Float64Array,
  rows: readonly Row[],
  positions: readonly Position[],
): Weights['stages'] {
  const features = mind.features.length
  const spreads = spreadsOf(mind, weights, rows)
  const bases = basesOf(mind, weights, positions)
  return Array.from({ length: mind.stages }, (_, stage) => ({
    spread: rounded(spreads[stage]!),
    base: rounded(bases[stage]!),
    worth: Object.fromEntries(
      mind.features
        .map((feature, i): [string, number] => [feature, rounded(weights[stage * features + i]!)])
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
