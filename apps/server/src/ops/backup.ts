import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isPostgres } from '../store/database.ts'
import { OWN_FILE } from '../store/folder.ts'

/** A backup or a restoration that could not be made: the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** A backup of PostgreSQL belongs to no role: whoever puts it back has it. */
export const ANYBODY = ['--no-owner', '--no-privileges']

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

/** Runs a program of PostgreSQL. The password is no argument: everybody on the machine can read those. */
export function run(program: string, args: readonly string[], database: string): void {
  const url = new URL(database)
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
  const { error, status, stderr } = spawnSync(program, [...args, `--dbname=${url}`], { encoding: 'utf8', env })
  if (error) throw new BackupError(`${program} could not be started; it comes with PostgreSQL`)
  if (status !== 0) throw new BackupError(`${program} failed: ${stderr.split('\n')[0]}`)
}
