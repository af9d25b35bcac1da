import { kernelTexts, LANGUAGES, type PhraseArg, speaker } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { seasonsTexts } from '../seasons/texts/index.ts'
import { spellbookTexts } from '../spellbook/texts/index.ts'
import { templesTexts } from '../temples/texts/index.ts'
import { uiTexts } from './index.ts'

const names = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].sort()
const counted = (text: string): string[] => [...text.matchAll(/\{(\w+), plural/g)].map(([, name]) => name!)

describe.each([
  ['the interface', uiTexts],
  ['the board of Seasons', seasonsTexts],
  ['the board of SpellBook', spellbookTexts],
  ['the board of Mystery of the Temples', templesTexts],
])('the words of %s', (_, texts) => {
  test.each(LANGUAGES)('are complete in %s and say the same things', (language) => {
    expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(texts.en).sort())
    const { say } = speaker(language, [kernelTexts[language], texts[language]])
    for (const [key, english] of Object.entries(texts.en)) {
      const own = texts[language][key]!
      expect(names(own), `${language} ${key}`).toEqual(names(english))
      const numbers = new Set([...counted(english), ...counted(own)])
      for (const n of [0, 1, 2, 5, 21]) {
        const args: { [name: string]: PhraseArg } = {}
        for (const name of names(english)) args[name] = numbers.has(name) ? n : 'x'
        expect(say({ key, args }), `${language} ${key}`).not.toBe('')
      }
    }
  })
})
