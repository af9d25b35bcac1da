import { expect, test } from 'vitest'
import { knownLore, LORE, masterlyLore } from './minds.ts'

test('a master knows what it learned from more games, where it did, and looks at the same things as an adept', () => {
  for (const { mind, weights, wisdom } of LORE) {
    const lore = masterlyLore(mind.game)
    expect(lore.mind).toBe(mind)
    expect(lore.weights).toBe(wisdom?.weights ?? weights)
    expect(knownLore(mind.game).weights).toBe(weights)
  }
  expect(masterlyLore('spellbook').weights).not.toEqual(knownLore('spellbook').weights)
})
