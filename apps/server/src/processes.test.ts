import { decodeRecord, rngFrom, verify } from '@athanor/kernel'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { GAMES } from './games.ts'
import type { Database } from './store/database.ts'
import { openDatabase } from './store/database.ts'
import { onPostgres } from './testing/databases.ts'
import { asked, everybodyAt, moveOnce, party, playOn } from './testing/play.ts'
import { ServerProcess } from './testing/process.ts'
import { type Line, Visitor } from './testing/visitor.ts'

/** Nobody makes rounds: what a process knows of the others' doings it has been told. */
const NO_ROUNDS = { roundsMs: 1e9 }

onPostgres((newDatabase, postgres) => {
  let first: ServerProcess
  let second: ServerProcess
  let database: Database
  beforeAll(async () => {
    const address = await newDatabase()
    const settings = { database: address, rules: NO_ROUNDS }
    ;[first, second] = await Promise.all([ServerProcess.start(settings), ServerProcess.start(settings)])
    database = await openDatabase(address)
  })
  afterAll(async () => {
    await database?.close()
    await Promise.all([first?.end(), second?.end()])
  })

  /** The person of a cookie, at another process. */
  const elsewhere = (url: string, { cookie }: Visitor): Visitor => {
    const visitor = new Visitor(url)
    visitor.cookie = cookie
    return visitor
  }
  const followed = async (visitor: Visitor, id: string): Promise<Line> => {
    const line = await visitor.connect()
    await line.watch(id)
    return line
  }
  const entries = (id: string) =>
    database.db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq').execute()

  test('two people at two processes play one game; one process is killed and the game ends at the other', async () => {
    const { id, card, people, lines } = await party(first.url, { players: 2 })
    const [ada] = lines
    const bob = await followed(elsewhere(second.url, people[1]!), id)
    const rng = rngFrom('two processes')
    for (let i = 0; i < 30; i++) await moveOnce(id, [ada!, bob], rng)
    const known = ada!.tables.get(id)!.seq
    await first.kill()
    const again = await elsewhere(second.url, people[0]!).connect()
    expect((await again.watch(id, known)).seq).toBe(known)
    await playOn(id, [again, bob], 'the other one')
    const record = decodeRecord(await (await fetch(`${second.url}/api/tables/${id}/record`)).text())
    verify(GAMES.get('spellbook')!, record, { commitment: card.commitment })
    expect(record.acts).toHaveLength((await entries(id)).length)
    await first.begin()
  })

  test('of two moves with one number at two processes exactly one is accepted', async () => {
    const { id, people, lines } = await party(first.url, { players: 2 })
    const others = await Promise.all(people.map((person) => followed(elsewhere(second.url, person), id)))
    const all = [...lines, ...others]
    for (let round = 0; !lines[0]!.tables.get(id)!.scene.result; round++) {
      const { seat, seq, scene } = asked(id, lines).tables.get(id)!
      const { answers } = scene.decision!
      const answer = await Promise.all(
        [lines[seat!]!, others[seat!]!].map((line, i) => {
          const { move } = answers[(round + i) % answers.length]!
          return line.do({ t: 'move', table: id, id: `${round}-${i}`, seq, move })
        }),
      )
      expect(answer.map(({ t }) => t).sort()).toEqual(['done', 'refused'])
      expect(answer.find(({ t }) => t === 'refused')).toMatchObject({ code: 'stale' })
      await everybodyAt(id, all, seq + 1)
      expect(others[0]!.tables.get(id)!.scene).toEqual(lines[0]!.tables.get(id)!.scene)
    }
    expect((await entries(id)).map(({ seq }) => seq)).toEqual((await entries(id)).map((_, i) => i + 1))
  })

  test('a clock that two processes watch runs out once, and also when the one that set it is gone', async () => {
    const pace = { kind: 'live', move: 1, bank: 0 }
    const wish = { players: 2, pace, onTimeout: 'forfeit' }
    const tables = await Promise.all(Array.from({ length: 12 }, () => party(first.url, wish)))
    const watchers = await Promise.all(tables.map(({ id, people }) => followed(elsewhere(second.url, people[0]!), id)))
    await first.kill()
    await Promise.all(
      watchers.map((line, i) => line.until(() => line.tables.get(tables[i]!.id)!.scene.result !== undefined)),
    )
    await first.begin()
    for (const { id } of tables) expect((await entries(id)).map(({ kind }) => kind)).toEqual(['timeout'])
  })

  test('who looks on at one process, and who is muted there, is known at the other', async () => {
    const { id, people, lines } = await party(first.url, { players: 2 })
    const { id: ada } = await people[0]!.ok<{ id: string }>('GET', '/api/me')
    const bob = await followed(elsewhere(second.url, people[1]!), id)
    const eve = new Visitor(second.url)
    await eve.guest('Eve')
    const watcher = await followed(eve, id)
    const audience = () => lines[0]!.tells.flatMap((tell) => (tell.t === 'audience' ? [tell.spectators] : [])).at(-1)
    await expect.poll(audience).toEqual(['Eve'])
    watcher.close()
    await expect.poll(audience).toEqual([])
    await bob.do({ t: 'mute', table: id, id: 'm', person: ada, on: true })
    await lines[1]!.until(() => lines[1]!.tells.some((tell) => tell.t === 'muted' && tell.people.includes(ada)))
  })

  test('what is said at one process is heard at the other', async () => {
    const { id, people, lines } = await party(first.url, { players: 2 })
    const bob = await followed(elsewhere(second.url, people[1]!), id)
    await lines[0]!.do({ t: 'chat', table: id, id: 'c', text: 'Is anybody there?' })
    await bob.until(() => bob.tells.some(({ t }) => t === 'said'))
    expect(bob.tells.filter((tell) => tell.t === 'said').map(({ said }) => said.text)).toEqual(['Is anybody there?'])
  })

  const lobbyists: Line[] = []
  afterEach(() => {
    for (const line of lobbyists.splice(0)) line.close()
  })
  /** Somebody who looks at the lobby, and the tables that he has been told of. */
  const lobbyist = async (visitor: Visitor): Promise<{ line: Line; told(): string[] }> => {
    const line = await visitor.connect()
    lobbyists.push(line)
    line.ask({ t: 'lobby', on: true })
    line.ask({ t: 'ping', n: 1 })
    await line.until(() => line.tells.some(({ t }) => t === 'pong'))
    return { line, told: () => line.tells.flatMap((tell) => (tell.t === 'lobby' ? tell.changed : [])) }
  }

  test('the lobby of one process hears of moves and of the end of games at the other', async () => {
    const stranger = new Visitor(second.url)
    await stranger.guest('Stranger')
    const games = [await party(first.url, { players: 2, hidden: true }), await party(first.url, { players: 2 })]
    const [hidden, open] = games.map(({ id }) => id)
    const far = await lobbyist(stranger)
    for (const { id, people, lines } of games) {
      const near = await lobbyist(elsewhere(second.url, people[1]!))
      await moveOnce(id, lines, rngFrom('lobby'))
      await near.line.until(() => near.told().includes(id))
      near.line.forget()
      far.line.forget()
      await lines[0]!.do({ t: 'resign', table: id, id: 'r' })
      await near.line.until(() => near.told().includes(id))
      expect(far.told()).not.toContain(hidden)
    }
    await far.line.until(() => far.told().includes(open!))
    expect(far.told()).not.toContain(hidden)
  })

  test('the lobby of one process hears of the end of a game at the other when spectators see it', async () => {
    const stranger = new Visitor(second.url)
    await stranger.guest('Stranger')
    const { id, lines, people } = await party(first.url, { players: 2, delay: 3 })
    const near = await lobbyist(elsewhere(second.url, people[1]!))
    const far = await lobbyist(stranger)
    const ended = performance.now()
    await lines[0]!.do({ t: 'resign', table: id, id: 'r' })
    await near.line.until(() => near.told().includes(id))
    await far.line.until(() => far.told().includes(id))
    expect(performance.now() - ended).toBeGreaterThan(2900)
  })

  test('whoever comes into the lobby between an end and its showing hears of it, too', async () => {
    const stranger = new Visitor(second.url)
    await stranger.guest('Stranger')
    const { id, lines } = await party(first.url, { players: 2, delay: 5 })
    await lines[0]!.do({ t: 'resign', table: id, id: 'r' })
    const far = await lobbyist(stranger)
    expect(far.told()).toEqual([])
    await far.line.until(() => far.told().includes(id))
    expect(await stranger.ok('GET', `/api/tables/${id}`)).toMatchObject({ status: 'ended' })
  })

  test('what is said, and who is muted, while the connections are silent is heard all the same', async () => {
    const { id, people, lines } = await party(first.url, { players: 2 })
    const [ada, bob] = lines
    const { id: adas } = await people[0]!.ok<{ id: string }>('GET', '/api/me')
    const others = await Promise.all(people.map((person) => followed(elsewhere(second.url, person), id)))
    const heard = (line: Line): string[] => line.tells.flatMap((tell) => (tell.t === 'said' ? tell.said.text : []))
    const muted = (line: Line): boolean => line.tells.some((tell) => tell.t === 'muted' && tell.people.includes(adas))
    await ada!.do({ t: 'chat', table: id, id: 'a', text: 'Before' })
    await Promise.all(others.map((line) => line.until(() => heard(line).length === 1)))
    await postgres().freezeListeners()
    try {
      await ada!.do({ t: 'chat', table: id, id: 'b', text: 'Meanwhile' })
      await Promise.all(lines.map((line) => line.until(() => heard(line).length === 2, 1000)))
      await bob!.do({ t: 'mute', table: id, id: 'm', person: adas, on: true })
      await bob!.until(() => muted(bob!), 1000)
      await others[0]!.until(() => heard(others[0]!).length === 2)
      await others[1]!.until(() => muted(others[1]!))
    } finally {
      postgres().thaw()
    }
    await ada!.do({ t: 'chat', table: id, id: 'c', text: 'After' })
    for (const line of [ada!, others[0]!]) {
      await line.until(() => heard(line).length === 3)
      expect(heard(line)).toEqual(['Before', 'Meanwhile', 'After'])
    }
    expect(heard(bob!)).toEqual(['Before', 'Meanwhile'])
  })

  test('a process whose connection to the others has fallen silent notices it and catches up', async () => {
    const { id, people, lines } = await party(first.url, { players: 2 })
    const others = await Promise.all(people.map((person) => followed(elsewhere(second.url, person), id)))
    const stranger = new Visitor(second.url)
    await stranger.guest('Looker-on')
    const far = await lobbyist(stranger)
    await postgres().freezeListeners()
    try {
      const rng = rngFrom('silence')
      far.line.forget()
      for (let i = 0; i < 5; i++) await moveOnce(id, lines, rng)
      await everybodyAt(id, others, 5)
      // What the lobby has missed it cannot know: whoever is there looks again.
      await far.line.until(() => far.line.tells.some(({ t }) => t === 'lobby'))
      await moveOnce(id, [...lines, ...others], rng)
    } finally {
      postgres().thaw()
    }
  })

  test('while the database does not answer a process says that it is not ready', async () => {
    const ready = async (): Promise<number> => (await fetch(`${first.url}/readyz`)).status
    expect(await ready()).toBe(200)
    await postgres().freezeAll()
    try {
      const began = performance.now()
      expect(await ready()).toBe(503)
      expect(performance.now() - began).toBeLessThan(8000)
    } finally {
      postgres().thaw()
    }
    await expect.poll(ready, { timeout: 15_000 }).toBe(200)
  })
})
