import { type Always, type Frame, leftOf, PROGRAM, type Question, SEAT, type Seat, stepMakers } from '@athanor/kernel'
import type { Cause } from './cause.ts'
import type { SeasonsEvent } from './event.ts'
import { causeOfProgram } from './programs.ts'
import type { Player, State } from './state.ts'

/** How steps are written. */
export const { deed, question } = stepMakers<State, SeasonsEvent>()

/**
 * A question that is asked even with one answer, because the number of answers depends on something hidden; `always`
 * says when, if everybody can see at times that there is no choice.
 */
export const asked = (
  prompt: string,
  always: Always<State>,
  legal: Question<State, SeasonsEvent>['legal'],
  answer: Question<State, SeasonsEvent>['answer'],
): Question<State, SeasonsEvent> => ({ ...question(prompt, legal, answer), always })

export const seatOf = (state: State, frame: Frame): Seat => state.stack[frame + SEAT]!
export const playerOf = (state: State, frame: Frame): Player => state.players[state.stack[frame + SEAT]!]!

/** The card, or the ability token, whose program is running. */
export const ownCard = (state: State, frame: Frame): Cause => causeOfProgram(state.stack[frame + PROGRAM]!)!

/** The other seats clockwise from the left of `seat`. GEN-04 */
export function opponentsOf(state: State, seat: Seat): Seat[] {
  const seats: Seat[] = []
  for (let other = leftOf(seat, state.players.length); other !== seat; other = leftOf(other, state.players.length))
    seats.push(other)
  return seats
}
