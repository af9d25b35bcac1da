import { decisive, type Moment, momentsOf } from '@athanor/bots/moments'
import { Button } from '../ui/button.tsx'
import { percent } from '../ui/data-table.tsx'
import { useWords } from '../words/words.tsx'
import { ChanceTable } from './chance-table.tsx'
import css from './chances.module.css'
import { Curve } from './curve.tsx'
import type { Film } from './film.ts'
import type { Analysis } from './use-analysis.ts'

export interface ChancesProps {
  readonly film: Film
  readonly at: number
  readonly names: readonly string[]
  readonly analysis: Analysis
  go(at: number): void
}

/** Everybody's chance of winning through the game, and the moments that decided it. Worked out when it is asked for. */
export function Chances({ film, at, names, analysis, go }: ChancesProps) {
  const { ui } = useWords()
  const { judgements, begin, done } = analysis
  if (film.end === 0) return undefined
  if (judgements === undefined)
    return (
      <div className={css.ask}>
        <Button onClick={begin}>{ui('replay.analyse')}</Button>
        <span>{ui('replay.analyse-about')}</span>
      </div>
    )
  const moments = momentsOf(judgements, film.resultAt(film.end)?.standings, film.record.players)
  const turning = done ? decisive(moments) : []
  return (
    <section className={css.chances} aria-label={ui('replay.chances')}>
      {done ? (
        <Decisive moments={turning} names={names} film={film} go={go} />
      ) : (
        <p role="status">{ui('replay.analysing', { n: judgements.length, of: film.end })}</p>
      )}
      <Curve moments={moments} turning={turning} end={film.end} at={at} names={names} go={go} />
      {done && <ChanceTable moments={moments} names={names} film={film} go={go} />}
    </section>
  )
}

function Decisive({
  moments,
  names,
  film,
  go,
}: { readonly moments: readonly Moment[] } & Pick<ChancesProps, 'names' | 'film' | 'go'>) {
  const { ui, rich, language } = useWords()
  return (
    <ol className={css.decisive}>
      {moments.map(({ number, seat, chances, after }) => {
        const made = film.made(number - 1)
        return (
          <li key={number}>
            <Button look="quiet" className={css.moment} onClick={() => go(number - 1)}>
              {ui('replay.moment', {
                n: number,
                who: names[seat] ?? '',
                before: percent(chances[seat]!, language),
                after: percent(after[seat]!, language),
              })}
            </Button>
            {made && <span className={css.move}>{rich(made.say)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
