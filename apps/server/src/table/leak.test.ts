import {
  type AnyRules,
  below,
  firstToAct,
  type GameEvent,
  isIn,
  type Move,
  planned,
  type Rng,
  rngFrom,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@athanor/kernel'
import type { EntryKind, Said } from '@athanor/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { EVENTFUL_PACE, Eventful, Wings } from '../testing/eventful.ts'
import { Forger } from '../testing/forger.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { anyOptions } from '../testing/options.ts'
import { asked, everybodyAt, party } from '../testing/play.ts'
import { type Line, Visitor } from '../testing/visitor.ts'
import { Chat } from './chat.ts'
import { Course, type Entry, type Start } from './course.ts'
import { HOUSE_RULES, type Seated } from './house.ts'
import { planScene } from './scene.ts'
import { Stage } from './stage.ts'
import type { Table } from './table.ts'

/** `LEAK_WHOLE_EVERY=1` plays all games to their end, another `LEAK_SEED` other games. */
const wanted = Number(process.env.LEAK_GAMES ?? 200)
const seed = process.env.LEAK_SEED ?? 'leak'
const wholeEvery = Number(process.env.LEAK_WHOLE_EVERY ?? 20)
/** The entries of a game that is not played to its end. */
const SHORT = 30
const AT_ONCE = 10

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.end())

const kinds = [...GAMES.values()]
const spellbook = GAMES.get('spellbook')!
const share = Math.ceil(wanted / kinds.length)

test.each(kinds)(
  `what anybody is sent in ${share} games of $id depends on nothing hidden (LEAK_SEED=${seed})`,
  async (rules) => {
    const sizes = rules.players.filter((players) => players > 1)
    const dice = Array.from({ length: share }, (_, i) => rngFrom(`${seed} ${rules.id} ${i}`))
    const play = (rng: Rng, i: number): Promise<Recorded> =>
      playRecorded(rules.id, sizes[i % sizes.length]!, i % wholeEvery === 0 ? Number.POSITIVE_INFINITY : SHORT, rng)
    const games: Recorded[] = []
    while (games.length < share) {
      const next = dice.slice(games.length, games.length + AT_ONCE)
      games.push(...(await Promise.all(next.map((rng, i) => play(rng, games.length + i)))))
    }
    const total = { moves: 0, unexplained: 0 }
    for (const [i, { seated, lines }] of games.entries()) {
      // The server lives in this process too: whoever forges for minutes lets its connections time out.
      await new Promise((resolve) => setImmediate(resolve))
      for (const [viewer, line] of lines) {
        const forger = forge(seated, viewer, line, dice[i]!)
        total.moves += forger.moves
        total.unexplained += forger.unexplained
      }
    }
    console.log(`${rules.id}: ${total.moves} moves seen by somebody, ${total.unexplained} without a likeness`)
    expect(total.unexplained).toBeLessThanOrEqual(total.moves / 50)
  },
)

test.each(kinds)(
  `nor if people take back by consent, talk, run out of time, give up or look on later, in games of $id`,
  async (rules) => {
    const total = { moves: 0, unexplained: 0 }
    for (const [i, players] of rules.players.filter((size) => size > 1).entries()) {
      const rng = rngFrom(`${seed} eventful ${rules.id} ${i}`)
      const { lines, seated, said, seen } = await playEventfully(rules, players, i % 2 === 0 ? LATE : 0, rng)
      expect([...seen]).toEqual(expect.arrayContaining(EVENTS))
      for (const [viewer, line] of lines) {
        expectTalk(line, said)
        const forger = forge(seated, viewer, line, rng)
        total.moves += forger.moves
        total.unexplained += forger.unexplained
      }
    }
    expect(total.unexplained).toBeLessThanOrEqual(total.moves / 50)
  },
)

test.each(kinds)(
  `what anybody is told about moves and plans in games of $id depends on nothing hidden`,
  async (rules) => {
    for (const [i, players] of rules.players.filter((size) => size > 1).entries()) {
      const rng = rngFrom(`${seed} questions ${rules.id} ${i}`)
      const options = anyOptions(rules, players, rng)
      const { id, lines } = await party(server.url, { game: rules.id, players, options }, (table) =>
        loadDice(table, `${rng}`),
      )
      const { table } = (await server.services.house.open(id))!
      const known: Move[] = []
      for (let n = 0; n < SHORT && !table.course.result; n++) {
        known.push(...rules.legal(table.course.state, firstToAct(table.course.toAct)).slice(0, 6))
        if (n % 5 === 0) for (let seat = 0; seat < players; seat++) await expectSameAnswers(table, seat, known, rng)
        await act(id, lines, lines, rng)
      }
      for (const line of lines) line.close()
    }
  },
)

