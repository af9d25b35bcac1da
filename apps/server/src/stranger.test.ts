import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { below, decodeRecord, rngFrom, verify } from '@athanor/kernel'
import { ASK_BYTES, readAsk } from '@athanor/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { LIMITS } from './limits.ts'
import { newSecret } from './secrets.ts'
import { testServer } from './testing/house.ts'
import { mutated, specimens } from './testing/mutation.ts'
import { party, playOn } from './testing/play.ts'
import { ServerProcess } from './testing/process.ts'
import { rawSocket, rawStatus } from './testing/raw.ts'
import { Line, Visitor } from './testing/visitor.ts'

/** `FUZZ_SEED` sends the same messages again, `FUZZ_MESSAGES` more of them. */
const messages = Number(process.env.FUZZ_MESSAGES ?? 100_000)
const seed = process.env.FUZZ_SEED ?? newSecret().slice(0, 8)
const MEGABYTE = 1 << 20

let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.start()
})
afterAll(() => server.end())

const guest = async (): Promise<Visitor> => {
  const visitor = new Visitor(server.url)
  await visitor.guest('Stranger')
  return visitor
}

/** Waits until the server has read everything that was sent before. */
async function settled(line: Line, n: number): Promise<void> {
  line.ask({ t: 'ping', n })
  await line.until(() => line.tells.some((tell) => tell.t === 'pong' && tell.n === n), 120_000)
}

async function errors(): Promise<string | undefined> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return /^athanor_errors_total (\d+)$/m.exec(metrics)?.[1]
}

test(`${messages} spoiled messages: each is answered, nothing grows, others play on (FUZZ_SEED=${seed})`, async () => {
  const rng = rngFrom(seed)
  const peaceful = await party(server.url, { players: 2 })
  const playing = playOn(peaceful.id, peaceful.lines, seed)
  const strangers = await Promise.all([guest(), guest()])
  const own = await party(server.url, { players: 2 })
  const lines = [...own.lines, ...(await Promise.all(strangers.map((stranger) => stranger.connect())))]
  const solo = await strangers[0]!.createTable({ game: 'spellbook', players: 1 })
  const { id: person } = await own.people[0]!.ok<{ id: string }>('GET', '/api/me')
  const kinds = [own.id, solo.id, peaceful.id, 'unknown-table'].flatMap((table) =>
    Object.values(specimens(table, person)),
  )

  const BATCH = 500
  const heap: number[] = []
  for (let sent = 0; sent < messages; sent += BATCH) {
    const line = lines[(sent / BATCH) % lines.length]!
    let unreadable = 0
    for (let i = 0; i < BATCH; i++) {
      const message = mutated(rng, kinds[below(rng, kinds.length)]!).slice(0, ASK_BYTES / 2)
      if (!readAsk(message)) unreadable++
      line.sendRaw(message)
    }
    await settled(line, 1_000_000 + sent)
    const refused = line.tells.filter((tell) => tell.t === 'refused' && tell.code === 'bad-message')
    expect(refused).toHaveLength(unreadable)
    line.forget()
    if (sent % (messages / 5) === 0) heap.push(await server.heap())
  }
  heap.push(await server.heap())
  await playing

  expect(await errors()).toBe('0')
  expect(heap.at(-1)! - heap[1]!).toBeLessThan(12 * MEGABYTE)
  const record = decodeRecord(await (await fetch(`${server.url}/api/tables/${peaceful.id}/record`)).text())
  verify(GAMES.get('spellbook')!, record, { commitment: peaceful.card.commitment })
  for (const line of lines) line.close()
})

test.each([
  ['a text of ten megabytes', 'x'.repeat(10 * MEGABYTE)],
  ['ten megabytes of bytes', randomBytes(10 * MEGABYTE)],
  ['a text that is a little too long', ' '.repeat(ASK_BYTES + 1)],
])('%s closes the socket that sent it and no other', async (_, data) => {
  const line = await (await guest()).connect()
  const other = await (await guest()).connect()
  line.sendRaw(data)
  await expect(line.until(() => false)).rejects.toThrow('closed')
  await settled(other, 1)
  other.close()
})

