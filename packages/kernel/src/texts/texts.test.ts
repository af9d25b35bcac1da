import { expect, test } from 'vitest'
import { speaker } from '../phrase.ts'
import { kernelTexts } from './index.ts'

const names = (message: string): string[] => [...new Set(message.match(/(?<=\{)\w+(?=[,}])/g))].sort()

test('every text exists in three languages and fills in the same', () => {
  const { en, pl, ru } = kernelTexts
  expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort())
  expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort())
  for (const key of Object.keys(en)) {
    expect(names(pl[key]!), key).toEqual(names(en[key]!))
    expect(names(ru[key]!), key).toEqual(names(en[key]!))
  }
})

test('numbers are declined', () => {
  const forms = (language: 'pl' | 'ru') =>
    [1, 2, 5].map((players) =>
      speaker(language, [kernelTexts[language]]).say({
        key: 'refused.option-players',
        args: { option: 'x', players },
      }),
    )
  expect(forms('pl').join()).toMatch(/1 osobę.*2 osoby.*5 osób/)
  expect(forms('ru').join()).toMatch(/1 игрока.*2 игроков.*5 игроков/)
})
