import type { Seat } from '@athanor/kernel'
import { scenario, type TableSetup } from '@athanor/temples/testing'
import { describe, expect, test } from 'vitest'
import { FEATURES } from './features.ts'
import { templesMind } from './mind.ts'

/** What is noted at a seat, by name. */
function seen(table: TableSetup, play = '', seat: Seat = 0): { readonly [feature: string]: number } {
  const game = scenario({ players: 2, virtual: 'T5', ...table })
  if (play !== '') game.play(play)
  const amounts: { [feature: string]: number } = {}
  templesMind.observe(game.state, seat, {
    add: (feature, amount) => {
      const name = FEATURES[feature]!
      amounts[name] = (amounts[name] ?? 0) + amount
    },
  })
  return amounts
}

// The blue temple's left arc is red, yellow, yellow, green, blue; with two players its L4 is the virtual player's.
const CHAIN = '3:R 1:Y 4:Y'
const BLUE_RUNE = { blue: 'A' }

describe('curses', () => {
  test('a complete chain at a temple in reach can be broken now', () => {
    const table = { stacks: BLUE_RUNE, goals: 'red yellow', seats: [{ pawn: 'T1', grid: CHAIN }, { pawn: 'W10' }] }
    // 3 points and a fifth of the 11 that five rune types bring.
    expect(seen(table)['turn.now-curse']).toBeCloseTo(3 + 11 / 5)
    expect(seen(table)['curses.best-missing-0']).toBeCloseTo(3 + 11 / 5)
    expect(seen(table)['turn.next-curse']).toBeUndefined()
  })
})
