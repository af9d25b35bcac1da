import { below, FRAME_SIZE, type Seat, type Stack } from '@athanor/kernel'
import type { Need } from '../card.ts'
import { dieOf, FACES, faceOf } from '../die.ts'
import { type Energy, listTokens, several, totalOf } from '../energy.ts'
import { KIND, MARKER_STEPS, markerMove, moveOf, stepsOf, subjectOf } from '../move.ts'
import type { State } from '../state.ts'
import { deed, opponentsOf, ownCard, question, seatOf } from '../step.ts'
import { drawInto, lose, moveGauge, steal, takeTokens } from '../supply.ts'
import { moveMarker } from '../time.ts'

export const opponentsLose = (n: number) =>
  deed((state, frame, log) => {
    for (const other of opponentsOf(state, seatOf(state, frame))) lose(state, other, n, log, ownCard(state, frame))
  })

export const stealFromEach = (n: number) =>
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    for (const other of opponentsOf(state, seat)) steal(state, other, seat, n, log, ownCard(state, frame))
  })

export const opponentsWeakenAndDraw = deed((state, frame, log) => {
  const before = state.stack.length
  for (const other of opponentsOf(state, seatOf(state, frame))) {
    moveGauge(state, other, -1, log, ownCard(state, frame))
    drawInto(state.players[other]!.hand, state, other, 1, log, ownCard(state, frame))
  }
  firstComesFirst(state.stack, before)
})

/** What was pushed first since then runs first. GEN-04 */
function firstComesFirst(stack: Stack, since: number): void {
  const frames: number[][] = []
  while (stack.length > since) frames.push(stack.splice(-FRAME_SIZE))
  for (const frame of frames) stack.push(...frame)
}

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
  const moves = steps.map(markerMove)
  Object.freeze(moves)
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
