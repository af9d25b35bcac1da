import type { Need } from './card.ts'
import { isFamiliar } from './catalogue.ts'
import { countOf, WATER } from './energy.ts'
import { cardOf } from './entry.ts'
import { equalTokens, spendable } from './payment.ts'
import { mayBePut } from './summoning.ts'
import { countKind } from './supply.ts'

/** What the use of a card needs: each says what is missing. ACT-08, ACT-10 */

export const aToken: Need = (state, seat) => (spendable(state.players[seat]!) === 0 ? 'no-token' : undefined)

export const aWater: Need = (state, seat) =>
  countOf(spendable(state.players[seat]!), WATER) > 0 ? undefined : 'no-water'

export const fourWater: Need = (state, seat) =>
  countOf(spendable(state.players[seat]!), WATER) >= 4 ? undefined : 'no-four-water'

/** A card in hand or in play. EK-TOK-02.2 */
export const aCard: Need = (state, seat) => {
  const { hand, play } = state.players[seat]!
  return hand.length + play.length > 0 ? undefined : 'no-card'
}

/** A gauge that may fall. EK-TOK-04.2, EK-TOK-04.3 */
export const aSpareGauge: Need = (state, seat) => {
  const { gauge, play } = state.players[seat]!
  if (gauge === 0) return 'gauge-at-zero'
  return gauge > play.length ? undefined : 'gauge-needed'
}

export const threeEqual: Need = (state, seat) =>
  equalTokens(state.players[seat]!, 3).length > 0 ? undefined : 'no-three-equal'

export const crystalsHeld =
  (n: number): Need =>
  (state, seat) =>
    state.players[seat]!.crystals >= n ? undefined : 'too-few-crystals'

export const cardsInPlay =
  (n: number): Need =>
  (state, seat) =>
    state.players[seat]!.play.length >= n ? undefined : 'too-few-cards-in-play'

/** Room for a card once this one is gone. CARD-024.5, CARD-024.6 */
export const roomWithoutThis: Need = (state, seat) => {
  const player = state.players[seat]!
  return player.play.length - 1 < player.gauge ? undefined : 'no-room'
}

export const handCards: Need = (state, seat) => (state.players[seat]!.hand.length > 0 ? undefined : 'hand-empty')

/** A hand card that may enter for free. CARD-024.6 */
export const aCardToPut: Need = (state, seat) => {
  const { hand } = state.players[seat]!
  for (let i = 0; i < hand.length; i++) if (mayBePut(cardOf(hand[i]!))) return undefined
  return hand.length > 0 ? 'no-card-to-put' : undefined
}

export const aTokenOnThis: Need = (state, seat, place) =>
  state.players[seat]!.stored[place] === 0 ? 'no-token-on-it' : undefined

export const aPile: Need = (state) => (state.pile.length > 0 ? undefined : 'pile-empty')

export const aFamiliar: Need = (state, seat) => {
  const player = state.players[seat]!
  if (countKind(player, true) > 0) return undefined
  for (let i = 0; i < player.hand.length; i++) if (isFamiliar(cardOf(player.hand[i]!))) return undefined
  return 'no-familiar'
}
