import { POWER_KEYS } from '@athanor/temples/inside'
import { FAR } from './nearness.ts'
import { OUTLOOKS } from './outlook.ts'

const names: string[] = []
const feature = (name: string): number => names.push(name) - 1
/** Several features in a row; returns the place of the first. */
const features = (...row: readonly string[]): number => names.push(...row) - row.length
const each = (n: number, name: (i: number) => string): string[] => Array.from({ length: n }, (_, i) => name(i))

/** Points as if the game ended now, by where they come from. */
export const TRACK_POINTS = feature('points.curses')
export const RUNE_POINTS = feature('points.runes')
export const GOAL_POINTS = feature('goals.points')
/** What the rune goal would still bring if every marker to come brought a new type. */
export const RUNE_HOPE = feature('runes.to-hope-for')
export const MARKERS_PLACED = feature('points.markers')

/** The best curse, by how many crystals at most are missing in the grid. */
export const BEST_MISSING = features(...each(FAR, (n) => `curses.best-missing-${n}`))
/** The best curse of every temple together. */
export const ALL_MISSING = features(...each(FAR, (n) => `curses.all-missing-${n}`))
/** The best curse, by how many crystals at most are not owned; the others need not lie well. */
export const LACKED = 3
export const BEST_LACKING = features(...each(LACKED, (n) => `curses.best-lacking-${n}`))

/** What the running turn can bring while its action is to come: see `OUTLOOKS`. */
export const NOW = features(...OUTLOOKS.map((name) => `turn.now-${name}`))
/** What the next turn can bring, if the others do not come between. */
export const NEXT = features(...OUTLOOKS.map((name) => `turn.next-${name}`))
/** An action is to come in the running turn. */
export const TO_ACT = feature('turn.to-act')
/** The best curse to break in the very last turn. */
export const LAST_BREAK = feature('last.curse')

export const COLOURED = feature('crystals.coloured')
export const COLOURLESS_HELD = feature('crystals.colourless')
export const VARIETY = feature('crystals.variety')
export const PAIRS = feature('crystals.pairs')
/** Crystals beyond as many of a colour, or of colourless ones, as anybody uses soon. */
export const MOST_OF_COLOUR = 2
export const SURPLUS = feature('crystals.surplus')
export const MOST_COLOURLESS = 3
export const COLOURLESS_SURPLUS = feature('crystals.colourless-surplus')
export const ROOM = feature('grid.room')
/** How far the empty spaces are below this number. */
export const LITTLE_ROOM = 3
export const NARROW = feature('grid.narrow')

/** What owned runes give, by the sites in the ring at which they resonate. */
export const RESONANCE_COLOURLESS = feature('runes.colourless')
export const RESONANCE_COLOURS = feature('runes.colours')
export const RESONANCE_CLEARS = feature('runes.clears')
export const RESONANCE_EXTRA = feature('runes.exchange')
export const CHEAP_EXCHANGE = feature('crystals.cheap-exchange')

export const POWERS = features(...POWER_KEYS.map((key) => `powers.${key}`))
export const RESERVED = feature('powers.reserve')

export const FEATURES: readonly string[] = names
