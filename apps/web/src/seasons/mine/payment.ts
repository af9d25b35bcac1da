import type { CardId, EnergyName, PlayerView, TokensView } from '@athanor/seasons'
import { costOf, ELEMENTAL_AMULET } from '../cards/cost-of.ts'

/** What a summoning takes: the tokens that leave the reserve, and the crystals left after it. */
export interface Payment {
  readonly energy: TokensView
  readonly crystals: number
}

const HAND_OF_FORTUNE: CardId = 20

/** What summoning a card would take from a player. Tokens that may be saved or paid otherwise are the player's choice, later. */
export function paymentOf(card: CardId, me: PlayerView, players: number): Payment | undefined {
  if (card === ELEMENTAL_AMULET || me.play.some(({ card: one }) => one === HAND_OF_FORTUNE)) return undefined
  const { energy, crystals } = costOf(card, players)
  const taken = (kind: EnergyName): number => Math.min(energy[kind], me.reserve[kind])
  return {
    energy: { air: taken('air'), water: taken('water'), fire: taken('fire'), earth: taken('earth') },
    crystals: me.crystals - crystals,
  }
}
