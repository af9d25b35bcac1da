import type { Question } from '@athanor/bots'
import { begin, below, isIn, type Move, restore, rngFrom, type Seat, serialise } from '@athanor/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Journal } from '../store/journal.ts'
import { anyMove, type TestServer, testServer } from '../testing/house.ts'
import { party } from '../testing/play.ts'
import { Visitor } from '../testing/visitor.ts'
import type { Entry } from './course.ts'
import { House, type Seated } from './house.ts'
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

test('what is dealt anew for a bot has nothing to do with the chance that the bot has', async () => {
  const questions: Question[] = []
  const curious = {
    ...anyMove,
    choose: (question: Question): Promise<Move> => {
      questions.push(question)
      return anyMove.choose(question)
    },
  }
  const own = await testServer({ bots: curious })
  const visitor = new Visitor(own.url)
  await visitor.guest('Ada')
  const { id } = await visitor.createTable({ game: 'seasons', players: 2, against: 'adept' })
  await expect.poll(() => questions.length).toBeGreaterThan(0)
  const { rules, setup } = (await own.services.house.open(id))!.table.start
  const real = begin(rules, setup.players, setup.options ?? {}, setup.seed)
  const { seat, state, seed } = questions[0]!
  // A bot deals anew with its own chance: the same deal twice would bring some cards back to where they really are.
  expect(rules.view(restore(state), seat)).toEqual(rules.view(real, seat))
  expect(serialise(rules.resample(real, seat, rngFrom(seed)))).not.toBe(state)
  await own.end()
})
