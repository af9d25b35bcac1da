/** Where the spaces of a grid lie, in a box of 250 by 310. */
export const WIDTH = 250
export const HEIGHT = 310
const COLUMN = 50
const ROW = 62

export interface Place {
  readonly x: number
  readonly y: number
}

/** By space, counted from 0. Rows are centred, so that rows of two and three stand staggered. */
export function placesOfSpaces(rows: readonly (readonly number[])[]): Place[] {
  const places: Place[] = []
  const top = (HEIGHT - (rows.length - 1) * ROW) / 2
  rows.forEach((row, r) => {
    row.forEach((space, i) => {
      places[space - 1] = { x: WIDTH / 2 + (i - (row.length - 1) / 2) * 2 * COLUMN, y: top + r * ROW }
    })
  })
  return places
}

/** A line between two spaces has one name, from whichever end it is seen. */
export const lineName = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`)

/** The lines along a chain. */
export const linesOf = (chain: readonly number[]): string[] =>
  chain.slice(1).map((space, i) => lineName(chain[i]!, space))
