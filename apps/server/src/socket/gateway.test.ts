import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { testServer } from '../testing/house.ts'
import { rawStatus } from '../testing/raw.ts'
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
