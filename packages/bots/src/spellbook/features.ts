import {
  COLOUR_COUNT,
  FAMILIAR_SPACES,
  HIGHEST,
  LOWEST,
  POOL_LIMIT,
  SPELLS,
  spellName,
} from '@athanor/spellbook/inside'

const names: string[] = []
const feature = (name: string): number => names.push(name) - 1
/** Several features in a row; returns the place of the first. */
const features = (row: readonly string[]): number => names.push(...row) - row.length

const LEVEL_NUMBERS = [3, 4, 5]
export const LEVELS = HIGHEST - LOWEST + 1
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

/** The points that the seat would have if the game ended now. */
export const SCORE = feature('points.now')

/** How much of its day of this round the seat still has. */
export const TO_COME = feature('tempo.to-come')

/** A learned level: what it brings beside its points. One for each card and level. */
export const LEARNED = features(
  SPELLS.flatMap(({ id }) => LEVEL_NUMBERS.map((level) => `spells.${spellName(id)}/${level}`)),
)
/** What learned cards find to work on. */
export const SACRIFICE_FUEL = feature('spells.sacrifice-runes')
export const ERUPTION_ROOM = feature('spells.eruption-draws')
export const LEVITATION_TARGETS = feature('spells.levitation-altar')
export const OFFERING_STACK = feature('spells.offering-stack')
export const FOCUS_STACK = feature('spells.focus-runes')
export const FEAST_TARGETS = feature('spells.feast-altar')
export const FEAST_COLOURS = feature('spells.feast-to-come')
export const TRAVEL_FUEL = feature('spells.travel-runes')
export const TRAVEL_ROOM = feature('spells.travel-levels')
export const CLONE_MIDDAY = feature('spells.clone-midday')
export const CLONE_EVENING = feature('spells.clone-evening')
export const CLONE_MORNING = feature('spells.clone-morning')
export const MIRAGE_TARGETS = feature('spells.mirage-altar')
export const KNOWLEDGE_ROOM = feature('spells.knowledge-to-come')
export const COMMUNION_RUNES = feature('spells.communion-to-come')
export const COMMUNION_STACK = feature('spells.communion-runes')

/** Tokens of the colour of an unlearned card. */
export const TOKENS_FOR = features(SPELLS.map(({ id }) => `pool.for-${spellName(id)}`))
/** At least so many tokens of the colour of an unlearned card, whichever. */
export const MOST_ALIKE = 5
export const ALIKE = features(upTo(MOST_ALIKE).map((n) => `pool.${n}-alike`))
/** The level of the best card that the pool could pay is at least this one. */
export const PAYABLE = features(LEVEL_NUMBERS.map((level) => `pool.payable-${level}`))
/** More cards than one could be paid. */
export const PAYABLE_TOO = feature('pool.payable-too')
export const POOL = feature('pool.tokens')
/** Pool tokens beyond six: there is room for nine. */
export const ROOMY = 6
export const CROWDED = feature('pool.crowded')
/** Tokens whose colour is learned already. */
export const SPARE = feature('pool.spare')
export const WILD_SETS = feature('pool.wild-sets')
/** Tokens towards a wild set that is not complete. */
export const WILD_PARTS = feature('pool.wild-parts')

export const STORED = feature('familiar.stored')
/** Points of the next stored token, and of the one after it. */
export const NEXT_SPACE = feature('familiar.next')
export const SECOND_SPACE = feature('familiar.second')

/** Altar tokens of an unlearned colour of which the pool holds 0 to 4: now at hand, or after the others had their days. */
export const MOST_HELD = 4
export const ALTAR_NOW = features([0, ...upTo(MOST_HELD)].map((n) => `altar.now-to-${n}`))
export const ALTAR_LATER = features([0, ...upTo(MOST_HELD)].map((n) => `altar.later-to-${n}`))

/** The last day of the seat, or what is left of it. */
export const LAST_LEARN = feature('last-day.learn')
export const LAST_NEAR = feature('last-day.nearly-learn')
export const LAST_STORE = feature('last-day.store')
export const LAST_TOKENS = feature('last-day.tokens')

/** What only masters have weighed so far. A level of an unlearned card that could be paid. */
export const PAYABLE_FOR = features(
  SPELLS.flatMap(({ id }) => LEVEL_NUMBERS.map((level) => `pool.payable-${spellName(id)}/${level}`)),
)
/** At least so many tokens of the colour of an unlearned card. */
export const ALIKE_FOR = features(
  SPELLS.flatMap(({ id }) => upTo(MOST_ALIKE).map((n) => `pool.${n}-for-${spellName(id)}`)),
)
/** How much of the pouch has an unlearned colour of which the pool holds 0 to 3, or more. */
export const POUCH = features([0, ...upTo(MOST_HELD)].map((n) => `pool.pouch-to-${n}`))
/** At least so many tokens in the pool, on the familiar, and cards in the book. */
export const TOKENS_FROM = features(upTo(POOL_LIMIT).map((n) => `pool.from-${n}`))
export const STORED_FROM = features(upTo(FAMILIAR_SPACES).map((n) => `familiar.from-${n}`))
export const LEARNED_FROM = features(upTo(COLOUR_COUNT).map((n) => `spells.from-${n}`))
/** Somebody else is near the end as well; and who is ahead when it is near. */
export const STORED_ALIKE = feature('familiar.others')
export const LEARNED_ALIKE = feature('spells.others')
export const AHEAD = feature('tempo.ahead')
/** Altar tokens of the colour of an unlearned card. */
export const ALTAR_FOR = features(SPELLS.map(({ id }) => `altar.for-${spellName(id)}`))

export const FEATURES: readonly string[] = names
