import {
  BONUS_PENALTY,
  cardAt,
  effectCard,
  handPoints,
  playedCard,
  pointsOf,
  tokenPoints,
} from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { cardFeatures, feature } from './features.ts'
import type { Side } from './side.ts'

/** The points if the game ended now, without the effects that cards have then. */
export const SCORE = feature('score')
/** What a card would bring at the end of the game, as things stand. */
const AT_END = cardFeatures('at-end', (card) => cardAt(card).endOfGame !== undefined)

export function observeScore({ state, seat, player, crystals, leaving }: Side, sheet: Sheet): void {
  const { play } = player
  let score = crystals + handPoints(player) * player.hand.length + BONUS_PENALTY[player.bonus]! + tokenPoints(player)
  for (let i = 0; i < play.length; i++) {
    const effect = effectCard(play[i]!)
    if (effect === leaving) continue
    score += pointsOf(playedCard(play[i]!))
    if (AT_END[effect]! >= 0) sheet.add(AT_END[effect]!, cardAt(effect).endOfGame!(state, seat, i))
  }
  sheet.add(SCORE, score)
}
