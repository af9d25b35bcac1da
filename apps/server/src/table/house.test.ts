import type { Question } from '@athanor/bots'
import { below, isIn, type Move, maskOf, rngFrom, type Seat, serialise } from '@athanor/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Journal } from '../store/journal.ts'
import { anyMove, type TestServer, testServer } from '../testing/house.ts'
import { party } from '../testing/play.ts'
import type { Entry } from './course.ts'
import { HOUSE_RULES, House, type Seated, type Thinker } from './house.ts'
import { type Outcome, Table } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.end())

const rng = rngFrom('house')

const firstMove = ({ start, course }: Table, seat: Seat): Move => start.rules.legal(course.state, seat)[0]!

/** Somebody who may plays any move, as the server's own table would let a bot do. */
function playAt(table: Table): Promise<Outcome> {
  const { course, start } = table
  const seat = [0, 1].find((one) => isIn(course.toAct, one))!
  const moves = start.rules.legal(course.state, seat)
  return table.act('move', seat, moves[below(rng, moves.length)]!, course.seq)
}

async function seatedAt(id: string): Promise<Seated> {
  return (await server.services.house.open(id))!
}

test('a table that could neither write nor read goes on from what is written, not from what it had tried', async () => {
  const { id } = await party(server.url, { players: 2 })
  const { database, house } = server.services
  let broken = true
  const fail = (): never => {
    throw new Error('the database is away')
  }
  const keeper = {
    journal: new Journal((pages) => (broken ? fail() : database.write(pages))),
    now: Date.now,
    entriesAfter: async (table: string, seq: number): Promise<Entry[]> =>
      broken ? fail() : house.entriesAfter(table, seq),
    changed: () => {},
  }
  const table = new Table(id, (await seatedAt(id)).table.start, 0, [], keeper)
  await expect(playAt(table)).rejects.toThrow('away')
  await expect(table.refresh()).rejects.toThrow('away')
  broken = false
  await table.refresh()
  expect(table.course.seq).toBe(0)
  expect(await playAt(table)).toEqual({ done: true, seq: 1 })
  expect((await house.entriesAfter(id, 0)).map(({ seq }) => seq)).toEqual([1])
})

/** The same table in another process, which nobody has told of anything. */
async function elsewhere(id: string): Promise<Table> {
  const { database, house } = server.services
  const keeper = { journal: new Journal(database.write), now: Date.now, changed: () => {} }
  const entriesAfter = (table: string, seq: number) => house.entriesAfter(table, seq)
  return new Table(id, (await seatedAt(id)).table.start, 0, [], { ...keeper, entriesAfter })
}

test('a move that is sent again at another process, which does not know of it yet, is answered as done', async () => {
  const { id } = await party(server.url, { players: 2 })
  const { table } = await seatedAt(id)
  const other = await elsewhere(id)
  const seat = [0, 1].find((one) => isIn(table.course.toAct, one))!
  const move = { t: 'move', table: id, id: 'again', seq: 0, move: firstMove(table, seat) } as const
  expect(await table.ask(seat, move)).toEqual({ done: true, seq: 1 })
  expect(await other.ask(seat, move)).toEqual({ done: true, seq: 1 })
  expect(await other.ask(seat, { ...move, id: 'another' })).toEqual({ done: false, code: 'stale' })
  expect(await server.services.house.entriesAfter(id, 0)).toHaveLength(1)
})

test('whoever resigns has resigned, also where another process was faster with something else', async () => {
  const { id } = await party(server.url, { players: 2 })
  const { table } = await seatedAt(id)
  const other = await elsewhere(id)
  await playAt(table)
  expect(await other.ask(0, { t: 'resign', table: id, id: 'farewell' })).toEqual({ done: true, seq: 2 })
  expect((await server.services.house.entriesAfter(id, 0)).map(({ kind }) => kind)).toEqual(['move', 'resign'])
})

