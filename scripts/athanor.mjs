import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root, runNode } from './tools.mjs'

/** The command line with everything it needs installed first: `node scripts/athanor.mjs play`. */
process.exitCode = ensureInstalled()
  ? await runNode(join(root, 'apps', 'cli', 'bin', 'athanor.mjs'), process.argv.slice(2))
  : 1
