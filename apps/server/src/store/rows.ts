import type { Kysely, Transaction } from 'kysely'
import type { Entry } from '../table/course.ts'
import type { Schema, SeatRow, TableRow } from './schema.ts'

type Db = Kysely<Schema> | Transaction<Schema>

export const tableRow = (db: Db, id: string): Promise<TableRow | undefined> =>
  db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()

/** The taken seats of a table, in their order. */
export const seatsOf = (db: Db, table: string): Promise<SeatRow[]> =>
  db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute()

/** What happened at a table after an entry, in its order. */
export const entriesAfter = (db: Db, table: string, seq: number): Promise<Entry[]> =>
  db
    .selectFrom('entries')
    .select(['seq', 'kind', 'seat', 'move', 'at', 'ask'])
    .where('table_id', '=', table)
    .where('seq', '>', seq)
    .orderBy('seq')
    .$castTo<Entry>()
    .execute()
