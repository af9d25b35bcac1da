import type { SpellbookView } from '@athanor/spellbook'
import type { Words } from '../words/words.tsx'
import { tellIn } from './texts/index.ts'

/** Where the game stands: the day, whose it is, and its phase. */
export function status(view: SpellbookView, words: Words): string {
  const tell = tellIn(words)
  if (view.phase === 'over') return tell('day.over', { day: view.day })
  const phase = words.say({ key: `phase.${view.phase}` })
  const parts = [tell('day.of', { day: view.day, who: { seat: view.active }, phase })]
  if (view.ending) parts.push(tell('ending'))
  return parts.join(' · ')
}
