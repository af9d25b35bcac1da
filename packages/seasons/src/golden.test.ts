import { readFileSync } from 'node:fs'
import { formatRecord, parseRecord, verify } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { seasons } from './rules.ts'

/**
 * Whole games as they were played when they were written down. A change that makes one fail changes the rules or the
 * notation: raise `version` in rules.ts, and write the games down again with `npm run golden -- seasons`; read the difference.
 */
for (const name of ['two-archmage', 'three-magician', 'four-apprentice', 'three-embrace', 'two-kingdom']) {
  test(`the golden game ${name} still plays as written`, () => {
    const text = readFileSync(new URL(`./testing/golden/${name}.txt`, import.meta.url), 'utf8')
    const record = parseRecord(seasons, text)
    const state = verify(seasons, record)
    expect(seasons.standings(state)).toBeDefined()
    expect(formatRecord(seasons, record)).toBe(text)
  })
}