/** Asks a table about moves of any seat and some plans, and makes the same answers from worlds that were dealt anew. */
async function expectSameAnswers(table: Table, seat: Seat, known: readonly Move[], rng: Rng): Promise<void> {
  const { rules } = table.start
  const { seq, state, toAct } = table.course
  const ask = { table: table.id, id: 'q', seq }
  const moves = [...Array.from({ length: 25 }, () => known[below(rng, known.length)]!), below(rng, 2 ** 20)]
  const plans = isIn(toAct, seat) ? rules.legal(state, seat).slice(0, 5) : []
  const reasons = await table.why(seat, { t: 'why', ...ask, moves })
  const scenes = await Promise.all(plans.map((move) => table.plan(seat, { t: 'plan', ...ask, moves: [move] })))
  for (let i = 0; i < 3; i++) {
    const world = rules.resample(state, seat, rng)
    expect(moves.map((move) => rules.why(world, seat, move))).toEqual(reasons)
    const led = plans.map((move) => planned(rules, world, seat, [move]))
    expect(led.map(({ made, state: reached }) => ({ made, scene: planScene(rules, reached, seat) }))).toEqual(scenes)
  }
}

test.each<[string, Partial<AnyRules>]>([
  ['a view', { view: (state, viewer) => ({ seen: spellbook.view(state, viewer), dice: state.rng }) }],
  [
    'an event',
    {
      apply: (state, seat, move, log) => {
        spellbook.apply(state, seat, move, log)
        log?.({ type: 'dice', dice: state.rng[0] } as GameEvent)
      },
    },
  ],
])('%s that shows the dice would be found out', (_, leak) => {
  const rules = { ...spellbook, ...leak }
  const setup = { players: 2, seed: 'leak' }
  const pace = { kind: 'untimed', move: 0, bank: 0 } as const
  const start: Start = { rules, setup, pace, onTimeout: 'bot', bots: 0, at: 0 }
  const stage = new Stage('a-table', start)
  const sent: string[] = []
  const watcher = {
    viewer: 0,
    person: 'ada',
    name: 'Ada',
    here: () => true,
    send: (message: string) => sent.push(message),
  }
  stage.open(watcher, undefined, [])
  const seat = firstToAct(stage.course.toAct)
  const move = rules.legal(stage.course.state, seat)[0]!
  const entry: Entry = { seq: 1, kind: 'move', seat, move, at: 1, ask: null }
  stage.show(stage.add(entry))
  const forger = new Forger('a-table', start, 0, rngFrom('forger'))
  expect([forger.opening(), forger.next(entry)]).not.toEqual(sent)
})

test('points that show the dice when somebody gives up would be found out', () => {
  const rules: AnyRules = {
    ...spellbook,
    tally: (state) => spellbook.tally(state).map((standing) => ({ ...standing, score: state.rng[0]! })),
  }
  const pace = { kind: 'untimed', move: 0, bank: 0 } as const
  const start: Start = { rules, setup: { players: 2, seed: 'leak' }, pace, onTimeout: 'bot', bots: 0, at: 0 }
  const stage = new Stage('a-table', start)
  stage.open({ viewer: 0, person: 'ada', here: () => true, send: () => {} }, undefined, [])
  const entry: Entry = { seq: 1, kind: 'resign', seat: 1, move: 0, at: 1, ask: null }
  const [[, sent]] = stage.add(entry) as [[number, string]]
  const forged = new Forger('a-table', start, 0, rngFrom('forger')).next(entry)
  expect(sent).toContain('"stood":')
  expect(forged).not.toBe(sent)
})

test('a number that looks like a card, told while hands are passed on, would be found out', () => {
  const seasons = GAMES.get('seasons')!
  const rules: AnyRules = {
    ...seasons,
    apply: (state, seat, move, log) => {
      seasons.apply(state, seat, move, log)
      log?.({ type: 'dice', dice: state.rng[0]! % 50 } as GameEvent)
    },
  }
  const pace = { kind: 'untimed', move: 0, bank: 0 } as const
  const start: Start = { rules, setup: { players: 2, seed: 'leak' }, pace, onTimeout: 'bot', bots: 0, at: 0 }
  const course = new Course(start)
  const forger = new Forger('a-table', start, 0, rngFrom('forger'))
  const found = (): boolean => {
    const seat = firstToAct(course.toAct)
    const move = rules.legal(course.state, seat)[0]!
    const entry: Entry = { seq: course.seq + 1, kind: 'move', seat, move, at: 1, ask: null }
    const told: GameEvent[] = []
    course.add(entry, (event) => told.push(event))
    try {
      return !forger.next(entry).includes(JSON.stringify(told.at(-1))) || forger.unexplained > 0
    } catch {
      return true
    }
  }
  expect([found(), found()]).toEqual([true, true])
})

