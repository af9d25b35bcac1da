import { rngFrom } from '@athanor/kernel'
import { expect, test, vi } from 'vitest'
import { LIMITS } from '../limits.ts'
import { Chat } from '../table/chat.ts'
import { HOUSE_RULES } from '../table/house.ts'
import { NO_LIMITS, type TestServer, testServer } from '../testing/house.ts'
import { moveOnce, party } from '../testing/play.ts'
import { rawAnswer, rawStatus } from '../testing/raw.ts'
import { Line, Visitor } from '../testing/visitor.ts'

const upgradeOf = (address: string): string =>
  `GET ${address} HTTP/1.1\r\nHost: athanor\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`

test('an upgrade of no address counts as a knock, and is no fault of the server', async () => {
  const server = await testServer({ limits: { ...LIMITS, requests: 5 } })
  const addresses = ['//', 'http://[', '//[/socket', '/%', '/socket?ticket=%']
  const statuses: number[] = []
  for (const address of addresses) statuses.push(await rawStatus(server.url, upgradeOf(address)))
  expect(statuses).toEqual([400, 400, 400, 404, 401])
  expect(await rawStatus(server.url, upgradeOf('//'))).toBe(429)
  const { values } = await server.metrics.errors.get()
  expect(values.map(({ value }) => value)).toEqual([0])
  await server.end()
})

test.each(['h2c', 'TLS/1.0', 'websocket, h2c'])(
  'an upgrade to %s is refused with a word, and is a knock',
  async (to) => {
    const server = await testServer({ limits: { ...LIMITS, requests: 2 } })
    const request = `GET /healthz HTTP/1.1\r\nHost: athanor\r\nConnection: Upgrade\r\nUpgrade: ${to}\r\n\r\n`
    const answers: string[] = []
    for (let i = 0; i < 3; i++) answers.push(await rawAnswer(server.url, request))
    expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual([
      'HTTP/1.1 426 Upgrade Required',
      'HTTP/1.1 426 Upgrade Required',
      'HTTP/1.1 429 Too Many Requests',
    ])
    expect(answers[0]).toMatch(/^upgrade: websocket\r$/im)
    expect(answers[0]).toMatch(/^connection: upgrade, close\r$/im)
    expect(answers[0]).toContain('only websocket')
    await server.end()
  },
)

test('a network has only so many sockets at a time', async () => {
  const server = await testServer({ limits: { ...LIMITS, socketsTogether: 2 } })
  const visitors = [new Visitor(server.url), new Visitor(server.url), new Visitor(server.url)]
  for (const visitor of visitors) await visitor.guest('Neighbour')
  const [first] = [await visitors[0]!.connect(), await visitors[1]!.connect()]
  const ticket = await visitors[2]!.ticket()
  await expect(Line.open(server.url, ticket)).rejects.toThrow('429')
  first.close()
  await expect.poll(() => Line.open(server.url, ticket).then(() => 'in', String)).toBe('in')
  await server.end()
})

test('a clock that is set back takes no message from anybody', async () => {
  let clock = Date.now()
  const server = await testServer({ limits: LIMITS, now: () => clock })
  const visitor = new Visitor(server.url)
  await visitor.guest('Timeless')
  const line = await visitor.connect()
  line.ask({ t: 'ping', n: 1 })
  await line.until(() => line.tells.length === 1)
  clock -= 3_600_000
  line.ask({ t: 'ping', n: 2 })
  await line.until(() => line.tells.length === 2)
  expect(line.tells.map(({ t }) => t)).toEqual(['pong', 'pong'])
  await server.end()
})

test('every move that is asked about costs the same, also one that comes before the question', async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, rate: 0.001, burst: 22 } })
  const { id, lines } = await party(server.url, { players: 2 })
  const [line] = lines
  const many = Array.from({ length: 100 }, () => 0)
  const why = async (moves: readonly number[], after: readonly number[]): Promise<string> => {
    const from = line!.tells.length
    line!.ask({ t: 'why', table: id, id: line!.nextId(), seq: 0, moves, after })
    await line!.until(() => line!.tells.length > from)
    const answer = line!.tells[from]!
    return answer.t === 'refused' ? answer.code : answer.t
  }
  // One message was spent on looking at the table.
  expect(await why([0], many)).not.toBe('too-fast')
  expect(await why([0], many)).toBe('too-fast')
  expect(await why([0], [])).not.toBe('too-fast')
  await server.end()
})

/** The socket has been closed, and nothing was wrong with the server. */
async function isLetGo(server: TestServer, line: Line): Promise<void> {
  await expect.poll(() => line.closed, { timeout: 10_000 }).toBe(true)
  const { values } = await server.metrics.errors.get()
  expect(values.map(({ value }) => value)).toEqual([0])
}

test('a session that ends while its socket is being opened keeps none', async () => {
  const server = await testServer()
  const { sessions } = server.services
  const visitor = new Visitor(server.url)
  await visitor.guest('Quick')
  const ticket = await visitor.ticket()
  const redeem = sessions.redeem.bind(sessions)
  vi.spyOn(sessions, 'redeem').mockImplementationOnce(async (given) => {
    const session = await redeem(given)
    await sessions.end(session!.hash)
    return session
  })
  await isLetGo(server, await Line.open(server.url, ticket))
  await server.end()
})

test('a session that has ended unheard loses its sockets within some beats, the others stay', async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, heartbeatMs: 50 } })
  const visitors = [new Visitor(server.url), new Visitor(server.url)]
  const people = await Promise.all(visitors.map((visitor) => visitor.guest('Patient')))
  const [gone, there] = await Promise.all(visitors.map((visitor) => visitor.connect()))
  await server.services.database.db.deleteFrom('sessions').where('person', '=', people[0]!.id).execute()
  await isLetGo(server, gone!)
  expect(there!.closed).toBe(false)
  await server.end()
})

test('whoever looks away before a table is there does not look at it', async () => {
  const server = await testServer()
  const { id, lines } = await party(server.url, { players: 2 })
  const visitor = new Visitor(server.url)
  await visitor.guest('Hasty')
  const line = await visitor.connect()
  line.ask({ t: 'watch', table: id })
  line.ask({ t: 'unwatch', table: id })
  const other = await visitor.connect()
  for (const t of ['watch', 'unwatch', 'watch'] as const) other.ask({ t, table: id })
  await other.until(() => other.tables.has(id))
  await moveOnce(id, lines, rngFrom('hasty'))
  await other.until(() => other.tables.get(id)!.seq === 1)
  expect(line.tells).toEqual([])
  expect(server.services.house.here(id)!.table.watchers()).toHaveLength(3)
  await server.end()
})

test('whoever asks for a table that is put away meanwhile sees the one that takes its place', async () => {
  let clock = Date.now()
  const rules = { ...HOUSE_RULES, roundsMs: 5 }
  const server = await testServer({ rules, now: () => clock })
  const { house } = server.services
  const { id, lines, people } = await party(server.url, { players: 2 })
  for (const line of lines) line.close()
  await expect.poll(() => house.here(id)!.table.watchers()).toHaveLength(0)
  vi.spyOn(Chat.prototype, 'at').mockImplementationOnce(async () => {
    clock += HOUSE_RULES.idleMs + 1
    await expect.poll(() => house.here(id)).toBeUndefined()
    return []
  })
  const line = await people[0]!.connect()
  await line.watch(id)
  expect(house.here(id)?.table.watchers()).toHaveLength(1)
  await server.end()
})
