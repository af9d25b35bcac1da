import { rngFrom } from '@athanor/kernel'
import type { Ask } from '@athanor/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BotPool } from '../bots/pool.ts'
import type { TableCard } from '../lobby/card.ts'
import type { Page } from '../store/journal.ts'
import { entriesAfter } from '../store/rows.ts'
import { anyMove, type TestServer, testServer } from '../testing/house.ts'
import { asked, everybodyAt, moveOnce, party } from '../testing/play.ts'
import { type Line, Visitor } from '../testing/visitor.ts'
import { HOUSE_RULES } from './house.ts'

const HOUR = 3600
const rules = { ...HOUSE_RULES, roundsMs: 40 }

let clock: number
let server: TestServer
const start = async (folder?: string, bots: BotPool = anyMove): Promise<void> => {
  server = await testServer({ rules, bots, now: () => clock, ...(folder !== undefined && { folder }) })
}
/** Closes the server, lets time pass, and opens it on what it has written. */
async function restart(seconds: number, bots?: BotPool): Promise<void> {
  await server.close()
  clock += seconds * 1000
  await start(server.folder, bots)
}

beforeEach(() => {
  clock = 1_800_000_000_000
  return start()
})
afterEach(() => server.end())

const comeBack = async (people: readonly Visitor[], id: string): Promise<Line[]> =>
  Promise.all(
    people.map(async (person) => {
      const line = await person.at(server.url).connect()
      await line.watch(id)
      return line
    }),
  )
const cardOf = (person: Visitor, id: string): Promise<TableCard> => person.at(server.url).ok('GET', `/api/tables/${id}`)
const kinds = async (id: string): Promise<string[]> =>
  (await entriesAfter(server.services.database.db, id, 0)).map(({ kind }) => kind)

test('a game goes on after a restart where it was, and what was done stays done', async () => {
  const { id, lines, people } = await party(server.url, { game: 'seasons', players: 2 })
  for (let i = 0; i < 20; i++) await moveOnce(id, lines, rngFrom(`before ${i}`))
  const line = asked(id, lines)
  const { seq, scene } = line.tables.get(id)!
  const ask = { t: 'move', table: id, id: 'last-words', seq, move: scene.decision!.answers[0]!.move } as const
  const answer = await line.do(ask)
  await everybodyAt(id, lines, seq + 1)
  const scenes = lines.map((one) => one.tables.get(id)!.scene)
  await restart(1)
  const again = await comeBack(people, id)
  expect(again.map((one) => one.tables.get(id)!.scene)).toEqual(scenes)
  expect(await again[lines.indexOf(line)]!.do(ask)).toEqual(answer)
  await moveOnce(id, again, rngFrom('after'))
})

test('what was said before a restart reaches those who see everything later, unless they have muted the speaker', async () => {
  const { id, lines, people } = await party(server.url, { players: 2, delay: 1 })
  const { id: ada } = await people[0]!.ok<{ id: string }>('GET', '/api/me')
  const spectators = [new Visitor(server.url), new Visitor(server.url)]
  await Promise.all(spectators.map((one) => one.guest('Late')))
  await moveOnce(id, lines, rngFrom('said'))
  await lines[0]!.do({ t: 'chat', table: id, id: 'c', text: 'What a card!' })
  await lines[1]!.do({ t: 'chat', table: id, id: 'd', text: 'Indeed.' })
  await restart(0)
  const late = await comeBack(spectators, id)
  expect(late.map((line) => line.tables.get(id)!.seq)).toEqual([0, 0])
  await late[1]!.do({ t: 'mute', table: id, id: 'm', person: ada, on: true })
  clock += 1000
  const heard = (line: Line): string[] => line.tells.flatMap((tell) => (tell.t === 'said' ? tell.said.text : []))
  for (const line of late) await line.until(() => heard(line).includes('Indeed.'), 5000)
  expect(late.map(heard)).toEqual([['What a card!', 'Indeed.'], ['Indeed.']])
})

