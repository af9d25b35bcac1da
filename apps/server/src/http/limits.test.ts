import { afterEach, expect, test } from 'vitest'
import { LIMITS, type Limits } from '../limits.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { Line, Visitor } from '../testing/visitor.ts'

let server: TestServer
afterEach(() => server.end())

const limited = async (limits: Partial<Limits>): Promise<void> => {
  server = await testServer({ limits: { ...LIMITS, ...limits } })
}
async function guest(name: string): Promise<Visitor> {
  const visitor = new Visitor(server.url)
  await visitor.guest(name)
  return visitor
}
/** How many of so many requests are answered. */
async function answered(visitor: Visitor, times: number): Promise<number> {
  let good = 0
  for (let i = 0; i < times; i++) if ((await visitor.request('GET', '/api/tables')).status === 200) good++
  return good
}

test('behind one address each session has its own limit, and strangers have one together', async () => {
  await limited({ requests: 5, requestsEach: 8 })
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  expect(await answered(new Visitor(server.url), 7)).toBe(5)
  const forger = new Visitor(server.url)
  forger.cookie = 'athanor=made-up'
  expect(await answered(forger, 2)).toBe(0)
  expect(await answered(ada, 10)).toBe(8)
  // Whose socket broke comes back, however many others ask.
  expect(await answered(bob, 7)).toBe(7)
  const line = await Line.open(server.url, await bob.ticket())
  line.close()
})

test('a network has a limit for everybody together, and what is careful is counted by network for whoever asks', async () => {
  await limited({ requestsTogether: 12, careful: 2 })
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  expect(await ada.request('POST', '/api/guest', { name: 'Eve' })).toEqual({ status: 429, body: { code: 'too-fast' } })
  expect((await answered(ada, 6)) + (await answered(bob, 6))).toBe(9)
  expect(await bob.request('GET', '/api/me')).toEqual({ status: 429, body: { code: 'too-fast' } })
  expect((await bob.request('GET', '/healthz')).status).toBe(200)
})
