import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { People } from '../people/people.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Throttle } from '../people/throttle.ts'
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

/** Forgets what nobody needs any more. Several processes may do it at once. */
export async function tidyUp(
  db: Kysely<Schema>,
  { keepGamesDays, keepGuestsDays, keepVisitorsDays }: Retention,
  keepers: Keepers,
  now: number,
): Promise<void> {
  await keepers.sessions.forgetOld()
  await keepers.passkeys.forgetOld()
  await keepers.throttle.forgetOld()
  await db
    .deleteFrom('tables')
    .where('status', '=', 'open')
    .where('touched', '<', now - OPEN_DAYS * DAY)
    .execute()
  if (keepGamesDays > 0) await forgetGames(db, now - keepGamesDays * DAY)
  if (keepGuestsDays > 0) await forgetGuests(db, keepers.people, now - keepGuestsDays * DAY, ['open', 'running'])
  if (keepVisitorsDays > 0)
    await forgetGuests(db, keepers.people, now - keepVisitorsDays * DAY, ['open', 'running', 'ended'])
}

/** Guests who have not come back, but for those who sit at one of such tables. */
async function forgetGuests(
  db: Kysely<Schema>,
  people: People,
  before: number,
  tables: readonly TableRow['status'][],
): Promise<void> {
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
}

async function forgetGames(db: Kysely<Schema>, before: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = trx.selectFrom('tables').select('id').where('status', '=', 'ended').where('ended', '<', before)
    await trx.deleteFrom('entries').where('table_id', 'in', old).execute()
    await trx.deleteFrom('tables').where('status', '=', 'ended').where('ended', '<', before).execute()
  })
}
