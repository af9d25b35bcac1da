import { type GameState, type Rules, rngFrom, SPECTATOR } from '@athanor/kernel'
import { expect, test, vi } from 'vitest'
import { BOT_NAMES, botNamed, chairAt, random } from './index.ts'

interface Secret extends GameState {
  hidden: number
}

const state: Secret = { rng: rngFrom('table'), reveals: 0, hidden: 42 }

/** Just enough of a game to sit down at. */
const rules: Rules<Secret, { readonly viewer: number }> = {
  id: 'secret',
  version: 1,
  players: [2],
  options: [],
  texts: { en: {}, pl: {}, ru: {} },
  setup: () => state,
  toAct: () => 3,
  legal: vi.fn(() => [3, 5, 8]),
  apply: () => {},
  clone: (real) => ({ ...real }),
  standings: () => undefined,
  tally: () => [],
  view: vi.fn((_real: Secret, viewer: number) => ({ viewer })),
  asked: (_real, seat) => ({ seat, ask: { key: 'ask' } }),
  decision: (_real, seat) => ({ seat, ask: { key: 'ask' }, answers: [] }),
  resample: vi.fn((real: Secret) => ({ ...real, hidden: 0 })),
  why: () => [],
  tell: () => undefined,
  turn: () => ({ number: 1, seat: 0 }),
  notation: { format: String, parse: Number, note: () => undefined },
  faults: () => [],
}

const table = { rules, state, players: 2 }

test('a chair gives what its seat may know', () => {
  const chair = chairAt(table, 1)
  expect(chair.legal()).toEqual([3, 5, 8])
  expect(chair.view()).toEqual({ viewer: 1 })
  expect(chair.view()).not.toEqual(rules.view(state, SPECTATOR))
  expect(chair.decision().seat).toBe(1)
})

test('a chair never gives the real state', () => {
  const chair = chairAt(table, 1)
  expect(chair.resample(rngFrom('guess')).hidden).toBe(0)
  expect(Object.values(chair)).not.toContain(state)
  expect(JSON.stringify(chair)).not.toContain('42')
})

test('the random bot plays every legal move, and only those', () => {
  const rng = rngFrom('bot')
  const played = new Set(Array.from({ length: 100 }, () => random.sit(chairAt(table, 0)).choose(rng)))
  expect([...played].sort((a, b) => a - b)).toEqual([3, 5, 8])
})

test('the random bot asks for nothing but the legal moves', () => {
  vi.clearAllMocks()
  random.sit(chairAt(table, 0)).choose(rngFrom('bot'))
  expect(rules.legal).toHaveBeenCalledTimes(1)
  expect(rules.view).not.toHaveBeenCalled()
  expect(rules.resample).not.toHaveBeenCalled()
})

test('bots are known by name', () => {
  for (const name of BOT_NAMES) expect(botNamed(name, () => 0).name).toBe(name)
  expect(() => botNamed('deep-thought', () => 0)).toThrow(
    'there is no bot "deep-thought"; choose from random, novice, adept, master',
  )
})
