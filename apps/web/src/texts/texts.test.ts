import { LANGUAGES, speaker } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { uiTexts } from './index.ts'

const BRANCH = /\b(?:one|few|many|other)\s*\{|=\d+\s*\{/g

/** What a message fills in: its braces, but for those of the branches of a plural. */
const filledIn = (message: string): string[] =>
  [...new Set(message.replace(BRANCH, '(').match(/(?<=\{)\w+(?=[,}])/g))].sort()

const keys = Object.keys(uiTexts.en)

describe.each(LANGUAGES)('%s', (language) => {
  const texts = uiTexts[language]
  const { say } = speaker(language, [texts])

  test('every text fills in the same as in English', () => {
    for (const key of keys) expect(filledIn(texts[key]!), key).toEqual(filledIn(uiTexts.en[key]!))
  })

  test('every text can be said with any number', () => {
    for (const key of keys)
      for (const n of [0, 1, 2, 5, 22]) {
        const args = Object.fromEntries(filledIn(texts[key]!).map((name) => [name, n]))
        expect(say({ key, args }), key).not.toMatch(/[{}]/)
      }
  })
})

test('numbers are declined', () => {
  const moves = (language: 'pl' | 'ru') =>
    [0, 1, 3, 5].map((n) => speaker(language, [uiTexts[language]]).say({ key: 'local.moves', args: { n } }))
  expect(moves('pl')).toEqual(['nie zaczęta', '1 ruch', '3 ruchy', '5 ruchów'])
  expect(moves('ru')).toEqual(['не начата', '1 ход', '3 хода', '5 ходов'])
})
