import { ABILITIES, type AbilityId } from './abilities/slugs.ts'
import { BASE_CARDS, type CardId } from './card.ts'
import { abilityCause, type Cause } from './cause.ts'

/** The numbers of the programs on the stack: five for each card, then the frame of the game and shared effects. */
const PER_CARD = 5
const CARD_PROGRAMS = (BASE_CARDS + 21) * PER_CARD

export const enterProgram = (card: CardId): number => card * PER_CARD
export const useProgram = (card: CardId, use: number): number => card * PER_CARD + 1 + use
export const roundProgram = (card: CardId): number => card * PER_CARD + 3
export const seasonProgram = (card: CardId): number => card * PER_CARD + 4

export const DRAFT = CARD_PROGRAMS
export const LIBRARIES = CARD_PROGRAMS + 1
export const ROUND = CARD_PROGRAMS + 2
export const TURN = CARD_PROGRAMS + 3
export const SUMMON = CARD_PROGRAMS + 4
/** Pay certain tokens. `A` what is left to pay, `B` the card. */
export const PAY = CARD_PROGRAMS + 5
/** Spend any tokens. `A` how many, `B` the card. */
export const SPEND = CARD_PROGRAMS + 6
/** Take tokens of any kind. `A` how many, `B` the card. */
export const GAIN = CARD_PROGRAMS + 7
/** Return what the reserve cannot hold. */
export const CUT = CARD_PROGRAMS + 8
/** Keep or discard the card drawn by the die. */
export const DRAWN = CARD_PROGRAMS + 9
/** Keep one of the held cards, discard the others. `B` the card. */
export const KEEP = CARD_PROGRAMS + 10
/** Sacrifice one card. `B` the cause. */
export const SACRIFICE = CARD_PROGRAMS + 11
/** Take an item back into the hand. `B` the cause. */
export const RECALL = CARD_PROGRAMS + 12
/** All end-of-round effects of a seat. */
export const ROUND_END = CARD_PROGRAMS + 13
/** All season-change effects of a seat. */
export const SEASON_CHANGE = CARD_PROGRAMS + 14
/** The marker moves by `A`; what follows from it. `B` the card. */
export const MARKER = CARD_PROGRAMS + 15

/** Enchanted Kingdom. */
const KINGDOM_PROGRAMS = CARD_PROGRAMS + 40
/** Everybody keeps some of the cards dealt. */
export const CONSTRUCTION = KINGDOM_PROGRAMS
/** Everybody discards a card before the draft. */
export const CULL = KINGDOM_PROGRAMS + 1
/** Everybody discards a card after the draft. */
export const SELECTION = KINGDOM_PROGRAMS + 2
/** Everybody chooses an ability token. */
export const ABILITY = KINGDOM_PROGRAMS + 3
/** Give up a card. `A` what may be given up, `B` the cause. */
export const LOSE = KINGDOM_PROGRAMS + 4
/** The order of the effects of Elemental Amulet, whose frame lies below. */
export const AMULET_ORDER = KINGDOM_PROGRAMS + 5
const ABILITY_PROGRAMS = KINGDOM_PROGRAMS + 6
export const abilityProgram = (id: AbilityId): number => ABILITY_PROGRAMS + id
export const PROGRAM_COUNT = ABILITY_PROGRAMS + ABILITIES.length + 1

/** The card or the ability token whose program this is, if it is one's. */
export function causeOfProgram(program: number): Cause | undefined {
  if (program < CARD_PROGRAMS) return Math.floor(program / PER_CARD)
  return program > ABILITY_PROGRAMS ? abilityCause(program - ABILITY_PROGRAMS) : undefined
}
