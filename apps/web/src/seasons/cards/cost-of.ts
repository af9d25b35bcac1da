import { type CardId, cardAt, type TokensView, tokensView } from '@athanor/seasons'

export const ELEMENTAL_AMULET: CardId = 31

/** What a card costs at a table of so many players. */
export function costOf(card: CardId, players: number): { readonly energy: TokensView; readonly crystals: number } {
  const { energy, crystals } = cardAt(card)
  const column = Math.min(Math.max(players, 2), 4) - 2
  return { energy: tokensView(energy[column]!), crystals: crystals[column]! }
}
