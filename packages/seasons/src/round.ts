import { A, below, leftOf, type Move, removeAt, SEAT, type Seat, STEP } from '@athanor/kernel'
import type { Effect } from './card.ts'
import { FACE, FACES, faceOf, NO_FACE } from './die.ts'
import { KIND, moveOf, subjectOf } from './move.ts'
import { LAST_YEAR, SEASONS, seasonOf, yearOf } from './season.ts'
import { type State, TURNED } from './state.ts'
import { deed, question, seatOf } from './step.ts'
import type { SeasonsLog } from './supply.ts'
import { moveMarker, triggerEndOfRound } from './time.ts'
import { beginTurn } from './turn.ts'

/** RND-01, RND-02 */
function roll(state: State, log: SeasonsLog): void {
  const season = seasonOf(state.time)
  const dice = state.table.dice[season]!
  state.dice = []
  for (let i = 0; i < dice.length; i++) state.dice.push(faceOf(dice[i]!, below(state.rng, FACES)))
  state.reveals++
  log?.({ type: 'rolled', dice: state.dice.slice() })
}

/** END-21 */
function straighten(state: State): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const { play } = state.players[seat]!
    for (let i = 0; i < play.length; i++) play[i]! &= ~TURNED
  }
}

const nextSeat = (state: State, seat: Seat): Seat => leftOf(seat, state.players.length)

// The frame of a round: its seat is the one to choose or to play next, A counts them.
export const roundProgram: Effect = [
  deed((state, frame, log) => {
    state.phase = 'dice'
    state.round++
    state.stack[frame + SEAT] = state.first
    state.stack[frame + A] = 0
    const season = SEASONS[seasonOf(state.time)]!
    log?.({ type: 'round', round: state.round, year: yearOf(state.time), season, seat: state.first })
    roll(state, log)
  }),
  question(
    'dice',
    (state) => {
      const moves: Move[] = []
      for (let i = 0; i < state.dice.length; i++) moves.push(moveOf(KIND.die, state.dice[i]!))
      return moves
    },
    (state, frame, move, log) => {
      const { stack } = state
      const seat = seatOf(state, frame)
      const face = subjectOf(move)
      state.players[seat]!.die = face
      removeAt(state.dice, state.dice.indexOf(face))
      log?.({ type: 'chose-die', seat, face })
      stack[frame + SEAT] = nextSeat(state, seat)
      if (++stack[frame + A]! < state.players.length) return true
      stack[frame + A] = 0
      return false
    },
  ),
  // RND-07: a turn each; the step comes again until all had theirs.
  deed((state, frame) => {
    const { stack } = state
    const seat = seatOf(state, frame)
    if (stack[frame + A] === state.players.length) return
    stack[frame + A]!++
    stack[frame + SEAT] = nextSeat(state, seat)
    stack[frame + STEP]!--
    beginTurn(state, seat)
  }),
  deed((state) => {
    state.phase = 'end'
    triggerEndOfRound(state)
  }),
  deed((state) => moveMarker(state, state.first, FACE[state.dice[0]!]!.pips, 0)),
  deed((state, frame, log) => {
    if (yearOf(state.time) > LAST_YEAR) {
      log?.({ type: 'over' })
      return
    }
    state.first = nextSeat(state, state.first)
    for (let seat = 0; seat < state.players.length; seat++) state.players[seat]!.die = NO_FACE
    straighten(state)
    state.stack[frame + STEP] = 0
  }),
]
