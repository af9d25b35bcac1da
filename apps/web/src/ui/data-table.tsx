import { type ReactNode, useState } from 'react'
import { useWords } from '../words/words.tsx'
import css from './data-table.module.css'
import { type Order, orderAfter, rowsIn, type Value } from './sorting.ts'

/** A column of a table: what a row has in it, and how that is shown if not plainly. */
export interface Column<T> {
  readonly label: string
  value(row: T): Value
  show?(row: T): ReactNode
}

/** Rows under headings; a heading sorts by its column. The first column names the row. */
export function DataTable<T>(props: {
  readonly caption: string
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  keyOf(row: T): string | number
}) {
  const { caption, columns, rows, keyOf } = props
  const { language } = useWords()
  const [order, setOrder] = useState<Order>()
  const sortBy = (at: number): void => setOrder(orderAfter(order, at, rows.map(columns[at]!.value)))
  const column = order && columns[order.column]
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, value }, at) => (
              <th
                key={label}
                scope="col"
                data-number={at > 0 && rows.some((row) => typeof value(row) === 'number') ? true : undefined}
                aria-sort={order?.column === at ? order.direction : undefined}
              >
                <button type="button" onClick={() => sortBy(at)}>
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(column ? rowsIn(rows, column.value, order.direction, language) : rows).map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((one, at) => (
                <Cell key={one.label} of={one} row={row} heads={at === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<T>({ of, row, heads }: { readonly of: Column<T>; readonly row: T; readonly heads: boolean }) {
  const { language } = useWords()
  const value = of.value(row)
  const content = of.show ? of.show(row) : typeof value === 'number' ? figure(value, language) : (value ?? '–')
  if (heads) return <th scope="row">{content}</th>
  return <td data-number={typeof value === 'number' || undefined}>{content}</td>
}

/** A number with at most one digit behind the point. */
export const figure = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value).replace('-', '−')

export const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
