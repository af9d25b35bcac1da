import { type CardId, ENERGIES } from '@athanor/seasons'
import { Energy } from '../art/energy.tsx'
import { Sign } from '../art/signs.tsx'
import { useCost } from '../cards/cost.tsx'
import { CardFace } from '../cards/face.tsx'
import { CardBack } from '../cards/mini.tsx'
import { useBoard } from '../context.tsx'
import { keyed, upTo } from '../keyed.ts'
import { at, SETS } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import { CardSpot, Spot } from '../spot.tsx'
import { home } from '../travels/home.ts'
import css from './mine.module.css'

/** What I am asked about: cards that a running effect has drawn, or the card that is being paid for. */
export function Asking() {
  const { view, decision } = useBoard()
  const { t } = useSay()
  if (!decision) return undefined
  if (view.summoning !== null) return <Paying card={view.summoning} />
  if (view.heldSize === 0) return undefined
  return (
    <section className={css.asking} aria-label={t('held')} data-place={home.held}>
      <h3 className={css.label}>{t('held')}</h3>
      <ul className={css.row} data-size="hand">
        {keyed(view.held, String).map(({ key, one: card }) => (
          <li key={key}>
            <CardSpot place={at.held(card)} card={card} plain>
              <CardFace card={card} size="hand" />
            </CardSpot>
            <Spot place={at.drop(card)} label={t('drop')} className={css.drop}>
              ✕ {t('drop')}
            </Spot>
          </li>
        ))}
        {upTo(view.heldSize - view.held.length).map((i) => (
          <li key={`unknown ${i}`}>
            <CardBack size="hand" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The energies among which the payment can be chosen. */
function Sets() {
  const { answerAt } = useBoard()
  const { say } = useSay()
  const offered = SETS.filter((set) => answerAt(at.set(set)))
  if (offered.length === 0) return undefined
  return (
    <ul className={css.sets}>
      {offered.map((set) => {
        const kinds = ENERGIES.filter((_, i) => (set >> i) & 1)
        return (
          <li key={set}>
            <Spot
              place={at.set(set)}
              label={kinds.map((kind) => say({ key: `energy.${kind}` })).join(', ')}
              className={css.part}
            >
              {kinds.map((kind) => (
                <Energy key={kind} kind={kind} />
              ))}
            </Spot>
          </li>
        )
      })}
    </ul>
  )
}

/** The card that is being paid for, and its cost: a part of it that can be saved glows. */
function Paying({ card }: { readonly card: CardId }) {
  const { say, t } = useSay()
  const { energy, crystals } = useCost(card)
  return (
    <section className={css.asking} aria-label={t('paying')}>
      <h3 className={css.label}>{t('paying')}</h3>
      <div className={css.paying}>
        <CardSpot place={home.summoning} card={card}>
          <CardFace card={card} size="hand" />
        </CardSpot>
        <Sets />
        <ul className={css.price}>
          {ENERGIES.filter((kind) => energy[kind] > 0).map((kind) => (
            <li key={kind}>
              <Spot place={at.cost(kind)} label={say({ key: `energy.${kind}` })} className={css.part}>
                {energy[kind]} <Energy kind={kind} />
              </Spot>
            </li>
          ))}
          {crystals > 0 && (
            <li className={css.part}>
              {crystals} <Sign name="crystal" />
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
