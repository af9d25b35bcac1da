import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt } from './client.mjs'
import { ensureInstalled } from './install.mjs'
import { commandOf, root, runNode } from './tools.mjs'

/** Runs a script of `apps/web/e2e` with the client built and a browser at hand: `node scripts/browser.mjs measure`. */
const [script, ...args] = process.argv.slice(2)
if (!ensureInstalled() || !(await ensureBuilt())) process.exitCode = 1
else {
  process.env.CHROMIUM = ensureChromium() ?? ''
  process.exitCode = await runNode(commandOf('tsx'), [join(root, 'apps', 'web', 'e2e', `${script}.ts`), ...args])
}
