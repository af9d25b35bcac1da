import { expect, test } from 'vitest'
import { catalogue as ofSeasons } from '../seasons/catalogue.ts'
import { catalogue as ofSpellbook } from '../spellbook/catalogue.ts'
import { catalogue as ofTemples } from '../temples/catalogue.ts'
import { selfPlayOf } from './self-play.ts'

test.each([
  ['seasons', ofSeasons],
  ['spellbook', ofSpellbook],
  ['temples', ofTemples],
] as const)('the figures of bots at %s are of cards that the glossary knows', async (game, catalogue) => {
  const { command, games, scores, cards } = await selfPlayOf(game)
  expect(command).toContain(`athanor sim ${game} --games ${games}`)
  expect(scores.reduce((sum, [, times]) => sum + times, 0)).toBe(2 * games)
  const known = catalogue.entries.map(({ key }) => key)
  expect(cards.length).toBeGreaterThan(15)
  for (const { card } of cards) expect(known).toContain(card)
})
