import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { newId } from '../secrets.ts'
import type { Database, Listener } from './database.ts'
import type { Page, WritePages } from './journal.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'

const INT8 = 20
const CHANNEL = 'athanor'
const RETRY_MS = 500

/** A PostgreSQL that any number of processes share. */
export async function openPostgres(address: string): Promise<Database> {
  const types = { getTypeParser: numbersAsNumbers }
  const pool = new pg.Pool({ connectionString: address, max: 10, types })
  // A connection that breaks is replaced by the pool; the query that finds out reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, { name: 'postgres' })
  const self = newId()
  const ears = new Ears(address, self)
  return {
    kind: 'postgres',
    db,
    write: pageWriter(pool, self),
    announce: (channel, payload) => {
      pool.query('select pg_notify($1, $2)', [CHANNEL, `${channel} ${payload}`]).catch(() => {})
    },
    listen: (listener) => ears.listen(listener),
    scrub: async () => {},
    check: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      await ears.close()
      await db.destroy()
    },
  }
}

/** Moments and moves are whole numbers well below 2^53. */
const numbersAsNumbers: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text')

/** A connection that only listens, and comes back when it is lost. */
class Ears {
  private client: pg.Client | undefined
  private opening: Promise<void> | undefined
  private closed = false
  private readonly address: string
  private readonly self: string
  private readonly listeners: Listener[] = []

  constructor(address: string, self: string) {
    this.address = address
    this.self = self
  }

  listen(listener: Listener): void {
    this.listeners.push(listener)
    if (this.listeners.length === 1) this.opening = this.open()
  }

  async close(): Promise<void> {
    this.closed = true
    await this.opening
    await this.client?.end()
  }

  private comeBack(): void {
    if (!this.closed) this.opening = this.open()
  }

  private async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.address })
    const again = (): void => {
      client.removeAllListeners()
      client.on('error', () => {})
      if (this.client === client) this.client = undefined
      if (!this.closed) setTimeout(() => this.comeBack(), RETRY_MS)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload }) => this.hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.client = client
      // Whatever was said while nobody listened is lost: everybody looks for himself.
      this.hear('resync ')
    } catch {
      again()
    }
  }

  private hear(message: string): void {
    const [channel, payload] = parted(message)
    const [writer, tables] = parted(payload)
    if (channel !== 'tables') this.tell(channel, payload)
    // What this process has written its tables know already.
    else if (writer !== this.self) this.tell(channel, tables)
  }

  private tell(channel: string, payload: string): void {
    for (const listener of this.listeners) listener(channel, payload)
  }
}

/** The first word, and the rest. */
function parted(text: string): [string, string] {
  const space = text.indexOf(' ')
  return [text.slice(0, space), text.slice(space + 1)]
}

/** All pages in one transaction of two statements; an entry whose place is taken is left out with its update. */
function pageWriter(pool: pg.Pool, self: string): WritePages {
  return async (pages) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      await client.query('begin')
      const { rows } = await client.query<{ table_id: string; seq: number }>(INSERT, columnsOf(pages))
      const written = new Set(rows.map(({ table_id, seq }) => `${table_id} ${seq}`))
      const kept = pages.map(({ entry }) => written.has(`${entry.table_id} ${entry.seq}`))
      await client.query(UPDATE, updatesOf(pages.filter((_, i) => kept[i])))
      const touched = [...new Set(rows.map(({ table_id }) => table_id))]
      if (touched.length > 0)
        await client.query('select pg_notify($1, $2)', [CHANNEL, `tables ${self} ${touched.join(' ')}`])
      await client.query('commit')
      return kept
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
      throw failure
    } finally {
      // A connection in an unknown state is not used again; closing it rolls back.
      client.release(failure)
    }
  }
}

/** In the order of the tables: two processes that write the same ones must not wait for each other in a circle. */
const INSERT = `insert into entries (table_id, seq, kind, seat, move, at, ask)
  select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::bigint[], $6::bigint[], $7::text[])
    as new(table_id) order by table_id
  on conflict do nothing returning table_id, seq`

const columnsOf = (pages: readonly Page[]): unknown[] => [
  pages.map(({ entry }) => entry.table_id),
  pages.map(({ entry }) => entry.seq),
  pages.map(({ entry }) => entry.kind),
  pages.map(({ entry }) => entry.seat),
  pages.map(({ entry }) => entry.move),
  pages.map(({ entry }) => entry.at),
  pages.map(({ entry }) => entry.ask),
]

const UPDATE = `update tables set seq = new.seq, to_act = new.to_act, bots_to_act = new.bots_to_act,
    deadline = new.deadline, touched = new.at,
    status = case when new.result is null then status else 'ended' end,
    ended = case when new.result is null then ended else new.at end,
    result = coalesce(new.result, tables.result)
  from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::bigint[], $6::bigint[], $7::text[])
    as new(id, seq, to_act, bots_to_act, deadline, at, result)
  where tables.id = new.id`

const updatesOf = (pages: readonly Page[]): unknown[] => [
  pages.map(({ entry }) => entry.table_id),
  pages.map(({ entry }) => entry.seq),
  pages.map(({ toAct }) => toAct),
  pages.map(({ botsToAct }) => botsToAct),
  pages.map(({ deadline }) => deadline),
  pages.map(({ entry }) => entry.at),
  pages.map(({ result }) => result ?? null),
]
