import type { Move, Rng } from '@athanor/kernel'
import type { Chair } from './chair.ts'
import type { Lore } from './minds.ts'
import type { Steps } from './steps.ts'

/** Somebody who decides. */
export interface Bot {
  readonly name: string
  /** Whether it knows the game called so. */
  plays(game: string): boolean
  /** Takes a chair. What it remembers from one decision to the next belongs to that chair alone. */
  sit(chair: Chair): Player
}

/** A bot in its chair. All chance that it uses comes from `rng`. */
export interface Player {
  /** What it thinks with, for a bot that can tell: whoever explains its thoughts must know as much. */
  readonly lore?: Lore
  /** One of the chair's legal moves. */
  choose(rng: Rng): Move
  /** The moves that it has thought about, best first, for a bot that can tell. */
  consider?(rng: Rng): readonly Considered[]
  /** The same step by step, for a bot that thinks long. */
  ponder?(rng: Rng): Steps<readonly Considered[]>
}

/** A move that a bot has thought about. */
export interface Considered {
  readonly move: Move
  /** The chance of winning with it, from 0 to 1. */
  readonly chance: number
  /** How much of the thinking went into it, from 0 to 1. */
  readonly share: number
}
