import type { PlayerView } from '@athanor/seasons'
import { useMemo } from 'react'
import { useSitting } from '../../table/frame/sitting.tsx'
import { Button } from '../../ui/button.tsx'
import { useNarrow } from '../../ui/narrow.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useBoard } from '../context.tsx'
import { useSay } from '../speech/use-say.ts'
import css from './sorting.module.css'
import { useTelling } from './telling.ts'
import { type Put, Tray, Unsorted } from './trays.tsx'
import { cardsToSort, isSorted, sortInto, type Wish, wishesIn, YEARS } from './years.ts'

/** More cards than this are shown smaller. */
const MANY = 9
const NONE: readonly Wish[] = []

/** My cards, to be sorted into three years: by click, by the keys 1, 2, 3 and 0, or by drag. Nothing is played until I say so. */
export function Sorting({ me }: { readonly me: PlayerView }) {
  const { t } = useSay()
  return me.ready ? <p className={css.wait}>{t('sorted')}</p> : <Trays me={me} />
}

function Trays({ me }: { readonly me: PlayerView }) {
  const { decision } = useBoard()
  const { t } = useSay()
  const narrow = useNarrow()
  const { table } = useSitting()
  const [wishes, setWishes] = useDraft<readonly Wish[]>(`years.${table.id}.${me.seat}`, NONE)
  const cards = useMemo(() => cardsToSort(me, wishes), [me, wishes])
  const telling = useTelling(cards)
  const put: Put = (which, year) => {
    telling.stop()
    setWishes(wishesIn(sortInto(cards, which, year)))
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
