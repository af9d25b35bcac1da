import { expect, test } from 'vitest'
import { Connection, type ConnectionState, type Listener, type PipeEnds, type Surroundings } from './connection.ts'
import type { Tell } from './tells.ts'

/** A network in which a test decides everything. */
function network() {
  const pipes: { ends: PipeEnds; sent: { t: string; [key: string]: unknown }[]; closed: boolean }[] = []
  const timers: { at: number; then: () => void }[] = []
  let now = 0
  const around: Surroundings = {
    dial: (ends) => {
      const pipe = { ends, sent: [] as (typeof pipes)[number]['sent'], closed: false }
      pipes.push(pipe)
      return {
        send: (message) => pipe.sent.push(JSON.parse(message)),
        close: () => {
          pipe.closed = true
        },
      }
    },
    after: (milliseconds, then) => {
      const timer = { at: now + milliseconds, then }
      timers.push(timer)
      return () => {
        const place = timers.indexOf(timer)
        if (place >= 0) timers.splice(place, 1)
      }
    },
    chance: () => 0.5,
  }
  const pass = (milliseconds: number): void => {
    const end = now + milliseconds
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      now = next.at
      timers.splice(timers.indexOf(next), 1)
      next.then()
    }
    now = end
  }
  return { around, pipes, pass, last: () => pipes.at(-1)! }
}

function ear() {
  const states: ConnectionState[] = []
  const tables: { seq: number; whole: boolean; view: unknown }[] = []
  const audience: string[][] = []
  const muted: (readonly string[])[] = []
  const listener: Listener = {
    state: (state) => states.push(state),
    table: (_, { seq, scene }, __, whole) => tables.push({ seq, whole, view: scene.view }),
    said: () => {},
    audience: (_, { spectators, more }) => audience.push([...spectators, ...(more > 0 ? [`+${more}`] : [])]),
    muted: (people) => muted.push(people),
    lobby: () => {},
    refused: () => {},
  }
  return { listener, states, tables, audience, muted }
}

const scene = (view: string) => ({ view, toAct: [0], turn: { number: 1, seat: 0 } })
const tell = (tell: Tell): string => JSON.stringify(tell)
const whole = (seq: number, view: string): string =>
  tell({ t: 'table', table: 'table-01', seq, seat: 0, scene: scene(view), happened: [], chat: [] })
const news = (seq: number, view: string): string =>
  tell({ t: 'news', table: 'table-01', seq, happened: [], delta: { view: [view] } })

test('what is watched before the socket is open is asked for when it is', () => {
  const { around, last } = network()
  const { listener, states } = ear()
  new Connection(around, listener).watch('table-01')
  expect(last().sent).toEqual([])
  last().ends.opened()
  expect(last().sent).toEqual([{ t: 'watch', table: 'table-01' }])
  expect(states).toEqual(['connected'])
})

test('a client that comes back tells the last entry it knows', () => {
  const { around, last, pipes, pass } = network()
  const { listener, states, tables } = ear()
  new Connection(around, listener).watch('table-01')
  last().ends.opened()
  last().ends.received(whole(4, 'four'))
  last().ends.received(news(5, 'five'))
  last().ends.closed()
  expect(states.at(-1)).toBe('reconnecting')
  pass(1000)
  expect(pipes).toHaveLength(2)
  last().ends.opened()
  expect(last().sent[0]).toEqual({ t: 'watch', table: 'table-01', since: 5 })
  expect(tables.map(({ seq, view }) => [seq, view])).toEqual([
    [4, 'four'],
    [5, 'five'],
  ])
})

test('what was asked and not answered is asked again under the same name, and answered once', async () => {
  const { around, last, pass } = network()
  const { listener } = ear()
  const connection = new Connection(around, listener)
  connection.watch('table-01')
  last().ends.opened()
  last().ends.received(whole(4, 'four'))
  const reply = connection.ask({ t: 'move', table: 'table-01', move: 7 })
  const first = last().sent.at(-1)!
  expect(first).toMatchObject({ t: 'move', seq: 4, move: 7 })
  last().ends.closed()
  pass(1000)
  last().ends.opened()
  expect(last().sent).toContainEqual(first)
  last().ends.received(tell({ t: 'done', table: 'table-01', id: String(first.id), seq: 5 }))
  expect(await reply).toEqual({ done: true, seq: 5 })
  last().ends.closed()
  pass(1000)
  last().ends.opened()
  expect(last().sent.some(({ t }) => t === 'move')).toBe(false)
})

test('a gap in the news is filled, doubled news are ignored', () => {
  const { around, last } = network()
  const { listener, tables } = ear()
  new Connection(around, listener).watch('table-01')
  last().ends.opened()
  last().ends.received(whole(4, 'four'))
  last().ends.received(news(4, 'again'))
  last().ends.received(news(6, 'six'))
  expect(tables).toHaveLength(1)
  expect(last().sent.at(-1)).toEqual({ t: 'watch', table: 'table-01', since: 4 })
})

test('a server that does not answer a ping is left, and each try waits longer', () => {
  const { around, last, pipes, pass } = network()
  const { listener, states } = ear()
  new Connection(around, listener)
  last().ends.opened()
  pass(15_000)
  expect(last().sent.at(-1)).toMatchObject({ t: 'ping' })
  pass(10_000)
  expect(pipes[0]!.closed).toBe(true)
  const gaps: number[] = []
  for (let i = 0; i < 5; i++) {
    const before = pipes.length
    let waited = 0
    while (pipes.length === before) {
      pass(125)
      waited += 125
    }
    gaps.push(waited)
    last().ends.closed()
  }
  expect(gaps).toEqual([375, 750, 1500, 3000, 6000])
  expect(states).toEqual(['connected', 'reconnecting', 'offline'])
})

test('without a network it does not wait for a silent socket', () => {
  const { around, last, pipes, pass } = network()
  const { listener, states } = ear()
  const connection = new Connection(around, listener)
  last().ends.opened()
  connection.hangUp()
  expect(states.at(-1)).toBe('reconnecting')
  expect(pipes[0]!.closed).toBe(true)
  pass(1000)
  last().ends.opened()
  expect(states.at(-1)).toBe('connected')
})

test('whoever comes back knows nobody who looks on, and nobody who is muted, until it is told', () => {
  const { around, last, pass } = network()
  const { listener, audience, muted } = ear()
  new Connection(around, listener).watch('table-01')
  last().ends.opened()
  last().ends.received(whole(4, 'four'))
  last().ends.received(tell({ t: 'audience', table: 'table-01', spectators: ['Eve'], more: 2 }))
  last().ends.received(tell({ t: 'audience', table: 'table-02', spectators: ['Mallory'], more: 0 }))
  last().ends.received(tell({ t: 'muted', people: ['mallory'] }))
  last().ends.closed()
  pass(1000)
  last().ends.opened()
  expect(audience).toEqual([[], ['Eve', '+2'], []])
  expect(muted).toEqual([[], ['mallory'], []])
})

test('a server that goes away is left alone for as long as it asks, once', () => {
  const { around, pipes, pass, last } = network()
  new Connection(around, ear().listener)
  last().ends.opened()
  last().ends.received(JSON.stringify({ t: 'bye', after: 3000 } satisfies Tell))
  last().ends.closed()
  pass(3000)
  expect(pipes).toHaveLength(1)
  pass(500)
  expect(pipes).toHaveLength(2)
  last().ends.closed()
  pass(1000)
  expect(pipes).toHaveLength(3)
})
