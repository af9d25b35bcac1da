import { commit, type Fairness, type GameRecord } from '@athanor/kernel'
import type { SeatRow, TableRow } from '../store/schema.ts'
import type { Course } from './course.ts'
import type { Seated } from './house.ts'

/**
 * The record of a game that is over, with the proof that nobody chose its dice. The names are those of today: a table in
 * memory may still know somebody who has been forgotten.
 */
export const recordOf = ({ table, row }: Seated, seats: readonly SeatRow[]): GameRecord => ({
  ...table.course.record(),
  ...endingOf(table.course),
  names: seats.map(({ name }) => name),
  fairness: fairnessOf(row, seats),
})

/** How the game ended, unless its last move tells that. */
export function endingOf({ result, out }: Pick<Course, 'result' | 'out'>): Pick<GameRecord, 'ending'> {
  if (!result || (result.how === 'played' && out === 0)) return {}
  const { how, winners, by } = result
  return { ending: { how, winners, ...(by !== undefined && { by }) } }
}

/** What the table promised before the game, and what everybody put into the seed. */
export const fairnessOf = ({ secret }: TableRow, seats: readonly SeatRow[]): Fairness => ({
  commitment: commit(secret),
  secret,
  nonces: seats.flatMap(({ nonce }) => nonce ?? []),
})
