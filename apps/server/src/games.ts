import type { AnyRules } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'

/** The games that are played here, by name. */
export const GAMES: ReadonlyMap<string, AnyRules> = new Map(
  [seasons, temples, spellbook].map((rules: AnyRules) => [rules.id, rules]),
)
