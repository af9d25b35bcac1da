import { FRAME_SIZE, PROGRAM, type Seat, STEP } from '@athanor/kernel'
import {
  COLOUR_COUNT,
  DAY,
  FAMILIAR_SPACES,
  learnedCount,
  OPPONENT_SPACES,
  type Player,
  type State,
} from '@athanor/spellbook/inside'

/** How much of its day a seat still has in this round. */
export type Rest = 0 | 1 | 2 | 3
export const NOTHING: Rest = 0
export const EVENING: Rest = 1
export const MIDDAY: Rest = 2
export const WHOLE_DAY: Rest = 3

const REST_OF_PHASE: { readonly [phase in State['phase']]: Rest } = {
  morning: WHOLE_DAY,
  midday: MIDDAY,
  evening: EVENING,
  altar: NOTHING,
}

export function restOfRound(state: State, seat: Seat): Rest {
  if (seat === state.active) return REST_OF_PHASE[state.phase]
  const { first, players } = state.table
  const place = (seat - first + players) % players
  const running = (state.active - first + players) % players
  return place > running ? WHOLE_DAY : NOTHING
}

/** How near a player is to ending the game, from 0 to 1. */
export const nearness = (player: Player): number =>
  Math.max(player.familiar.length / FAMILIAR_SPACES, learnedCount(player) / COLOUR_COUNT)

/** So many rounds adepts play with each other, on average. */
const ROUNDS = 13

/** The tokens that will lie on the automatic opponent's board in the end: it gets one a day. */
export function opponentTokensAtEnd({ opponent, players, ending }: State): number {
  const daysLeft = ending ? 0 : ROUNDS * (1 - nearness(players[0]!))
  return Math.min(opponent!.board.length + daysLeft, OPPONENT_SPACES)
}

/** How near the end is, from 0 to 1. */
export function nearnessOfEnd(state: State): number {
  if (state.ending) return 1
  let near = state.opponent ? state.opponent.board.length / OPPONENT_SPACES : 0
  for (let i = 0; i < state.players.length; i++) near = Math.max(near, nearness(state.players[i]!))
  return near
}

/** Whether a day begins, or the game is over: bots think to the end of the day that is running. */
export const atDaybreak = ({ stack }: State): boolean =>
  stack.length === 0 ||
  (stack[stack.length - FRAME_SIZE + STEP] === FIRST_QUESTION && stack[stack.length - FRAME_SIZE + PROGRAM] === DAY)

/** Of a day's program. */
const FIRST_QUESTION = 1
