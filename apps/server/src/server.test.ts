import { below, decodeRecord, rngFrom, verify } from '@athanor/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { type TestServer, testServer } from './testing/house.ts'
import { type Line, Visitor } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.end())

/** Two guests at a table that has begun. */
async function twoAtATable(wish: object = { game: 'spellbook', players: 2 }) {
  const [ada, bob] = [new Visitor(server.url), new Visitor(server.url)]
  await ada.guest('Ada')
  await bob.guest('Bob')
  const { id } = await ada.createTable(wish)
  await bob.join(id)
  const card = await ada.ok<{ status: string; commitment: string }>('POST', `/api/tables/${id}/start`)
  return { ada, bob, id, card }
}

/** Both play anything legal until the game is over. */
async function playOn(id: string, lines: readonly Line[], seed: string): Promise<void> {
  const rng = rngFrom(seed)
  for (;;) {
    const known = lines.map((line) => line.tables.get(id)!)
    if (known[0]!.scene.result) return
    const at = known.findIndex(({ scene }) => scene.decision)
    const { seq, scene } = known[at]!
    const answers = scene.decision!.answers
    const { move } = answers[below(rng, answers.length)]!
    const answer = await lines[at]!.do({ t: 'move', table: id, id: lines[at]!.nextId(), seq, move })
    expect(answer.t).toBe('done')
    await Promise.all(lines.map((line) => line.until(() => line.tables.get(id)!.seq > seq)))
  }
}

test.each([...GAMES.keys()])('two guests play %s to its end, and the record proves it', async (game) => {
  const { ada, bob, id, card } = await twoAtATable({ game, players: 2 })
  expect(card.status).toBe('running')
  const lines = [await ada.connect(), await bob.connect()]
  for (const line of lines) await line.watch(id)
  await playOn(id, lines, `server ${game}`)
  const response = await fetch(`${server.url}/api/tables/${id}/record`)
  const record = decodeRecord(await response.text())
  expect(record.names).toEqual(['Ada', 'Bob'])
  verify(GAMES.get(game)!, record, { commitment: card.commitment })
  for (const line of lines) line.close()
})
