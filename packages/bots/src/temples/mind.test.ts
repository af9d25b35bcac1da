import type { Seat } from '@athanor/kernel'
import { scenario, type TableSetup } from '@athanor/temples/testing'
import { describe, expect, test } from 'vitest'
import { FEATURES } from './features.ts'
import { templesMind } from './mind.ts'

/** What is noted at a seat, by name. */
function seen(table: TableSetup, play = '', seat: Seat = 0): { readonly [feature: string]: number } {
  const game = scenario({ players: 2, virtual: 'T5', goals: 'red yellow', ...table })
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

// The blue temple lies at T3. Its left arc is red, yellow, yellow, green, blue; the virtual player has its L4.
const CHAIN = '3:R 1:Y 4:Y'
const other = { pawn: 'W10' }

describe('curses', () => {
  const stacks = { blue: 'A' }
  // 3 points and a fifth of the 11 that five rune types bring.
  const WORTH = 3 + 11 / 5

  test('a complete chain at a temple in reach can be broken now', () => {
    const amounts = seen({ stacks, seats: [{ pawn: 'T1', grid: CHAIN }, other] })
    expect(amounts['turn.now-curse']).toBeCloseTo(WORTH)
    expect(amounts['curses.best-missing-0']).toBeCloseTo(WORTH)
    expect(amounts['turn.to-act']).toBe(1)
  })

  test('and in the next turn, while another seat has its turn', () => {
    const amounts = seen({ stacks, active: 1, seats: [{ pawn: 'T1', grid: CHAIN }, other] })
    expect(amounts['turn.next-curse']).toBeCloseTo(WORTH)
    expect(amounts['turn.now-curse']).toBeUndefined()
  })

  test('a temple that is four steps away is out of reach', () => {
    const amounts = seen({ stacks, seats: [{ pawn: 'T4', grid: CHAIN }, other], virtual: 'W1' })
    expect(amounts['turn.now-curse']).toBe(0)
    expect(amounts['curses.best-missing-0']).toBeCloseTo(WORTH)
  })

  test('a curse whose space is taken is worth nothing', () => {
    const amounts = seen({
      stacks,
      seats: [
        { pawn: 'T1', grid: CHAIN },
        { ...other, markers: 'blue:L3' },
      ],
    })
    expect(amounts['curses.best-missing-0']).toBe(0)
  })

  test('a rune of a type that is owned adds nothing', () => {
    const amounts = seen({ stacks, seats: [{ pawn: 'T1', grid: CHAIN, runes: 'A' }, other] })
    expect(amounts['turn.now-curse']).toBe(3)
  })

  test('a goal adds what one more marker brings', () => {
    const amounts = seen({ stacks, goals: 'blue green', seats: [{ pawn: 'T1', grid: CHAIN, runes: 'A' }, other] })
    // With the virtual player, who has one marker there, two share 6 points.
    expect(amounts['turn.now-curse']).toBe(3 + 3)
  })

  test('crystals that lie badly are owned all the same', () => {
    const amounts = seen({ stacks, seats: [{ pawn: 'T1', grid: '3:R 2:Y 12:Y' }, other] })
    expect(amounts['curses.best-lacking-0']).toBeCloseTo(WORTH)
    expect(amounts['curses.best-missing-0']).toBe(0)
  })

  test('Raised Chain reaches higher spaces with crystals to spare', () => {
    const rich = seen({ stacks, seats: [{ pawn: 'T1', grid: `${CHAIN} 9:C 10:C 12:C`, power: 'P6' }, other] })
    const poor = seen({ stacks, seats: [{ pawn: 'T1', grid: `${CHAIN} 9:C 10:C`, power: 'P6' }, other] })
    expect(rich['turn.now-curse']).toBeCloseTo(8 + 11 / 5)
    expect(poor['turn.now-curse']).toBeCloseTo(WORTH)
  })
})

describe('crystals', () => {
  test('are counted with those to come', () => {
    const table = { seats: [{ pawn: 'T1', grid: '1:C 2:C' }, other] }
    const amounts = seen(table, 'collect W3')
    expect([amounts['crystals.coloured'], amounts['crystals.colourless'], amounts['grid.room']]).toEqual([1, 3, 8])
  })

  test('and without those to pay, colourless ones first', () => {
    const table = { seats: [{ pawn: 'T1', grid: '1:C 2:R 3:R 4:R' }, other] }
    const amounts = seen(table, 'cast; go T2; cast; swap 1 2')
    expect([amounts['crystals.coloured'], amounts['crystals.colourless']]).toEqual([3, 0])
  })

  test('whoever comes to an upgrade card will upgrade', () => {
    const amounts = seen({ seats: [{ pawn: 'T1', grid: '1:C 2:C 3:C' }, other] }, 'collect W2')
    expect([amounts['crystals.coloured'], amounts['crystals.colourless']]).toEqual([2, 1])
  })
})

describe('points', () => {
  test('are those of the score, by origin', () => {
    const amounts = seen({ seats: [{ ...other, markers: 'red:C5 green:L4', runes: 'AB' }, { pawn: 'W9' }] })
    // Red is a goal: shared with the virtual player.
    expect([amounts['points.curses'], amounts['points.runes'], amounts['goals.points']]).toEqual([13, 2, 3])
  })

  test('are all that is left of a seat that has had its last turn', () => {
    const table = { ending: true, active: 1, seats: [{ pawn: 'T1', grid: CHAIN }, other] }
    expect(Object.values(seen(table)).filter((amount) => amount !== 0)).toEqual([])
    expect(seen(table, '', 1)['last.curse']).toBe(0)
  })

  test('in the last turn a curse counts that can be broken at once', () => {
    const amounts = seen({ stacks: { blue: 'A' }, ending: true, seats: [{ pawn: 'T1', grid: CHAIN }, other] })
    expect(amounts['last.curse']).toBe(3 + 1)
  })
})

describe('the stage of the game', () => {
  const at = (first: string, second: string, ending = false): number =>
    templesMind.progress(scenario({ players: 2, ending, seats: [{ markers: first }, { markers: second }] }).state)

  test('grows with the markers of the leader and of all, up to the last round', () => {
    const steps = [at('', ''), at('red:C5', ''), at('red:C5', 'blue:C5'), at('red:C5 red:L4 green:C5', 'blue:C5')]
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(steps[0]).toBe(0)
    expect(at('red:C5', '', true)).toBe(templesMind.stages - 1)
  })
})
