import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root, runNode } from './tools.mjs'

process.exitCode = ensureInstalled()
  ? await runNode(join(root, 'apps', 'cli', 'bin', 'athanor.mjs'), ['play', ...process.argv.slice(2)])
  : 1
