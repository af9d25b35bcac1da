import { describe, expect, test } from 'vitest'
import { BUILT_IN, tableText } from '../data/index.ts'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'

const SPACES = ['L3', 'L4', 'C5', 'R4', 'R3', 'X5']

/** So many markers in a temple for each seat, on its spaces from left to right. */
function seatsWith(markers: readonly number[], temple = 'red'): SeatSetup[] {
  let used = 0
  return markers.map((n) => {
    const spaces = SPACES.slice(used, used + n)
    used += n
    return { markers: spaces.map((space) => `${temple}:${space}`).join(' ') }
  })
}

/** The last turn of a game: the last of the players still has it. */
const lastTurn = (table: TableSetup): Scenario =>
  scenario({ goals: 'red', ending: true, active: (table.players ?? 4) - 1, ...table })

/** What the goals gave to each seat of a finished game. */
function goals(game: Scenario): number[] {
  return game.standings!.filter(({ seat }) => seat >= 0).map(({ seat, score }) => score - game.points(seat))
}
const goalsWith = (table: TableSetup): number[] => goals(lastTurn(table).pass())
const goalOf = (...markers: number[]): number[] => goalsWith({ seats: seatsWith(markers) })
const runeGoal = (...runes: string[]): number[] => goalsWith({ seats: runes.map((letters) => ({ runes: letters })) })

describe('MT-GOAL: temple goals', () => {
  test('MT-GOAL-01 goals are scored once, after the last turn', () => {
    const seats = seatsWith([2, 1])
    const game = lastTurn({ seats, active: 2 })
    expect([game.points(0), game.points(1), game.standings]).toEqual([8, 8, undefined])
    game.pass()
    expect([game.points(0), game.points(1), game.standings]).toEqual([8, 8, undefined])
    game.pass()
    expect(game.standings!.map(({ score }) => score)).toEqual([8 + 4, 8 + 2, 0, 0])
    const parts = game.standings![0]!.breakdown.map((part) => part.for.key)
    expect(parts.filter((key) => key === 'score.goal')).toHaveLength(1)
    expect(parts.filter((key) => key === 'score.runes')).toHaveLength(1)
  })

  test('MT-GOAL-02 the markers are counted; their points do not matter', () => {
    const seats = [{ markers: 'red:C5' }, { markers: 'red:L3 red:R3' }]
    const game = lastTurn({ seats }).pass()
    expect([game.points(0), game.points(1)]).toEqual([8, 6])
    expect(goals(game)).toEqual([2, 4, 0, 0])
  })

  test('MT-GOAL-03 the most markers give 4 points', () => {
    for (const seat of [0, 1, 2, 3]) {
      const markers = [1, 1, 1, 1]
      markers[seat] = 2
      expect(goalOf(...markers)[seat]).toBe(4)
    }
    expect(goalOf(3, 2)[0]).toBe(4)
  })

  test('MT-GOAL-04 the second most give 2 points', () => {
    expect([goalOf(2, 1), goalOf(3, 2), goalOf(0, 1, 3), goalOf(1, 0, 0, 4)]).toEqual([
      [4, 2, 0, 0],
      [4, 2, 0, 0],
      [0, 2, 4, 0],
      [2, 0, 0, 4],
    ])
  })

  test('MT-GOAL-05 third and fourth get nothing', () => {
    expect([goalOf(3, 2, 0, 0), goalOf(2, 2, 1, 0)]).toEqual([
      [4, 2, 0, 0],
      [3, 3, 0, 0],
    ])
    // Six curse spaces are needed for three different numbers: here the right five-crystal curse has its own.
    const temples = BUILT_IN.temples.map((temple) => ({
      ...temple,
      spaces: [
        ...temple.spaces.map((space) =>
          space.id === 'C5' ? { ...space, curses: space.curses.filter(({ end }) => end === 'left') } : space,
        ),
        {
          ...temple.spaces.find(({ id }) => id === 'C5')!,
          id: 'X5',
          curses: [{ end: 'right', level: 5 } as const],
        },
      ],
    }))
    const options = { data: tableText({ ...BUILT_IN, temples }) }
    expect(goalsWith({ options, seats: seatsWith([1, 3, 2, 0]) })).toEqual([0, 4, 2, 0])
  })

  test('MT-GOAL-06 players tied for first share 6 points, rounded down', () => {
    expect([goalOf(1, 1), goalOf(2, 2, 1), goalOf(1, 1, 1), goalOf(0, 1, 1, 1), goalOf(1, 1, 1, 1)]).toEqual([
      [3, 3, 0, 0],
      [3, 3, 0, 0],
      [2, 2, 2, 0],
      [0, 2, 2, 2],
      [1, 1, 1, 1],
    ])
  })

  test('MT-GOAL-07 after a tie for first nobody gets points for second place', () => {
    expect([goalOf(2, 2, 1, 0), goalOf(1, 2, 0, 2)]).toEqual([
      [3, 3, 0, 0],
      [0, 3, 0, 3],
    ])
    expect(
      goalsWith({ players: 3, goals: 'blue', seats: [{ markers: 'blue:L3 blue:L4' }, { markers: 'blue:C5 blue:R4' }] }),
    ).toEqual([3, 3, 0])
  })

  test('MT-GOAL-08 players tied for second share 2 points, rounded down', () => {
    expect([goalOf(2, 1, 1), goalOf(1, 3, 0, 1), goalOf(2, 1, 1, 1)]).toEqual([
      [4, 1, 1, 0],
      [1, 4, 0, 1],
      [4, 0, 0, 0],
    ])
  })

  test('MT-GOAL-09 a player without a marker in the temple takes no place', () => {
    expect([goalOf(1, 0, 0, 0), goalOf(2, 0, 1, 0), goalOf(0, 1, 1, 0)]).toEqual([
      [4, 0, 0, 0],
      [4, 0, 2, 0],
      [0, 3, 3, 0],
    ])
    const elsewhere = [{ markers: 'red:L3' }, { markers: 'blue:L3 blue:C5 blue:R3' }]
    expect(goalsWith({ seats: elsewhere })).toEqual([4, 0, 0, 0])
  })

  test('MT-GOAL-10 one player alone gets 4 and nobody 2; without markers nobody gets anything', () => {
    expect([goalOf(0, 3, 0, 0), goalOf(0, 0, 0, 1), goalOf(0, 0, 0, 0)]).toEqual([
      [0, 4, 0, 0],
      [0, 0, 0, 4],
      [0, 0, 0, 0],
    ])
  })

  test('MT-GOAL-11 temples without a revealed goal give no goal points', () => {
    const seats = [...seatsWith([2, 1], 'green'), { markers: 'red:L3 blue:C5' }]
    expect(goalsWith({ seats, goals: 'red yellow purple' })).toEqual([0, 0, 4, 0])
    expect(goalsWith({ seats, goals: 'red green blue' })).toEqual([4, 2, 8, 0])
  })
})

