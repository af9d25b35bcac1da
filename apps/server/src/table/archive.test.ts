import { type AnyRules, decodeRecord, replay, rngFrom } from '@athanor/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import type { TableCard } from '../lobby/card.ts'
import { entriesAfter } from '../store/rows.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { everybodyAt, moveOnce, type Party, party, playOn } from '../testing/play.ts'
import { HOUSE_RULES } from './house.ts'

onEachDatabase((newDatabase) => {
  let server: TestServer
  let database: string | undefined
  const start = async (folder?: string): Promise<void> => {
    const rules = { ...HOUSE_RULES, roundsMs: 30 }
    server = await testServer({ database, rules, ...(folder !== undefined && { folder }) })
  }
  beforeAll(async () => {
    database = await newDatabase()
    await start()
  })
  afterAll(() => server.end())

  /** The server comes back with newer rules. */
  async function changeRules(): Promise<void> {
    await server.close()
    const rules = GAMES.get('spellbook')!
    ;(GAMES as Map<string, AnyRules>).set('spellbook', { ...rules, version: rules.version + 1 })
    await start(server.folder)
  }
  const cardOf = ({ people }: Party, id: string): Promise<TableCard> =>
    people[0]!.at(server.url).ok('GET', `/api/tables/${id}`)
  const recordOf = async ({ people }: Party, id: string) =>
    decodeRecord(JSON.stringify(await people[0]!.at(server.url).ok('GET', `/api/tables/${id}/record`)))
  const closed = { status: 'ended', archived: true, result: { how: 'outdated', winners: [] }, toAct: 0, deadline: null }

  test('a game whose rules have changed is closed once; its people are told, and its record stays', async () => {
    const pace = { kind: 'correspondence', move: 3600, bank: 0 }
    const played = await party(server.url, { players: 2, pace })
    const { id, lines, card, people } = played
    const rng = rngFrom('archive')
    for (let i = 0; i < 12; i++) await moveOnce(id, lines, rng)
    const ask = async (who: number, what: object): Promise<void> => {
      const { seq } = lines[who]!.tables.get(id)!
      const answer = await lines[who]!.do({ table: id, id: lines[who]!.nextId(), seq, ...what } as never)
      expect(answer).toMatchObject({ t: 'done' })
      await everybodyAt(id, lines, seq + 1)
    }
    await ask(0, { t: 'ask-undo', moves: 3 })
    await ask(1, { t: 'answer', yes: true })
    await moveOnce(id, lines, rng)
    const real = (await server.services.house.open(id))!.table.course
    const { hash, acts, version } = real.record()
    expect(acts).toHaveLength(10)
    await changeRules()

    await expect.poll(() => cardOf(played, id), { timeout: 10_000 }).toMatchObject(closed)
    expect((await entriesAfter(server.services.database.db, id, 15)).map(({ kind }) => kind)).toEqual(['outdated'])
    const line = await people[1]!.at(server.url).connect()
    line.ask({ t: 'watch', table: id, since: 3 })
    await line.until(() => line.tells.length > 0)
    expect(line.tells).toEqual([{ t: 'refused', code: 'outdated', table: id }])
    const finished = await people[1]!.at(server.url).ok<TableCard[]>('GET', '/api/my/finished')
    expect(finished.map((one) => one.id)).toEqual([id])

    const record = await recordOf(played, id)
    expect(record).toMatchObject({ version, acts, names: ['Ada', 'Bob'] })
    expect(record.fairness?.commitment).toBe(card.commitment)
    expect(record.hash).toBeUndefined()
    const rules = GAMES.get('spellbook')!
    replay(rules, { ...record, version: rules.version, hash: hash! })
  })

  test('the record of a game that was over before its rules changed stays as well', async () => {
    const played = await party(server.url, { players: 2 })
    await playOn(played.id, played.lines, 'over')
    const { acts } = await recordOf(played, played.id)
    await changeRules()
    expect(await cardOf(played, played.id)).toMatchObject({ archived: true, result: { how: 'played' } })
    expect((await recordOf(played, played.id)).acts).toEqual(acts)
  })

  test('a table that waits for its players while the rules change is played by the new ones', async () => {
    const [host] = (await party(server.url, { players: 2 })).people
    const { id } = await host!.createTable({ game: 'spellbook', players: 2 })
    await changeRules()
    const again = host!.at(server.url)
    await again.ok('POST', `/api/tables/${id}/seat`, { seat: 1, bot: 'novice' })
    const card = await again.ok<TableCard>('POST', `/api/tables/${id}/start`)
    expect(card).toMatchObject({ status: 'running', version: GAMES.get('spellbook')!.version })
    expect(card.archived).toBeUndefined()
  })
})
