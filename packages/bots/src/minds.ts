import type { Mind, Weights } from './mind.ts'
import { seasonsMind } from './seasons/mind.ts'
import seasonsWeights from './seasons/weights.json' with { type: 'json' }
import { spellbookMind } from './spellbook/mind.ts'
import spellbookWeights from './spellbook/weights.json' with { type: 'json' }
import spellbookWisdom from './spellbook/wisdom.json' with { type: 'json' }
import { templesMind } from './temples/mind.ts'
import templesWeights from './temples/weights.json' with { type: 'json' }

/** What is known of a game: what to look at, and how much it is worth. */
export interface Lore {
  readonly mind: Mind
  readonly weights: Weights
  /** The same from many more games, which only masters have seen; absent: they know no better. */
  readonly wisdom?: Weights
}

/** One line a game. */
export const LORE: readonly Lore[] = [
  { mind: seasonsMind, weights: seasonsWeights },
  { mind: spellbookMind, weights: spellbookWeights, wisdom: spellbookWisdom },
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

/** What a master knows of the game. */
export function masterlyLore(game: string): Lore {
  const lore = knownLore(game)
  return lore.wisdom ? { ...lore, weights: lore.wisdom } : lore
}
