import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { People } from '../people/people.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Throttle } from '../people/throttle.ts'
import type { Database } from '../store/database.ts'
import type { Schema, TableRow } from '../store/schema.ts'

const DAY = 24 * 3600 * 1000
/** A table that nobody has begun is put away after this long. */
const OPEN_DAYS = 2

export interface Keepers {
  readonly people: People
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly throttle: Throttle
}

export type Retention = Pick<Config, 'keepGamesDays' | 'keepGuestsDays' | 'keepVisitorsDays'>

/** Forgets what nobody needs any more, in files too. Several processes may do it at once. */
export async function tidyUp(
  { db, scrub }: Pick<Database, 'db' | 'scrub'>,
  { keepGamesDays, keepGuestsDays, keepVisitorsDays }: Retention,
  keepers: Keepers,
  now: number,
): Promise<void> {
  await keepers.sessions.forgetOld()
  await keepers.passkeys.forgetOld()
  await keepers.throttle.forgetOld()
  const { people } = keepers
  let forgotten = await forgetOpen(db, now - OPEN_DAYS * DAY)
  if (keepGamesDays > 0) forgotten += await forgetGames(db, now - keepGamesDays * DAY)
  if (keepGuestsDays > 0) forgotten += await forgetGuests(db, people, now - keepGuestsDays * DAY, ['open', 'running'])
  if (keepVisitorsDays > 0)
    forgotten += await forgetGuests(db, people, now - keepVisitorsDays * DAY, ['open', 'running', 'ended'])
  if (forgotten > 0) await scrub()
}

/** Each of these returns how much it has forgotten that may name somebody. */
async function forgetOpen(db: Kysely<Schema>, before: number): Promise<number> {
  const old = await db
    .deleteFrom('tables')
    .where('status', '=', 'open')
    .where('touched', '<', before)
    .executeTakeFirst()
  return Number(old.numDeletedRows)
}

/** Guests who have not come back, but for those who sit at one of such tables. */
async function forgetGuests(
  db: Kysely<Schema>,
  people: People,
  before: number,
  tables: readonly TableRow['status'][],
): Promise<number> {
  const seated = db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('seats.person')
    .where('tables.status', 'in', tables)
    .where('seats.person', 'is not', null)
    .$castTo<{ person: string }>()
  const guests = await db
    .selectFrom('people')
    .select('id')
    .where('login', 'is', null)
    .where('seen', '<', before)
    .where('id', 'not in', seated)
    .execute()
  for (const { id } of guests) await people.remove(id)
  return guests.length
}

async function forgetGames(db: Kysely<Schema>, before: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const old = trx.selectFrom('tables').select('id').where('status', '=', 'ended').where('ended', '<', before)
    await trx.deleteFrom('entries').where('table_id', 'in', old).execute()
    const games = trx.deleteFrom('tables').where('status', '=', 'ended').where('ended', '<', before)
    return Number((await games.executeTakeFirst()).numDeletedRows)
  })
}
