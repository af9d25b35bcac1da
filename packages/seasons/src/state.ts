import type { FlowState, Rng, Seat } from '@athanor/kernel'
import type { AbilityId } from './abilities/slugs.ts'
import type { CardId } from './card.ts'
import type { Die, Face } from './die.ts'
import type { EnchantmentId } from './enchantments/enchantment.ts'
import type { Tokens } from './energy.ts'
import type { Entry } from './entry.ts'
import { RAVEN } from './named.ts'
import type { Time } from './season.ts'

export const LEVELS = ['apprentice', 'magician', 'archmage'] as const
export type Level = (typeof LEVELS)[number]

export const GAUGE_LIMIT = 15
export const BONUS_LIMIT = 3

/**
 * What is fixed when the game begins; all clones of a state share it. Here and below, what belongs to a module of
 * Enchanted Kingdom is undefined in games without the module: their records know nothing of it.
 */
export interface Table {
  readonly players: number
  readonly level: Level
  /** The dice in use, by season. SET-10 */
  readonly dice: readonly (readonly Die[])[]
  /** The ready-made set of each seat, 1 to 4; empty at the other levels. */
  readonly sets: readonly number[]
  /** Whether the power cards of Enchanted Kingdom are mixed in. */
  readonly kingdom: boolean | undefined
  /** The enchantment, 1 to 10. */
  readonly enchantment: EnchantmentId | undefined
  /** Whether ability tokens are in the game. */
  readonly abilities: boolean | undefined
}

export interface Player {
  crystals: number
  gauge: number
  reserve: Tokens
  /** Bonuses used. */
  bonus: number
  /** The chosen die as it lies. */
  die: Face
  /** The hand; during the draft, the packet. */
  hand: Entry[]
  /** Library II. */
  second: Entry[]
  /** Library III; until the libraries are made, the picked cards. */
  third: Entry[]
  /** The cards in play, oldest first. */
  play: Played[]
  /** The tokens on each of them. */
  stored: Tokens[]
  /** Reduced-reserve markers that stay for good, those of cards being counted from the cards; undefined where there are neither. */
  markers: number | undefined
  /** The ability tokens dealt to the player, until one of them is chosen. */
  dealt: readonly AbilityId[] | undefined
  /** The chosen ability token; 0 until all have chosen. */
  ability: AbilityId | undefined
  /** Whether it was used. */
  used: boolean | undefined
}

/**
 * A card in play with its marks. The lowest bits are the card whose effects it has: its own, but for a Raven that copies
 * an item, which is known by its mark.
 */
export type Played = number
const EFFECT = 127
/** Turned by an activation. */
export const TURNED = 128
/** Its end-of-round or season-change effect is still to come. */
export const PENDING = 256
/** A Raven with the effects of another card. */
export const COPYING = 512
/** The Raven markers, two bits: on an item those that lie on it, on a Raven the one it has laid. */
export const FIRST_MARKER = 1024
export const SECOND_MARKER = 2048
export const RAVEN_MARKERS = FIRST_MARKER | SECOND_MARKER
/** Io's Transmuter: used this round. */
export const USED = 4096
/** A Shield of Zira that falls when the running effect is done. */
export const PROMISED = 8192
/** Saved by a Shield from the running sacrifice of several cards: it cannot be named again. */
export const SAVED = 16384

export const playedCard = (played: Played): CardId => ((played & COPYING) === 0 ? played & EFFECT : RAVEN)
/** The card whose effects a card in play has. */
export const effectCard = (played: Played): CardId => played & EFFECT
export const isTurned = (played: Played): boolean => (played & TURNED) !== 0

/** A permission to transmute for the rest of the turn. */
export const GIVEN = 1
/** The die has brought crystals, which Io's Transmuter takes for a permission. */
export const CRYSTAL_DIE = 2

/** `die`: a turn before its die is carried out; `turn`: after. */
export type Phase = 'draft' | 'libraries' | 'abilities' | 'dice' | 'die' | 'turn' | 'end'

export interface State extends FlowState {
  readonly table: Table
  rng: Rng
  players: Player[]
  /** The top card is the last. */
  pile: Entry[]
  discard: Entry[]
  /** Cards drawn by a running effect and not yet placed. */
  held: Entry[]
  /** Dice on the table that nobody has taken. */
  dice: Face[]
  phase: Phase
  /** The passes of the draft so far. */
  pass: number
  /** What each seat has chosen in this pass: its place in the packet plus one. */
  picks: number[]
  time: Time
  round: number
  first: Seat
  active: Seat
  /** Whether the active player may transmute: `GIVEN` or, with an Io's Transmuter, `CRYSTAL_DIE`. */
  permission: number
  /** Crystals added to each token transmuted this turn. */
  addition: number
  /** The number of the next group of entries. */
  groups: number
  /** The years in which Drought has come, as bits. */
  dry: number | undefined
}

export function clone(state: State): State {
  const players: Player[] = []
  for (let i = 0; i < state.players.length; i++) {
    const player = state.players[i]!
    players.push({
      crystals: player.crystals,
      gauge: player.gauge,
      reserve: player.reserve,
      bonus: player.bonus,
      die: player.die,
      hand: player.hand.slice(),
      second: player.second.slice(),
      third: player.third.slice(),
      play: player.play.slice(),
      stored: player.stored.slice(),
      markers: player.markers,
      dealt: player.dealt,
      ability: player.ability,
      used: player.used,
    })
  }
  const { rng } = state
  return {
    table: state.table,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    reveals: state.reveals,
    legal: state.legal,
    stack: state.stack.slice(),
    players,
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    held: state.held.slice(),
    dice: state.dice.slice(),
    phase: state.phase,
    pass: state.pass,
    picks: state.picks.slice(),
    time: state.time,
    round: state.round,
    first: state.first,
    active: state.active,
    permission: state.permission,
    addition: state.addition,
    groups: state.groups,
    dry: state.dry,
  }
}
