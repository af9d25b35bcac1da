import { isList, type Phrase, type PhraseArg } from './phrase.ts'
import type { Points } from './rules.ts'

/** A value, and how often it came. */
export type Count = readonly [value: number, times: number]

/** How often each value comes, the smallest value first. */
export function tally(values: Iterable<number>): Count[] {
  const times = new Map<number, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return [...times].sort(([a], [b]) => a - b)
}

/** The arguments by which a line of points names the card that it comes from, or those that share the points. */
const CARD_ARGS = ['card', 'spell', 'temple', 'runes', 'power']

/** The points of each card that a breakdown names, by the key of the card's name. */
export function cardPoints(breakdown: readonly Points[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { for: origin, points } of breakdown)
    for (const arg of CARD_ARGS) {
      const cards = phrasesIn(origin.args?.[arg])
      for (const { key } of cards) sums.set(key, (sums.get(key) ?? 0) + points / cards.length)
    }
  return sums
}

function phrasesIn(arg: PhraseArg | undefined): readonly Phrase[] {
  if (typeof arg !== 'object') return []
  if (isList(arg)) return arg
  return 'key' in arg ? [arg] : []
}
