import type { Insight } from './insight.ts'
import type { Mind, Weights } from './mind.ts'
import seasonsInsight from './seasons/insight.json' with { type: 'json' }
import { seasonsMind } from './seasons/mind.ts'
import seasonsWeights from './seasons/weights.json' with { type: 'json' }
import spellbookInsight from './spellbook/insight.json' with { type: 'json' }
import { spellbookMind } from './spellbook/mind.ts'
import spellbookWeights from './spellbook/weights.json' with { type: 'json' }
import spellbookWisdom from './spellbook/wisdom.json' with { type: 'json' }
import { templesMind } from './temples/mind.ts'
import templesWeights from './temples/weights.json' with { type: 'json' }

/** How much things are worth. */
export interface Belief {
  readonly weights: Weights
  /** How they work together, at tables of one size. */
  readonly insight?: Insight
}

/** What is known of a game: what to look at, and how much it is worth. */
export interface Lore extends Belief {
  readonly mind: Mind
}

/** What bots know of a game. */
export interface Knowledge extends Lore {
  /** What only masters know, from many more games; absent: they know no better. */
  readonly wisdom?: Partial<Belief>
}

/** One line a game. */
export const LORE: readonly Knowledge[] = [
  { mind: seasonsMind, weights: seasonsWeights, wisdom: { insight: seasonsInsight } },
  { mind: spellbookMind, weights: spellbookWeights, wisdom: { weights: spellbookWisdom, insight: spellbookInsight } },
  { mind: templesMind, weights: templesWeights },
]

/** What is known of the game called so; undefined for a game that nobody has thought about. */
export const loreOf = (game: string): Knowledge | undefined => LORE.find(({ mind }) => mind.game === game)

/** The same where it must be known. */
export function knownLore(game: string): Knowledge {
  const lore = loreOf(game)
  if (!lore) throw new Error(`nobody has thought about ${game}`)
  return lore
}

/** What a master knows of the game. */
export function masterlyLore(game: string): Lore {
  const lore = knownLore(game)
  return { ...lore, ...lore.wisdom }
}
