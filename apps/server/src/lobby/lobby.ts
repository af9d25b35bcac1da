import { commit, Refusal, readOptions } from '@athanor/kernel'
import { type Kysely, sql, type Transaction } from 'kysely'
import { Fault } from '../fault.ts'
import { GAMES } from '../games.ts'
import { holdPerson, type Person } from '../people/people.ts'
import { newId, newSecret } from '../secrets.ts'
import { seatsOf, tableRow } from '../store/rows.ts'
import type { Schema, SeatRow, TableRow } from '../store/schema.ts'
import { Course } from '../table/course.ts'
import { isPace } from '../table/pace.ts'
import { startOf } from '../table/start.ts'
import type { Allowance } from './allowance.ts'
import { END_SHOWN, isEndKnown, isReady, type TableCard } from './card.ts'
import type { Directory } from './directory.ts'
import { MOST_DELAY, type TableWish } from './wish.ts'

/** A table looks different from now on. */
export interface LobbyChange {
  readonly table: string
  /** Only those who sit there may know of it. */
  readonly hidden: boolean
  readonly people: readonly string[]
  /** When everybody else may know of it. */
  readonly later?: number
}

type Ended = Pick<TableRow, 'id' | 'hidden' | 'delay' | 'ended'>

/** For whom a table looks different where somebody has moved: of the end of a public game everybody may know, once it is shown. */
export function changeAt({ id, hidden, delay, ended }: Ended, people: readonly string[], now: number): LobbyChange {
  const isPublic = hidden === 0 && ended !== null
  if (isPublic && isEndKnown({ delay, ended }, now)) return { table: id, hidden: false, people }
  return { table: id, hidden: true, people, ...(isPublic && { later: ended + Math.max(0, delay) * 1000 }) }
}

const MOST_OPEN_EACH = 5
const MOST_RUNNING_EACH = 100
/** Options of more characters are somebody's own game data: of such tables there are few, of each person and at all. */
const BIG_OPTIONS = 4000
const MOST_BIG_EACH = 2
const MOST_BIG = 500
/** One of them counts as so many tables. */
const BIG_COST = 10

type Db = Kysely<Schema> | Transaction<Schema>

/** Who makes a table, and from where. */
export interface Maker {
  readonly person: Person
  readonly network: string
}

/** Tables before the game: made, filled, begun. */
export class Lobby {
  /** Told when the list of open tables, or somebody's games, may look different. */
  onChange: (change: LobbyChange) => void = () => {}
  private readonly db: Kysely<Schema>
  private readonly directory: Directory
  private readonly allowance: Allowance
  private readonly now: () => number

  constructor(db: Kysely<Schema>, directory: Directory, allowance: Allowance, now: () => number) {
    this.db = db
    this.directory = directory
    this.allowance = allowance
    this.now = now
  }

  async create(host: Maker, wish: TableWish): Promise<TableCard> {
    const id = await this.db.transaction().execute(async (db) => {
      await holdPerson(db, host.person.id)
      return this.lay(db, host, wish)
    })
    return this.told(id, host.person.id)
  }

  /** Puts a table there, with its host at the first seat and the bots that the host wishes for. */
  private async lay(db: Db, { person: host, network }: Maker, wish: TableWish, follows?: string): Promise<string> {
    const options = JSON.stringify(checkedOptions(wish))
    if (wish.pace.kind !== 'untimed' && wish.pace.move + wish.pace.bank === 0) throw new Fault('bad-request')
    await checkLimits(db, host)
    const big = options.length > BIG_OPTIONS
    if (big) await checkBig(db, host)
    this.allowance.spend(host.id, network, big ? BIG_COST : 1)
    const now = this.now()
    const id = newId()
    await db
      .insertInto('tables')
      .values({
        id,
        game: wish.game,
        version: GAMES.get(wish.game)!.version,
        options,
        players: wish.players,
        pace: JSON.stringify(wish.pace),
        on_timeout: wish.onTimeout,
        hidden: wish.hidden ? 1 : 0,
        invitation: newId(),
        delay: wish.delay,
        status: 'open',
        host: host.id,
        created: now,
        started: null,
        ended: null,
        seq: 0,
        to_act: 0,
        bots_to_act: 0,
        deadline: null,
        touched: now,
        secret: newSecret(),
        result: null,
        follows: follows ?? null,
        network: wish.hidden ? null : network,
      })
      .execute()
    await this.sit(db, id, 0, personSeat(host))
    if (wish.against !== undefined)
      for (let seat = 1; seat < wish.players; seat++) await this.sit(db, id, seat, botSeat(wish.against))
    return id
  }

