import { type AnyRules, restore } from '@athanor/kernel'
import { embers } from '@athanor/kernel/testing'
import { spellbook } from '@athanor/spellbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../bots/bots.ts'
import { type LocalGame, LocalTable } from './local.ts'

const asked: unknown[] = []

/** Bots that never answer. */
class SilentWorker {
  postMessage(question: unknown): void {
    asked.push(question)
  }
  terminate(): void {}
}

/** Bots that fail at every question. */
class FailingWorker {
  onmessage: (event: { readonly data: unknown }) => void = () => {}
  postMessage(question: { readonly id: number }): void {
    asked.push(question)
    queueMicrotask(() => this.onmessage({ data: { id: question.id, failed: 'no idea' } }))
  }
  terminate(): void {}
}

/** Bots that answer with what is no move. */
class ConfusedWorker extends FailingWorker {
  override postMessage(question: { readonly id: number }): void {
    asked.push(question)
    queueMicrotask(() => this.onmessage({ data: { id: question.id, move: 2 ** 30 } }))
  }
}

/** A script that cannot be loaded. */
class MissingWorker {
  onerror: (event: { readonly message: string }) => void = () => {}
  postMessage(question: unknown): void {
    asked.push(question)
    queueMicrotask(() => this.onerror({ message: 'not found' }))
  }
  terminate(): void {}
}

/** Bots that make the first move that comes, at once. */
class QuickWorker {
  onmessage: (event: { readonly data: unknown }) => void = () => {}
  postMessage({ id, seat, state }: { readonly id: number; readonly seat: number; readonly state: string }): void {
    const move = rules.legal(restore(state), seat)[0]!
    queueMicrotask(() => this.onmessage({ data: { id, move } }))
  }
  terminate(): void {}
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('Worker', SilentWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const rules: AnyRules = embers
const game: LocalGame = {
  id: 'g',
  players: 2,
  options: {},
  seed: 'local',
  names: ['Ada', 'Mira'],
  bots: [undefined, 'novice'],
}

test('undo says what it takes back, also after the game was opened anew', async () => {
  const table = new LocalTable(rules, game)
  expect(table.store.get()!.lastAct).toBeUndefined()
  const { move, say } = table.store.get()!.scene.decision!.answers[1]!
  await table.act(move)
  expect(table.store.get()).toMatchObject({ lastAct: say, scene: { undo: 1 } })
  const again = new LocalTable(rules, { ...game, record: table.record })
  expect(again.store.get()!.lastAct).toEqual(say)
  await again.undo()
  expect(again.store.get()!.lastAct).toBeUndefined()
})

test('while others decide it says what they are asked, and nothing that they hold', async () => {
  const table = new LocalTable(rules, game)
  await table.act(table.store.get()!.scene.decision!.answers.at(-1)!.move)
  const { scene } = table.store.get()!
  expect(scene.decision).toBeUndefined()
  expect(scene.others).toEqual([{ seat: 1, ask: { key: 'ask.play' } }])
})

test('bots are asked when a change has been drawn', async () => {
  vi.useFakeTimers()
  const table = new LocalTable(spellbook, game, { lull: () => 60 })
  while (table.store.get()!.scene.decision) await table.act(table.store.get()!.scene.decision!.answers[0]!.move)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(60)
  expect(asked).toMatchObject([{ seat: 1, bot: 'novice' }])
})

test('bots do not move while something travels', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', QuickWorker)
  const landing = performance.now() + 500
  const table = new LocalTable(rules, game, { travelling: () => Math.max(0, landing - performance.now()) })
  await table.act(table.store.get()!.scene.decision!.answers.at(-1)!.move)
  await vi.advanceTimersByTimeAsync(400)
  expect(table.store.get()!.seq).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(table.store.get()!.seq).toBeGreaterThan(1)
})

test.each([
  ['fails', FailingWorker],
  ['says nonsense', ConfusedWorker],
  ['cannot be loaded', MissingWorker],
  ['hangs', SilentWorker],
])('where a bot %s, it is asked again, then an adept is, and then any move is made', async (_, Failing) => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Failing)
  const table = new LocalTable(rules, { ...game, bots: [undefined, 'master'] })
  await table.act(table.store.get()!.scene.decision!.answers.at(-1)!.move)
  const { seq } = table.store.get()!
  await vi.advanceTimersByTimeAsync(3 * PATIENCE_MS)
  expect(asked.slice(0, 3)).toMatchObject([{ bot: 'master' }, { bot: 'master' }, { bot: 'adept' }])
  expect(new Set(asked.slice(0, 3).map((question) => JSON.stringify(question))).size).toBe(3)
  expect(table.store.get()!.seq).toBeGreaterThan(seq)
  table.close()
})

test('a hint that fails says so', async () => {
  vi.stubGlobal('Worker', FailingWorker)
  await expect(new LocalTable(rules, game).hint()).rejects.toThrow('no idea')
})

test('whoever thinks for a bot is not told the seed of the dice', async () => {
  const seed = 'nobody-knows-it'
  const table = new LocalTable(rules, { ...game, seed })
  void table.hint()
  await table.act(table.store.get()!.scene.decision!.answers.at(-1)!.move)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(JSON.stringify(asked)).not.toContain(seed)
  table.close()
})
