import { expect, test } from 'vitest'
import type { SeasonsEvent } from './event.ts'
import { seasons } from './rules.ts'
import { type Scenario, scenario } from './testing/index.ts'

const of = (game: Scenario, type: SeasonsEvent['type']): SeasonsEvent[] =>
  game.events.filter((event) => event.type === type)

test('the water that Damned Soul of Onys costs is told', () => {
  const game = scenario({ seats: [{ play: '50', reserve: 'AW' }, {}] }).play('activate 50')
  expect(of(game, 'spent')).toEqual([{ type: 'spent', seat: 0, energy: [1], by: 50 }])
})

test('tokens that leave with a card are told, but not those that its owner takes', () => {
  const seats = [{ hand: '10 17', reserve: 'FFFAW' }, { play: '35:AAF' }]
  const sacrificed = scenario({ seats }).play('summon 10')
  expect(of(sacrificed, 'left-with')).toEqual([{ type: 'left-with', seat: 1, energy: [0, 0, 2], by: 35 }])
  expect(of(scenario({ seats }).play('summon 17'), 'left-with')).toHaveLength(1)
  const full = scenario({ seats: [{ play: '35:AAAAAA', reserve: 'W' }, {}] }).play('activate 35')
  expect(full.reserve(0)).toBe('AAAAAAW')
  expect(of(full, 'left-with')).toEqual([])
})

test('an answer says how many crystals a token brings, with all additions', () => {
  const game = scenario({ seats: [{ play: '8 8', reserve: 'F' }, {}], season: 'winter' }).play('bonus transmute')
  const answer = seasons.decision(game.state, 0).answers.find(({ say }) => say.key === 'move.transmute')
  expect(answer?.say.args?.n).toBe(5)
  expect(game.play('transmute fire').crystals(0)).toBe(5)
})

test('no fourth year begins when the game ends', () => {
  const end = (year: number) => scenario({ year, space: 12, pips: 1, active: 1, first: 0 }).play('end')
  expect([1, 2, 3].map((year) => of(end(year), 'year').length)).toEqual([1, 1, 0])
  expect(end(3).over).toBe(true)
})
