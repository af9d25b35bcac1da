import { isIn } from '@athanor/kernel'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { Fault } from '../fault.ts'
import { seatsOf, tableRow } from '../store/rows.ts'
import type { Schema } from '../store/schema.ts'
import { cardOf, END_SHOWN, type TableCard } from './card.ts'
import { MOST_DELAY } from './wish.ts'

const LONG_OPTIONS = 1000
/** So many open tables of one network are shown: people are easily made, and nobody's tables hide those of the others. */
const MOST_OPEN_TOGETHER = 20

/** A place in a list of finished games: when the last one that is known ended, and which one it was. */
export interface Place {
  readonly ended: number
  readonly id?: string
}

/** Where tables are found: by name, by invitation, in lists. */
export class Directory {
  private readonly db: Kysely<Schema>
  private readonly now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db
    this.now = now
  }

  /** The table as a person may know it. */
  async cardFor(id: string, person: string | undefined): Promise<TableCard> {
    const row = await tableRow(this.db, id)
    if (!row) throw new Fault('not-found')
    return cardOf(row, await seatsOf(this.db, id), { person, now: this.now() })
  }

  async byInvitation(invitation: string, person: string): Promise<TableCard> {
    const row = await this.db.selectFrom('tables').selectAll().where('invitation', '=', invitation).executeTakeFirst()
    if (!row) throw new Fault('no-invitation')
    return cardOf(row, await seatsOf(this.db, row.id), { person, now: this.now() })
  }

  /** Tables that anybody may join, newest first. */
  async open(person: string | undefined): Promise<TableCard[]> {
    return this.cards(person, (query) =>
      query.where('id', 'in', newestOfEach(this.db, MOST_OPEN_TOGETHER)).orderBy('created', 'desc').limit(100),
    )
  }

  /** Games that anybody may watch, the liveliest first; where everything is told later, the newest, till the end is told. */
  async watchable(person: string | undefined): Promise<TableCard[]> {
    const now = this.now()
    return this.cards(person, (query) =>
      query
        .where(({ or, and, eb }) =>
          or([
            eb('status', '=', 'running'),
            and([
              eb('status', '=', 'ended'),
              eb('touched', '>', now - MOST_DELAY * 1000),
              eb('delay', '>', 0),
              eb(END_SHOWN, '>', now),
            ]),
          ]),
        )
        .where('hidden', '=', 0)
        .where('delay', '>=', 0)
        .orderBy(sql`case when delay > 0 then started else touched end`, 'desc')
        .limit(50),
    )
  }

  /** A person's tables that have not ended: those that wait for the person first. */
  async mine(person: string): Promise<TableCard[]> {
    const cards = await this.cards(person, (query) =>
      query
        .where('status', '!=', 'ended')
        .where('id', 'in', tablesOf(this.db, person))
        .orderBy('touched', 'desc')
        .limit(200),
    )
    const waits = (card: TableCard): number =>
      card.seats.some((one) => one.person === person && isIn(card.toAct, one.seat)) ? 0 : 1
    return cards.sort((a, b) => waits(a) - waits(b) || (a.deadline ?? Infinity) - (b.deadline ?? Infinity))
  }

  /** A person's finished games, newest first; by game, by the name of somebody who played, from a place on. */
  async finished(
    person: string,
    search: { readonly game?: string; readonly name?: string; readonly before?: Place },
  ): Promise<TableCard[]> {
    const { game, name, before } = search
    const names = name === undefined ? undefined : await this.namesLike(name, person)
    if (names?.length === 0) return []
    return this.cards(person, (query) => {
      let found = query.where('status', '=', 'ended').where('id', 'in', tablesOf(this.db, person))
      if (game !== undefined) found = found.where('game', '=', game)
      if (before !== undefined) found = found.where(isBefore(before))
      if (names !== undefined)
        found = found.where('id', 'in', (seats) =>
          seats.selectFrom('seats').select('table_id').where('name', 'in', names),
        )
      return found.orderBy('ended', 'desc').orderBy('id', 'desc').limit(50)
    })
  }

  /** The names at a person's tables that contain a text; databases do not agree on what small letters are. */
  private async namesLike(text: string, person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('seats')
      .select('name')
      .distinct()
      .where('table_id', 'in', tablesOf(this.db, person))
      .execute()
    const wanted = text.toLowerCase()
    return rows.map(({ name }) => name).filter((name) => name.toLowerCase().includes(wanted))
  }

  private async cards(
    person: string | undefined,
    choose: (query: ReturnType<Directory['allTables']>) => ReturnType<Directory['allTables']>,
  ): Promise<TableCard[]> {
    const rows = await choose(this.allTables()).execute()
    if (rows.length === 0) return []
    const now = this.now()
    const ids = rows.map(({ id }) => id)
    const seats = await this.db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute()
    return rows.map((row) =>
      cardOf(
        { ...row, options: briefly(row.options) },
        seats.filter((seat) => seat.table_id === row.id),
        { person, now },
      ),
    )
  }

  private allTables() {
    return this.db.selectFrom('tables').selectAll()
  }
}

/** The newest few of the open tables of each network. */
function newestOfEach(db: Kysely<Schema>, most: number) {
  const ranked = db
    .selectFrom('tables')
    .select([
      'id',
      sql<number>`row_number() over (partition by coalesce(network, id) order by created desc)`.as('place'),
    ])
    .where('status', '=', 'open')
    .where('hidden', '=', 0)
    .as('ranked')
  return db.selectFrom(ranked).select('ranked.id').where('place', '<=', most)
}

/** Whether a game comes after a place: games that ended in the same moment are in the order of their names. */
const isBefore =
  ({ ended, id }: Place) =>
  ({ eb, or, and }: ExpressionBuilder<Schema, 'tables'>) =>
    id === undefined
      ? eb('ended', '<', ended)
      : or([eb('ended', '<', ended), and([eb('ended', '=', ended), eb('id', '<', id)])])

/** The tables at which a person sits or sat. */
const tablesOf = (db: Kysely<Schema>, person: string) =>
  db.selectFrom('seats').select('table_id').where('person', '=', person)

/** The options of a table in a list: a text that fills pages is told only to whoever asks for the table itself. */
function briefly(options: string): string {
  if (options.length < LONG_OPTIONS) return options
  const entries = Object.entries(JSON.parse(options) as object)
  return JSON.stringify(Object.fromEntries(entries.filter(([, value]) => String(value).length < LONG_OPTIONS)))
}
