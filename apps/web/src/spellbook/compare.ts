import type { SpellbookView } from '@athanor/spellbook'
import type { Words } from '../words/words.tsx'
import { learnedOf, mine } from './book.ts'
import { difference } from './difference.ts'
import { type Key, tellIn } from './texts/index.ts'

/** What a plan brings the viewer: points, tokens, levels. */
export function compare(before: SpellbookView, after: SpellbookView, words: Words): readonly string[] {
  const was = mine(before)
  const is = mine(after)
  if (!was || !is) return []
  const tell = tellIn(words)
  const points = is.score - was.score
  const { gained, lost } = difference(was.pool, is.pool)
  const tokens = (key: Key, names: readonly string[]): string[] =>
    names.length > 0 ? [tell(key, { tokens: names.map((name) => words.say({ key: `token.${name}` })).join(', ') })] : []
  return [
    ...is.learned
      .filter(({ spell, level }) => learnedOf(was, spell)?.level !== level)
      .map(({ spell, level }) => tell('gain.spell', { spell: words.say({ key: `spell.${spell}` }), level })),
    ...tokens('gain.tokens', gained),
    ...tokens('loss.tokens', lost),
    ...(is.familiar.length === was.familiar.length
      ? []
      : [tell('gain.familiar', { before: was.familiar.length, after: is.familiar.length })]),
    ...(points === 0 ? [] : [tell(points > 0 ? 'gain.points' : 'loss.points', { n: Math.abs(points) })]),
  ]
}
