import { type Kysely, sql } from 'kysely'
import { Fault } from '../fault.ts'
import type { Schema } from '../store/schema.ts'

const FREE = 5
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 15 * 60_000
const FORGIVEN_MS = 60 * 60_000

/**
 * Slows down whoever guesses passwords: after a few failures each further one doubles the wait, for the account and
 * for the address alike. Kept in the database, so that all processes count together.
 */
export class Throttle {
  private readonly db: Kysely<Schema>
  private readonly now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db
    this.now = now
  }

  /** Refuses while one of the keys has to wait. */
  async check(keys: readonly string[]): Promise<void> {
    const rows = await this.db.selectFrom('throttles').select('until').where('key', 'in', keys).execute()
    const now = this.now()
    if (rows.some(({ until }) => until > now)) throw new Fault('too-fast')
  }

  /** Counts a failure for each of the keys; of many at the same time every one counts. */
  async failed(keys: readonly string[]): Promise<void> {
    const now = this.now()
    for (const key of keys) {
      const { failures } = await this.db
        .insertInto('throttles')
        .values({ key, failures: 1, until: now })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            failures: sql`case when throttles.until > ${now - FORGIVEN_MS} then throttles.failures + 1 else 1 end`,
          }),
        )
        .returning('failures')
        .executeTakeFirstOrThrow()
      const until = now + waitAfter(failures)
      await this.db.updateTable('throttles').set({ until }).where('key', '=', key).where('until', '<', until).execute()
    }
  }

  async succeeded(keys: readonly string[]): Promise<void> {
    await this.db.deleteFrom('throttles').where('key', 'in', keys).execute()
  }

  async forgetOld(): Promise<void> {
    await this.db
      .deleteFrom('throttles')
      .where('until', '<', this.now() - FORGIVEN_MS)
      .execute()
  }
}

function waitAfter(failures: number): number {
  const over = failures - FREE
  return over < 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(over, 20))
}