test('bytes that are no frames close the socket', async () => {
  const rng = rngFrom(seed)
  const { hostname, port } = new URL(server.url)
  for (let i = 0; i < 20; i++) {
    const ticket = await (await guest()).ticket()
    const socket = rawSocket(server.url)
    socket.write(
      `GET /socket?ticket=${ticket} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
    await once(socket, 'data')
    const gone = once(socket, 'close')
    // The first byte asks for a kind of frame that does not exist.
    socket.write(Buffer.concat([Buffer.from([0xff]), randomBytes(1 + below(rng, 2000))]))
    socket.resume()
    await gone
  }
  expect(await errors()).toBe('0')
})

test('every message about a table that does not exist is refused as such', async () => {
  const line = await (await guest()).connect()
  const about = Object.values(specimens('no-such-table', 'no-such-person')).filter(
    ({ t }) => !['ping', 'lobby', 'unwatch', 'mute'].includes(t),
  )
  for (const ask of about) line.ask(ask)
  await line.until(() => line.tells.length === about.length)
  for (const tell of line.tells) expect(tell).toMatchObject({ t: 'refused', code: 'unknown-table' })
})

test('nobody can mute more people than there is reason to', async () => {
  const line = await (await guest()).connect()
  for (let i = 0; i < 300; i++)
    line.ask({ t: 'mute', table: 'no-such-table', id: `m${i}`, person: `no-such-person-${i}`, on: true })
  const answers = () => line.tells.filter(({ t }) => t === 'done' || t === 'refused')
  await line.until(() => answers().length === 300)
  expect(answers().filter(({ t }) => t === 'done')).toHaveLength(200)
  expect(line.tells.filter((tell) => tell.t === 'refused' && tell.code === 'too-many')).toHaveLength(100)
})

test('messages that cannot be read count like others', async () => {
  const strict = await testServer({ limits: LIMITS })
  const visitor = new Visitor(strict.url)
  await visitor.guest('Hasty')
  const line = await visitor.connect()
  for (let i = 0; i < LIMITS.burst * 2; i++) line.sendRaw('{')
  await line.until(() => line.tells.length === LIMITS.burst * 2)
  const codes = line.tells.map((tell) => (tell.t === 'refused' ? tell.code : tell.t))
  expect(codes.slice(0, LIMITS.burst)).toEqual(new Array(LIMITS.burst).fill('bad-message'))
  expect(codes.at(-1)).toBe('too-fast')
  await strict.end()
})

test('whoever does not stop in spite of a hundred refusals is shut out', async () => {
  const strict = await testServer({ limits: LIMITS })
  const visitor = new Visitor(strict.url)
  await visitor.guest('Relentless')
  const line = await visitor.connect()
  for (let i = 0; i < LIMITS.burst + 300; i++) line.sendRaw('{')
  await expect.poll(() => line.closed).toBe(true)
  expect(line.tells.length).toBeLessThan(LIMITS.burst + 200)
  await strict.end()
})

test('pings of a client count like messages', async () => {
  const strict = await testServer({ limits: LIMITS })
  const visitor = new Visitor(strict.url)
  await visitor.guest('Pinging')
  const socket = await visitor.socket()
  let pongs = 0
  socket.on('pong', () => pongs++)
  await once(socket, 'open')
  socket.ping()
  await once(socket, 'pong')
  const gone = once(socket, 'close')
  for (let i = 0; i < LIMITS.burst * 3; i++) socket.ping()
  await gone
  expect(pongs).toBeLessThan(LIMITS.burst * 2)
  await strict.end()
})

test('however an address is written, and whoever it claims to come from, it counts', async () => {
  const strict = await testServer({ limits: { ...LIMITS, careful: 3 }, env: { TRUST_PROXY: '1' } })
  const { hostname } = new URL(strict.url)
  /** The status of a request with just this line; the proxy has added one address to what the client claimed. */
  const ask = (path: string, forwarded: string): Promise<number> => {
    const head = `Host: ${hostname}\r\nX-Forwarded-For: ${forwarded}\r\nContent-Type: application/json\r\n`
    const body = '{"name":"Eve"}'
    return rawStatus(
      strict.url,
      `POST ${path} HTTP/1.1\r\n${head}Content-Length: 14\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  const ways = ['/api/guest', '/%61pi/guest', `http://${hostname}/api/guest`, '/api/guest?again', '/api/%67uest']
  const statuses: number[] = []
  for (const [i, way] of ways.entries()) statuses.push(await ask(way, `192.0.2.${i}, 2001:db8::${i}`))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3)
  expect(await ask('/api/guest', '192.0.2.1, 2001:db8::ffff')).toBe(429)
  expect(await ask('/api/guest', '192.0.2.1, 2001:db8:0:1::')).toBe(200)
  await strict.end()
})

test('one person has no more to say over many sockets than over one, and chat counts more than moves', async () => {
  // So slow that nothing comes back while this test runs.
  const strict = await testServer({ limits: { ...LIMITS, rate: 1 / 3600 } })
  const visitor = new Visitor(strict.url)
  await visitor.guest('Hydra')
  const heads = [await visitor.connect(), await visitor.connect(), await visitor.connect()]
  for (let i = 0; i < 5; i++)
    for (const line of heads) line.ask({ t: 'chat', table: 'no-such-table', id: `c${i}`, text: 'me too' })
  const codes = () => heads.flatMap((line) => line.tells.flatMap((tell) => (tell.t === 'refused' ? tell.code : [])))
  await expect.poll(() => codes().length).toBe(15)
  expect(codes().filter((code) => code === 'unknown-table')).toHaveLength(LIMITS.burst / 10)
  for (const line of heads) line.terminate()
  const again = await visitor.connect()
  again.ask({ t: 'ping', n: 1 })
  await again.until(() => again.tells.length > 0)
  expect(again.tells).toMatchObject([{ t: 'refused', code: 'too-fast' }])
  await strict.end()
})

test('whoever knocks without a ticket again and again is not let in to the database', async () => {
  const strict = await testServer({ limits: { ...LIMITS, requests: 5 } })
  const visitor = new Visitor(strict.url)
  await visitor.guest('Knocker')
  const ticket = await visitor.ticket()
  for (let i = 0; i < 5; i++) await expect(Line.open(strict.url, `forged-${i}`)).rejects.toThrow('401')
  await expect(Line.open(strict.url, ticket)).rejects.toThrow('429')
  await strict.end()
})
