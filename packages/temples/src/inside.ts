/** The inside of a state, for those who judge positions instead of playing them: the rules' own words and look-ups. */
export { type Board, curseIndex, HIGHEST_LEVEL, LEFT, LOWEST_LEVEL, RIGHT, type Temple } from './board.ts'
export { type Card, isTemple, TEMPLES } from './card.ts'
export { findChains, type Pattern, patternOf } from './chains.ts'
export { resonating } from './collect.ts'
export { COLOURLESS, EMPTY, FIRST_COLOUR, KINDS, type Kind, SPACES } from './crystal.ts'
export { openSpace } from './curse.ts'
export { POWER_KEYS } from './data/table.ts'
export { causeOf, choicesIn } from './gain.ts'
export { programs } from './game.ts'
export { CAST, convert, END, EXCHANGE, go, KIND, kindOf, SPEED, spaceOf, subjectOf, swap } from './move.ts'
export { purposeOf } from './payment.ts'
export { isRewarded, neighbouringTemples, raisesCurses, seeksRunes, teleports } from './powers.ts'
export { ADVANCE, BREAKING, CASTING, FETCHING, GAINING, PAYING, SWAPPING, TURN, UPGRADING } from './programs.ts'
export { markersIn, runePoints, runeTypes, templeGoalPoints } from './score.ts'
export { canExchange, canSwap, convertible, exchangeCost } from './spells.ts'
export {
  BROKE,
  boardOf,
  COLLECTED,
  faceUp,
  has,
  MARKERS,
  MOVED,
  OFF,
  ownedRunes,
  RUNE_TYPES,
  type State,
  TRACK,
  templeAt,
  VIRTUAL_MARKER,
} from './state.ts'
export { countIn } from './tally.ts'
export { RANGE, reachable, reachableFast } from './walk.ts'
