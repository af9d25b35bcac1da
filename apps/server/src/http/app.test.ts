import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_LIMITS, type TestServer, testServer } from '../testing/house.ts'
import { rawSocket } from '../testing/raw.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ limits: { ...NO_LIMITS, requestMs: 300 } })
})
afterAll(() => server.end())

test.each([
  ['nothing', ''],
  ['half a head', 'GET /api/me HTTP/1.1\r\nHost: x\r\nX-A: '],
  [
    'half a body',
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"na',
  ],
])('whoever sends %s and no more is not waited for', async (_, bytes) => {
  const socket = rawSocket(server.url)
  socket.write(bytes)
  socket.resume()
  await once(socket, 'close')
  expect((await server.metrics.errors.get()).values.map(({ value }) => value)).toEqual([0])
})
