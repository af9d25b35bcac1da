import { B, below, C, D, type Move, type Seat, STEP } from '@athanor/kernel'
import type { Effect, Need } from '../card.ts'
import { energyMoves, NO_MOVES } from '../choice.ts'
import { dieOf, FACES, faceOf } from '../die.ts'
import { type Energy, listTokens, one, several, totalOf } from '../energy.ts'
import { KIND, MARKER_STEPS, markerMove, moveOf, STOP, stepsOf, subjectOf } from '../move.ts'
import type { State } from '../state.ts'
import { deed, opponentsOf, ownCard, playerOf, question, seatOf } from '../step.ts'
import { cutIfNeeded, drawInto, gain, lose, moveGauge, steal, takeTokens } from '../supply.ts'
import { moveMarker } from '../time.ts'

export const opponentsLose = (n: number) =>
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    for (const other of opponentsOf(state, seat)) lose(state, other, n, log, ownCard(state, frame), seat)
  })

export const stealFromEach = (n: number) =>
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    for (const other of opponentsOf(state, seat)) steal(state, other, seat, n, log, ownCard(state, frame))
  })

/** Opponent by opponent: where cards have their price, each pays before the next one draws. `B` counts them. CARD-038.2 */
export const opponentsWeakenAndDraw = deed((state, frame, log) => {
  const { stack } = state
  const other = opponentsOf(state, seatOf(state, frame))[stack[frame + B]!]
  if (other === undefined) return
  stack[frame + B]!++
  stack[frame + STEP]!--
  moveGauge(state, other, -1, log, ownCard(state, frame))
  drawInto(state.players[other]!.hand, state, other, 1, log, ownCard(state, frame))
})

export const opponentsWeakenAndGain = (n: number) =>
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    for (const other of opponentsOf(state, seat)) {
      moveGauge(state, other, -1, log, ownCard(state, frame))
      gain(state, other, n, log, ownCard(state, frame), seat)
    }
  })

/** The opponent whose reserve is open next: the `nth`, or the first after it who has tokens. */
function nextVictim(state: State, seat: Seat, nth: number): number {
  const others = opponentsOf(state, seat)
  let at = nth
  while (at < others.length && state.players[others[at]!]!.reserve === 0) at++
  return at
}

/**
 * Take up to `n` tokens from each opponent's reserve. `B` is the opponent, `C` how many of that one's are taken, `D` all
 * tokens taken: they come into the reserve together. EK-CARD-20
 */
export const robReserves = (n: number): Effect => [
  deed((state, frame) => {
    state.stack[frame + B] = nextVictim(state, seatOf(state, frame), 0)
  }),
  question(
    'rob',
    (state, frame) => {
      const victim = opponentsOf(state, seatOf(state, frame))[state.stack[frame + B]!]
      return victim === undefined ? NO_MOVES : [...energyMoves(state.players[victim]!.reserve, KIND.take), STOP]
    },
    (state, frame, move, log) => {
      const { stack } = state
      const seat = seatOf(state, frame)
      const victim = opponentsOf(state, seat)[stack[frame + B]!]!
      if (move !== STOP) {
        state.players[victim]!.reserve -= one(subjectOf(move))
        stack[frame + D]! += one(subjectOf(move))
        log?.({ type: 'robbed', seat, from: victim, energy: [subjectOf(move)], by: ownCard(state, frame) })
        stack[frame + C]!++
      }
      if (move === STOP || stack[frame + C] === n || state.players[victim]!.reserve === 0) {
        stack[frame + C] = 0
        stack[frame + B] = nextVictim(state, seat, stack[frame + B]! + 1)
      }
      return true
    },
  ),
  deed((state, frame) => {
    playerOf(state, frame).reserve += state.stack[frame + D]!
    cutIfNeeded(state, seatOf(state, frame))
  }),
]

export const opponentsTurnTo = (energy: Energy) =>
  deed((state, frame, log) => {
    for (const other of opponentsOf(state, seatOf(state, frame))) {
      const player = state.players[other]!
      if (player.reserve === 0) continue
      player.reserve = several(energy, totalOf(player.reserve))
      log?.({ type: 'all-air', seat: other, energy: listTokens(player.reserve), by: ownCard(state, frame) })
    }
  })

/** Take from the bank what an opponent has in the reserve. */
export const copyReserve = question(
  'copy',
  (state, frame) => opponentsOf(state, seatOf(state, frame)).map((other) => moveOf(KIND.copy, other)),
  (state, frame, move, log) => {
    takeTokens(state, seatOf(state, frame), state.players[subjectOf(move)]!.reserve, log, ownCard(state, frame))
    return false
  },
)

export const richest = (state: State, seat: Seat): boolean =>
  state.players.every((player, other) => other === seat || player.crystals < state.players[seat]!.crystals)

/** Runs a deed only on a condition that is looked at when it comes to it. */
export const when = (condition: (state: State, seat: Seat) => boolean, step: ReturnType<typeof deed>) =>
  deed((state, frame, log) => {
    if (condition(state, seatOf(state, frame))) step.run(state, frame, log)
  })

const moveTheMarkerBy = (prompt: string, steps: readonly number[]) => {
  const moves: readonly Move[] = steps.map(markerMove)
  return question(
    prompt,
    () => moves,
    (state, frame, move) => {
      moveMarker(state, seatOf(state, frame), stepsOf(move), ownCard(state, frame))
      return false
    },
  )
}

export const moveTheMarker = moveTheMarkerBy('marker', MARKER_STEPS)
export const moveTheMarkerByTwo = moveTheMarkerBy('marker-by-two', [-2, 2])

/** Die of Malice: the same die again. */
export const rerollDie = deed((state, frame, log) => {
  const seat = seatOf(state, frame)
  const player = state.players[seat]!
  player.die = faceOf(dieOf(player.die), below(state.rng, FACES))
  state.reveals++
  log?.({ type: 'rerolled', seat, face: player.die })
})

export const beforeTheDie: Need = (state) => (state.phase === 'die' ? undefined : 'die-carried-out')
