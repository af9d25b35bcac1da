import { kernelTexts, LANGUAGES, speaker } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { expect, test } from 'vitest'
import { deedOf } from './deed.ts'

const summon = { key: 'move.summon', args: { card: 'Lewis', effect: 'Take as much.' } }

test('what would be taken back is named without what it brings', () => {
  const told = LANGUAGES.map((language) => {
    const { say } = speaker(language, [kernelTexts[language], seasons.texts[language]], [])
    return deedOf(summon, say)
  })
  expect(told.every((text) => /Lewis$/.test(text))).toBe(true)
  expect(deedOf({ key: 'move.end' }, ({ key }) => `${key}.`)).toBe('move.end.')
})
