import { canonical, type Json } from '@athanor/kernel'
import { inconsistencies } from './consistency.ts'
import { type Fault, fault } from './reader.ts'
import { readTable } from './schema.ts'
import type { DataTable } from './table.ts'
import facts from './temples.json' with { type: 'json' }

/** A table that has passed the check, or everything that is wrong with it. */
export type Checked = { readonly table: DataTable } | { readonly faults: readonly Fault[] }

/** Checks a data file. Faults name the record and the field. MT-DATA-03, MT-DATA-04 */
export function checkTable(data: Json): Checked {
  const faults: Fault[] = []
  const table = readTable(data, facts, faults)
  if (faults.length === 0) faults.push(...inconsistencies(table))
  return faults.length === 0 ? { table } : { faults }
}

/** The same for a file that is still text. */
export function checkTableText(text: string): Checked {
  let data: Json
  try {
    data = JSON.parse(text)
  } catch {
    return { faults: [fault('not-json', 'table', '')] }
  }
  return checkTable(data)
}

function readBuiltIn(): DataTable {
  const checked = checkTable(facts)
  if ('table' in checked) return checked.table
  throw new Error(`the built-in data are broken: ${JSON.stringify(checked.faults)}`)
}

/** The data that come with Athanor. */
export const BUILT_IN: DataTable = readBuiltIn()

/** A table as the value of the option `data`: the same table always gives the same text. */
export const tableText = (table: DataTable): string => canonical(table)