/** Everything that was sent to a viewer, forged from what the viewer may know. */
function forge({ table }: Seated, viewer: Viewer, line: Line, rng: Rng): Forger {
  const forger = new Forger(table.id, table.start, viewer, rng)
  const forged = [forger.opening(), ...table.entries.map((entry) => forger.next(entry))]
  // Answers, talk and who looks on have nothing to do with the game.
  const heard = line.heard.filter((message) => !/^\{"t":"(done|refused|audience|said|bye)"/.test(message))
  heard.forEach((message, i) => {
    expect(message, `viewer ${viewer}, message ${i}`).toBe(forged[i])
  })
  expect(heard).toHaveLength(forged.length)
  return forger
}

/** A game, with what each player and a spectator were sent. */
interface Recorded {
  readonly seated: Seated
  readonly lines: readonly (readonly [Viewer, Line])[]
}

async function playRecorded(game: string, players: number, most: number, rng: Rng): Promise<Recorded> {
  const options = anyOptions(GAMES.get(game)!, players, rng)
  const { id, lines } = await party(server.url, { game, players, options }, (table) => loadDice(table, `${rng}`))
  const visitor = new Visitor(server.url)
  await visitor.guest('Watcher')
  const spectator = await visitor.connect()
  await spectator.watch(id)
  const all = [...lines, spectator]
  const now = () => lines[0]!.tables.get(id)!
  while (!now().scene.result && now().seq < most) await act(id, lines, all, rng)
  const seated = (await server.services.house.open(id))!
  for (const line of all) line.close()
  return { seated, lines: all.map((line, i) => [i < players ? i : SPECTATOR, line] as const) }
}

/** What must happen in each of the games at which more happens than moves. */
const EVENTS: EntryKind[] = ['move', 'ask-undo', 'agree', 'ask-end', 'decline', 'timeout', 'back', 'resign']
/** So late, in seconds, some spectators see everything. */
const LATE = 1
const EVENTFUL = 45

/** Such a game, on a server with a clock of its own; `said` is what was said, as it is written. */
async function playEventfully(rules: AnyRules, players: number, delay: number, rng: Rng) {
  const wings = new Wings()
  const own = await testServer({ ...wings, rules: { ...HOUSE_RULES, roundsMs: 50 } })
  const { db } = own.services.database
  const wish = { game: rules.id, players, options: anyOptions(rules, players, rng), pace: EVENTFUL_PACE, delay }
  const { id, lines } = await party(own.url, wish, (table) => loadDice(table, `${rng}`, db))
  const visitor = new Visitor(own.url)
  await visitor.guest('Watcher')
  const spectator = await visitor.connect()
  await spectator.watch(id)
  const all = [...lines, spectator]
  const seated = (await own.services.house.open(id))!
  const { table } = seated
  const game = new Eventful(table, wings, { lines, live: delay > 0 ? lines : all, speakers: all }, rng)
  await game.play(EVENTFUL, () => {
    const last = table.entries[spectator.tables.get(id)!.seq - 1]
    if (last) expect(last.at + delay * 1000).toBeLessThanOrEqual(wings.now())
  })
  await everybodyAt(id, all, table.course.seq)
  const said = await new Chat(db).at(id, 'nobody')
  await spectator.until(() => spectator.tells.filter(({ t }) => t === 'said').length === said.length)
  await own.end()
  const seen = new Set(table.entries.map(({ kind }) => kind))
  return { seated, said, seen, lines: all.map((line, i) => [i < players ? i : SPECTATOR, line] as const) }
}

/**
 * What was said reaches everybody as it is written. Between which two entries it comes depends on when somebody spoke, and
 * cannot be forged; it must not come before the entry that the speaker had seen.
 */
function expectTalk(line: Line, written: readonly Said[]): void {
  const heard: Said[] = []
  let seq = 0
  for (const tell of line.tells) {
    if (tell.t === 'news') seq = tell.seq
    if (tell.t !== 'said') continue
    expect(tell.said.after).toBeLessThanOrEqual(seq)
    heard.push(tell.said)
  }
  expect(heard.sort((a, b) => a.n - b.n)).toEqual(written)
  expect(written.length).toBeGreaterThan(0)
}

/** Makes the game the same again whenever the seed of the test is. */
async function loadDice(table: string, dice: string, db = server.services.database.db): Promise<void> {
  await db.updateTable('tables').set({ secret: dice }).where('id', '=', table).execute()
  await db.updateTable('seats').set({ nonce: dice }).where('table_id', '=', table).execute()
}

/** Somebody moves, or now and then takes a move back. */
async function act(id: string, lines: readonly Line[], all: readonly Line[], rng: Rng): Promise<void> {
  const regretful = below(rng, 10) === 0 ? lines.find((line) => line.tables.get(id)!.scene.undo) : undefined
  const line = regretful ?? asked(id, lines)
  const { seq, scene } = line.tables.get(id)!
  const ask = { table: id, id: line.nextId(), seq }
  if (regretful) await line.do({ t: 'undo', ...ask })
  else {
    const { answers } = scene.decision!
    await line.do({ t: 'move', ...ask, move: answers[below(rng, answers.length)]!.move })
  }
  await everybodyAt(id, all, seq + 1)
}
