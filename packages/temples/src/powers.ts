import type { Seat } from '@athanor/kernel'
import { TEMPLES } from './card.ts'
import type { State } from './state.ts'

/** The powers by their numbers; 0 is none, as in the basic game. On which side a power is printed is data. MT-ADV-15 */
export const ABUNDANCE = 1
export const RESERVE = 2
export const INHERITED_RUNE = 3
export const BREAKERS_REWARD = 4
export const DOUBLE_RITE = 5
export const RAISED_CHAIN = 6
export const TELEPORT = 7
export const RUNE_SEEKER = 8

// P1 Abundance. Whenever you take colourless crystals, take one more. Your Exchange Spell has its lower cost.
export const takesOneMore = (state: State, seat: Seat): boolean => state.power[seat] === ABUNDANCE
export const exchangesCheaply = takesOneMore

// P2 Alchemist's Reserve. Start with a reserve; once a turn, turn any number of it into any crystals.
export const keepsReserve = (state: State, seat: Seat): boolean => state.power[seat] === RESERVE

// P3 Inherited Rune. Start with one of the open runes; its type never counts for the rune goal.
export const inheritsRune = (state: State, seat: Seat): boolean => state.power[seat] === INHERITED_RUNE

// P4 Breaker's Reward. Every marker brings a reward of its own.
export const isRewarded = (state: State, seat: Seat): boolean => state.power[seat] === BREAKERS_REWARD

// P5 Double Rite. At a temple, collect and break a curse in the same turn, in either order.
export const actsTwice = (state: State, seat: Seat): boolean => state.power[seat] === DOUBLE_RITE

// P6 Raised Chain. Pay a few crystals more and the curse counts one or two levels higher.
export const raisesCurses = (state: State, seat: Seat): boolean => state.power[seat] === RAISED_CHAIN

// P7 Teleport. Instead of walking, go to any free card but your own.
export const teleports = (state: State, seat: Seat): boolean => state.power[seat] === TELEPORT

// P8 Rune Seeker. Take the rune of this temple or of a neighbouring one. At the end, count one rune type more.
export const seeksRunes = (state: State, seat: Seat): boolean => state.power[seat] === RUNE_SEEKER
export const neighbouringTemples = (place: number): [number, number] => [
  (place + TEMPLES - 1) % TEMPLES,
  (place + 1) % TEMPLES,
]