describe('MT-GOAL: rune goal', () => {
  test('MT-GOAL-12 1 to 6 different types give 1, 2, 4, 7, 11, 16 points', () => {
    expect(runeGoal('A', 'AB', 'ABC', 'ABCD')).toEqual([1, 2, 4, 7])
    expect(runeGoal('ABCDE', 'ABCDEF')).toEqual([11, 16, 0, 0])
    expect(runeGoal('F', 'EF', 'BDE', 'CDEF')).toEqual([1, 2, 4, 7])
  })

  test('MT-GOAL-13 without runes 0 points', () => {
    expect(runeGoal('', '', '', '')).toEqual([0, 0, 0, 0])
    expect(runeGoal('AB', '')).toEqual([2, 0, 0, 0])
  })

  test('MT-GOAL-14 further copies of a type do not count', () => {
    expect(runeGoal('AA', 'BBB', 'AACC', 'BCDDE')).toEqual([1, 1, 2, 7])
  })

  test('MT-GOAL-15 only the value for the final number of types counts', () => {
    const game = lastTurn({ seats: [{ runes: 'ABCD' }] }).pass()
    const runes = game.standings![0]!.breakdown.filter((part) => part.for.key === 'score.runes')
    expect(runes.map(({ points }) => points)).toEqual([7])
    expect(runeGoal('AB', 'ABCDE')).toEqual([2, 11, 0, 0])
  })

  test('MT-GOAL-16 every player scores it, independently of the others', () => {
    expect(runeGoal('ABC', 'ABC', 'ABC', 'A')).toEqual([4, 4, 4, 1])
    expect(runeGoal('ABC', '', 'DEF', 'ABC')).toEqual([4, 0, 4, 4])
    expect(goalsWith({ players: 2, seats: [{ runes: 'AB' }, { runes: 'ABE' }], goals: 'purple' })).toEqual([2, 4])
  })

  test('MT-GOAL-17 six types can be reached only with power P8', () => {
    const seat = { grid: '3:R 1:Y 4:Y', markers: 'red:L3 green:L3 green:L4 green:R3' }
    /** The fifth curse brings the fifth rune; after it there is no further one. */
    const score = (more: SeatSetup): number => {
      const game = scenario({ goals: 'purple', stacks: { blue: 'F' }, seats: [{ ...seat, ...more }] })
      game.play('break blue left 3-1-4').passTo(0)
      expect([game.over, game.markers(0).length]).toEqual([true, 5])
      return goals(game)[0]!
    }
    expect(score({ runes: 'ABCD' })).toBe(11)
    expect(score({ runes: 'ABCDE', power: 'P3', inherited: 'A' })).toBe(11)
    expect(score({ runes: 'ABCD', power: 'P8' })).toBe(16)
  })

  test('MT-GOAL-18 example: 3 different runes give 4 points', () => {
    expect(runeGoal('ABC', 'BDF', 'ACE', 'CEF')).toEqual([4, 4, 4, 4])
  })

  test('MT-GOAL-19 example: temple goals with ties', () => {
    expect([goalOf(2, 1, 1, 0), goalOf(2, 2, 1, 0), goalOf(1, 1, 1, 1), goalOf(2, 1, 1, 1)]).toEqual([
      [4, 1, 1, 0],
      [3, 3, 0, 0],
      [1, 1, 1, 1],
      [4, 0, 0, 0],
    ])
  })
})
