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

  /** Starts a server on the first core; the clients, in this process, keep to the second. */
  static async start(database: string | undefined): Promise<HostProcess> {
    const [program, ...args] = [...onCore(0), process.execPath, '--import', 'tsx', HOST]
    const { DATABASE_URL: _, ...env } = process.env
    const child = spawn(program!, args, {
      env: { ...env, ...(database !== undefined && { DATABASE_URL: database }) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    if (onCore(1).length > 0) spawnSync('taskset', ['-apc', '1', String(process.pid)])
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

/** What to put before a command to keep it on one core, where that is possible. */
function onCore(core: number): string[] {
  const able = cpus().length > core && spawnSync('taskset', ['--version']).status === 0
  return able ? ['taskset', '-c', String(core)] : []
}

async function messageOf<T>(child: ChildProcess): Promise<T> {
  const gone = once(child, 'exit').then(() => {
    throw new Error('the server under load has ended')
  })
  const [message] = await Promise.race([once(child, 'message'), gone])
  return message as T
}
