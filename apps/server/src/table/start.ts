import { mixSeed } from '@athanor/kernel'
import { GAMES } from '../games.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import type { Start } from './course.ts'
import type { Pace } from './pace.ts'

/** What the rows say about the beginning of a game. */
export function startOf(row: TableRow, seats: readonly SeatRow[]): Start {
  const nonces = seats.flatMap(({ nonce }) => (nonce === null ? [] : [nonce]))
  return {
    rules: GAMES.get(row.game)!,
    setup: {
      players: row.players,
      options: JSON.parse(row.options),
      seed: mixSeed(row.secret, nonces),
      names: seats.map(({ name }) => name),
    },
    pace: JSON.parse(row.pace) as Pace,
    onTimeout: row.on_timeout,
    bots: seats.reduce((mask, { seat, bot }) => (bot === null ? mask : mask | (1 << seat)), 0),
    at: row.started ?? row.created,
  }
}
