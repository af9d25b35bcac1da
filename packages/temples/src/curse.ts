import { A, B, type Frame, type Move, push, SEAT, type Seat } from '@athanor/kernel'
import { type Board, curseIndex, HIGHEST_LEVEL, LEFT, RIGHT, type Temple } from './board.ts'
import type { Card } from './card.ts'
import { findChains, type Pattern } from './chains.ts'
import { freeChoice, pushGain } from './gain.ts'
import { breakAt, chainOf, endOf, KIND, kindOf, raiseOf, SKIP, subjectOf, takeRune } from './move.ts'
import { payCrystals } from './payment.ts'
import { inheritsRune, isRewarded, neighbouringTemples, raisesCurses, seeksRunes } from './powers.ts'
import { BREAKING, deed, type Effect, question, type TemplesLog } from './programs.ts'
import { BROKE, boardOf, faceUp, held, MARKERS, RUNE_TYPES, type State, TRACK, templeAt } from './state.ts'
import { spend } from './supply.ts'

/** The curse space of an end and level that can still be marked; -1 if there is none. MT-CURSE-15, MT-CURSE-16 */
export function openSpace(state: State, temple: Temple, index: number, end: number, level: number): number {
  if (level > HIGHEST_LEVEL) return -1
  const space = temple.spaceOf[curseIndex(end, level)]!
  return space < 0 || temple.crossedOut[space]! || state.markers[index * TRACK + space]! > 0 ? -1 : space
}

// What the chains being found are for.
let table: State
let temple: Temple
let breaker: Seat
let place: Card
let end: number
let raises: readonly number[]
let breaks: Move[]

/** Adds the moves of one chain: its own level and, for P6, up to two above. MT-ADV-P6.8, MT-ADV-P6.12 */
const addBreaks = (length: number, chain: Move): void => {
  const index = templeAt(table, place)
  if (openSpace(table, temple, index, end, length) >= 0) breaks.push(breakAt(place, end, 0) + chain)
  if (!raisesCurses(table, breaker)) return
  const crystals = held(table, breaker)
  for (let raise = 1; raise <= raises.length; raise++) {
    if (crystals < length + raises[raise - 1]!) continue
    if (openSpace(table, temple, index, end, length + raise) >= 0) breaks.push(breakAt(place, end, raise) + chain)
  }
}

/** Adds every way to break a curse of the temple at a place, with the crystals of a grid. */
export function breakMoves(state: State, board: Board, seat: Seat, grid: Pattern, at: Card, moves: Move[]): void {
  if (state.placed[seat] === MARKERS) return
  table = state
  temple = board.temples[templeAt(state, at)]!
  breaker = seat
  place = at
  raises = board.raises
  breaks = moves
  for (end = LEFT; end <= RIGHT; end++) findChains(grid, board.joined, temple.arcs[end]!, addBreaks)
}

/** The chain returns; then P6 is paid, the marker placed, and so on. MT-CURSE-31 */
export function breakCurse(state: State, seat: Seat, move: Move, log: TemplesLog): void {
  const place = state.pawns[seat]!
  const board = boardOf(state)
  const index = templeAt(state, place)
  const temple = board.temples[index]!
  const raise = raiseOf(move)
  const chain = chainOf(move)
  const level = chain.length + raise
  const space = temple.spaceOf[curseIndex(endOf(move), level)]!
  const kinds = chain.map((one) => spend(state, seat, one))
  state.flags |= BROKE
  log?.({ type: 'broke', seat, temple: index, chain, kinds, level, points: temple.points[space]! })
  push(state.stack, BREAKING, seat, place, space)
  if (raise > 0) payCrystals(state, seat, 'raise', board.raises[raise - 1]!, false)
}

const placeMarker = deed((state, frame) => {
  const seat = state.stack[frame + SEAT]!
  const index = templeAt(state, state.stack[frame + A]!)
  state.markers[index * TRACK + state.stack[frame + B]!] = seat + 1
  state.placed[seat]!++
})

// P4 Breaker's Reward. MT-ADV-P4.1, MT-ADV-P4.3
const reward = deed((state, frame, log) => {
  const seat = state.stack[frame + SEAT]!
  if (!isRewarded(state, seat)) return
  const marker = state.placed[seat]!
  const { gain, points } = boardOf(state).rewards[marker - 1]!
  log?.({ type: 'rewarded', seat, marker, points })
  pushGain(state, seat, 'reward', gain.kinds, freeChoice(gain.anyColour, gain.anyKind))
})

/** The face-up rune of this temple or, for P8, of a neighbour. MT-CURSE-27, MT-ADV-P8.1, MT-ADV-P8.5 */
function runeMoves(state: State, frame: Frame): Move[] {
  const place = state.stack[frame + A]!
  const moves: Move[] = []
  const here = faceUp(state, place) >= 0
  if (here) moves.push(takeRune(place))
  if (seeksRunes(state, state.stack[frame + SEAT]!)) {
    for (const other of neighbouringTemples(place)) if (faceUp(state, other) >= 0) moves.push(takeRune(other))
    if (!here && moves.length > 0) moves.push(SKIP)
  }
  return moves
}

/** Takes the face-up rune of a place and turns the next one up. MT-CURSE-29 */
export function takeFaceUp(state: State, seat: Seat, place: Card, log: TemplesLog): void {
  const rune = faceUp(state, place)
  const temple = templeAt(state, place)
  state.runes[seat * RUNE_TYPES + rune]!++
  state.runesLeft[place]!--
  log?.({ type: 'rune', seat, rune, temple })
  const next = faceUp(state, place)
  if (next < 0) return
  state.reveals++
  log?.({ type: 'revealed', rune: next, temple })
}

const rune = question('rune', runeMoves, (state, frame, move, log) => {
  if (kindOf(move) === KIND.rune) takeFaceUp(state, state.stack[frame + SEAT]!, subjectOf(move), log)
  return false
})

/** MT-END-01 */
const checkEnd = deed((state, frame, log) => {
  const seat = state.stack[frame + SEAT]!
  if (state.placed[seat] !== MARKERS) return
  state.ending = true
  log?.({ type: 'ending', seat })
})

/** The temple's place in `A`, the curse space in `B`. */
export const breakProgram: Effect = [placeMarker, reward, rune, checkEnd]

// P3 Inherited Rune: on choosing the grid. MT-ADV-P3.1, MT-ADV-P3.8
export const inherit = question(
  'inherit',
  (state, frame) => {
    const moves: Move[] = []
    if (!inheritsRune(state, state.stack[frame + SEAT]!)) return moves
    for (let place = 0; place < state.runesLeft.length; place++)
      if (faceUp(state, place) >= 0) moves.push(takeRune(place))
    return moves
  },
  (state, frame, move, log) => {
    const seat = state.stack[frame + SEAT]!
    state.inherited[seat] = faceUp(state, subjectOf(move))
    takeFaceUp(state, seat, subjectOf(move), log)
    return false
  },
)
