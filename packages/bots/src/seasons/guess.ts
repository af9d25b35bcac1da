import { POWER_CARDS, pointsOf, slugOf } from '@athanor/seasons/inside'

/** Where tuning begins: somebody who wants cards in play, keeps tokens for them and likes room on the gauge. */
export const GUESS: { readonly [feature: string]: number } = {
  score: 1,
  tokens: 1.5,
  'tokens.overflow': -1.5,
  room: 1,
  'room.for-hand': 1,
  'room.for-all': 1,
  hand: 5,
  'hand.points.short-of-0': 0.5,
  'hand.points.short-of-1': 0.4,
  'hand.points.short-of-2': 0.3,
  'hand.points.short-of-3': 0.2,
  'stored.amulet': 1.5,
  'stored.in-time': 2.5,
  ...Object.fromEntries(
    ['picked', 'second', 'third'].flatMap((place) =>
      POWER_CARDS.flatMap((card) => (card ? [[`${place}.${slugOf(card.id)}`, 0.3 * pointsOf(card.id)]] : [])),
    ),
  ),
}
