import type { Seat } from '@athanor/kernel'
import type { Board } from './board.ts'
import { type Card, isTemple } from './card.ts'
import { teleports } from './powers.ts'
import { boardOf, OFF, payable, type State } from './state.ts'

/** Steps without the Speed Spell. MT-MOVE-01 */
export const RANGE = 3

/** The cards with another pawn on them, the virtual one included, as bits. */
export function occupied(state: State, seat: Seat): number {
  const { pawns } = state
  let mask = 0
  for (let i = 0; i < pawns.length; i++) if (i !== seat && pawns[i] !== OFF) mask |= 1 << pawns[i]!
  return mask
}

/** The cards of one sort that follow clockwise; occupied ones are jumped and do not count. MT-MOVE-08, MT-MOVE-09 */
function walk(cards: readonly Card[], others: number, least: number, most: number, found: Card[]): void {
  let step = 0
  for (let i = 0; i < cards.length && step < most; i++) {
    const card = cards[i]!
    if ((others >> card) & 1) continue
    step++
    if (step >= least) found.push(card)
  }
}

/** Every card to go to without the Speed Spell; in the first turn, any free one. MT-MOVE-01, MT-SET-39 */
export function reachable(state: State, board: Board, seat: Seat): Card[] {
  const others = occupied(state, seat)
  const here = state.pawns[seat]!
  const cards: Card[] = []
  if (here !== OFF) {
    walk(board.templesAfter[here]!, others, 1, RANGE, cards)
    walk(board.wildernessAfter[here]!, others, 1, RANGE, cards)
    if (!teleports(state, seat)) return cards
  }
  // The first placement, or P7. MT-ADV-P7.2, MT-ADV-P7.3
  for (const card of board.ring)
    if (card !== here && ((others >> card) & 1) === 0 && !cards.includes(card)) cards.push(card)
  return cards
}

/** How many steps lead from a card to another, counted in the ring of its sort; 0 if none do. MT-MOVE-36 */
export function stepsBetween(board: Board, others: number, here: Card, card: Card): number {
  if ((others >> card) & 1) return 0
  const cards = (isTemple(card) ? board.templesAfter : board.wildernessAfter)[here]!
  const at = cards.indexOf(card)
  let steps = 1
  for (let i = 0; i < at; i++) if (((others >> cards[i]!) & 1) === 0) steps++
  return at < 0 ? 0 : steps
}

export const stepsTo = (state: State, seat: Seat, card: Card): number =>
  stepsBetween(boardOf(state), occupied(state, seat), state.pawns[seat]!, card)

/** What the Speed Spell costs for so many steps; undefined if it does not reach so far. MT-MOVE-22, MT-MOVE-24 */
export const speedCost = (board: Board, steps: number): number | undefined => board.speedCosts[steps - RANGE - 1]

/** What the Speed Spell costs to a card that it reaches. */
export const speedCostTo = (state: State, seat: Seat, card: Card): number =>
  speedCost(boardOf(state), stepsTo(state, seat, card))!

/** Every card that only the Speed Spell reaches and that the seat can pay for. MT-MOVE-25, MT-MOVE-30 */
export function reachableFast(state: State, board: Board, seat: Seat): Card[] {
  const cards: Card[] = []
  const crystals = payable(state, seat)
  const others = occupied(state, seat)
  const here = state.pawns[seat]!
  for (let extra = 0; extra < board.speedCosts.length; extra++) {
    if (board.speedCosts[extra]! > crystals) continue
    const steps = RANGE + 1 + extra
    walk(board.templesAfter[here]!, others, steps, steps, cards)
    walk(board.wildernessAfter[here]!, others, steps, steps, cards)
  }
  return cards
}

/** The virtual pawn goes anticlockwise to the next free card of the whole ring. MT-TWO-11, MT-TWO-12 */
export function virtualStep(state: State, board: Board): Card {
  const { ring, players } = board
  const others = occupied(state, players)
  let at = ring.indexOf(state.pawns[players]!)
  do at = (at + ring.length - 1) % ring.length
  while ((others >> ring[at]!) & 1)
  return ring[at]!
}
