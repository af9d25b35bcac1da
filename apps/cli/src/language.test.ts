import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [{}, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'pl_PL.UTF-8' }, 'pl'],
  [{ LANG: 'ru' }, 'ru'],
  [{ LANG: 'rue_UA' }, 'en'],
  [{ LANG: 'ru_RU', LC_ALL: 'pl_PL' }, 'pl'],
  [{ LANG: 'ru_RU', LC_ALL: '' }, 'ru'],
])('%j speaks %s', (env, language) => {
  expect(languageOf(env)).toBe(language)
})
