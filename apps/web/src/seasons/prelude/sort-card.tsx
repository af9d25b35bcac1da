import type { CardId } from '@athanor/seasons'
import type { KeyboardEvent, ReactNode } from 'react'
import { useNarrow } from '../../ui/narrow.ts'
import { CardFace } from '../cards/face.tsx'
import { Magnifier } from '../cards/magnifier.tsx'
import { MiniFace } from '../cards/mini.tsx'
import { YEAR_NAMES } from '../common/seasons.ts'
import { at } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import css from './sorting.module.css'
import type { Put } from './trays.tsx'
import { hasRoom, type Sorted, YEARS, type Year } from './years.ts'

interface PlaceProps {
  readonly which: number
  readonly put: Put
}

/** A card without a year. A click takes it to the next one that has room; a thumb chooses the year below it. */
export function UnsortedCard({
  card,
  cards,
  next,
  which,
  put,
}: PlaceProps & { readonly card: CardId; readonly cards: readonly Sorted[]; readonly next: Year | undefined }) {
  const { say, t } = useSay()
  const narrow = useNarrow()
  return (
    <span className={css.movable}>
      <Movable card={card} where={t('no-year')} movable which={which} put={put} onClick={() => put(which, next)}>
        <CardFace card={card} size="hand" />
      </Movable>
      <Magnifier card={card} />
      {narrow && (
        <span className={css.years}>
          {YEARS.map((year) => (
            <button
              key={year}
              type="button"
              disabled={!hasRoom(cards, year)}
              aria-label={`${say({ key: `card.${card}` })}: ${t(`year-${year}`)}`}
              onClick={() => put(which, year)}
            >
              {YEAR_NAMES[year]}
            </button>
          ))}
        </span>
      )}
    </span>
  )
}

/** A card in its year. A click takes it back, unless the table knows of it already. */
export function SortedCard({ one, which, put }: PlaceProps & { readonly one: Sorted }) {
  const { say, t } = useSay()
  const narrow = useNarrow()
  const where = one.year === undefined ? t('no-year') : t(`year-${one.year}`)
  return (
    <span className={css.movable} data-fixed={one.fixed || undefined}>
      <Movable
        card={one.card}
        where={where}
        movable={!one.fixed}
        which={which}
        put={put}
        onClick={() => put(which, undefined)}
      >
        {narrow ? (
          <span className={css.slip}>
            <MiniFace card={one.card} />
            {say({ key: `card.${one.card}` })}
          </span>
        ) : (
          <CardFace card={one.card} size="hand" />
        )}
      </Movable>
      {!narrow && <Magnifier card={one.card} />}
    </span>
  )
}

/** What both can do: be dragged, and go where a key sends them. */
function Movable({
  card,
  where,
  movable,
  which,
  put,
  onClick,
  children,
}: PlaceProps & {
  readonly card: CardId
  readonly where: string
  readonly movable: boolean
  onClick(): void
  readonly children: ReactNode
}) {
  const { say } = useSay()
  const press = ({ key }: KeyboardEvent): void => {
    if (key === '0' || key === 'Delete' || key === 'Backspace') put(which, undefined)
    else if (key === '1' || key === '2' || key === '3') put(which, (Number(key) - 1) as Year)
  }
  return (
    <button
      type="button"
      className={css.sortCard}
      draggable={movable}
      aria-disabled={movable ? undefined : true}
      data-place={at.picked(card)}
      aria-label={`${say({ key: `card.${card}` })}: ${say({ key: `effect.${card}` })} · ${where}`}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(which))}
      onKeyDown={press}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
