import type { AnyRules } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'

const RULES: readonly AnyRules[] = [seasons, spellbook, temples]

/** The rules of the game called so. */
export function rulesOf(game: string): AnyRules {
  const rules = RULES.find(({ id }) => id === game)
  if (!rules) throw new Error(`there is no game "${game}"`)
  return rules
}
