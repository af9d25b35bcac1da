import { A, B, type Frame, leftOf, type Move, push, type Seat } from '@athanor/kernel'
import type { Effect } from '../card.ts'
import { isFamiliar } from '../catalogue.ts'
import { cardMoves, placeOf, playMoves } from '../choice.ts'
import { detailOf, KIND, kindOf, SHRINK, subjectOf } from '../move.ts'
import { CURSED_TREATISE } from '../named.ts'
import { RECALL, SACRIFICE } from '../programs.ts'
import type { Player, State } from '../state.ts'
import { asked, deed, opponentsOf, ownCard, playerOf, question, seatOf } from '../step.ts'
import {
  CAPACITY_INSTEAD,
  CARD_IN_HAND,
  CARD_IN_PLAY,
  countKind,
  discardFaceDown,
  discardOpenly,
  leavePlay,
  loseCard,
  recall,
  sacrifice,
  shrinkReserve,
} from '../supply.ts'

export const sacrificeThis = deed((state, frame, log) =>
  sacrifice(state, seatOf(state, frame), state.stack[frame + A]!, log, ownCard(state, frame)),
)

const anyCard = (): boolean => true
const anItem = (card: number): boolean => !isFamiliar(card)

/** Sacrifice `n` of the own cards. `B` counts them. */
export const sacrificeSeveral = (n: number) =>
  question(
    'sacrifice',
    (state, frame) => {
      const player = playerOf(state, frame)
      const moves = playMoves(player, KIND.sacrifice, anyCard)
      // All go: their order is no choice, but that the first one may become the draw pile. R-014
      if (player.play.length > n - state.stack[frame + B]! || state.pile.length === 0) return moves
      // Cursed Treatise first: it empties the reserve, and nothing has to be returned for a lost Grimoire.
      return [moves.find((move) => subjectOf(move) === CURSED_TREATISE) ?? moves[0]!]
    },
    (state, frame, move, log) => {
      const place = placeOf(playerOf(state, frame), subjectOf(move), detailOf(move))
      sacrifice(state, seatOf(state, frame), place, log, ownCard(state, frame))
      return ++state.stack[frame + B]! < n
    },
  )

/** Discard a familiar from the hand or sacrifice one. */
export const giveUpFamiliar = asked(
  'give-up',
  (state, frame) => playerOf(state, frame).hand.length > 0,
  (state, frame) => {
    const player = playerOf(state, frame)
    const moves = playMoves(player, KIND.sacrifice, isFamiliar)
    for (const move of cardMoves(player.hand, KIND.discard)) if (isFamiliar(subjectOf(move))) moves.push(move)
    return moves
  },
  (state, frame, move, log) => {
    const seat = seatOf(state, frame)
    const card = subjectOf(move)
    if (kindOf(move) === KIND.discard) discardOpenly(state, seat, card, log, ownCard(state, frame))
    else sacrifice(state, seat, placeOf(playerOf(state, frame), card, detailOf(move)), log, ownCard(state, frame))
    return false
  },
)

export const sacrificeProgram: Effect = [
  question(
    'sacrifice',
    (state, frame) => playMoves(playerOf(state, frame), KIND.sacrifice, anyCard),
    (state, frame, move, log) => {
      const place = placeOf(playerOf(state, frame), subjectOf(move), detailOf(move))
      sacrifice(state, seatOf(state, frame), place, log, state.stack[frame + B]!)
      return false
    },
  ),
]

/**
 * Give up a card in play or in hand, or capacity, as `A` says; `B` the cause. Asked as long as others cannot see that there
 * is no choice.
 */
export const loseProgram: Effect = [
  asked(
    'lose',
    (state, frame) => (state.stack[frame + A]! & CARD_IN_HAND) !== 0 && cardsOf(playerOf(state, frame)) > 1,
    (state, frame) => {
      const what = state.stack[frame + A]!
      const player = playerOf(state, frame)
      const moves: Move[] = what & CAPACITY_INSTEAD ? [SHRINK] : []
      if (what & CARD_IN_PLAY) moves.push(...playMoves(player, KIND.sacrifice, anyCard))
      if (what & CARD_IN_HAND) moves.push(...cardMoves(player.hand, KIND.discard))
      return moves
    },
    (state, frame, move, log) => {
      const seat = seatOf(state, frame)
      const by = state.stack[frame + B]!
      const card = subjectOf(move)
      if (move === SHRINK) shrinkReserve(state, seat, log, by)
      else if (kindOf(move) === KIND.discard) discardFaceDown(state, seat, card, log, by)
      else sacrifice(state, seat, placeOf(playerOf(state, frame), card, detailOf(move)), log, by)
      return false
    },
  ),
]

const cardsOf = (player: Player): number => player.hand.length + player.play.length

/** Give up a card in play or in hand. */
export const giveUpCard = deed((state, frame) =>
  loseCard(state, seatOf(state, frame), CARD_IN_PLAY | CARD_IN_HAND, ownCard(state, frame)),
)

export const recallProgram: Effect = [
  question(
    'recall',
    (state, frame) => playMoves(playerOf(state, frame), KIND.recall, anItem),
    (state, frame, move, log) => {
      const place = placeOf(playerOf(state, frame), subjectOf(move), detailOf(move))
      recall(state, seatOf(state, frame), place, log, state.stack[frame + B]!)
      return false
    },
  ),
]

/** Has several seats act, the first of the list first. */
function inOrder(state: State, frame: Frame, seats: readonly Seat[], program: number): void {
  for (let i = seats.length - 1; i >= 0; i--) push(state.stack, program, seats[i]!, 0, ownCard(state, frame))
}

export const opponentsSacrifice = deed((state, frame) =>
  inOrder(state, frame, opponentsOf(state, seatOf(state, frame)), SACRIFICE),
)

/** Everybody takes an item back; the owner last. */
export const everybodyRecalls = deed((state, frame) => {
  const seat = seatOf(state, frame)
  inOrder(state, frame, [...opponentsOf(state, seat), seat], RECALL)
})

/** This card goes straight to the left neighbour. CARD-050.3 */
export const handOn = deed((state, frame, log) => {
  const seat = seatOf(state, frame)
  const to = leftOf(seat, state.players.length)
  const card = ownCard(state, frame)
  leavePlay(state, seat, state.stack[frame + A]!, log)
  state.players[to]!.play.push(card)
  state.players[to]!.stored.push(0)
  log?.({ type: 'handed-on', seat, card, to })
})

export const otherItems = (state: State, seat: Seat): number => countKind(state.players[seat]!, false) - 1
export const familiarsInPlay = (state: State, seat: Seat): number => countKind(state.players[seat]!, true)
