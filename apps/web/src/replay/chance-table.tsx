import type { Moment } from '@athanor/bots/moments'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable, percent } from '../ui/data-table.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useWords } from '../words/words.tsx'
import css from './chances.module.css'
import type { ChancesProps } from './chances.tsx'

interface ChanceTableProps extends Pick<ChancesProps, 'names' | 'film' | 'go'> {
  readonly moments: readonly Moment[]
}

/** The curve in figures: every decision with what was done and everybody's chances before it. */
function Rows({ moments, names, film, go }: ChanceTableProps) {
  const { ui, say, language } = useWords()
  const columns: readonly Column<Moment>[] = [
    {
      label: ui('replay.decision'),
      value: ({ number }) => number,
      show: ({ number }) => (
        <Button look="quiet" className={css.moment} onClick={() => go(number - 1)}>
          {number}
        </Button>
      ),
    },
    { label: ui('replay.who'), value: ({ seat }) => names[seat] },
    {
      label: ui('replay.what'),
      value: ({ number }) => {
        const made = film.made(number - 1)
        return made && say(made.say)
      },
    },
    ...names.map((name, seat): Column<Moment> => {
      const chance = ({ chances }: Moment): number => chances[seat]!
      return { label: name, value: chance, show: (moment) => percent(chance(moment), language) }
    }),
  ]
  return <DataTable caption={ui('replay.chances')} columns={columns} rows={moments} keyOf={({ number }) => number} />
}

/** The table opens over the board: beside it there is no room for one. */
export function ChanceTable({ go, ...props }: ChanceTableProps) {
  const { ui } = useWords()
  const [opened, setOpened] = useState(false)
  const close = (): void => setOpened(false)
  const leave = (at: number): void => {
    close()
    go(at)
  }
  return (
    <>
      <Button onClick={() => setOpened(true)}>{ui('stats.as-table')}</Button>
      {opened && (
        <Sheet wide title={ui('replay.chances')} onClose={close}>
          <Rows {...props} go={leave} />
        </Sheet>
      )}
    </>
  )
}
