import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

const PROGRAMS = ['initdb', 'postgres']
const USER = 'athanor'

/** Whether a PostgreSQL can be started here: its programs are on the path. */
export const postgresInstalled = PROGRAMS.every(onPath)

/** Nothing is lost by a crash of PostgreSQL, only by one of the machine: tests need not wait for the disk. */
const SETTINGS = [
  '-c',
  'listen_addresses=',
  '-c',
  'fsync=off',
  '-c',
  'max_connections=100',
  '-c',
  'shared_buffers=32MB',
]

/** A real PostgreSQL in a folder of its own, reached through a socket in that folder. */
export class TestPostgres {
  private readonly folder: string
  private readonly owner: Owner | undefined
  private server: ChildProcess | undefined
  private databases = 0
  /** Processes that stand still. */
  private readonly frozen = new Set<number>()

  private constructor(folder: string, owner: Owner | undefined) {
    this.folder = folder
    this.owner = owner
  }

  static async start(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'athanor-pg-'))
    const owner = process.getuid?.() === 0 ? humbleUser() : undefined
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const args = ['-D', join(folder, 'data'), '-U', USER, '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']
    execFileSync('initdb', args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    const postgres = new TestPostgres(folder, owner)
    await postgres.begin()
    return postgres
  }

  /** The address of a new, empty database; with a role's name, of one that belongs to a new role which is nobody special. */
  async database(role?: string): Promise<string> {
    const name = `table_${++this.databases}`
    if (role !== undefined) await this.ask(`create role ${role} login`)
    await this.ask(`create database ${name} owner ${role ?? USER}`)
    return this.addressOf(name, role)
  }

  /** Begins, or begins again where it was. */
  async begin(): Promise<void> {
    const args = ['-D', join(this.folder, 'data'), '-k', this.folder, ...SETTINGS]
    this.server = spawn('postgres', args, { ...this.owner, cwd: this.folder, stdio: 'ignore' })
    process.once('exit', this.crash)
    while (!(await this.answers())) {
      if (this.server.exitCode !== null) throw new Error('PostgreSQL could not be started')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Lets the connections that listen stand still: they are open, and nothing comes. */
  async freezeListeners(): Promise<void> {
    this.freeze(await this.pids(`query ilike 'listen %' or query ilike 'notify %'`))
  }

  /** Lets everything stand still, as if its machine did. */
  async freezeAll(): Promise<void> {
    const pids = await this.pids('true')
    this.freeze([this.server!.pid!, ...pids])
  }

  /** Lets everything go on. */
  thaw(): void {
    for (const pid of this.frozen)
      try {
        process.kill(pid, 'SIGCONT')
      } catch {
        // It has ended.
      }
    this.frozen.clear()
  }

  /** Stops without finishing anything, and has to recover when it begins again. */
  readonly crash = (): void => {
    this.server?.kill('SIGQUIT')
  }

  /** Resolves when it has stopped after a crash. */
  async gone(): Promise<void> {
    if (this.server?.exitCode === null && this.server.signalCode === null) await once(this.server, 'exit')
    process.off('exit', this.crash)
  }

  /** Stops and removes everything. */
  async end(): Promise<void> {
    this.thaw()
    this.crash()
    await this.gone()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private addressOf(database: string, role = USER): string {
    return `postgres://${role}@${encodeURIComponent(this.folder)}/${database}`
  }

  private freeze(pids: readonly number[]): void {
    for (const pid of pids) {
      process.kill(pid, 'SIGSTOP')
      this.frozen.add(pid)
    }
  }

  private async pids(where: string): Promise<number[]> {
    const rows = await this.ask<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid != pg_backend_pid() and (${where})`,
    )
    return rows.map(({ pid }) => pid)
  }

  private async ask<T extends object>(query: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.addressOf('postgres') })
    // What goes wrong is told by the query; a server that goes away afterwards is nothing to this client.
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<T>(query)).rows
    } finally {
      await client.end()
    }
  }

  private answers(): Promise<boolean> {
    return this.ask('select 1').then(
      () => true,
      () => false,
    )
  }
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root: somebody who may do nothing starts it instead. */
function humbleUser(): Owner {
  const numberOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: numberOf('-u'), gid: numberOf('-g') }
}

function onPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
