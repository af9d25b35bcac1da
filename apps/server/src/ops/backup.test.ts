import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../store/database.ts'
import { onEachDatabase, onPostgres } from '../testing/databases.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'athanor-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const person = (id: string) => ({ id, name: id, login: null, password: null, created: 1, seen: 1 })
const rightsOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)

onEachDatabase((newDatabase) => {
  test('a backup is written while the server runs, for its owner alone, and put back', async () => {
    const where = (await newDatabase()) ?? join(folder, 'athanor.db')
    const copy = join(folder, 'copy')
    const before = await openDatabase(where)
    await before.db.insertInto('people').values(person('first')).execute()
    await backup(where, copy)
    expect(rightsOf(copy)).toBe('600')
    await before.db.insertInto('people').values(person('second')).execute()
    await expect(restore(where, copy)).rejects.toThrow('the database is in use: stop the server first')
    await before.close()
    await restore(where, copy)
    const after = await openDatabase(where)
    expect(await after.db.selectFrom('people').select('id').execute()).toEqual([{ id: 'first' }])
    await after.close()
  })
})

onPostgres((newDatabase) => {
  test('a backup of PostgreSQL is put back into a new, empty database', async () => {
    const [old, fresh] = [await newDatabase(), await newDatabase()]
    const before = await openDatabase(old)
    await before.db.insertInto('people').values(person('first')).execute()
    await before.close()
    await backup(old, join(folder, 'copy'))
    await restore(fresh, join(folder, 'copy'))
    const after = await openDatabase(fresh)
    expect(await after.db.selectFrom('people').select('id').execute()).toEqual([{ id: 'first' }])
    await after.close()
  })
})

onPostgres((newDatabase, postgres) => {
  test('a backup of PostgreSQL is put back by another role than the one that had it', async () => {
    const old = await newDatabase()
    const before = await openDatabase(old)
    await before.db.insertInto('people').values(person('first')).execute()
    await before.close()
    await backup(old, join(folder, 'copy'))
    const theirs = await postgres().database('newcomer')
    // The second time it replaces what is there.
    for (const _ of ['first', 'again']) await restore(theirs, join(folder, 'copy'))
    const after = await openDatabase(theirs)
    expect(await after.db.selectFrom('people').select('id').execute()).toEqual([{ id: 'first' }])
    await after.close()
  })
})

describe('the password of PostgreSQL', () => {
  const path = process.env.PATH
  afterEach(() => {
    process.env.PATH = path
  })

  test('is handed to pg_dump where nobody else can read it', async () => {
    const program = join(folder, 'pg_dump')
    writeFileSync(program, '#!/bin/sh\nfor last; do :; done; echo "$last $PGPASSWORD" >&2; exit 1\n')
    chmodSync(program, 0o700)
    process.env.PATH = `${folder}${delimiter}${path}`
    const copy = join(folder, 'copy')
    await expect(backup('postgres://athanor:p%40ss@db.example/athanor', copy)).rejects.toThrow(
      'pg_dump failed: --dbname=postgres://athanor@db.example/athanor p@ss',
    )
    expect(existsSync(copy)).toBe(false)
  })
})

