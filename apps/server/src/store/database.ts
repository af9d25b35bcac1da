import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import type { WritePages } from './journal.ts'
import type { Schema } from './schema.ts'

/** News that travels between processes that share a database: a table, and its last entry. */
export type Listener = (channel: string, payload: string) => void

/** What the server needs of a database; there are two, with the same tables. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  readonly write: WritePages
  /** Tells all processes, this one too. */
  announce(channel: string, payload: string): void
  listen(listener: Listener): void
  /** Resolves if the database answers. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Opens the database at a `postgres://` address, or the SQLite file at a path, and brings its tables up to date. */
export async function openDatabase(where: string): Promise<Database> {
  if (/^postgres(ql)?:\/\//.test(where)) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(where)
  }
  mkdirSync(dirname(where), { recursive: true })
  const { openSqlite } = await import('./sqlite.ts')
  return openSqlite(where)
}
