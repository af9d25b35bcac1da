import { type AnyRules, begin, type Options, readOptions } from '@athanor/kernel'

/**
 * All options of a table, which is set up once: whatever is wrong with it is refused before workers begin, for what they
 * throw arrives without its words.
 */
export function tableOptions(rules: AnyRules, players: number, given: Options): Options {
  begin(rules, players, given, '')
  return readOptions(rules.options, players, given)
}
