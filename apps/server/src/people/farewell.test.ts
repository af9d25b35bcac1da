import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableCard } from '../lobby/card.ts'
import { onPostgres } from '../testing/databases.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { party } from '../testing/play.ts'
import { plainWish, Visitor } from '../testing/visitor.ts'

/** Whoever goes for good while others, or the person elsewhere, do something at another server. */
onPostgres((newDatabase) => {
  let here: TestServer
  let there: TestServer
  beforeAll(async () => {
    const database = await newDatabase()
    here = await testServer({ database })
    there = await testServer({ database })
  })
  afterAll(() => Promise.all([here?.end(), there?.end()]))

  const guest = async (name: string): Promise<Visitor & { readonly id: string }> => {
    const visitor = new Visitor(here.url)
    const { id } = await visitor.guest(name)
    return Object.assign(visitor, { id })
  }
  const wish = { ...plainWish, game: 'spellbook', players: 2 }

  /** Everything in the database that still has the person's id. */
  async function leftOf(id: string): Promise<string[]> {
    const { db } = here.services.database
    const left: string[] = []
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql.raw(`select * from ${name}`).execute(db)
      for (const row of rows) if (JSON.stringify(row).includes(id)) left.push(`${name}: ${JSON.stringify(row)}`)
    }
    return left
  }

  /** Lets several things wait for one row, in this order, and then go on. */
  async function queued<T>(row: { table: 'tables' | 'people'; id: string }, work: (() => Promise<T>)[]): Promise<T[]> {
    const { db } = there.services.database
    const waiting = async (): Promise<number> => {
      const question = sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return (await question.execute(here.services.database.db)).rows[0]!.n
    }
    const begun: Promise<T>[] = []
    await db.transaction().execute(async (held) => {
      await held.selectFrom(row.table).select('id').where('id', '=', row.id).forUpdate().execute()
      for (const [i, one] of work.entries()) {
        begun.push(one())
        await expect.poll(waiting).toBe(i + 1)
      }
    })
    return Promise.all(begun)
  }

  test('a game that the host begins meanwhile is resigned', async () => {
    const [host, leaver] = [await guest('Ann'), await guest('Ben')]
    const { id } = await host.createTable(wish)
    await leaver.join(id)
    const [begun, gone] = await queued({ table: 'tables', id }, [
      () => host.request('POST', `/api/tables/${id}/start`),
      () => leaver.at(there.url).request('DELETE', '/api/me'),
    ])
    expect([begun!.status, gone!.status]).toEqual([200, 200])
    expect(await leftOf(leaver.id)).toEqual([])
    const card = await host.ok<TableCard>('GET', `/api/tables/${id}`)
    expect(card).toMatchObject({ status: 'ended', result: { how: 'resigned', winners: [0] } })
  })

  test('a table that is put away meanwhile is no reason to stay', async () => {
    const leaver = await guest('Cat')
    const { id } = await leaver.createTable(wish)
    const [left, gone] = await queued({ table: 'tables', id }, [
      () => leaver.request('POST', `/api/tables/${id}/leave`),
      () => leaver.at(there.url).request('DELETE', '/api/me'),
    ])
    expect([left!.status, gone!.status]).toEqual([200, 200])
    expect(await leftOf(leaver.id)).toEqual([])
  })

  test('who goes out of a game that others play on is forgotten at once', async () => {
    const { people } = await party(here.url, { players: 3 })
    const { id } = await people[1]!.ok<{ id: string }>('GET', '/api/me')
    await people[1]!.ok('DELETE', '/api/me')
    expect(await leftOf(id)).toEqual([])
  })

  test('whatever the person begins at the same moment elsewhere, no id and no name stays', async () => {
    for (let i = 0; i < 12; i++) {
      const [leaver, host] = [await guest('Dee'), await guest('Eli')]
      const open = await host.createTable(wish)
      const elsewhere = leaver.at(there.url)
      const answers = await Promise.all([
        elsewhere.request('POST', '/api/tables', wish),
        leaver.request('POST', '/api/tables', wish),
        elsewhere.request('POST', `/api/tables/${open.id}/join`, {}),
        leaver.at(here.url).request('DELETE', '/api/me'),
        elsewhere.request('POST', '/api/tables', wish),
        elsewhere.request('POST', '/api/me/passkeys/offer'),
      ])
      expect(answers[3]!.status).toBe(200)
      for (const { status } of answers) expect([200, 401, 404]).toContain(status)
      expect(await leftOf(leaver.id)).toEqual([])
    }
  })

  test('what is said at the last moment, and who is muted, is forgotten too', async () => {
    const { id: table, people, lines } = await party(here.url, { players: 2 })
    const { id } = await people[0]!.ok<{ id: string }>('GET', '/api/me')
    const talk = Array.from({ length: 20 }, (_, i) =>
      lines[0]!.do({ t: 'chat', table, id: `c${i}`, text: 'still here' }).catch(() => undefined),
    )
    const mutes = Array.from({ length: 20 }, (_, i) =>
      lines[0]!.do({ t: 'mute', table, id: `m${i}`, person: `somebody-${i}`, on: true }).catch(() => undefined),
    )
    await people[0]!.at(there.url).ok('DELETE', '/api/me')
    await Promise.all([...talk, ...mutes])
    expect(await leftOf(id)).toEqual([])
  })

  test('a deletion that fails takes nothing away: the person is still signed in and can try again', async () => {
    const leaver = await guest('Flo')
    const { lobby } = here.services
    const leaveAll = lobby.leaveAll.bind(lobby)
    lobby.leaveAll = () => Promise.reject(new Error('no database'))
    expect((await leaver.request('DELETE', '/api/me')).status).toBe(500)
    lobby.leaveAll = leaveAll
    await leaver.ok('DELETE', '/api/me')
    expect(await leftOf(leaver.id)).toEqual([])
  })
})
