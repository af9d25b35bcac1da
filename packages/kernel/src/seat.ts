/** A place at the table: 0-based, clockwise. */
export type Seat = number

/** Several seats at once: bit `n` stands for seat `n`. */
export type SeatMask = number

/** Who looks at the table without sitting at it. */
export const SPECTATOR = -1

/** A seat, or the spectator. */
export type Viewer = Seat | typeof SPECTATOR

/** A mask has room for so many seats. */
export const MOST_SEATS = 31

/** The mask of one seat. */
export const maskOf = (seat: Seat): SeatMask => 1 << seat

/** Whether the seat is in the mask. Anything that is no seat, a fraction for instance, is not. */
export const isIn = (mask: SeatMask, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < MOST_SEATS && (mask & (1 << seat)) !== 0

const LISTS = new Map<SeatMask, readonly Seat[]>()

/** The seats of a mask, lowest first. Of the same mask it is the same list, made once. */
export function seatsIn(mask: SeatMask): readonly Seat[] {
  let seats = LISTS.get(mask)
  if (!seats) {
    seats = Object.freeze(Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => isIn(mask, seat)))
    LISTS.set(mask, seats)
  }
  return seats
}

/** The next seat clockwise. */
export const leftOf = (seat: Seat, players: number): Seat => (seat + 1 === players ? 0 : seat + 1)
