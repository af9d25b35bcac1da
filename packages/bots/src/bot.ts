import type { Move, Rng } from '@athanor/kernel'
import type { Chair } from './chair.ts'

/** Somebody who decides. */
export interface Bot {
  readonly name: string
  /** One of the chair's legal moves. All chance that the bot uses comes from `rng`. */
  choose(chair: Chair, rng: Rng): Move
}
