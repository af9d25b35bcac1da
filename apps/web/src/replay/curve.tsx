import type { Moment } from '@athanor/bots/moments'
import { percent } from '../ui/data-table.tsx'
import { useWords } from '../words/words.tsx'
import css from './chances.module.css'
import type { ChancesProps } from './chances.tsx'

const WIDE = 600
const HIGH = 90
/** What stands beside the curve, from its upper edge to its lower one. */
const SCALE = [1, 0.5, 0]
const DASHES = ['', '6 3', '2 3', '8 3 2 3']

interface CurveProps extends Pick<ChancesProps, 'at' | 'names' | 'go'> {
  readonly moments: readonly Moment[]
  /** The moments that decided the game, numbered as in their list. */
  readonly turning: readonly Moment[]
  readonly end: number
}

/** One line a seat; lines differ by their dashes too. A click goes to that moment. */
export function Curve({ moments, turning, end, at, names, go }: CurveProps) {
  const { ui, language } = useWords()
  const x = (number: number): number => (number / Math.max(1, end)) * WIDE
  const last = moments.length === end ? moments.at(-1)?.after : undefined
  const all = [...moments.map(({ chances }) => chances), ...(last ? [last] : [])]
  const line = (seat: number): string =>
    all.map((chances, number) => `${x(number)},${HIGH * (1 - chances[seat]!)}`).join(' ')
  return (
    <figure className={css.figure}>
      <div className={css.graph}>
        <p className={css.scale} aria-hidden="true">
          {SCALE.map((share) => (
            <span key={share}>{percent(share, language)}</span>
          ))}
        </p>
        <div className={css.picture}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider above does the same by keyboard */}
          <svg
            viewBox={`0 0 ${WIDE} ${HIGH}`}
            preserveAspectRatio="none"
            className={css.curve}
            role="img"
            aria-label={ui('replay.chances')}
            onClick={({ clientX, currentTarget }) => {
              const { left, width } = currentTarget.getBoundingClientRect()
              go(Math.round(((clientX - left) / width) * end))
            }}
          >
            <line x1={0} x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} className={css.middle} />
            {names.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, and two may have one name
              <polyline key={seat} points={line(seat)} data-seat={seat} strokeDasharray={DASHES[seat]} />
            ))}
            <line x1={x(at)} x2={x(at)} y1={0} y2={HIGH} className={css.now} />
          </svg>
          {turning.map(({ number }, i) => (
            <span
              key={number}
              className={css.turn}
              style={{ left: `${(100 * (number - 1)) / end}%` }}
              aria-hidden="true"
            >
              {i + 1}
            </span>
          ))}
        </div>
      </div>
      <figcaption className={css.legend}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, and two may have one name
          <span key={seat} data-seat={seat}>
            <svg viewBox="0 0 24 4" className={css.sample} aria-hidden="true">
              <line x1={0} x2={24} y1={2} y2={2} strokeDasharray={DASHES[seat]} />
            </svg>{' '}
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
