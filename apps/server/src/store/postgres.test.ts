import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { onPostgres } from '../testing/databases.ts'
import { type Database, openDatabase } from './database.ts'
import type { Page } from './journal.ts'

const page = (table: string, seq: number, ask: string): Page => ({
  entry: { table_id: table, seq, kind: 'move', seat: 0, move: 1, at: 1, ask },
  toAct: 1,
  botsToAct: 0,
  deadline: null,
})

onPostgres((newDatabase) => {
  async function open(processes: number): Promise<Database[]> {
    const address = await newDatabase()
    return Promise.all(Array.from({ length: processes }, () => openDatabase(address)))
  }
  const close = (databases: readonly Database[]): Promise<unknown> => Promise.all(databases.map((one) => one.close()))

  /** Everything that is heard from now on. */
  async function listening(database: Database): Promise<string[]> {
    const heard: string[] = []
    await new Promise<void>((resolve) => {
      database.listen((channel, payload) => {
        heard.push(`${channel} ${payload}`)
        resolve()
      })
    })
    heard.length = 0
    return heard
  }

  test('several processes may start at once on an empty database', async () => {
    const databases = await open(6)
    for (const { db } of databases) expect(await db.selectFrom('tables').selectAll().execute()).toEqual([])
    await close(databases)
  })

  test('of two who write the same number of a table one succeeds, however they put their tables in order', async () => {
    const databases = await open(2)
    const [one, other] = databases
    const tables = Array.from({ length: 300 }, (_, i) => `table-${i}`)
    for (let seq = 1; seq <= 40; seq++) {
      const [first, second] = await Promise.all([
        one!.write(tables.map((table) => page(table, seq, 'one'))),
        other!.write(tables.toReversed().map((table) => page(table, seq, 'other'))),
      ])
      expect(second!.toReversed()).toEqual(first!.map((written) => !written))
    }
    const rows = await one!.db.selectFrom('entries').select('seq').execute()
    expect(rows).toHaveLength(tables.length * 40)
    await close(databases)
  })

  test('whoever listens hears of entries that others have written, and of what is announced', async () => {
    const databases = await open(2)
    const [one, other] = databases
    const heard = await listening(other!)
    await one!.write([page('table-a', 1, 'a'), page('table-b', 1, 'b')])
    await other!.write([page('table-c', 1, 'c')])
    one!.announce('lobby', 'table-d')
    one!.announce('lobby', 'table-e')
    await expect.poll(() => heard).toEqual(['tables table-a table-b', 'lobby table-d', 'lobby table-e'])
    await close(databases)
  })

  test('what is announced is heard in the same process at once, and once', async () => {
    const databases = await open(2)
    const [one, other] = databases
    const [own, others] = [await listening(one!), await listening(other!)]
    one!.announce('said', 'table-a 1')
    expect(own).toEqual(['said table-a 1'])
    other!.announce('said', 'table-b 2')
    await expect.poll(() => own).toEqual(['said table-a 1', 'said table-b 2'])
    expect(others.toSorted()).toEqual(own)
    await close(databases)
  })

  test('where something could not be announced the others look for themselves, as soon as they can be told', async () => {
    const databases = await open(2)
    const [one, other] = databases
    const [own, others] = [await listening(one!), await listening(other!)]
    const away = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(() => Promise.reject(new Error('away')))
    for (const n of [1, 2, 3]) one!.announce('said', `table-a ${n}`)
    await expect.poll(() => away.mock.calls.length).toBe(2)
    expect(own).toEqual(['said table-a 1', 'said table-a 2', 'said table-a 3'])
    away.mockRestore()
    await expect.poll(() => others, { timeout: 5000 }).toEqual(['resync '])
    one!.announce('said', 'table-a 4')
    await expect.poll(() => others).toEqual(['resync ', 'said table-a 4'])
    expect(own).toHaveLength(4)
    await close(databases)
  })

  test('a database that is closed while it begins to listen leaves no connection behind', async () => {
    const address = await newDatabase()
    const watcher = await openDatabase(address)
    for (let i = 0; i < 5; i++) {
      const database = await openDatabase(address)
      database.listen(() => {})
      await database.close()
    }
    const connections = async (): Promise<number> => {
      const query = sql<{ n: number }>`select count(*) as n from pg_stat_activity where datname = current_database()`
      return (await query.execute(watcher.db)).rows[0]!.n
    }
    await expect.poll(connections).toBe(1)
    await watcher.close()
  })
})
