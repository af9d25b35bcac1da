/**
 * One answer to one question, packed into a whole number from 0 to 2^31 - 1 like a chess engine's move.
 * A move means the same in any state of its game: it names cards and tokens, never a place in a list of choices,
 * so that a record stays valid when the order of enumeration changes.
 */
export type Move = number

/** Moves are below this. */
export const MOVE_LIMIT = 2 ** 31

/** A group of bits inside a move. */
export interface Field {
  /** The bits of `value`, in their place: `|` them to build a move. The value must fit. */
  put(value: number): Move
  /** The value of this field in `move`. */
  get(move: Move): number
}

/** Describes moves as fields side by side, lowest bits first: `fields(5, 5, 4)`. */
export function fields<const Widths extends readonly number[]>(...widths: Widths): { [K in keyof Widths]: Field } {
  let shift = 0
  const made = widths.map((width) => {
    const at = shift
    const mask = (1 << width) - 1
    shift += width
    if (shift > 31) throw new RangeError('a move has 31 bits')
    return { put: (value: number) => value << at, get: (move: Move) => (move >>> at) & mask }
  })
  return made as { [K in keyof Widths]: Field }
}
