import type { Phrase } from './phrase.ts'
import { Refusal } from './refusal.ts'

/** The value of a table option: plain enough to be typed on a command line. */
export type OptionValue = string | number
/** The options of a table, by name. */
export type Options = { readonly [name: string]: OptionValue }

interface OptionBase {
  readonly name: string
  /** The option exists only at tables of these sizes; elsewhere it has its default. */
  readonly players?: readonly number[]
  /** An addition to a game that has records: at its default it is left out, so that they stay as they are. */
  readonly addition?: true
}

/** One option of a table, with its values and its default. */
export type OptionSpec = OptionBase &
  (
    | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
    | { readonly kind: 'text'; readonly maxLength: number; readonly default: string }
  )

/**
 * Completes the options a host has named. Unknown names and values outside the specification are refused.
 * Numbers may come as text, as a command line gives them.
 */
export function readOptions(specs: readonly OptionSpec[], players: number, given: Options): Options {
  for (const name of Object.keys(given)) {
    if (!specs.some((spec) => spec.name === name)) throw bad('unknown-option', { option: name })
  }
  const read: { [name: string]: OptionValue } = {}
  for (const spec of specs) {
    const value = Object.hasOwn(given, spec.name) ? given[spec.name]! : spec.default
    if (spec.players && !spec.players.includes(players) && value !== spec.default && value !== String(spec.default))
      throw bad('option-players', { option: spec.name, players })
    const known = readValue(spec, value)
    if (!spec.addition || known !== spec.default) read[spec.name] = known
  }
  return read
}

function readValue(spec: OptionSpec, value: OptionValue): OptionValue {
  if (spec.kind === 'choice') {
    if (typeof value === 'string' && spec.values.includes(value)) return value
    throw bad('option-choice', { option: spec.name, value: String(value), values: spec.values.join(', ') })
  }
  if (spec.kind === 'number') {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
    if (typeof number === 'number' && Number.isInteger(number) && number >= spec.min && number <= spec.max)
      return number
    throw bad('option-number', { option: spec.name, value: String(value), min: spec.min, max: spec.max })
  }
  if (typeof value === 'string' && value.length <= spec.maxLength) return value
  throw bad('option-text', { option: spec.name, length: spec.maxLength })
}

/** An option that is refused, for a reason of the kernel's or of a game's own. */
export const bad = (key: string, args: Phrase['args']): Refusal =>
  new Refusal('bad-option', [{ key: `refused.${key}`, ...(args && { args }) }])
