import { type GameState, type Move, maskOf, type Seat } from '@athanor/kernel'
import type { Evaluation } from './evaluation.ts'

/** Looks one act ahead: what a move leads to once the questions that come with it are answered as well as can be. */
export class Foresight {
  /** Whether a move that was tried showed something hidden or used chance: it could end otherwise. */
  surprised = false
  private readonly evaluation: Evaluation
  /** So many positions are weighed behind one move; then the first answer must do. */
  private readonly breadth: number
  /** For each question of an act, the chances after the answer that is being tried. */
  private readonly tried: Float64Array[] = []
  private left = 0
  private reveals = 0

  constructor(evaluation: Evaluation, breadth: number) {
    this.evaluation = evaluation
    this.breadth = breadth
  }

  /** The legal moves of a seat that deserve a thought. */
  candidates(state: GameState, seat: Seat): readonly Move[] {
    return this.evaluation.candidates(state, seat)
  }

  /** The chances of all seats after a move of this seat; returns the state in which they were found. */
  tryMove(state: GameState, seat: Seat, move: Move, into: Float64Array): GameState {
    const { rules } = this.evaluation
    const twin = rules.clone(state)
    rules.apply(twin, seat, move)
    this.left = this.breadth
    this.reveals = state.reveals
    return this.settle(twin, seat, into, 0)
  }

  /** The chances where the seat's act comes to its end; `state` is used up. */
  private settle(state: GameState, seat: Seat, into: Float64Array, depth: number): GameState {
    const { rules, lore } = this.evaluation
    if ((lore.mind.quiet?.(state) ?? true) || rules.toAct(state) !== maskOf(seat)) {
      this.left--
      if (state.reveals !== this.reveals) this.surprised = true
      this.evaluation.chances(state, into)
      return state
    }
    const moves = this.evaluation.candidates(state, seat)
    const chances = this.scratch(depth)
    let best = -1
    let end = state
    for (let i = 0; i < moves.length && (i === 0 || this.left > 0); i++) {
      const twin = i === moves.length - 1 ? state : rules.clone(state)
      rules.apply(twin, seat, moves[i]!)
      const leaf = this.settle(twin, seat, chances, depth + 1)
      if (chances[seat]! <= best) continue
      best = chances[seat]!
      end = leaf
      into.set(chances)
    }
    return end
  }

  private scratch(depth: number): Float64Array {
    const known = this.tried[depth]
    if (known) return known
    const fresh = new Float64Array(this.evaluation.players)
    this.tried[depth] = fresh
    return fresh
  }
}
