import { numeral, type Seat } from '@athanor/kernel'
import type { Result } from '@athanor/protocol'
import { Fragment, type ReactNode } from 'react'
import { useNarrow } from '../../ui/narrow.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useWords } from '../../words/words.tsx'
import { columnsOf } from '../columns.ts'
import css from './ending.module.css'
import { useSitting } from './sitting.tsx'

/** The end of a game: who won, and every point with its origin. */
export function Ending({
  result,
  onClose,
  children,
}: {
  readonly result: Result
  onClose(): void
  readonly children?: ReactNode
}) {
  const { table } = useSitting()
  const { ui } = useWords()
  const name = (seat: Seat): string => (seat < 0 ? ui('opponent') : (table.names[seat] ?? ui('seat', { n: seat + 1 })))
  const mine = table.seat !== undefined && result.winners.includes(table.seat)
  const title =
    result.winners.length === 0
      ? ui('end.drawn')
      : mine && result.winners.length === 1
        ? ui('end.you-won')
        : ui('end.won', { n: result.winners.length, who: result.winners.map(name).join(', ') })
  return (
    <Sheet wide title={title} onClose={onClose} data-ending>
      {result.how !== 'played' && (
        <p>
          {ui(`end.how-${result.how}`, { who: result.by === undefined ? '' : name(result.by) })}{' '}
          {result.stood && ui('end.stood')}
        </p>
      )}
      <Points result={result} name={name} />
      <div className={css.next}>{children}</div>
    </Sheet>
  )
}

/**
 * One column a player, one line for every source of points. On a phone the columns lie below each other, and only the
 * reader's own is open: all players are seen at once.
 */
function Points({ result, name }: { readonly result: Result; name(seat: Seat): string }) {
  const { table } = useSitting()
  const { ui, say, rich } = useWords()
  const narrow = useNarrow()
  const columns = columnsOf(result)
  const most = Math.max(1, ...columns.map(({ standing }) => standing.score))
  const opened = table.seat ?? columns[0]?.standing.seat
  return (
    <div className={css.columns}>
      {columns.map(({ standing, won, place }) => (
        <details
          key={standing.seat}
          open={!narrow || standing.seat === opened}
          className={css.column}
          data-won={won || undefined}
        >
          <summary>
            <h3>
              {place !== undefined && <span className={css.place}>{place}.</span>} {name(standing.seat)}
            </h3>
            <p className={css.score}>{ui('end.score', { n: standing.score })}</p>
            <div className={css.bar} style={{ inlineSize: `${Math.max(2, (100 * standing.score) / most)}%` }} />
          </summary>
          <dl className={css.points}>
            {standing.breakdown.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same source may bring points twice
              <Fragment key={i}>
                <dt>{rich(line.for)}</dt>
                <dd>{numeral(line.points)}</dd>
              </Fragment>
            ))}
            {standing.tieBreaks.map((line) => (
              <Fragment key={say(line.for)}>
                <dt className={css.tie}>{rich(line.for)}</dt>
                <dd className={css.tie}>{numeral(line.points)}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      ))}
    </div>
  )
}
