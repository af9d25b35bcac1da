import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
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
