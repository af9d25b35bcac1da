import { WorkerPool } from './bots/pool.ts'
import { BadSetting, readConfig } from './config.ts'
import { expectShortLives } from './ops/memory.ts'
import { startServer } from './server.ts'
import { InUse } from './store/lock.ts'

/** Less than systemd and compose wait before they kill. */
const LONGEST_GOODBYE_MS = 20_000

/** Runs a server until it is told to stop. Returns the exit code. */
export async function serve(env: NodeJS.ProcessEnv, folder: string): Promise<number> {
  expectShortLives()
  try {
    const config = readConfig(env, folder)
    const server = await startServer(config, new WorkerPool(config.botThreads))
    const told = new Promise<void>((resolve) => {
      process.once('SIGTERM', resolve)
      process.once('SIGINT', resolve)
    })
    console.log(`Athanor is at ${config.publicUrl?.origin ?? server.url}`)
    await told
    leaveAnyway()
    await server.close()
    return 0
  } catch (error) {
    if (isTaken(error))
      console.error('athanor: somebody else listens at this port; choose another: PORT=8081 npm start')
    else if (error instanceof BadSetting || error instanceof InUse) console.error(`athanor: ${error.message}`)
    else console.error(`athanor: the server could not start: ${error instanceof Error ? error.message : error}`)
    return 1
  }
}

/** Nothing keeps the process for ever, not even a database that does not answer: what was acknowledged is written. */
function leaveAnyway(): void {
  setTimeout(() => {
    console.error('athanor: something does not end; leaving without it')
    process.exit(1)
  }, LONGEST_GOODBYE_MS).unref()
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
