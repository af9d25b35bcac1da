import type { GameEvent, GameState, Rules } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'

export type AnyRules = Rules<GameState, unknown, GameEvent>

const widened = <S extends GameState, V, E extends GameEvent>(rules: Rules<S, V, E>): AnyRules =>
  rules as unknown as AnyRules

/** The games that are played here, by name. */
export const GAMES: ReadonlyMap<string, AnyRules> = new Map(
  [widened(seasons), widened(temples), widened(spellbook)].map((rules) => [rules.id, rules]),
)
