import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changes, compare, parseLedger, ranges, ruleNamed, titlesIn } from './ledger.mjs'
import { root } from './tools.mjs'

const page = `# Ledger

Tags: S = the sheet.

- **SB-GEN-01** The game takes 1 to 4 players. [S]
- **SB-GEN-02** After that reveal the action cannot be withdrawn. [S]
- **SB-GEN-03** Withdrawn: was the same as SB-GEN-01.
- **SB-GEN-04** (withdrawn) Nothing.
- **SB-SPELL-K2.0** Costs three tokens. [F]
- Not a rule, though it speaks of **SB-GEN-09**.
`
const ledgers = { spellbook: parseLedger(page), seasons: parseLedger('- **CARD-031.8** It returns.') }

describe('parsing a ledger', () => {
  test('takes the lines that begin with a number and sets withdrawn ones apart', () => {
    expect(parseLedger(page)).toEqual({
      rules: ['SB-GEN-01', 'SB-GEN-02', 'SB-SPELL-K2.0'],
      withdrawn: ['SB-GEN-03', 'SB-GEN-04'],
    })
  })

  test.each(['spellbook', 'seasons', 'temples'])('the %s ledger has as many rules as it says, each once', (game) => {
    const text = readFileSync(join(root, 'docs', 'rules', `${game}.md`), 'utf8')
    const { rules, withdrawn } = parseLedger(text)
    expect(rules.length + withdrawn.length).toBe(Number(/Total: (\d+) rules/.exec(text)[1]))
    expect(new Set([...rules, ...withdrawn]).size).toBe(rules.length + withdrawn.length)
  })
})

describe('the rule that a title names', () => {
  const families = new Set(['SB', 'CARD', 'SET'])
  test.each([
    ['SB-GEN-01', 'SB-GEN-01'],
    ['SB-GEN-01 one to four players', 'SB-GEN-01'],
    ['SB-GEN-01: one to four players > two', 'SB-GEN-01'],
    ['CARD-031.8 returns', 'CARD-031.8'],
    ['SB-GEN-01, SB-GEN-02 together', 'SB-GEN-01,'],
    ['SB-GEN-01/02 together', 'SB-GEN-01/02'],
    ['one to four players (SB-GEN-01)', undefined],
    ['SHA-256 of the seed', undefined],
    ['SET-up is over', undefined],
    ['', undefined],
  ])('"%s" names %s', (title, id) => {
    expect(ruleNamed(title, families)).toBe(id)
  })
})

describe('comparing ledgers with titles', () => {
  const { byGame, unknown } = compare(ledgers, [
    'SB-GEN-01 players',
    'SB-GEN-01 players again',
    'SB-GEN-03 withdrawn, still tested',
    'CARD-031.8',
    'SB-GEN-77 no such rule',
    'SB-GEN-01/02 two at once',
    'some other test',
  ])

  test('counts a rule once and leaves withdrawn ones out', () => {
    expect(byGame.spellbook).toMatchObject({
      rules: 3,
      covered: ['SB-GEN-01'],
      missing: ['SB-GEN-02', 'SB-SPELL-K2.0'],
    })
    expect(byGame.seasons).toMatchObject({ rules: 1, covered: ['CARD-031.8'], missing: [] })
  })

  test('takes the titles of a report, without those of skipped tests', () => {
    const said = (title, status) => ({ title, status })
    const testResults = [
      { assertionResults: [said('SB-A-01 holds', 'passed'), said('SB-A-02 holds', 'skipped')] },
      { assertionResults: [said('SB-A-03 does not hold', 'failed'), said('SB-A-04 is to come', 'todo')] },
    ]
    expect(titlesIn({ testResults })).toEqual(['SB-A-01 holds', 'SB-A-03 does not hold'])
  })

  test('reports titles that name no rule', () => {
    expect(unknown).toEqual(['SB-GEN-77 no such rule', 'SB-GEN-01/02 two at once'])
  })

  test('tells what the baseline lost and gained', () => {
    const baseline = { spellbook: ['SB-GEN-01', 'SB-GEN-02', 'SB-GEN-03', 'SB-GEN-50'] }
    expect(changes(baseline, byGame)).toEqual({ lost: ['SB-GEN-02', 'SB-GEN-50'], gained: ['CARD-031.8'] })
  })
})

test('missing rules are shown as ranges', () => {
  const ids = ['SB-GEN-01', 'SB-GEN-02', 'SB-GEN-03', 'SB-GEN-05', 'SB-GEN-06', 'SB-SPELL-K2.9', 'SB-SPELL-K2.10']
  expect(ranges(ids)).toEqual(['SB-GEN-01..03, 05, 06', 'SB-SPELL-K2.9, 10'])
})
