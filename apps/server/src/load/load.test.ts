import { expect, test } from 'vitest'
import { load } from './load.ts'

test('a server under a small load accepts every move and tells what it took', async () => {
  const wish = { game: 'spellbook', tables: 4, seconds: 0.3, warmUp: 0.1, rate: 50, idle: 30 }
  const { sockets, saturation, paced, idle } = await load(wish)
  expect(sockets).toBe(8)
  for (const { movesPerSecond, refused, ack, cpuMicrosecondsPerMove, rssMegabytes } of [saturation, paced]) {
    expect(movesPerSecond).toBeGreaterThan(0)
    expect(refused).toBe(0)
    expect(ack.p50).toBeGreaterThan(0)
    expect(ack.p99).toBeGreaterThanOrEqual(ack.p50)
    expect(cpuMicrosecondsPerMove).toBeGreaterThan(0)
    expect(rssMegabytes).toBeGreaterThan(0)
  }
  expect(idle.sockets).toBe(30)
})
