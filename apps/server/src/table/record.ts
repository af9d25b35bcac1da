import { commit, type GameRecord } from '@athanor/kernel'
import type { Seated } from './house.ts'

/** The record of a game that is over, with the proof that nobody chose its dice. */
export function recordOf({ table, row, seats }: Seated): GameRecord {
  const nonces = seats.flatMap(({ nonce }) => nonce ?? [])
  return { ...table.course.record(), fairness: { commitment: commit(row.secret), secret: row.secret, nonces } }
}
