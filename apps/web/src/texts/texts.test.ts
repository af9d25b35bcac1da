import { kernelTexts, LANGUAGES, type Language, type Messages, type PhraseArg, speaker } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { seasonsTexts } from '../seasons/texts/index.ts'
import { boardTexts as spellbookTexts } from '../spellbook/texts/index.ts'
import { templesTexts } from '../temples/texts/index.ts'
import { uiTexts } from './index.ts'

const counted = (text: string): string[] => [...text.matchAll(/\{(\w+), plural/g)].map(([, name]) => name!)

/** Says a text with numbers of all forms, and tells which names it has asked for. */
function asked(language: Language, messages: Messages, key: string, numbers: ReadonlySet<string>): string[] {
  const { say } = speaker(language, [kernelTexts[language], messages])
  const names = new Set<string>()
  for (const n of [0, 1, 2, 5, 21]) {
    const args = new Proxy<{ [name: string]: PhraseArg }>(
      {},
      {
        get: (_, name) => {
          names.add(String(name))
          return numbers.has(String(name)) ? n : 'x'
        },
      },
    )
    expect(say({ key, args }), `${language} ${key}`).not.toBe('')
  }
  return [...names].sort()
}

describe.each([
  ['the interface', uiTexts],
  ['the board of Seasons', seasonsTexts],
  ['the board of SpellBook', spellbookTexts],
  ['the board of Mystery of the Temples', templesTexts],
])('the words of %s', (_, texts) => {
  test.each(LANGUAGES)('are complete in %s and say the same things', (language) => {
    expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(texts.en).sort())
    for (const [key, english] of Object.entries(texts.en)) {
      const numbers = new Set([...counted(english), ...counted(texts[language][key]!)])
      const wanted = asked('en', texts.en, key, numbers)
      expect(asked(language, texts[language], key, numbers), `${language} ${key}`).toEqual(wanted)
    }
  })
})
