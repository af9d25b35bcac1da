import { expect, test } from 'vitest'
import { cardPoints, tally } from './figures.ts'

test('values are counted, the smallest first', () => {
  expect(tally([12, -3, 12, 100, 12])).toEqual([
    [-3, 1],
    [12, 3],
    [100, 1],
  ])
  expect(tally([])).toEqual([])
})

test('a card has the points of all lines that name it, and its share of those that name several; what is no card has none', () => {
  const from = (key: string, args: object, points: number) => ({ for: { key, args: { ...args } }, points })
  const points = cardPoints([
    from('score.crystals', { n: 40 }, 40),
    from('score.card', { card: { key: 'card.7' } }, 6),
    from('score.end', { card: { key: 'card.7' } }, -2),
    from('score.spell', { spell: { key: 'spell.R1' }, level: 3 }, 0),
    from('score.runes', { n: 3, runes: [{ key: 'rune.a' }, { key: 'rune.b' }] }, 5),
    from('score.power', { power: { key: 'power.teleport' } }, 0),
    from('score.goal', { goal: { key: 'temple.1' } }, 5),
  ])
  expect([...points]).toEqual([
    ['card.7', 4],
    ['spell.R1', 0],
    ['rune.a', 2.5],
    ['rune.b', 2.5],
    ['power.teleport', 0],
  ])
})
