import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, restore, rngFrom } from '@athanor/kernel'
import type { BotPool } from '../bots/pool.ts'
import { readConfig } from '../config.ts'
import { GAMES } from '../games.ts'
import { LIMITS, type Limits } from '../limits.ts'
import { type Running, startServer } from '../server.ts'
import { HOUSE_RULES, type HouseRules } from '../table/house.ts'

/** Bots that play anything legal, here and at once: tests of tables do not need good ones. */
export const anyMove: BotPool = {
  waiting: 0,
  choose: async ({ game, state, seat, seed }) => {
    const moves = GAMES.get(game)!.legal(restore(state), seat)
    return moves[below(rngFrom(seed), moves.length)]!
  },
  close: async () => {},
}

export interface TestServer extends Running {
  readonly folder: string
  /** Closes it and removes what it wrote. */
  end(): Promise<void>
}

/** Tests play faster than people, and all from one address. */
export const NO_LIMITS: Limits = {
  ...{ ...LIMITS, socketsTogether: 1e6, rate: 1e6, burst: 1e6 },
  ...{ requests: 1e6, requestsEach: 1e6, requestsTogether: 1e6, careful: 1e6 },
  ...{ tablesEach: 1e6, tablesTogether: 1e6 },
}

/** A real server on a free port with a database of its own. */
export async function testServer(
  settings: {
    readonly database?: string | undefined
    readonly bots?: BotPool
    readonly rules?: HouseRules
    readonly limits?: Limits
    readonly now?: () => number
    /** Where a server that was closed has left its things. */
    readonly folder?: string
    readonly env?: { readonly [name: string]: string }
  } = {},
): Promise<TestServer> {
  const folder = settings.folder ?? mkdtempSync(join(tmpdir(), 'athanor-'))
  const usual = { PORT: '0', LOG_LEVEL: 'silent', ATHANOR_DATA: folder, DATABASE_URL: settings.database }
  const env = { ...usual, ...settings.env }
  const running = await startServer(readConfig(env, folder), settings.bots ?? anyMove, {
    rules: settings.rules ?? HOUSE_RULES,
    limits: settings.limits ?? NO_LIMITS,
    now: settings.now ?? Date.now,
  })
  return {
    ...running,
    folder,
    end: async () => {
      await running.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
