import type { SeasonsView } from '@athanor/seasons'
import type { Words } from '../../words/words.tsx'
import { boardSays } from './say.ts'

/** Where the game stands. */
export function status(view: SeasonsView, words: Words): string {
  const t = boardSays(words)
  const level = words.say({ key: `option.level.${view.level}` })
  switch (view.phase) {
    case 'draft':
      return `${level} · ${t('status-draft', { n: view.pass + 1 })}`
    case 'libraries':
      return `${level} · ${t('status-libraries')}`
    case 'abilities':
      return `${level} · ${t('status-abilities')}`
    case 'over':
      return `${level} · ${t('status-over')}`
    default:
      return `${level} · ${t('status', {
        year: ['0', 'I', 'II', 'III'][view.year] ?? 'III',
        season: words.say({ key: `season.${view.season}` }),
        round: view.round,
      })}`
  }
}
