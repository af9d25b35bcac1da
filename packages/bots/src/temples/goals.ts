import type { Seat } from '@athanor/kernel'
import { type Board, type State, TRACK, templeGoalPoints, VIRTUAL_MARKER } from '@athanor/temples/inside'

/** Markers of a temple as one number: a digit for each seat, and one for the virtual player. */
const DIGIT = TRACK + 1

/** By that number: what each gets for a goal there. */
const known = new WeakMap<Board, Map<number, readonly number[]>>()

/** The points that a seat has for the goal of a temple, with so many more markers of its own. */
export function goalPoints(state: State, board: Board, seat: Seat, temple: number, more: number): number {
  const { players } = state.table
  let markers = more * DIGIT ** seat
  for (let at = temple * TRACK, end = at + TRACK; at < end; at++) {
    const owner = state.markers[at]!
    if (owner > 0) markers += DIGIT ** (owner === VIRTUAL_MARKER ? players : owner - 1)
  }
  return shares(board, players, markers)[seat]!
}

function shares(board: Board, players: number, markers: number): readonly number[] {
  let found = known.get(board)
  if (!found) {
    found = new Map()
    known.set(board, found)
  }
  let points = found.get(markers)
  if (!points) {
    const counts = Array.from({ length: players + 1 }, (_, who) => Math.floor(markers / DIGIT ** who) % DIGIT)
    points = templeGoalPoints(counts, board.data.goals.templePoints)
    found.set(markers, points)
  }
  return points
}
