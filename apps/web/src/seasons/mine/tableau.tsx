import { KIND, moveOf, type PlayedView, type PlayerView } from '@athanor/seasons'
import type { CSSProperties } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useHelp } from '../../table/help.tsx'
import { CardFace } from '../cards/face.tsx'
import { OnCard } from '../cards/mini.tsx'
import { useBoard } from '../context.tsx'
import { keyed } from '../keyed.ts'
import { Seal } from '../others/seal.tsx'
import { at, usesOf } from '../places.ts'
import { sayPlayed } from '../speech/played.ts'
import { useSay } from '../speech/use-say.ts'
import { CardSpot, Spot } from '../spot.tsx'
import { home } from '../travels/home.ts'
import css from './mine.module.css'
import { Stored, useSpendable } from './stored.tsx'

/** So many cards lie in one row at their largest; more than so many lie in two rows, where there is room for two. */
const FEW = 3
const ROW = 5
/** More than these leave no room for what they do. */
const CROWD = 7

/** How many cards share a row, for their width: in one row, and in two. */
const shares = (cards: number) => ({ '--in-row': cards, '--in-half': Math.ceil(cards / 2) }) as CSSProperties

/** My cards in play. */
export function Tableau({ me }: { readonly me: PlayerView }) {
  const { t } = useSay()
  return (
    <section className={css.tableau} aria-label={t('tableau')} data-place={home.play(me.seat)}>
      {me.play.length === 0 && <p className={css.nothing}>{t('tableau-empty')}</p>}
      <ul
        className={css.row}
        data-size="table"
        data-few={me.play.length <= FEW || undefined}
        data-rows={me.play.length > ROW || undefined}
        data-crowd={me.play.length > CROWD || undefined}
        style={shares(me.play.length)}
      >
        {keyed(me.play, ({ card }) => card).map(({ key, one: played, place }) => (
          <li key={key}>
            <Played played={played} me={me} place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which copy of its card it is. */
const copyAt = (me: PlayerView, place: number): number =>
  me.play.slice(0, place).filter(({ card }) => card === me.play[place]!.card).length

function Played({
  played,
  me,
  place,
}: {
  readonly played: PlayedView
  readonly me: PlayerView
  readonly place: number
}) {
  const { decision } = useBoard()
  const words = useSay()
  const uses = usesOf(played.copies ?? played.card)
  const spendable = useSpendable(played, place).length > 0
  const wish = (use: number) =>
    decision && use < uses ? moveOf(KIND.activate, played.card, copyAt(me, place), use) : undefined
  return (
    <>
      <CardSpot
        place={at.play(me.seat, place)}
        card={played.card}
        label={sayPlayed(played, words)}
        wish={wish(0)}
        className={played.turned ? css.turned : undefined}
      >
        <CardFace card={played.card} size="table">
          {!spendable && <OnCard tokens={played.tokens} />}
          <Marks played={played} />
        </CardFace>
      </CardSpot>
      {spendable && <Stored played={played} place={place} />}
      {uses > 1 && (
        <Spot
          place={at.play(me.seat, place, 1)}
          label={words.say({ key: `use.${played.copies ?? played.card}.2` })}
          wish={wish(1)}
          className={css.secondUse}
        >
          II
        </Spot>
      )}
    </>
  )
}

/** That it was activated, what a Raven copies, and whose Ravens copy it. */
export function Marks({ played }: { readonly played: PlayedView }) {
  const { names } = useHelp()
  const { say, t } = useSay()
  return (
    <span className={css.marks}>
      {played.turned && (
        <span className={css.mark} data-hint={t('turned')}>
          ↻
        </span>
      )}
      {played.copies !== null && (
        <span className={css.mark} data-hint={say({ key: `card.${played.copies}` })}>
          <Icon name="raven" /> <span className={css.copied}>{say({ key: `card.${played.copies}` })}</span>
        </span>
      )}
      {played.copiedBy.map((seat) => (
        <span key={seat} className={css.mark} data-hint={names[seat]}>
          <Icon name="raven" />
          <Seal seat={seat} />
        </span>
      ))}
    </span>
  )
}
