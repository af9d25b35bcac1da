import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'athanor-database-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const rightsOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)

test('nobody else on the machine can read the database or its log', async () => {
  const data = join(folder, 'deep', 'data')
  const file = join(data, 'athanor.db')
  await (await openDatabase(file)).close()
  // An older server has left it to be read by everybody.
  chmodSync(file, 0o644)
  const database = await openDatabase(file)
  await database.db.insertInto('mutes').values({ person: 'ada', other: 'bob' }).execute()
  const files = readdirSync(data)
  expect(files).toEqual(expect.arrayContaining(['athanor.db', 'athanor.db-shm', 'athanor.db-wal']))
  expect(files.map((name) => rightsOf(join(data, name)))).toEqual(files.map(() => '600'))
  expect([rightsOf(data), rightsOf(join(folder, 'deep'))]).toEqual(['700', '700'])
  await database.close()
})
