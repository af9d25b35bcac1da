import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../testing/house.ts'
import { party } from '../testing/play.ts'
import { Visitor } from '../testing/visitor.ts'
import { type Retention, tidyUp } from './housekeeping.ts'

const DAY = 24 * 3600 * 1000
const FOR_EVER: Retention = { keepGamesDays: 0, keepGuestsDays: 0, keepVisitorsDays: 0 }
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.end())

const tidy = (days: number, keep: Partial<Retention> = {}): Promise<void> =>
  tidyUp(server.services.database, { ...FOR_EVER, ...keep }, server.services, Date.now() + days * DAY)
const count = async (what: 'tables' | 'entries' | 'people' | 'chat' | 'seats'): Promise<number> =>
  (await server.services.database.db.selectFrom(what).selectAll().execute()).length

test('what is old is forgotten as the settings say, and nothing else', async () => {
  const over = await party(server.url, { players: 2 })
  await over.lines[0]!.do({ t: 'chat', table: over.id, id: 'c', text: 'Bye' })
  await over.lines[0]!.do({ t: 'resign', table: over.id, id: 'r' })
  const running = await party(server.url, { players: 2 })
  await running.lines[0]!.do({ t: 'ask-end', table: running.id, id: 'e', seq: 0 })
  await running.people[0]!.createTable({ game: 'spellbook', players: 2 })
  const keeper = new Visitor(server.url)
  await keeper.guest('Keeper')
  await keeper.ok('POST', '/api/me/password', { password: 'correct horse' })
  expect([await count('tables'), await count('entries'), await count('people')]).toEqual([3, 2, 5])

  await tidy(1)
  expect(await count('tables')).toBe(3)
  await tidy(3)
  expect(await count('tables')).toBe(2)

  await tidy(10, { keepGamesDays: 20, keepGuestsDays: 20 })
  expect([await count('tables'), await count('people')]).toEqual([2, 5])
  await tidy(30, { keepGamesDays: 20 })
  expect([await count('tables'), await count('entries'), await count('chat'), await count('seats')]).toEqual([
    1, 1, 0, 2,
  ])
  // Those who are waited for at a table stay, and so does whoever has an account.
  await tidy(30, { keepGuestsDays: 20 })
  expect(await count('people')).toBe(3)
})

test('guests who have never sat at a table are forgotten after some days', async () => {
  const { people, lines, id } = await party(server.url, { players: 2 })
  await lines[0]!.do({ t: 'resign', table: id, id: 'r' })
  const [passer, keeper] = [new Visitor(server.url), new Visitor(server.url)]
  await passer.guest('Passer-by')
  await keeper.guest('Keeper of nothing')
  await keeper.ok('POST', '/api/me/password', { password: 'correct horse' })
  const here = () => Promise.all([...people, passer, keeper].map((one) => one.ok<object | null>('GET', '/api/me')))
  await tidy(6, { keepVisitorsDays: 7 })
  expect((await here()).map((person) => person !== null)).toEqual([true, true, true, true])
  await tidy(8, { keepVisitorsDays: 7 })
  expect((await here()).map((person) => person !== null)).toEqual([true, true, false, true])
})

test('whoever is forgotten is in no file any more', async () => {
  const guest = new Visitor(server.url)
  await guest.guest('Ephemerion')
  const named = (): boolean[] =>
    ['', '-wal'].map((part) => readFileSync(`${server.folder}/athanor.db${part}`, 'latin1').includes('Ephemerion'))
  expect(named()).toContain(true)
  await tidy(8, { keepVisitorsDays: 7 })
  expect(named()).toEqual([false, false])
})
