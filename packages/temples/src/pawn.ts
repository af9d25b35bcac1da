import type { Seat } from '@athanor/kernel'
import { type Card, isTemple } from './card.ts'
import type { TemplesLog } from './programs.ts'
import { boardOf, ENTERED, MOVED, OFF, type State, templeAt } from './state.ts'
import { virtualStep } from './walk.ts'

/** The pawn moves to a card or, in the first turn, enters the ring there. */
export function arrive(state: State, seat: Seat, card: Card, log: TemplesLog): void {
  const entered = state.pawns[seat] === OFF
  state.pawns[seat] = card
  state.flags |= entered ? MOVED | ENTERED : MOVED
  log?.({ type: entered ? 'entered' : 'moved', seat, card, temple: isTemple(card) ? templeAt(state, card) : -1 })
  // The virtual pawn follows every move, but not the placement. MT-TWO-10, MT-TWO-13, MT-TWO-14
  if (state.table.players === 2 && !entered) moveVirtualPawn(state, log)
}

function moveVirtualPawn(state: State, log: TemplesLog): void {
  const card = virtualStep(state, boardOf(state))
  state.pawns[state.table.players] = card
  log?.({ type: 'virtual-moved', card, temple: isTemple(card) ? templeAt(state, card) : -1 })
}
