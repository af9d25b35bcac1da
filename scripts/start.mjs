import { join } from 'node:path'
import { ensureBuilt } from './client.mjs'
import { ensureInstalled } from './install.mjs'
import { root, runNode } from './tools.mjs'

// Room for what a move makes and soon forgets, or a fifth of a busy server's time goes into tidying up.
process.env.NODE_OPTIONS = `--max-semi-space-size=32 ${process.env.NODE_OPTIONS ?? ''}`

/** The server with the web client, and everything it needs installed and built first. */
process.exitCode =
  ensureInstalled() && (await ensureBuilt())
    ? await runNode(join(root, 'apps', 'cli', 'bin', 'athanor.mjs'), ['serve'])
    : 1
