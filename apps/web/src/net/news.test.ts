import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GAP_MS, News, SOON_MS } from './news.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('one asks soon after the first news, once for all that come together', () => {
  const ask = vi.fn()
  const news = new News(ask)
  for (let i = 0; i < 5; i++) news.hear()
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(SOON_MS)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('however many news come, one asks once in a while, and also after the last of them', () => {
  const ask = vi.fn()
  const news = new News(ask)
  for (let ms = 0; ms < 10 * GAP_MS; ms += 50) {
    news.hear()
    vi.advanceTimersByTime(50)
  }
  const asked = ask.mock.calls.length
  expect(asked).toBeGreaterThan(5)
  expect(asked).toBeLessThanOrEqual(11)
  vi.advanceTimersByTime(GAP_MS + SOON_MS)
  expect(ask).toHaveBeenCalledTimes(asked + 1)
})

test('whoever has left is not asked for any more', () => {
  const ask = vi.fn()
  const news = new News(ask)
  news.hear()
  news.stop()
  vi.advanceTimersByTime(60_000)
  expect(ask).not.toHaveBeenCalled()
})
