import CliTable from 'cli-table3'
import { widthOf, wrap } from './layout.ts'

export type Align = 'left' | 'right'

/** A table with ruled lines, no wider than `width` as far as its words allow. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly Align[],
  width = Number.POSITIVE_INFINITY,
): string[] {
  const widths = widthsWithin(
    width,
    head.map((title, i) => columnOf(title, rows, i, align[i] ?? 'left')),
  )
  const folded = (row: readonly string[]): string[] => row.map((cell, i) => fold(cell, widths[i]!))
  const drawn = new CliTable({
    head: folded(head),
    colAligns: [...align],
    style: { head: [], border: [], 'padding-left': 1, 'padding-right': 1 },
  })
  for (const row of rows) drawn.push(folded(row))
  return drawn.toString().split('\n')
}

/** How wide a column would like to be, and how narrow it can be. */
interface Column {
  readonly wish: number
  readonly need: number
}

/** Words are kept whole, and so are the cells of a column of numbers. */
function columnOf(title: string, rows: readonly (readonly string[])[], at: number, align: Align): Column {
  const lines = rows.flatMap((row) => row[at]!.split('\n'))
  const whole = align === 'right' ? lines : lines.flatMap(wordsOf)
  return { wish: widest([title, ...lines]), need: widest([...wordsOf(title), ...whole]) }
}

const wordsOf = (text: string): string[] => text.split(' ')
const widest = (texts: readonly string[]): number => texts.reduce((most, text) => Math.max(most, widthOf(text)), 0)

/** A line and two spaces for each column, and a line at the end. */
const frame = (columns: number): number => 3 * columns + 1

/** Takes what is too much from the widest columns first. */
function widthsWithin(width: number, columns: readonly Column[]): number[] {
  const widths = columns.map(({ wish }) => wish)
  let excess = widths.reduce((sum, one) => sum + one, frame(columns.length)) - width
  for (; excess > 0; excess--) {
    const pliant = widths.map((one, i) => (one > columns[i]!.need ? one : 0))
    const most = Math.max(...pliant)
    if (most === 0) break
    widths[pliant.indexOf(most)]!--
  }
  return widths
}

const fold = (cell: string, width: number): string =>
  cell
    .split('\n')
    .flatMap((line) => (widthOf(line) > width ? wrap(line, width) : [line]))
    .join('\n')
