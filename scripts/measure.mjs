import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt } from './client.mjs'
import { ensureInstalled } from './install.mjs'
import { commandOf, root, runNode } from './tools.mjs'

/** Measures the web client in a browser: `npm run measure`. */
if (!ensureInstalled() || !(await ensureBuilt())) process.exitCode = 1
else {
  process.env.CHROMIUM = ensureChromium() ?? ''
  process.exitCode = await runNode(commandOf('tsx'), [join(root, 'apps', 'web', 'e2e', 'measure.ts')])
}
