import { numeral } from '@athanor/kernel'
import { type CardId, cardAt } from '@athanor/seasons'
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { Sign, type SignName } from '../art/signs.tsx'
import { Cost, useCost } from './cost.tsx'
import css from './face.module.css'
import { Gist } from './gist.tsx'
import { type EffectKind, effectKinds } from './kinds.ts'
import { tintOf } from './mini.tsx'
import { cardPicture } from './pictures.ts'

/** `table`: what it does in signs. `hand`: in words. `large`: both. */
export type FaceSize = 'table' | 'hand' | 'large'

const KIND_SIGNS: { readonly [kind in EffectKind]: SignName } = {
  enter: 'enter',
  ongoing: 'ongoing',
  activated: 'activate',
}

/** The front of a power card, drawn from what it is. */
export function CardFace({
  card,
  size,
  children,
}: {
  readonly card: CardId
  readonly size: FaceSize
  /** What lies on it. */
  readonly children?: ReactNode
}) {
  const { say } = useWords()
  const { energy, crystals } = useCost(card)
  const power = cardAt(card)
  return (
    <span className={css.face} data-size={size} data-type={power.familiar ? 'familiar' : 'item'}>
      <span className={css.title}>{say({ key: `card.${card}` })}</span>
      <span className={css.picture} data-tint={tintOf(energy, crystals)}>
        <Icon name={cardPicture(card)} />
        {power.familiar && <Sign name="familiar" className={css.paw} />}
        <span className={css.kinds}>
          {effectKinds(power).map((kind) => (
            <Sign key={kind} name={KIND_SIGNS[kind]} />
          ))}
        </span>
      </span>
      {size !== 'hand' && <Gist card={card} />}
      {size !== 'table' && <span className={css.text}>{say({ key: `effect.${card}` })}</span>}
      <span className={css.foot}>
        <Cost card={card} />
        <span className={css.points}>{numeral(power.points)}</span>
      </span>
      {children}
    </span>
  )
}
