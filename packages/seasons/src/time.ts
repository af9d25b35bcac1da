import { A, B, bits, type Frame, leftOf, push, type Seat, STEP } from '@athanor/kernel'
import type { CardId, Effect } from './card.ts'
import { AT_END_OF_ROUND, AT_SEASON_CHANGE, CARDS, hasEffect } from './catalogue.ts'
import type { Cause } from './cause.ts'
import { NO_MOVES } from './choice.ts'
import { bringDrought } from './enchantments/drought.ts'
import { KIND, moveOf, subjectOf } from './move.ts'
import {
  BEGGARS_HORN,
  DAMNED_SOUL,
  FAIRY_MONOLITH,
  HEART_OF_ARGOS,
  HORN_OF_PLENTY,
  HOURGLASS,
  STATUE_OF_EOLIS,
  WONDROUS_CHEST,
} from './named.ts'
import { spendable } from './payment.ts'
import { MARKER, ROUND_END, roundProgram, SEASON_CHANGE, seasonProgram } from './programs.ts'
import { changesSeason, LAST_YEAR, SEASONS, seasonOf, spaceOf, yearOf } from './season.ts'
import { effectCard, PENDING, type Player, type State } from './state.ts'
import { deed, playerOf, question, seatOf } from './step.ts'
import { cause, type SeasonsLog } from './supply.ts'

/** Marks the seat's cards that have an effect on an occasion, and has them resolved next. */
function trigger(state: State, seat: Seat, occasion: number): void {
  const { play } = state.players[seat]!
  let any = false
  for (let i = 0; i < play.length; i++) {
    if (!hasEffect(effectCard(play[i]!), occasion)) continue
    play[i]! |= PENDING
    any = true
  }
  if (any) push(state.stack, occasion === AT_END_OF_ROUND ? ROUND_END : SEASON_CHANGE, seat)
}

/** All seats in turn order from `first`, each one's effects before the next one's. END-03, END-12, END-13 */
function triggerAll(state: State, first: Seat, occasion: number): void {
  const players = state.players.length
  // The frame pushed last runs first.
  for (let i = players - 1; i >= 0; i--) trigger(state, (first + i) % players, occasion)
}

export const triggerEndOfRound = (state: State): void => triggerAll(state, state.first, AT_END_OF_ROUND)

const firstPending = (player: Player): number => player.play.findIndex((played) => (played & PENDING) !== 0)

/**
 * Resolves marked cards one by one. The owner is asked for the order only where `matters` says that it can change the
 * outcome. END-04
 */
const resolve = (matters: (state: State, seat: Seat) => boolean, program: (card: CardId) => number): Effect => [
  question(
    'resolve',
    (state, frame) => {
      const player = playerOf(state, frame)
      const next = firstPending(player)
      if (next < 0) return NO_MOVES
      const first = moveOf(KIND.resolve, effectCard(player.play[next]!))
      if (!matters(state, seatOf(state, frame))) return [first]
      const moves = [first]
      for (let i = next + 1; i < player.play.length; i++) {
        const move = moveOf(KIND.resolve, effectCard(player.play[i]!))
        if ((player.play[i]! & PENDING) !== 0 && !moves.includes(move)) moves.push(move)
      }
      return moves
    },
    (state, frame, move) => {
      const { play } = playerOf(state, frame)
      const card = subjectOf(move)
      const place = play.findIndex((played) => (played & PENDING) !== 0 && effectCard(played) === card)
      play[place]! &= ~PENDING
      push(state.stack, program(card), seatOf(state, frame), place)
      return true
    },
  ),
]

/** What Damned Soul of Onys costs at the end of a round. CARD-050.7 */
export const SOUL_LOSS = 3

/** End-of-round effects that look at the tokens: first those that also move tokens, whatever they find. */
const LOOKS_AT_TOKENS: readonly CardId[] = [
  HEART_OF_ARGOS,
  HORN_OF_PLENTY,
  FAIRY_MONOLITH,
  WONDROUS_CHEST,
  BEGGARS_HORN,
]
const MOVES_TOKENS = 0b00111
const BRINGS_TOKENS = 0b10001

