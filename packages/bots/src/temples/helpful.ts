import type { Move, Seat } from '@athanor/kernel'
import {
  type Board,
  COLOURLESS,
  KIND,
  KINDS,
  kindOf,
  SPACES,
  type State,
  spaceOf,
  subjectOf,
} from '@athanor/temples/inside'
import { desire, wish } from './desire.ts'

/** So many spaces deserve a thought for the one crystal to put, and for each where it is one of several. */
const SPACES_FOR_ONE = 5
const SPACES_FOR_EACH = 2
const PAYMENTS = 2

/** Of moves that put, cover and pay, those that help the chains in the grid most; those that name no space stay. */
export function mostHelpful(state: State, board: Board, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (moves.length <= PAYMENTS) return moves
  wish(state, board, seat)
  const most = limit(moves)
  const kept: number[] = []
  return moves
    .map((move) => ({ move, group: groupOf(move), help: help(state, board, seat, move) }))
    .sort((a, b) => b.help - a.help)
    .filter(({ group }) => {
      kept[group] = (kept[group] ?? 0) + 1
      return kept[group]! <= most
    })
    .map(({ move }) => move)
}

/** Moves of one group differ in their space only: crystals of a kind to put, a slot to cover, any payment. */
function groupOf(move: Move): number {
  const kind = kindOf(move)
  return kind === KIND.put || kind === KIND.cover ? subjectOf(move) : KINDS + kind
}

function limit(moves: readonly Move[]): number {
  const first = moves[0]!
  if (kindOf(first) === KIND.pay) return PAYMENTS
  return moves.every((move) => groupOf(move) === groupOf(first)) ? SPACES_FOR_ONE : SPACES_FOR_EACH
}

/** How much a move helps the chains that could be. */
function help(state: State, board: Board, seat: Seat, move: Move): number {
  const { gain, loss } = desire
  switch (kindOf(move)) {
    case KIND.put: {
      const space = spaceOf(move)
      return gain[space * KINDS + subjectOf(move)]! - loss[space]!
    }
    case KIND.cover: {
      const kind = board.wilderness[state.pawns[seat]!]!.slots[subjectOf(move)]!
      return gain[spaceOf(move) * KINDS + kind]!
    }
    case KIND.pay: {
      const space = subjectOf(move)
      return state.crystals[seat * SPACES + space] === COLOURLESS ? loss[space]! : -loss[space]!
    }
    default:
      return Number.POSITIVE_INFINITY
  }
}
