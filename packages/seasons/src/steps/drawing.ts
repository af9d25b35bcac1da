import { B, C, type Frame, push, removeAt, type Seat } from '@athanor/kernel'
import type { Effect } from '../card.ts'
import { pointsOf } from '../catalogue.ts'
import type { Cause } from '../cause.ts'
import { cardMoves, NO_MOVES } from '../choice.ts'
import { totalOf } from '../energy.ts'
import { cardOf, type Entry, EVERYBODY, findCard, shownTo } from '../entry.ts'
import { DRAW, detailOf, KIND, kindOf, LEAVE, moveOf, subjectOf } from '../move.ts'
import { gainTokens, spendable, spendTokens } from '../payment.ts'
import { DRAWN, KEEP } from '../programs.ts'
import type { State } from '../state.ts'
import { asked, deed, opponentsOf, ownCard, playerOf, question, seatOf } from '../step.ts'
import { putIntoPlay } from '../summoning.ts'
import {
  cause,
  discardOpenly,
  drawInto,
  drawOne,
  hasRoom,
  partSecretly,
  payForCards,
  type SeasonsLog,
  takeFromHand,
  takeTop,
  toDiscard,
} from '../supply.ts'

import { type Count, value } from './count.ts'

/** Draw and keep. */
export const draw = (n: number) =>
  deed((state, frame, log) => {
    drawInto(playerOf(state, frame).hand, state, seatOf(state, frame), n, log, ownCard(state, frame))
  })

const hold = (n: Count) =>
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    drawInto(state.held, state, seat, value(n, state, seat), log, ownCard(state, frame))
  })

/** Discards the held cards, in the order in which they were drawn. */
export function discardHeld(state: State, seat: Seat, log: SeasonsLog, by?: number): void {
  const { held } = state
  if (held.length === 0) return
  if (log) {
    log({ type: 'discarded', seat, n: held.length, ...cause(by) })
    log({ type: 'discarded-cards', seat, cards: held.map(cardOf), only: 1 << seat, ...cause(by) })
  }
  state.held = []
  for (let i = 0; i < held.length; i++) toDiscard(state, held[i]!, log)
}

function takeHeld(state: State, card: number): Entry {
  return removeAt(state.held, findCard(state.held, card))
}

/** Keeps one of the held cards in hand; the others stay held. */
function keepHeld(state: State, seat: Seat, card: number, log: SeasonsLog, by?: number): void {
  partSecretly(state, seat, state.held)
  state.players[seat]!.hand.push(takeHeld(state, card))
  if (log) {
    log({ type: 'kept', seat, ...cause(by) })
    log({ type: 'kept-card', seat, cards: [card], only: 1 << seat, ...cause(by) })
  }
  payForCards(state, seat, log)
}

/** Whether the held cards, which the others do not know, leave a choice: two may be copies of one card. */
const severalHeld = (state: State): boolean => state.held.length > 1

/**
 * Several cards are discarded onto an empty pile: the first of them becomes the pile, so the player says which. Otherwise
 * the order changes nothing, and they go in the order in which they were drawn. `C` is 1 if the last of the held cards is
 * not to be discarded. R-014, EK-DISCARD-10
 */
const chooseFirstDiscard = asked(
  'order',
  true,
  (state, frame) => {
    const n = state.held.length - state.stack[frame + C]!
    return n > 1 && state.pile.length === 0 ? cardMoves(state.held.slice(0, n), KIND.discard) : NO_MOVES
  },
  (state, frame, move) => {
    partSecretly(state, seatOf(state, frame), state.held)
    state.held.unshift(takeHeld(state, subjectOf(move)))
    return false
  },
)

/** `B` is the card that has them drawn; 0 for the die. */
export const keepProgram: Effect = [
  asked(
    'keep',
    severalHeld,
    (state) => cardMoves(state.held, KIND.keep),
    (state, frame, move, log) => {
      keepHeld(state, seatOf(state, frame), subjectOf(move), log, state.stack[frame + B])
      return false
    },
  ),
  chooseFirstDiscard,
  deed((state, frame, log) => discardHeld(state, seatOf(state, frame), log, state.stack[frame + B])),
]

/** The card drawn by the die, a bonus or an ability token: kept or discarded. `B` is the cause. DIE-13 */
export const drawnProgram: Effect = [
  question(
    'drawn',
    (state) => {
      if (state.held.length === 0) return NO_MOVES
      const card = cardOf(state.held[0]!)
      return [moveOf(KIND.keep, card), moveOf(KIND.discard, card)]
    },
    (state, frame, move, log) => {
      const seat = seatOf(state, frame)
      const by = state.stack[frame + B]
      if (kindOf(move) === KIND.keep) keepHeld(state, seat, subjectOf(move), log, by)
      else discardHeld(state, seat, log, by)
      return false
    },
  ),
]

/** Draws a card to keep or to discard. */
export function drawToJudge(state: State, seat: Seat, log: SeasonsLog, by: Cause): void {
  drawInto(state.held, state, seat, 1, log, by)
  push(state.stack, DRAWN, seat, 0, by)
}

/** Draw, keep one in hand, discard the others. */
export const drawAndKeepOne = (n: number): Effect => [
  hold(n),
  deed((state, frame) => push(state.stack, KEEP, seatOf(state, frame), 0, ownCard(state, frame))),
]