describe('while somebody writes all the time', () => {
  let writer: Worker
  afterEach(() => writer.terminate())

  test('a backup ends, and is the database as it was at one moment', async () => {
    const file = join(folder, 'athanor.db')
    const database = await openDatabase(file)
    const people = Array.from({ length: 2000 }, (_, i) => ({ ...person(`${i}`), password: 'x'.repeat(10_000) }))
    await database.db.transaction().execute(async (db) => {
      for (const one of people) await db.insertInto('people').values(one).execute()
    })
    writer = new Worker(new URL('../testing/busy-writer.mjs', import.meta.url), { workerData: { file } })
    await once(writer, 'message')
    const copy = join(folder, 'copy')
    // A backup that was killed has left something.
    writeFileSync(`${copy}.part`, 'half of a database', { mode: 0o644 })
    // The thread may be unlucky on a busy machine; this one writes whenever the backup takes a breath.
    let done = false
    const writing = (async () => {
      for (let i = 0; !done; i++) {
        await database.db
          .insertInto('mutes')
          .values([
            { person: `${i}`, other: 'a' },
            { person: `${i}`, other: 'b' },
          ])
          .execute()
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    await backup(file, copy)
    done = true
    await writing
    expect(rightsOf(copy)).toBe('600')
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy'])
    const kept = new Sqlite(copy, { readonly: true })
    expect(kept.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(kept.prepare('select count(*) from people where length(password) = 10000').pluck().get()).toBe(2000)
    // Both writers always write two rows together.
    expect(Number(kept.prepare('select count(*) from mutes').pluck().get()) % 2).toBe(0)
    kept.close()
    await writer.terminate()
    await database.close()
  }, 30_000)
})

test('a machine that has never run a server gets its folder with the backup in it', async () => {
  const file = join(folder, 'athanor.db')
  const copy = join(folder, 'copy')
  const before = await openDatabase(file)
  await before.db.insertInto('people').values(person('first')).execute()
  await before.close()
  await backup(file, copy)
  chmodSync(copy, 0o644)
  const place = join(folder, 'new', 'data')
  await restore(join(place, 'athanor.db'), copy)
  expect([rightsOf(place), rightsOf(join(place, 'athanor.db'))]).toEqual(['700', '600'])
  const after = await openDatabase(join(place, 'athanor.db'))
  expect(await after.db.selectFrom('people').select('id').execute()).toEqual([{ id: 'first' }])
  await after.close()
})

/** A file that holds just this person. */
async function copyWith(id: string, password: string | null = null): Promise<string> {
  const file = join(folder, `${id}.db`)
  const database = await openDatabase(file)
  await database.db
    .insertInto('people')
    .values({ ...person(id), password })
    .execute()
  await database.close()
  await backup(file, join(folder, id))
  return join(folder, id)
}

const RESTORING = fileURLToPath(new URL('../testing/restoring.ts', import.meta.url))

/** Who is in a database. */
function peopleIn(file: string): unknown[] {
  const sqlite = new Sqlite(file, { readonly: true })
  const ids = sqlite.prepare('select id from people').pluck().all()
  sqlite.close()
  return ids
}

// A process that writes more into a file than it may is killed; one that will not hear of it fails as on a full disk.
test.skipIf(process.platform === 'win32').each([
  ['is killed', 'ulimit -f 2048'],
  ['finds the disk full', "trap '' XFSZ; ulimit -f 2048"],
])('a restoration that %s half-way leaves everything as it was', async (_, limit) => {
  const place = join(folder, 'data')
  const file = join(place, 'athanor.db')
  await restore(file, await copyWith('first'))
  const large = await copyWith('second', 'x'.repeat(4 << 20))
  const program = ['--import', 'tsx', RESTORING, file, large]
  const { status } = spawnSync('sh', ['-c', `${limit}; exec "$@"`, 'sh', process.execPath, ...program])
  expect(status).not.toBe(0)
  expect(peopleIn(file)).toEqual(['first'])
  expect(readdirSync(place).filter((name) => name.includes('before-restore'))).toEqual([])
  if (limit.startsWith('trap')) expect(readdirSync(place).sort()).toEqual(['athanor.db', 'athanor.db-lock'])
  await restore(file, large)
  expect(peopleIn(file)).toEqual(['second'])
  expect(readdirSync(place).sort()).toEqual(['athanor.db', 'athanor.db-lock', 'athanor.db.before-restore'])
})

test('a backup takes the place of a file that is broken', async () => {
  const file = join(folder, 'athanor.db')
  writeFileSync(file, 'not a database any more')
  await restore(file, await copyWith('first'))
  expect(peopleIn(file)).toEqual(['first'])
  expect(readFileSync(`${file}.before-restore`, 'utf8')).toBe('not a database any more')
})

test('what two restorations have replaced is kept', async () => {
  const file = join(folder, 'athanor.db')
  for (const id of ['first', 'second', 'third']) await restore(file, await copyWith(id))
  const kept = ['.before-restore', '.before-restore-2', ''].flatMap((end) => peopleIn(file + end))
  expect(kept).toEqual(['first', 'second', 'third'])
})

test.skipIf(process.getuid?.() !== 0)('what root restores belongs to the owner of the folder', async () => {
  const place = join(folder, 'data')
  mkdirSync(place, { mode: 0o700 })
  const [uid, gid] = [12_345, 54_321]
  chownSync(place, uid, gid)
  for (const id of ['first', 'second']) await restore(join(place, 'athanor.db'), await copyWith(id))
  const files = readdirSync(place)
  expect(files.sort()).toEqual(['athanor.db', 'athanor.db-lock', 'athanor.db.before-restore'])
  for (const file of files) expect(statSync(join(place, file)), file).toMatchObject({ uid, gid })
})

test('nothing is overwritten, and only a backup is restored', async () => {
  const file = join(folder, 'athanor.db')
  await (await openDatabase(file)).close()
  const other = join(folder, 'other.txt')
  writeFileSync(other, 'a shopping list')
  await expect(backup(file, other)).rejects.toThrow('exists already')
  await expect(backup(file, join(folder, 'missing', 'copy'))).rejects.toThrow('there is no folder')
  await expect(restore(file, other)).rejects.toThrow('not a backup')
  await expect(restore(file, join(folder, 'nothing'))).rejects.toThrow('there is no file')
  await expect(restore('postgres://nobody@127.0.0.1:1/x', other)).rejects.toThrow('the database does not answer')
})
