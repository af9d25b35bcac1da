import { decodeRecord, verify } from '@athanor/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { type TestServer, testServer } from './testing/house.ts'
import { party, playOn } from './testing/play.ts'

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

test('the house says how it is', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toMatch(/^athanor_ack_seconds_count [1-9]/m)
  expect(metrics).toMatch(/^athanor_sockets [1-9]/m)
})
