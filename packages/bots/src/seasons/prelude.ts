import { cardOf, type Player, SET_SIZE } from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { addCards, cardFeatures } from './features.ts'
import type { Side } from './side.ts'

/** Picked, and not yet in the hand or a library. */
const PICKED = cardFeatures('picked')
/** In the packet from which the seat picks next. */
const PACKET = cardFeatures('packet')

export function observeDraft({ state, seat, player }: Side, sheet: Sheet): void {
  addCards(sheet, PICKED, player.third)
  const pick = state.picks[seat]! - 1
  if (pick >= 0) sheet.add(PICKED[cardOf(player.hand[pick]!)]!, 1)
  const players = state.players.length
  const from = pick >= 0 ? (seat + players - 1) % players : seat
  const packet = state.players[from]!.hand
  const gone = pick >= 0 ? state.picks[from]! - 1 : -1
  for (let i = 0; i < packet.length; i++) if (i !== gone) sheet.add(PACKET[cardOf(packet[i]!)]!, 1)
}

/** While the hand is chosen, the rest may still come into either library. */
export const isDividing = ({ hand, third }: Player): boolean => hand.length < SET_SIZE && third.length > SET_SIZE

export const observeUndivided = ({ player }: Side, sheet: Sheet): void => addCards(sheet, PICKED, player.third)
