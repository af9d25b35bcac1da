import type { CardId, PlayerView } from '@athanor/seasons'
import { CardFace } from '../cards/face.tsx'
import { useBoard } from '../context.tsx'
import { keyed } from '../keyed.ts'
import { at } from '../places.ts'
import { useSay } from '../speech/say.ts'
import { CardSpot } from '../spot.tsx'
import css from './prelude.module.css'

/** The packet in front of me, and what I have picked. */
export function Draft({ me }: { readonly me: PlayerView }) {
  const { view } = useBoard()
  const { t } = useSay()
  const picked = me.libraries?.[1] ?? []
  return (
    <>
      <section className={css.packet} aria-label={t('packet', { n: me.hand.length })}>
        <h2 className={css.title}>{t('packet', { n: me.hand.length })}</h2>
        <ul className={css.grid} data-place="packet" data-many={me.hand.length > 14 || undefined}>
          {keyed(me.hand, String).map(({ key, one: card }) => (
            <li key={key} data-picked={card === view.pick || undefined}>
              <PreludeCard card={card} place={at.hand(card)} />
            </li>
          ))}
        </ul>
      </section>
      <section className={css.picks} aria-label={t('picks', { n: picked.length })} data-place="picks">
        <h2 className={css.title}>{t('picks', { n: picked.length })}</h2>
        <ul className={css.pickRow}>
          {keyed(picked, String).map(({ key, one: card }) => (
            <li key={key}>
              <CardSpot place={at.picked(card)} card={card}>
                <CardFace card={card} size="table" />
              </CardSpot>
            </li>
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