  /** Takes the first free seat. A hidden table needs its invitation. */
  async join(person: Person, id: string, invitation?: string): Promise<TableCard> {
    await this.db.transaction().execute(async (db) => {
      await holdPerson(db, person.id)
      const { row, seats } = await this.openTable(db, id)
      if (row.hidden === 1 && row.invitation !== invitation) throw new Fault('no-invitation')
      if (seats.some((seat) => seat.person === person.id)) return
      await checkLimits(db, person)
      const free = freeSeat(row, seats)
      if (free === undefined) throw new Fault('table-full')
      await this.sit(db, id, free, personSeat(person))
    })
    return this.told(id, person.id)
  }

  /**
   * Takes a person's share of the seed. It comes with the commitment that it answers: whoever has not been shown the
   * commitment cannot give a nonce, so the secret was chosen before the server knew any of them.
   */
  async takeNonce(person: Person, id: string, commitment: string, nonce: string): Promise<TableCard> {
    await this.db.transaction().execute(async (db) => {
      const { row, seats } = await this.openTable(db, id)
      const own = seats.find((seat) => seat.person === person.id)
      if (!own) throw new Fault('not-allowed')
      if (commitment !== commit(row.secret)) throw new Fault('bad-request')
      await db.updateTable('seats').set({ nonce }).where('table_id', '=', id).where('seat', '=', own.seat).execute()
    })
    return this.told(id, person.id)
  }

  /** Gets up. When the host goes, the next one is host; an empty table is put away. */
  async leave(person: Person, id: string): Promise<void> {
    const change = await this.db.transaction().execute(async (db) => {
      const { row, seats } = await this.openTable(db, id)
      await db.deleteFrom('seats').where('table_id', '=', id).where('person', '=', person.id).execute()
      const next = seats.find((seat) => seat.person !== null && seat.person !== person.id)
      if (!next) await db.deleteFrom('tables').where('id', '=', id).execute()
      else if (row.host === person.id)
        await db.updateTable('tables').set({ host: next.person!, network: null }).where('id', '=', id).execute()
      return { table: id, hidden: row.hidden === 1, people: peopleIn(seats) }
    })
    this.onChange(change)
  }

  /** Gets up from every table that has not begun, and does not begin meanwhile. */
  async leaveAll(person: Person): Promise<void> {
    const tables = await this.db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select('tables.id')
      .where('status', '=', 'open')
      .where('seats.person', '=', person.id)
      .execute()
    for (const { id } of tables) await this.leave(person, id).catch(unlessTooLate)
  }

  /** The host seats a bot, or (without a level) frees a seat. */
  async seatBot(host: Person, id: string, seat: number, level: string | undefined): Promise<TableCard> {
    const gone = await this.db.transaction().execute(async (db) => {
      const { row, seats } = await this.openTable(db, id)
      if (row.host !== host.id) throw new Fault('not-allowed')
      const taken = seats.find((one) => one.seat === seat)
      if (seat >= row.players || taken?.person === host.id) throw new Fault('bad-request')
      if (level !== undefined && taken?.person != null) throw new Fault('seat-taken')
      await db.deleteFrom('seats').where('table_id', '=', id).where('seat', '=', seat).execute()
      if (level !== undefined) await this.sit(db, id, seat, botSeat(level))
      return taken?.person ?? undefined
    })
    // Whoever sat there hears of it, too.
    return this.told(id, host.id, gone === undefined ? [] : [gone])
  }

