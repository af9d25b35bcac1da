import { type CardId, DIE_OF_MALICE, effectCard, isTurned, playedCard, usesOf } from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { cardFeatures, feature } from './features.ts'
import type { Side } from './side.ts'

const IN_PLAY = cardFeatures('play')
/** An activation that is still possible in this round. */
const READY = cardFeatures('ready', (card) => usesOf(card).length > 0)

/** A Raven with the effects of another card. */
const COPY = feature('play.copy')

export function observePlay(side: Side, sheet: Sheet): void {
  const { play } = side.player
  for (let i = 0; i < play.length; i++) {
    const card = effectCard(play[i]!)
    if (card === side.leaving) continue
    sheet.add(IN_PLAY[card]!, 1)
    if (playedCard(play[i]!) !== card) sheet.add(COPY, 1)
    if (READY[card]! >= 0 && !isTurned(play[i]!) && mayActivate(side, card)) sheet.add(READY[card]!, 1)
  }
}

const mayActivate = ({ turn }: Side, card: CardId): boolean =>
  turn === 'ahead' || (turn === 'now' && card !== DIE_OF_MALICE)

const ROOM = feature('room')
const ROOM_FOR_HAND = feature('room.for-hand')
const ROOM_FOR_ALL = feature('room.for-all')
const NO_ROOM = feature('room.none')

/** Free places on the gauge, and what they are needed for: in the last round for what is in hand, and for nothing else. */
export function observeRoom({ player, room, roundsAfter }: Side, sheet: Sheet): void {
  if (room <= 0) {
    sheet.add(NO_ROOM, 1)
    sheet.add(ROOM, room)
    return
  }
  const hand = player.hand.length
  sheet.add(ROOM, roundsAfter > 0 ? room : Math.min(room, hand))
  sheet.add(ROOM_FOR_HAND, Math.min(room, hand))
  sheet.add(ROOM_FOR_ALL, Math.min(room, hand + player.second.length + player.third.length))
}
