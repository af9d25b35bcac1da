/** 0, 1, 2 … */
export const upTo = (n: number): readonly number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i)

export interface Keyed<T> {
  /** Its name and, if there are several of that name, which one it is. */
  readonly key: string
  readonly one: T
  readonly place: number
}

/** Things of a list that may be there several times, each with a key that stays its own when others leave. */
export function keyed<T>(list: readonly T[], name: (one: T) => string | number): Keyed<T>[] {
  const seen = new Map<string | number, number>()
  return list.map((one, place) => {
    const copy = (seen.get(name(one)) ?? 0) + 1
    seen.set(name(one), copy)
    return { key: `${name(one)} ${copy}`, one, place }
  })
}
