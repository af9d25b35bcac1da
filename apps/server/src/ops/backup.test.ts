import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../store/database.ts'
import { backup, restore } from './backup.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'athanor-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const person = (id: string) => ({ id, name: id, login: null, password: null, created: 1, seen: 1 })

test('a backup is written while the server runs, and put back', async () => {
  const file = join(folder, 'athanor.db')
  const copy = join(folder, 'copy.db')
  const before = await openDatabase(file)
  await before.db.insertInto('people').values(person('first')).execute()
  await backup(file, copy)
  await before.db.insertInto('people').values(person('second')).execute()
  await before.close()
  restore(file, copy)
  const after = await openDatabase(file)
  expect(await after.db.selectFrom('people').select('id').execute()).toEqual([{ id: 'first' }])
  await after.close()
})

test('nothing is overwritten, and only a backup is restored', async () => {
  const file = join(folder, 'athanor.db')
  await (await openDatabase(file)).close()
  const other = join(folder, 'other.txt')
  writeFileSync(other, 'a shopping list')
  await expect(backup(file, other)).rejects.toThrow('exists already')
  expect(() => restore(file, other)).toThrow('not a backup')
  expect(() => restore(file, join(folder, 'nothing'))).toThrow('there is no file')
})
