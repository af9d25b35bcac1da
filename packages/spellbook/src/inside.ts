/** The inside of a state, for those who are given whole states to think on: bots. */
export { levelCard } from './catalogue.ts'
export { DONE, DRAW, KIND, kindOf, levelOfMove, PASS, spellOf, tokenOf } from './move.ts'
export { storedColours } from './needs.ts'
export { countPool, reach, transmuting, WILD } from './payment.ts'
export { DAY } from './programs.ts'
export { endScore, FAMILIAR_SCORE, opponentBoardScore, scoreOf } from './score.ts'
export {
  colourOfSpell,
  HIGHEST,
  type LevelNumber,
  LOWEST,
  levelOf,
  type Marker,
  marker,
  NOT_LEARNED,
  type Phase,
  parseSpell,
  runeOfMarker,
  type SpellId,
  spellName,
} from './spell.ts'
export { SPELLS } from './spells/index.ts'
export { FAMILIAR_SPACES, learnedCount, OPPONENT_SPACES, type Player, POOL_LIMIT, type State } from './state.ts'
export { COLOUR_COUNT, colourOf, KINDS, RUNE_COUNT, runeOf, type Token, token } from './token.ts'
