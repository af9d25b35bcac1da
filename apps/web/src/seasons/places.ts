import type { Move, Seat } from '@athanor/kernel'
import {
  AMULET_OF_WATER,
  BONUSES,
  type CardId,
  cardAt,
  detailOf,
  ENERGIES,
  type EnergyName,
  faceName,
  kindName,
  type PlayedView,
  type PlayerView,
  type SeasonsView,
  stepsOf,
  subjectOf,
  usurpedCopy,
  usurpedSeat,
  useOf as whichUse,
} from '@athanor/seasons'
import { costOf } from './cards/cost-of.ts'
import { SPACES } from './common/seasons.ts'

/** The names of the elements that can be answers. */
export const at = {
  hand: (card: CardId) => `hand ${card}`,
  /** Cards that a running effect has drawn. */
  held: (card: CardId) => `held ${card}`,
  /** The other thing to do with such a card: throw it away. */
  drop: (card: CardId) => `drop ${card}`,
  /** Known cards of the pile. */
  seen: (card: CardId) => `seen ${card}`,
  /** Cards of the prelude that were picked. */
  picked: (card: CardId) => `picked ${card}`,
  play: (seat: Seat, place: number, use = 0) => `play ${seat} ${place}${use > 0 ? ' second' : ''}`,
  reserve: (energy: EnergyName) => `reserve ${energy}`,
  /** Tokens on one of my cards that can be spent like those of the reserve. */
  stored: (place: number, energy: EnergyName) => `stored ${place} ${energy}`,
  /** A part of the cost that is being paid. */
  cost: (energy: EnergyName) => `cost ${energy}`,
  /** The energies with which a card is paid that leaves the choice, as the bits of a number. */
  set: (energies: number) => `set ${energies}`,
  die: (name: string) => `die ${name}`,
  bonus: (name: string) => `bonus ${name}`,
  space: (space: number) => `space ${space}`,
  seat: (seat: Seat) => `seat ${seat}`,
  /** A dealt ability token, or the own one. */
  ability: (id: number) => `ability ${id}`,
  pile: 'pile',
} as const

export const myself = (view: SeasonsView): PlayerView | undefined => view.players[view.viewer]

/** The place of a copy among the cards in play of a player. */
function placeInPlay(player: PlayerView | undefined, card: CardId, copy: number): number | undefined {
  let left = copy
  const place = player?.play.findIndex((played) => played.card === card && left-- === 0) ?? -1
  return place < 0 ? undefined : place
}

const onCard = (seat: Seat, place: number | undefined, use = 0): string | undefined =>
  place === undefined ? undefined : at.play(seat, place, use)

/** Which element of the board is the answer; undefined for one that is a button at the prompt. */
export function placeOf(move: Move, view: SeasonsView): string | undefined {
  const me = myself(view)
  if (!me) return undefined
  const subject = subjectOf(move)
  const detail = detailOf(move)
  switch (kindName(move)) {
    case 'die':
      return at.die(faceName(subject))
    case 'bonus':
      return at.bonus(BONUSES[subject]!)
    case 'pick':
    case 'summon':
      return at.hand(subject)
    case 'hand':
    case 'library':
      return at.picked(subject)
    case 'keep':
    case 'give':
      return view.held.includes(subject) ? at.held(subject) : undefined
    case 'put':
      return onlyPlace(view, me, subject)
    case 'discard':
      return discarded(view, me, subject)
    case 'next':
      return at.seen(subject)
    case 'avert':
      return at.seen(subject)
    case 'draw':
      return at.pile
    case 'activate':
      return onCard(me.seat, placeInPlay(me, subject, detail), whichUse(move))
    case 'sacrifice':
    case 'recall':
    case 'shield':
      return onCard(me.seat, placeInPlay(me, subject, detail))
    case 'resolve': {
      const place = me.play.findIndex(({ card, copies }) => (copies ?? card) === subject)
      return place < 0 ? undefined : at.play(me.seat, place)
    }
    case 'usurp': {
      const owner = usurpedSeat(move)
      return onCard(owner, placeInPlay(view.players[owner], subject, usurpedCopy(move)))
    }
    case 'return':
    case 'choose':
      return fromReserve(me, subject)
    case 'pay':
    case 'place':
    case 'transmute':
      return detail === 0 ? fromReserve(me, subject) : fromAmulet(me, subject, detail)
    case 'save':
      return partsOfCost(view).includes(ENERGIES[subject]!) ? at.cost(ENERGIES[subject]!) : undefined
    case 'with':
      return view.summoning === null ? undefined : at.set(subject)
    case 'marker':
      return at.space(((view.space - 1 + stepsOf(move) + SPACES) % SPACES) + 1)
    case 'copy':
      return at.seat(subject)
    case 'token':
      return at.ability(subject)
    default:
      return undefined
  }
}

