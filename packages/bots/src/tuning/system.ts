import type { Mind, Weights } from '../mind.ts'
import { type Factor, factorise, solve } from './cholesky.ts'
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

/** What is certain is thought to be off by so many points: as good as nothing. */
const CERTAINTY = 0.01

export const BELIEF: Belief = { points: 5, doubt: 1, change: 0.5 }

/** The normal equations of all stages together. */
export class System {
  private readonly mind: Mind
  private readonly matrix: Float64Array[]
  private readonly right: Float64Array
  /** Sums of squares, and how many they are, by feature: what one unit of it looks like. */
  private readonly squares: Float64Array
  private readonly count: Float64Array
  /** What is believed pulls at the right side so strongly. */
  private readonly pull: Float64Array
  private factor: Factor | undefined
  private margins = 0
  private rows = 0

  constructor(mind: Mind) {
    this.mind = mind
    const size = mind.stages * widthOf(mind)
    this.matrix = Array.from({ length: size }, (_, i) => new Float64Array(i + 1))
    this.right = new Float64Array(size)
    this.pull = new Float64Array(size)
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
      const sums = this.matrix[row]!
      for (let j = 0; j <= i; j++) sums[at[j]!]! += scaled * x[j]!
      const feature = row % widthOf(this.mind)
      this.squares[feature]! += x[i]! * x[i]!
      this.count[feature]!++
    }
  }

  /** The weights that explain best what was added; without proof they stay what they were, or what the mind guesses. */
  solve(noise: number, belief: Belief, before?: Weights): Float64Array {
    this.believe(noise, belief, before)
    this.factor = factorise(this.matrix)
    return this.solution(this.factor, this.right)
  }

  /** The weights that explain best the same rows with other margins. */
  solveAgain(rows: Iterable<Row>): Float64Array {
    if (!this.factor) throw new Error('nothing was solved yet')
    const right = new Float64Array(this.right.length)
    for (const { at, x, margin, relative } of rows)
      for (let i = 0; i < at.length; i++) right[at[i]!]! += (x[i]! / relative) * margin
    return this.solution(this.factor, right)
  }

  private solution(factor: Factor, right: Float64Array): Float64Array {
    return solve(
      factor,
      right.map((sum, at) => sum + this.pull[at]!),
    )
  }

  private believe(noise: number, belief: Belief, before?: Weights): void {
    const { mind, matrix, pull } = this
    const width = widthOf(mind)
    for (let feature = 0; feature < width; feature++) {
      const square = this.count[feature] === 0 ? 1 : this.squares[feature]! / this.count[feature]!
      // Nothing is believed of the base but that it is finite.
      const name = mind.features[feature] ?? ''
      const certain = mind.certain?.[name]
      const known = before?.stages.some(({ worth }) => worth[name] !== undefined) ?? false
      const off = certain !== undefined ? CERTAINTY : known ? belief.doubt : belief.points
      const hold = name === '' ? 1 : (noise * square) / off ** 2
      const link = known || certain !== undefined ? 0 : hold / belief.change ** 2
      for (let stage = 0; stage < mind.stages; stage++) {
        const at = stage * width + feature
        matrix[at]![at]! += hold
        pull[at] = hold * (certain ?? (known ? worthBefore(before!, stage, name) : (mind.guess?.[name] ?? 0)))
        if (stage === 0 || link === 0) continue
        const earlier = at - width
        matrix[at]![at]! += link
        matrix[earlier]![earlier]! += link
        matrix[at]![earlier]! -= link
      }
    }
  }
}

/** What a feature was worth at a stage. */
const worthBefore = ({ stages }: Weights, stage: number, name: string): number =>
  stages[Math.min(stage, stages.length - 1)]!.worth[name] ?? 0
