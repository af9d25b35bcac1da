import { FRAME_SIZE, SEAT, type Seat, SPECTATOR, type Standing, type Viewer } from '@athanor/kernel'
import type { AbilityId } from './abilities/slugs.ts'
import type { CardId } from './card.ts'
import { FACE, faceName, seasonOfFace } from './die.ts'
import { changesAt, type EnchantmentId } from './enchantments/index.ts'
import { KEPT } from './enchantments/prelude.ts'
import { cardsFaceUp } from './enchantments/vision.ts'
import { AIR, countOf, EARTH, type Energy, type EnergyName, FIRE, type Tokens, WATER } from './energy.ts'
import { cardOf, type Entry, knownBy, personOf, sorted } from './entry.ts'
import { copiersOf } from './marker.ts'
import { BONUS_PENALTY, scoreOf, standings } from './score.ts'
import { SEASONS, type Season, type SeasonName, seasonOf, spaceOf, worthOf, yearOf } from './season.ts'
import {
  effectCard,
  isTurned,
  type Level,
  type Phase,
  type Played,
  type Player,
  playedCard,
  RAVEN_MARKERS,
  type State,
} from './state.ts'
import { mayTransmute } from './steps/energy.ts'
import { cardBeingSummoned } from './summoning.ts'
import { capacityOf, markersOf } from './supply.ts'

export type TokensView = { readonly [E in EnergyName]: number }

export interface DieView {
  /** The move that takes it names the die so. */
  readonly name: string
  readonly season: SeasonName
  readonly energy: TokensView
  readonly crystals: number
  readonly gauge: number
  readonly draw: number
  readonly transmute: boolean
  readonly pips: number
}

export interface PlayedView {
  readonly card: CardId
  readonly turned: boolean
  readonly tokens: TokensView
  /** The card whose effects a Raven has copied. */
  readonly copies: CardId | null
  /** The seats whose Ravens have copied this card. */
  readonly copiedBy: readonly Seat[]
}

export interface PlayerView {
  readonly seat: Seat
  readonly crystals: number
  readonly gauge: number
  readonly reserve: TokensView
  readonly capacity: number
  /** Reduced-reserve markers, which `capacity` counts. */
  readonly markers: number
  readonly bonus: number
  readonly bonusPenalty: number
  readonly die: DieView | null
  readonly handSize: number
  /** The whole own hand (during the draft: the packet); of another hand, the cards that the viewer knows. */
  readonly hand: readonly CardId[]
  readonly librarySizes: readonly [number, number]
  /** The own libraries II and III. */
  readonly libraries: readonly [readonly CardId[], readonly CardId[]] | null
  readonly play: readonly PlayedView[]
  /** The chosen ability token, once all are shown. */
  readonly ability: AbilityId | null
  readonly abilityUsed: boolean
  /** Has made its choice while all choose at the same time. */
  readonly ready: boolean
  /** The points if the game ended now. */
  readonly score: number
}

/** What a person may know of a game. Cards by their numbers. */
export interface SeasonsView {
  readonly game: 'seasons'
  readonly viewer: Viewer
  readonly level: Level
  readonly sets: readonly number[]
  /** Whether the power cards of Enchanted Kingdom are mixed in. */
  readonly kingdom: boolean
  readonly enchantment: EnchantmentId | null
  /** The viewer's three ability tokens, until one of them is chosen. */
  readonly dealtAbilities: readonly AbilityId[]
  readonly phase: Phase | 'over'
  readonly round: number
  readonly year: number
  readonly season: SeasonName
  /** The space of the season marker, 1 to 12. */
  readonly space: number
  /** What a token is worth when it is transmuted, now and in the coming season, without additions. */
  readonly worth: { readonly now: TokensView; readonly next: TokensView }
  readonly first: Seat
  /** Whose turn it is; the first player while dice are chosen. */
  readonly active: Seat
  readonly toAct: readonly Seat[]
  /** The dice on the table that nobody has taken; after the choice, the one that will move the marker. */
  readonly dice: readonly DieView[]
  readonly diceInUse: readonly (readonly number[])[]
  readonly pile: number
  /** The top card of the pile, if the viewer has seen it. */
  readonly top: CardId | null
  /** The pile from the top down to the last card that the viewer has seen where it lies; null for one that was not seen. */
  readonly pileSeen: readonly (CardId | null)[]
  /** The cards of the pile that lie face up, the top one first. */
  readonly faceUp: readonly CardId[]
  readonly discard: number
  /** The cards on the discard pile that the viewer has seen, oldest first. */
  readonly discarded: readonly CardId[]
  /** Cards drawn by a running effect: which, if the viewer has drawn them. */
  readonly held: readonly CardId[]
  readonly heldSize: number
  /** The card that is being paid for. */
  readonly summoning: CardId | null
  /** What the viewer has picked in this pass of the draft. */
  readonly pick: CardId | null
  /** The ability token that the viewer has chosen, while others still choose. */
  readonly pickedAbility: AbilityId | null
  readonly pass: number
  readonly permission: boolean
  readonly addition: number
  readonly players: readonly PlayerView[]
  readonly standings: readonly Standing[] | null
}

