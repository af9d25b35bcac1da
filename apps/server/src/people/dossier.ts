import type { Kysely } from 'kysely'
import type { EntryRow, Schema, SeatRow, TableRow } from '../store/schema.ts'

/** Everything that is kept about a person, for the person. */
export async function dossierOf(db: Kysely<Schema>, id: string): Promise<object> {
  const [person, passkeys, sessions, tables, chat, mutes] = await Promise.all([
    db.selectFrom('people').select(['id', 'name', 'created', 'seen']).where('id', '=', id).executeTakeFirst(),
    db.selectFrom('passkeys').select(['id', 'created']).where('person', '=', id).execute(),
    db.selectFrom('sessions').select(['created', 'seen']).where('person', '=', id).execute(),
    tablesOf(db, id),
    db.selectFrom('chat').select(['table_id', 'at', 'text']).where('person', '=', id).execute(),
    db.selectFrom('mutes').select('other').where('person', '=', id).execute(),
  ])
  return { person, passkeys, sessions, tables, chat, muted: mutes.map(({ other }) => other) }
}

/** The tables of a person with what the person did there, and how the games ended. */
async function tablesOf(db: Kysely<Schema>, person: string): Promise<object[]> {
  const entries = await entriesOf(db, person)
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'game', 'version', 'players', 'options', 'created', 'started', 'ended', 'status'])
    .select(['host', 'network', 'result', 'seats.seat', 'seats.name', 'seats.nonce'])
    .where('seats.person', '=', person)
    .orderBy('created')
    .execute()
  return rows.map((row) => tableOf(row, row.host === person, entries.get(row.id) ?? []))
}

type Own = Pick<EntryRow, 'seq' | 'kind' | 'move' | 'at'>
type Row = Pick<TableRow, 'options' | 'host' | 'network' | 'result'> & Pick<SeatRow, 'name'>

/** A result tells of the others what the record of the game tells everybody; where the host asked from is the host's. */
function tableOf({ host, network, options, result, ...row }: Row, hosts: boolean, entries: readonly Own[]): object {
  return {
    ...row,
    host: hosts,
    ...(hosts && network !== null && { network }),
    options: JSON.parse(options),
    ...(result !== null && { result: JSON.parse(result) }),
    entries,
  }
}

/** What a person did, by table, and when the person's time ran out. What a bot did at the seat was not asked for. */
async function entriesOf(db: Kysely<Schema>, person: string): Promise<Map<string, Own[]>> {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('seats', (join) =>
      join.onRef('seats.table_id', '=', 'entries.table_id').onRef('seats.seat', '=', 'entries.seat'),
    )
    .select(['entries.table_id', 'seq', 'kind', 'move', 'at'])
    .where('seats.person', '=', person)
    .where(({ or, eb }) => or([eb('ask', 'is not', null), eb('kind', '=', 'timeout')]))
    .orderBy('entries.table_id')
    .orderBy('seq')
    .execute()
  const own = new Map<string, Own[]>()
  for (const { table_id, ...entry } of rows) {
    const entries = own.get(table_id)
    if (entries) entries.push(entry)
    else own.set(table_id, [entry])
  }
  return own
}
