import type { GameState } from '@athanor/kernel'
import type { Mind, Sheet } from './mind.ts'

/**
 * What a master has seen that no sum of features tells: how they work together. A neural network with one layer of
 * hidden units, as whole numbers: `UNIT` of them are 1. A seat's worth is its features' worths at the stage of the game
 * and what the hidden units add; chances are a softmax over the seats.
 */
export interface Insight {
  readonly origin: string
  /** The size of the tables at which it was learned; it says nothing about others. */
  readonly players: number
  /** By feature name: its worth at every stage, then how it drives every unit. */
  readonly features: { readonly [feature: string]: readonly number[] }
  readonly units: {
    readonly bias: readonly number[]
    /** How the progress of the game drives each unit, */
    readonly progress: readonly number[]
    /** and what a driven unit adds. */
    readonly worth: readonly number[]
  }
}

export const UNIT = 1000

/** Weighs seats by an insight. It keeps its sums from one position to the next. */
export class Seer implements Sheet {
  private readonly mind: Mind
  /** By feature, the row of its numbers. */
  private readonly rows: Float64Array
  private readonly width: number
  private readonly bias: Float64Array
  private readonly pace: Float64Array
  private readonly worth: Float64Array
  private readonly sums: Float64Array

  constructor(mind: Mind, { features, units }: Insight) {
    const real = (numbers: readonly number[]): Float64Array => Float64Array.from(numbers, (n) => n / UNIT)
    this.mind = mind
    this.bias = real(units.bias)
    this.pace = real(units.progress)
    this.worth = real(units.worth)
    this.width = mind.stages + this.worth.length
    this.sums = new Float64Array(this.width)
    this.rows = new Float64Array(mind.features.length * this.width)
    mind.features.forEach((name, feature) => {
      this.rows.set(real(features[name] ?? []), feature * this.width)
    })
  }

  add(feature: number, amount: number): void {
    const { sums, rows, width } = this
    const row = feature * width
    for (let i = 0; i < width; i++) sums[i]! += amount * rows[row + i]!
  }

  /** Every seat's chance of winning. */
  chances(state: GameState, into: Float64Array): void {
    let best = Number.NEGATIVE_INFINITY
    const progress = this.mind.progress(state)
    for (let seat = 0; seat < into.length; seat++) {
      this.sums.fill(0)
      this.mind.observe(state, seat, this)
      into[seat] = this.worthAt(progress)
      if (into[seat]! > best) best = into[seat]!
    }
    let sum = 0
    for (let seat = 0; seat < into.length; seat++) {
      into[seat] = Math.exp(into[seat]! - best)
      sum += into[seat]!
    }
    for (let seat = 0; seat < into.length; seat++) into[seat]! /= sum
  }

  private worthAt(progress: number): number {
    const { sums, bias, pace, worth } = this
    const { stages } = this.mind
    const inside = Math.min(stages - 1, Math.max(0, progress))
    const stage = Math.floor(inside)
    const low = sums[stage]!
    let total = low + (sums[Math.min(stage + 1, stages - 1)]! - low) * (inside - stage)
    for (let unit = 0; unit < worth.length; unit++) {
      const drive = sums[stages + unit]! + bias[unit]! + pace[unit]! * progress
      if (drive > 0) total += drive * worth[unit]!
    }
    return total
  }
}
