import { commit } from '@athanor/kernel'
import { sql } from 'kysely'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { isArchived } from '../table/archive.ts'

/** What everybody may know of a table before looking at the game itself. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly version: number
  /** The rules have changed since the game began: it can be neither played nor watched, only its record is left. */
  readonly archived?: true
  readonly players: number
  readonly options: object
  readonly pace: object
  readonly onTimeout: 'bot' | 'forfeit'
  readonly hidden: boolean
  readonly delay: number
  readonly status: 'open' | 'running' | 'ended'
  readonly host: string
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly touched: number
  /** Shown before anybody gives a nonce: the promise not to choose the dice. */
  readonly commitment: string
  /** The seats that are taken. */
  readonly seats: readonly {
    readonly seat: number
    readonly person?: string
    readonly bot?: string
    readonly name: string
    /** Whether the game can begin for this seat: a person's nonce is there. */
    readonly ready: boolean
  }[]
  /** The seats that are waited for; none where that is told later. */
  readonly toAct: number
  readonly deadline: number | null
  readonly result?: object
  /** Only for those who sit here. */
  readonly invitation?: string
  readonly follows?: string
}

/** A bot puts nothing into the seed: nobody but the table itself would choose it. */
export const isReady = ({ bot, nonce }: SeatRow): boolean => bot !== null || nonce !== null

function seatCard(row: SeatRow): TableCard['seats'][number] {
  const { seat, person, bot, name } = row
  return { seat, name, ready: isReady(row), ...(person && { person }), ...(bot && { bot }) }
}

/** Whether somebody who does not sit at a table knows its end: those who look on see everything later. */
export const isEndKnown = ({ delay, ended }: Pick<TableRow, 'delay' | 'ended'>, now: number): boolean =>
  ended !== null && ended + Math.max(0, delay) * 1000 <= now

/** When the end of a game with spectators is shown to them, for a question to the database. */
export const END_SHOWN = sql<number>`ended + delay * 1000`

/** A table that has begun as whoever sees everything later may know it: as it was at its beginning. */
const atItsBeginning = (row: TableRow): TableRow => ({
  ...row,
  status: 'running',
  ended: null,
  touched: row.started ?? row.created,
  to_act: 0,
  deadline: null,
  result: null,
})

/** A table as a person may know it now. */
export function cardOf(
  table: TableRow,
  seats: readonly SeatRow[],
  { person, now }: { readonly person: string | undefined; readonly now: number },
): TableCard {
  const sits = person !== undefined && seats.some((seat) => seat.person === person)
  const isLate = !sits && table.delay > 0 && table.status !== 'open' && !isEndKnown(table, now)
  const row = isLate ? atItsBeginning(table) : table
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    ...(row.status !== 'open' && isArchived(row) && { archived: true as const }),
    players: row.players,
    options: JSON.parse(row.options),
    pace: JSON.parse(row.pace),
    onTimeout: row.on_timeout,
    hidden: row.hidden === 1,
    delay: row.delay,
    status: row.status,
    host: row.host,
    created: row.created,
    started: row.started,
    ended: row.ended,
    touched: row.touched,
    commitment: commit(row.secret),
    seats: seats.map(seatCard),
    toAct: row.to_act,
    deadline: row.deadline,
    ...(row.result && { result: JSON.parse(row.result) }),
    ...(sits && { invitation: row.invitation }),
    ...(row.follows && { follows: row.follows }),
  }
}
