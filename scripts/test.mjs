import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { countTests } from './count.mjs'
import { ensureInstalled } from './install.mjs'
import { commandOf, heardNode, root, runNode } from './tools.mjs'

const vitestArgs = process.argv.slice(2)
const plain = process.stdout.isTTY ? [] : ['--colors=off']
const failures = []
let passed = 0
let failed = 0

function finish(name, code) {
  if (code === 0) return
  failed++
  failures.push(name)
}

async function step(name, script, args) {
  console.log(`\n== ${name}`)
  finish(name, await runNode(script, args))
}

/** Steps that need nothing of each other run at the same time; what they print comes one after the other. */
async function together(...steps) {
  const running = steps.map(([name, script, args]) => ({ name, heard: heardNode(script, args) }))
  for (const { name, heard } of running) {
    const { code, output } = await heard
    console.log(`\n== ${name}\n${output.trimEnd()}`)
    finish(name, code)
  }
}

async function tests(report) {
  console.log('\n== tests (vitest)')
  const reporter = process.stdout.isTTY ? 'default' : 'dot'
  const args = ['run', `--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`, ...vitestArgs]
  const code = await runNode(commandOf('vitest'), args)
  const count = countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code)
  passed += count.passed
  failed += count.failed
  if (count.failed > 0) failures.push(`tests (${count.failed} failed)`)
}

// The browser takes as long to install as everything else: both at once.
const browser = runNode(join(root, 'scripts', 'chromium.mjs'), [])

if (ensureInstalled()) {
  const tsc = commandOf('typescript', 'tsc')
  await together(
    ['lint (biome)', commandOf('@biomejs/biome', 'biome'), ['ci', ...plain, '.']],
    ['types (tsc)', tsc, ['--noEmit']],
    ['types of the web client (tsc)', tsc, ['--noEmit', '-p', join(root, 'apps', 'web')]],
    ['import directions', join(root, 'scripts', 'imports.mjs'), []],
    ['web client (vite)', join(root, 'scripts', 'client.mjs'), []],
  )
  await browser
  process.env.CHROMIUM = findChromium() ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'athanor-'))
  const report = join(folder, 'vitest.json')
  await tests(report)
  if (vitestArgs.length === 0)
    await step('rules ledger', join(root, 'scripts', 'ledger.mjs'), ['--check', '--report', report])
  rmSync(folder, { recursive: true })
} else {
  failed++
  failures.push('install')
}

console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '')
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
