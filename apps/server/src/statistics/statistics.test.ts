import type { GameFigures, PlayedGame } from '@athanor/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../testing/house.ts'
import { type Party, party, playOn } from '../testing/play.ts'
import { Visitor } from '../testing/visitor.ts'

let server: TestServer
let now = Date.UTC(2026, 0, 1)
beforeAll(async () => {
  server = await testServer({ now: () => now++ })
})
afterAll(() => server.end())

async function played(wish: object, seed: string): Promise<Party> {
  const sitting = await party(server.url, { game: 'spellbook', players: 2, ...wish })
  await playOn(sitting.id, sitting.lines, seed)
  return sitting
}

const resultOf = ({ id, lines }: Party) => lines[0]!.tables.get(id)!.scene.result!
const mine = (visitor: Visitor) => visitor.ok<PlayedGame[]>('GET', '/api/my/statistics')
const figures = async (): Promise<GameFigures> => {
  now += 10 * 60_000
  return new Visitor(server.url).ok('GET', '/api/statistics/spellbook')
}

test('my games: place, points, cards and who else played, the newest first', async () => {
  const game = await played({}, 'mine')
  const { winners, standings } = resultOf(game)
  for (const [seat, person] of game.people.entries()) {
    const standing = standings!.find((one) => one.seat === seat)!
    const [told] = await mine(person)
    expect(told).toMatchObject({ id: game.id, game: 'spellbook', place: standing.place, score: standing.score })
    expect(told!.won).toBe(winners.includes(seat))
    const other = game.card.seats[1 - seat]!
    expect(told!.others).toEqual([{ name: other.name, person: other.person, won: winners.includes(1 - seat) }])
    const spells = standing.breakdown.filter(({ for: { key } }) => key === 'score.spell')
    expect(Object.keys(told!.cards)).toHaveLength(spells.length)
  }
  const [host, guest] = game.people
  const next = await host!.createTable({ game: 'temples', players: 2 })
  await guest!.join(next.id)
  await host!.ok('POST', `/api/tables/${next.id}/start`)
  const line = await guest!.connect()
  await line.watch(next.id)
  await line.do({ t: 'resign', table: next.id, id: 'r' })
  const games = await mine(host!)
  expect(games.map(({ id }) => id)).toEqual([next.id, game.id])
  expect(games[0]).toMatchObject({ won: true, cards: {}, others: [{ name: 'Bob', won: false }] })
  expect(games[0]!.score).toBeUndefined()
})

test('a stranger has no games; nobody reads those of another', async () => {
  const stranger = new Visitor(server.url)
  expect((await stranger.request('GET', '/api/my/statistics')).status).toBe(401)
  await stranger.guest('Eva')
  expect(await mine(stranger)).toEqual([])
})

test('public games are counted without names, hidden ones are not', async () => {
  const before = await figures()
  const open = await played({}, 'open')
  await played({ hidden: true }, 'hidden')
  const after = await figures()
  expect(after.games).toBe(before.games + 1)
  const scores = (of: GameFigures): number[] => of.scores.flatMap(([score, times]) => Array(times).fill(score))
  const added = resultOf(open).standings!.map(({ score }) => score)
  expect(scores(after).sort()).toEqual([...scores(before), ...added].sort())
  for (const { card, played, won } of after.cards) {
    expect(card).toMatch(/^spell\.[A-Z]\d$/)
    expect(played).toBeGreaterThan(0)
    expect(won).toBeGreaterThanOrEqual(0)
    expect(won).toBeLessThanOrEqual(1)
  }
  expect(JSON.stringify(after)).not.toMatch(/Ada|Bob/)
})

test('a game that spectators see later is counted when its end is shown, one without spectators never', async () => {
  const before = await figures()
  await played({ delay: -1 }, 'alone')
  await played({ delay: 3600 }, 'later')
  expect(await figures()).toEqual(before)
  now += 3600_000
  expect((await figures()).games).toBe(before.games + 1)
})

test('the figures stay as they are for some minutes', async () => {
  const first = await figures()
  await played({}, 'again')
  expect(await new Visitor(server.url).ok('GET', '/api/statistics/spellbook')).toEqual(first)
  expect((await figures()).games).toBe(first.games + 1)
})

test('there are no figures of a game that is not played here', async () => {
  const answer = await new Visitor(server.url).request('GET', '/api/statistics/chess')
  expect(answer).toEqual({ status: 400, body: { code: 'unknown-game' } })
})
