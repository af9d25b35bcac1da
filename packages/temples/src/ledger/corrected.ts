import type { Json } from '@athanor/kernel'
import { checkTable, tableText } from '../data/index.ts'
import facts from '../data/temples.json' with { type: 'json' }

/** Data files that differ from the built-in one. */

type Change = { readonly [field: string]: Json | undefined }
type Section = 'temples' | 'wilderness' | 'runes' | 'powers' | 'spells'
type Fields = { readonly [field: string]: Json | undefined }

const records = (data: Fields, section: string): readonly Fields[] => {
  const list = data[section]
  return isList(list) ? list.filter(isFields) : []
}
const isList = (data: Json | undefined): data is readonly Json[] => Array.isArray(data)
const isFields = (data: Json | undefined): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

export const BUILT_IN_FILE: Fields = facts

/** The file with some fields of one record changed; `undefined` takes a field away. */
export function withRecord(section: Section, key: string, change: Change, file: Fields = BUILT_IN_FILE): Fields {
  const list = records(file, section)
  if (!list.some((record) => record.key === key)) throw new Error(`there is no record ${key}`)
  return { ...file, [section]: list.map((record) => (record.key === key ? { ...record, ...change } : record)) }
}

/** The file with another list of records. */
export const withList = (section: Section, change: (list: readonly Fields[]) => readonly Fields[]): Fields => ({
  ...BUILT_IN_FILE,
  [section]: change(records(BUILT_IN_FILE, section)),
})

/** The file with one curse space of a temple changed. */
export function withSpace(temple: string, id: string, change: Change, file: Fields = BUILT_IN_FILE): Fields {
  const record = records(file, 'temples').find(({ key }) => key === temple)!
  const spaces = records(record, 'spaces').map((space) => (space.id === id ? { ...space, ...change } : space))
  return withRecord('temples', temple, { spaces }, file)
}

/** The file with one effect of a power changed. */
export function powerWith(key: string, type: string, change: (effect: Fields) => Fields): Fields {
  const power = records(BUILT_IN_FILE, 'powers').find((record) => record.key === key)!
  const effects = records(power, 'effects').map((effect) => (effect.type === type ? change(effect) : effect))
  return withRecord('powers', key, { effects })
}

/** The file with some fields of a section that is one record changed. */
export function withSection(section: 'crystals' | 'grid' | 'goals', change: Change): Fields {
  const record = BUILT_IN_FILE[section]
  return { ...BUILT_IN_FILE, [section]: isFields(record) ? { ...record, ...change } : record }
}

/** The value of the option `data` for a correct file. */
export function dataOf(file: Json): string {
  const checked = checkTable(file)
  if ('table' in checked) return tableText(checked.table)
  throw new Error(`refused: ${JSON.stringify(checked.faults)}`)
}

/** What is wrong with a file: the key, record and field of every fault. */
export function faultsOf(file: Json): string[] {
  const checked = checkTable(file)
  if ('table' in checked) return []
  return checked.faults.map(({ key, args }) => `${key.slice('data.'.length)} ${args?.record} ${args?.field}`)
}
