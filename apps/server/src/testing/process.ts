import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HouseRules } from '../table/house.ts'
import type { Report } from './serve.ts'

const SCRIPT = fileURLToPath(new URL('./serve.mjs', import.meta.url))

export interface ProcessSettings {
  /** A PostgreSQL; undefined: a SQLite file of its own. */
  readonly database?: string | undefined
  readonly rules?: Partial<HouseRules>
}

/** A server in a process of its own, which can be killed and begun again at the same address. */
export class ServerProcess {
  url = ''
  readonly folder = mkdtempSync(join(tmpdir(), 'athanor-process-'))
  private child: ChildProcess | undefined
  private readonly settings: ProcessSettings

  private constructor(settings: ProcessSettings) {
    this.settings = settings
  }

  static async start(settings: ProcessSettings = {}): Promise<ServerProcess> {
    const server = new ServerProcess(settings)
    await server.begin()
    return server
  }

  /** Where its database is, for whoever wants to look into it. */
  get database(): string {
    return this.settings.database ?? join(this.folder, 'athanor.db')
  }

  async begin(): Promise<void> {
    const { database, rules = {} } = this.settings
    const env = {
      ...process.env,
      PORT: this.url === '' ? '0' : new URL(this.url).port,
      LOG_LEVEL: 'silent',
      ATHANOR_DATA: this.folder,
      DATABASE_URL: database ?? '',
    }
    this.child = fork(SCRIPT, [JSON.stringify(rules)], { env, execArgv: ['--expose-gc'] })
    const said = await this.hear(this.child)
    if ('url' in said) this.url = said.url
  }

  /** Ends it at once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL')
  }

  /** What it holds in memory, in bytes, once everything unused is gone. */
  async heap(): Promise<number> {
    this.child!.send('heap')
    const said = await this.hear(this.child!)
    return 'heap' in said ? said.heap : Number.NaN
  }

  async end(): Promise<void> {
    await this.stop('SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async stop(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  private hear(child: ChildProcess): Promise<Report> {
    return new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the server process ended'))
      child.once('exit', gone)
      child.once('message', (report) => {
        child.off('exit', gone)
        resolve(report as Report)
      })
    })
  }
}
