import type { AnyRules, GameRecord, GameState } from '@athanor/kernel'
import type { Result } from '@athanor/protocol'
import type { Kysely } from 'kysely'
import { GAMES } from '../games.ts'
import type { Journal } from '../store/journal.ts'
import { entriesAfter, seatsOf, tableRow } from '../store/rows.ts'
import type { Schema, SeatRow, TableRow } from '../store/schema.ts'
import { Course, type Entry } from './course.ts'
import { fairnessOf } from './record.ts'
import { startOf } from './start.ts'

/** A game that was played by rules that this server does not have any more. */
export interface Archived {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly entries: readonly Entry[]
}

const CLOSED: Result = { how: 'outdated', winners: [] }
/** So many tables are closed at a time. */
const AT_ONCE = 200

/** Whether a game was begun by other rules than those of today. */
export const isArchived = ({ game, version }: Pick<TableRow, 'game' | 'version'>): boolean =>
  GAMES.get(game)?.version !== version

/** Running games that were begun by older rules. (Newer ones belong to a newer server that shares the database.) */
export const outdatedGames = (db: Kysely<Schema>): Promise<TableRow[]> =>
  db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'running')
    .where(({ or, and, eb }) =>
      or([...GAMES.values()].map(({ id, version }) => and([eb('game', '=', id), eb('version', '<', version)]))),
    )
    .limit(AT_ONCE)
    .execute()

/** Ends a game that cannot be played on with an entry that says so; false if another process was faster. */
export function closeOutdated(journal: Journal, { id, seq }: TableRow, at: number): Promise<boolean> {
  const entry = { table_id: id, seq: seq + 1, kind: CLOSED.how, seat: -1, move: 0, at, ask: null }
  return journal.append({ entry, toAct: 0, botsToAct: 0, deadline: null, result: JSON.stringify(CLOSED) })
}

/** What the archive has of a game; undefined if it is not there. */
export async function archived(db: Kysely<Schema>, id: string): Promise<Archived | undefined> {
  const row = await tableRow(db, id)
  if (!row || row.status === 'open' || !isArchived(row)) return undefined
  return { row, seats: await seatsOf(db, id), entries: await entriesAfter(db, id, 0) }
}

/** The record of such a game. The hash of its last state is not known: that takes the rules it was played by. */
export function archivedRecord({ row, seats, entries }: Archived): GameRecord {
  const { setup, ...start } = startOf(row, seats)
  const course = new Course({ ...start, setup: { ...setup, options: {} }, rules: blind(row) })
  for (const entry of entries) course.add(entry)
  const { hash, ...record } = course.record()
  return { ...record, options: JSON.parse(row.options), fairness: fairnessOf(row, seats) }
}

/** Rules that let everything happen: enough to know which moves were made, and which of them were taken back. */
function blind({ game, version, players }: TableRow): AnyRules {
  const [any] = GAMES.values()
  const state: GameState = { rng: [0, 0, 0, 0], reveals: 0 }
  return {
    ...any!,
    ...{ id: game, version, players: [players], options: [] },
    setup: () => state,
    clone: () => state,
    apply: () => {},
    toAct: () => 1,
    tally: () => [],
  }
}