test('a clock that runs out while the server is away rings when it is back, and once', async () => {
  const pace = { kind: 'correspondence', move: 24 * HOUR, bank: 0 }
  const { id, lines, people } = await party(server.url, { players: 2, pace, onTimeout: 'forfeit' })
  const { seat } = asked(id, lines).tables.get(id)!
  await restart(23 * HOUR)
  expect((await cardOf(people[0]!, id)).status).toBe('running')
  await restart(2 * HOUR)
  await expect
    .poll(() => cardOf(people[0]!, id), { timeout: 10_000 })
    .toMatchObject({
      status: 'ended',
      result: { how: 'forfeited', winners: [1 - seat!] },
    })
  await restart(24 * HOUR)
  expect(await kinds(id)).toEqual(['timeout'])
})

test('a bot stands in for whoever was late, and goes when the person is back', async () => {
  const pace = { kind: 'correspondence', move: HOUR, bank: 0 }
  const { id, lines, people } = await party(server.url, { players: 2, pace })
  const { seat } = asked(id, lines).tables.get(id)!
  await restart(2 * HOUR)
  const again = await comeBack(people, id)
  const late = again[seat!]!
  const scene = () => late.tables.get(id)!.scene
  await late.until(() => scene().stoodIn?.includes(seat!) ?? false)
  await late.until(() => late.tables.get(id)!.seq > 1)
  await restart(1)
  const [person] = await comeBack([people[seat!]!], id)
  expect(person!.tables.get(id)!.scene.stoodIn).toEqual([seat])
  expect(await person!.do({ t: 'back', table: id, id: 'b' })).toMatchObject({ t: 'done' })
  await person!.until(() => person!.tables.get(id)!.scene.stoodIn === undefined)
})

test('whoever comes back after every time-out holds nobody up: the bot makes the move that was waited for', async () => {
  const choose: BotPool['choose'] = async (question) => {
    await new Promise((resolve) => setTimeout(resolve, 60))
    return anyMove.choose(question)
  }
  await restart(0, { ...anyMove, choose })
  const pace = { kind: 'live', move: 60, bank: 0 }
  const { id, lines } = await party(server.url, { players: 2, pace })
  const late = asked(id, lines)
  const stoodIn = (): boolean => late.tables.get(id)!.scene.stoodIn !== undefined
  for (let n = 0; n < 3; n++) {
    clock += 61_000
    await late.until(stoodIn)
    const back = { t: 'back', table: id } as const
    expect(await late.do({ ...back, id: late.nextId() })).toMatchObject({ t: 'done' })
    expect(await late.do({ ...back, id: late.nextId() })).toMatchObject({ t: 'refused', code: 'stood-in' })
    await late.until(() => !stoodIn())
    await everybodyAt(id, lines, late.tables.get(id)!.seq)
    while (!asked(id, [late])) await moveOnce(id, lines, rngFrom(`back ${n}`))
  }
  const written = (await kinds(id)).join(' ')
  expect(written.match(/timeout back move/g)).toHaveLength(3)
})

test('what was used of a bank stays used', async () => {
  const pace = { kind: 'live', move: 10, bank: 300 }
  const { id, lines, people } = await party(server.url, { players: 2, pace })
  for (let i = 0; i < 4; i++) {
    clock += 35_000
    await moveOnce(id, lines, rngFrom(`bank ${i}`))
  }
  const { clocks } = lines[0]!.tables.get(id)!.scene
  const used = clocks!.reduce((sum, { bank }) => sum + (300_000 - bank), 0)
  expect(used).toBe(4 * 25_000)
  await restart(5)
  const [line] = await comeBack(people, id)
  expect(line!.tables.get(id)!.scene.clocks).toEqual(clocks)
})