test('a game can be taken back by consent a hundred times', async () => {
  const { id } = await party(server.url, { players: 2 })
  const table = await elsewhere(id)
  for (let n = 0; n <= 100; n++) {
    await playAt(table)
    const { seq } = table.course
    const asked = await table.ask(0, { t: 'ask-undo', table: id, id: `u${n}`, seq, moves: 1 })
    if (n === 100) expect(asked).toEqual({ done: false, code: 'too-many' })
    else
      expect(await table.ask(1, { t: 'answer', table: id, id: `a${n}`, seq: seq + 1, yes: true })).toMatchObject({
        done: true,
      })
  }
})

test('nobody takes back a move whose time is over', async () => {
  const pace = { kind: 'live', move: 60, bank: 0 }
  const { id } = await party(server.url, { game: 'temples', players: 2, pace })
  const { start } = (await seatedAt(id)).table
  let now = start.at
  const keeper = { journal: new Journal(async (pages) => pages.map(() => true)), now: () => now, changed: () => {} }
  const table = new Table(id, start, 0, [], { ...keeper, entriesAfter: async () => [] })
  const undoer = (): Seat | undefined => [0, 1].find((one) => table.course.undoable(one) > 0)
  while (undoer() === undefined) await playAt(table)
  const undo = { t: 'undo', table: id, id: 'u', seq: table.course.seq } as const
  now += 60_000
  expect(await table.ask(undoer()!, undo)).toEqual({ done: false, code: 'no-time' })
  now -= 1
  expect(await table.ask(undoer()!, undo)).toEqual({ done: true, seq: undo.seq + 1 })
})

test('what another process writes while a table is being read is not missed', async () => {
  const { id } = await party(server.url, { players: 2 })
  const { database } = server.services
  const { table } = await seatedAt(id)
  class Reader extends House {
    override async entriesAfter(name: string, seq: number): Promise<Entry[]> {
      const entries = await super.entriesAfter(name, seq)
      if (table.course.seq === 0) {
        await playAt(table)
        database.announce('tables', id)
      }
      return entries
    }
  }
  const reader = new Reader(database, anyMove)
  const read = (await reader.open(id))!
  await expect.poll(() => read.table.course.seq).toBe(1)
  await reader.stop()
})

test('what leads a game nowhere is enough after ten thousand entries; moves go on', async () => {
  const { id } = await party(server.url, { players: 2 })
  const { table: real } = await seatedAt(id)
  const { house } = server.services
  const entry = (i: number): Entry => ({ seq: i + 1, kind: 'ask-end', seat: 0, move: 0, at: i, ask: null })
  const keeper = { journal: new Journal(async (pages) => pages.map(() => true)), now: Date.now, changed: () => {} }
  const entries = Array.from({ length: 10_000 }, (_, i) => entry(i))
  const table = new Table(id, real.start, 0, entries, { ...keeper, entriesAfter: house.entriesAfter })
  const ask = { table: id, id: 'x', seq: 10_000 }
  expect(await table.ask(0, { t: 'ask-end', ...ask })).toEqual({ done: false, code: 'too-many' })
  expect(await table.ask(0, { t: 'undo', ...ask })).toEqual({ done: false, code: 'too-many' })
  expect(await playAt(table)).toEqual({ done: true, seq: 10_001 })
})

/** Goes round all the time, and does not ask for what other tests have left. */
const RESTLESS = { ...HOUSE_RULES, roundsMs: 5, botPatienceMs: 10 ** 9 }

/** A table at which a bot of this thinker's has to move, and its house. */
async function botToMove(
  choose: Thinker['choose'],
  { now = Date.now, pace }: { now?: () => number; pace?: object } = {},
): Promise<{ table: Table; house: House }> {
  const { people } = await party(server.url, { players: 2 })
  const wish = { game: 'temples', players: 2, against: 'master', ...(pace && { pace }) }
  const { id } = await people[0]!.createTable(wish)
  // Where the bot begins, the server's own house moves for it.
  await expect.poll(async () => (await seatedAt(id)).table.course.toAct).toBe(maskOf(0))
  const house = new House(server.services.database, { choose }, RESTLESS, now)
  const { table } = (await house.open(id))!
  while (isIn(table.course.toAct, 0)) await playAt(table)
  return { table, house }
}

