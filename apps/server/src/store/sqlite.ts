import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { Checkpoints } from './checkpoints.ts'
import type { Database, Listener } from './database.ts'
import type { Page, WritePages } from './journal.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'

/** So long a lock of somebody else, a backup for instance, is waited for. */
const PATIENCE_MS = 5000
/** So long after somebody else has kept the log from being emptied it is tried again. */
const SCRUB_AGAIN_MS = 1000

/** The embedded database: one file, one process. */
export async function openSqlite(file: string): Promise<Database> {
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = wal')
  // A commit is on the disk before anybody is told of it, also if the power fails.
  sqlite.pragma('synchronous = full')
  // Whoever writes the page too many brings them all into the file, and everybody waits: `Checkpoints` come before it.
  sqlite.pragma('wal_autocheckpoint = 20000')
  sqlite.pragma('foreign_keys = on')
  // What is deleted is gone from the file, too.
  sqlite.pragma('secure_delete = on')
  sqlite.pragma(`busy_timeout = ${PATIENCE_MS}`)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: remembering(sqlite) }) })
  await migrate(db, { name: 'sqlite' })
  const log = await openLog(file)
  const checkpoints = new Checkpoints(file)
  const listeners: Listener[] = []
  const scrubber = scrubberOf(db, sqlite)
  // A server that was killed may not have come to it.
  await scrubber.scrub()
  return {
    kind: 'sqlite',
    db,
    write: pageWriter(sqlite, log, checkpoints),
    announce: (channel, payload) => {
      for (const listener of listeners) listener(channel, payload)
    },
    listen: (listener) => {
      listeners.push(listener)
    },
    scrub: scrubber.scrub,
    check: async () => {
      sqlite.prepare('select 1').get()
    },
    close: async () => {
      scrubber.close()
      await checkpoints.close()
      await log.close()
      await db.destroy()
    },
  }
}

/**
 * Empties the log, which still has what was there before. While somebody else reads, it stays, and nobody here waits for
 * him: it is tried again until it is empty.
 */
function scrubberOf(db: Kysely<Schema>, sqlite: Sqlite.Database) {
  let later: NodeJS.Timeout | undefined
  let closed = false
  const scrub = async (): Promise<void> => {
    if (!(await db.connection().execute(async () => emptyLog(sqlite)))) again()
  }
  // What goes wrong with the disk, whoever writes next is told.
  const again = (): void => {
    clearTimeout(later)
    if (!closed) later = setTimeout(() => void scrub().catch(again), SCRUB_AGAIN_MS).unref()
  }
  return {
    scrub,
    close: () => {
      closed = true
      clearTimeout(later)
    },
  }
}

/** Whether nothing is left in the log. */
function emptyLog(sqlite: Sqlite.Database): boolean {
  sqlite.pragma('busy_timeout = 0')
  try {
    // The first column says whether somebody was in the way.
    return sqlite.pragma('wal_checkpoint(truncate)', { simple: true }) === 0
  } finally {
    sqlite.pragma(`busy_timeout = ${PATIENCE_MS}`)
  }
}

/** Lists of any length make ever new statements; the ones in daily use are few. */
const MOST_STATEMENTS = 300

/** The query builder has every statement prepared anew; here it is prepared once. */
function remembering(sqlite: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>()
  return {
    prepare: (text) => {
      let statement = statements.get(text)
      if (!statement) {
        if (statements.size >= MOST_STATEMENTS) statements.clear()
        statement = sqlite.prepare(text)
        statements.set(text, statement)
      }
      return statement
    },
    close: () => sqlite.close(),
  }
}

/** The log of the database, which exists as long as the database is open. Its name, too, is on the disk from now on. */
async function openLog(file: string): Promise<FileHandle> {
  const folder = await open(dirname(file))
  await folder.sync().finally(() => folder.close())
  return open(`${file}-wal`, 'r+')
}

/**
 * Entries are written without the query builder: this is the one hot path of the server. A commit goes into the log
 * without waiting for the disk, and the log is brought to the disk beside the event loop, so that nobody else waits; an
 * entry counts as written only then. Everything earlier stands before it in the log.
 */
function pageWriter(sqlite: Sqlite.Database, log: FileHandle, checkpoints: Checkpoints): WritePages {
  const insert = sqlite.prepare(
    'insert into entries (table_id, seq, kind, seat, move, at, ask) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  )
  const update = sqlite.prepare(
    'update tables set seq = ?, to_act = ?, bots_to_act = ?, deadline = ?, touched = ? where id = ?',
  )
  const end = sqlite.prepare("update tables set status = 'ended', ended = ?, result = ? where id = ?")
  const writeOne = ({ entry, toAct, botsToAct, deadline, result }: Page): boolean => {
    const { table_id, seq, kind, seat, move, at, ask } = entry
    if (insert.run(table_id, seq, kind, seat, move, at, ask).changes === 0) return false
    update.run(seq, toAct, botsToAct, deadline, at, table_id)
    if (result !== undefined) end.run(at, result, table_id)
    return true
  }
  const write = sqlite.transaction((pages: readonly Page[]) => pages.map(writeOne))
  return async (pages) => {
    if (checkpoints.gate) await checkpoints.gate
    // Within another transaction nothing would be durable yet, and all of it could still be undone.
    if (sqlite.inTransaction) throw new Error('a transaction is open')
    sqlite.pragma('synchronous = normal')
    try {
      return write(pages)
    } finally {
      sqlite.pragma('synchronous = full')
      await log.datasync().catch(lost)
      checkpoints.wrote(pages.length)
    }
  }
}

/** A disk that refuses may have lost what the database still shows: the process ends, and the next one reads what is there. */
function lost(error: unknown): never {
  setImmediate(() => {
    throw error
  })
  throw error
}
