import { expect, test } from 'vitest'
import { speaker } from '../phrase.ts'
import { textFaults } from '../testing/index.ts'
import { kernelTexts } from './index.ts'

test('every text is there in three languages and says the same', () => {
  expect(textFaults(kernelTexts)).toEqual([])
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
