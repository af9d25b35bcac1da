import { below, type Rng, rngFrom } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { newSecret } from './secrets.ts'
import { type Database, openDatabase } from './store/database.ts'
import { entriesAfter, seatsOf } from './store/rows.ts'
import { Course, type Entry } from './table/course.ts'
import { startOf } from './table/start.ts'
import { onEachDatabase, onPostgres } from './testing/databases.ts'
import { Player } from './testing/player.ts'
import { ServerProcess } from './testing/process.ts'
import { Visitor } from './testing/visitor.ts'

/** `CRASH_GAMES`, `CRASH_KILLS` and `CRASH_SEED` make it longer, or the same again. */
const games = Number(process.env.CRASH_GAMES ?? 200)
const kills = Number(process.env.CRASH_KILLS ?? 3)
const seed = process.env.CRASH_SEED ?? newSecret().slice(0, 8)
/** So many moves at most between two kills: the games must not be over before the last one. */
const between = Math.min(900, Math.floor((games * 80) / kills))

/** So many tables one client may look at. */
const TABLES_EACH = 50

onEachDatabase((newDatabase) => {
  test(`every acknowledged move of ${games} games is there after ${kills} kills (CRASH_SEED=${seed})`, async () => {
    const server = await ServerProcess.start({ database: await newDatabase() })
    const rng = rngFrom(seed)
    const players = await seatPlayers(server.url, games, rng)
    for (let kill = 0; kill < kills; kill++) {
      await playing(players, 1 + below(rng, between))
      await pause(below(rng, 20))
      await server.kill()
      await server.begin()
    }
    await server.kill()
    await nothingLost(server, players)
  })
})

onPostgres((newDatabase, postgres) => {
  test(`every acknowledged move is there after PostgreSQL itself has crashed (CRASH_SEED=${seed})`, async () => {
    const server = await ServerProcess.start({ database: await newDatabase() })
    const rng = rngFrom(seed)
    const players = await seatPlayers(server.url, 20, rng)
    for (let crash = 0; crash < 3; crash++) {
      await playing(players, 50 + below(rng, 200))
      postgres().crash()
      await postgres().gone()
      await postgres().begin()
    }
    await playing(players, 50)
    await server.kill()
    await nothingLost(server, players)
  })
})

const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

/** Resolves when so many more moves are acknowledged. */
async function playing(players: readonly Player[], moves: number): Promise<void> {
  const enough = acknowledgedBy(players) + moves
  while (acknowledgedBy(players) < enough) await pause(5)
}

async function nothingLost(server: ServerProcess, players: readonly Player[]): Promise<void> {
  for (const player of players) player.close()
  const database = await openDatabase(server.database)
  const written = await writtenGames(database)
  await database.close()
  for (const { acknowledged, refused } of players) {
    expect(refused).toEqual([])
    for (const { table, seq, move } of acknowledged) expect(written.get(table)![seq - 1]).toMatchObject({ seq, move })
  }
  await server.end()
  console.log(`${acknowledgedBy(players)} acknowledged moves of ${written.size} games, all found`)
}

/** Pairs of people, each pair at many tables of all games; they begin when all are seated. */
async function seatPlayers(url: string, games: number, rng: Rng): Promise<Player[]> {
  const pairs = Array.from({ length: Math.ceil(games / TABLES_EACH) }, (_, pair) =>
    seatPair(url, Math.min(TABLES_EACH, games - pair * TABLES_EACH)),
  )
  const seated = await Promise.all(pairs)
  return seated.flatMap(({ people, tables }) => people.map((person) => new Player(person, tables, rng)))
}

async function seatPair(url: string, count: number): Promise<{ people: Visitor[]; tables: string[] }> {
  const [host, guest] = [new Visitor(url), new Visitor(url)]
  await Promise.all([host.guest('Ada'), guest.guest('Bob')])
  const kinds = [...GAMES.keys()]
  const tables: string[] = []
  while (tables.length < count) {
    const { id } = await host.createTable({ game: kinds[tables.length % kinds.length], players: 2 })
    await guest.join(id)
    await host.ok('POST', `/api/tables/${id}/start`)
    tables.push(id)
  }
  return { people: [host, guest], tables }
}

/** The entries of all games; each game can be played from them, without a gap and without a double. */
async function writtenGames({ db }: Database): Promise<Map<string, readonly Entry[]>> {
  const written = new Map<string, readonly Entry[]>()
  for (const row of await db.selectFrom('tables').selectAll().execute()) {
    const seats = await seatsOf(db, row.id)
    const entries = await entriesAfter(db, row.id, 0)
    const course = new Course(startOf(row, seats))
    for (const entry of entries) course.add(entry)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1))
    expect(new Set(entries.map(({ seat, ask }) => `${seat} ${ask}`)).size).toBe(entries.length)
    expect(row.seq).toBe(entries.length)
    written.set(row.id, entries)
  }
  return written
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
