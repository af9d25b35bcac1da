import { POOL_LIMIT, SPELLS, spellName } from '@athanor/spellbook/inside'

const names: string[] = []
const feature = (name: string): number => names.push(name) - 1
/** Several features in a row; returns the place of the first. */
const features = (...row: readonly string[]): number => names.push(...row) - row.length

const LEVELS = [3, 4, 5]
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
const perCard = (tails: readonly string[]): string[] =>
  SPELLS.flatMap((spell) => tails.map((tail) => spellName(spell.id) + tail))

/** The points that the seat would have if the game ended now. */
export const SCORE = feature('score')

/** Actions of this round that are still to come: morning, midday, evening. */
export const TO_COME = features('to come: morning', 'to come: midday', 'to come: evening')

/** A learned level: what it brings beside its points. One for each card and level. */
export const LEARNED = features(...perCard(LEVELS.map((level) => `/${level} learned`)))
/** At least so many tokens of an unlearned card's colour in the pool. Five for each card. */
export const MOST_NATURAL = 5
export const NATURAL = features(...perCard(upTo(MOST_NATURAL).map((n) => ` with ${n} tokens`)))
/** An unlearned level that the pool can pay. One for each card and level. */
export const PAYABLE = features(...perCard(LEVELS.map((level) => `/${level} payable`)))

/** At least so many tokens in the pool. */
export const POOL = features(...upTo(POOL_LIMIT).map((n) => `pool of ${n}`))
/** Pool tokens whose colour is learned already. */
export const SPARE = feature('spare tokens')
export const WILD_SETS = feature('wild sets')
/** Tokens towards a wild set that is not complete. */
export const WILD_PARTS = feature('wild set parts')

export const STORED = feature('stored')
/** Points of the next stored token, and of the one after it. */
export const NEXT_SPACE = feature('next space')
export const SECOND_SPACE = feature('second space')

/** Altar tokens of an unlearned colour of which the pool holds 0 to 4: now at hand, or after the others had their days. */
export const ALTAR_KINDS = 5
export const ALTAR_NOW = features(...upTo(ALTAR_KINDS).map((n) => `altar now: to ${n - 1} tokens`))
export const ALTAR_LATER = features(...upTo(ALTAR_KINDS).map((n) => `altar later: to ${n - 1} tokens`))

/** What learned cards can work on. */
export const SACRIFICE_FUEL = feature('sacrifice: runes held')
export const ERUPTION_ROOM = feature('eruption: tokens to draw')
export const LEVITATION_TARGETS = feature('levitation: tokens on the altar')
export const OFFERING_STACK = feature('offering: tokens of one colour')
export const FOCUS_STACK = feature('focus: tokens of the rune')
export const FEAST_TARGETS = feature('feast: stored colours on the altar')
export const FEAST_COLOURS = feature('feast to come: stored colours')
export const TRAVEL_FUEL = feature('time travel: runes held')
export const TRAVEL_ROOM = feature('time travel: levels to raise')
export const CLONE_MIDDAY = feature('clone: midday spells')
export const CLONE_EVENING = feature('clone: evening spells')
export const CLONE_MORNING = feature('clone: morning spells')
export const MIRAGE_TARGETS = feature('mirage: tokens on the altar')
export const KNOWLEDGE_ROOM = feature('knowledge: spells to come')
export const COMMUNION_RUNES = feature('communion to come: stored runes')
export const COMMUNION_STACK = feature('communion: runes in the pool')

/** The last day of the seat, or what is left of it. */
export const LAST_LEARN = feature('last day: points of the best evening')
export const LAST_NEAR = feature('last day: points one token away')
export const LAST_STORE = feature('last day: points of the best midday')
export const LAST_TOKENS = feature('last day: pool before the morning')

export const FEATURES: readonly string[] = names
