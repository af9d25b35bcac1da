import type { Seat } from '@athanor/kernel'
import type { Result } from '@athanor/protocol'
import { useWords } from '../words/words.tsx'
import css from './controls.module.css'
import type { Film } from './film.ts'

/** How the game ended, by whom and for whom, told at every moment of it. */
export function Outcome({ film, names }: { readonly film: Film; readonly names: readonly string[] }) {
  const { ui } = useWords()
  const result = film.resultAt(film.end)
  if (!result) return <p className={css.outcome}>{ui('replay.unfinished')}</p>
  const name = (seat: Seat): string => names[seat] ?? ui('opponent')
  const { winners, standings } = result
  const whose = winners.map(name).join(', ')
  return (
    <p className={css.outcome}>
      <How result={result} name={name} />{' '}
      <strong>{winners.length === 0 ? ui('end.drawn') : ui('end.won', { n: winners.length, who: whose })}</strong>
      {standings && <span>{standings.map(({ seat, score }) => `${name(seat)} ${score}`).join(' · ')}</span>}
    </p>
  )
}

function How({ result: { how, by = 0 }, name }: { readonly result: Result; name(seat: Seat): string }) {
  const { ui } = useWords()
  if (how === 'played') return undefined
  if (how === 'resigned') return ui('entry.resign', { who: name(by) })
  if (how === 'forfeited') return ui('entry.timeout', { who: name(by) })
  return ui(`end.how-${how}`)
}
