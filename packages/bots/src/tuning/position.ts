import type { GameState, Standing } from '@athanor/kernel'
import type { Mind, Sheet } from '../mind.ts'

/** What was seen at one seat: so much of these features, in the same order. */
export interface Notes {
  readonly features: Uint16Array
  readonly amounts: Float64Array
}

/** A position of a game that was played to its end. */
export interface Position {
  readonly progress: number
  /** By seat. */
  readonly notes: readonly Notes[]
  /** The points in the end, by seat. */
  readonly scores: readonly number[]
  /** Each seat's share of the victory. */
  readonly victory: readonly number[]
  /** The points of an automatic opponent in the end, as the mind expected them in this position, if there is one. */
  readonly rival?: { readonly expected: number; readonly score: number }
}

/** Takes the features of a position down to learn from them. */
export class Notebook implements Sheet {
  private readonly mind: Mind
  private readonly amounts: Float64Array

  constructor(mind: Mind) {
    this.mind = mind
    this.amounts = new Float64Array(mind.features.length)
  }

  add(feature: number, amount: number): void {
    this.amounts[feature]! += amount
  }

  observe(state: GameState, seat: number): Notes {
    const { mind, amounts } = this
    amounts.fill(0)
    mind.observe(state, seat, this)
    const features: number[] = []
    for (let i = 0; i < amounts.length; i++) if (amounts[i] !== 0) features.push(i)
    return { features: Uint16Array.from(features), amounts: Float64Array.from(features, (at) => amounts[at]!) }
  }
}

/** The points of the seats, from the first seat on. */
export function scoresOf(standings: readonly Standing[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) => standings.find((one) => one.seat === seat)?.score ?? 0)
}
