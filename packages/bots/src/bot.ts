import type { Move, Rng } from '@athanor/kernel'
import type { Chair } from './chair.ts'

/** Somebody who decides. */
export interface Bot {
  readonly name: string
  /** Whether it knows the game called so. */
  plays(game: string): boolean
  /** Takes a chair. What it remembers from one decision to the next belongs to that chair alone. */
  sit(chair: Chair): Player
}

/** A bot in its chair. */
export interface Player {
  /** One of the chair's legal moves. All chance that the bot uses comes from `rng`. */
  choose(rng: Rng): Move
}
