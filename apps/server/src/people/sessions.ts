import type { Kysely } from 'kysely'
import { hashed, newSecret } from '../secrets.ts'
import type { Schema } from '../store/schema.ts'
import { type Person, personOf } from './people.ts'

const DAY = 24 * 3600 * 1000
export const SESSION_DAYS = 90
const TICKET_MS = 30_000
/** So many sessions are looked for with one question. */
const AT_ONCE = 500
/** A visit is noted at most this often. */
const SEEN_EVERY_MS = 10 * 60_000

export interface Session {
  readonly hash: string
  readonly person: Person
  /** This visit has made it last longer. */
  readonly renewed: boolean
}

/** Who is signed in where. A token is only in its person's cookie; the database has its hash. */
export class Sessions {
  /** Told of every session that has ended: whatever it holds open is to be closed. */
  onEnd: (hash: string) => void = () => {}
  private readonly db: Kysely<Schema>
  private readonly now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db
    this.now = now
  }

  /** A new session; returns its token. */
  async begin(person: string): Promise<string> {
    const token = newSecret()
    const now = this.now()
    await this.db
      .insertInto('sessions')
      .values({ hash: hashed(token), person, created: now, seen: now })
      .execute()
    return token
  }

  find(token: string): Promise<Session | undefined> {
    return this.byHash(hashed(token))
  }

  async end(hash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('hash', '=', hash).execute()
    this.onEnd(hash)
  }

  async endAll(person: string): Promise<void> {
    const ended = await this.db.deleteFrom('sessions').where('person', '=', person).returning('hash').execute()
    this.ended(ended.map(({ hash }) => hash))
  }

  /** Tells of sessions that are gone already. */
  ended(hashes: readonly string[]): void {
    for (const hash of hashes) this.onEnd(hash)
  }

  /** A ticket for one socket of this session. A page of another site cannot read one, so it cannot open a socket. */
  async ticket(session: Session): Promise<string> {
    const ticket = newSecret()
    const row = { hash: hashed(ticket), session: session.hash, expires: this.now() + TICKET_MS }
    await this.db.insertInto('tickets').values(row).execute()
    return ticket
  }

  /** Takes a ticket; the second time there is none. */
  async redeem(ticket: string): Promise<Session | undefined> {
    const row = await this.db
      .deleteFrom('tickets')
      .where('hash', '=', hashed(ticket))
      .returning(['session', 'expires'])
      .executeTakeFirst()
    return row && row.expires >= this.now() ? this.byHash(row.session) : undefined
  }

  /** Which of these sessions have not ended. */
  async living(hashes: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>()
    for (let i = 0; i < hashes.length; i += AT_ONCE) {
      const some = hashes.slice(i, i + AT_ONCE)
      const rows = await this.db.selectFrom('sessions').select('hash').where('hash', 'in', some).execute()
      for (const { hash } of rows) found.add(hash)
    }
    return found
  }

  async forgetOld(): Promise<void> {
    const now = this.now()
    await this.db.deleteFrom('tickets').where('expires', '<', now).execute()
    await this.db
      .deleteFrom('sessions')
      .where('seen', '<', now - SESSION_DAYS * DAY)
      .execute()
  }

  private async byHash(hash: string): Promise<Session | undefined> {
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .select('sessions.seen as visited')
      .where('hash', '=', hash)
      .executeTakeFirst()
    const now = this.now()
    if (!row || row.visited < now - SESSION_DAYS * DAY) return undefined
    const renewed = row.visited < now - SEEN_EVERY_MS
    if (renewed) {
      await this.db.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute()
      await this.db.updateTable('people').set({ seen: now }).where('id', '=', row.id).execute()
    }
    return { hash, person: personOf(row), renewed }
  }
}
