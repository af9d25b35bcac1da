import type { GameState, Seat } from '@athanor/kernel'
import type { Evaluation } from '../evaluation.ts'

/**
 * Finds out whether it matters which line of play one meets: whether lines begin with states that are worth differently,
 * or meet chance, or see what was hidden.
 */
export class Fortune {
  matters = false
  private readonly evaluation: Evaluation
  private readonly seat: Seat
  private readonly chances: Float64Array
  private first: number | undefined
  private reveals = 0
  private chance = 0

  constructor(evaluation: Evaluation, seat: Seat) {
    this.evaluation = evaluation
    this.seat = seat
    this.chances = new Float64Array(evaluation.players)
  }

  /** A line begins with this state. */
  before(state: GameState): void {
    if (this.matters) return
    this.evaluation.chances(state, this.chances)
    this.first ??= this.chances[this.seat]!
    this.matters = this.chances[this.seat] !== this.first
    this.reveals = state.reveals
    this.chance = state.rng[0]
  }

  /** The line has come to this. */
  after(state: GameState): void {
    if (state.reveals !== this.reveals || state.rng[0] !== this.chance) this.matters = true
  }
}
