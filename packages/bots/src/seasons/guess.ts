import { POWER_CARDS, pointsOf, slugOf } from '@athanor/seasons/inside'

/**
 * What is counted, not learned. A point now is a point in the end. And learning would take a used bonus for a gain,
 * beside its penalty which is in the score: bonuses are used where they help. It is a loss, for it cannot be used later.
 * How great the loss is was tried in duels (docs/bots.md).
 */
export const CERTAIN: { readonly [feature: string]: number } = {
  score: 1,
  'bonus.1': -1.5,
  'bonus.2': -1.5,
  'bonus.3': -1.5,
}

/** Where tuning begins: somebody who wants cards in play, keeps tokens for them and likes room on the gauge. */
export const GUESS: { readonly [feature: string]: number } = {
  ...CERTAIN,
  'at-end.ragfields-helm': 1,
  'at-end.lantern-of-xidit': 1,
  'at-end.sealed-chest-of-urm': 1,
  'tokens.overflow': -1.5,
  room: 1,
  'room.for-hand': 1,
  'room.for-all': 1,
  hand: 5,
  'hand.points.lack.0': 0.6,
  'hand.points.lack.1': 0.5,
  'hand.points.lack.2': 0.5,
  'hand.points.lack.3': 0.4,
  'hand.points.lack.4-6': 0.3,
  'hand.points.lack.7-': 0.2,
  'hand.without-room': -1,
  'tokens.for-hand': 2,
  'tokens.for-libraries': 1.7,
  'tokens.spare': 1.5,
  'round-end.crystals': 1,
  'last.cards': 0.8,
  'last.transmutation': 0.8,
  'stored.amulet': 1.5,
  'stored.in-time': 2.5,
  ...Object.fromEntries(
    ['picked', 'second', 'third'].flatMap((place) =>
      POWER_CARDS.flatMap((card) => (card ? [[`${place}.${slugOf(card.id)}`, 0.3 * pointsOf(card.id)]] : [])),
    ),
  ),
}
