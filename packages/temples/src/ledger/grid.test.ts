import { describe, expect, test } from 'vitest'
import { GRID_SIDES } from '../data/table.ts'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'

const EMPTY = '............'
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const grids = (mine: string, table: TableSetup = {}): Scenario => scenario({ ...table, seats: [{ grid: mine }] })
const kinds = (game: Scenario): string[] => [...new Set(game.legal().map((move) => move.split(' ')[0]!))].sort()
/** The spaces on which a crystal can be put, or from which it can be paid. */
const spaces = (game: Scenario, kind: string): number[] =>
  game.moves(kind).map((move) => Number(move.split(' ').at(-1)))

// MT-DATA-30
const LINES = '1-3 1-4 2-4 2-5 3-6 4-6 4-7 5-7 6-8 6-9 7-9 7-10 8-11 9-11 9-12 10-12'.split(' ')

/**
 * The lines of a grid in both directions, as the game allows chains along them: red on the first space and yellow on all
 * others, of which red-yellow-yellow breaks a curse of the blue temple.
 */
function linesOf(seat: SeatSetup): string[] {
  return SPACES.flatMap((from) => {
    const grid = SPACES.map((space) => (space === from ? 'R' : 'Y')).join('')
    const chains = scenario({ seats: [{ ...seat, grid }], supply: { Y: 0 } }).moves('break T3 left')
    const ends = chains.map((move) => move.split(' ')[3]!.split('-'))
    return [...new Set(ends.filter((chain) => chain.length === 3).map(([a, b]) => `${a}-${b}`))]
  })
}
const both = [...LINES, ...LINES.map((line) => line.split('-').reverse().join('-'))].sort()

/** Plays a game of arbitrary moves and hands every step to the check, with the grids before it. */
function wander(seed: number, check: (game: Scenario, before: string[], move: string, seat: number) => void): void {
  const options = { mode: 'advanced', gridSides: 'list', sides: 'BBAB' }
  const game = scenario({ players: 3, fromSetup: true, options, seed: `wander ${seed}` })
  let random = seed
  for (let step = 0; step < 400 && !game.over; step++) {
    random = (random * 48271) % 2147483647
    const moves = game.legal()
    const move = moves[random % moves.length]!
    const before = [0, 1, 2].map((seat) => game.grid(seat))
    const { seat } = game
    game.events.length = 0
    game.play(move)
    check(game, before, move, seat)
  }
}

