import { ENERGIES, type SeasonName } from '@athanor/seasons'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Energy } from '../art/energy.tsx'
import { useBoard } from '../context.tsx'
import { upTo } from '../keyed.ts'
import { at } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import { Spot } from '../spot.tsx'
import { home } from '../travels/home.ts'
import { SEASON_PICTURES, SPACES, seasonAfter, seasonOfSpace, spacesToNextSeason, YEAR_NAMES } from './seasons.ts'
import css from './wheel.module.css'

const LAST_YEAR = 3

/** A point on a circle around the middle of the wheel; space 1 begins at the top. */
function point(radius: number, turns: number): string {
  const angle = (turns - 0.25) * 2 * Math.PI
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`
}

/** The outline of a part of the ring. */
function ring(from: number, to: number, inner: number, outer: number): string {
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
}

const GAP = 0.004

/** The year as a wheel: twelve spaces, the marker, and in the middle what a token brings. */
export function Wheel() {
  const { view, answerAt } = useBoard()
  const { say, t } = useSay()
  const asked = upTo(SPACES).some((i) => answerAt(at.space(i + 1)))
  return (
    <section className={css.wheel} aria-label={t('wheel')} data-place={home.wheel} data-asked={asked || undefined}>
      <Ring season={view.season} />
      {upTo(SPACES).map((i) => (
        <Space key={i} space={i + 1} />
      ))}
      <div className={css.middle}>
        <p className={css.season}>
          <Icon name={SEASON_PICTURES[view.season]} className={css[view.season]} />
          {say({ key: `season.${view.season}` })}
        </p>
        <dl className={css.worth}>
          {ENERGIES.map((energy) => (
            <div key={energy}>
              <dt>
                <Energy kind={energy} />
                <span className="unseen">{say({ key: `energy.${energy}` })}</span>
              </dt>
              <dd>{view.worth.now[energy]}</dd>
            </div>
          ))}
        </dl>
        <Years year={view.year} />
      </div>
    </section>
  )
}

/** The drawing: rims, ticks, and the spaces in the colours of their seasons. */
const Ring = memo(function Ring({ season }: { readonly season: SeasonName }) {
  return (
    <svg viewBox="0 0 200 200" className={css.drawing} aria-hidden="true">
      <circle cx="100" cy="100" r="97.5" className={css.rim} />
      <circle cx="100" cy="100" r="66" className={css.rim} />
      {upTo(72).map((tick) => (
        <path
          key={tick}
          d={`M${point(97.5, tick / 72)}L${point(tick % 6 === 0 ? 92 : 95, tick / 72)}`}
          className={css.tick}
        />
      ))}
      {upTo(SPACES).map((i) => (
        <path
          key={i}
          d={ring(i / SPACES + GAP, (i + 1) / SPACES - GAP, 69, 91)}
          className={css.space}
          data-season={seasonOfSpace(i + 1)}
          data-now={seasonOfSpace(i + 1) === season || undefined}
        />
      ))}
    </svg>
  )
})

/** One space of the ring; the marker stands on it, or may be moved there. */
function Space({ space }: { readonly space: number }) {
  const { view, answerAt } = useBoard()
  const { t } = useSay()
  const turns = (space - 0.5) / SPACES - 0.25
  const style = {
    insetInlineStart: `${50 + 40 * Math.cos(turns * 2 * Math.PI)}%`,
    insetBlockStart: `${50 + 40 * Math.sin(turns * 2 * Math.PI)}%`,
  }
  const here = view.space === space
  const disc = (
    <span className={css.disc} data-here={here || undefined}>
      {space}
    </span>
  )
  const label = t(here ? 'space-here' : 'space', { n: space })
  return (
    <span className={css.at} style={style}>
      {answerAt(at.space(space)) ? (
        <Spot place={at.space(space)} label={label} className={css.number}>
          {disc}
        </Spot>
      ) : (
        <span data-place={at.space(space)} {...(here ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
          {disc}
        </span>
      )}
    </span>
  )
}

function Years({ year }: { readonly year: number }) {
  const { t } = useSay()
  return (
    <p className={css.years} role="img" aria-label={t('year', { n: Math.min(Math.max(year, 0), LAST_YEAR) })}>
      {YEAR_NAMES.map((name, i) => (
        <span key={name} data-now={year === i + 1 || undefined} data-past={year > i + 1 || undefined}>
          {name}
        </span>
      ))}
    </p>
  )
}

/** What comes after this season, and when. */
export function Coming() {
  const { view } = useBoard()
  const { say, t } = useSay()
  const next = seasonAfter(view.season)
  return (
    <div className={css.coming}>
      <p>
        <Icon name={SEASON_PICTURES[next]} className={css[next]} />{' '}
        {t('coming', { season: say({ key: `season.${next}` }), n: spacesToNextSeason(view.space) })}
      </p>
      <p className={css.comingWorth}>
        {ENERGIES.map((energy) => (
          <span key={energy} data-change={Math.sign(view.worth.next[energy] - view.worth.now[energy])}>
            <Energy kind={energy} />
            <span className="unseen">{say({ key: `energy.${energy}` })} </span>
            {view.worth.next[energy]}
          </span>
        ))}
      </p>
    </div>
  )
}
