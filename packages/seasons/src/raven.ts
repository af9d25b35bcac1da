import { A, B, C, D, type Frame, type Move, type Seat } from '@athanor/kernel'
import type { CardId, Effect } from './card.ts'
import { crystalCost, energyCost, isFamiliar } from './catalogue.ts'
import { copyAt, isTwin, NO_MOVES, placeOf } from './choice.ts'
import { covers, listTokens, tokensOfSet } from './energy.ts'
import { freeMarker } from './marker.ts'
import { STOP, subjectOf, usurpedCopy, usurpedSeat, usurpMove } from './move.ts'
import { ELEMENTAL_AMULET, RAVEN } from './named.ts'
import { payTokens, spendable } from './payment.ts'
import { COPYING, type Player, playedCard, type State, TURNED } from './state.ts'
import { deed, opponentsOf, playerOf, question, seatOf } from './step.ts'
import { setMoves, takeEffect } from './summoning.ts'
import { cutIfNeeded, type SeasonsLog } from './supply.ts'

/** Whether a player can pay what an item costs, as printed. EK-CARD-18.7 */
export function canCopy(player: Player, item: CardId, players: number): boolean {
  const held = spendable(player)
  if (item === ELEMENTAL_AMULET) return held !== 0
  return crystalCost(item, players) <= player.crystals && covers(held, energyCost(item, players))
}

/** The items of opponents that the seat can pay for. */
function usurpMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = []
  for (const other of opponentsOf(state, seat)) {
    const owner = state.players[other]!
    for (let i = 0; i < owner.play.length; i++) {
      const item = playedCard(owner.play[i]!)
      if (isFamiliar(item) || isTwin(owner, i) || !canCopy(state.players[seat]!, item, state.players.length)) continue
      moves.push(usurpMove(other, item, copyAt(owner, i)))
    }
  }
  if (moves.length > 0) moves.push(STOP)
  return moves
}

/** The markers are laid: the Raven has the effects of the item, which is still to be paid. */
function layMarker(state: State, frame: Frame, move: Move): void {
  const marker = freeMarker(state)
  const owner = state.players[usurpedSeat(move)]!
  const item = subjectOf(move)
  owner.play[placeOf(owner, item, usurpedCopy(move))]! |= marker
  const { play } = playerOf(state, frame)
  const place = state.stack[frame + A]!
  play[place] = item | COPYING | marker | (play[place]! & TURNED)
}

/** Pays the printed cost. */
function pay(state: State, frame: Frame, from: Seat, log: SeasonsLog): void {
  const seat = seatOf(state, frame)
  const item = state.stack[frame + B]!
  const set = state.stack[frame + C]!
  const energy = set > 0 ? tokensOfSet(set) : energyCost(item, state.players.length)
  const crystals = crystalCost(item, state.players.length)
  log?.({ type: 'usurped', seat, card: item, from, energy: listTokens(energy), crystals })
  state.players[seat]!.crystals -= crystals
  payTokens(state, seat, energy, RAVEN)
}

/** Raven the Usurper. `B` the copied item, `C` the energies that an Elemental Amulet is paid with, `D` its owner. EK-CARD-18 */
export const usurp: Effect = [
  question(
    'usurp',
    (state, frame) => usurpMoves(state, seatOf(state, frame)),
    (state, frame, move) => {
      if (move === STOP) return false
      state.stack[frame + B] = subjectOf(move)
      state.stack[frame + D] = usurpedSeat(move)
      layMarker(state, frame, move)
      return false
    },
  ),
  question(
    'with',
    (state, frame) => (state.stack[frame + B] === ELEMENTAL_AMULET ? setMoves(playerOf(state, frame), 0, 0) : NO_MOVES),
    (state, frame, move) => {
      state.stack[frame + C] = subjectOf(move)
      return false
    },
  ),
  deed((state, frame, log) => {
    if (state.stack[frame + B] !== 0) pay(state, frame, state.stack[frame + D]!, log)
  }),
  deed((state, frame) => {
    if (state.stack[frame + B] === 0) return
    takeEffect(state, seatOf(state, frame), state.stack[frame + A]!, state.stack[frame + C]!)
    cutIfNeeded(state, seatOf(state, frame))
  }),
]
