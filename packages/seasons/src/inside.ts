/** The inside of a state, for those who are given whole states to think on: bots. */
export { ABILITIES, type AbilityId } from './abilities/slugs.ts'
export type { CardId } from './card.ts'
export { POWER_CARDS } from './cards/index.ts'
export { cardAt, cardNamed, crystalCost, energyCost, isFamiliar, pointsOf, slugOf, usesOf } from './catalogue.ts'
export { FACE, type Face, type FaceData, NO_FACE } from './die.ts'
export type { Changes } from './enchantments/enchantment.ts'
export { changesAt } from './enchantments/index.ts'
export { AIR, countOf, EARTH, type Energy, missing, one, type Tokens, totalOf, WATER } from './energy.ts'
export { cardOf, type Entry } from './entry.ts'
export { BONUS, KIND, kindOf, subjectOf } from './move.ts'
export * from './named.ts'
export { spendable } from './payment.ts'
export {
  ABILITY,
  CONSTRUCTION,
  CULL,
  CUT,
  DRAFT,
  GAIN,
  LIBRARIES,
  ROUND,
  SELECTION,
  SPEND,
  TURN,
} from './programs.ts'
export { changePlaces, choiceOf, dividedPlaces, hasChosenFor } from './resample.ts'
export { BONUS_PENALTY, handPoints, tokenPoints } from './score.ts'
export { SEASONS, type Season, SUMMER, seasonOf, type Time, worthOf } from './season.ts'
export { cardsOf } from './setup.ts'
export { effectCard, GIVEN, isTurned, type Player, playedCard, type State } from './state.ts'
export { leechesAgainst, savedBy } from './summoning.ts'
export { capacityOf } from './supply.ts'
