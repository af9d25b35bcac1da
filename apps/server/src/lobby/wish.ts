import {
  dictionary,
  either,
  isBoolean,
  matching,
  type Of,
  object,
  oneOf,
  optional,
  text,
  whole,
} from '@athanor/protocol'
import { isPace } from '../table/pace.ts'

/** A player's share of the seed. */
export const isNonce = matching(/^[A-Za-z0-9_-]{16,64}$/)

/** The bots that one can invite. */
export const BOT_LEVELS = ['novice', 'adept', 'master'] as const
export const isBotLevel = oneOf(...BOT_LEVELS)

/** How late spectators may see everything, in seconds. */
export const MOST_DELAY = 24 * 3600

/** What a host asks for. */
export const isTableWish = object({
  game: text(1, 20),
  players: whole(1, 6),
  options: dictionary(either(text(0, 60_000), whole(0, 1_000_000)), 20),
  pace: isPace,
  onTimeout: oneOf('bot', 'forfeit'),
  /** Found only by its invitation. */
  hidden: isBoolean,
  /** How late spectators see everything, in seconds; -1: there are none. */
  delay: whole(-1, MOST_DELAY),
  /** The other seats are taken by this bot. */
  against: optional(isBotLevel),
})
export type TableWish = Of<typeof isTableWish>
