import { BUILT_IN, tableText } from '@athanor/temples'
import { afterEach, expect, test } from 'vitest'
import { LIMITS, type Limits } from '../limits.ts'
import type { TableCard } from '../lobby/card.ts'
import { NO_LIMITS, type TestServer, testServer } from '../testing/house.ts'
import { Line, plainWish, Visitor } from '../testing/visitor.ts'

let server: TestServer
afterEach(() => server.end())

const limited = async (limits: Partial<Limits>): Promise<void> => {
  server = await testServer({ limits: { ...LIMITS, ...limits } })
}
async function guest(name: string): Promise<Visitor> {
  const visitor = new Visitor(server.url)
  await visitor.guest(name)
  return visitor
}
/** How many of so many requests are answered. */
async function answered(visitor: Visitor, times: number): Promise<number> {
  let good = 0
  for (let i = 0; i < times; i++) if ((await visitor.request('GET', '/api/tables')).status === 200) good++
  return good
}

test('behind one address each session has its own limit, and strangers have one together', async () => {
  await limited({ requests: 5, requestsEach: 8 })
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  expect(await answered(new Visitor(server.url), 7)).toBe(5)
  const forger = new Visitor(server.url)
  forger.cookie = 'athanor=made-up'
  expect(await answered(forger, 2)).toBe(0)
  expect(await answered(ada, 10)).toBe(8)
  // Whose socket broke comes back, however many others ask.
  expect(await answered(bob, 7)).toBe(7)
  const line = await Line.open(server.url, await bob.ticket())
  line.close()
})

test('a network has a limit for everybody together, and what is careful is counted by network for whoever asks', async () => {
  await limited({ requestsTogether: 12, careful: 2 })
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  expect(await ada.request('POST', '/api/guest', { name: 'Eve' })).toEqual({ status: 429, body: { code: 'too-fast' } })
  expect((await answered(ada, 6)) + (await answered(bob, 6))).toBe(9)
  expect(await bob.request('GET', '/api/me')).toEqual({ status: 429, body: { code: 'too-fast' } })
  expect((await bob.request('GET', '/healthz')).status).toBe(200)
})

const tooFast = { status: 429, body: { code: 'too-fast' } }

/** Makes a table against a bot, and gives the game up: nothing of it is open or running then. */
async function playThrough(visitor: Visitor): Promise<void> {
  const { id } = await visitor.createTable({ game: 'spellbook', players: 2, against: 'novice' })
  const line = await visitor.connect()
  await line.do({ t: 'resign', table: id, id: 'r' })
  line.close()
}

test('whoever gives every game up makes no more tables than others, nor does a network', async () => {
  await limited({ tablesEach: 3, tablesTogether: 5 })
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const wish = { ...plainWish, game: 'spellbook', players: 2 }
  for (let i = 0; i < 3; i++) await playThrough(ada)
  // What is refused costs the others nothing.
  for (let i = 0; i < 5; i++) expect(await ada.request('POST', '/api/tables', wish)).toEqual(tooFast)
  for (let i = 0; i < 2; i++) await playThrough(bob)
  expect(await bob.request('POST', '/api/tables', wish)).toEqual(tooFast)
})

test('a rematch counts as a table for whoever makes it', async () => {
  await limited({ tablesEach: 2 })
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await ada.createTable({ game: 'spellbook', players: 2 })
  await bob.join(id)
  await ada.ok('POST', `/api/tables/${id}/start`)
  const line = await ada.connect()
  await line.do({ t: 'resign', table: id, id: 'r' })
  line.close()
  const again = await ada.ok<TableCard>('POST', `/api/tables/${id}/rematch`)
  expect((await bob.ok<TableCard>('POST', `/api/tables/${id}/rematch`)).id).toBe(again.id)
  for (let i = 0; i < 2; i++) await playThrough(bob)
  expect(await ada.request('POST', '/api/tables', { ...plainWish, game: 'spellbook', players: 2 })).toEqual(tooFast)
})

test('a table with much data of its own counts as ten', async () => {
  await limited({ tablesEach: 11 })
  const ada = await guest('Ada')
  const big = { ...plainWish, game: 'temples', players: 2, options: { data: tableText(BUILT_IN) } }
  await ada.createTable(big)
  expect(await ada.request('POST', '/api/tables', big)).toEqual(tooFast)
  await ada.createTable({ game: 'temples', players: 2 })
})

test('one network does not fill the list of open tables, and is forgotten when a game begins or its host goes', async () => {
  server = await testServer({ limits: NO_LIMITS, env: { TRUST_PROXY: '1' } })
  const wish = { ...plainWish, game: 'spellbook', players: 2 }
  const make = async (visitor: Visitor, address: string): Promise<TableCard> => {
    const answer = await visitor.request<TableCard>('POST', '/api/tables', wish, { 'x-forwarded-for': address })
    expect(answer.status).toBe(200)
    return answer.body
  }
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const theirs = await make(ada, '192.0.2.1')
  const flood: string[] = []
  for (let i = 0; i < 21; i++) {
    const one = await guest(`Guest ${i}`)
    for (let n = 0; n < 5; n++) flood.push((await make(one, `2001:db8::${i}`)).id)
  }
  const { open } = await bob.ok<{ open: TableCard[] }>('GET', '/api/tables')
  expect(open.filter(({ id }) => flood.includes(id))).toHaveLength(20)
  expect(open.map(({ id }) => id)).toContain(theirs.id)
  const { db } = server.services.database
  const networkOf = async ({ id }: TableCard): Promise<string | null | undefined> =>
    (await db.selectFrom('tables').select('network').where('id', '=', id).executeTakeFirst())?.network
  expect(await networkOf(theirs)).toBe('192.0.2.1')
  await bob.join(theirs.id)
  await ada.ok('POST', `/api/tables/${theirs.id}/leave`)
  expect(await networkOf(theirs)).toBeNull()
  const begun = await make(ada, '192.0.2.1')
  await ada.giveNonce(begun)
  await ada.ok('POST', `/api/tables/${begun.id}/seat`, { seat: 1, bot: 'novice' })
  await ada.ok('POST', `/api/tables/${begun.id}/start`)
  expect(await networkOf(begun)).toBeNull()
})