test('nobody winds the own clock by asking for something', async () => {
  const pace = { kind: 'live', move: 60, bank: 0 }
  const { id, lines } = await party(server.url, { players: 2, pace })
  const line = asked(id, lines)
  const deadline = () => line.tables.get(id)!.scene.clocks![line.tables.get(id)!.seat!]!.deadline
  const before = deadline()
  clock += 50_000
  const { seq } = line.tables.get(id)!
  await line.do({ t: 'ask-end', table: id, id: 'please', seq })
  await everybodyAt(id, lines, seq + 1)
  expect(deadline()).toBe(before)
})

test('nobody winds the own clock by moving and taking it back', async () => {
  const pace = { kind: 'live', move: 60, bank: 100 }
  const { id, lines } = await party(server.url, { players: 2, pace, onTimeout: 'forfeit' })
  const { line, move } = await untilUndoable(id, lines)
  const there = () => line.tables.get(id)!
  const ask = (t: 'move' | 'undo') =>
    line.do({ t, table: id, id: line.nextId(), seq: there().seq, ...(t === 'move' && { move }) } as Ask & {
      id: string
    })
  const left = () => there().scene.clocks![there().seat!]!.deadline! - clock
  await ask('undo')
  const before = left()
  for (const wait of [50_000, 30_000]) {
    clock += wait
    await ask('move')
    await ask('undo')
  }
  expect(left()).toBe(before - 80_000)
})

/** Plays until somebody has made a move that can be taken back. */
async function untilUndoable(id: string, lines: readonly Line[]): Promise<{ line: Line; move: number }> {
  for (;;) {
    const line = asked(id, lines)
    const { seq, scene } = line.tables.get(id)!
    const { move } = scene.decision!.answers[0]!
    await line.do({ t: 'move', table: id, id: line.nextId(), seq, move })
    await everybodyAt(id, lines, seq + 1)
    if (line.tables.get(id)!.scene.undo) return { line, move }
  }
}

test('a game without clocks that nobody plays is closed after a month', async () => {
  const { id, lines, people } = await party(server.url, { players: 2 })
  await moveOnce(id, lines, rngFrom('month'))
  await restart(29 * 24 * HOUR)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect((await cardOf(people[0]!, id)).status).toBe('running')
  await restart(2 * 24 * HOUR)
  await expect
    .poll(() => cardOf(people[0]!, id), { timeout: 10_000 })
    .toMatchObject({
      status: 'ended',
      result: { how: 'abandoned', winners: [] },
    })
})

test('a bot that was thinking when the server stopped is asked again', async () => {
  const silent: BotPool = { ...anyMove, choose: () => new Promise(() => {}) }
  await restart(0, silent)
  const { people } = await party(server.url, { players: 2 })
  const [person] = people
  const { id } = await person!.createTable({ game: 'temples', players: 2, against: 'adept' })
  const line = await person!.connect()
  await line.watch(id)
  while (line.tables.get(id)!.scene.decision) await moveOnce(id, [line], rngFrom('thinking'))
  const { seq } = line.tables.get(id)!
  await restart(HOUR)
  const [again] = await comeBack([person!], id)
  await again!.until(() => again!.tables.get(id)!.seq > seq)
})

/** The first page of this kind cannot be written, and what is written cannot be read just then; resolves when it has failed. */
function failOnce(isIt: (page: Page) => boolean): Promise<void> {
  const { house } = server.services
  const { journal } = house
  const append = journal.append.bind(journal)
  return new Promise((failed) => {
    const spy = vi.spyOn(journal, 'append').mockImplementation(async (page) => {
      if (!isIt(page)) return append(page)
      spy.mockRestore()
      vi.spyOn(house, 'entriesAfter').mockRejectedValueOnce(new Error('the database is away'))
      failed()
      throw new Error('the database is away')
    })
  })
}

test.each(['forfeit', 'bot'])(
  'a time-out that could not be written comes later, with nobody there (%s)',
  async (how) => {
    const pace = { kind: 'correspondence', move: HOUR, bank: 0 }
    const { id, lines } = await party(server.url, { players: 2, pace, onTimeout: how })
    const failed = failOnce(({ entry }) => entry.kind === 'timeout')
    for (const line of lines) line.close()
    clock += 2 * HOUR * 1000
    await failed
    await expect.poll(() => kinds(id), { timeout: 10_000 }).toContain('timeout')
  },
)

