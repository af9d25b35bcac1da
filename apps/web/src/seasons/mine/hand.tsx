import { type CardId, KIND, moveOf, type PlayerView } from '@athanor/seasons'
import { CardFace } from '../cards/face.tsx'
import { MiniFace } from '../cards/mini.tsx'
import { YEAR_NAMES } from '../common/seasons.ts'
import { useBoard } from '../context.tsx'
import { keyed } from '../keyed.ts'
import { at } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import { CardSpot } from '../spot.tsx'
import { home } from '../travels/home.ts'
import css from './mine.module.css'
import { Reason } from './reason.tsx'

/** More cards than this are narrower. */
const MANY = 5

/** My hand, and the cards of the coming years. */
export function Hand({ me }: { readonly me: PlayerView }) {
  const { t } = useSay()
  return (
    <section className={css.hand} aria-label={t('hand', { n: me.handSize })} data-place={home.hand(me.seat)}>
      <ul className={css.row} data-size="hand" data-many={me.hand.length > MANY || undefined}>
        {keyed(me.hand, String).map(({ key, one: card }) => (
          <li key={key}>
            <HandCard card={card} />
          </li>
        ))}
      </ul>
      <Libraries me={me} />
    </section>
  )
}

function HandCard({ card }: { readonly card: CardId }) {
  const { decision, setPreview, answerAt } = useBoard()
  const { say } = useSay()
  const wish = moveOf(KIND.summon, card)
  const summonable = answerAt(at.hand(card))?.move === wish
  const think = () => summonable && setPreview(card)
  const forget = () => setPreview(undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card inside is the button; this only sees that one thinks of it
    <span
      className={css.handCard}
      data-dim={(decision && !answerAt(at.hand(card))) || undefined}
      onPointerEnter={think}
      onPointerLeave={forget}
      onFocus={({ target }) => target.matches(':focus-visible') && think()}
      onBlur={forget}
    >
      <CardSpot
        place={at.hand(card)}
        card={card}
        wish={decision && wish}
        plain
        label={`${say({ key: `card.${card}` })}: ${say({ key: `effect.${card}` })}`}
      >
        <CardFace card={card} size="hand" />
      </CardSpot>
      {decision && <Reason wish={wish} />}
    </span>
  )
}

function Libraries({ me }: { readonly me: PlayerView }) {
  const { t } = useSay()
  if (!me.libraries || me.libraries.every(({ length }) => length === 0)) return undefined
  return (
    <div className={css.libraries}>
      {me.libraries.map((cards, i) =>
        cards.length === 0 ? undefined : (
          <section key={YEAR_NAMES[i + 1]} className={css.library}>
            <h3 className={css.label}>{t('library', { year: YEAR_NAMES[i + 1]! })}</h3>
            <ul className={css.libraryCards}>
              {keyed(cards, String).map(({ key, one: card }) => (
                <li key={key}>
                  <CardSpot place={home.library(card)} card={card}>
                    <MiniFace card={card} />
                  </CardSpot>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}
