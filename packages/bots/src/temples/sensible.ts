import type { Move, Seat } from '@athanor/kernel'
import {
  type Board,
  boardOf,
  CAST,
  type Card,
  COLOURLESS,
  END,
  go,
  has,
  KIND,
  kindOf,
  MOVED,
  OFF,
  reachable,
  reachableFast,
  SPACES,
  SPEED,
  type State,
  subjectOf,
} from '@athanor/temples/inside'
import { mostHelpful } from './helpful.ts'
import { asked } from './question.ts'
import { canBreakAt, spellsFor } from './spells.ts'

/**
 * The moves that deserve a thought. There is always a spell to cast and hardly ever a reason: spells are cast to break a
 * curse in the same turn, and those that change the grid after the pawn has gone to its temple.
 */
export function sensible(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const board = boardOf(state)
  switch (asked(state)) {
    case 'move':
      return waysToCast(state, board, seat).length > 0 ? moves : without(CAST, moves)
    case 'act':
      return toBreak(state, board, seat, moves)
    case 'act-again':
      return without(CAST, moves)
    case 'after':
      return [END]
    case 'cast':
      return has(state, MOVED)
        ? only(spellsFor(state, board, seat, state.pawns[seat]!), moves)
        : only(waysToCast(state, board, seat), moves)
    case 'speed':
      return only(fastTemples(state, board, seat).map(go), moves)
    case 'pay':
      return mostHelpful(state, board, seat, only(colourless(state, seat, moves), moves))
    case 'put':
    case 'upgrade':
      return mostHelpful(state, board, seat, moves)
    default:
      return moves
  }
}

const without = (one: Move, moves: readonly Move[]): readonly Move[] => moves.filter((move) => move !== one)

/** Those of the moves that are wanted; all if none is. */
function only(wanted: readonly Move[], moves: readonly Move[]): readonly Move[] {
  const some = wanted.filter((move) => moves.includes(move))
  return some.length > 0 ? some : moves
}

/** Whoever keeps the turn open has come to break a curse, with a spell or without. */
function toBreak(state: State, board: Board, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const casts = spellsFor(state, board, seat, state.pawns[seat]!).length > 0
  const wanted = moves.filter((move) => kindOf(move) === KIND.break || (casts && move === CAST))
  return wanted.length > 0 ? wanted : without(CAST, moves)
}

/** Where to go, and how, to break a curse there with a spell. */
function waysToCast(state: State, board: Board, seat: Seat): Move[] {
  const ways: Move[] = []
  for (const card of reachable(state, board, seat))
    if (spellsFor(state, board, seat, card).length > 0) ways.push(go(card))
  if (fastTemples(state, board, seat).length > 0) ways.push(SPEED)
  return ways
}

/** The temples with a curse to break that only the Speed Spell reaches. */
function fastTemples(state: State, board: Board, seat: Seat): Card[] {
  if (state.pawns[seat] === OFF) return []
  return reachableFast(state, board, seat).filter((card) => canBreakAt(state, board, seat, card))
}

const colourless = (state: State, seat: Seat, moves: readonly Move[]): Move[] =>
  moves.filter((move) => state.crystals[seat * SPACES + subjectOf(move)] === COLOURLESS)