/** Draw, put one into play for free if there is room, discard the others. `C` is 1 when one was chosen. */
export const drawAndPutOne = (n: number): Effect => [
  hold(n),
  asked(
    'put-drawn',
    severalHeld,
    (state, frame) => (hasRoom(playerOf(state, frame)) ? cardMoves(state.held, KIND.put) : NO_MOVES),
    (state, frame, move) => {
      state.held.push(takeHeld(state, subjectOf(move)))
      state.stack[frame + C] = 1
      return false
    },
  ),
  chooseFirstDiscard,
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    const put = state.stack[frame + C] === 1 ? state.held.pop() : undefined
    discardHeld(state, seat, log, ownCard(state, frame))
    if (put !== undefined) putIntoPlay(state, seat, cardOf(put), log, ownCard(state, frame))
  }),
]

/** Draw one a player, keep one, give one to each opponent. `B` counts those served. CARD-012 */
export const drawAndShare: Effect = [
  hold((state) => state.players.length),
  asked(
    'keep',
    severalHeld,
    (state) => cardMoves(state.held, KIND.keep),
    (state, frame, move, log) => {
      keepHeld(state, seatOf(state, frame), subjectOf(move), log, ownCard(state, frame))
      return false
    },
  ),
  asked(
    'give',
    severalHeld,
    (state, frame) => {
      const to = opponentsOf(state, seatOf(state, frame))[state.stack[frame + B]!]
      if (to === undefined) return NO_MOVES
      return cardMoves(state.held, KIND.give).map((move) => moveOf(KIND.give, subjectOf(move), to))
    },
    (state, frame, move, log) => {
      const seat = seatOf(state, frame)
      const to = detailOf(move)
      const card = subjectOf(move)
      const by = ownCard(state, frame)
      state.players[to]!.hand.push(shownTo(takeHeld(state, card), 1 << to))
      state.reveals++
      log?.({ type: 'gave', seat, to, by })
      log?.({ type: 'gave-card', seat, cards: [card], only: (1 << seat) | (1 << to), by })
      payForCards(state, to, log)
      state.stack[frame + B]!++
      return state.held.length > 0
    },
  ),
]

const severalInHand = (state: State, frame: Frame): boolean => playerOf(state, frame).hand.length > 1

/** The only card of a hand is shown without a move that names it. */
function showOnlyCard(state: State, frame: Frame): void {
  if (!severalInHand(state, frame)) state.reveals++
}

/** Draw a card or discard one, openly; take as many tokens as it has points. CARD-036 */
export const drawOrDiscardForTokens = asked(
  'crown',
  severalInHand,
  (state, frame) => {
    const moves = cardMoves(playerOf(state, frame).hand, KIND.discard)
    if (state.pile.length > 0) moves.push(DRAW)
    return moves
  },
  (state, frame, move, log) => {
    const seat = seatOf(state, frame)
    const by = ownCard(state, frame)
    let card = subjectOf(move)
    if (move === DRAW) {
      const entry = drawOne(state, seat, log)
      card = cardOf(entry)
      state.players[seat]!.hand.push(shownTo(entry, EVERYBODY))
      log?.({ type: 'drew-open', seat, card, by })
    } else {
      showOnlyCard(state, frame)
      discardOpenly(state, seat, card, log, by)
    }
    gainTokens(state, seat, pointsOf(card), by)
    // Pushed last, paid first: cards have their price at once.
    if (move === DRAW) payForCards(state, seat, log)
    return false
  },
)

/** Look at the top card; bring it into play for `n` tokens or leave it. `B` is 1 when it is brought. CARD-034.1 */
export const lookAndPut = (n: number): Effect => [
  deed((state, frame, log) => {
    const { pile } = state
    if (pile.length === 0) return
    const seat = seatOf(state, frame)
    pile[pile.length - 1] = shownTo(pile[pile.length - 1]!, 1 << seat)
    state.reveals++
    log?.({ type: 'looked', seat, by: ownCard(state, frame) })
    const cards = [cardOf(pile[pile.length - 1]!)]
    log?.({ type: 'saw-card', seat, cards, only: 1 << seat, by: ownCard(state, frame) })
  }),
  question(
    'orb',
    (state, frame) => {
      const player = playerOf(state, frame)
      if (state.pile.length === 0 || !hasRoom(player) || totalOf(spendable(player)) < n) return NO_MOVES
      return [LEAVE, moveOf(KIND.put, cardOf(state.pile[state.pile.length - 1]!))]
    },
    (state, frame, move) => {
      if (move === LEAVE) return false
      state.stack[frame + B] = 1
      spendTokens(state, seatOf(state, frame), n, ownCard(state, frame))
      return false
    },
  ),
  deed((state, frame, log) => {
    if (state.stack[frame + B] === 0) return
    const seat = seatOf(state, frame)
    putIntoPlay(state, seat, cardOf(drawOne(state, seat, log)), log, ownCard(state, frame))
  }),
]

/** The top card goes to the discard pile unseen. */
export const discardTop = deed((state, frame, log) => {
  const top = takeTop(state, log)
  if (top === 0) return
  log?.({ type: 'discarded', seat: seatOf(state, frame), n: 1, by: ownCard(state, frame) })
  toDiscard(state, top, log)
})

/** Put a hand card into play for free. */
export const putFromHand = asked(
  'put',
  severalInHand,
  (state, frame) => (hasRoom(playerOf(state, frame)) ? cardMoves(playerOf(state, frame).hand, KIND.put) : NO_MOVES),
  (state, frame, move, log) => {
    showOnlyCard(state, frame)
    takeFromHand(state, seatOf(state, frame), subjectOf(move))
    putIntoPlay(state, seatOf(state, frame), subjectOf(move), log, ownCard(state, frame))
    return false
  },
)
