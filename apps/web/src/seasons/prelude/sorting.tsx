import type { Move } from '@athanor/kernel'
import type { PlayerView } from '@athanor/seasons'
import { type DragEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CardFace } from '../cards/face.tsx'
import { Magnifier } from '../cards/magnifier.tsx'
import { useBoard } from '../context.tsx'
import { at } from '../places.ts'
import { useSay } from '../speech/use-say.ts'
import css from './prelude.module.css'
import {
  cardsToSort,
  firstWithRoom,
  isSorted,
  movesFor,
  type Sorted,
  setSize,
  sortInto,
  YEARS,
  type Year,
} from './years.ts'

const NAMES = ['I', 'II', 'III'] as const
/** More cards than this are shown smaller. */
const MANY = 9

/** My cards, to be sorted into three years: by click, by the keys 1, 2, 3 and 0, or by drag. Nothing is played until I say so. */
export function Sorting({ me }: { readonly me: PlayerView }) {
  const { t } = useSay()
  return me.ready ? <p className={css.wait}>{t('sorted')}</p> : <Trays me={me} />
}

function Trays({ me }: { readonly me: PlayerView }) {
  const { t } = useSay()
  const [cards, setCards] = useState(() => cardsToSort(me))
  const send = useChain()
  const put = (which: number, year: Year | undefined): void => setCards(sortInto(cards, which, year))
  return (
    <div className={css.sorting} data-many={cards.length > MANY || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way of three, the cards themselves are buttons */}
      <section className={css.loose} onDragOver={allow} onDrop={(event) => put(dragged(event), undefined)}>
        <h2 className={css.title}>{t('to-sort')}</h2>
        <ul className={css.grid}>
          {cards.map((one, i) =>
            one.year === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card to be sorted is known by its place
              <li key={i}>
                <Loose one={one} onPut={(year) => put(i, year)} which={i} next={firstWithRoom(cards)} />
              </li>
            ) : undefined,
          )}
        </ul>
      </section>
      <div className={css.trays}>
        {YEARS.map((year) => (
          <section
            key={year}
            className={css.tray}
            aria-label={t('tray', { year: NAMES[year], n: setSize(cards) })}
            onDragOver={allow}
            onDrop={(event) => put(dragged(event), year)}
          >
            <h2 className={css.title}>{t(`year-${year}`)}</h2>
            <ul className={css.trayCards}>
              {cards.map((one, i) =>
                one.year === year ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a card to be sorted is known by its place
                  <li key={i}>
                    <Loose one={one} onPut={(to) => put(i, to)} which={i} next={undefined} />
                  </li>
                ) : undefined,
              )}
              {Array.from({ length: setSize(cards) - cards.filter((one) => one.year === year).length }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else
                <li key={`free ${i}`} className={css.slot} aria-hidden="true" />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={css.confirm}>
        <span className={css.hint}>{t('sort-hint')}</span>
        <Button look="primary" disabled={!isSorted(cards)} onClick={() => send(movesFor(cards))}>
          {t('sort-done')}
        </Button>
      </div>
    </div>
  )
}

type DragOf = DragEvent<HTMLElement>
const allow = (event: DragOf): void => event.preventDefault()
const dragged = (event: DragOf): number => Number(event.dataTransfer.getData('text/plain') || Number.NaN)

/** A card on its way into a year. A click takes it to the next one that has room, or back. */
function Loose({
  one,
  which,
  next,
  onPut,
}: {
  readonly one: Sorted
  readonly which: number
  readonly next: Year | undefined
  onPut(year: Year | undefined): void
}) {
  const { say, t } = useSay()
  const name = say({ key: `card.${one.card}` })
  const where = one.year === undefined ? t('no-year') : t(`year-${one.year}`)
  const press = ({ key }: KeyboardEvent): void => {
    if (key === '0' || key === 'Delete' || key === 'Backspace') onPut(undefined)
    else if (key === '1' || key === '2' || key === '3') onPut((Number(key) - 1) as Year)
  }
  return (
    <span className={css.movable}>
      <button
        type="button"
        className={css.sortCard}
        draggable={!one.fixed}
        data-place={at.picked(one.card)}
        aria-label={`${name}: ${say({ key: `effect.${one.card}` })} · ${where}`}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', String(which))}
        onKeyDown={press}
        onClick={() => onPut(one.year === undefined ? next : undefined)}
      >
        <CardFace card={one.card} size="hand" />
      </button>
      <Magnifier card={one.card} />
    </span>
  )
}

/** Plays moves one after the other, each as soon as the table asks for it. */
function useChain(): (moves: readonly Move[]) => void {
  const { decision, act } = useBoard()
  const [left, setLeft] = useState<readonly Move[]>([])
  useEffect(() => {
    const [move, ...rest] = left
    if (move === undefined || !decision?.answers.some((answer) => answer.move === move)) return
    setLeft(rest)
    act(move)
  }, [decision, left, act])
  return setLeft
}
