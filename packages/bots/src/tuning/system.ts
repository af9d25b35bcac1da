import type { Mind } from '../mind.ts'
import { solve } from './cholesky.ts'
import { type Row, widthOf } from './rows.ts'

/** How strongly learning holds on to what it believed before. */
export interface Belief {
  /** Before anything is seen, one feature is thought to matter about so many points. */
  readonly points: number
  /** Of two stages that follow each other, the worth of a feature is thought to differ by this part of `points`. */
  readonly change: number
}

export const BELIEF: Belief = { points: 5, change: 0.5 }

/** The normal equations of all stages together. */
export class System {
  private readonly mind: Mind
  private readonly matrix: Float64Array[]
  private readonly right: Float64Array
  /** Sums of squares, and how many they are, by feature: what one unit of it looks like. */
  private readonly squares: Float64Array
  private readonly count: Float64Array

  constructor(mind: Mind) {
    this.mind = mind
    const size = mind.stages * widthOf(mind)
    this.matrix = Array.from({ length: size }, (_, i) => new Float64Array(i + 1))
    this.right = new Float64Array(size)
    this.squares = new Float64Array(widthOf(mind))
    this.count = new Float64Array(widthOf(mind))
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
      const feature = row % widthOf(this.mind)
      this.squares[feature]! += x[i]! * x[i]!
      this.count[feature]!++
    }
  }

  solve(noise: number, belief: Belief): Float64Array {
    const { mind, matrix, right } = this
    const width = widthOf(mind)
    for (let feature = 0; feature < width; feature++) {
      const square = this.count[feature] === 0 ? 1 : this.squares[feature]! / this.count[feature]!
      // Nothing is believed of the base but that it is finite.
      const hold = feature === mind.features.length ? 1 : (noise * square) / belief.points ** 2
      const link = hold / belief.change ** 2
      const guess = mind.guess?.[mind.features[feature] ?? ''] ?? 0
      for (let stage = 0; stage < mind.stages; stage++) {
        const at = stage * width + feature
        matrix[at]![at]! += hold
        right[at]! += hold * guess
        if (stage === 0) continue
        const before = at - width
        matrix[at]![at]! += link
        matrix[before]![before]! += link
        matrix[at]![before]! -= link
      }
    }
    return solve(matrix, right)
  }
}
