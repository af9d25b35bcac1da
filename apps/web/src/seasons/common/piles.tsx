import { KIND, moveOf } from '@athanor/seasons'
import { CardBack, MiniFace } from '../cards/mini.tsx'
import { useBoard } from '../context.tsx'
import { keyed } from '../keyed.ts'
import { at } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import { CardSpot, Spot } from '../spot.tsx'
import { home } from '../travels/home.ts'
import css from './common.module.css'

/** The draw pile with what is known of it, and the discard pile. */
export function Piles() {
  const { view } = useBoard()
  const { t } = useSay()
  const [top] = view.discarded.slice(-1)
  return (
    <section className={css.piles} aria-label={t('piles')}>
      <figure className={css.pile}>
        <Spot place={at.pile} label={t('pile', { n: view.pile })}>
          <CardBack size="mini">{view.pile}</CardBack>
        </Spot>
        <figcaption>{t('pile-short')}</figcaption>
      </figure>
      {view.pileSeen.length > 0 && (
        <figure className={css.pile}>
          <span className={css.seen}>
            {keyed(view.pileSeen, String).map(({ key, one: card, place }) =>
              card === null ? (
                <CardBack key={key} size="mini">
                  ?
                </CardBack>
              ) : (
                <CardSpot
                  key={key}
                  place={at.seen(card)}
                  card={card}
                  wish={view.faceUp.length > 0 && place === 0 ? moveOf(KIND.avert, card) : undefined}
                >
                  <MiniFace card={card} />
                </CardSpot>
              ),
            )}
          </span>
          <figcaption>{t(view.faceUp.length > 0 ? 'pile-open' : 'pile-known')}</figcaption>
        </figure>
      )}
      <InOtherHands />
      <figure className={css.pile} data-place={home.discard}>
        {top === undefined ? (
          <span className={css.empty}>{view.discard}</span>
        ) : (
          <CardSpot place="discard top" card={top}>
            <MiniFace card={top}>
              <span className={css.count}>{view.discard}</span>
            </MiniFace>
          </CardSpot>
        )}
        <figcaption>{t('discard-short')}</figcaption>
      </figure>
    </section>
  )
}

/** Cards that somebody else has drawn and still thinks about: the last one, if it lies open. */
function InOtherHands() {
  const { view, decision } = useBoard()
  const { t } = useSay()
  const card = view.held.at(-1)
  if (decision || view.heldSize === 0) return undefined
  return (
    <figure className={css.pile} data-place={home.held}>
      {card === undefined ? (
        <CardBack size="mini">{view.heldSize}</CardBack>
      ) : (
        <CardSpot place={at.held(card)} card={card}>
          <MiniFace card={card}>
            <span className={css.count}>{view.heldSize}</span>
          </MiniFace>
        </CardSpot>
      )}
      <figcaption>{t('held')}</figcaption>
    </figure>
  )
}
