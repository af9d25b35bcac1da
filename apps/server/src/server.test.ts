import { decodeRecord, verify } from '@athanor/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { type TestServer, testServer } from './testing/house.ts'
import { party, playOn } from './testing/play.ts'
import { Visitor } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.end())

test.each([...GAMES.keys()])('two guests play %s to its end, and the record proves it', async (game) => {
  const { id, card, lines } = await party(server.url, { game, players: 2 })
  expect(card.status).toBe('running')
  await playOn(id, lines, `server ${game}`)
  const response = await fetch(`${server.url}/api/tables/${id}/record`)
  const record = decodeRecord(await response.text())
  expect(record.names).toEqual(['Ada', 'Bob'])
  verify(GAMES.get(game)!, record, { commitment: card.commitment })
})

test('the record, and with it the seed, stays in the house until the game is over', async () => {
  const { id, people } = await party(server.url, { players: 2 })
  expect((await people[0]!.request('GET', `/api/tables/${id}/record`)).status).toBe(404)
})

test.each([
  ['a hidden table', { hidden: true }],
  ['a table without spectators', { delay: -1 }],
])('the record of %s is for those who sat there', async (_, wish) => {
  const { id, lines, people } = await party(server.url, { players: 2, ...wish })
  await lines[1]!.do({ t: 'resign', table: id, id: 'r' })
  const stranger = new Visitor(server.url)
  await stranger.guest('Eva')
  const read = (visitor: Visitor) => visitor.request('GET', `/api/tables/${id}/record`)
  expect((await read(new Visitor(server.url))).status).toBe(404)
  expect((await read(stranger)).status).toBe(404)
  for (const person of people) expect((await read(person)).status).toBe(200)
})

test('the house says how it is', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

/** A figure of /metrics; labels belong to its name. */
async function figure(name: string): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}

test('figures count tables, sockets, moves of people and bots, acknowledgements, the bots’ queue and errors', async () => {
  const names = ['tables', 'sockets', 'moves_total', 'ack_seconds_count', 'bot_queue', 'errors_total']
  const figures = async () => Promise.all(names.map((name) => figure(`athanor_${name}`)))
  const before = await figures()
  const { people, lines, id } = await party(server.url, { players: 2 })
  await lines[0]!.do({ t: 'ask-end', table: id, id: 'a', seq: 0 })
  expect(await figures()).toEqual([before[0]! + 1, before[1]! + 2, before[2]! + 1, before[3]! + 1, 0, before[5]])
  await lines[0]!.do({ t: 'ask-end', table: id, id: 'b', seq: 99 })
  expect(await figure('athanor_asks_total{kind="ask-end"}')).toBeGreaterThanOrEqual(2)

  const table = await people[0]!.createTable({
    game: 'temples',
    players: 3,
    against: 'novice',
    options: { first: 2 },
  })
  await expect.poll(() => figure('athanor_moves_total')).toBeGreaterThan(before[2]! + 1)
  expect(await figure('athanor_ack_seconds_count')).toBe(before[3]! + 1)

  await server.services.database.db.updateTable('tables').set({ options: '{' }).where('id', '=', table.id).execute()
  expect((await people[0]!.request('GET', `/api/tables/${table.id}`)).body).toEqual({ code: 'our-fault' })
  expect(await figure('athanor_errors_total')).toBe(before[5]! + 1)
})
