import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Amends } from './amends.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Amends of which the first is made at the third attempt, the second always. */
function amends() {
  const made: string[] = []
  const failed: unknown[] = []
  const talk = async (): Promise<void> => {
    made.push('talk')
    if (made.filter((one) => one === 'talk').length < 3) throw new Error('away')
  }
  const mutes = async (): Promise<number> => made.push('mutes')
  const all = new Amends([talk, mutes])
  all.onError = (error) => failed.push(error)
  return { all, made, failed }
}

test('amends are made again until nothing goes wrong, each whatever becomes of the others', async () => {
  const { all, made, failed } = amends()
  all.make()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made).toEqual(['talk', 'mutes', 'talk', 'mutes', 'talk', 'mutes'])
  expect(failed).toHaveLength(2)
})

test('however much could not be read, it is made good together', async () => {
  const { all, made } = amends()
  for (let i = 0; i < 10; i++) all.missed(new Error('away'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(made).toEqual(['talk', 'mutes'])
})

test('once everything is closed nothing is tried any more', async () => {
  const { all, made } = amends()
  all.missed(new Error('away'))
  all.close()
  all.missed(new Error('closed'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made).toEqual([])
})
