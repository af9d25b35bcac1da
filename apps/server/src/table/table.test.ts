import { decodeRecord, rngFrom } from '@athanor/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onEachDatabase } from '../testing/databases.ts'
import { type TestServer, testServer } from '../testing/house.ts'
import { asked, everybodyAt, moveOnce, type Party, party } from '../testing/play.ts'
import { type Line, Visitor } from '../testing/visitor.ts'
import { HOUSE_RULES } from './house.ts'

onEachDatabase((newDatabase) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ database: await newDatabase(), rules: { ...HOUSE_RULES, roundsMs: 200 } })
  })
  afterAll(() => server.end())

  const recordOf = async ({ id, people }: Pick<Party, 'id' | 'people'>) =>
    decodeRecord(JSON.stringify(await people[0]!.ok('GET', `/api/tables/${id}/record`)))

  test('a move that is sent again is done once and answered again', async () => {
    const { id, lines } = await party(server.url, { players: 2 })
    const line = asked(id, lines)
    const { seq, scene } = line.tables.get(id)!
    const ask = { t: 'move', table: id, id: 'again', seq, move: scene.decision!.answers[0]!.move } as const
    const first = await line.do(ask)
    const second = await line.do(ask)
    expect(first).toEqual({ t: 'done', table: id, id: 'again', seq: seq + 1 })
    expect(second).toEqual(first)
    expect(line.tables.get(id)!.seq).toBe(seq + 1)
  })

  test('a move against an old number is refused with the table as it is now', async () => {
    const { id, lines } = await party(server.url, { players: 2 })
    await moveOnce(id, lines, rngFrom('stale'))
    const line = asked(id, lines)
    const known = line.tables.get(id)!
    const { move } = known.scene.decision!.answers[0]!
    const tables = line.tells.filter(({ t }) => t === 'table').length
    const answer = await line.do({ t: 'move', table: id, id: 'old', seq: known.seq - 1, move })
    expect(answer).toMatchObject({ t: 'refused', code: 'stale' })
    await line.until(() => line.tells.filter(({ t }) => t === 'table').length > tables)
    expect(line.tables.get(id)!.seq).toBe(known.seq)
  })

  test('a move of another seat and an illegal one are refused with reasons, and nothing changes', async () => {
    const { id, lines } = await party(server.url, { players: 2 })
    const line = asked(id, lines)
    const other = lines.find((one) => one !== line)!
    const { seq, scene } = line.tables.get(id)!
    const { move } = scene.decision!.answers[0]!
    expect(await other.do({ t: 'move', table: id, id: 'theirs', seq, move })).toMatchObject({ code: 'refused' })
    const illegal = await line.do({ t: 'move', table: id, id: 'illegal', seq, move: 2 ** 30 })
    expect(illegal).toMatchObject({ code: 'refused' })
    expect(line.tables.get(id)!.seq).toBe(seq)
  })

  test('one may take back what showed nothing, and no more', async () => {
    const { id, lines } = await party(server.url, { game: 'seasons', players: 2 })
    const rng = rngFrom('undo')
    const undoable = (): boolean => lines.some((line) => line.tables.get(id)!.scene.undo !== undefined)
    while (!undoable()) await moveOnce(id, lines, rng)
    const line = lines.find((one) => one.tables.get(id)!.scene.undo)!
    const other = lines.find((one) => one !== line)!
    const { seq, scene } = line.tables.get(id)!
    expect(await other.do({ t: 'undo', table: id, id: 'no', seq })).toMatchObject({ t: 'refused' })
    expect(await line.do({ t: 'undo', table: id, id: 'yes', seq })).toMatchObject({ t: 'done', seq: seq + 1 })
    await everybodyAt(id, lines, seq + 1)
    expect(line.tables.get(id)!.scene.undo ?? 0).toBe(scene.undo! - 1)
  })

  test('more is taken back only when everybody agrees', async () => {
    const { id, lines } = await party(server.url, { players: 2 })
    const rng = rngFrom('consent')
    const [first, second] = lines
    const before = first!.tables.get(id)!.scene.view
    await moveOnce(id, lines, rng)
    await moveOnce(id, lines, rng)
    const ask = async (line: typeof first, what: object) => {
      const { seq } = line!.tables.get(id)!
      const answer = await line!.do({ table: id, id: line!.nextId(), seq, ...what } as never)
      await everybodyAt(id, lines, seq + (answer.t === 'done' ? 1 : 0))
      return answer
    }
    await ask(first, { t: 'ask-undo', moves: 2 })
    expect(second!.tables.get(id)!.scene.offer).toEqual({ kind: 'undo', seat: 0, moves: 2, agreed: [] })
    expect(await ask(first, { t: 'answer', yes: true })).toMatchObject({ code: 'no-offer' })
    await ask(second, { t: 'answer', yes: false })
    expect(first!.tables.get(id)!.scene.offer).toBeUndefined()
    await ask(first, { t: 'ask-undo', moves: 2 })
    await ask(second, { t: 'answer', yes: true })
    expect(first!.tables.get(id)!.scene.view).toEqual(before)
  })

  test('two who agree end the game without a winner; one who resigns loses', async () => {
    const draw = await party(server.url, { players: 2 })
    const [ada, bob] = draw.lines
    await ada!.do({ t: 'ask-end', table: draw.id, id: 'a', seq: 0 })
    await everybodyAt(draw.id, draw.lines, 1)
    await bob!.do({ t: 'answer', table: draw.id, id: 'b', seq: 1, yes: true })
    await everybodyAt(draw.id, draw.lines, 2)
    expect(ada!.tables.get(draw.id)!.scene.result).toMatchObject({ how: 'agreed', winners: [], by: 0 })
    expect((await recordOf(draw)).ending).toEqual({ how: 'agreed', winners: [], by: 0 })

    const lost = await party(server.url, { players: 2 })
    await lost.lines[1]!.do({ t: 'resign', table: lost.id, id: 'r' })
    await everybodyAt(lost.id, lost.lines, 1)
    expect(lost.lines[0]!.tables.get(lost.id)!.scene.result).toMatchObject({ how: 'resigned', winners: [0], by: 1 })
    expect((await recordOf(lost)).ending).toEqual({ how: 'resigned', winners: [0], by: 1 })
  })

  test('a game that is given up keeps every point as it stood', async () => {
    const { id, lines } = await party(server.url, { players: 2 })
    const rng = rngFrom('stood')
    for (let moves = 0; moves < 20; moves++) await moveOnce(id, lines, rng)
    const { view } = lines[0]!.tables.get(id)!.scene
    await lines[0]!.do({ t: 'resign', table: id, id: 'r' })
    await lines[1]!.until(() => lines[1]!.tables.get(id)!.scene.result !== undefined)
    const { stood, standings } = lines[1]!.tables.get(id)!.scene.result!
    expect(standings).toBeUndefined()
    expect(view).toMatchObject({ players: stood!.map(({ seat, score }) => ({ seat, score })) })
    for (const { breakdown, score } of stood!)
      expect(breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(score)
  })

  test('everybody hears what somebody is asked, and only that', async () => {
    const { id, lines } = await party(server.url, { players: 2 })
    const decider = asked(id, lines)
    const { seat, scene } = decider.tables.get(id)!
    const { ask, by } = scene.decision!
    const other = lines.find((line) => line !== decider)!
    expect(other.tables.get(id)!.scene.others).toEqual([{ seat, ask, ...(by && { by }) }])
    expect(scene.others).toBeUndefined()
  })

  test('with three, a bot plays on for the one who resigned, who cannot win any more', async () => {
    const { id, lines, people } = await party(server.url, { players: 3 })
    await lines[2]!.do({ t: 'resign', table: id, id: 'r' })
    await everybodyAt(id, lines, 1)
    expect(lines[0]!.tables.get(id)!.scene.out).toEqual([2])
    const rng = rngFrom('resigned')
    const two = lines.slice(0, 2)
    while (!two[0]!.tables.get(id)!.scene.result) {
      await two[0]!.until(
        () => two.some((line) => line.tables.get(id)!.scene.decision) || Boolean(two[0]!.tables.get(id)!.scene.result),
      )
      if (!two[0]!.tables.get(id)!.scene.result) await moveOnce(id, two, rng)
    }
    const { how, winners } = two[0]!.tables.get(id)!.scene.result!
    expect(how).toBe('played')
    expect(winners).not.toContain(2)
    expect(winners).not.toEqual([])
    expect((await recordOf({ id, people })).ending).toEqual({ how, winners })
  })

  test('when the time is over a bot plays on, and the person may come back', async () => {
    const pace = { kind: 'live', move: 1, bank: 0 }
    const { id, lines } = await party(server.url, { players: 2, pace })
    const sleeper = asked(id, lines)
    const { seat } = sleeper.tables.get(id)!
    await sleeper.until(() => sleeper.tables.get(id)!.scene.stoodIn?.includes(seat!) ?? false)
    const { seq, scene } = sleeper.tables.get(id)!
    expect(scene.result).toBeUndefined()
    expect(await sleeper.do({ t: 'move', table: id, id: 'm', seq, move: 0 })).toMatchObject({ t: 'refused' })
    expect(await sleeper.do({ t: 'back', table: id, id: 'b' })).toMatchObject({ t: 'done' })
    await sleeper.until(() => !sleeper.tables.get(id)!.scene.stoodIn?.includes(seat!))
  })

  test('where time decides, whoever has none left has lost', async () => {
    const pace = { kind: 'live', move: 1, bank: 0 }
    const { id, lines } = await party(server.url, { players: 2, pace, onTimeout: 'forfeit' })
    const { seat } = asked(id, lines).tables.get(id)!
    await lines[0]!.until(() => lines[0]!.tables.get(id)!.scene.result !== undefined)
    expect(lines[0]!.tables.get(id)!.scene.result).toMatchObject({ how: 'forfeited', winners: [1 - seat!], by: seat })
  })

  test('a person against bots: the bots move by themselves', async () => {
    const visitor = new Visitor(server.url)
    await visitor.guest('Eve')
    const { id, status } = await visitor.createTable({ game: 'temples', players: 3, against: 'adept' })
    expect(status).toBe('running')
    const line = await visitor.connect()
    await line.watch(id)
    for (let i = 0; i < 5; i++) {
      await line.until(() => line.tables.get(id)!.scene.decision !== undefined)
      await moveOnce(id, [line], rngFrom(`bots ${i}`))
    }
  })

  test('a spectator sees what everybody may see, and late if the table wants it so', async () => {
    const { id, lines } = await party(server.url, { players: 2, delay: 1 })
    const visitor = new Visitor(server.url)
    await visitor.guest('Guest of honour')
    const watcher = await visitor.connect()
    const known = await watcher.watch(id)
    expect(known.seat).toBeUndefined()
    expect(known.scene.decision).toBeUndefined()
    const began = Date.now()
    await moveOnce(id, lines, rngFrom('delay'))
    expect(watcher.tables.get(id)!.seq).toBe(0)
    await everybodyAt(id, [watcher], 1)
    expect(Date.now() - began).toBeGreaterThanOrEqual(950)
    expect(await watcher.do({ t: 'resign', table: id, id: 'r' })).toMatchObject({ code: 'not-seated' })
  })

  test('what is said while a table is being opened is heard, once', async () => {
    const { id, lines, people } = await party(server.url, { players: 2 })
    const [ada, bob] = lines
    const { table } = (await server.services.house.open(id))!
    const watch = table.watch.bind(table)
    // Ada speaks when the talk has been read for Bob, who does not look on yet.
    vi.spyOn(table, 'watch').mockImplementationOnce(async (...bobs) => {
      await ada!.do({ t: 'chat', table: id, id: 'c', text: 'Welcome back!' })
      await bob!.until(() => bob!.tells.some(({ t }) => t === 'said'))
      await watch(...bobs)
    })
    const again = await people[1]!.connect()
    const known = await again.watch(id)
    const heard = () => again.tells.flatMap((tell) => (tell.t === 'said' ? tell.said.text : []))
    await again.until(() => heard().length > 0, 5000)
    await again.do({ t: 'chat', table: id, id: 'd', text: 'Here I am.' })
    await again.until(() => heard().length > 1, 5000)
    expect(known.seat).toBe(1)
    expect(heard()).toEqual(['Welcome back!', 'Here I am.'])
  })

  test('a delayed spectator hears what was said after what it has seen, and not before', async () => {
    const { id, lines } = await party(server.url, { players: 2, delay: 1 })
    const visitor = new Visitor(server.url)
    await visitor.guest('Curious')
    const watcher = await visitor.connect()
    await watcher.watch(id)
    await moveOnce(id, lines, rngFrom('talk'))
    await lines[0]!.do({ t: 'chat', table: id, id: 'c', text: 'I drew the Phoenix!' })
    const late = await visitor.connect()
    await late.watch(id)
    await everybodyAt(id, [watcher, late], 1)
    for (const line of [watcher, late]) {
      await line.until(() => line.tells.some(({ t }) => t === 'said'))
      expect(line.tells.flatMap((tell) => (tell.t === 'table' ? tell.chat : []))).toEqual([])
      const told = line.tells.map(({ t }) => t).filter((t) => t === 'news' || t === 'said')
      expect(told).toEqual(['news', 'said'])
    }
  })

  test('a delayed spectator sees a quick exchange whole and in its order', async () => {
    const { id, lines } = await party(server.url, { players: 2, delay: 1 })
    const visitor = new Visitor(server.url)
    await visitor.guest('Patience')
    const watcher = await visitor.connect()
    await watcher.watch(id)
    const rng = rngFrom('quick')
    for (let i = 0; i < 25; i++) await moveOnce(id, lines, rng)
    await everybodyAt(id, [watcher], 25)
    const seen = watcher.tells.flatMap((tell) => (tell.t === 'news' ? tell.seq : []))
    expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
  })

  test('a table without spectators cannot be seen', async () => {
    const { id } = await party(server.url, { players: 2, delay: -1 })
    const visitor = new Visitor(server.url)
    await visitor.guest('Nosy')
    const line = await visitor.connect()
    line.ask({ t: 'watch', table: id })
    await line.until(() => line.tells.length > 0)
    expect(line.tells[0]).toMatchObject({ t: 'refused', code: 'unknown-table' })
  })

  test('whoever comes back is told exactly what was missed', async () => {
    const { id, lines, people } = await party(server.url, { players: 2 })
    const rng = rngFrom('back')
    for (let i = 0; i < 6; i++) await moveOnce(id, lines, rng)
    const [ada, bob] = lines
    const news = bob!.tells.flatMap((tell) => (tell.t === 'news' ? tell.happened : []))
    const again = await people[1]!.connect()
    const known = await again.watch(id, 2)
    const whole = again.tells.find((tell) => tell.t === 'table')!
    expect(whole.happened).toEqual(news.filter(({ seq }) => seq > 2))
    expect(known.scene).toEqual(bob!.tables.get(id)!.scene)
    expect(ada!.tables.get(id)!.seq).toBe(6)
  })

  test('whoever asks for a table several times at once hears everything once', async () => {
    const { id, lines } = await party(server.url, { players: 2 })
    const [ada] = lines
    for (let i = 0; i < 5; i++) ada!.ask({ t: 'watch', table: id })
    await ada!.until(() => ada!.tells.filter(({ t }) => t === 'table').length > 1)
    for (let i = 0; i < 3; i++) await moveOnce(id, lines, rngFrom('once'))
    const news = ada!.tells.flatMap((tell) => (tell.t === 'news' ? tell.seq : []))
    expect(news).toEqual([...new Set(news)])
  })

  test('a client may look at fifty tables, also if it asks for all at once', async () => {
    const visitor = new Visitor(server.url)
    await visitor.guest('Argus')
    const tables: string[] = []
    while (tables.length < 55) tables.push((await visitor.createTable({ game: 'spellbook', players: 1 })).id)
    const line = await visitor.connect()
    for (const table of tables) line.ask({ t: 'watch', table })
    await line.until(() => line.tells.length === 55)
    expect(line.tells.filter(({ t }) => t === 'table')).toHaveLength(50)
    expect(line.tells.filter((tell) => tell.t === 'refused' && tell.code === 'too-many')).toHaveLength(5)
  })

  test('what is said again after a broken line is heard once, under the name of the moment', async () => {
    const { id, lines, people } = await party(server.url, { players: 2 })
    const [ada, bob] = lines
    const ask = { t: 'chat', table: id, id: 'c1', text: 'One' } as const
    await ada!.do(ask)
    await people[0]!.ok('POST', '/api/me/name', { name: 'Adelaide' })
    expect(await ada!.do(ask)).toMatchObject({ t: 'done' })
    await ada!.do({ ...ask, id: 'c2', text: 'Two' })
    const said = () => bob!.tells.flatMap((tell) => (tell.t === 'said' ? [[tell.said.name, tell.said.text]] : []))
    await bob!.until(() => said().length > 1)
    expect(said()).toEqual([
      ['Ada', 'One'],
      ['Adelaide', 'Two'],
    ])
  })

  /** Whom a line was told of last: those who look on, or those who are muted. */
  const audience = (line: Line, id: string): unknown =>
    line.tells
      .flatMap((tell) => (tell.t === 'audience' && tell.table === id ? [[tell.spectators, tell.more]] : []))
      .at(-1)
  const muted = (line: Line): unknown => line.tells.flatMap((tell) => (tell.t === 'muted' ? [tell.people] : [])).at(-1)

  test('everybody at a table is told who looks on, each person once, until the last socket is gone', async () => {
    const { id, lines, people } = await party(server.url, { players: 2 })
    const eve = new Visitor(server.url)
    await eve.guest('Eve Ning')
    const windows = [await eve.connect(), await eve.connect()]
    for (const line of windows) await line.watch(id)
    for (const line of [...lines, ...windows]) await expect.poll(() => audience(line, id)).toEqual([['Eve Ning'], 0])
    const late = await people[0]!.connect()
    await late.watch(id)
    await expect.poll(() => audience(late, id)).toEqual([['Eve Ning'], 0])
    windows[0]!.ask({ t: 'unwatch', table: id })
    windows[1]!.terminate()
    await expect.poll(() => audience(lines[1]!, id)).toEqual([[], 0])
    expect(lines[1]!.tells.filter(({ t }) => t === 'audience')).toHaveLength(2)
  })

  test('a big audience is told by some names and a number', async () => {
    const { id, lines } = await party(server.url, { players: 2 })
    const crowd = Array.from({ length: 23 }, () => new Visitor(server.url))
    for (const [i, one] of crowd.entries()) {
      await one.guest(`Nr ${i}`)
      await (await one.connect()).watch(id)
    }
    await expect.poll(() => audience(lines[0]!, id)).toMatchObject([{ length: 20 }, 3])
  })

  test('whom somebody has muted every one of his sockets knows, also after coming back, until it is undone', async () => {
    const { id, lines, people } = await party(server.url, { players: 2 })
    const [ada, bob] = lines
    const { id: person } = await people[0]!.ok<{ id: string }>('GET', '/api/me')
    const other = await people[1]!.connect()
    await other.watch(id)
    const mute = (line: Line, on: boolean) => line.do({ t: 'mute', table: id, id: line.nextId(), person, on })
    const heard = (line: Line) => line.tells.flatMap((tell) => (tell.t === 'said' ? tell.said.text : []))
    const say = async (text: string) => {
      await ada!.do({ t: 'chat', table: id, id: ada!.nextId(), text })
      await ada!.until(() => heard(ada!).includes(text))
    }
    await mute(bob!, true)
    for (const line of [bob!, other]) await expect.poll(() => muted(line)).toEqual([person])
    await say('Hello?')
    bob!.terminate()
    const again = await people[1]!.connect()
    await again.watch(id)
    expect(muted(again)).toEqual([person])
    await mute(again, false)
    for (const line of [again, other]) await expect.poll(() => muted(line)).toEqual([])
    await say('Hello again!')
    for (const line of [again, other]) await expect.poll(() => heard(line)).toEqual(['Hello again!'])
  })

  test('people talk between the moves, and a muted one is not heard', async () => {
    const { id, lines, people } = await party(server.url, { players: 2 })
    const [ada, bob] = lines
    await ada!.do({ t: 'chat', table: id, id: 'c1', text: 'Powodzenia! Удачи!' })
    await bob!.until(() => bob!.tells.some(({ t }) => t === 'said'))
    expect(bob!.tells.find((tell) => tell.t === 'said')!.said).toMatchObject({
      text: 'Powodzenia! Удачи!',
      name: 'Ada',
      after: 0,
    })
    const { id: adaId } = await people[0]!.ok<{ id: string }>('GET', '/api/me')
    await bob!.do({ t: 'mute', table: id, id: 'm', person: adaId, on: true })
    await ada!.do({ t: 'chat', table: id, id: 'c2', text: 'Hello?' })
    const again = await people[1]!.connect()
    await again.watch(id)
    expect(again.tells.find((tell) => tell.t === 'table')!.chat).toEqual([])
    expect(bob!.tells.filter(({ t }) => t === 'said')).toHaveLength(1)
  })
})
