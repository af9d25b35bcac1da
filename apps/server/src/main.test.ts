import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './store/database.ts'
import { Serving } from './testing/serving.ts'
import { newNonce, Visitor } from './testing/visitor.ts'

let serving: Serving
beforeEach(async () => {
  serving = await Serving.start({ LOG_LEVEL: 'trace' })
})
afterEach(() => serving.end())

test('told to stop, it answers what it has heard, says goodbye and goes; nothing secret is in its log', async () => {
  const visitor = new Visitor(serving.url)
  await visitor.guest('Secretive')
  await visitor.ok('POST', '/api/me/password', { password: 'my mother’s maiden name' })
  await visitor.request('POST', '/api/sign-in', { name: 'Secretive', password: 'a slip of the pen' })
  await visitor.request('POST', '/api/tables', { nonsense: 'of mine' })
  const nonce = newNonce()
  const { id } = await visitor.createTable({ game: 'spellbook', players: 1, nonce })
  const line = await visitor.connect()
  const { scene } = await line.watch(id)
  const { move } = scene.decision!.answers[0]!
  const answered = line.do({ t: 'move', table: id, id: 'last', seq: 0, move })
  line.ask({ t: 'chat', table: id, id: 'c', text: 'between you and me' })
  await line.until(() => line.tells.some(({ t }) => t === 'done'))

  expect(await serving.stop()).toBe(0)
  expect(await answered).toMatchObject({ t: 'done', seq: 1 })
  await expect.poll(() => line.closed).toBe(true)
  expect(line.tells.at(-1)).toEqual({ t: 'bye', after: 1000 })
  await expect(fetch(serving.url)).rejects.toThrow()

  const database = await openDatabase(`${serving.folder}/athanor.db`)
  expect(await database.db.selectFrom('entries').select(['seq', 'ask']).execute()).toEqual([{ seq: 1, ask: 'last' }])
  const { secret } = await database.db.selectFrom('tables').select('secret').executeTakeFirstOrThrow()
  await database.close()
  const token = visitor.cookie.slice('athanor='.length)
  for (const hidden of ['maiden name', 'slip of the pen', 'you and me', 'of mine', token, nonce, secret])
    expect(serving.log).not.toContain(hidden)
})

test('a connection on which nothing is ever said does not keep it from stopping', async () => {
  const { hostname, port } = new URL(serving.url)
  const sockets = ['', 'GET / HTTP/1.1\r\n', 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'].map(
    (said) => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      socket.write(said)
      return socket
    },
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  expect(await serving.stop()).toBe(0)
})

test('moves that are on their way when it is told to stop are acknowledged or not done', async () => {
  const visitor = new Visitor(serving.url)
  await visitor.guest('Hasty')
  const tables: { id: string }[] = []
  while (tables.length < 8) tables.push(await visitor.createTable({ game: 'spellbook', players: 1 }))
  const line = await visitor.connect()
  for (const { id } of tables) await line.watch(id)
  for (const { id } of tables) {
    const { move } = line.tables.get(id)!.scene.decision!.answers[0]!
    line.ask({ t: 'move', table: id, id: `m-${id}`, seq: 0, move })
  }
  await serving.stop()
  await expect.poll(() => line.closed).toBe(true)
  const done = line.tells.flatMap((tell) => (tell.t === 'done' ? tell.table : []))
  const database = await openDatabase(`${serving.folder}/athanor.db`)
  const written = await database.db.selectFrom('entries').select('table_id').execute()
  await database.close()
  expect(written.map(({ table_id }) => table_id).sort()).toEqual(done.sort())
})
