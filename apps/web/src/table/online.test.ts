import type { Decision } from '@athanor/kernel'
import type { Reply, WatchedTable, Wish } from '@athanor/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OnlineTable } from './online.ts'

/** A server in which a test decides everything. */
const server = vi.hoisted(() => ({ asked: [] as unknown[], answers: [] as (() => unknown)[] }))

vi.mock('../net/wire.ts', async () => {
  const { Store } = await import('../store.ts')
  return {
    wire: {
      state: new Store('connected'),
      muted: new Store([]),
      follow: () => () => {},
      line: {
        ask: async (wish: Wish) => {
          server.asked.push(wish)
          return server.answers.shift()?.()
        },
        question: async () => undefined,
      },
    },
  }
})

const asking = (ask: string): Decision => ({
  seat: 0,
  ask: { key: ask },
  answers: [{ move: 7, say: { key: 'move.7' } }],
})
const at = (seq: number, decision?: Decision, undo?: number): WatchedTable => ({
  seq,
  seat: 0,
  scene: {
    view: null,
    toAct: [0, 1],
    turn: { number: 1, seat: 0 },
    ...(decision && { decision }),
    ...(undo !== undefined && { undo }),
  },
})
const STALE: Reply = { done: false, code: 'stale', reasons: [] }

/** A table that asks for a pick. */
function table(): OnlineTable {
  const online = new OnlineTable({ id: 'table-01', game: 'seasons', names: ['Ada', 'Bob'], people: [], delay: 0 })
  online.shown(at(4, asking('ask.pick')), [])
  return online
}

beforeEach(() => {
  server.asked = []
  server.answers = []
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
      Object.assign(sessionStorage, { [key]: value })
    },
    removeItem: (key: string) => {
      kept.delete(key)
      Reflect.deleteProperty(sessionStorage, key)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an answer that another was faster than is given again while the same is asked', async () => {
  const online = table()
  server.answers = [
    () => {
      online.shown(at(5, asking('ask.pick')), [])
      return STALE
    },
    () => {
      online.shown(at(6, undefined, 1), [])
      return { done: true, seq: 6 }
    },
  ]
  expect(await online.act(7)).toEqual({ done: true, seq: 6 })
  expect(server.asked).toEqual([
    { t: 'move', table: 'table-01', move: 7 },
    { t: 'move', table: 'table-01', move: 7 },
  ])
  expect(online.store.get()!.lastAct).toEqual({ key: 'move.7' })
})

test('an answer to a question that has changed comes back', async () => {
  const online = table()
  server.answers = [
    () => {
      online.shown(at(5, asking('ask.keep')), [])
      return STALE
    },
  ]
  expect(await online.act(7)).toEqual(STALE)
  expect(server.asked).toHaveLength(1)
})

test('an answer that was on its way is given again when the page is loaded anew, and once', async () => {
  const never = new Promise<Reply>(() => {})
  server.answers = [() => never]
  void table().act(7)
  server.answers = [() => ({ done: true, seq: 5 })]
  table()
  await vi.waitFor(() => expect(server.asked).toHaveLength(2))
  table()
  expect(server.asked).toHaveLength(2)
})

test('an answer that has arrived is not given again', () => {
  server.answers = [() => new Promise<Reply>(() => {})]
  const online = table()
  void online.act(7)
  const again = new OnlineTable({ id: 'table-01', game: 'seasons', names: ['Ada', 'Bob'], people: [], delay: 0 })
  again.shown(at(5, asking('ask.pick')), [])
  expect(server.asked).toHaveLength(1)
})

test('without an answer of the server nobody knows where a plan leads', async () => {
  expect(await table().plan([7])).toBeUndefined()
})
