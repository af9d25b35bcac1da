import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  unlinkSync,
} from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { isPostgres } from '../store/database.ts'
import { makeOwn } from '../store/folder.ts'
import { InUse, takeLock } from '../store/lock.ts'
import { SESSIONS } from '../store/postgres.ts'
import { ANYBODY, BackupError, run } from './backup.ts'

const RUNNING = 'the database is in use: stop the server first'

/**
 * Puts a backup in the place of the database. The server has to be stopped; the old SQLite file is kept beside it, and
 * everything there belongs to the owner of the folder, whoever does this. One that fails, or is killed, changes nothing.
 */
export async function restore(database: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`)
  if (isPostgres(database)) await restorePostgres(database, file)
  else restoreSqlite(database, file)
}

async function restorePostgres(database: string, file: string): Promise<void> {
  if (await isServed(database)) throw new BackupError(RUNNING)
  run('pg_restore', ['--clean', '--if-exists', '--single-transaction', ...ANYBODY, file], database)
}

/** Whether a server, on whichever machine, has sessions at a PostgreSQL. */
async function isServed(database: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: database })
  try {
    await client.connect()
    const others = `select 1 from pg_stat_activity where datname = current_database()
      and application_name = $1 and pid != pg_backend_pid() limit 1`
    return (await client.query(others, [SESSIONS])).rows.length > 0
  } catch (error) {
    throw new BackupError(`the database does not answer: ${error instanceof Error ? error.message : error}`)
  } finally {
    await client.end()
  }
}

/** The copy is on the disk, whole, before it gets its name; until then the old file has it. */
function restoreSqlite(database: string, file: string): void {
  checkSqlite(file)
  const giveBack = lockOf(database)
  const part = `${database}.restoring`
  try {
    copyWhole(file, part)
    makeOwn(part)
    if (existsSync(database)) replace(database, part)
    else renameSync(part, database)
    syncFolder(dirname(database))
  } finally {
    rmSync(part, { force: true })
    giveBack()
  }
}

function lockOf(database: string): () => void {
  try {
    return takeLock(database)
  } catch (error) {
    if (error instanceof InUse) throw new BackupError(RUNNING)
    throw error
  }
}

/** Refuses a file that is no whole database. */
function checkSqlite(file: string): void {
  try {
    const sqlite = new Sqlite(file, { readonly: true })
    const answer = sqlite.pragma('integrity_check', { simple: true })
    sqlite.prepare('select count(*) from entries').get()
    sqlite.close()
    if (answer === 'ok') return
  } catch {
    // Said below.
  }
  throw new BackupError(`${file} is not a backup of Athanor`)
}

/** Puts a file in the place of a database, which is kept under another name. There is always one of them in the place. */
function replace(database: string, part: string): void {
  emptyLog(database)
  const kept = keep(database)
  try {
    // A log that could not be emptied belongs to the old file; the new one must not find it.
    for (const end of ['-wal', '-shm']) if (existsSync(database + end)) renameSync(database + end, kept + end)
    renameSync(part, database)
  } catch (error) {
    unlinkSync(kept)
    throw error
  }
}

/** Brings everything that is still in the log into the file; one that is broken is kept as it is. */
function emptyLog(database: string): void {
  const sqlite = new Sqlite(database)
  try {
    sqlite.pragma('wal_checkpoint(truncate)')
  } catch {
    // That may be why it is replaced.
  } finally {
    sqlite.close()
  }
}

/** Gives a file a second name, or, where the disk knows no second names, makes a copy. */
function keep(database: string): string {
  const kept = freeName(`${database}.before-restore`)
  try {
    linkSync(database, kept)
  } catch {
    copyWhole(database, kept)
    makeOwn(kept)
  }
  return kept
}

/** Copies a file; all of it is on the disk then, or nothing of it is left. */
function copyWhole(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
    sync(to, 'r+')
  } catch (error) {
    rmSync(to, { force: true })
    throw new BackupError(`${from} could not be copied: ${error instanceof Error ? error.message : error}`)
  }
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** So that the new name outlives the machine; not every system can do this. */
function syncFolder(folder: string): void {
  try {
    sync(folder, 'r')
  } catch {
    // Everything is in its place all the same.
  }
}

/** This name, or with a number if something has it already. */
function freeName(name: string): string {
  if (!existsSync(name)) return name
  let n = 2
  while (existsSync(`${name}-${n}`)) n++
  return `${name}-${n}`
}
