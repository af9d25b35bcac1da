import type { Seat } from '@athanor/kernel'
import type { State } from '../state.ts'

/** A fixed number, or one that is looked up when the effect happens. */
export type Count = number | ((state: State, seat: Seat) => number)
export const value = (count: Count, state: State, seat: Seat): number =>
  typeof count === 'number' ? count : count(state, seat)
