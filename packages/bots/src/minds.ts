import type { Mind, Weights } from './mind.ts'
import { spellbookMind } from './spellbook/mind.ts'
import spellbookWeights from './spellbook/weights.json' with { type: 'json' }
import { templesMind } from './temples/mind.ts'
import templesWeights from './temples/weights.json' with { type: 'json' }

/** What is known of a game: what to look at, and how much it is worth. */
export interface Lore {
  readonly mind: Mind
  readonly weights: Weights
}

/** One line a game. */
export const LORE: readonly Lore[] = [
  { mind: spellbookMind, weights: spellbookWeights },
  { mind: templesMind, weights: templesWeights },
]

/** What is known of the game called so; undefined for a game that nobody has thought about. */
export const loreOf = (game: string): Lore | undefined => LORE.find(({ mind }) => mind.game === game)

/** The same where it must be known. */
export function knownLore(game: string): Lore {
  const lore = loreOf(game)
  if (!lore) throw new Error(`nobody has thought about ${game}`)
  return lore
}
