import { readFileSync } from 'node:fs'
import { formatRecord, parseRecord, verify } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { temples } from './rules.ts'

/**
 * Whole games as they were played when they were written down. A change that makes one fail changes the rules or the
 * notation: raise `version` in rules.ts, and write the games down again with `athanor sim --records`, after reading them.
 */
for (const name of ['two-basic', 'three-advanced', 'four-basic', 'four-advanced']) {
  test(`the golden game ${name} still plays as written`, () => {
    const text = readFileSync(new URL(`./testing/golden/${name}.txt`, import.meta.url), 'utf8')
    const record = parseRecord(temples, text)
    const state = verify(temples, record)
    expect(temples.standings(state)).toBeDefined()
    expect(formatRecord(temples, record)).toBe(text)
  })
}
