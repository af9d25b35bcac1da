import { rngFrom } from '@athanor/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestServer, testServer } from '../testing/house.ts'
import { everybodyAt, moveOnce, type Party, party } from '../testing/play.ts'
import { Visitor } from '../testing/visitor.ts'
import type { TableCard } from './card.ts'

const DELAY = 600

let clock: number
let server: TestServer
let stranger: Visitor
beforeEach(async () => {
  clock = 1_800_000_000_000
  server = await testServer({ now: () => clock })
  stranger = new Visitor(server.url)
  await stranger.guest('Curious')
})
afterEach(() => server.end())

const lateTable = (delay = DELAY): Promise<Party> =>
  party(server.url, { players: 2, delay, pace: { kind: 'live', move: 60, bank: 600 } })
const cardFor = (person: Visitor, id: string): Promise<TableCard> => person.ok('GET', `/api/tables/${id}`)
const listed = async (person: Visitor, id: string): Promise<TableCard | undefined> =>
  (await person.ok<{ running: TableCard[] }>('GET', '/api/tables')).running.find((card) => card.id === id)
const recordStatus = async (person: Visitor, id: string): Promise<number> =>
  (await person.request('GET', `/api/tables/${id}/record`)).status

async function resign({ id, lines }: Party): Promise<void> {
  await lines[0]!.do({ t: 'resign', table: id, id: 'r' })
  await everybodyAt(id, lines, lines[0]!.tables.get(id)!.seq)
}

test('a table that shows everything later tells the present only to those who sit there', async () => {
  const { id, lines, people } = await lateTable()
  const began = await cardFor(stranger, id)
  expect(began).toMatchObject({ status: 'running', toAct: 0, deadline: null, touched: began.started })
  clock += 5000
  await moveOnce(id, lines, rngFrom('late'))
  expect(await cardFor(stranger, id)).toEqual(began)
  expect(await listed(stranger, id)).toMatchObject({ toAct: 0, deadline: null, touched: began.started })
  const own = await cardFor(people[0]!, id)
  expect(own.touched).toBe(clock)
  expect(own.toAct).not.toBe(0)
  expect(own.deadline).not.toBeNull()
})

test('its result and its record come when the delay has passed, but at once to those who sat there', async () => {
  const game = await lateTable()
  const { id, people } = game
  const began = await cardFor(stranger, id)
  const line = await stranger.connect()
  line.ask({ t: 'lobby', on: true })
  clock += 5000
  await resign(game)
  clock += (DELAY - 1) * 1000
  expect(await cardFor(stranger, id)).toEqual(began)
  expect(await listed(stranger, id)).toBeDefined()
  expect(await recordStatus(stranger, id)).toBe(404)
  expect(line.tells).toEqual([])
  expect(await cardFor(people[1]!, id)).toMatchObject({ status: 'ended', result: { how: 'resigned' } })
  expect(await recordStatus(people[1]!, id)).toBe(200)
  clock += 1000
  expect(await cardFor(stranger, id)).toMatchObject({ status: 'ended', result: { how: 'resigned' } })
  expect(await listed(stranger, id)).toBeUndefined()
  expect(await recordStatus(stranger, id)).toBe(200)
})

test('the lobby hears of its end when the delay has passed', async () => {
  const game = await lateTable(1)
  const line = await stranger.connect()
  line.ask({ t: 'lobby', on: true })
  line.ask({ t: 'ping', n: 1 })
  await line.until(() => line.tells.length === 1)
  const before = performance.now()
  await resign(game)
  await line.until(() => line.tells.length === 2)
  expect(line.tells[1]).toEqual({ t: 'lobby', changed: [game.id] })
  expect(performance.now() - before).toBeGreaterThanOrEqual(950)
})

test('whoever comes into an empty lobby before an end is shown hears of it, too', async () => {
  const game = await lateTable(1)
  await resign(game)
  const line = await stranger.connect()
  line.ask({ t: 'lobby', on: true })
  await line.until(() => line.tells.length > 0)
  expect(line.tells).toEqual([{ t: 'lobby', changed: [game.id] }])
})

test('of one that is closed because its rules have changed the lobby hears as late', async () => {
  const { id, people } = await lateTable(1)
  const { db } = server.services.database
  const old = { id: 'late-table-of-old', invitation: 'invitation-of-old', version: 0 }
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).execute()
  const lines = [await stranger.connect(), await people[0]!.connect()]
  for (const line of lines) line.ask({ t: 'lobby', on: true })
  await db
    .insertInto('tables')
    .values({ ...row, ...old })
    .execute()
  await db
    .insertInto('seats')
    .values(seats.map((seat) => ({ ...seat, table_id: old.id })))
    .execute()
  const [far, near] = lines
  await near!.until(() => near!.tells.length > 0)
  expect(far!.tells).toEqual([])
  await far!.until(() => far!.tells.length > 0)
  expect(far!.tells).toEqual([{ t: 'lobby', changed: [old.id] }])
})

test('games are listed in an order that tells nothing of what is shown later', async () => {
  const tables = [await lateTable()]
  clock += 1000
  tables.push(await lateTable())
  const order = async (): Promise<number[]> => {
    const { running } = await stranger.ok<{ running: TableCard[] }>('GET', '/api/tables')
    return running.map((card) => tables.findIndex(({ id }) => id === card.id))
  }
  const before = await order()
  for (const { id, lines } of tables.toReversed()) {
    clock += 5000
    await moveOnce(id, lines, rngFrom('order'))
    expect(await order()).toEqual(before)
  }
})

test('whoever looks on later and says something learns nothing of the present', async () => {
  const { id, lines } = await lateTable()
  const line = await stranger.connect()
  await line.watch(id)
  await moveOnce(id, lines, rngFrom('talk'))
  expect(await line.do({ t: 'chat', table: id, id: 'c', text: 'What now?' })).toMatchObject({ t: 'done', seq: 0 })
  for (const one of [line, ...lines]) {
    await one.until(() => one.tells.some(({ t }) => t === 'said'))
    expect(one.tells.find((tell) => tell.t === 'said')!.said.after).toBe(0)
  }
})
