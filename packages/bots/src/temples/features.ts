import { POWER_KEYS } from '@athanor/temples/inside'
import { FAR } from './nearness.ts'
import { OUTLOOKS } from './outlook.ts'

const names: string[] = []
const feature = (name: string): number => names.push(name) - 1
/** Several features in a row; returns the place of the first. */
const features = (...row: readonly string[]): number => names.push(...row) - row.length
const each = (n: number, name: (i: number) => string): string[] => Array.from({ length: n }, (_, i) => name(i))

/** Points as if the game ended now, by where they come from. */
export const TRACK_POINTS = feature('points: curses')
export const RUNE_POINTS = feature('points: runes')
export const GOAL_POINTS = feature('points: goals')
/** What the rune goal would still bring if every marker to come brought a new type. */
export const RUNE_HOPE = feature('runes to hope for')
export const MARKERS_PLACED = feature('markers')

/** The best curse, by how many crystals at most are missing in the grid. */
export const BEST_MISSING = features(...each(FAR, (n) => `best curse with ${n} missing`))
/** The best curse of every temple together. */
export const ALL_MISSING = features(...each(FAR, (n) => `curses with ${n} missing`))
/** The best curse, by how many crystals at most are not owned; the others need not lie well. */
export const LACKED = 3
export const BEST_LACKING = features(...each(LACKED, (n) => `best curse lacking ${n}`))

/** What the running turn can bring while its action is to come: see `OUTLOOKS`. */
export const NOW = features(...OUTLOOKS.map((name) => `now: ${name}`))
/** What the next turn can bring, if the others do not come between. */
export const NEXT = features(...OUTLOOKS.map((name) => `next turn: ${name}`))
/** An action is to come in the running turn. */
export const TO_ACT = feature('to act')
/** The best curse to break in the very last turn. */
export const LAST_BREAK = feature('last turn: curse')

export const COLOURED = feature('coloured')
export const COLOURLESS_HELD = feature('colourless')
export const VARIETY = feature('different colours')
export const PAIRS = feature('pairs of a colour')
export const ROOM = feature('room')
/** How far the empty spaces are below this number. */
export const LITTLE_ROOM = 3
export const NARROW = feature('little room')

/** What owned runes give, by the sites in the ring at which they resonate. */
export const RESONANCE_COLOURLESS = feature('resonance: colourless')
export const RESONANCE_COLOURS = feature('resonance: colours')
export const RESONANCE_CLEARS = feature('resonance: clears')
export const RESONANCE_EXTRA = feature('resonance: exchange')
export const CHEAP_EXCHANGE = feature('cheap exchange spell')

export const POWERS = features(...POWER_KEYS)
export const RESERVED = feature('reserve')

export const FEATURES: readonly string[] = names
