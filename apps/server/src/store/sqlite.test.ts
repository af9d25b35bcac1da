import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from './database.ts'
import type { Page } from './journal.ts'
import { openSqlite } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'athanor-sqlite-'))
const file = join(folder, 'athanor.sqlite')
let database: Database
beforeAll(async () => {
  database = await openSqlite(file)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const page = (seq: number): Page => ({
  entry: { table_id: 'table-a', seq, kind: 'move', seat: 0, move: 1, at: 1, ask: null },
  ...{ toAct: 1, botsToAct: 0, deadline: null },
})
/** A number in the head of the log that is another one each time it begins anew. */
const cycle = (): number => readFileSync(`${file}-wal`).readUInt32BE(16)

const written = async (): Promise<number[]> =>
  (await database.db.selectFrom('entries').select('seq').orderBy('seq').execute()).map(({ seq }) => seq)

test('an entry is not written inside a transaction of somebody else, which could still be undone', async () => {
  const undone = database.db.transaction().execute(async (db) => {
    await db.insertInto('mutes').values({ person: 'ada', other: 'bob' }).execute()
    await expect(database.write([page(1)])).rejects.toThrow('transaction')
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect(await written()).toEqual([])
  expect(await database.write([page(1)])).toEqual([true])
  expect(await written()).toEqual([1])
})

test('the log begins anew while entries are written on, and nothing of it is lost', async () => {
  const pageAt = (table: number): Page => {
    const { entry, ...rest } = page(1)
    return { entry: { ...entry, table_id: createHash('md5').update(String(table)).digest('hex') }, ...rest }
  }
  const many = 12_000
  const batch = 100
  const first = cycle()
  for (let from = 0; from < many; from += batch)
    await database.write(Array.from({ length: batch }, (_, i) => pageAt(from + i)))
  let n = many
  await vi.waitFor(
    async () => {
      await database.write([pageAt(n++)])
      expect(cycle()).not.toBe(first)
    },
    { timeout: 20_000, interval: 20 },
  )
  expect(await written()).toHaveLength(n + 1)
})

test('many different statements are all answered, more than are remembered', async () => {
  for (let n = 1; n <= 400; n++) {
    const seqs = Array.from({ length: n }, (_, i) => i + 1)
    const rows = await database.db
      .selectFrom('mutes')
      .select('person')
      .where('person', 'in', seqs.map(String))
      .execute()
    expect(rows).toEqual([])
  }
})

test('what was deleted while somebody read is gone from file and log once he has read', async () => {
  const named = (): boolean[] => ['', '-wal'].map((part) => readFileSync(file + part, 'latin1').includes('Zanzibarius'))
  await database.db.insertInto('mutes').values({ person: 'Zanzibarius', other: 'bob' }).execute()
  const reader = new Sqlite(file, { readonly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from mutes').get()
  await database.db.deleteFrom('mutes').where('person', '=', 'Zanzibarius').execute()
  await database.scrub()
  expect(named()).toContain(true)
  reader.close()
  await expect.poll(named, { timeout: 20_000 }).toEqual([false, false])
})
