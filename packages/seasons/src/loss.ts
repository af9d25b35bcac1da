import { A, B, C, D, E, FRAME_SIZE, type Frame, type Move, push, type Seat } from '@athanor/kernel'
import type { CardId, Effect } from './card.ts'
import type { Cause } from './cause.ts'
import { cardMoves, copyAt, isTwin, placeOf, playMoves } from './choice.ts'
import { listTokens } from './energy.ts'
import { cardOf, EVERYBODY, findCard, shownTo } from './entry.ts'
import { hasItsEffects, liftMarker } from './marker.ts'
import { detailOf, KIND, kindOf, moveOf, SHRINK, subjectOf } from './move.ts'
import { BESPELLED_GRIMOIRE, RAVEN, SHIELD_OF_ZIRA } from './named.ts'
import {
  CAPACITY_INSTEAD,
  IN_HAND,
  IN_PLAY,
  LOSS,
  LOST_FROM_HAND,
  NAMED,
  OWN,
  OWN_ASIDE,
  SACRIFICED,
  SHOWN,
  UNLINKED,
  UNSEEN,
} from './programs.ts'
import { effectCard, type Player, PROMISED, playedCard, SAVED, type State, TURNED } from './state.ts'
import { asked, deed, ownCard, playerOf, question, seatOf } from './step.ts'
import {
  countInPlay,
  cutIfNeeded,
  discardFaceDown,
  discardOpenly,
  gain,
  NOWHERE,
  type SeasonsLog,
  sacrifice,
  sacrificeAside,
  shrinkReserve,
} from './supply.ts'

/**
 * Whoever has to sacrifice a card or to discard one from the hand may sacrifice a Shield of Zira instead. All such losses
 * come through here, whatever causes them. EK-CARD-13
 */

const SHIELD_CRYSTALS = 10

/** A card in play is sacrificed, unless a Shield goes instead. `how`: see programs.ts; `toCome`: cards still to be named. */
export function giveUp(
  state: State,
  seat: Seat,
  place: number,
  log: SeasonsLog,
  by: Cause,
  how = SACRIFICED,
  toCome = 0,
): void {
  if (countInPlay(state.players[seat]!, SHIELD_OF_ZIRA) > 0) push(state.stack, LOSS, seat, place, by, how, toCome)
  else fall(state, seat, place, log, by, how)
}

/** A hand card is discarded, unless a Shield goes instead. One that is to be shown is shown in any case. R-106 */
export function giveUpFromHand(state: State, seat: Seat, card: CardId, log: SeasonsLog, by: Cause, how: number): void {
  const { hand } = state.players[seat]!
  const at = findCard(hand, card)
  if (countInPlay(state.players[seat]!, SHIELD_OF_ZIRA) === 0) {
    throwAway(state, seat, at, log, by, how)
    return
  }
  if (how === SHOWN) hand[at] = shownTo(hand[at]!, EVERYBODY)
  push(state.stack, LOSS, seat, at, by, how)
}

/** The card at `place` goes. */
function fall(state: State, seat: Seat, place: number, log: SeasonsLog, by: Cause, how: number): void {
  if (how === OWN_ASIDE) state.held.push(sacrificeAside(state, seat, place, log, by))
  else sacrifice(state, seat, place, log, by)
}

function throwAway(state: State, seat: Seat, at: number, log: SeasonsLog, by: Cause, how: number): void {
  if (how === SHOWN) discardOpenly(state, seat, cardOf(state.players[seat]!.hand[at]!), log, by)
  else discardFaceDown(state, seat, at, log, by)
}

/** A Shield does not save a Shield, but a Raven that has copied one. EK-CARD-13.7, EK-CARD-18.11 */
const canBeSaved = (player: Player, place: number, how: number): boolean =>
  how >= LOST_FROM_HAND || how === UNLINKED || effectCard(player.play[place]!) !== SHIELD_OF_ZIRA

/** The different Shields that may go instead of the card. */
function shieldMoves(state: State, seat: Seat, place: number, how: number): Move[] {
  const player = state.players[seat]!
  const moves: Move[] = []
  if (!canBeSaved(player, place, how)) return moves
  const { play } = player
  for (let i = 0; i < play.length; i++) {
    if (effectCard(play[i]!) !== SHIELD_OF_ZIRA || (play[i]! & PROMISED) !== 0 || isTwin(player, i)) continue
    if (!hasItsEffects(state, play[i]!)) continue
    if (i !== place || how >= LOST_FROM_HAND) moves.push(moveOf(KIND.shield, playedCard(play[i]!), copyAt(player, i)))
  }
  return moves
}

/** Of several cards to be named enough must be left when a Shield is gone and the named one is safe. R-102 */
function enoughLeft(player: Player, toCome: number): boolean {
  let others = -2
  for (const played of player.play) if ((played & SAVED) === 0) others++
  return others >= toCome
}

