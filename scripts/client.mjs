import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, isMain, root, runNode } from './tools.mjs'

const web = join(root, 'apps', 'web')
const built = join(web, 'dist', 'index.html')

/** Builds the web client unless it is newer than everything it is made of; false if that fails. */
export async function ensureBuilt() {
  const sources = [join(web), join(root, 'packages'), join(root, 'package-lock.json')]
  if (existsSync(built) && Math.max(...sources.map(newest)) < statSync(built).mtimeMs) return true
  console.error('Building the web client ...')
  return (await runNode(commandOf('vite'), ['build', '--logLevel', 'error', web])) === 0
}

function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const inside = readdirSync(path).filter((name) => !['node_modules', 'dist'].includes(name))
  // A folder's own time changes when its build does.
  return Math.max(0, ...inside.map((name) => newest(join(path, name))))
}

if (isMain(import.meta.url)) process.exitCode = (await ensureBuilt()) ? 0 : 1
