import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'
import { describe, expect, test } from 'vitest'
import { FACTS } from './facts.ts'
import { uiTexts } from './texts/index.ts'

describe.each([seasons, temples, spellbook])('$id', ({ id, players, texts }) => {
  test('the front page knows how many may play', () => {
    expect(FACTS[id as keyof typeof FACTS].players).toEqual(players)
  })

  test.each(['en', 'pl', 'ru'] as const)('the front page calls it as the rules do (%s)', (language) => {
    expect(uiTexts[language][`game.${id}`]).toBe(texts[language]['game.name'])
  })
})