/** Every choice of energies but none at all. */
export const SETS: readonly number[] = Array.from({ length: 2 ** ENERGIES.length - 1 }, (_, i) => i + 1)

/** The energies that the card being summoned costs, as its face tells. */
function partsOfCost({ summoning, players }: SeasonsView): readonly EnergyName[] {
  if (summoning === null) return []
  const { energy } = costOf(summoning, players.length)
  return ENERGIES.filter((kind) => energy[kind] > 0)
}

function fromReserve(me: PlayerView, energy: number): string | undefined {
  const name = ENERGIES[energy]!
  return me.reserve[name] > 0 ? at.reserve(name) : undefined
}

const isAmulet = ({ card, copies }: PlayedView): boolean => (copies ?? card) === AMULET_OF_WATER

/** A token on an Amulet of Water, the first of which is 1. */
function fromAmulet(me: PlayerView, energy: number, which: number): string | undefined {
  const amulet = me.play.filter(isAmulet)[which - 1]
  return amulet && at.stored(me.play.indexOf(amulet), ENERGIES[energy]!)
}

/** A card that lies in two places at once is asked for at the prompt. */
function onlyPlace(view: SeasonsView, me: PlayerView, card: CardId): string | undefined {
  const places = [
    ...(me.hand.includes(card) ? [at.hand(card)] : []),
    ...(view.held.includes(card) ? [at.held(card)] : []),
    ...(view.top === card ? [at.seen(card)] : []),
  ]
  return places.length === 1 ? places[0] : undefined
}

/** Where a card is thrown away from; one that lies in two places is asked for at the prompt. */
function discarded(view: SeasonsView, me: PlayerView, card: CardId): string | undefined {
  if (view.held.includes(card)) return me.hand.includes(card) ? undefined : at.drop(card)
  if (me.hand.includes(card)) return at.hand(card)
  return view.phase === 'draft' && me.libraries?.[1].includes(card) ? at.picked(card) : undefined
}

/** How many ways there are to activate a card in play. */
export const usesOf = (card: CardId): number => cardAt(card).uses?.length ?? 0

/** Every element of the board that can be an answer. */
export function placesShown(view: SeasonsView): ReadonlySet<string> {
  const me = myself(view)
  const places: string[] = [at.pile]
  for (let space = 1; space <= SPACES; space++) places.push(at.space(space))
  for (const { name } of view.dice) places.push(at.die(name))
  for (const card of view.held) places.push(at.held(card), at.drop(card))
  for (const card of view.pileSeen) if (card !== null) places.push(at.seen(card))
  for (const id of view.dealtAbilities) places.push(at.ability(id))
  for (const { seat, play } of view.players) {
    if (seat !== view.viewer) places.push(at.seat(seat))
    for (const [place, { card, copies }] of play.entries())
      for (let use = 0; use < Math.max(1, usesOf(copies ?? card)); use++) places.push(at.play(seat, place, use))
  }
  if (me) places.push(...placesOfMine(view, me))
  return new Set(places)
}

function placesOfMine(view: SeasonsView, me: PlayerView): string[] {
  return [
    ...me.hand.map(at.hand),
    ...(isPrelude(view) ? (me.libraries?.[1] ?? []).map(at.picked) : []),
    ...ENERGIES.filter((energy) => me.reserve[energy] > 0).map(at.reserve),
    ...me.play.flatMap((played, place) =>
      isAmulet(played) ? ENERGIES.filter((kind) => played.tokens[kind] > 0).map((kind) => at.stored(place, kind)) : [],
    ),
    ...partsOfCost(view).map(at.cost),
    ...(view.summoning === null ? [] : SETS.map(at.set)),
    ...bonusesOf(view).map(at.bonus),
    ...(me.ability === null ? [] : [at.ability(me.ability)]),
  ]
}

const OLAFS_KNOWLEDGE = 8

/** The bonuses of the game; the fifth one comes with an enchantment. */
export const bonusesOf = ({ enchantment }: SeasonsView) =>
  enchantment === OLAFS_KNOWLEDGE ? BONUSES : BONUSES.slice(0, -1)

export const isPrelude = ({ phase }: SeasonsView): boolean =>
  phase === 'draft' || phase === 'libraries' || phase === 'abilities'
