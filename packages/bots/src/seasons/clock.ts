import type { Seat } from '@athanor/kernel'
import { FACE, type State, type Time } from '@athanor/seasons/inside'

/** Where a seat is in the running round. */
export type Turn = 'ahead' | 'now' | 'over'

export function turnOf(state: State, seat: Seat): Turn {
  const { phase, first, active } = state
  if (phase === 'end') return 'over'
  if (phase !== 'die' && phase !== 'turn') return 'ahead'
  const players = state.players.length
  const place = (seat - first + players) % players
  const now = (active - first + players) % players
  if (place !== now) return place < now ? 'over' : 'ahead'
  return phase === 'die' ? 'ahead' : 'now'
}

const END: Time = 36
/** A round moves the marker by 1, 2 or 3; the last one on average two thirds of a space too far. */
const PACE = 2
const OVERSHOOT = 2 / 3

/** The time at which the next round begins, as far as one can tell: a mean before the last die is left. */
export function nextTime(state: State): Time {
  const { dice } = state
  if (dice.length === 0) return state.time + PACE
  let pips = 0
  for (let i = 0; i < dice.length; i++) pips += FACE[dice[i]!]!.pips
  return state.time + pips / dice.length
}

/** How many rounds will probably follow this one; 0 if it is certainly the last. */
export function roundsAfter(state: State): number {
  const spaces = END - nextTime(state)
  return spaces <= 0 ? 0 : (spaces + OVERSHOOT) / PACE
}

/** The part of the running round's turns that is still to come. */
function restOfRound(state: State): number {
  const { phase, first, active } = state
  if (phase === 'end') return 0
  if (phase !== 'die' && phase !== 'turn') return 1
  const players = state.players.length
  const taken = ((active - first + players) % players) + (phase === 'turn' ? 0.5 : 0)
  return 1 - taken / players
}

/** The rounds left at each stage: closer towards the end, when things change their worth quickly. */
const STAGES: readonly number[] = [18, 15, 12, 9, 6, 4, 2, 1, 0]
export const STAGE_COUNT = STAGES.length

/** How far the game is, in stages. */
export function progress(state: State): number {
  const left = roundsAfter(state) + restOfRound(state)
  if (left >= STAGES[0]!) return 0
  let stage = 1
  while (STAGES[stage]! > left) stage++
  const span = STAGES[stage - 1]! - STAGES[stage]!
  return stage - (left - STAGES[stage]!) / span
}
