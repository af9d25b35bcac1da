import { numeral } from '@athanor/kernel'
import { BONUSES, type BonusName, KIND, moveOf, type PlayerView } from '@athanor/seasons'
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useHelp } from '../../table/help.tsx'
import { Sign } from '../art/signs.tsx'
import { abilityPicture } from '../cards/pictures.ts'
import { useBoard } from '../context.tsx'
import { upTo } from '../keyed.ts'
import { at, bonusesOf } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import { Spot } from '../spot.tsx'
import { home } from '../travels/home.ts'
import css from './mine.module.css'
import { paymentOf } from './payment.ts'
import { Reserve } from './reserve.tsx'

/** Everything of mine that is no card: crystals, gauge, tokens, bonuses, ability token. */
export function Stores({ me }: { readonly me: PlayerView }) {
  return (
    <div className={css.stores}>
      <div className={css.counts}>
        <Crystals me={me} />
        <Gauge me={me} />
      </div>
      <Reserve me={me} />
      <div className={css.bonusLine}>
        <Bonuses me={me} />
        <Ability me={me} />
      </div>
    </div>
  )
}

/** Crystals now, what is left of them after the summoning that I think of, and the points if the game ended now. */
function Crystals({ me }: { readonly me: PlayerView }) {
  const { view, preview } = useBoard()
  const { t } = useSay()
  const after = preview === undefined ? undefined : paymentOf(preview, me, view)?.crystals
  return (
    <div className={css.crystals} data-place={home.crystals(me.seat)}>
      <Sign name="crystal" />
      <span className={css.big}>
        <span className="unseen">{t('crystals', { n: me.crystals })}</span>
        <span aria-hidden="true">{me.crystals}</span>
      </span>
      {after !== undefined && after !== me.crystals && <span className={css.after}>→ {after}</span>}
      <span className={css.score} data-hint={t('score-about')}>
        <Sign name="points" />
        <span className="unseen">{t('score-about')} </span>
        {numeral(me.score)}
      </span>
    </div>
  )
}

const GAUGE_LIMIT = 15

/** How many cards I may have in play, and how many I have. */
function Gauge({ me }: { readonly me: PlayerView }) {
  const { t } = useSay()
  const about = t('gauge', { n: me.play.length, gauge: me.gauge })
  return (
    <div className={css.gauge} role="img" aria-label={about} data-hint={about} data-place={home.gauge(me.seat)}>
      <span className={css.gaugeLabel}>
        <Sign name="gauge" />
        {me.play.length}/{me.gauge}
      </span>
      <span className={css.bar}>
        {upTo(GAUGE_LIMIT).map((i) => (
          <i key={i} data-full={i < me.play.length || undefined} data-open={i < me.gauge || undefined} />
        ))}
      </span>
    </div>
  )
}

const BONUS_SIGNS: { readonly [bonus in BonusName]: ReactNode } = {
  exchange: (
    <>
      2<Sign name="any" />⇄
    </>
  ),
  transmute: (
    <>
      <Sign name="transmute" />
      +1
    </>
  ),
  gauge: (
    <>
      <Sign name="gauge" />
      +1
    </>
  ),
  cards: (
    <>
      <Sign name="card" />
      <Sign name="card" />
    </>
  ),
  card: (
    <>
      <Sign name="card" />+
    </>
  ),
}

/** What a bonus costs at the end of the game: nothing used, then one, two, three. */
const PENALTIES = [0, 5, 12, 20]
const BONUS_LIMIT = PENALTIES.length - 1

/** The four bonuses, and how many are used up. */
function Bonuses({ me }: { readonly me: PlayerView }) {
  const { view, decision } = useBoard()
  const { say, t } = useSay()
  const next = PENALTIES[me.bonus + 1]
  return (
    <section className={css.bonuses}>
      <h3 className={css.label} data-hint={t('bonus-about')}>
        <span className={css.bonusWords}>{t('bonuses', { n: me.bonus })}</span>
        <span className={css.bonusShort} aria-hidden="true">
          {me.bonus}/{BONUS_LIMIT}
        </span>
        <span className={css.penalty}>
          {me.bonusPenalty !== 0 && numeral(-Math.abs(me.bonusPenalty))}
          {next !== undefined && ` → ${numeral(-next)}`}
        </span>
      </h3>
      <ul className={css.bonusList}>
        {bonusesOf(view).map((bonus) => (
          <li key={bonus}>
            <Spot
              place={at.bonus(bonus)}
              label={say({ key: `move.bonus-${bonus}` })}
              wish={decision && moveOf(KIND.bonus, BONUSES.indexOf(bonus))}
              className={css.bonus}
            >
              {BONUS_SIGNS[bonus]}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** My ability token. */
function Ability({ me }: { readonly me: PlayerView }) {
  const { decision } = useBoard()
  const { say, t } = useSay()
  const { open } = useHelp()
  const id = me.ability
  if (id === null) return undefined
  const name = say({ key: `ability.${id}` })
  return (
    <Spot
      place={at.ability(id)}
      label={t(me.abilityUsed ? 'ability-used' : 'ability', { name })}
      wish={decision && moveOf(KIND.token, id)}
      hint={`${name}\n${say({ key: `ability-effect.${id}` })}`}
      otherwise={() => open(`ability.${id}`)}
      className={css.ability}
    >
      <span className={css.abilityFace} data-used={me.abilityUsed || undefined}>
        <Icon name={abilityPicture(id)} />
      </span>
    </Spot>
  )
}
