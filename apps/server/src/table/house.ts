import { type Question, questionFor } from '@athanor/bots'
import { below, isIn, type Move, rngFrom, type Seat } from '@athanor/kernel'
import { GAMES } from '../games.ts'
import { hashed } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import { Journal } from '../store/journal.ts'
import { entriesAfter, seatsOf, tableRow } from '../store/rows.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { closeOutdated, isArchived, outdatedGames } from './archive.ts'
import type { Entry } from './course.ts'
import { startOf } from './start.ts'
import { Table } from './table.ts'

/** Whoever thinks for the bots. */
export interface Thinker {
  choose(question: Question): Promise<Move>
}

/** A table that is in memory, with who sits at it. */
export interface Seated {
  readonly table: Table
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
}

/** A bot that has to move; all its luck comes from the seed. */
interface Called {
  readonly level: string
  readonly seat: Seat
  readonly seed: string
}

/** A table as its row tells of it. */
type Written = Pick<TableRow, 'id' | 'seq'>

export interface HouseRules {
  /** Which bot plays for a person who is away. */
  readonly standIn: string
  /** How often the house looks for what nobody takes care of. */
  readonly roundsMs: number
  /** After how long a bot that has not moved is asked again, perhaps by another process. */
  readonly botPatienceMs: number
  /** After how many days without a move an untimed game is closed. */
  readonly abandonedDays: number
  /** How long a table stays in memory that nobody watches and at which nothing happens. */
  readonly idleMs: number
}

export const HOUSE_RULES: HouseRules = {
  standIn: 'adept',
  roundsMs: 2000,
  botPatienceMs: 10_000,
  abandonedDays: 30,
  idleMs: 10_000,
}

/** Who is asked where a bot fails. */
const SUBSTITUTE = 'adept'
const thinkerAt = (table: string, seat: Seat): string => `${table} ${seat}`
const DAY = 24 * 3600 * 1000
/** The longest that `setTimeout` can wait. */
const FAR = 2 ** 31 - 1

/**
 * All running tables: brings them into memory when they are needed, watches their clocks and calls the bots. The
 * database decides who was first, so several houses may look after the same table.
 */
export class House {
  readonly journal: Journal
  /** Told of every table that changed, and who wrote the entry: this process or another one. */
  onChange: (seated: Seated, by: 'us' | 'others') => void = () => {}
  /** Told of a game that was closed because its rules have changed. */
  onClosed: (row: TableRow) => void = () => {}
  /** Told of every table that has come into memory. */
  onArrived: (seated: Seated) => void = () => {}
  onError: (error: unknown) => void = () => {}
  private readonly loaded = new Map<string, Promise<Seated | undefined>>()
  private readonly present = new Map<string, Seated>()
  private readonly alarms = new Map<string, NodeJS.Timeout>()
  private readonly thinking = new Map<string, number>()
  private readonly used = new Map<string, number>()
  private rounds: NodeJS.Timeout | undefined
  private round: Promise<void> = Promise.resolve()
  private stopped = false
  private readonly database: Database
  private readonly thinker: Thinker
  private readonly rules: HouseRules
  readonly now: () => number

  constructor(database: Database, thinker: Thinker, rules: HouseRules = HOUSE_RULES, now: () => number = Date.now) {
    this.database = database
    this.thinker = thinker
    this.rules = rules
    this.now = now
    this.journal = new Journal(database.write)
    database.listen((channel, payload) => this.hear(channel, payload))
  }

  /** Begins to look after all tables. */
  begin(): void {
    this.rounds = setTimeout(() => {
      this.round = this.goRound()
        .catch((error) => this.onError(error))
        .then(() => {
          if (!this.stopped) this.begin()
        })
    }, this.rules.roundsMs)
  }

