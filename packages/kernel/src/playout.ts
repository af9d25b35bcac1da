import type { Move } from './move.ts'
import { below, type Rng } from './rng.ts'
import type { GameEvent, GameState, Rules } from './rules.ts'
import { isIn, type Seat } from './seat.ts'

/** The lowest seat that is to act; -1 when the game is over. */
export function firstToAct(mask: number): Seat {
  return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask)
}

/** Plays random legal moves to the end and returns how many; `seen` is told each one before it is played. */
export function playRandomly<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  state: S,
  rng: Rng,
  seen?: (seat: Seat, move: Move) => void,
): number {
  let decisions = 0
  for (let mask = rules.toAct(state); mask !== 0; mask = rules.toAct(state)) {
    const seat = chooseSeat(mask, rng)
    const moves = rules.legal(state, seat)
    const move = moves[below(rng, moves.length)]!
    seen?.(seat, move)
    rules.apply(state, seat, move)
    decisions++
  }
  return decisions
}

/** One of the seats that are to act; at random where several are, since they may act in any order. */
export function chooseSeat(mask: number, rng: Rng): Seat {
  const lowest = firstToAct(mask)
  if (mask === 1 << lowest) return lowest
  let seat = below(rng, 32)
  while (!isIn(mask, seat)) seat = below(rng, 32)
  return seat
}
