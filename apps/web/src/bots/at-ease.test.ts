import type { Steps } from '@athanor/bots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AtEase } from './at-ease.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const STEP_MS = 5

/** Tells after every step what the clock says. */
function* work(clock: () => number, steps: number): Steps<readonly number[]> {
  const began = clock()
  const told: number[] = []
  for (let i = 0; i < steps; i++) {
    vi.advanceTimersByTime(STEP_MS)
    told.push(clock() - began)
    yield
  }
  return told
}

test('rests between the steps, and the clock stands still meanwhile', async () => {
  const ease = new AtEase()
  const began = performance.now()
  const told = ease.finish(work(ease.clock, 6))
  await vi.runAllTimersAsync()
  expect(await told).toEqual([5, 10, 15, 20, 25, 30])
  expect(performance.now() - began).toBeGreaterThan(40)
})

test('rests no more where a rest takes too long', async () => {
  const ease = new AtEase()
  const told = ease.finish(work(ease.clock, 60))
  vi.advanceTimersByTime(1000)
  expect(await told).toHaveLength(60)
  expect(vi.getTimerCount()).toBe(0)
})

test('rests for as long as the page asks for, and then goes on', async () => {
  const ease = new AtEase()
  const began = performance.now()
  const told = ease.finish(work(ease.clock, 6))
  ease.restFor(500)
  await vi.advanceTimersByTimeAsync(450)
  expect(vi.getTimerCount()).toBe(1)
  await vi.runAllTimersAsync()
  expect(await told).toEqual([5, 10, 15, 20, 25, 30])
  expect(performance.now() - began).toBeGreaterThan(500)
})

/** How many ms the work takes, with what happens every 50 ms meanwhile. */
async function timed(work: Promise<unknown>, meanwhile: () => void = () => {}): Promise<number> {
  const began = performance.now()
  let took = Number.POSITIVE_INFINITY
  void work.then(() => {
    took = performance.now() - began
  })
  while (took === Number.POSITIVE_INFINITY && performance.now() - began < 5000) {
    meanwhile()
    await vi.advanceTimersByTimeAsync(50)
  }
  return took
}

test('long work rests for a second at most, so that a hint is there in time', async () => {
  const ease = new AtEase()
  const took = await timed(ease.finish(work(ease.clock, 400 / STEP_MS)))
  expect(took).toBeGreaterThan(1000)
  expect(took).toBeLessThan(1150)
})

test('a page that draws again and again does not keep it from its work for good', async () => {
  const ease = new AtEase()
  const took = await timed(ease.finish(work(ease.clock, 400 / STEP_MS)), () => ease.restFor(200))
  expect(took).toBeLessThan(1500)
})

test('what has waited for its turn rests less', async () => {
  const ease = new AtEase()
  const came = performance.now()
  vi.advanceTimersByTime(900)
  expect(await timed(ease.finish(work(ease.clock, 400 / STEP_MS), came))).toBeLessThan(600)
})
