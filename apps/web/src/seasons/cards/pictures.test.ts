import { readFileSync } from 'node:fs'
import { ABILITIES, ENCHANTMENTS, POWER_CARDS } from '@athanor/seasons'
import { expect, test } from 'vitest'
import { GISTS } from './gists.ts'
import { ALL_PICTURES, abilityPicture, cardPicture, enchantmentPicture } from './pictures.ts'

const listed = readFileSync(new URL('../../art/icons/seasons.txt', import.meta.url), 'utf8').split('\n')
const cards = POWER_CARDS.flatMap((card) => (card ? [card.id] : []))

test('every card, enchantment and ability token has a picture of its own, and the list of icons has them all', () => {
  for (const card of cards) expect(listed).toContain(cardPicture(card))
  ENCHANTMENTS.forEach((_, i) => {
    expect(listed).toContain(enchantmentPicture(i + 1))
  })
  ABILITIES.forEach((_, i) => {
    expect(listed).toContain(abilityPicture(i + 1))
  })
  expect(new Set(ALL_PICTURES).size).toBe(ALL_PICTURES.length)
})

test('every card says what it does in signs', () => {
  expect(GISTS).toHaveLength(cards.length)
})
