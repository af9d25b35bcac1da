import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMain, root } from './tools.mjs'

const games = ['spellbook', 'seasons', 'temples']
const baselineFile = join(root, 'docs', 'rules', 'covered.json')
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** The rules of a ledger page: lines like `- **SB-GEN-01** The game takes ...`. */
export function parseLedger(text) {
  const rules = []
  const withdrawn = []
  for (const [, id, wording] of text.matchAll(/^- \*\*([A-Z][A-Z0-9.-]*\d)\*\*(.*)$/gm)) {
    // "cannot be withdrawn" is a rule: only the mark at the beginning or in brackets withdraws one.
    const isWithdrawn = /^\W*withdrawn\b|\[withdrawn\]/i.test(wording)
    ;(isWithdrawn ? withdrawn : rules).push(id)
  }
  return { rules, withdrawn }
}

/** The rule that a test title names: its first word, if that is shaped like the rules of these ledgers. */
export function ruleNamed(title, families) {
  const [word] = title.split(/[\s:]/, 1)
  const family = word.slice(0, word.indexOf('-'))
  return families.has(family) && /\d/.test(word) ? word : undefined
}

/** Compares ledgers (by game) with test titles: what is covered, what is missing, and titles that name no rule. */
export function compare(ledgers, titles) {
  const ids = Object.values(ledgers).flatMap(({ rules, withdrawn }) => [...rules, ...withdrawn])
  const known = new Set(ids)
  const families = new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))
  const named = new Set()
  const unknown = []
  for (const title of titles) {
    const id = ruleNamed(title, families)
    if (id === undefined) continue
    if (known.has(id)) named.add(id)
    else unknown.push(title)
  }
  const byGame = Object.entries(ledgers).map(([game, { rules, withdrawn }]) => [
    game,
    {
      rules: rules.length,
      withdrawn,
      covered: rules.filter((id) => named.has(id)),
      missing: rules.filter((id) => !named.has(id)),
    },
  ])
  return { byGame: Object.fromEntries(byGame), unknown }
}

/** What changed since the baseline: rules that lost their test, and rules that got one. */
export function changes(baseline, byGame) {
  const lost = []
  const gained = []
  for (const [game, { covered, withdrawn }] of Object.entries(byGame)) {
    const before = baseline[game] ?? []
    lost.push(...before.filter((id) => !covered.includes(id) && !withdrawn.includes(id)))
    gained.push(...covered.filter((id) => !before.includes(id)))
  }
  return { lost, gained }
}

/** `SB-GEN-01..03, 05` instead of four IDs; one string a family. */
export function ranges(ids) {
  const families = new Map()
  for (const id of ids) {
    const [, family, number] = /^(.*?)(\d+)$/.exec(id)
    if (!families.has(family)) families.set(family, [])
    families.get(family).push(number)
  }
  return [...families].map(([family, numbers]) => {
    const runs = []
    for (const number of numbers.sort(byNumber)) {
      const run = runs.at(-1)
      if (run && Number(number) === Number(run.at(-1)) + 1) run.push(number)
      else runs.push([number])
    }
    return family + runs.map((run) => (run.length > 2 ? `${run[0]}..${run.at(-1)}` : run.join(', '))).join(', ')
  })
}

/** The titles of the tests that vitest's JSON report tells of, but for those that were skipped. */
export const titlesIn = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title }) => title)

/** The titles of all tests that would run, as vitest sees them, so that generated titles count and skipped ones do not. */
async function testTitles() {
  let vitest
  try {
    const { createVitest } = await import('vitest/node')
    vitest = await createVitest('test', { root, watch: false, silent: true, reporters: [{}] })
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') throw new Error('vitest is not installed: run npm install first')
    throw error
  }
  try {
    const { testModules, unhandledErrors } = await vitest.collect()
    const errors = [...unhandledErrors, ...testModules.flatMap((file) => file.errors())]
    if (errors.length > 0) throw new Error(`the tests could not be collected: ${errors[0].message}`)
    return testModules
      .flatMap((file) => [...file.children.allTests()])
      .filter((test) => test.result().state !== 'skipped')
      .map((test) => test.name)
  } finally {
    await vitest.close()
  }
}

function readLedgers() {
  const read = (game) => parseLedger(readFileSync(join(root, 'docs', 'rules', `${game}.md`), 'utf8'))
  return Object.fromEntries(games.map((game) => [game, read(game)]))
}

function readBaseline() {
  return existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : {}
}

function isBegun(game) {
  return existsSync(join(root, 'packages', game, 'package.json'))
}

function printAsJson(byGame) {
  const rows = Object.entries(byGame).map(([game, { rules, covered, missing }]) => [
    game,
    { rules, covered: covered.length, missing },
  ])
  console.log(JSON.stringify(Object.fromEntries(rows)))
}

function printCounts(byGame) {
  for (const [game, { rules, covered, missing }] of Object.entries(byGame)) {
    const counts = `${rules} rules, ${covered.length} covered, ${missing.length} missing`
    console.log(isBegun(game) ? `${game}: ${counts}` : `${game}: not begun (${rules} rules)`)
  }
}

function printMissing(byGame) {
  for (const [game, { missing }] of Object.entries(byGame)) {
    if (!isBegun(game) || missing.length === 0) continue
    console.log(`\n${game}, without a test:`)
    for (const line of ranges(missing)) console.log(`  ${line}`)
  }
}

function check(byGame) {
  const { lost, gained } = changes(readBaseline(), byGame)
  for (const id of lost) console.log(`${id} has lost its test`)
  if (gained.length > 0) {
    console.log(`${gained.length} rules are newly covered; npm run ledger -- --update adds them to the baseline`)
  }
  return lost.length === 0
}

function update(byGame) {
  const rows = Object.entries(byGame).map(([game, { covered }]) => [game, covered.toSorted(byNumber)])
  writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`)
}

async function main() {
  const flag = { type: 'boolean', default: false }
  const { values } = parseArgs({ options: { json: flag, check: flag, update: flag, report: { type: 'string' } } })
  const titles = values.report ? titlesIn(JSON.parse(readFileSync(values.report, 'utf8'))) : await testTitles()
  const { byGame, unknown } = compare(readLedgers(), titles)

  if (values.json) printAsJson(byGame)
  else printCounts(byGame)
  if (!values.json && !values.check && !values.update) printMissing(byGame)
  if (values.update) update(byGame)
  const holds = !values.check || check(byGame)
  for (const title of unknown) console.error(`no ledger has the rule that this test names: ${title}`)
  if (!holds || unknown.length > 0) process.exitCode = 1
}

if (isMain(import.meta.url)) {
  try {
    await main()
  } catch (error) {
    console.error(`ledger: ${error.message}`)
    process.exitCode = 1
  }
}
