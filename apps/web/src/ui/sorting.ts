/** What a row has in a column; undefined is always last. */
export type Value = number | string | undefined

export interface Order {
  readonly column: number
  readonly direction: 'ascending' | 'descending'
}

/** The order after a column was chosen: the biggest numbers first, texts from A to Z, and the other way the next time. */
export function orderAfter(before: Order | undefined, column: number, values: readonly Value[]): Order {
  if (before?.column === column)
    return { column, direction: before.direction === 'ascending' ? 'descending' : 'ascending' }
  return { column, direction: values.some((value) => typeof value === 'number') ? 'descending' : 'ascending' }
}

/** Rows by what they have in a column, as the language sorts. */
export function rowsIn<T>(
  rows: readonly T[],
  value: (row: T) => Value,
  direction: Order['direction'],
  language: string,
): readonly T[] {
  const turn = direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return (
      turn * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), language))
    )
  })
}
