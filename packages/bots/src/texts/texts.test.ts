import { LANGUAGES } from '@athanor/kernel'
import { textFaults } from '@athanor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { groupsOf } from '../explain/groups.ts'
import { LORE } from '../minds.ts'
import { BOT_NAMES } from '../registry.ts'
import { botTexts } from './index.ts'

test('every text is there in three languages and says the same', () => {
  expect(textFaults(botTexts)).toEqual([])
})

test('every bot has a name in every language', () => {
  for (const language of LANGUAGES)
    for (const name of BOT_NAMES) expect(botTexts[language][`bot.${name}`]).toBeDefined()
})

describe.each(LORE)('the mind of $mind.game', ({ mind }) => {
  test('explains itself in groups that have words, and all the words are used', () => {
    const worded = Object.keys(botTexts.en).filter((key) => key.startsWith(`group.${mind.game}.`))
    expect(worded.sort()).toEqual(
      groupsOf(mind)
        .map((group) => `group.${mind.game}.${group}`)
        .sort(),
    )
  })
})
