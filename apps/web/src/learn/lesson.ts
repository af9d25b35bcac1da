import type { Options, Seat } from '@athanor/kernel'

/**
 * One thing to learn. Under its name the texts say why (`lesson.<name>`) and what to do now (`lesson.<name>.do`).
 * Moves are written in the game's notation.
 */
export interface Step {
  readonly name: string
  /** What the pupil may do; absent where there is only something to read. */
  readonly moves?: readonly string[] | 'any'
  /** How often it is done, if not once. */
  readonly times?: number
  /** What the others do after it. */
  readonly others?: readonly string[]
}

/** A first game, written down beforehand: the pupil makes the moves, and cannot make a wrong one. */
export interface Lesson {
  readonly players: number
  readonly options: Options
  readonly seed: string
  /** What is done already when the lesson begins. */
  readonly opening: readonly (readonly [Seat, string])[]
  /** The last one is there to be read: it says how to go on. */
  readonly steps: readonly Step[]
}

/** The pupil's seat. */
export const PUPIL: Seat = 0
