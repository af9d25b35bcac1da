import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/databases.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { party } from '../testing/play.ts'

onEachDatabase((newDatabase) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ database: await newDatabase() })
  })
  afterAll(() => server.end())

  test('of a table that talks without end the last lines stay, and those of other tables', async () => {
    const { db } = server.services.database
    const [talkative, quiet] = [await party(server.url, { players: 2 }), await party(server.url, { players: 2 })]
    await quiet.lines[0]!.do({ t: 'chat', table: quiet.id, id: 'c', text: 'Hush' })
    const line = {
      table_id: talkative.id,
      person: 'somebody',
      name: 'Somebody',
      at: 1,
      text: 'and',
      after: 0,
      ask: null,
    }
    await db.insertInto('chat').values(new Array(2005).fill(line)).execute()
    await talkative.lines[0]!.do({ t: 'chat', table: talkative.id, id: 'c', text: 'so on' })
    const said = async (table: string): Promise<string[]> => {
      const rows = await db.selectFrom('chat').select('text').where('table_id', '=', table).orderBy('n').execute()
      return rows.map(({ text }) => text)
    }
    expect(await said(talkative.id)).toEqual([...new Array(1999).fill('and'), 'so on'])
    expect(await said(quiet.id)).toEqual(['Hush'])
  })
})
