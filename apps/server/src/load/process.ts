import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

/** What a process has taken so far. */
export interface Usage {
  readonly cpuMicroseconds: number
  readonly rss: number
}

/** The server under load: one process on one core. */
export class HostProcess {
  readonly url: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.child = child
    this.url = url
  }

  /** Starts a server; `apart`: on the first core, and the clients, in this process, keep to the second. */
  static async start(database: string | undefined, apart: boolean): Promise<HostProcess> {
    const separate = apart && canPin()
    const [program, ...args] = [...(separate ? PIN : []), process.execPath, ROOM, '--import', 'tsx', HOST]
    const { DATABASE_URL: _, ...env } = process.env
    const child = spawn(program!, args, {
      env: { ...env, ...(database !== undefined && { DATABASE_URL: database }) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    if (separate) spawnSync('taskset', ['-apc', '1', String(process.pid)])
    return new HostProcess(child, await messageOf<string>(child))
  }

  usage(): Promise<Usage> {
    const answer = messageOf<Usage>(this.child)
    this.child.send('usage')
    return answer
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit')
    this.child.disconnect()
    await exit
  }
}

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url))

/** As the server is started: see docs/server.md. */
const ROOM = '--max-semi-space-size=32'

/** What keeps a command on the first core. */
const PIN = ['taskset', '-c', '0']
const canPin = (): boolean => cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0

async function messageOf<T>(child: ChildProcess): Promise<T> {
  const gone = once(child, 'exit').then(() => {
    throw new Error('the server under load has ended')
  })
  const [message] = await Promise.race([once(child, 'message'), gone])
  return message as T
}
