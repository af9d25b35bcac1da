import { ENERGIES, type PlayedView } from '@athanor/seasons'
import type { Words } from '../../words/words.tsx'
import { boardSays } from './say.ts'

/** A card in play in words: its name, what a Raven copies, whether it is turned, what lies on it. */
export function sayPlayed({ card, turned, tokens, copies }: PlayedView, words: Words): string {
  const t = boardSays(words)
  const on = ENERGIES.filter((energy) => tokens[energy] > 0).map(
    (energy) => `${tokens[energy]} × ${words.say({ key: `energy.${energy}` })}`,
  )
  return [
    words.say({ key: `card.${card}` }),
    ...(copies === null ? [] : [t('copies', { name: words.say({ key: `card.${copies}` }) })]),
    ...(turned ? [t('turned')] : []),
    ...(on.length > 0 ? [t('on-it', { tokens: on.join(', ') })] : []),
  ].join(', ')
}
