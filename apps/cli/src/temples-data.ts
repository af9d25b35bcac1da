import { canonical } from '@athanor/kernel'
import { BUILT_IN, checkTableText, type DataTable, reconstructedRecords, tableText } from '@athanor/temples'
import { type ComponentData, readableJson } from './component-data.ts'

/** The component values of Mystery of the Temples, many of which are a reconstruction. */
export const templesData: ComponentData = {
  option: 'data',
  builtIn: readableJson(BUILT_IN),
  check: (file) => {
    const checked = checkTableText(file)
    if ('faults' in checked) return checked
    const { table } = checked
    return { value: tableText(table), changed: changes(table), doubtful: reconstructedRecords(table) }
  },
}

/** Every record with its key, as a text; a status is no value. */
function records(table: DataTable): Map<string, string> {
  const { crystals, spells, temples, wilderness, runes, grid, powers, goals } = table
  const keyed = [...spells, ...temples, ...wilderness, ...runes, ...powers].map((each) => [each.key, each] as const)
  const all = [
    ['crystals', crystals] as const,
    ...keyed,
    ['grid', grid] as const,
    ['goals.temple', goals.templePoints] as const,
    ['goals.rune', goals.rune] as const,
  ]
  return new Map(all.map(([key, record]) => [key, canonical({ ...record, status: '' })]))
}

function changes(table: DataTable): string[] {
  const known = records(BUILT_IN)
  return [...records(table)].filter(([key, text]) => known.get(key) !== text).map(([key]) => key)
}
