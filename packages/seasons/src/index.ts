export { ABILITIES, type AbilityId } from './abilities/slugs.ts'
export { BASE_CARDS, type Card, type CardId } from './card.ts'
export { POWER_CARDS } from './cards/index.ts'
export { cardAt, cardNamed, slugOf } from './catalogue.ts'
export { FACE, type Face, type FaceData, faceName, faceSymbols, parseFace } from './die.ts'
export { ENCHANTMENTS, type EnchantmentId } from './enchantments/index.ts'
export { ENERGIES, type Energy, type EnergyName } from './energy.ts'
export type { SeasonsEvent } from './event.ts'
export {
  BONUSES,
  type BonusName,
  detailOf,
  formatMove,
  KIND,
  type KindName,
  kindName,
  markerMove,
  moveOf,
  parseMove,
  stepsOf,
  subjectOf,
  useOf,
  usurpedCopy,
  usurpedSeat,
} from './move.ts'
export { AMULET_OF_WATER } from './named.ts'
export { seasons } from './rules.ts'
export { SEASONS, type SeasonName, worthOf } from './season.ts'
export { LEVELS, type Level, type State as SeasonsState } from './state.ts'
export {
  type DieView,
  type PlayedView,
  type PlayerView,
  type SeasonsView,
  type TokensView,
  tokensView,
} from './view.ts'
