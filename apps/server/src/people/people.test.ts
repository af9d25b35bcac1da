import { readFileSync } from 'node:fs'
import { decodeRecord, rngFrom, verify } from '@athanor/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { moveOnce, party } from '../testing/play.ts'
import { Visitor } from '../testing/visitor.ts'

onEachDatabase((newDatabase) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ database: await newDatabase() })
  })
  afterAll(() => server.end())
  // All of them come from one address: what one test guessed must not keep the next one waiting.
  beforeEach(() => server.services.database.db.deleteFrom('throttles').execute())

  const visitor = (): Visitor => new Visitor(server.url)

  test('a guest keeps the account with a password and signs in elsewhere', async () => {
    const guest = visitor()
    const { id } = await guest.guest('Nadia')
    expect(await guest.ok('GET', '/api/me')).toEqual({ id, name: 'Nadia', kept: false })
    await guest.ok('POST', '/api/me/password', { password: 'correct horse' })
    const elsewhere = visitor()
    expect(await elsewhere.ok('POST', '/api/sign-in', { name: 'nadia', password: 'correct horse' })).toMatchObject({
      id,
    })
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

  test('signing out closes what is open: here, and everywhere', async () => {
    const desk = visitor()
    await desk.guest('Ursula')
    await desk.ok('POST', '/api/me/password', { password: 'correct horse' })
    const phone = visitor()
    await phone.ok('POST', '/api/sign-in', { name: 'Ursula', password: 'correct horse' })
    const [onDesk, onPhone] = await Promise.all([desk.connect(), phone.connect()])
    await phone.ok('POST', '/api/sign-out')
    await expect.poll(() => onPhone.closed).toBe(true)
    expect(onDesk.closed).toBe(false)
    await desk.ok('POST', '/api/sign-out-everywhere')
    await expect.poll(() => onDesk.closed).toBe(true)
    expect((await desk.request('POST', '/api/ticket')).status).toBe(401)
  })

  test('a new password needs the old one and signs everybody else out', async () => {
    const desk = visitor()
    await desk.guest('Viktor')
    await desk.ok('POST', '/api/me/password', { password: 'correct horse' })
    const phone = visitor()
    await phone.ok('POST', '/api/sign-in', { name: 'Viktor', password: 'correct horse' })
    const line = await phone.connect()
    const change = (body: object) => desk.request('POST', '/api/me/password', body)
    expect(await change({ password: 'battery staple' })).toMatchObject({ body: { code: 'wrong-password' } })
    expect(await change({ old: 'correct cow', password: 'battery staple' })).toMatchObject({ status: 401 })
    expect(await change({ old: 'correct horse', password: 'battery staple' })).toMatchObject({ status: 200 })
    await expect.poll(() => line.closed).toBe(true)
    expect(await phone.ok('GET', '/api/me')).toBeNull()
    expect(await desk.ok('GET', '/api/me')).toMatchObject({ name: 'Viktor' })
    const signIn = (password: string) => phone.request('POST', '/api/sign-in', { name: 'Viktor', password })
    expect((await signIn('correct horse')).status).toBe(401)
    expect((await signIn('battery staple')).status).toBe(200)
  })

  test('a new name is taken over everywhere, unless it is somebody else’s', async () => {
    const [first, second] = [visitor(), visitor()]
    await first.guest('Wilma')
    await first.ok('POST', '/api/me/password', { password: 'correct horse' })
    await second.guest('Xaver')
    await second.ok('POST', '/api/me/password', { password: 'correct horse' })
    const rename = (name: string) => second.request('POST', '/api/me/name', { name })
    expect(await rename('WILMA')).toEqual({ status: 409, body: { code: 'name-taken' } })
    expect(await rename('  Yvette  the   second ')).toMatchObject({ body: { name: 'Yvette the second' } })
    expect((await visitor().request('POST', '/api/sign-in', { name: 'xaver', password: 'correct horse' })).status).toBe(
      401,
    )
    await visitor().ok('POST', '/api/sign-in', { name: 'yvette the second', password: 'correct horse' })
  })

  test('many guesses at once are worth no more than one after the other', async () => {
    const owner = visitor()
    await owner.guest('Zenon')
    await owner.ok('POST', '/api/me/password', { password: 'correct horse' })
    const guess = (password: string) =>
      visitor().request<{ code: string }>('POST', '/api/sign-in', { name: 'Zenon', password })
    const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => guess(`guess ${i}`)))
    const wrong = answers.filter(({ body }) => body.code === 'wrong-password')
    const { failures } = await server.services.database.db
      .selectFrom('throttles')
      .select('failures')
      .where('key', '=', 'name zenon')
      .executeTakeFirstOrThrow()
    expect(failures).toBe(wrong.length)
    expect(await guess('correct horse')).toMatchObject({ status: 429 })
  })

  test('an address that tries many names has to wait too', async () => {
    const { throttle } = server.services
    const keys = ['name somebody', 'address 192.0.2.7']
    for (let i = 0; i < 6; i++) await throttle.failed([`name guess-${i}`, keys[1]!])
    await expect(throttle.check(keys)).rejects.toThrow('too-fast')
    await throttle.succeeded(keys)
  })

  test('whoever goes for good leaves open tables and resigns from games', async () => {
    const { id, lines, people } = await party(server.url, { players: 2 })
    const { id: open } = await people[0]!.createTable({ game: 'spellbook', players: 2 })
    const shared = await people[1]!.createTable({ game: 'spellbook', players: 3 })
    await people[0]!.join(shared.id)
    await people[0]!.ok('DELETE', '/api/me')
    await lines[1]!.until(() => lines[1]!.tables.get(id)!.scene.result !== undefined)
    expect(lines[1]!.tables.get(id)!.scene.result).toMatchObject({ how: 'resigned', winners: [1], by: 0 })
    await expect.poll(() => lines[0]!.closed).toBe(true)
    expect((await people[1]!.request('GET', `/api/tables/${open}`)).status).toBe(404)
    const { seats } = await people[1]!.ok<{ seats: object[] }>('GET', `/api/tables/${shared.id}`)
    expect(seats).toHaveLength(1)
  })

  test('behind TLS cookies travel over TLS alone', async () => {
    const safe = await testServer({ env: { PUBLIC_URL: 'https://athanor.example' } })
    const response = await fetch(`${safe.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://athanor.example' },
      body: JSON.stringify({ name: 'Cookie' }),
    })
    expect(response.headers.getSetCookie()[0]).toMatch(/; Secure/)
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d+/)
    await safe.end()
  })

  test('whoever comes back now and then stays signed in: the cookie lives as long as the session', async () => {
    let days = 0
    const now = (): number => Date.now() + days * 24 * 3600 * 1000
    const patient = await testServer({ database: await newDatabase(), now })
    const guest = new Visitor(patient.url)
    await guest.guest('Faithful')
    const cookiesOf = async (method: string, path: string): Promise<string[]> => {
      const response = await fetch(patient.url + path, { method, headers: { cookie: guest.cookie } })
      return response.headers.getSetCookie()
    }
    expect(await cookiesOf('GET', '/api/me')).toEqual([])
    for (days = 60; days <= 180; days += 60) {
      const [cookie] = await cookiesOf('GET', '/api/me')
      expect(cookie).toContain(`${guest.cookie}; Max-Age=${90 * 24 * 3600};`)
      expect(await cookiesOf('GET', '/api/me')).toEqual([])
    }
    // Signing out is the last word.
    expect(await cookiesOf('POST', '/api/sign-out')).toEqual([expect.stringContaining('athanor=; Max-Age=0;')])
    await patient.end()
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

  test('the data of a person has the own moves and the results of the own games, and nobody else’s moves', async () => {
    interface Played {
      readonly id: string
      readonly status: string
      readonly result?: { readonly how: string; readonly winners: readonly number[] }
      readonly entries: readonly { readonly seq: number; readonly kind: string; readonly move: number }[]
    }
    const { id, lines, people } = await party(server.url, { players: 2 })
    const rng = rngFrom('my data')
    for (let i = 0; i < 12; i++) await moveOnce(id, lines, rng)
    const played = async (who: number): Promise<Played> =>
      (await people[who]!.ok<{ tables: Played[] }>('GET', '/api/me/data')).tables[0]!
    expect((await played(0)).result).toBeUndefined()
    await lines[1]!.do({ t: 'resign', table: id, id: 'r' })
    const { db } = server.services.database
    const written = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq').execute()
    for (const seat of [0, 1]) {
      const { entries, ...table } = await played(seat)
      expect(table).toMatchObject({ id, seat, status: 'ended', result: { how: 'resigned', winners: [0] } })
      const own = written.filter((entry) => entry.seat === seat)
      expect(own.length).toBeGreaterThan(2)
      expect(entries).toEqual(own.map(({ seq, kind, move, at }) => ({ seq, kind, move, at })))
    }
  })

  test('what a bot did at the own seat is not a person’s own', async () => {
    const { id, lines, people } = await party(server.url, { players: 3 })
    await lines[0]!.do({ t: 'resign', table: id, id: 'r' })
    const { db } = server.services.database
    const at = { table_id: id, seat: 0, move: 0, at: 1, ask: null }
    await db
      .insertInto('entries')
      .values([
        { ...at, seq: 1001, kind: 'move' },
        { ...at, seq: 1002, kind: 'timeout' },
      ])
      .execute()
    const { tables } = await people[0]!.ok<{ tables: { entries: { kind: string }[] }[] }>('GET', '/api/me/data')
    expect(tables[0]!.entries.map(({ kind }) => kind)).toEqual(['resign', 'timeout'])
  })

  test('nothing in the database names whoever has been deleted', async () => {
    const { database } = server.services
    const { id: table, lines, people } = await party(server.url, { players: 2 })
    const [gone] = people
    const { id } = await gone!.ok<{ id: string }>('POST', '/api/me/name', { name: 'Zanzibarius' })
    await gone!.ok('POST', '/api/me/password', { password: 'correct horse' })
    await gone!.request('POST', '/api/me/password', { password: 'battery staple' })
    await visitor().request('POST', '/api/sign-in', { name: 'Zanzibarius', password: 'a guess' })
    await gone!.ok('POST', '/api/me/passkeys/offer')
    await (await gone!.connect()).do({ t: 'chat', table, id: 'c', text: 'greetings from zanzibar' })
    await lines[1]!.do({ t: 'mute', table, id: 'm', person: id, on: true })
    await gone!.ok('DELETE', '/api/me')
    for (const { name } of await database.db.introspection.getTables()) {
      const { rows } = await sql.raw(`select * from ${name}`).execute(database.db)
      const left = rows.map((row) => JSON.stringify(row)).filter((row) => row.includes(id) || /zanzibar/i.test(row))
      expect(left, name).toEqual([])
    }
    if (database.kind === 'sqlite')
      for (const part of ['', '-wal'])
        expect(readFileSync(`${server.folder}/athanor.db${part}`, 'latin1')).not.toMatch(/zanzibar/i)
  })

  test('a record that was read before does not tell the name of whoever has been deleted', async () => {
    const { id, lines, people, card } = await party(server.url, { players: 2 })
    await lines[0]!.do({ t: 'resign', table: id, id: 'r' })
    const record = async () => decodeRecord(await (await fetch(`${server.url}/api/tables/${id}/record`)).text())
    expect((await record()).names).toEqual(['Ada', 'Bob'])
    await people[0]!.ok('DELETE', '/api/me')
    expect((await record()).names).toEqual(['—', 'Bob'])
    verify(GAMES.get('spellbook')!, await record(), { commitment: card.commitment })
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
})
