import { join } from 'node:path'
import { ensureBuilt } from './client.mjs'
import { ensureInstalled } from './install.mjs'
import { root, runNode } from './tools.mjs'

/** The server with the web client, and everything it needs installed and built first. */
process.exitCode =
  ensureInstalled() && (await ensureBuilt())
    ? await runNode(join(root, 'apps', 'cli', 'bin', 'athanor.mjs'), ['serve'])
    : 1
