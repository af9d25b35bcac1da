import { type DieView, ENERGIES } from '@athanor/seasons'
import { upTo } from '../keyed.ts'
import css from './die.module.css'
import { Energy } from './energy.tsx'
import { Sign } from './signs.tsx'

/** A die as it lies: its symbols, a frame if it allows to transmute, its pips. */
export function Die({ die, small }: { readonly die: DieView; readonly small?: boolean }) {
  const { energy, crystals, gauge, draw, transmute, pips, season } = die
  return (
    <span className={css.die} data-season={season} data-small={small || undefined} aria-hidden="true">
      <span className={css.symbols}>
        {ENERGIES.flatMap((kind) => upTo(energy[kind]).map((i) => <Energy key={`${kind} ${i}`} kind={kind} />))}
        {crystals > 0 && (
          <span className={css.crystals}>
            {crystals}
            <Sign name="crystal" />
          </span>
        )}
        {gauge > 0 && <Sign name="gauge" />}
        {draw > 0 && <Sign name="card" />}
        {transmute && (
          <span className={css.transmute}>
            <Sign name="transmute" />
          </span>
        )}
      </span>
      <span className={css.pips}>
        {upTo(pips).map((i) => (
          <i key={i} />
        ))}
      </span>
    </span>
  )
}
