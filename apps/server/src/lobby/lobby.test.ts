import { commit, rngFrom } from '@athanor/kernel'
import { BUILT_IN, tableText } from '@athanor/temples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/databases.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { asked, moveOnce, party } from '../testing/play.ts'
import { type Line, newNonce, plainWish, Visitor } from '../testing/visitor.ts'
import type { TableCard } from './card.ts'

onEachDatabase((newDatabase) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ database: await newDatabase() })
  })
  afterAll(() => server.end())

  async function guest(name: string): Promise<Visitor & { readonly id: string }> {
    const visitor = new Visitor(server.url)
    const { id } = await visitor.guest(name)
    return Object.assign(visitor, { id })
  }

  const post = (visitor: Visitor, id: string, what: string, body: unknown = {}) =>
    visitor.request<TableCard & { code: string }>('POST', `/api/tables/${id}/${what}`, body)
  const open = async (visitor: Visitor): Promise<string[]> =>
    (await visitor.ok<{ open: TableCard[] }>('GET', '/api/tables')).open.map(({ id }) => id)
  const refused = (status: number, code: string) => ({ status, body: { code } })

  test('a table is made with its game, options, speed and seats, and everybody finds it', async () => {
    const host = await guest('Ana')
    const pace = { kind: 'live', move: 30, bank: 600 }
    const wish = { game: 'seasons', players: 3, options: { level: 'archmage' }, pace, onTimeout: 'forfeit' }
    const { id } = await host.createTable(wish)
    const stranger = new Visitor(server.url)
    expect(await open(stranger)).toContain(id)
    const card = await stranger.ok<TableCard>('GET', `/api/tables/${id}`)
    expect(card).toMatchObject({
      ...wish,
      options: expect.objectContaining({ level: 'archmage' }),
      status: 'open',
      host: host.id,
      seats: [{ seat: 0, person: host.id, name: 'Ana', ready: true }],
    })
    expect(card.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(card.invitation).toBeUndefined()
  })

  test.each([
    ['an unknown game', { game: 'poker', players: 2 }, 'unknown-game'],
    ['too many players', { game: 'temples', players: 6 }, 'bad-options'],
    ['an option that the game does not have', { game: 'temples', players: 2, options: { mode: 'x' } }, 'bad-options'],
    ['no time at all', { game: 'temples', players: 2, pace: { kind: 'live', move: 0, bank: 0 } }, 'bad-request'],
    ['a pace from nowhere', { game: 'temples', players: 2, pace: { kind: 'blitz' } }, 'bad-request'],
  ])('%s makes no table', async (_, wish, code) => {
    const host = await guest('Ben')
    await expect(host.createTable(wish)).rejects.toThrow(code)
  })

  test('people come, go and come again until the host begins', async () => {
    const [host, second, third] = [await guest('Cleo'), await guest('Dora'), await guest('Emil')]
    const { id } = await host.createTable({ game: 'spellbook', players: 2 })
    expect(await post(host, id, 'start')).toEqual(refused(400, 'bad-request'))
    await second.join(id)
    expect(await post(third, id, 'join')).toEqual(refused(409, 'table-full'))
    await second.ok('POST', `/api/tables/${id}/leave`)
    const { seats } = await third.join(id)
    expect(seats.map(({ name }) => name)).toEqual(['Cleo', 'Emil'])
    expect(await post(third, id, 'start')).toEqual(refused(403, 'not-allowed'))
    expect((await post(host, id, 'start')).body.status).toBe('running')
    expect(await open(host)).not.toContain(id)
    expect(await post(second, id, 'join')).toEqual(refused(409, 'table-started'))
    expect(await post(third, id, 'leave')).toEqual(refused(409, 'table-started'))
  })

  test('when the host goes the next one is host; an empty table is put away', async () => {
    const [host, second] = [await guest('Fay'), await guest('Gus')]
    const { id } = await host.createTable({ game: 'spellbook', players: 3 })
    await second.join(id)
    await host.ok('POST', `/api/tables/${id}/leave`)
    expect((await second.ok<TableCard>('GET', `/api/tables/${id}`)).host).toBe(second.id)
    await second.ok('POST', `/api/tables/${id}/leave`)
    expect((await second.request('GET', `/api/tables/${id}`)).status).toBe(404)
  })

  test('a private table is found and entered only through its invitation', async () => {
    const [host, friend, stranger] = [await guest('Hal'), await guest('Ida'), await guest('Jan')]
    const { id, invitation } = await host.createTable({ game: 'spellbook', players: 2, hidden: true })
    expect(await open(friend)).not.toContain(id)
    expect(await post(stranger, id, 'join')).toEqual(refused(404, 'no-invitation'))
    const wrong = { invitation: 'not-the-right-one' }
    expect(await post(stranger, id, 'join', wrong)).toEqual(refused(404, 'no-invitation'))
    expect(await friend.ok('GET', `/api/invitations/${invitation}`)).toMatchObject({ id })
    await friend.join(id, invitation)
    await host.ok('POST', `/api/tables/${id}/start`)
    const { running } = await stranger.ok<{ running: TableCard[] }>('GET', '/api/tables')
    expect(running.map((card) => card.id)).not.toContain(id)
  })

  /** Somebody who looks at the lobby, and the tables that somebody there was told of. */
  async function lobbyist(visitor: Visitor): Promise<{ line: Line; told(): string[] }> {
    const line = await visitor.connect()
    line.ask({ t: 'lobby', on: true })
    line.ask({ t: 'ping', n: 1 })
    await line.until(() => line.tells.some(({ t }) => t === 'pong'))
    return { line, told: () => line.tells.flatMap((tell) => (tell.t === 'lobby' ? tell.changed : [])) }
  }

  test('the lobby hears of open tables; of private ones only those who sit there', async () => {
    const [host, stranger] = [await guest('Kim'), await guest('Leo')]
    const [near, far] = [await lobbyist(host), await lobbyist(stranger)]
    const secret = await host.createTable({ game: 'spellbook', players: 2, hidden: true })
    const known = await host.createTable({ game: 'spellbook', players: 2 })
    await far.line.until(() => far.told().includes(known.id))
    await near.line.until(() => near.told().includes(known.id))
    expect(near.told()).toContain(secret.id)
    expect(far.told()).not.toContain(secret.id)
    await host.ok('POST', `/api/tables/${secret.id}/leave`)
    const again = await host.createTable({ game: 'spellbook', players: 2 })
    await far.line.until(() => far.told().includes(again.id))
    expect(far.told()).not.toContain(secret.id)
  })

  test('whoever loses the seat at a private table is told of it', async () => {
    const [host, friend] = [await guest('Kai'), await guest('Lea')]
    const { id, invitation } = await host.createTable({ game: 'spellbook', players: 3, hidden: true })
    await friend.join(id, invitation)
    const near = await lobbyist(friend)
    // What was announced before has come when something public, announced later, is there.
    const known = await host.createTable({ game: 'spellbook', players: 2 })
    await near.line.until(() => near.told().includes(known.id))
    near.line.forget()
    await host.ok('POST', `/api/tables/${id}/seat`, { seat: 1 })
    await near.line.until(() => near.told().includes(id), 5000)
  })

  test('whoever looks at the lobby hears when it is time to move elsewhere', async () => {
    const { id, lines, people } = await party(server.url, { players: 2 })
    const waiting = await lobbyist(people[1]!)
    await moveOnce(id, lines, rngFrom('elsewhere'))
    await waiting.line.until(() => waiting.told().includes(id))
  })

  test('the host seats bots of any level and frees seats', async () => {
    const [host, other] = [await guest('Mia'), await guest('Ned')]
    const { id } = await host.createTable({ game: 'spellbook', players: 4 })
    await other.join(id)
    const seat = (who: Visitor, n: number, bot?: string) =>
      post(who, id, 'seat', { seat: n, ...(bot !== undefined && { bot }) })
    expect(await seat(other, 2, 'novice')).toEqual(refused(403, 'not-allowed'))
    expect(await seat(host, 1, 'novice')).toEqual(refused(409, 'seat-taken'))
    expect(await seat(host, 0)).toEqual(refused(400, 'bad-request'))
    expect(await seat(host, 4, 'novice')).toEqual(refused(400, 'bad-request'))
    expect(await seat(host, 2, 'genius')).toEqual(refused(400, 'bad-request'))
    await seat(host, 3, 'master')
    await seat(host, 2, 'novice')
    await seat(host, 2)
    expect((await seat(host, 2, 'adept')).body.seats.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'Mia'],
      [1, 'Ned'],
      [2, 'adept'],
      [3, 'master'],
    ])
    await seat(host, 1)
    expect((await seat(host, 1, 'novice')).body.seats).toHaveLength(4)
    expect((await post(host, id, 'start')).body.status).toBe('running')
  })

  test('a person sits at a few open tables at a time', async () => {
    const [host, collector] = [await guest('Ola'), await guest('Pat')]
    const made: TableCard[] = []
    for (let i = 0; i < 5; i++) made.push(await host.createTable({ game: 'spellbook', players: 2 }))
    await expect(host.createTable({ game: 'spellbook', players: 2 })).rejects.toThrow('too-many-tables')
    for (const { id } of made) await collector.join(id)
    const another = await guest('Quin')
    const { id } = await another.createTable({ game: 'spellbook', players: 2 })
    expect(await post(collector, id, 'join')).toEqual(refused(429, 'too-many-tables'))
    await collector.join(made[0]!.id)
  })

  test('whoever asks for many tables at once has no more of them than others', async () => {
    const [host, collector] = [await guest('Oda'), await guest('Per')]
    const wish = { ...plainWish, game: 'spellbook', players: 2 }
    const made = await Promise.all(Array.from({ length: 30 }, () => host.request('POST', '/api/tables', wish)))
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(25).fill(429)])
    const others = await Promise.all(Array.from({ length: 8 }, (_, i) => guest(`Host ${i}`)))
    const tables = await Promise.all(others.map((one) => one.createTable({ game: 'spellbook', players: 2 })))
    const joined = await Promise.all(tables.map(({ id }) => post(collector, id, 'join')))
    expect(joined.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(3).fill(429)])
  })

  test('tables with much data of their own are few', async () => {
    const host = await guest('Rosa')
    const wish = { game: 'temples', players: 2, options: { data: tableText(BUILT_IN) } }
    for (let i = 0; i < 2; i++) await host.createTable(wish)
    await expect(host.createTable(wish)).rejects.toThrow('too-many-tables')
    await host.createTable({ game: 'temples', players: 2 })
  })

  test('nobody gives a nonce before the commitment is shown, and nothing begins before everybody has', async () => {
    const [host, other, stranger] = [await guest('Xan'), await guest('Yas'), await guest('Zoe')]
    const wish = { ...plainWish, game: 'spellbook', players: 2 }
    expect(await host.request('POST', '/api/tables', { ...wish, nonce: newNonce() })).toEqual(
      refused(400, 'bad-request'),
    )
    const { id, commitment, seats } = await host.ok<TableCard>('POST', '/api/tables', wish)
    expect(seats).toEqual([{ seat: 0, person: host.id, name: 'Xan', ready: false }])
    await other.ok('POST', `/api/tables/${id}/join`, {})
    const give = (who: Visitor, shown: string) => post(who, id, 'nonce', { commitment: shown, nonce: newNonce() })
    expect(await give(host, commit('another secret'))).toEqual(refused(400, 'bad-request'))
    expect(await give(stranger, commitment)).toEqual(refused(403, 'not-allowed'))
    await give(host, commitment)
    expect(await post(host, id, 'start')).toEqual(refused(409, 'not-ready'))
    expect((await give(other, commitment)).body.seats.every(({ ready }) => ready)).toBe(true)
    expect((await post(host, id, 'start')).body).toMatchObject({ status: 'running', commitment })
    expect(await give(other, commitment)).toEqual(refused(409, 'table-started'))
  })

  test('a rematch is one table for all who ask, also at the same moment, with the same bots', async () => {
    const [first, second] = [await guest('Rae'), await guest('Sam')]
    const { id } = await first.createTable({ game: 'spellbook', players: 4, options: { wild: 'same-rune' } })
    await first.ok('POST', `/api/tables/${id}/seat`, { seat: 1, bot: 'novice' })
    await first.ok('POST', `/api/tables/${id}/seat`, { seat: 2, bot: 'adept' })
    await second.join(id)
    await first.ok('POST', `/api/tables/${id}/start`)
    expect(await post(first, id, 'rematch')).toEqual(refused(409, 'table-started'))
    for (const visitor of [first, second]) {
      const line = await visitor.connect()
      await line.watch(id)
      await line.do({ t: 'resign', table: id, id: 'r' })
    }
    const again = await Promise.all([first, second].map((one) => post(one, id, 'rematch')))
    const [card] = again.map(({ body }) => body)
    expect(again.map(({ status, body }) => [status, body.id])).toEqual([
      [200, card!.id],
      [200, card!.id],
    ])
    const table = await first.ok<TableCard>('GET', `/api/tables/${card!.id}`)
    expect(table).toMatchObject({ hidden: true, follows: id, players: 4, status: 'open' })
    expect(table.options).toMatchObject({ wild: 'same-rune' })
    expect(table.seats.map(({ name }) => name).sort()).toEqual(['Rae', 'Sam', 'adept', 'novice'])
    expect(await post(await guest('Tom'), id, 'rematch')).toEqual(refused(404, 'not-found'))
  })

  test('my games: those that wait for me first, the most urgent before the others', async () => {
    const [me, other] = [await guest('Una'), await guest('Vic')]
    const begin = async (move: number): Promise<string> => {
      const pace = { kind: 'correspondence', move, bank: 0 }
      const { id } = await me.createTable({ game: 'spellbook', players: 2, pace })
      await other.join(id)
      await me.ok('POST', `/api/tables/${id}/start`)
      return id
    }
    const lines = [await me.connect(), await other.connect()]
    const [slow, quick, theirs] = [await begin(80_000), await begin(3600), await begin(7200)]
    const mine = (): Promise<TableCard[]> => me.ok('GET', '/api/my/tables')
    const turnTo = async (id: string, seat: number): Promise<void> => {
      await Promise.all(lines.map((line) => line.watch(id)))
      const rng = rngFrom(`turn ${id}`)
      while (asked(id, lines).tables.get(id)!.seat !== seat) await moveOnce(id, lines, rng)
    }
    await turnTo(slow, 0)
    await turnTo(quick, 0)
    await turnTo(theirs, 1)
    expect((await mine()).map(({ id }) => id)).toEqual([quick, slow, theirs])
    await turnTo(quick, 1)
    expect((await mine()).map(({ id }) => id)).toEqual([slow, quick, theirs])
  })

  test('finished games are found by game, by a name in any letters, and page by page', async () => {
    const me = await guest('Wes')
    const play = async (game: string, name: string): Promise<string> => {
      const other = await guest(name)
      const { id } = await me.createTable({ game, players: 2 })
      await other.join(id)
      await me.ok('POST', `/api/tables/${id}/start`)
      const line = await other.connect()
      await line.watch(id)
      await line.do({ t: 'resign', table: id, id: 'r' })
      return id
    }
    const lucja = await play('spellbook', 'Łucja')
    const egor = await play('seasons', 'Егор')
    const odd = await play('seasons', '100%_sure')
    const find = async (query = ''): Promise<string[]> =>
      (await me.ok<TableCard[]>('GET', `/api/my/finished${query}`)).map(({ id }) => id)
    const named = (name: string): Promise<string[]> => find(`?name=${encodeURIComponent(name)}`)
    expect(await find()).toEqual([odd, egor, lucja])
    expect(await find('?game=seasons')).toEqual([odd, egor])
    expect(await named('łuc')).toEqual([lucja])
    expect(await named('ЕГОР')).toEqual([egor])
    expect(await named('%')).toEqual([odd])
    expect(await named('0%_s')).toEqual([odd])
    const [newest] = await me.ok<TableCard[]>('GET', '/api/my/finished')
    expect(newest).toMatchObject({ result: { how: 'resigned', winners: [0] }, status: 'ended' })
    expect(await find(`?before=${newest!.ended}`)).toEqual([egor, lucja])
    expect((await me.request('GET', '/api/my/finished?before=now')).status).toBe(400)
    // All of them in one moment: the name of the last one tells which have been seen.
    const { db } = server.services.database
    await db.updateTable('tables').set({ ended: 1000 }).where('id', 'in', [lucja, egor, odd]).execute()
    const seen: string[] = []
    for (let last = ''; seen.length < 3; last = seen.at(-1)!) {
      const [next] = await find(last && `?before=1000&last=${last}`)
      seen.push(next!)
    }
    expect(seen.sort()).toEqual([lucja, egor, odd].sort())
    expect((await me.request('GET', '/api/my/finished?before=1000&last=no')).status).toBe(400)
    expect((await me.request('GET', `/api/my/finished?last=${odd}`)).status).toBe(400)
  })
})
