import { describe, expect, test } from 'vitest'
import { reach } from './reach.ts'
import { temples } from './rules.ts'
import { scenario } from './testing/index.ts'

const costs = (pawns: readonly string[], power = '') => {
  const game = scenario({ seats: pawns.map((pawn, seat) => ({ pawn, ...(seat === 0 && power && { power }) })) })
  return new Map(reach(temples.view(game.state, 0), 0).map(({ card, steps, cost }) => [card, [steps, cost]]))
}

describe('how far a card is', () => {
  test('MT-MOVE-17 MT-MOVE-35: both rings, with what the Speed Spell costs', () => {
    const found = costs(['W1', 'T5', 'T1', 'W10'])
    expect(found.get('W2')).toEqual([1, 0])
    expect(found.get('W4')).toEqual([3, 0])
    expect(found.get('T4')).toEqual([3, 0])
    expect(found.get('W5')).toEqual([4, 1])
    expect(found.get('W6')).toEqual([5, 3])
    expect(found.get('W7')).toEqual([6, 6])
    expect(found.get('W8')).toEqual([7, null])
  })

  test('MT-MOVE-09: occupied cards are not there and do not count', () => {
    const found = costs(['W1', 'W3', 'T1', 'W10'])
    expect(found.has('W3')).toBe(false)
    expect(found.get('W5')).toEqual([3, 0])
  })

  test('MT-ADV-P7.2: Teleport reaches every free card', () => {
    const found = costs(['W1', 'W3', 'T1', 'W10'], 'P7')
    expect([...found.values()].filter(([, cost]) => cost === 0)).toHaveLength(found.size - 1)
  })

  test('it is what the rules offer', () => {
    const game = scenario({ seats: [{ pawn: 'W1', grid: '1:C 2:C 3:C 4:C 5:C 6:C' }, { pawn: 'W3' }, { pawn: 'T3' }] })
    const walks = reach(temples.view(game.state, 0), 0).filter(({ cost }) => cost === 0)
    const offered = game.moves('collect').map((move) => move.slice(8))
    expect(walks.map(({ card }) => card).sort()).toEqual(offered.sort())
  })
})
