import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

/** A backup or a restoration that could not be made: the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/**
 * Writes everything into a file, while the server goes on: SQLite by its own online backup, PostgreSQL by `pg_dump`,
 * which has to be installed.
 */
export async function backup(database: string, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already`)
  if (isPostgres(database)) {
    run('pg_dump', ['--format=custom', `--file=${file}`, database])
    return
  }
  if (!existsSync(database)) throw new BackupError(`there is no database at ${database}`)
  const sqlite = new Sqlite(database, { readonly: true })
  try {
    await sqlite.backup(file)
  } finally {
    sqlite.close()
  }
}

/** Puts a backup in the place of the database. The server has to be stopped; the old SQLite file is kept beside it. */
export function restore(database: string, file: string): void {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`)
  if (isPostgres(database)) {
    run('pg_restore', ['--clean', '--if-exists', '--single-transaction', `--dbname=${database}`, file])
    return
  }
  checkSqlite(file)
  if (existsSync(database)) {
    setAside(database)
  }
  copyFileSync(file, database)
}

const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database)

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

/** Moves the old file away with everything that is still in its log. */
function setAside(database: string): void {
  const sqlite = new Sqlite(database)
  try {
    sqlite.pragma('locking_mode = exclusive')
    sqlite.exec('begin exclusive; commit')
    sqlite.pragma('wal_checkpoint(truncate)')
  } catch {
    throw new BackupError('the database is in use: stop the server first')
  } finally {
    sqlite.close()
  }
  renameSync(database, `${database}.before-restore`)
  for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true })
}

function run(program: string, args: readonly string[]): void {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) throw new BackupError(`${program} could not be started; it comes with PostgreSQL`)
  if (status !== 0) throw new BackupError(`${program} failed: ${stderr.split('\n')[0]}`)
}
