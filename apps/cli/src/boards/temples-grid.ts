import { padEnd, widthOf } from '../layout.ts'

/** A Crystal Grid as it is printed: the spaces row by row, and the pairs that a line joins. */
export interface Lattice {
  readonly rows: readonly (readonly number[])[]
  readonly lines: readonly (readonly number[])[]
}

const CELL = 3
const STEP = 6

/** Where a space lies: its row, and its column in characters. Shorter rows stand in the middle. */
function places({ rows }: Lattice): Map<number, readonly [row: number, x: number]> {
  const most = Math.max(...rows.map((row) => row.length))
  return new Map(
    rows.flatMap((row, y) => row.map((space, i) => [space, [y, ((most - row.length) * STEP) / 2 + i * STEP]] as const)),
  )
}

/** How a line between two places is drawn in the row below `a`; undefined if it cannot be. */
function stroke(
  a: readonly [number, number],
  b: readonly [number, number],
): readonly [x: number, sign: string] | undefined {
  if (b[0] - a[0] !== 1) return undefined
  if (b[1] - a[1] === STEP / 2) return [a[1] + CELL, '\\']
  if (b[1] - a[1] === -STEP / 2) return [a[1], '/']
  return b[1] === a[1] ? [a[1] + 1, '|'] : undefined
}

const isBeside = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] === b[0] && Math.abs(a[1] - b[1]) === STEP

/** The lines of a lattice between places, the upper or left one first. */
function joints(lattice: Lattice) {
  const at = places(lattice)
  return lattice.lines.map(([one = 0, other = 0]) => {
    const [a, b] = [at.get(one) ?? ([0, 0] as const), at.get(other) ?? ([0, 0] as const)]
    const forward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])
    return forward ? { spaces: [one, other], a, b } : { spaces: [other, one], a: b, b: a }
  })
}

/** The lines that no picture of these rows can show, as pairs of spaces. */
export const hiddenLines = (lattice: Lattice): number[][] =>
  joints(lattice)
    .filter(({ a, b }) => !isBeside(a, b) && !stroke(a, b))
    .map(({ spaces }) => spaces)

/**
 * The grid in the shape it has on the table; `cell` gives the sign of a space after its number:
 *
 *         1·    2R
 *        /  \  /  \
 *      3·    4C    5·
 */
export function drawGrid(lattice: Lattice, cell: (space: number) => string, withLines: boolean): string[] {
  const at = places(lattice)
  const drawn = joints(lattice)
  return lattice.rows.flatMap((row, y) => {
    let line = ''
    for (const space of row) {
      const [, x] = at.get(space)!
      const joined = drawn.some(({ a, b }) => isBeside(a, b) && b[0] === y && b[1] === x)
      line = joined ? `${padEnd(line, x - 2)}─ ` : padEnd(line, x)
      line += `${String(space).padStart(CELL - 1)}${cell(space)}`
    }
    if (!withLines || y === lattice.rows.length - 1) return [line]
    const strokes: string[] = []
    for (const { a, b } of drawn) {
      const found = a[0] === y ? stroke(a, b) : undefined
      if (found) strokes[found[0]] = found[1]
    }
    return [line, Array.from(strokes, (sign) => sign ?? ' ').join('')]
  })
}

/** Blocks of lines next to each other, as many as there is room for. */
export function beside(blocks: readonly (readonly string[])[], width: number, gap = 4): string[] {
  const lines: string[] = []
  let band: string[] = []
  for (const block of blocks) {
    const used = band.length > 0 ? Math.max(...band.map(widthOf)) + gap : 0
    const room = Math.max(...block.map(widthOf))
    if (band.length > 0 && used + room > width) {
      lines.push(...band.map((line) => line.trimEnd()), '')
      band = [...block]
    } else
      band = Array.from({ length: Math.max(band.length, block.length) }, (_, i) =>
        used === 0 ? (block[i] ?? '') : padEnd(band[i] ?? '', used) + (block[i] ?? ''),
      )
  }
  return [...lines, ...band.map((line) => line.trimEnd())]
}
