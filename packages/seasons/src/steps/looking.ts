import { B, C, type Frame, removeAt, type Seat } from '@athanor/kernel'
import type { Effect } from '../card.ts'
import type { Cause } from '../cause.ts'
import { cardMoves, energyMoves, NO_MOVES } from '../choice.ts'
import { one } from '../energy.ts'
import { cardOf, type Entry, findCard, fromHandOf, fromNowhere, shownTo, sorted } from '../entry.ts'
import { forgetDeal, partSecretly } from '../memory.ts'
import { KIND, optionMove, subjectOf } from '../move.ts'
import type { State } from '../state.ts'
import { asked, deed, opponentsOf, ownCard, question, seatOf } from '../step.ts'
import { gain, payForCards, type SeasonsLog, takeTokens, toDiscard } from '../supply.ts'

/** Shows the top cards of a pile to a seat; no reshuffle comes of it. Returns how many there are. EK-DISCARD-09 */
function look(state: State, seat: Seat, from: 'pile' | 'discard', most: number, log: SeasonsLog, by: Cause): number {
  const pile = state[from]
  const n = Math.min(most, pile.length)
  if (n === 0) return 0
  for (let i = pile.length - n; i < pile.length; i++) pile[i] = shownTo(pile[i]!, 1 << seat)
  state.reveals++
  log?.({ type: from === 'pile' ? 'looked-at-pile' : 'looked-at-discard', seat, n, by })
  log?.({ type: 'saw-cards', seat, cards: pile.slice(-n).map(cardOf).reverse(), only: 1 << seat, by })
  return n
}

/** Look at the hands of all others. */
export const lookAtHands = deed((state, frame, log) => {
  const seat = seatOf(state, frame)
  const by = ownCard(state, frame)
  log?.({ type: 'looked-at-hands', seat, by })
  for (const other of opponentsOf(state, seat)) {
    const { hand } = state.players[other]!
    for (let i = 0; i < hand.length; i++) hand[i] = shownTo(hand[i]!, 1 << seat)
    log?.({ type: 'saw-hand', seat, from: other, cards: sorted(hand.map(cardOf)), only: 1 << seat, by })
  }
  state.reveals++
})

const LOOK = optionMove('look')
const ANY_ENERGY = one(0) + one(1) + one(2) + one(3)

/** A token, or crystals and a look at the top card. EK-CARD-07.2 */
export const takeOrLook = (crystals: number) =>
  question(
    'statue',
    () => [...energyMoves(ANY_ENERGY, KIND.take), LOOK],
    (state, frame, move, log) => {
      const seat = seatOf(state, frame)
      const by = ownCard(state, frame)
      if (move !== LOOK) takeTokens(state, seat, one(subjectOf(move)), log, by)
      else {
        gain(state, seat, crystals, log, by)
        look(state, seat, 'pile', 1, log, by)
      }
      return false
    },
  )

/** Look at the top cards and put them back in any order, the first one named on top. `B` how many, `C` are in order. */
export const lookAndOrder = (most: number): Effect => [
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    const n = look(state, seat, 'pile', most, log, ownCard(state, frame))
    state.stack[frame + B] = n
    reshelve(state, seat, n)
  }),
  asked(
    'next',
    true,
    (state, frame) => {
      const loose = looseCards(state, frame)
      return loose.length > 1 ? cardMoves(loose, KIND.next) : NO_MOVES
    },
    (state, frame, move) => {
      const { pile, stack } = state
      const lowest = pile.length - stack[frame + B]!
      const at = lowest + findCard(pile.slice(lowest), subjectOf(move))
      const last = pile.length - 1 - stack[frame + C]!
      pile.splice(last, 0, removeAt(pile, at))
      stack[frame + C]!++
      return true
    },
  ),
]

/** The cards looked at that are not yet in their place, from the top. */
const looseCards = ({ pile, stack }: State, frame: Frame): Entry[] =>
  pile.slice(pile.length - stack[frame + B]!, pile.length - stack[frame + C]!).reverse()

/** Whoever knew one of the top cards no longer knows where among them it lies. */
function reshelve(state: State, seat: Seat, n: number): void {
  if (n < 2) return
  const cards = state.pile.slice(-n)
  partSecretly(state, seat, cards)
  for (let i = 0; i < n; i++) state.pile[state.pile.length - n + i] = cards[i]!
}

/** Takes the top cards off the discard pile; what others know of cards among them is known of them all together. */
function takeFromDiscards(state: State, seat: Seat, n: number): Entry[] {
  const cards = state.discard.splice(state.discard.length - n)
  if (cards.some(fromHandOf)) forgetDeal(state)
  for (let i = 0; i < n; i++) cards[i] = fromNowhere(cards[i]!)
  partSecretly(state, seat, cards)
  return cards
}

/**
 * Look at the top cards of the discard pile, take one, put the others under it in their order. `B` are the cards held
 * besides: the potion itself. EK-CARD-11
 */
export const resurrect = (most: number): Effect => [
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    const n = look(state, seat, 'discard', most, log, ownCard(state, frame))
    const cards = takeFromDiscards(state, seat, n)
    state.stack[frame + B] = state.held.length
    for (const card of cards) state.held.push(card)
  }),
  asked(
    'resurrect',
    (state, frame) => state.held.length - state.stack[frame + B]! > 1,
    (state, frame) => cardMoves(state.held.slice(state.stack[frame + B]), KIND.keep),
    (state, frame, move, log) => {
      const seat = seatOf(state, frame)
      const by = ownCard(state, frame)
      const others = state.held.splice(state.stack[frame + B]!)
      state.players[seat]!.hand.push(removeAt(others, findCard(others, subjectOf(move))))
      state.discard.unshift(...others)
      log?.({ type: 'kept', seat, by })
      log?.({ type: 'kept-card', seat, cards: [subjectOf(move)], only: 1 << seat, by })
      payForCards(state, seat, log)
      return false
    },
  ),
  deed((state, _frame, log) => {
    const aside = state.held
    state.held = []
    for (const card of aside) toDiscard(state, card, log)
  }),
]