/** Whether one waiting effect moves tokens and another one looks at them. */
function tokenOrderMatters(player: Player): boolean {
  const { play, stored } = player
  let waiting = 0
  for (let i = 0; i < play.length; i++) {
    if ((play[i]! & PENDING) === 0) continue
    const effect = effectCard(play[i]!)
    const at = LOOKS_AT_TOKENS.indexOf(effect)
    if (at >= 0 && (effect !== HEART_OF_ARGOS || stored[i] !== 0)) waiting |= 1 << at
  }
  if ((waiting & MOVES_TOKENS) === 0 || bits(waiting) < 2) return false
  return spendable(player) !== 0 || (waiting & BRINGS_TOKENS) !== 0
}

/**
 * At the end of a round the order can matter in two ways: Damned Soul takes 3 crystals or what is there, so it is cheaper
 * for a poor player before other effects bring crystals; and cards of Enchanted Kingdom move tokens that others look at.
 */
function roundOrderMatters(state: State, seat: Seat): boolean {
  if (state.table.kingdom && tokenOrderMatters(state.players[seat]!)) return true
  const { play, crystals } = state.players[seat]!
  let souls = 0
  let others = 0
  for (let i = 0; i < play.length; i++) {
    if ((play[i]! & PENDING) === 0) continue
    if (effectCard(play[i]!) === DAMNED_SOUL) souls++
    else if (CARDS[effectCard(play[i]!)]!.bringsCrystals?.(state, seat)) others++
  }
  return others > 0 && crystals < souls * SOUL_LOSS
}

export const roundEndProgram: Effect = resolve(roundOrderMatters, roundProgram)

/** Whether a card of the tableau has an effect still to come that is this card's. */
const waits = ({ play }: Player, card: CardId): boolean =>
  play.some((played) => (played & PENDING) !== 0 && effectCard(played) === card)

/** Figrim takes crystals and Hourglass gives a token: their order changes nothing. But Statue of Eolis may bring a look. */
const seasonOrderMatters = (state: State, seat: Seat): boolean =>
  state.table.kingdom === true && waits(state.players[seat]!, STATUE_OF_EOLIS) && waits(state.players[seat]!, HOURGLASS)

export const seasonChangeProgram: Effect = resolve(seasonOrderMatters, seasonProgram)

/** Moves the season marker and does what follows from it: season change, then new year. END-06 to END-18 */
export const moveMarker = (state: State, seat: Seat, steps: number, by: Cause): void =>
  push(state.stack, MARKER, seat, steps, by)

// The frame's seat is the one whose effects come first: the active player, or the first player at the end of a round.
export const markerProgram: Effect = [
  deed((state, frame, log) => {
    const before = state.time
    const steps = state.stack[frame + A]!
    state.time += steps
    const season = SEASONS[seasonOf(state.time)]!
    const by = cause(state.stack[frame + B])
    log?.({ type: 'marker', steps, space: spaceOf(state.time), year: yearOf(state.time), season, ...by })
    if (!changesSeason(before, state.time)) {
      skipRest(state, frame)
      return
    }
    log?.({ type: 'season', season })
    triggerAll(state, seatOf(state, frame), AT_SEASON_CHANGE)
    if (steps > 0) bringDrought(state)
  }),
  deed((state, frame, log) => {
    if (state.stack[frame + A]! < 0) return
    const year = yearOf(state.time)
    if (year <= LAST_YEAR && year !== yearOf(state.time - state.stack[frame + A]!)) {
      log?.({ type: 'year', year })
      openLibraries(state, year, log)
    }
  }),
]

const skipRest = (state: State, frame: Frame): void => {
  state.stack[frame + STEP] = markerProgram.length
}

/** END-15, END-19: a library that was taken is empty ever after. */
function openLibraries(state: State, year: number, log: SeasonsLog): void {
  let seat = state.first
  for (let i = 0; i < state.players.length; i++) {
    const player = state.players[seat]!
    const library = year === 2 ? player.second : year === 3 ? player.third : []
    if (library.length > 0) {
      log?.({ type: 'library', seat, n: library.length })
      while (library.length > 0) player.hand.push(library.pop()!)
    }
    seat = leftOf(seat, state.players.length)
  }
}
