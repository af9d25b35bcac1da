import type { DragEvent } from 'react'
import { YEAR_NAMES } from '../common/seasons.ts'
import { useSay } from '../speech/use-say.ts'
import { SortedCard, UnsortedCard } from './sort-card.tsx'
import css from './sorting.module.css'
import { firstWithRoom, type Sorted, setSize, type Year } from './years.ts'

/** Puts the card at a place into a year, or back among those that have none. */
export type Put = (which: number, year: Year | undefined) => void

type DragOf = DragEvent<HTMLElement>
const allow = (event: DragOf): void => event.preventDefault()
const dragged = (event: DragOf): number => Number(event.dataTransfer.getData('text/plain') || Number.NaN)

interface TraysProps {
  readonly cards: readonly Sorted[]
  readonly put: Put
}

/** The cards of a year, each with its place among all. */
const cardsOf = (cards: readonly Sorted[], year: Year | undefined) =>
  cards.map((one, which) => ({ one, which })).filter(({ one }) => one.year === year)

/** The cards that have no year yet. */
export function Unsorted({ cards, put }: TraysProps) {
  const { t } = useSay()
  const next = firstWithRoom(cards)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way of three, the cards themselves are buttons
    <section className={css.loose} onDragOver={allow} onDrop={(event) => put(dragged(event), undefined)}>
      <h2 className={css.title}>{t('to-sort')}</h2>
      <ul className={css.looseCards}>
        {cardsOf(cards, undefined).map(({ one, which }) => (
          <li key={which}>
            <UnsortedCard card={one.card} which={which} next={next} cards={cards} put={put} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A year with its cards and its free places. */
export function Tray({ year, cards, put }: TraysProps & { readonly year: Year }) {
  const { t } = useSay()
  const here = cardsOf(cards, year)
  return (
    <section
      className={css.tray}
      aria-label={t('tray', { year: YEAR_NAMES[year], n: setSize(cards) })}
      onDragOver={allow}
      onDrop={(event) => put(dragged(event), year)}
    >
      <h2 className={css.title}>{t(`year-${year}`)}</h2>
      <ul className={css.trayCards}>
        {here.map(({ one, which }) => (
          <li key={which}>
            <SortedCard one={one} which={which} put={put} />
          </li>
        ))}
        {Array.from({ length: setSize(cards) - here.length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else
          <li key={`free ${i}`} className={css.slot} aria-hidden="true" />
        ))}
      </ul>
    </section>
  )
}
