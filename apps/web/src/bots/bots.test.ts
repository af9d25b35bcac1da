import type { Question } from '@athanor/bots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BotWorker, PATIENCE_MS } from './bots.ts'

/** Does what the bot's name says: `well` answers with the question's number, `ill` fails, `broken` breaks, others hang. */
class MoodyWorker {
  static hired: MoodyWorker[] = []
  onmessage: (event: { readonly data: unknown }) => void = () => {}
  onerror: (event: { readonly message: string }) => void = () => {}
  terminated = false
  private hangs = false

  constructor() {
    MoodyWorker.hired.push(this)
  }

  postMessage({ id, bot }: Question): void {
    queueMicrotask(() => {
      if (this.hangs || this.terminated) return
      if (bot === 'well') this.onmessage({ data: { id, move: id } })
      else if (bot === 'ill') this.onmessage({ data: { id, failed: 'it is ill' } })
      else if (bot === 'broken') this.onerror({ message: 'it is broken' })
      else this.hangs = true
    })
  }

  terminate(): void {
    this.terminated = true
  }
}

let worker: BotWorker
beforeEach(() => {
  vi.useFakeTimers()
  MoodyWorker.hired = []
  vi.stubGlobal('Worker', MoodyWorker)
  worker = new BotWorker()
})
afterEach(() => {
  worker.close()
  expect(vi.getTimerCount()).toBe(0)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const question = { table: 't', game: 'embers', players: 2, seat: 0, state: '', seed: '' }
/** What came of a question. */
const ask = (bot: string): Promise<unknown> =>
  worker
    .ask((id) => ({ ...question, id, bot }))
    .then(
      ({ move }) => move,
      (error: Error) => error.message,
    )

test.each(['ill', 'broken'])('a worker that is %s fails its own question; the others go to a new one', async (mood) => {
  const answers = Promise.all([ask('well'), ask(mood), ask('well')])
  expect(await answers).toEqual([1, `it is ${mood}`, 3])
  expect(MoodyWorker.hired.map(({ terminated }) => terminated)).toEqual([true, false])
})

test('a worker that hangs is replaced when patience ends', async () => {
  const answers = Promise.all([ask('hangs'), ask('well')])
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(MoodyWorker.hired).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answers).toEqual(['a bot did not answer in time', 2])
  expect(MoodyWorker.hired.map(({ terminated }) => terminated)).toEqual([true, false])
})

test('nobody is impatient where nothing is asked', async () => {
  const first = ask('hangs')
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  await first
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(await ask('well')).toBe(2)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(MoodyWorker.hired).toHaveLength(2)
})

test('a worker that breaks down while it has nothing to do is replaced when it is needed', async () => {
  MoodyWorker.hired[0]!.onerror({ message: 'it could not be loaded' })
  expect(MoodyWorker.hired).toHaveLength(1)
  expect(await ask('well')).toBe(1)
  expect(MoodyWorker.hired).toHaveLength(2)
})
