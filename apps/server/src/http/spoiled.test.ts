import { rngFrom } from '@athanor/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecret } from '../secrets.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { mutated } from '../testing/mutation.ts'
import { rawStatus } from '../testing/raw.ts'
import { newNonce, plainWish, Visitor } from '../testing/visitor.ts'

/** `FUZZ_SEED` sends the same requests again. */
const seed = process.env.FUZZ_SEED ?? newSecret().slice(0, 8)
const MEGABYTE = 1 << 20
/** Whoever comes in as somebody else is signed out as what he was. */
const COMES_IN = new Set(['/api/guest', '/api/sign-in', '/api/passkey/sign-in'])

onEachDatabase((newDatabase) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ database: await newDatabase() })
  })
  afterAll(() => server.end())

  test(`requests with spoiled bodies are refused with a code (FUZZ_SEED=${seed})`, async () => {
    const rng = rngFrom(seed)
    const visitor = new Visitor(server.url)
    await visitor.guest('Stranger')
    const { id, commitment } = await visitor.createTable({ game: 'seasons', players: 4 })
    const wish = { ...plainWish, game: 'temples', players: 2 }
    const requests: [string, object][] = [
      ['/api/guest', { name: 'Eve' }],
      ['/api/sign-in', { name: 'Eve', password: 'guessed' }],
      ['/api/me/name', { name: 'Eve' }],
      ['/api/tables', wish],
      ['/api/tables', { ...wish, pace: { kind: 'live', move: 1, bank: 1 }, options: { mode: 'advanced' } }],
      [`/api/tables/${id}/join`, { invitation: 'not-this-one' }],
      [`/api/tables/${id}/nonce`, { commitment, nonce: newNonce() }],
      [`/api/tables/${id}/seat`, { seat: 1, bot: 'novice' }],
      [`/api/tables/${id}/rematch`, {}],
      ['/api/me/passkeys', { id: 'x', response: {} }],
      ['/api/passkey/sign-in', { id: 'x', response: {} }],
      ['/api/passkey/sign-in', { id: '\u0000', response: {} }],
      ['/api/tables/no-such-table/start', {}],
    ]
    for (let i = 0; i < 650; i++) {
      const [path, body] = requests[i % requests.length]!
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(!COMES_IN.has(path) && { cookie: visitor.cookie }) },
        body: mutated(rng, body),
      }).catch(hungUp)
      // A body that is too long may be cut off while it is sent.
      if (!response) continue
      const answer: unknown = await response.json()
      expect(response.status, `${path}: ${JSON.stringify(answer)}`).toBeLessThan(500)
      if (response.status !== 200) expect(answer).toMatchObject({ code: expect.any(String) })
    }
    const big = await visitor.request('POST', '/api/guest', { name: 'x'.repeat(10 * MEGABYTE) }).catch(hungUp)
    // The answer, unless the server has hung up before the sender was ready to read it.
    if (big) expect(big).toEqual({ status: 413, body: { code: 'bad-request' } })
    expect(await visitor.ok('GET', '/api/me')).toMatchObject({ name: expect.any(String) })
    for (const path of ['/api/me/passkeys/%00', '/api/me/passkeys/%ff', '/api/me/passkeys/a%2fb'])
      expect((await visitor.request('DELETE', path)).status).toBeLessThan(500)
    // Without PUBLIC_URL a passkey is for the host that was asked.
    const head = 'Host: [\r\nContent-Type: application/json\r\nContent-Length: 2'
    expect(await rawStatus(server.url, `POST /api/passkey/ask HTTP/1.1\r\n${head}\r\n\r\n{}`)).toBe(400)
    const { values } = await server.metrics.errors.get()
    expect(values.map(({ value }) => value)).toEqual([0])
  })
})

/** The server has hung up in the middle of a request; anything else is a fault. */
function hungUp(error: unknown): undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause && (cause.code === 'EPIPE' || cause.code === 'ECONNRESET')) return
  throw error
}
