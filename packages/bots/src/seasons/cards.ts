import {
  type CardId,
  cardOf,
  crystalCost,
  DIE_OF_MALICE,
  ELEMENTAL_AMULET,
  effectCard,
  energyCost,
  HAND_OF_FORTUNE,
  isTurned,
  leechesAgainst,
  missing,
  playedCard,
  pointsOf,
  savedBy,
  totalOf,
  usesOf,
} from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { addCards, cardFeatures, feature } from './features.ts'
import { isDividing, observeUndivided } from './prelude.ts'
import type { Side } from './side.ts'

const IN_PLAY = cardFeatures('play')
/** An activation that is still possible in this round. */
const READY = cardFeatures('ready', (card) => usesOf(card).length > 0)

export function observePlay(side: Side, sheet: Sheet): void {
  const { play } = side.player
  for (let i = 0; i < play.length; i++) {
    const card = effectCard(play[i]!)
    sheet.add(IN_PLAY[playedCard(play[i]!)]!, 1)
    if (READY[card]! >= 0 && !isTurned(play[i]!) && mayActivate(side, card)) sheet.add(READY[card]!, 1)
  }
}

const mayActivate = ({ turn }: Side, card: CardId): boolean =>
  turn === 'ahead' || (turn === 'now' && card !== DIE_OF_MALICE)

const ROOM = feature('room')
const ROOM_FOR_HAND = feature('room.for-hand')
const ROOM_FOR_ALL = feature('room.for-all')
const NO_ROOM = feature('room.none')

/** Free places on the gauge, and what they are needed for. */
export function observeRoom({ player, room }: Side, sheet: Sheet): void {
  if (room <= 0) {
    sheet.add(NO_ROOM, 1)
    sheet.add(ROOM, room)
    return
  }
  const hand = player.hand.length
  sheet.add(ROOM, room)
  sheet.add(ROOM_FOR_HAND, Math.min(room, hand))
  sheet.add(ROOM_FOR_ALL, Math.min(room, hand + player.second.length + player.third.length))
}

const IN_HAND = cardFeatures('hand')
const IN_SECOND = cardFeatures('second')
const IN_THIRD = cardFeatures('third')
const HAND_SIZE = feature('hand')
/** Cards by the tokens that are missing to summon them: 0, 1, 2, 3 or more; and their points. */
const SHORT_OF = [0, 1, 2, 3].map((tokens) => feature(`hand.short-of-${tokens}`))
const POINTS_SHORT_OF = [0, 1, 2, 3].map((tokens) => feature(`hand.points.short-of-${tokens}`))
const SHORT_OF_CRYSTALS = feature('hand.short-of-crystals')

export function observeHand(side: Side, sheet: Sheet): void {
  const { hand, second, third } = side.player
  sheet.add(HAND_SIZE, hand.length)
  const crystals = side.crystals - leechesAgainst(side.state, side.seat)
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(hand[i]!)
    const lack = Math.min(tokensMissing(side, card), 3)
    sheet.add(IN_HAND[card]!, 1)
    sheet.add(SHORT_OF[lack]!, 1)
    sheet.add(POINTS_SHORT_OF[lack]!, pointsOf(card))
    const short = crystalCost(card, side.state.players.length) - crystals
    if (short > 0) sheet.add(SHORT_OF_CRYSTALS, short)
  }
  addCards(sheet, IN_SECOND, second)
  if (isDividing(side.player)) observeUndivided(side, sheet)
  else addCards(sheet, IN_THIRD, third)
}

/** How many tokens a seat lacks to summon a card. */
function tokensMissing(side: Side, card: CardId): number {
  if (card === ELEMENTAL_AMULET) return side.tokens === 0 ? 1 : 0
  const cost = energyCost(card, side.state.players.length)
  const lack = missing(side.tokens, cost)
  return lack === 0 ? 0 : Math.max(0, lack - savedBy(side.inPlay[HAND_OF_FORTUNE]!, totalOf(cost)))
}
