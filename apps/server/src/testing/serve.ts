import { tmpdir } from 'node:os'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { HOUSE_RULES, type HouseRules } from '../table/house.ts'
import { anyMove, NO_LIMITS } from './house.ts'

/** What a test process says to the test: where it is; what it holds in memory, whenever it is asked. */
export type Report = { readonly url: string } | { readonly heap: number }

const rules: Partial<HouseRules> = JSON.parse(process.argv[2] ?? '{}')
const { url, close } = await startServer(readConfig(process.env, tmpdir()), anyMove, {
  rules: { ...HOUSE_RULES, ...rules },
  limits: NO_LIMITS,
})
const report = (what: Report): unknown => process.send?.(what)

process.on('message', () => {
  global.gc?.()
  report({ heap: process.memoryUsage().heapUsed })
})
// Whoever loses the test ends with it.
process.on('disconnect', () => process.exit())
process.once('SIGTERM', () => close().then(() => process.exit()))
report({ url })
