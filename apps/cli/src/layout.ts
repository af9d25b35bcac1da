import { unpainted } from './paint.ts'

const graphemes = new Intl.Segmenter()
const WIDE =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uff01-\uff60]/u
/** Latin and Cyrillic letters, dashes, dots, lines and simple shapes: a column each, and nothing to work out. */
const NARROW = /^[\x20-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2500-\u25fc]*$/

/** How many columns of a terminal a text fills. */
export function widthOf(text: string): number {
  const plain = unpainted(text)
  if (NARROW.test(plain)) return plain.length
  let width = 0
  for (const { segment } of graphemes.segment(plain)) width += WIDE.test(segment) ? 2 : 1
  return width
}

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** Breaks a text between words into lines of at most `width` columns; the lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? (lines.length > 0 ? indent : '') + word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = indent + word
    } else line = longer
  }
  return [...lines, line]
}

/** A label and what belongs to it, wrapped beside the label. */
export function labelled(label: string, text: string, width: number): string[] {
  const indent = ' '.repeat(widthOf(label))
  return wrap(text, width - indent.length).map((line, i) => (i === 0 ? label : indent) + line)
}

/** A line across the screen with a title in it. */
export function heading(title: string, width: number): string {
  const rest = width - widthOf(title) - 4
  return `── ${title} ${'─'.repeat(Math.max(0, rest))}`
}

/** Rows of cells as lines with aligned columns; `right` are the columns that end flush. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))
  }
  return rows.map((row) =>
    row.map((cell, i) => (right.includes(i) ? padStart(cell, widths[i]!) : padEnd(cell, widths[i]!))).join('  '),
  )
}
