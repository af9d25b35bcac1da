import type { Kysely } from 'kysely'
import { makeOwnFile } from './folder.ts'
import type { WritePages } from './journal.ts'
import type { Schema } from './schema.ts'

/** News that travels between processes that share a database: a table, and its last entry. */
export type Listener = (channel: string, payload: string) => void

/** What the server needs of a database; there are two, with the same tables. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  readonly write: WritePages
  /** Tells all processes: this one at once, the others as soon as they can be told; failing that they are told `resync`. */
  announce(channel: string, payload: string): void
  listen(listener: Listener): void
  /** Leaves nothing of what was deleted behind in files; a database that does so in its own time need not be told. */
  scrub(): Promise<void>
  /** Resolves if the database answers. */
  check(): Promise<void>
  close(): Promise<void>
}

export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where)

/** Opens the database at a `postgres://` address, or the SQLite file at a path, and brings its tables up to date. */
export async function openDatabase(where: string): Promise<Database> {
  if (isPostgres(where)) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(where)
  }
  makeOwnFile(where)
  const { takeLock } = await import('./lock.ts')
  const giveBack = takeLock(where)
  const { openSqlite } = await import('./sqlite.ts')
  const database = await openSqlite(where).catch((error) => {
    giveBack()
    throw error
  })
  return { ...database, close: () => database.close().finally(giveBack) }
}
