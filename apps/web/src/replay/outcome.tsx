import type { Seat } from '@athanor/kernel'
import { useWords } from '../words/words.tsx'
import css from './controls.module.css'
import type { Film } from './film.ts'

/** How the game ended, by whom and for whom, told at every moment of it. */
export function Outcome({ film, names }: { readonly film: Film; readonly names: readonly string[] }) {
  const { ui, say } = useWords()
  const result = film.resultAt(film.end)
  if (!result) return <p className={css.outcome}>{ui('replay.unfinished')}</p>
  const name = (seat: Seat): string => names[seat] ?? say({ key: 'opponent' })
  const { how, by, winners, standings, stood } = result
  const whose = winners.map(name).join(', ')
  return (
    <p className={css.outcome}>
      {how !== 'played' && <span>{ui(`end.how-${how}`, { who: by === undefined ? '' : name(by) })}</span>}
      <strong>{winners.length === 0 ? ui('end.drawn') : ui('end.won', { n: winners.length, who: whose })}</strong>
      <span>{(standings ?? stood ?? []).map(({ seat, score }) => `${name(seat)} ${score}`).join(' · ')}</span>
    </p>
  )
}
