import { ABILITIES, type AbilityId } from './abilities/slugs.ts'
import { ALL_CARDS, type CardId } from './card.ts'
import { abilityCause, type Cause } from './cause.ts'

/** The numbers of the programs on the stack: five for each card, then the frame of the game and shared effects. */
const PER_CARD = 5
const CARD_PROGRAMS = (ALL_CARDS + 1) * PER_CARD

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
/** Give up a card, or capacity. `A` what may be given up, as bits, `B` the cause. */
export const GIVE_UP = CARD_PROGRAMS + 11
export const IN_PLAY = 1
export const IN_HAND = 2
export const CAPACITY_INSTEAD = 4
/** Take an item back into the hand. `B` the cause. */
export const RECALL = CARD_PROGRAMS + 12
/** All end-of-round effects of a seat. */
export const ROUND_END = CARD_PROGRAMS + 13
/** All season-change effects of a seat. */
export const SEASON_CHANGE = CARD_PROGRAMS + 14
/** The marker moves by `A`; what follows from it. `B` the card. */
export const MARKER = CARD_PROGRAMS + 15
/** A card is lost, unless a Shield of Zira goes instead. `A` its place in play or in the hand, `B` the cause, `C` how. */
export const LOSS = CARD_PROGRAMS + 16
/** How a card is lost: in play... */
export const SACRIFICED = 0
/** ... for its own effect: a Shield falls when that is done; */
export const OWN = 1
/** ... likewise, and the card is set aside until then; */
export const OWN_ASIDE = 2
/** ... one of several that are named: a saved one cannot be named again; */
export const NAMED = 3
/** ... a Raven whose item has left; */
export const UNLINKED = 4
/** or from the hand: unseen, shown. */
export const UNSEEN = 5
export const SHOWN = 6
export const LOST_FROM_HAND = UNSEEN
/** Discard tokens of the reserve. `A` how many, `B` the cause. */
export const DROP = CARD_PROGRAMS + 17
/** Everybody keeps some of the cards dealt. */
export const CONSTRUCTION = CARD_PROGRAMS + 18
/** Everybody discards a card before the draft. */
export const CULL = CARD_PROGRAMS + 19
/** Everybody discards a card after the draft. */
export const SELECTION = CARD_PROGRAMS + 20
/** Everybody chooses an ability token. */
export const ABILITY = CARD_PROGRAMS + 21
/** The order of the effects of Elemental Amulet, whose frame lies below. */
export const AMULET_ORDER = CARD_PROGRAMS + 22
const ABILITY_PROGRAMS = CARD_PROGRAMS + 22
export const abilityProgram = (id: AbilityId): number => ABILITY_PROGRAMS + id
export const PROGRAM_COUNT = ABILITY_PROGRAMS + ABILITIES.length + 1

/** Whether the program is a card's: its frame knows the place of the card. */
export const isCardProgram = (program: number): boolean => program < CARD_PROGRAMS

/** The card or the ability token whose program this is, if it is one's. */
export function causeOfProgram(program: number): Cause | undefined {
  if (isCardProgram(program)) return Math.floor(program / PER_CARD)
  return program > ABILITY_PROGRAMS ? abilityCause(program - ABILITY_PROGRAMS) : undefined
}
