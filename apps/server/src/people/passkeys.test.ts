import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Authenticator, type Page } from '../testing/authenticator.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { Visitor } from '../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.end())

const WRONG = { status: 401, body: { code: 'wrong-password' } }

/** The page of the server that has just been given a challenge. */
async function page(visitor: Visitor, path: string): Promise<Page> {
  const { challenge } = await visitor.ok<{ challenge: string }>('POST', path)
  return { origin: server.url, challenge }
}
const offer = (visitor: Visitor): Promise<Page> => page(visitor, '/api/me/passkeys/offer')
const question = (visitor: Visitor): Promise<Page> => page(visitor, '/api/passkey/ask')

/** Somebody who has kept the account with a passkey. */
async function keeper(name: string) {
  const visitor = new Visitor(server.url)
  const { id } = await visitor.guest(name)
  const device = new Authenticator()
  await visitor.ok('POST', '/api/me/passkeys', device.register(await offer(visitor)))
  return { id, visitor, device }
}

test('a guest keeps the account with a passkey and signs in with it elsewhere, again and again', async () => {
  const { id, visitor, device } = await keeper('Pola')
  expect(await visitor.ok('GET', '/api/me')).toEqual({ id, name: 'Pola', kept: true })
  const elsewhere = new Visitor(server.url)
  for (let i = 0; i < 2; i++) {
    const answer = device.signIn(await question(elsewhere))
    expect(await elsewhere.ok('POST', '/api/passkey/sign-in', answer)).toMatchObject({ id })
    expect(await elsewhere.ok('GET', '/api/me')).toMatchObject({ id })
  }
})

test('a page of another site gets nothing out of a passkey', async () => {
  const { device } = await keeper('Quentin')
  const visitor = new Visitor(server.url)
  const { challenge } = await question(visitor)
  const elsewhere = { origin: 'https://evil.example', challenge }
  expect(await visitor.request('POST', '/api/passkey/sign-in', device.signIn(elsewhere))).toEqual(WRONG)
  const guest = new Visitor(server.url)
  await guest.guest('Rita')
  const made = new Authenticator().register({ ...elsewhere, challenge: (await offer(guest)).challenge })
  expect(await guest.request('POST', '/api/me/passkeys', made)).toEqual(WRONG)
})

test('an answer that was used is worth nothing, nor is one to a challenge of our own', async () => {
  const { device } = await keeper('Sven')
  const visitor = new Visitor(server.url)
  const answer = device.signIn(await question(visitor))
  await visitor.ok('POST', '/api/passkey/sign-in', answer)
  const thief = new Visitor(server.url)
  expect(await thief.request('POST', '/api/passkey/sign-in', answer)).toEqual(WRONG)
  const invented = device.signIn({ origin: server.url, challenge: 'aW52ZW50ZWQ' })
  expect(await thief.request('POST', '/api/passkey/sign-in', invented)).toEqual(WRONG)
})

test('a challenge for one person does not register a passkey for another', async () => {
  const [first, second] = [new Visitor(server.url), new Visitor(server.url)]
  await Promise.all([first.guest('Tess'), second.guest('Uma')])
  const made = new Authenticator().register(await offer(first))
  expect(await second.request('POST', '/api/me/passkeys', made)).toEqual(WRONG)
})

test('another key’s signature, an unknown key and nonsense are refused', async () => {
  const { device } = await keeper('Vera')
  const thief = new Visitor(server.url)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signIn = (answer: unknown) => thief.request('POST', '/api/passkey/sign-in', answer)
  expect(await signIn(device.signIn(await question(thief), privateKey))).toEqual(WRONG)
  expect(await signIn(new Authenticator().signIn(await question(thief)))).toEqual(WRONG)
  expect(await signIn({ id: 'x' })).toMatchObject({ status: 400 })
  const { id, rawId, type } = device.signIn(await question(thief))
  expect(await signIn({ id, rawId, type, response: {} })).toEqual(WRONG)
  expect(await thief.ok('GET', '/api/me')).toBeNull()
})

test('a key that counts backwards is a copy, and refused', async () => {
  const { device } = await keeper('Wanda')
  const visitor = new Visitor(server.url)
  const early = device.signIn(await question(visitor))
  await visitor.ok('POST', '/api/passkey/sign-in', device.signIn(await question(visitor)))
  expect(await visitor.request('POST', '/api/passkey/sign-in', early)).toEqual(WRONG)
})

test('nobody is locked out: the last passkey stays until there is a password', async () => {
  const { visitor, device } = await keeper('Xenia')
  const remove = () => visitor.request('DELETE', `/api/me/passkeys/${device.id.toString('base64url')}`)
  expect(await remove()).toEqual({ status: 403, body: { code: 'not-allowed' } })
  await visitor.ok('POST', '/api/me/password', { password: 'correct horse' })
  expect((await remove()).status).toBe(200)
  const answer = device.signIn(await question(visitor))
  expect(await new Visitor(server.url).request('POST', '/api/passkey/sign-in', answer)).toEqual(WRONG)
})

test('a passkey that somebody has is nobody else’s', async () => {
  const { device } = await keeper('Yann')
  const guest = new Visitor(server.url)
  await guest.guest('Zoe')
  const again = device.register(await offer(guest))
  expect(await guest.request('POST', '/api/me/passkeys', again)).toMatchObject({ status: 400 })
  expect(await guest.ok('GET', '/api/me')).toMatchObject({ kept: false })
})
