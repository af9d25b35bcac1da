import type { CardId, PlayerView } from '@athanor/seasons'
import type { CSSProperties } from 'react'
import { useNarrow } from '../../ui/narrow.ts'
import { CardFace } from '../cards/face.tsx'
import { MiniFace } from '../cards/mini.tsx'
import { useBoard } from '../context.tsx'
import { keyed, upTo } from '../keyed.ts'
import { at } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import { CardSpot } from '../spot.tsx'
import css from './prelude.module.css'

/** Where there are many cards to choose from, they are shown smaller; a few are large. */
function howMany(cards: number): 'few' | 'many' | 'most' | undefined {
  if (cards > 16) return 'most'
  return cards > 10 ? 'many' : cards <= FEW ? 'few' : undefined
}

/** So many lie in one row; smaller ones, so many. */
const FEW = 6
const IN_ROW = 8

/** How many cards lie side by side, so that the rows are of a length. */
function columnsOf(cards: number): CSSProperties {
  const most = cards > 10 ? IN_ROW : FEW
  return { '--columns': Math.ceil(cards / Math.ceil(cards / most)) } as CSSProperties
}
/** More than these in all leave no room for large ones that were picked. */
const MANY = 12

/** The packet in front of me, and what I have picked. */
export function Draft({ me }: { readonly me: PlayerView }) {
  const { view } = useBoard()
  const { t } = useSay()
  const picked = me.libraries?.[1] ?? []
  const narrow = useNarrow()
  const many = narrow || me.hand.length + picked.length > MANY
  return (
    <>
      <section
        className={css.packet}
        data-many={howMany(me.hand.length)}
        aria-label={t('packet', { n: me.hand.length })}
      >
        <h2 className={css.title}>{t('packet', { n: me.hand.length })}</h2>
        <ul className={css.grid} style={columnsOf(me.hand.length)}>
          {keyed(me.hand, String).map(({ key, one: card }) => (
            <li key={`${view.pass} ${key}`} data-picked={card === view.pick || undefined}>
              <PreludeCard card={card} place={at.hand(card)} />
            </li>
          ))}
        </ul>
      </section>
      <section className={css.picks} data-many={many || undefined} aria-label={t('picks', { n: picked.length })}>
        <h2 className={css.title}>{t('picks', { n: picked.length })}</h2>
        <ul className={css.pickRow}>
          {keyed(picked, String).map(({ key, one: card }) => (
            <li key={key}>
              <CardSpot place={at.picked(card)} card={card}>
                {many ? <MiniFace card={card} /> : <CardFace card={card} size="table" />}
              </CardSpot>
            </li>
          ))}
          {upTo(me.hand.length).map((i) => (
            <li key={`free ${i}`} className={css.pickPlace} aria-hidden="true" />
          ))}
        </ul>
      </section>
    </>
  )
}

export function PreludeCard({ card, place }: { readonly card: CardId; readonly place: string }) {
  const { say } = useSay()
  return (
    <CardSpot place={place} card={card} label={`${say({ key: `card.${card}` })}: ${say({ key: `effect.${card}` })}`}>
      <CardFace card={card} size="hand" />
    </CardSpot>
  )
}
