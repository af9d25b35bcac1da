import { type Scenario, type SeatSetup, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { COLOURS, RUNES } from '../token.ts'
import { cards } from './payments.ts'

export const KINDS = [...COLOURS].flatMap((colour) => [...RUNES].map((rune) => colour + rune))
/** The score of a familiar with 0 to 14 tokens. */
export const TRACK = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18]

/** So many yellow and white tokens, which no test here pays or looks for. */
export const stored = (n: number): string =>
  ['Ys', 'Yt', 'Ws']
    .flatMap((name) => times(5, name).split(' '))
    .slice(0, n)
    .join(' ')

/** The table of seat 0 with the cards that it has learned. */
export function table(seat: SeatSetup, more: TableSetup = {}): Scenario {
  const named = (seat.learned ?? '').split(' ').map((word) => word.slice(0, 2))
  return scenario({ altar: 'Pc Pc', options: cards(...named), ...more, seats: [seat, ...(more.seats ?? [])] })
}
