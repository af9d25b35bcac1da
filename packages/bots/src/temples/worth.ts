import type { Seat } from '@athanor/kernel'
import {
  type Board,
  faceUp,
  isRewarded,
  MARKERS,
  markersIn,
  neighbouringTemples,
  ownedRunes,
  runePoints,
  runeTypes,
  type State,
  seeksRunes,
  TEMPLES,
  templeAt,
  templeGoalPoints,
} from '@athanor/temples/inside'

/** What a marker brings besides the points of its space. */

/** Of the rune goal, if every marker to come brought a new type. */
export function runeHope(state: State, seat: Seat): number {
  const types = runeTypes(state, seat)
  return runePoints(state, types + MARKERS - state.placed[seat]!) - runePoints(state, types)
}

/** A new rune type: its part of what there is to hope for or, if no other will follow, exactly what it brings. */
function newTypeWorth(state: State, seat: Seat): number {
  if (!state.ending) return runeHope(state, seat) / (MARKERS - state.placed[seat]!)
  const types = runeTypes(state, seat)
  return runePoints(state, types + 1) - runePoints(state, types)
}

const isNewType = (state: State, seat: Seat, rune: number): boolean =>
  rune >= 0 && rune !== state.inherited[seat] && ownedRunes(state, seat, rune) === 0

/** Whether breaking a curse at a place can bring a new type: from the neighbours, too, for P8. */
function bringsType(state: State, seat: Seat, place: number): boolean {
  if (isNewType(state, seat, faceUp(state, place))) return true
  if (!seeksRunes(state, seat)) return false
  return neighbouringTemples(place).some((other) => isNewType(state, seat, faceUp(state, other)))
}

/** The points of a temple goal for a seat, with so many more markers of its own. */
export function goalPoints(state: State, board: Board, seat: Seat, temple: number, more: number): number {
  const markers = markersIn(state, temple)
  markers[seat]! += more
  return templeGoalPoints(markers, board.data.goals.templePoints)[seat]!
}

/** By temple (not by place): what one more marker of the seat there brings besides the points of its space. */
export function markerWorth(state: State, board: Board, seat: Seat, into: Float64Array): void {
  const reward = isRewarded(state, seat) ? board.rewards[state.placed[seat]!]!.points : 0
  const type = newTypeWorth(state, seat)
  for (let place = 0; place < TEMPLES; place++)
    into[templeAt(state, place)] = reward + (bringsType(state, seat, place) ? type : 0)
  for (const temple of state.table.goals)
    into[temple]! += goalPoints(state, board, seat, temple, 1) - goalPoints(state, board, seat, temple, 0)
}
