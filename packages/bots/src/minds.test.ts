import { begin, type Options } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { expect, test } from 'vitest'
import { Evaluation } from './evaluation.ts'
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

test("Seasons' insight speaks at tables for four without Enchanted Kingdom, and leaves the others to the weights", () => {
  const [lore, plain] = [masterlyLore('seasons'), knownLore('seasons')]
  const chances = (options: Options, players: number) => {
    const state = begin(seasons, players, options, 'tables')
    return [lore, plain].map((known) => {
      const into = new Float64Array(players)
      new Evaluation(seasons, known, players).chances(state, into)
      return [...into]
    })
  }
  const differs = (options: Options, players: number): boolean => {
    const [insight, weights] = chances({ level: 'archmage', ...options }, players)
    return JSON.stringify(insight) !== JSON.stringify(weights)
  }
  expect(differs({}, 4)).toBe(true)
  expect(differs({}, 3)).toBe(false)
  for (const added of [{ kingdom: 'yes' }, { enchantment: 'random' }, { abilities: 'yes' }])
    expect(differs(added, 4)).toBe(false)
})
