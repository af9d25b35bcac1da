import { readFileSync } from 'node:fs'
import { formatRecord, parseRecord, verify } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { spellbook } from './rules.ts'

/**
 * Whole games as they were played when they were written down. A change that makes one fail changes the rules or the
 * notation: raise `version` in rules.ts, and write the games down again with `npm run golden -- spellbook`, and read the difference.
 */
for (const name of ['two-set1', 'three-set2', 'four-set3', 'solo-random']) {
  test(`the golden game ${name} still plays as written`, () => {
    const text = readFileSync(new URL(`./testing/golden/${name}.txt`, import.meta.url), 'utf8')
    const record = parseRecord(spellbook, text)
    const state = verify(spellbook, record)
    expect(spellbook.standings(state)).toBeDefined()
    expect(formatRecord(spellbook, record)).toBe(text)
  })
}