test('a bot whose move could not be written moves later, with nobody there', async () => {
  const { people } = await party(server.url, { players: 2 })
  const { id } = await people[0]!.createTable({ game: 'temples', players: 2, against: 'adept' })
  const line = await people[0]!.connect()
  await line.watch(id)
  let failed = false
  // The last move of the bot's turn: what was tried and not written waits for the person.
  void failOnce(({ entry, botsToAct }) => entry.seat === 1 && botsToAct === 0).then(() => {
    failed = true
  })
  const rng = rngFrom('failed')
  while (!failed)
    if (asked(id, [line])) await moveOnce(id, [line], rng)
    else await line.until(() => failed || asked(id, [line]) !== undefined)
  line.close()
  const { length } = await kinds(id)
  clock += HOUSE_RULES.botPatienceMs + 1000
  await expect.poll(async () => (await kinds(id)).length, { timeout: 10_000 }).toBeGreaterThan(length)
})

test('an end that could not be written gives no record away', async () => {
  const { id, lines, people } = await party(server.url, { players: 2 })
  const failed = failOnce(({ result }) => result !== undefined)
  lines[0]!.ask({ t: 'resign', table: id, id: 'r' })
  await failed
  const record = () => people[1]!.request('GET', `/api/tables/${id}/record`)
  expect([(await record()).status, (await record()).status]).toEqual([500, 404])
})

test('a table that cannot be read keeps nobody else from being looked after', async () => {
  const pace = { kind: 'correspondence', move: HOUR, bank: 0 }
  const wish = { players: 2, pace, onTimeout: 'forfeit' }
  const broken = await party(server.url, wish)
  const well = await party(server.url, wish)
  const { db } = server.services.database
  const nonsense = { table_id: broken.id, seq: 1, kind: 'move', seat: 0, move: 2 ** 30, at: clock, ask: null }
  await db.insertInto('entries').values(nonsense).execute()
  await restart(2 * HOUR)
  await expect.poll(() => cardOf(well.people[0]!, well.id), { timeout: 10_000 }).toMatchObject({ status: 'ended' })
})

test('tables of rules that are no longer played here are closed, and in nobody’s way', async () => {
  const pace = { kind: 'correspondence', move: HOUR, bank: 0 }
  const { id, people } = await party(server.url, { players: 2, pace, onTimeout: 'forfeit' })
  const { db } = server.services.database
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const old = (n: number) => ({ ...row, id: `old-table-${n}`, invitation: `old-${n}`, version: 0, deadline: 1 })
  await db
    .insertInto('tables')
    .values(Array.from({ length: 250 }, (_, n) => old(n)))
    .execute()
  await restart(2 * HOUR)
  await expect.poll(() => cardOf(people[0]!, id), { timeout: 10_000 }).toMatchObject({ status: 'ended' })
  const running = () => server.services.database.db.selectFrom('tables').select('id').where('status', '!=', 'ended')
  await expect.poll(() => running().execute(), { timeout: 10_000 }).toEqual([])
})

test('whoever thinks for a bot is not told the secret of the dice', async () => {
  const heard: string[] = []
  const curious: BotPool = {
    ...anyMove,
    choose: (question) => {
      heard.push(JSON.stringify(question))
      return anyMove.choose(question)
    },
  }
  await restart(0, curious)
  const { people } = await party(server.url, { players: 2 })
  const { id } = await people[0]!.createTable({ game: 'temples', players: 2, against: 'adept' })
  const line = await people[0]!.connect()
  await line.watch(id)
  const rng = rngFrom('secret')
  while (heard.length === 0) {
    if (asked(id, [line])) await moveOnce(id, [line], rng)
    else await line.until(() => heard.length > 0 || asked(id, [line]) !== undefined)
  }
  const { secret } = await server.services.database.db
    .selectFrom('tables')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(heard.join()).not.toContain(secret)
})
