import { A, type Frame, type Seat } from '@athanor/kernel'
import type { State } from '../state.ts'
import { seatOf } from '../step.ts'

/** A fixed number, or one that is looked up when the effect happens, for the card at a place in play. */
export type Count = number | ((state: State, seat: Seat, place: number) => number)
export const value = (count: Count, state: State, frame: Frame): number =>
  typeof count === 'number' ? count : count(state, seatOf(state, frame), state.stack[frame + A]!)
