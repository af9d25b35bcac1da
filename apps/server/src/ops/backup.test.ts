import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../store/database.ts'
import { onEachDatabase, onPostgres } from '../testing/databases.ts'
import { backup, restore } from './backup.ts'

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
    if (before.kind === 'sqlite') expect(() => restore(where, copy)).toThrow('stop the server first')
    await before.close()
    restore(where, copy)
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
    restore(fresh, join(folder, 'copy'))
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
    for (const _ of ['first', 'again']) restore(theirs, join(folder, 'copy'))
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
  restore(join(place, 'athanor.db'), copy)
  expect([rightsOf(place), rightsOf(join(place, 'athanor.db'))]).toEqual(['700', '600'])
  const after = await openDatabase(join(place, 'athanor.db'))
  expect(await after.db.selectFrom('people').select('id').execute()).toEqual([{ id: 'first' }])
  await after.close()
})

/** A file that holds just this person. */
async function copyWith(id: string): Promise<string> {
  const file = join(folder, `${id}.db`)
  const database = await openDatabase(file)
  await database.db.insertInto('people').values(person(id)).execute()
  await database.close()
  await backup(file, join(folder, id))
  return join(folder, id)
}

test('what two restorations have replaced is kept', async () => {
  const file = join(folder, 'athanor.db')
  for (const id of ['first', 'second', 'third']) restore(file, await copyWith(id))
  const kept = ['.before-restore', '.before-restore-2', ''].map((end) => {
    const sqlite = new Sqlite(file + end, { readonly: true })
    const id = sqlite.prepare('select id from people').pluck().get()
    sqlite.close()
    return id
  })
  expect(kept).toEqual(['first', 'second', 'third'])
})

test.skipIf(process.getuid?.() !== 0)('what root restores belongs to the owner of the folder', async () => {
  const place = join(folder, 'data')
  mkdirSync(place, { mode: 0o700 })
  const [uid, gid] = [12_345, 54_321]
  chownSync(place, uid, gid)
  for (const id of ['first', 'second']) restore(join(place, 'athanor.db'), await copyWith(id))
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
  expect(() => restore(file, other)).toThrow('not a backup')
  expect(() => restore(file, join(folder, 'nothing'))).toThrow('there is no file')
})
