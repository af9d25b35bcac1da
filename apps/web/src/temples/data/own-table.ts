import type { Fault } from '@athanor/temples'
import { checkTableText, tableText } from '@athanor/temples'
import { Store } from '../../store.ts'

const KEY = 'athanor.temples.table'

/** A table of card values that the owner of the printed game has corrected, as the text of the option `data`; or ''. */
export const ownTable = new Store<string>(read())

/** What is kept may be of an older version: only what passes the check is used. */
function read(): string {
  try {
    const kept = localStorage.getItem(KEY) ?? ''
    return kept !== '' && 'table' in checkTableText(kept) ? kept : ''
  } catch {
    return ''
  }
}

/** Keeps a table for the games to come; tells what is wrong with it, if anything is. */
export function keepTable(text: string): readonly Fault[] {
  const checked = checkTableText(text)
  if ('faults' in checked) return checked.faults
  keep(tableText(checked.table))
  return []
}

export const forgetTable = (): void => keep('')

function keep(text: string): void {
  ownTable.set(text)
  try {
    if (text === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {}
}
