import Sqlite from 'better-sqlite3'
import { makeOwnFile } from './folder.ts'

/** The database belongs to another process. */
export class InUse extends Error {
  override readonly name = 'InUse'
}

/**
 * Takes a SQLite database for this process alone; returns how to give it back. A second server would be blind for what
 * the first one does. The lock is SQLite's own, on a file beside the database, and ends with its process, however that
 * ends; the database itself may be read meanwhile, for a backup.
 */
export function takeLock(database: string): () => void {
  const file = `${database}-lock`
  makeOwnFile(file)
  const lock = new Sqlite(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new InUse(`${database} is in use by another server; only PostgreSQL serves several (DATABASE_URL)`)
  }
  return () => lock.close()
}