export const lossProgram: Effect = [
  question(
    'shield',
    (state, frame) => {
      const { stack } = state
      const player = playerOf(state, frame)
      const place = stack[frame + A]!
      const how = stack[frame + C]!
      if (place === NOWHERE) return []
      const safe = how !== NAMED || enoughLeft(player, stack[frame + D]!)
      const shields = safe ? shieldMoves(state, seatOf(state, frame), place, how) : []
      const loss =
        how >= LOST_FROM_HAND
          ? moveOf(KIND.discard, cardOf(player.hand[place]!))
          : moveOf(KIND.sacrifice, playedCard(player.play[place]!), copyAt(player, place))
      return [loss, ...shields]
    },
    (state, frame, move, log) => {
      const { stack } = state
      const seat = seatOf(state, frame)
      const place = stack[frame + A]!
      const by = stack[frame + B]!
      const how = stack[frame + C]!
      if (kindOf(move) === KIND.shield) shield(state, frame, move, log)
      else if (how >= LOST_FROM_HAND) throwAway(state, seat, place, log, by, how)
      else fall(state, seat, place, log, by, how)
      return false
    },
  ),
]

function shield(state: State, frame: Frame, move: Move, log: SeasonsLog): void {
  const { stack } = state
  const seat = seatOf(state, frame)
  const { play } = state.players[seat]!
  const how = stack[frame + C]!
  const at = placeOf(state.players[seat]!, subjectOf(move), detailOf(move))
  if (how === OWN || how === OWN_ASIDE) {
    play[at]! |= PROMISED
    stack[frame - FRAME_SIZE + E] = 1
    return
  }
  const saved = stack[frame + A]!
  if (how === NAMED) play[saved]! |= SAVED
  if (how === UNLINKED) loseCopy(state, seat, saved, log)
  shieldFalls(state, seat, at, log, stack[frame + B]!)
}

function shieldFalls(state: State, seat: Seat, place: number, log: SeasonsLog, by: Cause): void {
  sacrifice(state, seat, place, log, by)
  gain(state, seat, SHIELD_CRYSTALS, log, SHIELD_OF_ZIRA)
}

/** A Raven without its item is a plain familiar. EK-CARD-18.11 */
function loseCopy(state: State, seat: Seat, place: number, log: SeasonsLog): void {
  const player = state.players[seat]!
  const played = player.play[place]!
  const tokens = player.stored[place]!
  liftMarker(state, played)
  player.play[place] = RAVEN | (played & TURNED)
  player.stored[place] = 0
  log?.({ type: 'lost-copy', seat, card: effectCard(played) })
  if (tokens > 0) log?.({ type: 'left-with', seat, energy: listTokens(tokens), by: RAVEN })
  if (effectCard(played) === BESPELLED_GRIMOIRE) cutIfNeeded(state, seat)
}

/**
 * The end of an activation: the Shield that was promised instead of the activated card falls; if it is no longer there,
 * the card itself does. `E` is 1 if a Shield was promised.
 */
export const promisedShield = deed((state, frame, log) => {
  const { stack } = state
  if (stack[frame + E] === 0) return
  const seat = seatOf(state, frame)
  const by = ownCard(state, frame)
  const at = state.players[seat]!.play.findIndex((played) => (played & PROMISED) !== 0)
  if (at >= 0) shieldFalls(state, seat, at, log, by)
  else if (stack[frame + A] !== NOWHERE) sacrifice(state, seat, stack[frame + A]!, log, by)
})

/** What may be given up: `A` says what. Asked as long as others cannot see that there is no choice. */
export const giveUpProgram: Effect = [
  asked(
    'lose',
    (state, frame) => {
      const what = state.stack[frame + A]!
      const { hand, play } = playerOf(state, frame)
      return (what & IN_HAND) !== 0 && hand.length + (what & IN_PLAY ? play.length : 0) > 1
    },
    (state, frame) => {
      const what = state.stack[frame + A]!
      const player = playerOf(state, frame)
      const moves: Move[] = what & CAPACITY_INSTEAD ? [SHRINK] : []
      if (what & IN_PLAY) moves.push(...playMoves(player, KIND.sacrifice, () => true))
      if (what & IN_HAND) moves.push(...cardMoves(player.hand, KIND.discard))
      return moves
    },
    (state, frame, move, log) => {
      const seat = seatOf(state, frame)
      const by = state.stack[frame + B]!
      const card = subjectOf(move)
      if (move === SHRINK) shrinkReserve(state, seat, log, by)
      else if (kindOf(move) === KIND.discard) giveUpFromHand(state, seat, card, log, by, UNSEEN)
      else giveUp(state, seat, placeOf(state.players[seat]!, card, detailOf(move)), log, by)
      return false
    },
  ),
]
