import { commit, Refusal, readOptions } from '@athanor/kernel'
import type { Kysely, Transaction } from 'kysely'
import { Fault } from '../fault.ts'
import { GAMES } from '../games.ts'
import type { Person } from '../people/people.ts'
import { newId, newSecret } from '../secrets.ts'
import type { Schema, SeatRow, TableRow } from '../store/schema.ts'
import { Course } from '../table/course.ts'
import { startOf } from '../table/house.ts'
import { isPace } from '../table/pace.ts'
import type { TableWish } from './wish.ts'

/** What everybody may know of a table before looking at the game itself. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly players: number
  readonly options: object
  readonly pace: object
  readonly onTimeout: 'bot' | 'forfeit'
  readonly hidden: boolean
  readonly delay: number
  readonly status: 'open' | 'running' | 'ended'
  readonly host: string
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly touched: number
  /** Shown before the first move: the promise not to choose the dice. */
  readonly commitment: string
  /** The taken seats, in their order. */
  readonly seats: readonly {
    readonly seat: number
    readonly person?: string
    readonly bot?: string
    readonly name: string
  }[]
  /** The seats that are waited for. */
  readonly toAct: number
  readonly deadline: number | null
  readonly result?: object
  /** Only for those who sit here. */
  readonly invitation?: string
  readonly follows?: string
}

const MOST_OPEN_EACH = 5
const MOST_RUNNING_EACH = 100

type Db = Kysely<Schema> | Transaction<Schema>

