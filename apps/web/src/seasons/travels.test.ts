import type { PlayerView, SeasonsView } from '@athanor/seasons'
import { expect, test } from 'vitest'
import { questions, TABLES } from './testing/questions.ts'
import { travels } from './travels.ts'

/** A table in the middle of its first round, as the first seat sees it. */
function table(): SeasonsView {
  for (const { view } of questions('travels', TABLES[0]!)) if (view.phase === 'turn' && view.viewer === 0) return view
  throw new Error('the game has no turn')
}

const changed = (view: SeasonsView, seat: number, changes: Partial<PlayerView>): SeasonsView => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...changes } : player)),
})

test('nothing travels while nothing has changed', () => {
  const view = table()
  expect(travels(view, view)).toEqual([])
})

test('crystals come from the middle, and go back there', () => {
  const view = changed(table(), 1, { crystals: 7 })
  const rich = changed(view, 1, { crystals: 10 })
  expect(travels(view, rich)).toEqual([
    { from: 'wheel', to: 'crystals of 1', thing: 'crystal', sound: 'crystal', count: 3 },
  ])
  expect(travels(rich, view)).toEqual([
    { from: 'crystals of 1', to: 'wheel', thing: 'crystal', sound: 'crystal', count: 3 },
  ])
})

test('tokens travel by their energy', () => {
  const view = changed(table(), 0, { reserve: { air: 0, water: 2, fire: 0, earth: 0 } })
  const now = changed(view, 0, { reserve: { air: 0, water: 1, fire: 2, earth: 0 } })
  expect(travels(view, now)).toEqual([
    { from: 'reserve of 0', to: 'wheel', thing: 'water', sound: 'token', count: 1 },
    { from: 'wheel', to: 'reserve of 0', thing: 'fire', sound: 'token', count: 2 },
  ])
})

const played = (card: number) => ({
  card,
  turned: false,
  tokens: { air: 0, water: 0, fire: 0, earth: 0 },
  copies: null,
  copiedBy: [],
})

test('a summoned card goes from the hand to the cards in play', () => {
  const view = changed(table(), 0, { hand: [7, 8], handSize: 2, play: [] })
  const now = changed(view, 0, { hand: [8], handSize: 1, play: [played(7)] })
  expect(travels(view, now)).toEqual([{ from: 'hand 7', to: 'play of 0', thing: 'card 7', sound: 'card' }])
})

test('a sacrificed card goes to the discard pile, one that is taken back to the hand', () => {
  const view = changed(table(), 0, { hand: [8], handSize: 1, play: [played(7)] })
  expect(travels(view, changed(view, 0, { play: [] }))).toEqual([
    { from: 'play of 0', to: 'discard', thing: 'card 7', sound: 'card' },
  ])
  expect(travels(view, changed(view, 0, { play: [], hand: [8, 7], handSize: 2 }))).toEqual([
    { from: 'play of 0', to: 'hand of 0', thing: 'card 7', sound: 'card' },
  ])
})

test('a drawn card is a back on its way from the pile', () => {
  const view = changed(table(), 1, { handSize: 3 })
  expect(travels(view, changed(view, 1, { handSize: 4 }))).toEqual([
    { from: 'pile', to: 'hand of 1', thing: 'back', sound: 'card', count: 1 },
  ])
})

test('the season marker goes from space to space', () => {
  const view = { ...table(), space: 12 }
  expect(travels(view, { ...view, space: 2 })).toEqual([
    { from: 'space 12', to: 'space 2', thing: 'marker', sound: 'turn' },
  ])
})

test.each(TABLES)('$players players, $options: nothing travels in less than no number', (table) => {
  for (const { view, after } of questions('numbers', table))
    for (const { count = 1, thing } of travels(view, after)) expect(count, thing).toBeGreaterThan(0)
})
