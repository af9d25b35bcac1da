import type { Move, Seat } from '@athanor/kernel'
import type { Board } from './board.ts'
import { TEMPLES } from './card.ts'
import { patternOf } from './chains.ts'
import { COLOURLESS, EMPTY, SPACES } from './crystal.ts'
import { breakMoves } from './curse.ts'
import { canExchange, canSwap } from './spells.ts'
import { boardOf, type State } from './state.ts'

/**
 * Nobody can change anything any more: every grid is full of coloured crystals, no spell can be paid and no chain lies
 * ready. Pawns still walk, but they collect nothing, and so it stays for ever. RT-105
 */
export function isStandstill(state: State): boolean {
  const { crystals } = state
  if (crystals.includes(EMPTY) || crystals.includes(COLOURLESS)) return false
  const board = boardOf(state)
  for (let seat = 0; seat < state.table.players; seat++) if (hasResort(state, board, seat)) return false
  return true
}

/** Whether a seat with a full grid can cast a spell, or break a curse once it has walked to the temple. */
function hasResort(state: State, board: Board, seat: Seat): boolean {
  if (canSwap(state, board, seat) || canExchange(state, board, seat)) return true
  const grid = patternOf(state.crystals, seat * SPACES)
  const moves: Move[] = []
  for (let place = 0; place < TEMPLES; place++) breakMoves(state, board, seat, grid, place, moves)
  return moves.length > 0
}
