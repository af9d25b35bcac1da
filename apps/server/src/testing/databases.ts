import { afterAll, beforeAll, describe } from 'vitest'
import { postgresInstalled, TestPostgres } from './postgres.ts'

/** Gives the address of a new PostgreSQL database, or undefined for a SQLite file in the server's own folder. */
export type NewDatabase = () => Promise<string | undefined>

/** Runs the same tests on both databases. */
export function onEachDatabase(tests: (newDatabase: NewDatabase) => void): void {
  describe('on SQLite', () => tests(async () => undefined))
  onPostgres((newDatabase) => tests(newDatabase))
}

/** Tests that need a real PostgreSQL. They are skipped, and say so, where it is not installed. */
export function onPostgres(tests: (newDatabase: () => Promise<string>, postgres: () => TestPostgres) => void): void {
  if (!postgresInstalled) console.log('PostgreSQL is not installed here (initdb, postgres): its tests are skipped.')
  describe.skipIf(!postgresInstalled)('on PostgreSQL', () => {
    let postgres: TestPostgres
    beforeAll(async () => {
      postgres = await TestPostgres.start()
    })
    afterAll(() => postgres?.end())
    tests(
      () => postgres.database(),
      () => postgres,
    )
  })
}
