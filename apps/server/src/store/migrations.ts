import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely'

/** How the two databases write the same thing. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
}

/** Creates the tables. Released migrations are never changed: a new step is added instead. */
const steps = (dialect: Dialect): { readonly [name: string]: Migration } => ({
  '001-first': {
    up: async (db: Kysely<unknown>) => {
      const sqlite = dialect.name === 'sqlite'
      const statements = [
        `create table people (id text primary key, name text not null, login text unique, password text,
          created bigint not null, seen bigint not null)`,
        `create table passkeys (id text primary key, person text not null references people(id) on delete cascade,
          key text not null, counter bigint not null, transports text not null, created bigint not null)`,
        'create index passkeys_person on passkeys(person)',
        `create table challenges (hash text primary key, challenge text not null, person text, expires bigint not null)`,
        `create table sessions (hash text primary key, person text not null references people(id) on delete cascade,
          created bigint not null, seen bigint not null)`,
        'create index sessions_person on sessions(person)',
        `create table tickets (hash text primary key, session text not null references sessions(hash) on delete cascade,
          expires bigint not null)`,
        'create table throttles (key text primary key, failures integer not null, until bigint not null)',
        `create table tables (id text primary key, game text not null, version integer not null, options text not null,
          players integer not null, pace text not null, on_timeout text not null, hidden integer not null,
          invitation text not null unique, delay integer not null, status text not null, host text not null,
          created bigint not null, started bigint, ended bigint, seq integer not null, to_act integer not null, bots_to_act integer not null,
          deadline bigint, touched bigint not null, secret text not null, result text, follows text)`,
        'create index tables_status on tables(status, touched)',
        `create index tables_deadline on tables(deadline) where deadline is not null`,
        `create table seats (table_id text not null references tables(id) on delete cascade, seat integer not null,
          person text, bot text, name text not null, nonce text, primary key (table_id, seat))`,
        'create index seats_person on seats(person)',
        `create table entries (table_id text not null, seq integer not null, kind text not null, seat integer not null,
          move bigint not null, at bigint not null, ask text, primary key (table_id, seq))${sqlite ? ' without rowid' : ''}`,
        `create table chat (n ${sqlite ? 'integer primary key autoincrement' : 'bigserial primary key'},
          table_id text not null references tables(id) on delete cascade, person text not null, name text not null,
          at bigint not null, text text not null, after integer not null)`,
        'create index chat_table on chat(table_id, n)',
        'create table mutes (person text not null, other text not null, primary key (person, other))',
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  '002-chat-asks': {
    up: async (db: Kysely<unknown>) => {
      await sql.raw('alter table chat add column ask text').execute(db)
      await sql.raw('create unique index chat_asks on chat(table_id, person, ask)').execute(db)
    },
  },
  '003-networks': {
    up: async (db: Kysely<unknown>) => {
      await sql.raw('alter table tables add column network text').execute(db)
    },
  },
})

/** Brings the database to the newest form; several processes may try at once, and one does it. */
export async function migrate<T>(db: Kysely<T>, dialect: Dialect): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => steps(dialect) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
