import { ENERGIES, type EnergyName, KIND, moveOf, type PlayerView } from '@athanor/seasons'
import { Energy } from '../art/energy.tsx'
import { useBoard } from '../context.tsx'
import { keyed, upTo } from '../keyed.ts'
import { at } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import { Spot } from '../spot.tsx'
import { home } from '../travels/home.ts'
import css from './mine.module.css'
import { paymentOf } from './payment.ts'
import { useWorth } from './use-worth.ts'

/** The tokens of a reserve, one after the other. */
const listOf = ({ reserve }: PlayerView): EnergyName[] =>
  ENERGIES.flatMap((energy) => new Array<EnergyName>(reserve[energy]).fill(energy))

/** My tokens in their places; what a summoning would take from them is marked. */
export function Reserve({ me }: { readonly me: PlayerView }) {
  const { view, preview } = useBoard()
  const { t } = useSay()
  const tokens = listOf(me)
  const taken = preview === undefined ? undefined : paymentOf(preview, me, view)?.energy
  const free = Math.max(0, me.capacity - tokens.length)
  return (
    <section className={css.reserve} data-place={home.reserve(me.seat)}>
      <h3 className={css.label}>{t('reserve', { n: tokens.length, capacity: me.capacity })}</h3>
      <ul className={css.tokens}>
        {keyed(tokens, String).map(({ key, one: energy, place }) => (
          <li key={key}>
            <Token energy={energy} leaves={place - tokens.indexOf(energy) < (taken?.[energy] ?? 0)} />
          </li>
        ))}
        {upTo(free).map((i) => (
          <li key={`free ${i}`} className={css.place} aria-hidden="true" />
        ))}
        {upTo(me.markers).map((i) => (
          <li key={`lost ${i}`} className={css.place} data-lost data-hint={t('markers', { n: me.markers })} />
        ))}
      </ul>
      {me.markers > 0 && <p className="unseen">{t('markers', { n: me.markers })}</p>}
    </section>
  )
}

/** One token; while it can be transmuted it says what it brings. */
function Token({ energy, leaves }: { readonly energy: EnergyName; readonly leaves: boolean }) {
  const { decision } = useBoard()
  const { say } = useSay()
  const transmuting = moveOf(KIND.transmute, ENERGIES.indexOf(energy))
  const worth = useWorth()(at.reserve(energy))
  return (
    <Spot
      place={at.reserve(energy)}
      label={say({ key: `energy.${energy}` })}
      wish={decision && transmuting}
      className={css.token}
    >
      <span className={css.gem} data-leaves={leaves || undefined}>
        <Energy kind={energy} />
        {worth !== undefined && <b className={css.gives}>+{worth}</b>}
      </span>
    </Spot>
  )
}