describe('MT-GRID', () => {
  test('MT-GRID-01 a grid has 12 spaces, numbered 1 to 12', () => {
    const game = scenario({ fromSetup: true })
    expect(spaces(game, 'put C')).toEqual(SPACES)
    expect(game.view(0).players.map(({ grid }) => grid)).toEqual([EMPTY, EMPTY, EMPTY, EMPTY])
    expect(() => game.play('put C 13')).toThrow()
    expect(() => game.play('put C 0')).toThrow()
    expect(game.play('put C 12').grid(0)).toBe('...........C')
  })

  test('MT-GRID-02 a space holds at most one crystal', () => {
    const game = scenario().play('collect W1; put C 5')
    game.refused('put C 5')
    game.play('put C 6')
    expect(spaces(game, 'put C')).toEqual([1, 2, 3, 4, 7, 8, 9, 10, 11, 12])
    game.refused('put C 6')
  })

  test('MT-GRID-03 two spaces are connected only by a line, in both directions', () => {
    expect(linesOf({}).sort()).toEqual(both)
  })

  test('MT-GRID-04 all grids and both sides have the same lines', () => {
    const powers = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']
    const sides = powers.map((power) => scenario({ seats: [{ power }] }).view(0).players[0]!.side)
    expect(sides).toEqual([...GRID_SIDES])
    for (const power of powers) expect([power, linesOf({ power }).sort()]).toEqual([power, both])
  })

  test('MT-GRID-05 gained crystals are placed at once, before anything else happens', () => {
    const game = grids('CCCCRRRR....').play('cast; go W1; collect W1')
    for (const space of [9, 10, 11]) {
      expect(kinds(game)).toEqual(['put'])
      for (const other of ['end', 'cast', 'swap 1 5', 'exchange']) game.refused(other)
      expect(game.seat).toBe(0)
      game.play(`put C ${space}`)
    }
    expect(game.legal()).toEqual(['end', 'cast'])
  })

  test('MT-GRID-06 the owner chooses any empty space, connected or not', () => {
    const grid = 'R.....B.....'
    const free = SPACES.filter((space) => grid[space - 1] === '.')
    expect(spaces(grids(grid).play('collect green'), 'put G')).toEqual(free)
    for (const space of free) expect(grids(grid).play(`collect green; put G ${space}`).grid(0)[space - 1]).toBe('G')
  })

  test('MT-GRID-07 the crystals of one gain may be distributed in any way', () => {
    for (const [red, colourless] of [
      [1, 12],
      [12, 1],
      [6, 7],
      [9, 4],
    ]) {
      const game = scenario().play(`collect W3; put R ${red}; put C ${colourless}`)
      expect([game.grid(0)[red! - 1], game.grid(0)[colourless! - 1], game.crystals(0)]).toEqual(['R', 'C', 'CR'])
    }
    const resonance = scenario({ seats: [{ runes: 'E' }] }).play('collect red; put R 7; put C 2; put C 11')
    expect(resonance.grid(0)).toBe('.C....R...C.')
  })

  test('MT-GRID-08 a crystal cannot be put on a filled space', () => {
    const grid = 'CRYBGP......'
    const game = grids(grid).play('collect red')
    for (const space of [1, 2, 3, 4, 5, 6]) {
      expect(game.refused(`put R ${space}`).code).toBe('illegal-move')
      expect(game.why(`put R ${space}`)).toEqual(['why.space-filled'])
    }
    expect(spaces(game, 'put R')).toEqual([7, 8, 9, 10, 11, 12])
  })

  test('MT-GRID-09 placed crystals move only by the Swap Spell', () => {
    let swaps = 0
    for (const seed of [1, 2]) {
      wander(seed, (game, before, move) => {
        if (game.happened('swapped') > 0) {
          swaps++
          return
        }
        const spent = game.events.flatMap((event) =>
          'space' in event && event.type !== 'got' ? [event.space + 1] : [],
        )
        before.forEach((grid, seat) => {
          const moved = SPACES.filter((space) => {
            if (spent.includes(space)) return false
            const [was, is] = [grid[space - 1], game.grid(seat)[space - 1]]
            return was !== '.' && is !== '.' && was !== is
          })
          expect([move, moved]).toEqual([move, []])
        })
      })
    }
    expect(swaps).toBeGreaterThan(0)
    const game = grids('RY.C........').play('cast; swap 1 2; collect W1; put C 5; put C 6; put C 7')
    expect(game.grid(0)).toBe('YR..CCC.....')
  })

  test('MT-GRID-10 an emptied space stays where it is, the others do not close up', () => {
    const paid = grids('RYCBCGC.P...').play('collect W6; trade; put R 11; put Y 12')
    expect(paid.grid(0)).toBe('RY.B.G..P.RY')
    const broken = grids('YCRYBCP.....').play('break blue left 3-1-4')
    expect(broken.grid(0)).toBe('.C..BCP.....')
    const covered = grids('RCY.........').play('collect W2; cover 3 2; put B 12')
    expect(covered.grid(0)).toBe('R.Y........B')
  })

  test('MT-GRID-11 a space emptied by a payment may be filled by the gain of the same action', () => {
    const trade = grids('.C.C.C......').play('collect W10; trade; put R 4; put B 2')
    expect(trade.grid(0)).toBe('.B.R........')
    const upgrade = grids('......C.....').play('collect W8; cover 5 7; put P 7')
    expect(upgrade.grid(0)).toBe('......P.....')
    const spell = grids('RRRR........').play('cast; exchange; put G 3')
    expect(spell.grid(0)).toBe('..G.........')
  })

  test('MT-GRID-12 when crystals are paid the owner chooses the spaces', () => {
    const grid = 'CRCYC.C..B.C'
    const filled = [1, 2, 3, 4, 5, 7, 10, 12]
    expect(spaces(grids(grid).play('collect W6; trade'), 'pay')).toEqual([1, 3, 5, 7, 12])
    expect(spaces(grids(grid).play('cast; exchange'), 'pay')).toEqual(filled)
    expect(spaces(grids(grid).play('cast; exchange; pay 5; pay 10'), 'pay')).toEqual([1, 2, 3, 4, 7, 12])
    expect(spaces(grids(grid).play('cast; swap 2 4'), 'pay')).toEqual([1, 3, 5, 7, 10, 12])
    const speed = scenario({ seats: [{ grid, pawn: 'W1' }] }).play('cast; speed; go W5')
    expect(spaces(speed, 'pay')).toEqual(filled)
    expect([...new Set(spaces(grids(grid).play('collect W2'), 'cover 1'))]).toEqual([1, 3, 5, 7, 12])
  })

  test('MT-GRID-13 no crystal is kept outside the grid, except on the reserve of P2', () => {
    // Grids, supply, upgrade cards and reserve hold all crystals after every move.
    wander(3, (game, _before, move) => expect([move, game.faults()]).toEqual([move, []]))
    const full = grids('RRRRYYYYBBBB').play('collect W1')
    expect([full.supply('C'), full.seat]).toEqual([24, 1])
    expect(full.passTo(0).play('cast; swap 1 5; pay 12').grid(0)).toBe('YRRRRYYYBBB.')
    const reserve = scenario({ seats: [{ power: 'P2' }] })
      .play('collect red; put R 1')
      .passTo(0)
    expect([reserve.view(0).players[0]!.reserve, reserve.crystals(0)]).toEqual([3, 'R'])
  })

  test('MT-GRID-14 nobody else touches a grid, except by the supply limit rule', () => {
    wander(4, (game, before, move, mover) => {
      const robbed = game.happened('robbed') > 0
      before.forEach((grid, seat) => {
        if (seat !== mover && !robbed) expect([move, game.grid(seat)]).toEqual([move, grid])
      })
    })
    const game = scenario({ seats: [{ grid: 'CCCC........' }, { grid: 'CCCC........' }] }).play('cast')
    for (const move of ['swap 1 2', 'exchange', 'pay 1', 'put C 5']) game.refused(move, 1)
    const limit = scenario({ seats: [{}, { grid: '4:R' }], supply: { R: 0 } }).play('collect red; put R 1')
    expect([limit.grid(0), limit.grid(1)]).toEqual(['R...........', EMPTY])
  })

  test('MT-GRID-15 four lines at 4, 6, 7, 9, two at the others; 64, 128 and 184 chains of 3, 4, 5', () => {
    const next = new Map(SPACES.map((space): [number, number[]] => [space, []]))
    for (const line of linesOf({})) next.get(Number(line.split('-')[0]))!.push(Number(line.split('-')[1]))
    expect(SPACES.map((space) => next.get(space)!.length)).toEqual([2, 2, 2, 4, 2, 4, 4, 2, 4, 2, 2, 2])
    const chains = (path: number[], length: number): number =>
      path.length === length
        ? 1
        : next.get(path.at(-1)!)!.reduce((n, to) => n + (path.includes(to) ? 0 : chains([...path, to], length)), 0)
    const count = (length: number): number => SPACES.reduce((n, space) => n + chains([space], length), 0)
    expect([count(3), count(4), count(5)]).toEqual([64, 128, 184])
  })
})
