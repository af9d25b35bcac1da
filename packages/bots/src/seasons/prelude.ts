import { FRAME_SIZE, PROGRAM } from '@athanor/kernel'
import { CULL, cardOf, type Entry, SELECTION } from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { addCards, cardFeatures } from './features.ts'
import type { Side } from './side.ts'

/** Picked, and not yet in the hand or a library. */
const PICKED = cardFeatures('picked')
/** In the packet from which the seat picks next. */
const PACKET = cardFeatures('packet')

export function observeDraft(side: Side, sheet: Sheet): void {
  const { state, player } = side
  const { stack } = state
  const program = stack[stack.length - FRAME_SIZE + PROGRAM]
  const chosen = state.picks[side.seat]! - 1
  if (program === SELECTION) {
    addAllBut(chosen, sheet, PICKED, player.third)
    return
  }
  addCards(sheet, PICKED, player.third)
  if (program === CULL) addAllBut(chosen, sheet, PACKET, player.hand)
  else {
    if (chosen >= 0) sheet.add(PICKED[cardOf(player.hand[chosen]!)]!, 1)
    observePacket(side, chosen >= 0, sheet)
  }
}

/** The packet from which the seat picks next: its own, or that of its neighbour if it has picked. */
function observePacket({ state, seat }: Side, hasPicked: boolean, sheet: Sheet): void {
  const players = state.players.length
  const from = hasPicked ? (seat + players - 1) % players : seat
  addAllBut(hasPicked ? state.picks[from]! - 1 : -1, sheet, PACKET, state.players[from]!.hand)
}

/** Notes the cards of a list without the one that will leave it. */
function addAllBut(gone: number, sheet: Sheet, features: readonly number[], list: readonly Entry[]): void {
  for (let i = 0; i < list.length; i++) if (i !== gone) sheet.add(features[cardOf(list[i]!)]!, 1)
}

/** While the hand is chosen, the rest may still come into either library. */
export const isDividing = ({ player, changes: { setSize } }: Side): boolean =>
  player.hand.length < setSize && player.third.length > setSize

export const observeUndivided = ({ player }: Side, sheet: Sheet): void => addCards(sheet, PICKED, player.third)
