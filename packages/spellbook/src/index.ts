export { findSpell } from './catalogue.ts'
export type { Place, SpellbookEvent } from './event.ts'
export {
  DRAW,
  formatMove,
  KIND,
  type KindName,
  kindName,
  levelOfMove,
  onSpell,
  onToken,
  ownerOf,
  parseMove,
  spellOf,
  tokenOf,
} from './move.ts'
export { type PayMode, transmuting, WILD } from './payment.ts'
export { spellbook } from './rules.ts'
export { FAMILIAR_SCORE, opponentBoardScore } from './score.ts'
export {
  type Icon,
  type Level,
  type LevelNumber,
  type Phase,
  parseSpell,
  type Spell,
  type SpellId,
  spellName,
} from './spell.ts'
export { SPELLS } from './spells/index.ts'
export { type Lineup, POOL_LIMIT, type State as SpellbookState, type Wild } from './state.ts'
export { COLOURS, parseToken, RUNES, type Token, tokenName } from './token.ts'
export type { LearnedView, OpponentView, PlayerView, SpellbookView } from './view.ts'
export { waysToPay } from './ways.ts'
