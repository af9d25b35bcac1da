import { B, C, D, type Frame, type Move, push, removeAt, type Seat } from '@athanor/kernel'
import type { CardId, Effect } from '../card.ts'
import { pointsOf } from '../catalogue.ts'
import type { Cause } from '../cause.ts'
import { cardMoves, NO_MOVES } from '../choice.ts'
import { totalOf } from '../energy.ts'
import { cardOf, type Entry, EVERYBODY, findCard, isPublic, shownTo } from '../entry.ts'
import { giveUpFromHand } from '../loss.ts'
import { partSecretly } from '../memory.ts'
import { DRAW, detailOf, KIND, kindOf, LEAVE, moveOf, STOP, subjectOf } from '../move.ts'
import { gainTokens, spendable, spendTokens } from '../payment.ts'
import { DRAWN, GIVE_UP, IN_HAND, KEEP, SHOWN, UNSEEN } from '../programs.ts'
import type { State } from '../state.ts'
import { asked, deed, opponentsOf, ownCard, playerOf, question, seatOf } from '../step.ts'
import { mayBePut, putIntoPlay } from '../summoning.ts'
import {
  allToDiscard,
  cause,
  drawInto,
  drawOne,
  hasRoom,
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
    drawInto(state.held, state, seat, value(n, state, frame), log, ownCard(state, frame))
  })

/** Discards the held cards, one after the other in the order in which they were drawn, or all `together`. */
export function discardHeld(state: State, seat: Seat, log: SeasonsLog, by?: Cause, together = false): void {
  const { held } = state
  if (held.length === 0) return
  if (log) {
    log({ type: 'discarded', seat, n: held.length, ...cause(by) })
    log({ type: 'discarded-cards', seat, cards: held.map(cardOf), only: 1 << seat, ...cause(by) })
  }
  state.held = []
  if (together) allToDiscard(state, held, log)
  else for (let i = 0; i < held.length; i++) toDiscard(state, held[i]!, log)
}

function takeHeld(state: State, card: number): Entry {
  return removeAt(state.held, findCard(state.held, card))
}

