import type { PlayerView } from '@athanor/seasons'
import { Icon } from '../../art/icon.tsx'
import { useHelp } from '../../table/help.tsx'
import { CardFace } from '../cards/face.tsx'
import { abilityPicture } from '../cards/pictures.ts'
import { useBoard } from '../context.tsx'
import { keyed } from '../keyed.ts'
import { at } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import { CardSpot, Spot } from '../spot.tsx'
import css from './prelude.module.css'

/** Three ability tokens, one of which I keep; my first hand lies beside. */
export function AbilityChoice({ me }: { readonly me: PlayerView }) {
  const { view } = useBoard()
  const { say, t } = useSay()
  const { open } = useHelp()
  return (
    <>
      <h2 className={css.title}>{t('abilities')}</h2>
      <ul className={css.abilities}>
        {view.dealtAbilities.map((id) => (
          <li key={id} data-picked={id === view.pickedAbility || undefined}>
            <Spot
              place={at.ability(id)}
              label={say({ key: `ability.${id}` })}
              otherwise={() => open(`ability.${id}`)}
              className={css.abilityChoice}
            >
              <span className={css.abilityPicture}>
                <Icon name={abilityPicture(id)} />
              </span>
              <b>{say({ key: `ability.${id}` })}</b>
              <span>{say({ key: `ability-effect.${id}` })}</span>
            </Spot>
          </li>
        ))}
      </ul>
      <h2 className={css.title}>{t('hand', { n: me.handSize })}</h2>
      <ul className={css.pickRow}>
        {keyed(me.hand, String).map(({ key, one: card }) => (
          <li key={key}>
            <CardSpot place={at.hand(card)} card={card}>
              <CardFace card={card} size="hand" />
            </CardSpot>
          </li>
        ))}
      </ul>
    </>
  )
}
