import type { GameState, Move, Seat } from '@athanor/kernel'
import { maskOf } from '@athanor/kernel'
import type { Evaluation } from './evaluation.ts'

/** So many positions are looked at behind one move while its act is put together in every way. */
const MOST_POSITIONS = 48

/** Looks one act ahead: what a move leads to once the questions that come with it are answered as well as can be. */
export class Foresight {
  private readonly evaluation: Evaluation
  private readonly seat: Seat
  private readonly chances: Float64Array
  private left = 0
  /** Whether a move that was tried since `begin` showed something hidden or used chance. */
  private surprised = false

  constructor(evaluation: Evaluation, seat: Seat) {
    this.evaluation = evaluation
    this.seat = seat
    this.chances = new Float64Array(evaluation.players)
  }

  /** Adds the seat's chance after each of the moves to `totals`; true if the moves of another state could end otherwise. */
  tryAll(state: GameState, moves: readonly Move[], totals: Float64Array): boolean {
    const { rules } = this.evaluation
    this.surprised = false
    for (let i = 0; i < moves.length; i++) {
      const twin = rules.clone(state)
      rules.apply(twin, this.seat, moves[i]!)
      this.left = MOST_POSITIONS
      totals[i]! += this.after(twin, state.reveals)
    }
    return this.surprised
  }

  /** The seat's best chance from here; `state` is used up. */
  private after(state: GameState, reveals: number): number {
    const { rules, lore } = this.evaluation
    if (state.reveals !== reveals) this.surprised = true
    if (this.left <= 0 || (lore.mind.quiet?.(state) ?? true) || rules.toAct(state) !== maskOf(this.seat)) {
      this.left--
      this.evaluation.chances(state, this.chances)
      return this.chances[this.seat]!
    }
    const moves = rules.legal(state, this.seat)
    let best = 0
    for (let i = 0; i < moves.length; i++) {
      const twin = i === moves.length - 1 ? state : rules.clone(state)
      rules.apply(twin, this.seat, moves[i]!)
      const chance = this.after(twin, reveals)
      if (chance > best) best = chance
    }
    return best
  }
}
