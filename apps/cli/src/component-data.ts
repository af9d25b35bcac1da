import type { Phrase } from '@athanor/kernel'

/** What a host may correct of a game's components: a table in a file, which becomes an option of the game. */
export interface ComponentData {
  /** The option that takes the table; with it, the record of a game holds the table. */
  readonly option: string
  /** The built-in table as a file. */
  readonly builtIn: string
  check(file: string): CheckedTable
}

/** A table that can be played with, or what is wrong with it. */
export type CheckedTable =
  | {
      /** The value of the option. */
      readonly value: string
      /** The records that differ from the built-in table, and those that may differ from the printed game. */
      readonly changed: readonly string[]
      readonly doubtful: readonly string[]
    }
  | { readonly faults: readonly Phrase[] }

const WIDTH = 100

/** JSON for people who edit it: whatever fits into a line stays in one. `label` stands before it, a comma may follow. */
export function readableJson(data: unknown, indent = '', label = ''): string {
  const line = indent + label + spaced(data)
  if (line.length < WIDTH || typeof data !== 'object' || data === null) return line
  const inner = `${indent}  `
  const parts = Array.isArray(data)
    ? data.map((item) => readableJson(item, inner))
    : Object.entries(data).map(([name, value]) => readableJson(value, inner, `${JSON.stringify(name)}: `))
  const [open, close] = Array.isArray(data) ? '[]' : '{}'
  return `${indent}${label}${open}\n${parts.join(',\n')}\n${indent}${close}`
}

/** JSON in one line, with room to breathe. */
function spaced(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(spaced).join(', ')}]`
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  const fields = Object.entries(data).map(([name, value]) => `${JSON.stringify(name)}: ${spaced(value)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