  /** The host begins once every seat is taken and everybody's nonce is there. */
  async start(host: Person, id: string): Promise<TableCard> {
    await this.db.transaction().execute(async (db) => {
      const { row, seats } = await this.openTable(db, id)
      if (row.host !== host.id) throw new Fault('not-allowed')
      if (seats.length < row.players) throw new Fault('bad-request')
      if (!seats.every(isReady)) throw new Fault('not-ready')
      const started = this.now()
      // The rules may have changed since the table was made.
      const { version } = GAMES.get(row.game)!
      checkedOptions({ ...row, options: JSON.parse(row.options) })
      const course = new Course(startOf({ ...row, started }, seats))
      await db
        .updateTable('tables')
        .set({
          status: 'running',
          version,
          started,
          network: null,
          touched: started,
          to_act: course.toAct,
          bots_to_act: course.toAct & course.botSeats,
          deadline: course.firstDeadline()?.at ?? null,
        })
        .where('id', '=', id)
        .execute()
    })
    return this.told(id, host.id)
  }

  /** A new table like one that has ended, with the same people invited; everybody who asks gets the same one. */
  async rematch(maker: Maker, id: string): Promise<TableCard> {
    const { person } = maker
    const next = await this.db.transaction().execute(async (db) => {
      await holdPerson(db, person.id)
      // Written first, so that of two who ask at once the second finds the table of the first.
      await db.updateTable('tables').set({ follows: sql`follows` }).where('id', '=', id).execute()
      const seats = await seatsOf(db, id)
      if (!seats.some((seat) => seat.person === person.id)) throw new Fault('not-found')
      return (await this.following(db, id)) ?? this.layAgain(db, maker, id, seats)
    })
    return 'invitation' in next ? this.join(person, next.id, next.invitation) : this.told(next.id, person.id)
  }

  /** The rematch of a table that somebody has asked for already. */
  private following(db: Db, id: string): Promise<Pick<TableRow, 'id' | 'invitation'> | undefined> {
    return db
      .selectFrom('tables')
      .select(['id', 'invitation'])
      .where('follows', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst()
  }

  private async layAgain(db: Db, host: Maker, id: string, seats: readonly SeatRow[]): Promise<{ readonly id: string }> {
    const old = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (old.status !== 'ended') throw new Fault('table-started')
    const next = await this.lay(db, host, wishLike(old), id)
    const bots = seats.flatMap(({ bot }) => bot ?? [])
    for (const [i, bot] of bots.entries()) await this.sit(db, next, old.players - 1 - i, botSeat(bot))
    return { id: next }
  }

  /** For whom tables look different where somebody has moved. */
  async changesAt(tables: readonly string[]): Promise<LobbyChange[]> {
    const rows = await this.db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select(['tables.id', 'hidden', 'delay', 'ended', 'seats.person'])
      .where('tables.id', 'in', tables)
      .execute()
    const changes = new Map<string, LobbyChange>()
    for (const { person, ...row } of rows) {
      const people = [...(changes.get(row.id)?.people ?? []), ...(person === null ? [] : [person])]
      changes.set(row.id, changeAt(row, people, this.now()))
    }
    return [...changes.values()]
  }

  /** Public games that have ended and whose end has yet to be shown, with the moment when it is. */
  async endsToCome(): Promise<{ id: string; shown: number }[]> {
    const now = this.now()
    return this.db
      .selectFrom('tables')
      .select(['id', END_SHOWN.as('shown')])
      .where('status', '=', 'ended')
      .where('touched', '>', now - MOST_DELAY * 1000)
      .where('hidden', '=', 0)
      .where('delay', '>', 0)
      .where(END_SHOWN, '>', now)
      .execute()
  }

  private async told(id: string, person: string, gone: readonly string[] = []): Promise<TableCard> {
    const card = await this.directory.cardFor(id, person)
    const people = [...card.seats.flatMap((seat) => seat.person ?? []), ...gone]
    this.onChange({ table: id, hidden: card.hidden, people })
    return card
  }

  private async sit(db: Db, table: string, seat: number, who: Sitter): Promise<void> {
    const written = await db
      .insertInto('seats')
      .values({ table_id: table, seat, ...who })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows === 0n) throw new Fault('seat-taken')
  }

