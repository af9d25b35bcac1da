import type { Mind, Weights } from '../mind.ts'
import { solve } from './cholesky.ts'
import { type Row, widthOf } from './rows.ts'

/** How strongly learning holds on to what it believed before. */
export interface Belief {
  /** Before anything is seen, one feature is thought to matter about so many points. */
  readonly points: number
  /** What was learned before is thought to be off by about so many points. */
  readonly doubt: number
  /** Of two stages that follow each other, the worth of a feature is thought to differ by this part of `points`. */
  readonly change: number
}

export const BELIEF: Belief = { points: 5, doubt: 1, change: 0.5 }

/** The normal equations of all stages together. */
export class System {
  private readonly mind: Mind
  private readonly matrix: Float64Array[]
  private readonly right: Float64Array
  /** Sums of squares, and how many they are, by feature: what one unit of it looks like. */
  private readonly squares: Float64Array
  private readonly count: Float64Array
  private margins = 0
  private rows = 0

  constructor(mind: Mind) {
    this.mind = mind
    const size = mind.stages * widthOf(mind)
    this.matrix = Array.from({ length: size }, (_, i) => new Float64Array(i + 1))
    this.right = new Float64Array(size)
    this.squares = new Float64Array(widthOf(mind))
    this.count = new Float64Array(widthOf(mind))
  }

  /** The mean square of what was to be explained. */
  get variance(): number {
    return this.margins / Math.max(1, this.rows)
  }

  add({ at, x, margin, relative }: Row): void {
    this.margins += margin * margin
    this.rows++
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

  /** The weights that explain best what was added; without proof they stay what they were, or what the mind guesses. */
  solve(noise: number, belief: Belief, before?: Weights): Float64Array {
    const { mind, matrix, right } = this
    const width = widthOf(mind)
    for (let feature = 0; feature < width; feature++) {
      const square = this.count[feature] === 0 ? 1 : this.squares[feature]! / this.count[feature]!
      // Nothing is believed of the base but that it is finite.
      const name = mind.features[feature] ?? ''
      const known = before?.stages.some(({ worth }) => worth[name] !== undefined) ?? false
      const hold = name === '' ? 1 : (noise * square) / (known ? belief.doubt : belief.points) ** 2
      const link = known ? 0 : hold / belief.change ** 2
      for (let stage = 0; stage < mind.stages; stage++) {
        const at = stage * width + feature
        matrix[at]![at]! += hold
        right[at]! += hold * (known ? worthBefore(before!, stage, name) : (mind.guess?.[name] ?? 0))
        if (stage === 0 || link === 0) continue
        const earlier = at - width
        matrix[at]![at]! += link
        matrix[earlier]![earlier]! += link
        matrix[at]![earlier]! -= link
      }
    }
    return solve(matrix, right)
  }
}

/** What a feature was worth at a stage. */
const worthBefore = ({ stages }: Weights, stage: number, name: string): number =>
  stages[Math.min(stage, stages.length - 1)]!.worth[name] ?? 0
