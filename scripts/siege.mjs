import { ensureInstalled } from './install.mjs'
import { commandOf, runNode } from './tools.mjs'

/** The server's crash, leak and fuzz tests in their long form; whatever is set already stays as it is. */
const LONG = {
  CRASH_KILLS: '200',
  LEAK_WHOLE_EVERY: '1',
  LEAK_SEED: String(Date.now()),
  FUZZ_MESSAGES: '1000000',
}
const FILES = ['crash', 'leak', 'stranger'].map((name) => `${name}.test.ts`)

for (const [name, value] of Object.entries(LONG)) process.env[name] ??= value
process.exitCode = ensureInstalled()
  ? await runNode(commandOf('vitest'), ['run', '--testTimeout=7200000', ...FILES, ...process.argv.slice(2)])
  : 1
