import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The script behind an installed command, so that it runs without a shell on every system. */
export function commandOf(pkg, name = pkg) {
  const folder = join(root, 'node_modules', pkg)
  if (!existsSync(join(folder, 'package.json'))) return undefined
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** Runs a Node script with the terminal handed over to it; resolves to its exit code. */
export function runNode(script, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env: environment(), stdio: 'inherit' })
    // Ctrl-C reaches the child too: it decides how to end, and we end with its code.
    const wait = () => {}
    const forward = () => child.kill('SIGTERM')
    process.on('SIGINT', wait)
    process.on('SIGTERM', forward)
    const done = (code) => {
      process.off('SIGINT', wait)
      process.off('SIGTERM', forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]))
  })
}

/** Runs a Node script beside others; resolves to its exit code and all that it printed. */
export function heardNode(script, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

// Biome and vitest colour even a log file when CI is set.
function environment() {
  return process.stdout.isTTY || process.env.FORCE_COLOR ? process.env : { ...process.env, NO_COLOR: '1' }
}

/** Whether a module is the script that was started, also when the folder is reached by a link. */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)
}
