import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
    const heard: string[] = []
    const listens = new Promise<void>((resolve) => {
      other!.listen((channel, payload) => {
        heard.push(`${channel} ${payload}`)
        if (channel === 'resync') resolve()
      })
    })
    await listens
    await one!.write([page('table-a', 1, 'a'), page('table-b', 1, 'b')])
    await other!.write([page('table-c', 1, 'c')])
    other!.announce('lobby', 'table-d')
    await expect.poll(() => heard.slice(1)).toEqual(['tables table-a table-b', 'lobby table-d'])
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