/*
 * A view is worked out for everybody after every move, and compared with the one before. What looks the same is the same
 * object, made once: that costs neither the making nor the comparing.
 */

const perEnergy = (of: (energy: Energy) => number): TokensView =>
  Object.freeze({ air: of(AIR), water: of(WATER), fire: of(FIRE), earth: of(EARTH) })

const TOKENS = new Map<Tokens, TokensView>()

export function tokensView(tokens: Tokens): TokensView {
  let seen = TOKENS.get(tokens)
  if (!seen) {
    seen = perEnergy((energy) => countOf(tokens, energy))
    TOKENS.set(tokens, seen)
  }
  return seen
}

const WORTH: readonly SeasonsView['worth'][] = SEASONS.map((_, season) => {
  const worth = (at: Season): TokensView => perEnergy((energy) => worthOf(at, energy))
  return Object.freeze({ now: worth(season), next: worth((season + 1) % SEASONS.length) })
})

const DICE: readonly DieView[] = FACE.map(({ energy, ...rest }, face) =>
  Object.freeze({ name: faceName(face), season: SEASONS[seasonOfFace(face)]!, ...rest, energy: tokensView(energy) }),
)

/** What most lists are at most moments. */
const NOTHING: readonly never[] = Object.freeze([])
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3].map((seat) => Object.freeze([seat]))

/** Tokens take so many bits. */
const PLAYED_APART = 2 ** 24
const PLAYED = new Map<number, PlayedView>()

/** A card in play without a marker on it: it looks the same at every table. */
function playedView(played: Played, tokens: Tokens): PlayedView {
  const key = played * PLAYED_APART + tokens
  let seen = PLAYED.get(key)
  if (!seen) {
    seen = Object.freeze(describe(played, tokens, NOTHING))
    PLAYED.set(key, seen)
  }
  return seen
}

const describe = (played: Played, tokens: Tokens, copiedBy: readonly Seat[]): PlayedView => ({
  card: playedCard(played),
  turned: isTurned(played),
  tokens: tokensView(tokens),
  copies: playedCard(played) === effectCard(played) ? null : effectCard(played),
  copiedBy,
})

const IN_USE = new WeakMap<State['table'], SeasonsView['diceInUse']>()

function diceInUse(table: State['table']): SeasonsView['diceInUse'] {
  let seen = IN_USE.get(table)
  if (!seen) {
    seen = table.dice.map((dice) => dice.map((die) => (die % 5) + 1))
    IN_USE.set(table, seen)
  }
  return seen
}

function knownCards(list: readonly Entry[], viewer: Viewer): readonly CardId[] {
  if (list.length === 0) return NOTHING
  const person = personOf(viewer)
  const cards: CardId[] = []
  for (const entry of list) if (knownBy(entry) & person) cards.push(cardOf(entry))
  return cards
}

function seenFromTop(pile: readonly Entry[], viewer: Viewer): readonly (CardId | null)[] {
  const person = personOf(viewer)
  let deepest = 0
  while (deepest < pile.length && (knownBy(pile[deepest]!) & person) === 0) deepest++
  if (deepest === pile.length) return NOTHING
  return pile
    .slice(deepest)
    .reverse()
    .map((entry) => (knownBy(entry) & person ? cardOf(entry) : null))
}

