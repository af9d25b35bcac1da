import { text } from '@athanor/protocol'
import { hash, verify } from '@node-rs/argon2'
import { type Kysely, sql, type Transaction } from 'kysely'
import { Fault } from '../fault.ts'
import { newId } from '../secrets.ts'
import type { PersonRow, Schema } from '../store/schema.ts'
import { dossierOf } from './dossier.ts'
import type { Throttle } from './throttle.ts'

export const isName = text(1, 24)
export const isPassword = text(8, 200)

/** What everybody may know of a person. */
export interface Person {
  readonly id: string
  readonly name: string
  /** Whether the person can come back on another device. */
  readonly kept: boolean
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that no password has: whoever asks for an unknown name waits as long as for a known one. */
const NOBODY = hash(newId(), ARGON2ID)

/** People: guests at first, kept once they have a password or a passkey. */
export class People {
  private readonly db: Kysely<Schema>
  private readonly throttle: Throttle
  private readonly now: () => number

  constructor(db: Kysely<Schema>, throttle: Throttle, now: () => number) {
    this.db = db
    this.throttle = throttle
    this.now = now
  }

  async addGuest(name: string): Promise<Person> {
    const now = this.now()
    const row: PersonRow = { id: newId(), name: tidy(name), login: null, password: null, created: now, seen: now }
    await this.db.insertInto('people').values(row).execute()
    return personOf(row)
  }

  async find(id: string): Promise<Person | undefined> {
    const row = await this.row(id)
    return row && personOf(row)
  }

  async hasPassword(id: string): Promise<boolean> {
    return ((await this.row(id))?.password ?? null) !== null
  }

  /** The name under which a person is kept must be free; it is compared without regard to case. */
  async keep(id: string, password?: string): Promise<Person> {
    const row = await this.row(id)
    if (!row) throw new Fault('no-person')
    const login = loginOf(row.name)
    const secret = password === undefined ? row.password : await hash(password, ARGON2ID)
    await this.unlessTaken(
      this.db.updateTable('people').set({ login, password: secret }).where('id', '=', id).execute(),
    )
    return personOf({ ...row, login })
  }

  async rename(id: string, name: string): Promise<Person> {
    const row = await this.row(id)
    if (!row) throw new Fault('no-person')
    const changed = { name: tidy(name), login: row.login === null ? null : loginOf(name) }
    await this.unlessTaken(this.db.updateTable('people').set(changed).where('id', '=', id).execute())
    return personOf({ ...row, ...changed })
  }

  /** The person with that name and password. The same answer, after the same time, for a wrong name and a wrong password. */
  async signIn(name: string, password: string, address: string): Promise<Person> {
    const keys = [nameKey(loginOf(name)), addressKey(address)]
    await this.throttle.check(keys)
    const row = await this.db.selectFrom('people').selectAll().where('login', '=', loginOf(name)).executeTakeFirst()
    const right = await verify(row?.password ?? (await NOBODY), password)
    // Somebody may have guessed meanwhile: whoever asks many times at once has no more tries than others.
    await this.throttle.check(keys)
    if (!row?.password || !right) {
      await this.throttle.failed(keys)
      throw new Fault('wrong-password')
    }
    await this.throttle.succeeded(keys.slice(0, 1))
    return personOf(row)
  }

  async changePassword(id: string, old: string | undefined, password: string, address: string): Promise<void> {
    const keys = [personKey(id), addressKey(address)]
    await this.throttle.check(keys)
    const row = await this.row(id)
    if (!row) throw new Fault('no-person')
    const right = row.password === null || (old !== undefined && (await verify(row.password, old)))
    await this.throttle.check(keys)
    if (!right) {
      await this.throttle.failed(keys)
      throw new Fault('wrong-password')
    }
    await this.keep(id, password)
  }

  everythingOf(id: string): Promise<object> {
    return dossierOf(this.db, id)
  }

  /**
   * Forgets a person. Games that others played too stay, without the name. Returns the sessions that have ended with it;
   * nothing has happened (undefined) if the person sits at a table that has not ended and is not among those settled.
   */
  async remove(id: string, settled: ReadonlySet<string> = new Set()): Promise<readonly string[] | undefined> {
    return this.db.transaction().execute(async (db) => {
      // From here on nobody sits down or says anything under this name: whoever tries waits, and finds nobody.
      if (!(await held(db, id))) return []
      if ((await unendedTables(db, id)).some((table) => !settled.has(table))) return undefined
      const row = await db.selectFrom('people').select('login').where('id', '=', id).executeTakeFirst()
      const keys = [personKey(id), ...(row?.login == null ? [] : [nameKey(row.login)])]
      await db.deleteFrom('throttles').where('key', 'in', keys).execute()
      await db.deleteFrom('challenges').where('person', '=', id).execute()
      await db.updateTable('tables').set({ host: '', network: null }).where('host', '=', id).execute()
      await db.updateTable('seats').set({ person: null, name: '—' }).where('person', '=', id).execute()
      await db.deleteFrom('chat').where('person', '=', id).execute()
      await db
        .deleteFrom('mutes')
        .where((where) => where.or([where('person', '=', id), where('other', '=', id)]))
        .execute()
      const ended = await db.deleteFrom('sessions').where('person', '=', id).returning('hash').execute()
      await db.deleteFrom('people').where('id', '=', id).execute()
      return ended.map(({ hash }) => hash)
    })
  }

  private row(id: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  }

  private async unlessTaken(work: Promise<unknown>): Promise<void> {
    try {
      await work
    } catch (error) {
      if (/unique/i.test(String(error))) throw new Fault('name-taken')
      throw error
    }
  }
}

/**
 * Whether the person is still there, and stays so until the transaction ends; others who ask the same wait meanwhile. The
 * row is written, not only read: that means the same to both databases. Whoever holds a table too holds the person first.
 */
async function held(db: Transaction<Schema>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ seen: sql`seen` })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Comes before everything that is written under a person's name: it is refused if the person has been deleted. */
export async function holdPerson(db: Transaction<Schema>, id: string): Promise<void> {
  if (!(await held(db, id))) throw new Fault('signed-out')
}

async function unendedTables(db: Transaction<Schema>, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select('tables.id')
    .where('status', '!=', 'ended')
    .where('seats.person', '=', person)
    .execute()
  return rows.map(({ id }) => id)
}

export const personOf = ({ id, name, login }: PersonRow): Person => ({ id, name, kept: login !== null })

/** Under what failures are counted. */
const nameKey = (login: string): string => `name ${login}`
const personKey = (id: string): string => `person ${id}`
const addressKey = (address: string): string => `address ${address}`

const tidy = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ')
const loginOf = (name: string): string => tidy(name).normalize('NFKC').toLowerCase()
