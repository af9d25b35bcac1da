import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SERVE = fileURLToPath(new URL('./served.ts', import.meta.url))

/** A server in a process of its own, as it is run outside of tests. */
export class Serving {
  readonly folder = mkdtempSync(join(tmpdir(), 'athanor-'))
  /** Everything that it has written to the terminal. */
  log = ''
  url = ''
  private readonly child: ChildProcess

  private constructor(env: { readonly [name: string]: string }) {
    this.child = spawn(process.execPath, ['--import', 'tsx', SERVE], {
      env: { ...process.env, PORT: '0', ATHANOR_DATA: this.folder, ...env },
    })
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (data) => {
        this.log += String(data)
      })
  }

  static async start(env: { readonly [name: string]: string } = {}): Promise<Serving> {
    const serving = new Serving(env)
    while (!serving.url) {
      await Promise.race([once(serving.child.stdout!, 'data'), once(serving.child, 'exit')])
      serving.url = /Athanor is at (\S+)/.exec(serving.log)?.[1] ?? ''
      if (serving.child.exitCode !== null) throw new Error(serving.log)
    }
    return serving
  }

  /** Tells it to stop, and resolves to its exit code. */
  async stop(): Promise<number | null> {
    const exit = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    const [code] = await exit
    return code
  }

  end(): void {
    this.child.kill('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }
}
