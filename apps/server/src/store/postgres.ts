import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { newId } from '../secrets.ts'
import type { Database, Listener } from './database.ts'
import type { Page, WritePages } from './journal.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { Voice } from './voice.ts'

const INT8 = 20
const CHANNEL = 'athanor'
const RETRY_MS = 500
/** How often a connection that listens speaks to itself; it must have heard itself by the next time. */
const BEAT_MS = 3000
/** So long an answer is waited for where nothing but the answer matters. */
const ANSWER_MS = 3000
/** So long somebody waits for one of the connections, new or in use. */
const CONNECT_MS = 10_000
const QUESTION = { text: 'select 1', query_timeout: ANSWER_MS }

/** What a server's sessions are called, whatever the address calls them: a restoration looks for them. */
export const SESSIONS = 'athanor'

function named(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  url.searchParams.set('application_name', SESSIONS)
  return String(url)
}

/** A PostgreSQL that any number of processes share. */
export async function openPostgres(where: string): Promise<Database> {
  const address = named(where)
  const types = { getTypeParser: numbersAsNumbers }
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  })
  // A connection that breaks is replaced by the pool; the query that finds out reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, { name: 'postgres' })
  const self = newId()
  const ears = new Ears(address, self)
  const voice = new Voice(pool, CHANNEL, `${self} resync `)
  return {
    kind: 'postgres',
    db,
    write: pageWriter(pool, self),
    announce: (channel, payload) => {
      ears.tell(channel, payload)
      voice.say(`${self} ${channel} ${payload}`)
    },
    listen: (listener) => ears.listen(listener),
    scrub: async () => {},
    check: async () => {
      await within(ANSWER_MS, pool.query(QUESTION))
    },
    close: async () => {
      await ears.close()
      await voice.close()
      await db.destroy()
    },
  }
}

/** Moments and moves are whole numbers well below 2^53. */
const numbersAsNumbers: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text')

/** Gives up waiting after a while. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * A connection that only listens, and comes back when it is lost. One that is open but silent is lost as well: whether
 * nobody speaks or nothing arrives it knows by what it says to itself.
 */
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
    const client = new pg.Client({
      connectionString: this.address,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    const heart = new Heart(client, `${CHANNEL}-${this.self}`, () => again())
    let lost = false
    const again = (): void => {
      if (lost) return
      lost = true
      heart.stop()
      client.removeAllListeners()
      client.on('error', () => {})
      // Whatever of it is left is let go.
      client.end().catch(() => {})
      if (this.client === client) this.client = undefined
      if (!this.closed) setTimeout(() => this.comeBack(), RETRY_MS)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, payload }) => {
      if (!heart.hears(channel)) this.hear(payload ?? '')
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await heart.begin()
      this.client = client
      // Whatever was said while nobody listened is lost: everybody looks for himself.
      this.tell('resync', '')
    } catch {
      again()
    }
  }

  private hear(message: string): void {
    const [speaker, news] = parted(message)
    // What this process says has been told here already, and what it has written its tables know.
    if (speaker !== this.self) this.tell(...parted(news))
  }

  tell(channel: string, payload: string): void {
    for (const listener of this.listeners) listener(channel, payload)
  }
}

/** Speaks to itself over a connection, and tells when it does not hear itself. */
class Heart {
  private beating: NodeJS.Timeout | undefined
  private heard = true
  private readonly client: pg.Client
  private readonly channel: string
  private readonly silent: () => void

  constructor(client: pg.Client, channel: string, silent: () => void) {
    this.client = client
    this.channel = channel
    this.silent = silent
  }

  async begin(): Promise<void> {
    await this.client.query(`listen "${this.channel}"`)
    this.beating = setInterval(() => this.beat(), BEAT_MS)
  }

  stop(): void {
    clearInterval(this.beating)
  }

  /** Whether something came from here. */
  hears(channel: string): boolean {
    if (channel !== this.channel) return false
    this.heard = true
    return true
  }

  private beat(): void {
    if (this.heard) {
      this.heard = false
      this.client.query(`notify "${this.channel}"`).catch(() => {})
      return
    }
    // A process that was busy itself may find the answer only now.
    setImmediate(() => {
      if (!this.heard) this.silent()
    })
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
        await client.query('select pg_notify($1, $2)', [CHANNEL, `${self} tables ${touched.join(' ')}`])
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
