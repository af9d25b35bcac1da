import { type LevelNumber, LOWEST, type SpellId } from './spell.ts'
import { KINDS } from './token.ts'

/** The numbers of the programs on the stack: one for each level of each card, then the frame of the game. */
export const levelProgram = (spell: SpellId, level: LevelNumber): number => spell * 3 + level - LOWEST
export const LEVEL_PROGRAMS = KINDS * 3
export const DAY = LEVEL_PROGRAMS
export const LEARN = LEVEL_PROGRAMS + 1
/** Another player's part of Blaze. */
export const TAKE_ONE = LEVEL_PROGRAMS + 2
/** The solo opponent's part of Blaze. */
export const GIVE_OPPONENT = LEVEL_PROGRAMS + 3

/** The card whose program this is, if it is a card's. */
export const spellOfProgram = (program: number): SpellId | undefined =>
  program < LEVEL_PROGRAMS ? Math.floor(program / 3) : undefined
export const levelOfProgram = (program: number): LevelNumber => (program % 3) + LOWEST