/** Tables before the game: made, filled, begun. */
export class Lobby {
  /** Told when the list of open tables, or somebody's games, may look different. */
  onChange: (table: string, people: readonly string[]) => void = () => {}
  private readonly db: Kysely<Schema>
  private readonly now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db
    this.now = now
  }

  async create(host: Person, wish: TableWish, follows?: string): Promise<TableCard> {
    const options = checkedOptions(wish)
    await this.checkLimits(host)
    const now = this.now()
    const id = newId()
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('tables')
        .values({
          id,
          game: wish.game,
          version: GAMES.get(wish.game)!.version,
          options: JSON.stringify(options),
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
        })
        .execute()
      await this.sit(db, id, 0, { person: host.id, bot: null, name: host.name, nonce: wish.nonce })
      if (wish.against !== undefined)
        for (let seat = 1; seat < wish.players; seat++)
          await this.sit(db, id, seat, { person: null, bot: wish.against, name: wish.against, nonce: null })
    })
    if (wish.against !== undefined || wish.players === 1) return this.start(host, id)
    return this.told(id, host.id)
  }

  /** Takes the first free seat. A hidden table needs its invitation. */
  async join(person: Person, id: string, nonce: string, invitation?: string): Promise<TableCard> {
    await this.db.transaction().execute(async (db) => {
      const { row, seats } = await this.openTable(db, id)
      if (row.hidden === 1 && row.invitation !== invitation) throw new Fault('no-invitation')
      if (seats.some((seat) => seat.person === person.id)) return
      const free = freeSeat(row, seats)
      if (free === undefined) throw new Fault('table-full')
      await this.sit(db, id, free, { person: person.id, bot: null, name: person.name, nonce })
    })
    return this.told(id, person.id)
  }

  /** Gets up. When the host goes, the next one is host; an empty table is put away. */
  async leave(person: Person, id: string): Promise<void> {
    const people = await this.db.transaction().execute(async (db) => {
      const { row, seats } = await this.openTable(db, id)
      await db.deleteFrom('seats').where('table_id', '=', id).where('person', '=', person.id).execute()
      const next = seats.find((seat) => seat.person !== null && seat.person !== person.id)
      if (!next) await db.deleteFrom('tables').where('id', '=', id).execute()
      else if (row.host === person.id)
        await db.updateTable('tables').set({ host: next.person! }).where('id', '=', id).execute()
      return peopleIn(seats)
    })
    this.onChange(id, people)
  }

  /** The host seats a bot, or (without a level) frees a seat. */
  async seatBot(host: Person, id: string, seat: number, level: string | undefined): Promise<TableCard> {
    await this.db.transaction().execute(async (db) => {
      const { row, seats } = await this.openTable(db, id)
      if (row.host !== host.id) throw new Fault('not-allowed')
      const taken = seats.find((one) => one.seat === seat)
      if (seat >= row.players || taken?.person === host.id) throw new Fault('bad-request')
      if (level !== undefined && taken?.person != null) throw new Fault('seat-taken')
      await db.deleteFrom('seats').where('table_id', '=', id).where('seat', '=', seat).execute()
      if (level !== undefined) await this.sit(db, id, seat, { person: null, bot: level, name: level, nonce: null })
    })
    return this.told(id, host.id)
  }

  /** The host begins once every seat is taken. */
  async start(host: Person, id: string): Promise<TableCard> {
    await this.db.transaction().execute(async (db) => {
      const { row, seats } = await this.openTable(db, id)
      if (row.host !== host.id) throw new Fault('not-allowed')
      if (seats.length < row.players) throw new Fault('bad-request')
      const started = this.now()
      const course = new Course(startOf({ ...row, started }, seats))
      await db
        .updateTable('tables')
        .set({
          status: 'running',
          started,
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
  async rematch(person: Person, id: string, nonce: string): Promise<TableCard> {
    const old = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    const seats = await this.seatsOf(this.db, id)
    if (!old || !seats.some((seat) => seat.person === person.id)) throw new Fault('not-found')
    if (old.status !== 'ended') throw new Fault('table-started')
    const next = await this.db
      .selectFrom('tables')
      .select(['id', 'invitation'])
      .where('follows', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (next) return this.join(person, next.id, nonce, next.invitation)
    const pace: unknown = JSON.parse(old.pace)
    if (!isPace(pace)) throw new Fault('not-found')
    const wish: TableWish = {
      game: old.game,
      players: old.players,
      options: JSON.parse(old.options),
      pace,
      onTimeout: old.on_timeout,
      hidden: true,
      delay: old.delay,
      nonce,
    }
    const table = await this.create(person, wish, id)
    for (const { seat, bot } of seats.filter((one) => one.bot !== null).reverse())
      if (seat > 0) await this.seatBot(person, table.id, seat, bot!)
    return this.cardFor(table.id, person.id)
  }

  /** The table as a person may know it. */
  async cardFor(id: string, person: string | undefined): Promise<TableCard> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new Fault('not-found')
    return cardOf(row, await this.seatsOf(this.db, id), person)
  }

  async byInvitation(invitation: string, person: string): Promise<TableCard> {
    const row = await this.db.selectFrom('tables').selectAll().where('invitation', '=', invitation).executeTakeFirst()
    if (!row) throw new Fault('no-invitation')
    return cardOf(row, await this.seatsOf(this.db, row.id), person)
  }

  /** Tables that anybody may join, newest first. */
  async open(person: string | undefined): Promise<TableCard[]> {
    return this.cards(person, (query) =>
      query.where('status', '=', 'open').where('hidden', '=', 0).orderBy('created', 'desc').limit(100),
    )
  }

  /** Games that anybody may watch, the liveliest first. */
  async watchable(person: string | undefined): Promise<TableCard[]> {
    return this.cards(person, (query) =>
      query
        .where('status', '=', 'running')
        .where('hidden', '=', 0)
        .where('delay', '>=', 0)
        .orderBy('touched', 'desc')
        .limit(50),
    )
  }

  /** A person's tables that have not ended: those that wait for the person first. */
  async mine(person: string): Promise<TableCard[]> {
    const cards = await this.cards(person, (query) =>
      query
        .where('status', '!=', 'ended')
        .where('id', 'in', (inner) => inner.selectFrom('seats').select('table_id').where('person', '=', person))
        .orderBy('touched', 'desc')
        .limit(200),
    )
    const waits = (card: TableCard): number =>
      card.seats.some((one) => one.person === person && (card.toAct >> one.seat) & 1) ? 0 : 1
    return cards.sort((a, b) => waits(a) - waits(b) || (a.deadline ?? Infinity) - (b.deadline ?? Infinity))
  }

  /** A person's finished games, newest first; by game, by the name of somebody who played, before a moment. */
  async finished(
    person: string,
    search: { readonly game?: string; readonly name?: string; readonly before?: number },
  ): Promise<TableCard[]> {
    const { game, name, before } = search
    return this.cards(person, (query) => {
      let found = query
        .where('status', '=', 'ended')
        .where('id', 'in', (inner) => inner.selectFrom('seats').select('table_id').where('person', '=', person))
      if (game !== undefined) found = found.where('game', '=', game)
      if (before !== undefined) found = found.where('ended', '<', before)
      if (name !== undefined)
        found = found.where('id', 'in', (inner) =>
          inner
            .selectFrom('seats')
            .select('table_id')
            .where((where) => where(where.fn<string>('lower', ['name']), 'like', `%${likeable(name.toLowerCase())}%`)),
        )
      return found.orderBy('ended', 'desc').limit(50)
    })
  }

  private async told(id: string, person: string): Promise<TableCard> {
    const card = await this.cardFor(id, person)
    this.onChange(
      id,
      card.seats.flatMap((seat) => seat.person ?? []),
    )
    return card
  }

  private async cards(
    person: string | undefined,
    choose: (query: ReturnType<Lobby['allTables']>) => ReturnType<Lobby['allTables']>,
  ): Promise<TableCard[]> {
    const rows = await choose(this.allTables()).execute()
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const seats = await this.db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute()
    return rows.map((row) =>
      cardOf(
        row,
        seats.filter((seat) => seat.table_id === row.id),
        person,
      ),
    )
  }

  private allTables() {
    return this.db.selectFrom('tables').selectAll()
  }

  private async checkLimits(host: Person): Promise<void> {
    const rows = await this.db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select(({ fn }) => ['status', fn.countAll<number>().as('n')])
      .where('seats.person', '=', host.id)
      .where('status', '!=', 'ended')
      .groupBy('status')
      .execute()
    const count = (status: string): number => Number(rows.find((row) => row.status === status)?.n ?? 0)
    if (count('open') >= MOST_OPEN_EACH || count('running') >= MOST_RUNNING_EACH) throw new Fault('too-many-tables')
  }

  private async sit(
    db: Db,
    table: string,
    seat: number,
    who: Pick<SeatRow, 'person' | 'bot' | 'name' | 'nonce'>,
  ): Promise<void> {
    const written = await db
      .insertInto('seats')
      .values({ table_id: table, seat, ...who })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows === 0n) throw new Fault('seat-taken')
  }

  private seatsOf(db: Db, table: string): Promise<SeatRow[]> {
    return db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute()
  }

  /** The table while it can still be changed. The row is written first, so that two changes wait for each other. */
  private async openTable(db: Transaction<Schema>, id: string): Promise<{ row: TableRow; seats: SeatRow[] }> {
    await db
      .updateTable('tables')
      .set({ touched: this.now() })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute()
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new Fault('not-found')
    if (row.status !== 'open') throw new Fault('table-started')
    return { row, seats: await this.seatsOf(db, id) }
  }
}

function cardOf(row: TableRow, seats: readonly SeatRow[], person: string | undefined): TableCard {
  const sits = person !== undefined && seats.some((seat) => seat.person === person)
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    players: row.players,
    options: JSON.parse(row.options),
    pace: JSON.parse(row.pace),
    onTimeout: row.on_timeout,
    hidden: row.hidden === 1,
    delay: row.delay,
    status: row.status,
    host: row.host,
    created: row.created,
    started: row.started,
    ended: row.ended,
    touched: row.touched,
    commitment: commit(row.secret),
    seats: seats.map(({ seat, person, bot, name }) => ({ seat, name, ...(person && { person }), ...(bot && { bot }) })),
    toAct: row.to_act,
    deadline: row.deadline,
    ...(row.result && { result: JSON.parse(row.result) }),
    ...(sits && { invitation: row.invitation }),
    ...(row.follows && { follows: row.follows }),
  }
}

/** The options of a table in full; refused with the rules' own reasons if the game cannot be set up with them. */
function checkedOptions({ game, players, options }: TableWish): object {
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

const likeable = (text: string): string => text.replace(/[\\%_]/g, '')
