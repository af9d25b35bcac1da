import { A, B, C, D, FRAME_SIZE, type Frame, type Move, PROGRAM, push, type Seat, STEP } from '@athanor/kernel'
import type { CardId, Effect } from './card.ts'
import { crystalCost, ENTERS, energyCost, hasEffect } from './catalogue.ts'
import { type Cause, enchantmentCause } from './cause.ts'
import { NO_MOVES } from './choice.ts'
import { changesAt } from './enchantments/index.ts'
import {
  AIR,
  countOf,
  covers,
  EARTH,
  kindsOf,
  listTokens,
  missing,
  one,
  type Tokens,
  tokensOfSet,
  totalOf,
} from './energy.ts'
import { cardOf, isRepeated } from './entry.ts'
import { KIND, moveOf, subjectOf } from './move.ts'
import {
  ARCANO_LEECH,
  ELEMENTAL_AMULET,
  FORGOTTEN_VASE,
  HAND_OF_FORTUNE,
  MESODAES_LANTERN,
  STAFF_OF_SPRING,
} from './named.ts'
import { gainTokens, payTokens, spendable, spendTokens } from './payment.ts'
import { enterProgram, SUMMON } from './programs.ts'
import { effectCard, type Player, type State } from './state.ts'
import { deed, opponentsOf, playerOf, question, seatOf } from './step.ts'
import { cause, countInPlay, cutIfNeeded, gain, hasRoom, type SeasonsLog, steal, takeFromHand } from './supply.ts'

const REWARD = 3
const ALL_ENERGIES = 15

/** How many Leeches of other players a summoner must pay. CARD-033.6 */
export function leechesAgainst(state: State, seat: Seat): number {
  let leeches = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) leeches += countInPlay(state.players[other]!, ARCANO_LEECH)
  return leeches
}

/**
 * How many tokens Hands of Fortune save of a cost: at least one is paid, and that may be `extra`, the token that Nature
 * Spirit adds. To save the extra one is the same as to save another and to pay its kind. CARD-020.2, CARD-020.5, R-147
 */
export const savedBy = (hands: number, cost: number, extra: number): number =>
  Math.max(0, Math.min(hands, cost + extra - 1))

/** Whether a player can pay an energy cost, some tokens of which may be saved, and `extra` tokens of any kind. */
export function payable(held: Tokens, cost: Tokens, saved: number, extra: number): boolean {
  if (extra > 0 && totalOf(held) < totalOf(cost) - saved + extra) return false
  return covers(held, cost) || (saved > 0 && missing(held, cost) <= saved)
}

/** Whether a player can pay for Elemental Amulet with some set of energies: the smallest will do. CARD-031.7 */
export const canPayAmulet = (held: Tokens, hands: number, extra: number): boolean =>
  totalOf(held) >= 1 + extra - savedBy(hands, 1, extra)

/** Adds every card of the hand that the seat can summon. */
export function summonMoves(state: State, seat: Seat, moves: Move[]): void {
  const player = state.players[seat]!
  if (!hasRoom(player)) return
  const { hand } = player
  const held = spendable(player)
  const hands = countInPlay(player, HAND_OF_FORTUNE)
  const crystals = player.crystals - leechesAgainst(state, seat)
  if (crystals < 0 || hand.length === 0) return
  const players = state.players.length
  const extra = changesAt(state).extraEnergy
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(hand[i]!)
    if (crystalCost(card, players) > crystals) continue
    const cost = energyCost(card, players)
    if (card === ELEMENTAL_AMULET) {
      if (!canPayAmulet(held, hands, extra)) continue
    } else if (
      hands + extra === 0 ? !covers(held, cost) : !payable(held, cost, savedBy(hands, totalOf(cost), extra), extra)
    )
      continue
    if (!isRepeated(hand, i)) moves.push(moveOf(KIND.summon, card))
  }
}

/** The card leaves the hand at once: everybody has seen it. */
export function beginSummoning(state: State, seat: Seat, card: CardId): void {
  takeFromHand(state, seat, card)
  const cost = energyCost(card, state.players.length)
  const hands = countInPlay(state.players[seat]!, HAND_OF_FORTUNE)
  const saved = savedBy(hands, totalOf(cost), changesAt(state).extraEnergy)
  push(state.stack, SUMMON, seat, card, cost, saved)
}

/**
 * The sets of energies with which Elemental Amulet can be paid: `hands` save tokens of them, and `extra` ones are added.
 * CARD-031.1, CARD-031.8
 */
export function setMoves(player: Player, hands: number, extra: number): Move[] {
  const held = spendable(player)
  const moves: Move[] = []
  for (let set = 1; set <= ALL_ENERGIES; set++) {
    const cost = tokensOfSet(set)
    if (payable(held, cost, savedBy(hands, totalOf(cost), extra), extra)) moves.push(moveOf(KIND.with, set))
  }
  return moves
}

