import { numeral } from '@athanor/kernel'
import { type CardId, cardAt } from '@athanor/seasons'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useHelp } from '../../table/help.tsx'
import { useWords } from '../../words/words.tsx'
import { Sign, type SignName } from '../art/signs.tsx'
import { Cost } from './cost.tsx'
import { costOf } from './cost-of.ts'
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
  const { names } = useHelp()
  return (
    <span className={css.face} data-size={size} data-type={cardAt(card).familiar ? 'familiar' : 'item'}>
      <Print card={card} size={size} players={names.length} />
      {children}
    </span>
  )
}

/** What is printed on the card: it stays as it is, whatever happens around it. */
const Print = memo(function Print({
  card,
  size,
  players,
}: {
  readonly card: CardId
  readonly size: FaceSize
  readonly players: number
}) {
  const { say } = useWords()
  const { energy, crystals } = costOf(card, players)
  const power = cardAt(card)
  return (
    <>
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
        <Cost card={card} players={players} />
        <span className={css.points}>{numeral(power.points)}</span>
      </span>
    </>
  )
})
