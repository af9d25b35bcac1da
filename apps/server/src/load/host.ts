import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WorkerPool } from '../bots/pool.ts'
import { readConfig } from '../config.ts'
import { LIMITS } from '../limits.ts'
import { expectShortLives } from '../ops/memory.ts'
import { startServer } from '../server.ts'
import { HOUSE_RULES } from '../table/house.ts'
import type { Usage } from './process.ts'

/** One address plays everybody, and an idle socket is idle: only the limits for strangers and the sweeps are lifted. */
const limits = {
  ...LIMITS,
  socketsTogether: 1e6,
  rate: 1e6,
  burst: 1e6,
  requests: 1e6,
  requestsEach: 1e6,
  requestsTogether: 1e6,
  careful: 1e6,
  tablesEach: 1e6,
  tablesTogether: 1e6,
  heartbeatMs: 3600_000,
}

/** The server of a load test, in a process of its own with a folder of its own, as `serve` would start it. */
expectShortLives()
const folder = mkdtempSync(join(tmpdir(), 'athanor-load-'))
const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', ATHANOR_DATA: folder }, folder)
const server = await startServer(config, new WorkerPool(1), { rules: HOUSE_RULES, limits })

const usage = (): Usage => {
  const { user, system } = process.cpuUsage()
  return { cpuMicroseconds: user + system, rss: process.memoryUsage.rss() }
}

process.on('message', () => process.send?.(usage()))
process.once('disconnect', async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
process.send?.(server.url)
