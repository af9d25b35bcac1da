import { rngFrom, type Seat } from '@athanor/kernel'
import type { EmbersState } from '@athanor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { estimate, opinion } from './analysis.ts'
import { Luck } from './search/luck.ts'
import { emberLore, emberTable } from './testing/embers.ts'

describe('an estimate', () => {
  test('gives everybody a chance, and all of them together one victory', () => {
    const chances = estimate(emberTable('whole', 3), emberLore, 30, rngFrom('estimate'))
    expect(chances).toHaveLength(3)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })

  test('counts what a seat thinks already as much as what the others think', () => {
    const with0 = (chance: number) =>
      estimate(emberTable('known'), emberLore, 30, rngFrom('estimate'), { seat: 0, chances: [chance, 1 - chance] })
    const [sure] = with0(1)
    const [lost] = with0(0)
    expect(sure! - lost!).toBeCloseTo(0.5)
  })
})

test('an opinion of a move tells what follows from it', () => {
  const table = emberTable('moves')
  table.state.round = table.state.rounds
  const think = (first: number) => opinion(table, emberLore, 0, 20, new Luck(rngFrom('luck')), first).chances[0]!
  // In the last round the highest card wins most.
  const cards = [...table.state.hands[0]!].sort((a, b) => a - b)
  const moves = cards.map((card) => table.rules.legal(table.state, 0)[table.state.hands[0]!.indexOf(card)]!)
  const chances = moves.map(think)
  expect(chances).toEqual([...chances].sort((a, b) => a - b))
  expect(chances.at(-1)! - chances[0]!).toBeGreaterThan(0.2)
})

test('an opinion supposes of others what a master supposes', () => {
  const table = emberTable('supposed')
  const think = (lore: typeof emberLore) => opinion(table, lore, 0, 20, new Luck(rngFrom('luck'))).chances[0]!
  const suppose = (state: EmbersState, seat: Seat) => {
    state.embers[1 - seat]! += 100
  }
  const wary = { ...emberLore, mind: { ...emberLore.mind, suppose } }
  expect(think(emberLore)).toBeGreaterThan(0.2)
  expect(think(wary)).toBeLessThan(0.01)
})
