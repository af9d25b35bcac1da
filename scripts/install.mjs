import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tools.mjs'

const oldestNode = 20
const lockFile = join(root, 'package-lock.json')
const installedFile = join(root, 'node_modules', '.package-lock.json')
const stampFile = join(root, 'node_modules', '.athanor-lock')

/** Installs the dependencies when they are missing or out of date; false, with the reason on screen, when it cannot. */
export function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    console.error(`Athanor needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`)
    return false
  }
  if (isInstalled()) return true

  const hasLock = existsSync(lockFile)
  // Not on the standard output: that belongs to what runs afterwards, JSON for instance.
  console.error(`Installing dependencies (npm ${hasLock ? 'ci' : 'install'}), once ...`)
  const npm = runNpm([hasLock ? 'ci' : 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (npm.status !== 0) {
    process.stderr.write(`${npm.stdout ?? ''}${npm.stderr ?? ''}`)
    console.error(`Dependencies could not be installed: ${npm.error?.message ?? `npm ended with code ${npm.status}`}.`)
    return false
  }
  stamp()
  return true
}

/** Whether npm's note of what it installed holds everything that the lock file asks for. */
export function satisfies(installed, lock) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = installed.packages[path]
    return found ? found.version === wanted.version : wanted.optional === true
  })
}

function isInstalled() {
  if (!existsSync(installedFile) || !existsSync(lockFile)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash()) return true
  // Somebody ran npm by hand: take what is there if it fits.
  if (!satisfies(readJson(installedFile), readJson(lockFile))) return false
  stamp()
  return true
}

function runNpm(args) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  const npmScript = process.env.npm_execpath
  if (npmScript?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [npmScript, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

function stamp() {
  writeFileSync(stampFile, lockHash())
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex')
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
