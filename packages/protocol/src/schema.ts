/** Whether a value from outside is of a kind. A check never throws and never changes the value. */
export type Check<T> = (value: unknown) => value is T
/** What a check lets through. */
export type Of<C> = C extends Check<infer T> ? T : never

type Fields = { readonly [name: string]: Check<unknown> | Optional<unknown> }
interface Optional<T> {
  readonly optional: Check<T>
}
type Known<F> = { readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: Of<F[K]> } & {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer T> ? T : never
}

const check =
  <T>(test: (value: unknown) => boolean): Check<T> =>
  (value): value is T =>
    test(value)

export const isTrue: Check<true> = check((value) => value === true)
export const isBoolean: Check<boolean> = check((value) => typeof value === 'boolean')

/** A whole number in a range, both ends included. */
export const whole = (least: number, most: number): Check<number> =>
  check((value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)

/** Text of a length, counted in UTF-16 units. Line breaks and control characters are not text. */
export const text = (least: number, most: number): Check<string> =>
  check((value) => typeof value === 'string' && value.length >= least && value.length <= most && isPlain(value))

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/
/** Half of a character. */
const HALF = /\p{Cs}/u
const isPlain = (value: string): boolean => !CONTROL.test(value) && !HALF.test(value)

export const matching = (pattern: RegExp): Check<string> =>
  check((value) => typeof value === 'string' && pattern.test(value))

export const oneOf = <const T extends string | number>(...values: readonly T[]): Check<T> =>
  check((value) => values.includes(value as T))

export const list = <T>(item: Check<T>, most: number): Check<readonly T[]> =>
  check((value) => Array.isArray(value) && value.length <= most && value.every(item))

/** A dictionary with so many entries at most. */
export const dictionary = <T>(item: Check<T>, most: number): Check<{ readonly [key: string]: T }> =>
  check((value) => {
    if (!isRecord(value)) return false
    const keys = Object.keys(value)
    return keys.length <= most && keys.every((key) => key !== '__proto__' && key.length <= 60 && item(value[key]))
  })

export const either = <A, B>(a: Check<A>, b: Check<B>): Check<A | B> => check((value) => a(value) || b(value))

/** A field that may be absent. */
export const optional = <T>(inner: Check<T>): Optional<T> => ({ optional: inner })

/** An object with just these fields; anything else in it is refused. */
export function object<const F extends Fields>(fields: F): Check<Known<F>> {
  const required: [string, Check<unknown>][] = []
  const allowed = new Map<string, Check<unknown>>()
  for (const [name, field] of Object.entries(fields)) {
    const inner = typeof field === 'function' ? field : field.optional
    allowed.set(name, inner)
    if (typeof field === 'function') required.push([name, inner])
  }
  return check((value) => {
    if (!isRecord(value)) return false
    for (const [name] of required) if (!Object.hasOwn(value, name)) return false
    for (const name of Object.keys(value)) if (!allowed.get(name)?.(value[name])) return false
    return true
  })
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
