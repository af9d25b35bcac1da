import { BUILT_IN, type Fault } from '@athanor/temples'
import { type ChangeEvent, useState } from 'react'
import { useStore } from '../../store.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWords } from '../../words/words.tsx'
import { usePlay } from '../play.tsx'
import { useTell } from '../texts/use-tell.ts'
import css from './note.module.css'
import { forgetTable, keepTable, ownTable } from './own-table.ts'

/** Says that some values are a reconstruction, and how to play with one's own. */
export function DataNote() {
  const { view } = usePlay()
  const tell = useTell()
  const [open, setOpen] = useState(false)
  const own = view.data.table !== ''
  if (view.data.note === null && !own) return undefined
  return (
    <>
      <button type="button" className={css.note} onClick={() => setOpen(true)}>
        <span aria-hidden="true">~</span> {tell(own ? 'temples.note-own' : 'temples.note')}
      </button>
      {open && (
        <Sheet title={tell('temples.note-title')} onClose={() => setOpen(false)}>
          <About />
          <OwnTable />
        </Sheet>
      )}
    </>
  )
}

function About() {
  const { view, all } = usePlay()
  const { say } = useWords()
  const tell = useTell()
  const names = all.reconstructed.filter((key) => /^(temple|wilderness|rune|power|spell)\./.test(key))
  return (
    <>
      <p>{tell('temples.note-this', { own: view.data.table === '' ? 'no' : 'yes' })}</p>
      <p>{tell('temples.note-about')}</p>
      {names.length > 0 && (
        <p className={css.records}>
          {tell('temples.note-records', { records: names.map((key) => say({ key })).join(', ') })}
        </p>
      )}
      <p>{tell('temples.note-how', { option: say({ key: 'option.data' }) })}</p>
    </>
  )
}

/** Saving the table, loading a corrected one, and going back. */
function OwnTable() {
  const { view } = usePlay()
  const { say } = useWords()
  const tell = useTell()
  const kept = useStore(ownTable)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const load = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    if (file) setFaults(keepTable(await file.text()))
    target.value = ''
  }
  return (
    <>
      <div className={css.deeds}>
        <Button onClick={() => save(view.data.table)}>{tell('temples.table-save')}</Button>
        <label className={css.file}>
          {tell('temples.table-load')}
          <input type="file" accept="application/json,.json" onChange={(event) => void load(event)} />
        </label>
        {kept !== '' && <Button onClick={forgetTable}>{tell('temples.table-forget')}</Button>}
      </div>
      <div aria-live="polite">
        {kept !== '' && faults.length === 0 && <p className={css.kept}>{tell('temples.table-kept')}</p>}
        {faults.length > 0 && (
          <>
            <p className={css.faults}>{tell('temples.table-faults', { n: faults.length })}</p>
            <ul>
              {[...new Set(faults.map(say))].slice(0, 12).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

/** Hands the table in use over as a file, ready to be corrected. */
function save(table: string): void {
  const data: unknown = table === '' ? BUILT_IN : JSON.parse(table)
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'temples.json'
  link.click()
  URL.revokeObjectURL(address)
}