function playerView(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player: Player = state.players[seat]!
  const own = seat === viewer
  const hand = knownCards(player.hand, viewer)
  return {
    seat,
    crystals: player.crystals,
    gauge: player.gauge,
    reserve: tokensView(player.reserve),
    capacity: capacityOf(player),
    markers: markersOf(player),
    bonus: player.bonus,
    bonusPenalty: BONUS_PENALTY[player.bonus]!,
    die: player.die >= 0 ? DICE[player.die]! : null,
    handSize: player.hand.length,
    hand: own || hand.length === 0 ? hand : sorted([...hand]),
    librarySizes: [player.second.length, player.third.length],
    libraries: own ? [player.second.map(cardOf), player.third.map(cardOf)] : null,
    play: player.play.map((played, i) =>
      (played & RAVEN_MARKERS) === 0
        ? playedView(played, player.stored[i]!)
        : describe(played, player.stored[i]!, copiersOf(state, played)),
    ),
    ability: player.ability || null,
    abilityUsed: player.used ?? false,
    ready: isReady(state, seat),
    score: scoreOf(state, seat),
  }
}

function isReady(state: State, seat: Seat): boolean {
  const { prelude, setSize } = changesAt(state)
  if (state.phase === 'draft' && prelude === 'construction') return state.players[seat]!.third.length >= KEPT
  if (state.phase === 'draft' || state.phase === 'abilities') return state.picks[seat] !== 0
  return state.phase !== 'libraries' || state.players[seat]!.third.length <= setSize
}

/** The card that the viewer has picked in this pass: from the packet, or, when the draft is over, from what it has. */
function pickOf(state: State, viewer: Viewer): CardId | null {
  const pick = viewer === SPECTATOR || state.phase !== 'draft' ? 0 : (state.picks[viewer] ?? 0)
  if (pick === 0) return null
  const { hand, third } = state.players[viewer]!
  return cardOf((hand.length > 0 ? hand : third)[pick - 1]!)
}

function pickedAbilityOf(state: State, viewer: Viewer): AbilityId | null {
  const pick = state.phase === 'abilities' ? (state.picks[viewer] ?? 0) : 0
  return state.players[viewer]?.dealt?.[pick - 1] ?? null
}

export function view(state: State, viewer: Viewer): SeasonsView {
  const over = state.stack.length === 0
  const top = state.pile[state.pile.length - 1]
  const seats = state.players.map((_, seat) => seat)
  const together = state.phase === 'draft' || state.phase === 'libraries' || state.phase === 'abilities'
  return {
    game: 'seasons',
    viewer,
    level: state.table.level,
    sets: state.table.sets,
    kingdom: state.table.kingdom === true,
    enchantment: state.table.enchantment ?? null,
    dealtAbilities: state.players[viewer]?.dealt ?? NOTHING,
    phase: over ? 'over' : state.phase,
    round: state.round,
    year: yearOf(state.time),
    season: SEASONS[seasonOf(state.time)]!,
    space: spaceOf(state.time),
    worth: WORTH[seasonOf(state.time)]!,
    first: state.first,
    active: state.phase === 'dice' ? state.first : state.active,
    toAct: over
      ? NOTHING
      : together
        ? seats.filter((seat) => !isReady(state, seat))
        : ALONE[state.stack[state.stack.length - FRAME_SIZE + SEAT]!]!,
    dice: state.dice.map((face) => DICE[face]!),
    diceInUse: diceInUse(state.table),
    pile: state.pile.length,
    top: top !== undefined && knownBy(top) & personOf(viewer) ? cardOf(top) : null,
    pileSeen: seenFromTop(state.pile, viewer),
    faceUp: cardsFaceUp(state),
    discard: state.discard.length,
    discarded: knownCards(state.discard, viewer),
    held: knownCards(state.held, viewer),
    heldSize: state.held.length,
    summoning: cardBeingSummoned(state) || null,
    pick: pickOf(state, viewer),
    pickedAbility: pickedAbilityOf(state, viewer),
    pass: state.pass,
    permission: mayTransmute(state, state.active),
    addition: state.addition,
    players: seats.map((seat) => playerView(state, seat, viewer)),
    standings: over ? standings(state) : null,
  }
}
