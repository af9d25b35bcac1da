import { spawnSync } from 'node:child_process'
import { closeSync, copyFileSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isPostgres } from '../store/database.ts'
import { makeOwn, OWN_FILE } from '../store/folder.ts'
import { InUse, takeLock } from '../store/lock.ts'

/** A backup or a restoration that could not be made: the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** A backup of PostgreSQL belongs to no role: whoever puts it back has it. */
const ANYBODY = ['--no-owner', '--no-privileges']

/**
 * Writes everything into a file, while the server goes on: SQLite by itself, PostgreSQL by `pg_dump`, which has to be
 * installed. Nobody but its owner may read the file: everybody's sessions are in it. It has its name when it is whole;
 * what a backup that was killed has left under another is written over.
 */
export async function backup(database: string, file: string): Promise<void> {
  if (!isPostgres(database) && !existsSync(database)) throw new BackupError(`there is no database at ${database}`)
  if (!existsSync(dirname(file))) throw new BackupError(`there is no folder ${dirname(file)}`)
  if (existsSync(file)) throw new BackupError(`${file} exists already`)
  const part = `${file}.part`
  clear(part)
  closeSync(openSync(part, 'wx', OWN_FILE))
  try {
    if (isPostgres(database)) run('pg_dump', ['--format=custom', ...ANYBODY, `--file=${part}`], database)
    else copyOut(database, part)
    renameSync(part, file)
  } catch (error) {
    clear(part)
    throw error
  }
}

function clear(part: string): void {
  for (const end of ['', '-journal']) rmSync(part + end, { force: true })
}

/** All in one go and as of one moment: a copy made step by step begins anew whenever the server writes, and never ends. */
function copyOut(database: string, file: string): void {
  const sqlite = new Sqlite(database, { readonly: true })
  try {
    sqlite.prepare('vacuum into ?').run(file)
  } finally {
    sqlite.close()
  }
}

/**
 * Puts a backup in the place of the database. The server has to be stopped; the old SQLite file is kept beside it, and
 * everything there belongs to the owner of the folder, whoever does this.
 */
export function restore(database: string, file: string): void {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`)
  if (isPostgres(database)) {
    run('pg_restore', ['--clean', '--if-exists', '--single-transaction', ...ANYBODY, file], database)
    return
  }
  checkSqlite(file)
  const giveBack = lockOf(database)
  try {
    if (existsSync(database)) setAside(database)
    copyFileSync(file, database)
    makeOwn(database)
  } finally {
    giveBack()
  }
}

function lockOf(database: string): () => void {
  try {
    return takeLock(database)
  } catch (error) {
    if (error instanceof InUse) throw new BackupError('the database is in use: stop the server first')
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

/** Moves the old file away with everything that is still in its log. */
function setAside(database: string): void {
  const sqlite = new Sqlite(database)
  sqlite.pragma('wal_checkpoint(truncate)')
  sqlite.close()
  renameSync(database, freeName(`${database}.before-restore`))
  for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true })
}

/** This name, or with a number if something has it already. */
function freeName(name: string): string {
  if (!existsSync(name)) return name
  let n = 2
  while (existsSync(`${name}-${n}`)) n++
  return `${name}-${n}`
}

/** Runs a program of PostgreSQL. The password is no argument: everybody on the machine can read those. */
function run(program: string, args: readonly string[], database: string): void {
  const url = new URL(database)
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
  const { error, status, stderr } = spawnSync(program, [...args, `--dbname=${url}`], { encoding: 'utf8', env })
  if (error) throw new BackupError(`${program} could not be started; it comes with PostgreSQL`)
  if (status !== 0) throw new BackupError(`${program} failed: ${stderr.split('\n')[0]}`)
}