test.each([
  ['fails', () => Promise.reject(new Error('no idea'))],
  ['answers with what is no move', async () => 2 ** 30],
])('where a bot always %s, it is asked again, then an adept is, and the game goes on', async (_, answer) => {
  const heard: Question[] = []
  const { table, house } = await botToMove((question) => {
    heard.push(question)
    return answer()
  })
  await expect.poll(() => table.course.toAct).toBe(maskOf(0))
  expect(heard.slice(0, 3).map(({ bot }) => bot)).toEqual(['master', 'master', 'adept'])
  expect(new Set(heard.map(({ seed }) => seed)).size).toBe(heard.length)
  await house.stop()
})

test('what a bot is told does not tell how the hidden things were dealt anew for it', async () => {
  const heard: Question[] = []
  const { table, house } = await botToMove((question) => {
    heard.push(question)
    return new Promise(() => {})
  })
  const { seat, state, seed } = heard[0]!
  expect(serialise(table.start.rules.resample(table.course.state, seat, rngFrom(seed)))).not.toBe(state)
  await house.stop()
})

const IDLE = HOUSE_RULES.idleMs + 1
const someRounds = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150))

test('a table at which a bot thinks is not put away before the bot has moved', async () => {
  let now = Date.now()
  let answer = (): void => {}
  const thoughtful: Thinker['choose'] = async (question) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return anyMove.choose(question)
  }
  const { table, house } = await botToMove(thoughtful, { now: () => now })
  house.begin()
  now += IDLE
  await someRounds()
  expect(house.here(table.id)?.table).toBe(table)
  const { seq } = table.course
  answer()
  await expect.poll(() => table.course.seq).toBe(seq + 1)
  while (isIn(table.course.toAct, 1)) {
    answer()
    await someRounds()
  }
  now += IDLE
  await expect.poll(() => house.here(table.id)).toBeUndefined()
  await house.stop()
})

test('what is still written at a table that was put away reaches the one that has taken its place, and its bots', async () => {
  let now = Date.now()
  const heard: Question[] = []
  const { people } = await party(server.url, { players: 2 })
  const { id } = await people[0]!.createTable({ game: 'temples', players: 2, against: 'adept' })
  await expect.poll(async () => (await seatedAt(id)).table.course.toAct).toBe(maskOf(0))
  const silent: Thinker['choose'] = (question) => {
    heard.push(question)
    return new Promise(() => {})
  }
  const house = new House(server.services.database, { choose: silent }, RESTLESS, () => now)
  const old = (await house.open(id))!.table
  house.begin()
  now += IDLE
  await expect.poll(() => house.here(id)).toBeUndefined()
  const fresh = (await house.open(id))!.table
  while (isIn(old.course.toAct, 0)) await playAt(old)
  await expect.poll(() => fresh.course.seq).toBe(old.course.seq)
  await expect.poll(() => heard.length).toBe(1)
  await house.stop()
})

test('a clock rings also at a table that has missed what was written', async () => {
  let now = Date.now()
  const pace = { kind: 'live', move: 60, bank: 0 }
  const silent: Thinker['choose'] = () => new Promise(() => {})
  const { table, house } = await botToMove(silent, { now: () => now, pace })
  const other = await elsewhere(table.id)
  await other.refresh()
  while (isIn(other.course.toAct, 1)) await playAt(other)
  house.begin()
  now += 120_000
  const kinds = async () => (await house.entriesAfter(table.id, 0)).map(({ kind }) => kind)
  await expect.poll(kinds).toContain('timeout')
  await house.stop()
})
