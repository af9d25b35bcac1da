import { LANGUAGES, type PhraseArg } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { words } from '../words.ts'
import { en } from './en.ts'
import { cliTexts } from './index.ts'

const names = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].sort()
const counted = (text: string): string[] => [...text.matchAll(/\{(\w+), plural/g)].map(([, name]) => name!)

describe.each(LANGUAGES)('the texts of this program in %s', (language) => {
  test.each(Object.entries(en))('%s', (key, english) => {
    const text = cliTexts[language][key] ?? ''
    expect(names(text)).toEqual(names(english))
    const numbers = new Set(counted(english))
    for (const n of [0, 1, 2, 5, 21]) {
      const args: { [name: string]: PhraseArg } = {}
      for (const name of names(english)) args[name] = numbers.has(name) ? n : 'x'
      expect(words(language, {}).say({ key, args })).not.toBe('')
    }
  })
})
