import { B } from '@athanor/kernel'
import type { CardId, Effect } from '../card.ts'
import { cardMoves, NO_MOVES } from '../choice.ts'
import { cardOf, type Entry, shownTo } from '../entry.ts'
import { KIND, subjectOf } from '../move.ts'
import type { State } from '../state.ts'
import { asked, deed, opponentsOf, ownCard, seatOf } from '../step.ts'
import { partSecretly } from '../supply.ts'

/** Look at the hands of all others. */
export const lookAtHands = deed((state, frame, log) => {
  const seat = seatOf(state, frame)
  const by = ownCard(state, frame)
  log?.({ type: 'looked-at-hands', seat, by })
  for (const other of opponentsOf(state, seat)) {
    const { hand } = state.players[other]!
    for (let i = 0; i < hand.length; i++) hand[i] = shownTo(hand[i]!, 1 << seat)
    log?.({ type: 'saw-hand', seat, from: other, cards: hand.map(cardOf), only: 1 << seat, by })
  }
  state.reveals++
})

const topCards = (state: State, n: number): number => Math.min(n, state.pile.length)

/** Look at the top `n` cards of the pile and put them back in any order, from the top. `B` counts those put back. */
export const arrangeTop = (n: number): Effect => [
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    const seen = state.pile.splice(-topCards(state, n)).map((entry) => shownTo(entry, 1 << seat))
    partSecretly(state, seat, seen)
    state.pile.push(...seen)
    state.reveals++
    const by = ownCard(state, frame)
    log?.({ type: 'looked-at-top', seat, n: seen.length, by })
    log?.({ type: 'saw-cards', seat, cards: seen.map(cardOf).reverse(), only: 1 << seat, by })
  }),
  asked(
    'arrange',
    (state, frame) => topCards(state, n) - state.stack[frame + B]! > 1,
    (state, frame) => {
      const placed = state.stack[frame + B]!
      const left = topCards(state, n) - placed
      const end = state.pile.length - placed
      return left > 0 ? cardMoves(state.pile.slice(end - left, end).reverse(), KIND.top) : NO_MOVES
    },
    (state, frame, move, log) => {
      const { pile, stack } = state
      raise(pile, subjectOf(move), pile.length - 1 - stack[frame + B]!)
      if (++stack[frame + B]! < topCards(state, n)) return true
      const seat = seatOf(state, frame)
      const cards = pile.slice(-n).map(cardOf).reverse()
      log?.({ type: 'arranged', seat, n: cards.length, by: ownCard(state, frame) })
      log?.({ type: 'arranged-cards', seat, cards, only: 1 << seat, by: ownCard(state, frame) })
      return false
    },
  ),
]

/** Moves a card up to a place; those above it go down. */
function raise(pile: Entry[], card: CardId, to: number): void {
  let at = to
  while (cardOf(pile[at]!) !== card) at--
  const entry = pile[at]!
  for (; at < to; at++) pile[at] = pile[at + 1]!
  pile[to] = entry
}