  /** Finishes what has been accepted; no clock rings and no bot is called any more. */
  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.rounds)
    await this.round
    for (const alarm of this.alarms.values()) clearTimeout(alarm)
    for (const { table } of this.present.values()) table.stop()
    await this.journal.idle()
  }

  /** The table if it is in memory. */
  here(id: string): Seated | undefined {
    return this.present.get(id)
  }

  /** The tables in memory that somebody looks at. */
  watched(): Seated[] {
    return [...this.present.values()].filter(({ table }) => table.watchers().length > 0)
  }

  get tables(): number {
    return this.present.size
  }

  /** A game has begun, or this process has just come up: bots may have to move. */
  async wake(id: string): Promise<void> {
    const seated = await this.open(id)
    if (seated) this.wakeBots(seated)
  }

  /** Gives up, for a person who goes for good, every game that is running; returns them, also those that others play on. */
  async resignAll(person: string): Promise<string[]> {
    const games = await this.database.db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select(['tables.id', 'seats.seat'])
      .where('status', '=', 'running')
      .where('seats.person', '=', person)
      .execute()
    for (const { id, seat } of games)
      await (await this.open(id))?.table.ask(seat, { t: 'resign', table: id, id: 'farewell' })
    return games.map(({ id }) => id)
  }

  /** Whether a game has been here that cannot be shown any more: its rules have changed. */
  async isOutdated(id: string): Promise<boolean> {
    const row = await tableRow(this.database.db, id)
    return row !== undefined && row.status !== 'open' && isArchived(row)
  }

  /** The running or ended table of that name; at once, if it is in memory. */
  open(id: string): Seated | Promise<Seated | undefined> {
    this.used.set(id, this.now())
    const here = this.present.get(id)
    if (here) return here
    let loading = this.loaded.get(id)
    if (!loading) {
      loading = this.load(id)
      this.loaded.set(id, loading)
      loading.then(
        (seated) => (seated ? this.arrived(seated) : this.forget(id)),
        () => this.forget(id),
      )
    }
    return loading
  }

  entriesAfter(table: string, seq: number): Promise<Entry[]> {
    return entriesAfter(this.database.db, table, seq)
  }

  changed(table: Table, by: 'us' | 'others'): void {
    const seated = this.present.get(table.id)
    if (seated?.table === table) this.changedHere(seated, by)
    else this.overtaken(table).catch((error) => this.onError(error))
  }

  private changedHere(seated: Seated, by: 'us' | 'others'): void {
    this.used.set(seated.table.id, this.now())
    this.setAlarm(seated)
    if (by === 'us') this.wakeBots(seated)
    this.onChange(seated, by)
  }

  /** Something was written at a table that had been put away: the one in its place, if there is one, reads it. */
  private async overtaken({ id }: Table): Promise<void> {
    await this.refresh(id)
    const seated = this.present.get(id)
    if (seated) this.wakeBots(seated)
  }

  private async load(id: string): Promise<Seated | undefined> {
    const { db } = this.database
    const row = await tableRow(db, id)
    if (!row || row.status === 'open' || isArchived(row)) return undefined
    const seats = await seatsOf(db, id)
    const table = new Table(id, startOf(row, seats), row.delay, await this.entriesAfter(id, 0), this)
    return { table, row, seats }
  }

  private arrived(seated: Seated): void {
    this.present.set(seated.table.id, seated)
    this.used.set(seated.table.id, this.now())
    this.setAlarm(seated)
    this.onArrived(seated)
  }

  /** Whether nobody looks at a table and nothing goes on there, not even in a bot's head. */
  private isIdle({ table, seats }: Seated): boolean {
    const thinks = seats.some(({ seat }) => this.thinking.has(thinkerAt(table.id, seat)))
    return !thinks && !table.isBusy && table.watchers().length === 0
  }

  private forget(id: string): void {
    this.loaded.delete(id)
    this.present.get(id)?.table.stop()
    this.present.delete(id)
    this.used.delete(id)
    clearTimeout(this.alarms.get(id))
    this.alarms.delete(id)
  }

  private hear(channel: string, payload: string): void {
    const ids = channel === 'tables' ? payload.split(' ') : channel === 'resync' ? this.loaded.keys() : []
    for (const id of ids) this.refresh(id).catch((error) => this.onError(error))
  }

  /** A table that is still being read may have missed what was written meanwhile. */
  private async refresh(id: string): Promise<void> {
    const seated = await this.loaded.get(id)
    await seated?.table.refresh()
  }

  // Clocks

  private setAlarm({ table }: Seated): void {
    clearTimeout(this.alarms.get(table.id))
    this.alarms.delete(table.id)
    const first = table.course.result ? undefined : table.course.firstDeadline()
    if (!first || this.stopped) return
    const wait = Math.min(FAR, Math.max(0, first.at - this.now()))
    this.alarms.set(
      table.id,
      setTimeout(() => this.ring(table), wait),
    )
  }

  private rearm({ id }: Table): void {
    const seated = this.present.get(id)
    if (seated) this.setAlarm(seated)
  }

  /** A clock has run out, unless something has happened meanwhile. */
  private ring(table: Table): void {
    const first = table.course.firstDeadline()
    if (!first) return
    // A timer may ring a moment before its time.
    if (first.at > this.now()) this.rearm(table)
    else table.act('timeout', first.seat, 0, table.course.seq).catch((error) => this.onError(error))
  }

  // Bots

  private wakeBots({ table, row, seats }: Seated): void {
    const { course } = table
    const waited = course.toAct & course.botSeats
    if (waited === 0 || this.stopped) return
    for (const { seat, bot } of seats) {
      if (!isIn(waited, seat)) continue
      const key = thinkerAt(table.id, seat)
      if (this.thinking.get(key) === course.seq) continue
      this.thinking.set(key, course.seq)
      void this.askBot(table, {
        level: bot ?? this.rules.standIn,
        seat,
        seed: hashed(`${row.secret} ${seat} ${course.seq}`),
      })
    }
  }

  private async askBot(table: Table, who: Called): Promise<void> {
    const { seq } = table.course
    const key = thinkerAt(table.id, who.seat)
    try {
      const move = await this.choice(table, who)
      // The table of that name now: the move must reach whoever looks at it.
      if (move !== undefined) await (await this.open(table.id))?.table.act('move', who.seat, move, seq)
    } catch (error) {
      // The next round asks again: at once it would most likely fail again.
      return this.onError(error)
    } finally {
      if (this.thinking.get(key) === seq) this.thinking.delete(key)
    }
    // In a draft another seat may have moved first: the question is still open, with a new number.
    const seated = this.present.get(table.id)
    if (!seated) return
    const { course } = seated.table
    if (isIn(course.toAct & course.botSeats, who.seat) && course.seq !== seq) this.wakeBots(seated)
  }

  /** No bot keeps a table waiting for good: one that fails is asked again, then a simpler one is, and then luck decides. */
  private async choice(table: Table, { level, seat, seed }: Called): Promise<Move | undefined> {
    const { rules, setup } = table.start
    const { seq } = table.course
    for (const [attempt, bot] of [level, level, SUBSTITUTE].entries())
      try {
        const luck = `${seed} ${attempt}`
        const wish = { id: seq, table: table.id, bot, seed: hashed(luck) }
        const at = { rules, players: setup.players, state: table.course.state }
        // Whoever knew the luck that dealt a state anew could deal it back: the bot's own is another.
        const move = await this.thinker.choose(questionFor(at, seat, wish, rngFrom(luck)))
        if (rules.legal(table.course.state, seat).includes(move)) return move
        throw new Error(`a ${bot} chose what cannot be done`)
      } catch (error) {
        // What has changed meanwhile is another question.
        if (this.stopped || table.course.seq !== seq) return undefined
        this.onError(error)
      }
    const moves = rules.legal(table.course.state, seat)
    return moves[below(rngFrom(seed), moves.length)]
  }

  // Rounds

  /** Looks for clocks that nobody watches, bots that nobody called, and games that nobody plays or can play any more. */
  private async goRound(): Promise<void> {
    const now = this.now()
    for (const row of await outdatedGames(this.database.db))
      if (await closeOutdated(this.journal, row, now)) this.onClosed(row)
    const running = this.database.db
      .selectFrom('tables')
      .select(['id', 'seq'])
      .where('status', '=', 'running')
      .where(({ or, and }) => or([...GAMES.values()].map(({ id, version }) => and({ game: id, version }))))
      .limit(200)
    const late = running.where('deadline', '<', now)
    // Whose clock the row tells of may be a bot's seat by now: then the bot has to move.
    await this.visit(await late.execute(), async (seated) =>
      seated.table.course.firstDeadline() ? this.ring(seated.table) : this.wakeBots(seated),
    )
    const still = running.where('bots_to_act', '!=', 0).where('touched', '<', now - this.rules.botPatienceMs)
    await this.visit(await still.execute(), async (seated) => this.wakeBots(seated))
    const old = running.where('deadline', 'is', null).where('touched', '<', now - this.rules.abandonedDays * DAY)
    await this.visit(await old.execute(), ({ table }) => table.act('abandoned', -1, 0, table.course.seq))
    for (const [id, used] of this.used) {
      const seated = this.present.get(id)
      if (seated && used < now - this.rules.idleMs && this.isIdle(seated)) this.forget(id)
    }
  }

  /**
   * Does the same at several tables, each as it is written: where a write has failed nobody else may ever look. One that
   * is broken does not keep the house from the others.
   */
  private async visit(tables: readonly Written[], work: (seated: Seated) => Promise<unknown>): Promise<void> {
    for (const { id, seq } of tables)
      try {
        const seated = await this.open(id)
        await seated?.table.settle()
        if (seated && seated.table.course.seq < seq) await seated.table.refresh()
        if (seated) await work(seated)
      } catch (error) {
        this.onError(error)
      }
  }
}
