import type { PlayerView } from '@athanor/seasons'
import { useMemo } from 'react'
import { useNote } from '../../table/frame/note.ts'
import { Button } from '../../ui/button.tsx'
import { useNarrow } from '../../ui/narrow.ts'
import { useBoard } from '../context.tsx'
import { useSay } from '../speech/use-say.ts'
import css from './sorting.module.css'
import { useTelling } from './telling.ts'
import { type Put, Tray, Unsorted } from './trays.tsx'
import { cardsToSort, isSorted, readWishes, sortInto, wishesIn, writeWishes, YEARS } from './years.ts'

/** More cards than this are shown smaller. */
const MANY = 9

/** My cards, to be sorted into three years: by click, by the keys 1, 2, 3 and 0, or by drag. Nothing is played until I say so. */
export function Sorting({ me }: { readonly me: PlayerView }) {
  const { t } = useSay()
  return me.ready ? <p className={css.wait}>{t('sorted')}</p> : <Trays me={me} />
}

function Trays({ me }: { readonly me: PlayerView }) {
  const { decision } = useBoard()
  const { t } = useSay()
  const narrow = useNarrow()
  const [note, write] = useNote('years')
  const cards = useMemo(() => cardsToSort(me, readWishes(note)), [me, note])
  const telling = useTelling(cards)
  const put: Put = (which, year) => {
    telling.stop()
    write(writeWishes(wishesIn(sortInto(cards, which, year))))
  }
  return (
    <div className={css.sorting} data-many={cards.length > MANY || undefined}>
      <Unsorted cards={cards} put={put} />
      <div className={css.trays}>
        {YEARS.map((year) => (
          <Tray key={year} year={year} cards={cards} put={put} />
        ))}
      </div>
      <div className={css.confirm}>
        <span className={css.hint}>{t(narrow ? 'sort-hint-touch' : 'sort-hint')}</span>
        <Button look="primary" disabled={!decision || !isSorted(cards)} onClick={telling.begin}>
          {t('sort-done')}
        </Button>
      </div>
    </div>
  )
}
