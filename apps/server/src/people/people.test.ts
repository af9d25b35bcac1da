import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../testing/house.ts'
import { Visitor } from '../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.end())

const visitor = (): Visitor => new Visitor(server.url)

test('a guest keeps the account with a password and signs in elsewhere', async () => {
  const guest = visitor()
  const { id } = await guest.guest('Nadia')
  expect(await guest.ok('GET', '/api/me')).toEqual({ id, name: 'Nadia', kept: false })
  await guest.ok('POST', '/api/me/password', { password: 'correct horse' })
  const elsewhere = visitor()
  expect(await elsewhere.ok('POST', '/api/sign-in', { name: 'nadia', password: 'correct horse' })).toMatchObject({ id })
  await elsewhere.ok('POST', '/api/sign-out-everywhere')
  expect(await guest.ok('GET', '/api/me')).toBeNull()
})

test('a name that is kept is nobody else’s', async () => {
  const first = visitor()
  await first.guest('Łucja')
  await first.ok('POST', '/api/me/password', { password: 'correct horse' })
  const second = visitor()
  await second.guest('łucja')
  const answer = await second.request('POST', '/api/me/password', { password: 'another one' })
  expect(answer).toEqual({ status: 409, body: { code: 'name-taken' } })
})

test('whoever guesses passwords has to wait, whatever the password', async () => {
  const owner = visitor()
  await owner.guest('Oleg')
  await owner.ok('POST', '/api/me/password', { password: 'correct horse' })
  const thief = visitor()
  const codes: string[] = []
  for (let i = 0; i < 7; i++) {
    const { body } = await thief.request<{ code: string }>('POST', '/api/sign-in', {
      name: 'Oleg',
      password: `guess ${i}`,
    })
    codes.push(body.code)
  }
  expect(codes.slice(0, 5)).toEqual(new Array(5).fill('wrong-password'))
  expect(codes.at(-1)).toBe('too-fast')
  expect(await visitor().request('POST', '/api/sign-in', { name: 'Oleg', password: 'correct horse' })).toMatchObject({
    body: { code: 'too-fast' },
  })
})

test('the cookie is for the server alone, and the database has only its hash', async () => {
  const response = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Cookie' }),
  })
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  const token = /^athanor=([^;]+)/.exec(cookie!)![1]!
  const rows = await server.services.database.db.selectFrom('sessions').select('hash').execute()
  expect(rows.some(({ hash }) => hash === token)).toBe(false)
})

test('a ticket opens one socket, and a page of another site none', async () => {
  const guest = visitor()
  await guest.guest('Tick')
  const ticket = await guest.ticket()
  const { Line } = await import('../testing/visitor.ts')
  const line = await Line.open(server.url, ticket)
  await expect(Line.open(server.url, ticket)).rejects.toThrow('401')
  await expect(guest.connect({ origin: 'https://evil.example' })).rejects.toThrow('403')
  line.close()
  const foreign = await guest.request('POST', '/api/sign-out', {}, { origin: 'https://evil.example' })
  expect(foreign).toEqual({ status: 403, body: { code: 'not-allowed' } })
})

test('a person takes the data along and is then forgotten', async () => {
  const guest = visitor()
  const { id } = await guest.guest('Memento')
  await guest.createTable({ game: 'spellbook', players: 2 })
  expect(await guest.ok('GET', '/api/me/data')).toMatchObject({
    person: { id, name: 'Memento' },
    tables: [{ seat: 0 }],
  })
  await guest.ok('DELETE', '/api/me')
  expect(await guest.ok('GET', '/api/me')).toBeNull()
  const left = await server.services.database.db.selectFrom('seats').select('name').where('person', '=', id).execute()
  expect(left).toEqual([])
})

test.each([
  ['POST', '/api/guest', { name: '' }],
  ['POST', '/api/guest', { name: 'x'.repeat(25) }],
  ['POST', '/api/guest', { name: 'a\u202eb' }],
  ['POST', '/api/guest', { name: 'Eve', admin: true }],
  ['POST', '/api/sign-in', { name: 'Eve' }],
])('%s %s with %j is refused with a code', async (method, path, body) => {
  expect(await visitor().request(method, path, body)).toEqual({ status: 400, body: { code: 'bad-request' } })
})
