import { canonical, type Phrase } from '@athanor/kernel'
import { type Crystals, type RecordStatus, STATUSES, type Status } from './table.ts'

/** What is wrong with a data file: a phrase that names the record and the field. MT-DATA-04 */
export type Fault = Phrase

export const fault = (key: string, record: string, field: string, args: Phrase['args'] = {}): Fault => ({
  key: `data.${key}`,
  args: { record, field, ...args },
})

type Fields = { readonly [name: string]: unknown }

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data)

/** What may stand in any record and is only for people to read. */
const REMARKS = ['rules', 'reconstructed', 'note']

/**
 * Reads one record of a data file. Whatever is wrong is added to `faults`, and reading goes on with a harmless value.
 * A field that nobody has read must be as in the built-in table: it describes a rule, which no data can change.
 */
export class RecordReader {
  readonly name: string
  readonly faults: Fault[]
  private readonly fields: Fields
  private readonly builtIn: Fields
  private readonly seen = new Set<string>(REMARKS)

  constructor(name: string, data: unknown, builtIn: unknown, faults: Fault[]) {
    this.name = name
    this.faults = faults
    this.fields = isFields(data) ? data : {}
    this.builtIn = isFields(builtIn) ? builtIn : {}
    if (!isFields(data)) faults.push(fault('no-record', name, ''))
  }

  fail(key: string, field: string, args?: Phrase['args']): void {
    this.faults.push(fault(key, this.name, field, args))
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined
  }

  /** A nested record. */
  record(field: string, name = `${this.name}.${field}`): RecordReader {
    return new RecordReader(name, this.take(field), this.builtIn[field], this.faults)
  }

  /** A list of records; `builtIn` finds the built-in counterpart of one. */
  records(
    field: string,
    nameOf: (data: Fields, i: number) => string,
    isSame: (a: Fields, b: Fields) => boolean,
  ): RecordReader[] {
    const known = this.builtIn[field]
    const counterparts: unknown[] = Array.isArray(known) ? known : []
    return this.list(field).map((data, i) => {
      const fields = isFields(data) ? data : {}
      const builtIn = counterparts.find((one) => isFields(one) && isSame(fields, one))
      return new RecordReader(nameOf(fields, i), data, builtIn, this.faults)
    })
  }

  list(field: string): readonly unknown[] {
    const data = this.take(field)
    if (Array.isArray(data)) return data
    if (data !== undefined) this.fail('not-a-list', field)
    return []
  }

  number(field: string, min: number, max: number): number {
    return this.check(this.take(field), field, min, max)
  }

  numbers(field: string, min: number, max: number, shortest: number, longest: number): number[] {
    const items = this.list(field)
    this.checkLength(items, field, shortest, longest)
    return items.map((item) => this.check(item, field, min, max))
  }

  choice<const T extends string>(field: string, values: readonly T[]): T {
    return this.oneOf(this.take(field), field, values)
  }

  choices<const T extends string>(field: string, values: readonly T[], shortest: number, longest: number): T[] {
    const items = this.list(field)
    this.checkLength(items, field, shortest, longest)
    return items.map((item) => this.oneOf(item, field, values))
  }

  text(field: string, pattern: RegExp): string {
    const data = this.take(field)
    if (typeof data === 'string' && pattern.test(data)) return data
    if (data !== undefined) this.fail('bad-text', field, { value: shown(data) })
    return ''
  }

  flag(field: string): boolean {
    const data = this.take(field)
    if (typeof data !== 'boolean' && data !== undefined)
      this.fail('not-a-value', field, { value: shown(data), values: 'true, false' })
    return data === true
  }

  /** Whether the field says that there is nothing. */
  isNull(field: string): boolean {
    this.seen.add(field)
    return this.fields[field] === null
  }

  /** So many crystals of each kind, of the kinds that are allowed here. */
  crystals(field: string, kinds: readonly (keyof Crystals)[], most: number): Crystals {
    const reader = this.record(field)
    const read: { -readonly [kind in keyof Crystals]: number } = {}
    for (const kind of kinds) if (reader.has(kind)) read[kind] = reader.number(kind, 0, most)
    reader.end()
    return read
  }

  status(): RecordStatus {
    const data = this.take('status')
    if (typeof data === 'string') return this.oneOf(data, 'status', STATUSES)
    if (!isFields(data)) {
      if (data !== undefined) this.fail('bad-text', 'status', { value: shown(data) })
      return 'stated'
    }
    const read: { [field: string]: Status | { [value: string]: Status } } = {}
    if (Object.keys(data).length === 0) this.fail('missing', 'status')
    for (const [name, part] of Object.entries(data)) {
      if (!isFields(part)) read[name] = this.oneOf(part, `status.${name}`, STATUSES)
      else {
        const nested: { [value: string]: Status } = {}
        if (Object.keys(part).length === 0) this.fail('missing', `status.${name}`)
        for (const [value, one] of Object.entries(part))
          nested[value] = this.oneOf(one, `status.${name}.${value}`, STATUSES)
        read[name] = nested
      }
    }
    return read
  }

  /** Leaves a field to others. */
  ignore(...fields: readonly string[]): this {
    for (const field of fields) this.seen.add(field)
    return this
  }

  /** Every field that was not read must be one of the built-in table, and the same as there. */
  end(): void {
    for (const [field, value] of Object.entries(this.fields)) {
      if (this.seen.has(field)) continue
      if (!Object.hasOwn(this.builtIn, field)) this.fail('unknown-field', field)
      else if (canonical(this.builtIn[field]) !== canonical(value)) this.fail('fixed-field', field)
    }
  }

  private take(field: string): unknown {
    this.seen.add(field)
    const data = this.fields[field]
    if (data === undefined) this.fail('missing', field)
    return data
  }

  private check(data: unknown, field: string, min: number, max: number): number {
    if (typeof data === 'number' && Number.isInteger(data) && data >= min && data <= max) return data
    if (data !== undefined) this.fail('not-in-range', field, { value: shown(data), min, max })
    return min
  }

  private oneOf<const T extends string>(data: unknown, field: string, values: readonly T[]): T {
    const found = values.find((value) => value === data)
    if (found !== undefined) return found
    if (data !== undefined) this.fail('not-a-value', field, { value: shown(data), values: values.join(', ') })
    return values[0]!
  }

  private checkLength(items: readonly unknown[], field: string, shortest: number, longest: number): void {
    if (items.length < shortest || items.length > longest)
      this.fail('bad-length', field, { n: items.length, min: shortest, max: longest })
  }
}

const shown = (data: unknown): string => (JSON.stringify(data) ?? '').slice(0, 40)
