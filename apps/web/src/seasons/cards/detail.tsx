import { type CardId, cardAt } from '@athanor/seasons'
import { Icon } from '../../art/icon.tsx'
import { useSay } from '../speech/use-say.ts'
import css from './detail.module.css'
import { CardFace } from './face.tsx'
import { effectKinds } from './kinds.ts'
import { abilityPicture, enchantmentPicture } from './pictures.ts'

/** A card, an enchantment or an ability token, large, with everything about it. */
export function Detail({ of }: { readonly of: string }) {
  const [kind, number] = of.split('.')
  const id = Number(number)
  if (kind === 'card') return <CardDetail card={id} />
  const picture = kind === 'enchantment' ? enchantmentPicture(id) : abilityPicture(id)
  return <ModuleDetail kind={`${kind}`} id={id} picture={picture} />
}

function CardDetail({ card }: { readonly card: CardId }) {
  const { say, t } = useSay()
  const power = cardAt(card)
  return (
    <div className={css.detail}>
      <CardFace card={card} size="large" />
      <div className={css.words}>
        <p className={css.type}>{say({ key: power.familiar ? 'type.familiar' : 'type.item' })}</p>
        <p className={css.kinds}>
          {effectKinds(power)
            .map((kind) => say({ key: `kind.${kind}` }))
            .join(' · ')}
        </p>
        <p>{t('points', { n: power.points })}</p>
        <h3 className={css.heading}>{t('rulings')}</h3>
        <p>{say({ key: `rulings.${card}` })}</p>
      </div>
    </div>
  )
}

function ModuleDetail({ kind, id, picture }: { readonly kind: string; readonly id: number; readonly picture: string }) {
  const { say, t } = useSay()
  return (
    <div className={css.detail}>
      <span className={css.picture}>
        <Icon name={picture} />
      </span>
      <div className={css.words}>
        <p className={css.effect}>{say({ key: `${kind}-effect.${id}` })}</p>
        <h3 className={css.heading}>{t('rulings')}</h3>
        <p>{say({ key: `${kind}-rulings.${id}` })}</p>
      </div>
    </div>
  )
}