/** Keeps one of the held cards in hand; the others stay held. */
function keepHeld(state: State, seat: Seat, card: number, log: SeasonsLog, by?: Cause): void {
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
 * Before held cards are discarded: in which order. In the base game it matters only for the first one that falls on an
 * empty pile, since that becomes the pile; with Enchanted Kingdom the discard pile is searched, and the player names one
 * after the other, or leaves the rest as drawn. `C` is 1 if the last of the held cards is not to be discarded; `D` cards
 * at the beginning are in order. R-014, EK-DISCARD-10
 */
export const inWhichOrder = asked(
  'order',
  true,
  (state, frame) => {
    const { held, stack, table } = state
    const loose = held.slice(stack[frame + D], held.length - stack[frame + C]!)
    if (loose.length < 2 || !(table.kingdom || state.pile.length === 0)) return NO_MOVES
    const moves = cardMoves(loose, KIND.discard)
    if (table.kingdom) moves.push(STOP)
    return moves
  },
  (state, frame, move) => {
    if (move === STOP) return false
    const { held, stack, table } = state
    const from = stack[frame + D]!
    const loose = held.splice(from, held.length - from - stack[frame + C]!)
    if (!loose.every(isPublic)) partSecretly(state, seatOf(state, frame), loose)
    const next = removeAt(loose, findCard(loose, subjectOf(move)))
    held.splice(from, 0, next, ...loose)
    if (table.kingdom) stack[frame + D]!++
    return table.kingdom === true
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
  inWhichOrder,
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

const putMoves = (list: readonly Entry[]): Move[] =>
  cardMoves(list, KIND.put).filter((move) => mayBePut(subjectOf(move)))

/** Draw, put one into play for free if there is room, discard the others. `C` is 1 when one was chosen. */
export const drawAndPutOne = (n: number): Effect => [
  hold(n),
  asked(
    'put-drawn',
    severalHeld,
    (state, frame) => (hasRoom(playerOf(state, frame)) ? putMoves(state.held) : NO_MOVES),
    (state, frame, move) => {
      const put = takeHeld(state, subjectOf(move))
      // Everybody hears which card it is before the others are put in order.
      state.held.push(state.table.kingdom ? shownTo(put, EVERYBODY) : put)
      state.stack[frame + C] = 1
      return false
    },
  ),
  inWhichOrder,
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

/** Draws a card that everybody sees. */
function drawOpenly(state: State, seat: Seat, log: SeasonsLog, by: Cause): CardId {
  const entry = drawOne(state, seat, log)
  const card = cardOf(entry)
  state.players[seat]!.hand.push(shownTo(entry, EVERYBODY))
  log?.({ type: 'drew-open', seat, card, by })
  payForCards(state, seat, log)
  return card
}

/** Draw a card or discard one, openly; take as many tokens as it has points, which are `B`. CARD-036 */
export const drawOrDiscardForTokens: Effect = [
  asked(
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
      if (move === DRAW) {
        state.stack[frame + B] = pointsOf(drawOpenly(state, seat, log, by))
        return false
      }
      state.stack[frame + B] = pointsOf(subjectOf(move))
      showOnlyCard(state, frame)
      giveUpFromHand(state, seat, subjectOf(move), log, by, SHOWN)
      return false
    },
  ),
  deed((state, frame) => gainTokens(state, seatOf(state, frame), state.stack[frame + B]!, ownCard(state, frame))),
]

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
  asked(
    'orb',
    true,
    (state, frame) => {
      const player = playerOf(state, frame)
      if (state.pile.length === 0 || !hasRoom(player) || totalOf(spendable(player)) < n) return NO_MOVES
      return [LEAVE, ...putMoves(state.pile.slice(-1))]
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
  (state, frame) => (hasRoom(playerOf(state, frame)) ? putMoves(playerOf(state, frame).hand) : NO_MOVES),
  (state, frame, move, log) => {
    showOnlyCard(state, frame)
    takeFromHand(state, seatOf(state, frame), subjectOf(move))
    putIntoPlay(state, seatOf(state, frame), subjectOf(move), log, ownCard(state, frame))
    return false
  },
)

/** Discard a hand card, if there is one, then draw one and take a bonus back. `B` is 1 if there is one. EK-CARD-10 */
export const renew: Effect = [
  deed((state, frame) => {
    const { hand } = playerOf(state, frame)
    if (hand.length === 0) return
    state.stack[frame + B] = 1
    push(state.stack, GIVE_UP, seatOf(state, frame), IN_HAND, ownCard(state, frame))
  }),
  deed((state, frame, log) => {
    if (state.stack[frame + B] === 0) return
    const seat = seatOf(state, frame)
    const player = state.players[seat]!
    drawInto(player.hand, state, seat, 1, log, ownCard(state, frame))
    if (player.bonus === 0) return
    player.bonus--
    log?.({ type: 'bonus-back', seat, used: player.bonus, by: ownCard(state, frame) })
  }),
]

/** Discard any number of hand cards and draw as many. `B` counts them, `C` is the hand at first. EK-CARD-15.2 */
export const exchangeHand: Effect = [
  deed((state, frame) => {
    state.stack[frame + C] = playerOf(state, frame).hand.length
  }),
  question(
    'exchange',
    (state, frame) => {
      if (state.stack[frame + B] === state.stack[frame + C]) return NO_MOVES
      return [...cardMoves(playerOf(state, frame).hand, KIND.discard), STOP]
    },
    (state, frame, move, log) => {
      if (move === STOP) return false
      state.stack[frame + B]!++
      giveUpFromHand(state, seatOf(state, frame), subjectOf(move), log, ownCard(state, frame), UNSEEN)
      return true
    },
  ),
  deed((state, frame, log) => {
    const n = state.stack[frame + B]!
    drawInto(playerOf(state, frame).hand, state, seatOf(state, frame), n, log, ownCard(state, frame))
  }),
]
