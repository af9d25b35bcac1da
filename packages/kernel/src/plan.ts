import type { Move } from './move.ts'
import type { GameEvent, GameState, Rules } from './rules.ts'
import type { Seat } from './seat.ts'

/**
 * Where a chain of a seat's moves would lead, on a copy. It ends before a move that is not legal, and before one that
 * would show something hidden or use chance: a plan tells nothing that undo would not give as well.
 */
export function planned<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  state: S,
  seat: Seat,
  moves: readonly Move[],
): { readonly made: number; readonly state: S } {
  let reached = state
  for (const [made, move] of moves.entries()) {
    if (!rules.legal(reached, seat).includes(move)) return { made, state: reached }
    const next = rules.clone(reached)
    rules.apply(next, seat, move)
    if (next.reveals !== state.reveals) return { made, state: reached }
    reached = next
  }
  return { made: moves.length, state: reached }
}
