import type { Said } from '@athanor/protocol'
import { type Kysely, sql, type Transaction } from 'kysely'
import { holdPerson } from '../people/people.ts'
import type { Schema } from '../store/schema.ts'

const SHOWN = 100
const MOST_MUTED = 200
/** So many lines are kept of a table; nobody scrolls back further. */
const MOST_LINES = 2000
/** So many people are asked about with one question. */
const AT_ONCE = 500
const LINE = ['n', 'at', 'person', 'name', 'text', 'after'] as const

/** What people say at tables, and whom they would rather not hear. */
export class Chat {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** The end of a table's talk, oldest first, without those whom the listener has muted. */
  async at(table: string, listener: string): Promise<Said[]> {
    const rows = await this.linesOf(table)
      .where('person', 'not in', (query) => query.selectFrom('mutes').select('other').where('person', '=', listener))
      .limit(SHOWN)
      .execute()
    return rows.reverse()
  }

  /** The same for nobody in particular. */
  async last(table: string): Promise<Said[]> {
    return (await this.linesOf(table).limit(SHOWN).execute()).reverse()
  }

  /** Everything of a table's talk that is kept, oldest first. */
  async all(table: string): Promise<Said[]> {
    return (await this.linesOf(table).execute()).reverse()
  }

  private linesOf(table: string) {
    return this.db.selectFrom('chat').select(LINE).where('table_id', '=', table).orderBy('n', 'desc')
  }

  /** Writes down what a person says, under the name the person has now; nothing new (undefined) for a resend. */
  async say(
    table: string,
    person: string,
    { id: ask, text }: { readonly id: string; readonly text: string },
    after: number,
    at: number,
  ): Promise<number | undefined> {
    return this.db.transaction().execute(async (db) => {
      await holdPerson(db, person)
      const { name } = await db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirstOrThrow()
      const row = await db
        .insertInto('chat')
        .values({ table_id: table, person, name, at, text, after, ask })
        .onConflict((conflict) => conflict.columns(['table_id', 'person', 'ask']).doNothing())
        .returning('n')
        .executeTakeFirst()
      if (row) await this.forgetBefore(db, table)
      return row?.n
    })
  }

  /** Lets the oldest lines go, so that nobody can fill the disk and nobody is silenced. */
  private async forgetBefore(db: Transaction<Schema>, table: string): Promise<void> {
    const lines = db.selectFrom('chat').select('n').where('table_id', '=', table).orderBy('n', 'desc')
    await db
      .deleteFrom('chat')
      .where('table_id', '=', table)
      .where('n', '<=', lines.limit(1).offset(MOST_LINES))
      .execute()
  }

  async find(n: number): Promise<Said | undefined> {
    return this.db.selectFrom('chat').select(LINE).where('n', '=', n).executeTakeFirst()
  }

  async mutedBy(person: string): Promise<Set<string>> {
    return (await this.mutedByEach([person])).get(person)!
  }

  /** Whom each of these people has muted. */
  async mutedByEach(people: readonly string[]): Promise<Map<string, Set<string>>> {
    const muted = new Map(people.map((person) => [person, new Set<string>()]))
    for (let i = 0; i < people.length; i += AT_ONCE) {
      const some = people.slice(i, i + AT_ONCE)
      const rows = await this.db.selectFrom('mutes').selectAll().where('person', 'in', some).execute()
      for (const { person, other } of rows) muted.get(person)!.add(other)
    }
    return muted
  }

  /** Mutes somebody, or hears him again; false for more people than there is reason to mute. */
  async mute(person: string, other: string, on: boolean): Promise<boolean> {
    if (!on) {
      await this.db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).execute()
      return true
    }
    await this.db.transaction().execute(async (db) => {
      await holdPerson(db, person)
      await sql`insert into mutes (person, other) select ${person}, ${other}
        where (select count(*) from mutes where person = ${person}) < ${MOST_MUTED} on conflict do nothing`.execute(db)
    })
    return (await this.mutedBy(person)).has(other)
  }
}
