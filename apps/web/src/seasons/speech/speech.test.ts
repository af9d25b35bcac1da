import { LANGUAGES } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { questions, TABLES } from '../testing/questions.ts'
import { wordsIn } from '../testing/words.ts'
import { compare } from './compare.ts'
import { describe } from './describe.ts'
import { status } from './status.ts'

const NAMES = ['Ada', 'Bo', 'Cy', 'Di']
const english = wordsIn('en', NAMES)

/** A key that nobody has a text for stands in the sentence as it is. */
const KEY = /[a-z]+\.[a-z0-9-]+|[{}]/

test.each(TABLES)('$players players, $options: the whole table is told in three languages', (table) => {
  for (const language of LANGUAGES) {
    const words = wordsIn(language, NAMES)
    for (const { view, after } of questions('told', table)) {
      const lines = describe(view, words).flatMap((section) => [section.title, ...section.lines])
      for (const line of [...lines, ...compare(view, after, words)]) expect(line).not.toMatch(KEY)
    }
  }
})

/** The last question of a game, with its table. */
const last = [...questions('last', TABLES[1]!)].at(-1)!

test('the description names every card in play and in the own hand', () => {
  const { view } = last
  const text = describe(view, english).flatMap(({ lines }) => lines)
  const cards = [
    ...view.players.flatMap(({ play }) => play.map(({ card }) => card)),
    ...view.players[view.viewer]!.hand,
  ]
  for (const card of cards) expect(text.join('\n')).toContain(english.say({ key: `card.${card}` }))
})

test('the description does not tell of other hands', () => {
  const { view } = last
  const other = view.players.find(({ seat }) => seat !== view.viewer)!
  const section = describe(view, english).find(({ title }) => title === NAMES[other.seat])!
  expect(section.lines).toContain(`Hand: ${other.handSize} ${other.handSize === 1 ? 'card' : 'cards'}`)
})

test('the head of the page says year, season and round', () => {
  const view = { ...last.view, phase: 'turn', year: 2, season: 'spring', round: 9 } as const
  expect(status(view, english)).toBe('Archmage · Year II · spring · round 9')
})

test('a comparison tells only what has changed for the viewer', () => {
  const { view } = last
  const me = view.players[view.viewer]!
  expect(compare(view, view, english)).toEqual([])
  const richer = {
    ...view,
    players: view.players.map((one) => (one === me ? { ...me, crystals: me.crystals + 6 } : one)),
  }
  expect(compare(view, richer, english)).toEqual([`crystals ${me.crystals} → ${me.crystals + 6}`])
})