/** The energies that may be saved next, so that the rest can still be paid. */
function saveMoves(state: State, frame: Frame): readonly Move[] {
  const { stack } = state
  const saved = stack[frame + C]!
  if (saved === 0) return NO_MOVES
  const cost = stack[frame + B]!
  const held = spendable(playerOf(state, frame))
  const extra = changesAt(state).extraEnergy
  const moves: Move[] = []
  for (let energy = AIR; energy <= EARTH; energy++) {
    if (countOf(cost, energy) > 0 && payable(held, cost - one(energy), saved - 1, extra))
      moves.push(moveOf(KIND.save, energy))
  }
  // Whatever is lacking is saved: the order is no choice.
  if (moves.length > 1 && missing(held, cost) === saved) moves.length = 1
  return moves
}

// The frame of a summoning: A the card, B the energy to pay, C the tokens still to be saved, D the energies of an
// Elemental Amulet.
export const summonProgram: Effect = [
  question(
    'with',
    (state, frame) => {
      if (state.stack[frame + A] !== ELEMENTAL_AMULET) return NO_MOVES
      const player = playerOf(state, frame)
      return setMoves(player, countInPlay(player, HAND_OF_FORTUNE), changesAt(state).extraEnergy)
    },
    (state, frame, move) => {
      const set = subjectOf(move)
      const cost = tokensOfSet(set)
      state.stack[frame + B] = cost
      const hands = countInPlay(playerOf(state, frame), HAND_OF_FORTUNE)
      state.stack[frame + C] = savedBy(hands, kindsOf(cost), changesAt(state).extraEnergy)
      state.stack[frame + D] = set
      return false
    },
  ),
  question('save', saveMoves, (state, frame, move) => {
    state.stack[frame + B]! -= one(subjectOf(move))
    return --state.stack[frame + C]! > 0
  }),
  // Leeches first, then the cost. SUM-12
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    const card = state.stack[frame + A]!
    if (leechesAgainst(state, seat) > 0) {
      for (const owner of opponentsOf(state, seat))
        steal(state, seat, owner, countInPlay(state.players[owner]!, ARCANO_LEECH), log, ARCANO_LEECH)
    }
    state.players[seat]!.crystals -= crystalCost(card, state.players.length)
    const { extraEnergy } = changesAt(state)
    if (extraEnergy > 0) spendTokens(state, seat, extraEnergy, enchantmentCause(state.table.enchantment!))
    payTokens(state, seat, state.stack[frame + B]!, card)
  }),
  // The card enters; rewards, then its own effect. SUM-12
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    const card = state.stack[frame + A]!
    const paid = state.stack[frame + B]!
    const player = state.players[seat]!
    const staffs = countInPlay(player, STAFF_OF_SPRING)
    const vases = countInPlay(player, FORGOTTEN_VASE)
    log?.({ type: 'summoned', seat, card, energy: listTokens(paid), crystals: crystalCost(card, state.players.length) })
    comeIntoPlay(state, seat, card, state.stack[frame + D]!)
    gain(state, seat, staffs * REWARD, log, STAFF_OF_SPRING)
    gainOneByOne(state, seat, vases)
    cutIfNeeded(state, seat)
  }),
]

/** Each Vase is a gain of its own, with its own cut. R-004 */
function gainOneByOne(state: State, seat: Seat, vases: number): void {
  for (let i = 0; i < vases; i++) gainTokens(state, seat, 1, FORGOTTEN_VASE)
}

/** The card lies in play and its enter-play effect is next. `set`: the energies of an Elemental Amulet, else 0. */
function comeIntoPlay(state: State, seat: Seat, card: CardId, set: number): void {
  const player = state.players[seat]!
  player.play.push(card)
  player.stored.push(0)
  takeEffect(state, seat, player.play.length - 1, set)
}

/** The enter-play effect of the card at a place comes next. */
export function takeEffect(state: State, seat: Seat, place: number, set: number): void {
  const card = effectCard(state.players[seat]!.play[place]!)
  if (hasEffect(card, ENTERS)) push(state.stack, enterProgram(card), seat, place, set)
}

/** Mesodae's Lantern cannot enter through another card. EK-CARD-06.1 */
export const mayBePut = (card: CardId): boolean => card !== MESODAES_LANTERN

/** Puts a card into play for free: no cost, no Leech, no reward. SUM-14 to SUM-17 */
export function putIntoPlay(state: State, seat: Seat, card: CardId, log: SeasonsLog, by: Cause): void {
  log?.({ type: 'entered', seat, card, ...cause(by) })
  comeIntoPlay(state, seat, card, card === ELEMENTAL_AMULET ? ALL_ENERGIES : 0)
  cutIfNeeded(state, seat)
}

/** The card that is being paid for, or 0: it lies neither in the hand nor in play. */
export function cardBeingSummoned(state: State): CardId {
  const { stack } = state
  for (let frame = 0; frame < stack.length; frame += FRAME_SIZE)
    if (stack[frame + PROGRAM] === SUMMON && stack[frame + STEP]! < summonProgram.length) return stack[frame + A]!
  return 0
}