  /** The table while it can still be changed. The row is written first, so that two changes wait for each other. */
  private async openTable(db: Transaction<Schema>, id: string): Promise<{ row: TableRow; seats: SeatRow[] }> {
    await db
      .updateTable('tables')
      .set({ touched: this.now() })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute()
    const row = await tableRow(db, id)
    if (!row) throw new Fault('not-found')
    if (row.status !== 'open') throw new Fault('table-started')
    return { row, seats: await seatsOf(db, id) }
  }
}

/** A table that has begun, or is gone, is not left any more. */
function unlessTooLate(error: unknown): void {
  if (!(error instanceof Fault) || (error.code !== 'table-started' && error.code !== 'not-found')) throw error
}

/** Refuses whoever sits at too many tables already. The person is held: nobody else counts at the same time. */
async function checkLimits(db: Db, { id }: Person): Promise<void> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select(({ fn }) => ['status', fn.countAll<number>().as('n')])
    .where('seats.person', '=', id)
    .where('status', '!=', 'ended')
    .groupBy('status')
    .execute()
  const count = (status: string): number => Number(rows.find((row) => row.status === status)?.n ?? 0)
  if (count('open') >= MOST_OPEN_EACH || count('running') >= MOST_RUNNING_EACH) throw new Fault('too-many-tables')
}

/** Refuses one more table with much data of its own. */
async function checkBig(db: Db, { id }: Person): Promise<void> {
  const hosts = await db
    .selectFrom('tables')
    .select('host')
    .where('status', 'in', ['open', 'running'])
    .where(sql<number>`length(options)`, '>', BIG_OPTIONS)
    .execute()
  if (hosts.length >= MOST_BIG || hosts.filter(({ host }) => host === id).length >= MOST_BIG_EACH)
    throw new Fault('too-many-tables')
}

/** The options of a table in full; refused with the rules' own reasons if the game cannot be set up with them. */
function checkedOptions({ game, players, options }: Pick<TableWish, 'game' | 'players' | 'options'>): object {
  const rules = GAMES.get(game)
  if (!rules) throw new Fault('unknown-game')
  if (!rules.players.includes(players)) throw new Fault('bad-options')
  try {
    const read = readOptions(rules.options, players, options)
    rules.setup(read, players, 'only to see whether it can be set up')
    return read
  } catch (error) {
    if (error instanceof Refusal) throw new Fault('bad-options', error.reasons)
    throw error
  }
}

const freeSeat = (row: TableRow, seats: readonly SeatRow[]): number | undefined =>
  Array.from({ length: row.players }, (_, seat) => seat).find((seat) => !seats.some((one) => one.seat === seat))

const peopleIn = (seats: readonly SeatRow[]): string[] => seats.flatMap(({ person }) => person ?? [])

type Sitter = Pick<SeatRow, 'person' | 'bot' | 'name' | 'nonce'>

const personSeat = ({ id, name }: Person): Sitter => ({ person: id, bot: null, name, nonce: null })

const botSeat = (level: string): Sitter => ({ person: null, bot: level, name: level, nonce: null })

/** What the host of a table wished for, for those who play it again among themselves. */
function wishLike(old: TableRow): TableWish {
  const pace: unknown = JSON.parse(old.pace)
  if (!isPace(pace)) throw new Fault('not-found')
  return {
    game: old.game,
    players: old.players,
    options: JSON.parse(old.options),
    pace,
    onTimeout: old.on_timeout,
    hidden: true,
    delay: old.delay,
  }
}
