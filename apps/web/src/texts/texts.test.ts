import { textFaults } from '@athanor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { seasonsTexts } from '../seasons/texts/index.ts'
import { boardTexts as spellbookTexts } from '../spellbook/texts/index.ts'
import { templesTexts } from '../temples/texts/index.ts'
import { uiTexts } from './index.ts'

describe.each([
  ['the interface', uiTexts],
  ['the board of Seasons', seasonsTexts],
  ['the board of SpellBook', spellbookTexts],
  ['the board of Mystery of the Temples', templesTexts],
])('the words of %s', (_, texts) => {
  test('are there in three languages and say the same', () => {
    expect(textFaults(texts)).toEqual([])
  })
})
