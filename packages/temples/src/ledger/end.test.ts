import type { Seat } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { boardFor } from '../board.ts'
import { SPACES } from '../crystal.ts'
import { temples } from '../rules.ts'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'
import { randomGames } from './random-games.ts'

/** A seat whose next curse, red-yellow-yellow at the blue temple, is the fifth. */
const READY: SeatSetup = { grid: '3:R 1:Y 4:Y', markers: 'red:R3 red:L4 green:L4 green:C5' }
const FIFTH = 'break blue left 3-1-4'

/** It is the turn of `seat`, which is ready; the others have nothing. */
const ready = (seat: Seat, table: TableSetup = {}, more: SeatSetup = {}): Scenario =>
  scenario({
    ...table,
    active: seat,
    seats: Array.from({ length: table.players ?? 4 }, (_, i) => (i === seat ? { ...READY, ...more } : {})),
  })

/** Plays to the end and tells who still had a turn. */
function rest(game: Scenario): Seat[] {
  const seats: Seat[] = []
  while (!game.over) {
    if (seats.length > 10) throw new Error('the game does not end')
    seats.push(game.seat)
    game.pass()
  }
  return seats
}

/** The end of a game: the last player's last turn, which brings nothing, is played. */
function finish(seats: readonly SeatSetup[], table: TableSetup = {}): Scenario {
  const players = seats.length
  const active = ((table.first ?? 0) + players - 1) % players
  const game = scenario({ goals: 'purple', ...table, players, seats, active, ending: true }).play('collect W6')
  if (!game.over) game.play('skip')
  expect(game.over).toBe(true)
  return game
}
const winners = (game: Scenario): Seat[] => game.standings!.flatMap(({ seat, won }) => (won ? [seat] : []))
const scores = (game: Scenario): number[] => game.standings!.map(({ score }) => score)
const places = (game: Scenario): number[] => game.standings!.map(({ place }) => place)

describe('MT-END: the last round', () => {
  test('MT-END-01 the fifth marker of any player triggers the end', () => {
    for (const seat of [0, 1, 2]) {
      const game = ready(seat)
      expect(game.view(0).ending).toBe(false)
      game.play(FIFTH)
      expect([game.markers(seat).length, game.view(0).ending]).toEqual([5, true])
      const fourth = ready(seat, {}, { markers: 'red:L3 green:L3 green:R3' }).play(FIFTH)
      expect([fourth.markers(seat).length, fourth.view(0).ending]).toEqual([4, false])
    }
  })

  test('MT-END-02 the players after that one in turn order still have their turn', () => {
    for (const [seat, others] of [
      [0, [1, 2, 3]],
      [1, [2, 3]],
      [2, [3]],
    ] as const)
      expect(rest(ready(seat).play(FIFTH))).toEqual(others)
    expect(rest(ready(3, { first: 2 }).play(FIFTH))).toEqual([0, 1])
  })

  test('MT-END-03 players who have had their turn in this round get no further one', () => {
    expect(rest(ready(1, { first: 3 }).play(FIFTH))).toEqual([2])
    expect(rest(ready(2, { first: 1 }).play(FIFTH))).toEqual([3, 0])
    expect(rest(ready(1, { players: 3, first: 1 }).play(FIFTH))).toEqual([2, 0])
    expect(rest(ready(0, { players: 2 }).play(FIFTH))).toEqual([1])
  })

  test('MT-END-04 all players have had the same number of turns', () => {
    for (const mode of ['basic', 'advanced']) {
      const turns = new Map<string, number[]>()
      const ends = randomGames({
        games: 2,
        moves: 20_000,
        options: { mode },
        look: ({ label, state, events }) => {
          const name = label.split(',')[0]!
          const count = turns.get(name) ?? new Array<number>(state.table.players).fill(0)
          for (const event of events) if (event.type === 'turn') count[event.seat]!++
          turns.set(name, count)
        },
      })
      expect(ends.map((state) => temples.toAct(state))).toEqual(new Array(6).fill(0))
      expect(turns.size).toBe(6)
      for (const [name, count] of turns) expect([name, new Set(count).size]).toEqual([name, 1])
    }
  })

  test('MT-END-05 a trigger by the last player ends the game with that turn', () => {
    expect(ready(3).play(FIFTH).over).toBe(true)
    expect(ready(0, { first: 1 }).play(FIFTH).over).toBe(true)
    expect(ready(2, { players: 3 }).play(FIFTH).over).toBe(true)
    expect(ready(3, { first: 1 }).play(FIFTH).over).toBe(false)
  })

  test('MT-END-06 the triggering turn goes on to its declared end', () => {
    const game = ready(3, {}, { grid: '3:R 1:Y 4:Y 8:R 9:C 10:B 11:G 12:B' }).play(`cast; go blue; ${FIFTH}`)
    expect([game.view(3).ending, game.over, game.seat, game.standings]).toEqual([true, false, 3, undefined])
    game.play('cast; swap 8 9; pay 11')
    expect([game.grid(3), game.over]).toEqual(['.......CRB.B', false])
    game.play('end')
    expect([game.over, game.standings?.length]).toEqual([true, 4])
  })

  test('MT-END-07 in the last round all rules apply; several players may place the fifth marker', () => {
    const second = { grid: '3:B 1:B 4:R 6:C 8:G 10:C', markers: 'purple:L3 purple:L4 purple:R3 purple:R4' }
    const game = scenario({ seats: [READY, second, { grid: '3:Y 1:B 4:B' }], stacks: { yellow: 'FA' } })
    game.play(`${FIFTH}; cast; swap 6 8; pay 10; break yellow left 3-1-4-6`)
    expect([game.markers(1).length, game.points(1), game.runes(1)]).toEqual([5, 3 + 5 + 3 + 5 + 5, 'F'])
    expect([game.over, game.seat, game.faceUp('yellow')]).toEqual([false, 2, 'A'])
    // The next one still breaks a curse, her first one, and the last one collects.
    game.play('break green right 3-1-4')
    expect([game.markers(2), game.over, game.seat]).toEqual([['green:R3'], false, 3])
    game.play('collect W5; put Y 1; put C 2')
    expect([game.crystals(3), game.over]).toEqual(['CY', true])
  })

  test('MT-END-08 a sixth curse is impossible', () => {
    const grid = '3:R 1:Y 4:Y 10:B 12:R 9:R 7:C'
    const game = ready(0, {}, { grid, power: 'P5' }).play(`cast; go blue; ${FIFTH}`)
    expect([game.seat, game.moves('break'), game.can('collect blue')]).toEqual([0, [], true])
    game.refused('break blue right 10-12-9')
    expect(rest(game)).toEqual([0, 1, 2, 3])
    expect(game.markers(0)).toHaveLength(5)
    const most = randomGames({ games: 2, moves: 20_000 }).map(({ placed }) => Math.max(...placed))
    expect(most).toEqual(new Array(6).fill(5))
  })

  test('MT-END-09 neither a score nor empty rune stacks nor full tracks nor a number of rounds ends the game', () => {
    const rich = { markers: 'red:C5 yellow:C5 blue:C5 green:C5', runes: 'ABCDEF' }
    const stacks = { T1: '', T2: '', T3: '', T4: '', T5: '' }
    const game = scenario({ seats: [rich], stacks })
    expect(game.score(0)).toBeGreaterThan(50)
    for (let turns = 0; turns < 160; turns++) game.pass()
    expect([game.over, game.view(0).ending, game.view(0).round]).toEqual([false, false, 41])
    // Tracks cannot be full before a fifth marker; here they are by more markers than there are.
    const all = ['red', 'yellow', 'blue', 'green', 'purple'].flatMap((temple) =>
      ['L3', 'L4', 'C5', 'R4', 'R3'].map((space) => `${temple}:${space}`),
    )
    const full = scenario({
      seats: [
        { markers: all.slice(0, 4).join(' ') },
        { markers: all.slice(4, 11).join(' ') },
        { markers: all.slice(11, 18).join(' ') },
        { markers: all.slice(18).join(' ') },
      ],
    })
    for (let turns = 0; turns < 12; turns++) full.pass()
    expect([full.over, full.view(0).ending]).toEqual([false, false])
  })
})

describe('MT-END: the winner', () => {
  const one = { markers: 'green:L3' }
  const other = { markers: 'green:R3' }

  test('MT-END-10 the goal points are added, then the highest total wins', () => {
    const game = finish([{ markers: 'green:C5' }, { markers: 'red:L3 red:R3' }, {}, {}], { goals: 'red blue' })
    expect([game.points(0), game.points(1)]).toEqual([8, 6])
    expect([scores(game), winners(game)]).toEqual([[8, 10, 0, 0], [1]])
    const runes = finish([{ markers: 'green:C5' }, {}, { runes: 'ABCDE' }])
    expect([scores(runes), winners(runes)]).toEqual([[8, 0, 11], [2]])
  })

  test('MT-END-11 crystals left over score nothing', () => {
    const game = finish([{ grid: 'RRRRYYYYBBBB' }, one, { grid: 'CCCCCCGGGGPP' }, {}])
    expect([scores(game), winners(game)]).toEqual([[0, 3, 0, 0], [1]])
  })

  test('MT-END-12 a tie is won by the most coloured crystals', () => {
    const game = finish([{ ...one, grid: '1:R 2:Y' }, { ...other, grid: '1:C 2:C 3:C 4:C 5:G' }, {}])
    expect([scores(game), winners(game)]).toEqual([[3, 3, 0], [0]])
    expect(winners(finish([{ grid: '1:R' }, { grid: '3:P 5:P 7:P' }, { grid: '1:G 2:B' }]))).toEqual([1])
  })

  test('MT-END-13 if still tied, the most colourless crystals in the grid', () => {
    const game = finish([{ grid: '1:R 2:C 3:C' }, { grid: '9:P 2:C 3:C 4:C' }, { grid: '1:G 2:C' }])
    expect(winners(game)).toEqual([1])
    expect(winners(finish([{ grid: '5:C' }, {}, {}, {}]))).toEqual([0])
  })

  test('MT-END-14 if still tied, the one whose last turn was latest', () => {
    const same = { grid: '1:R 2:C' }
    expect(winners(finish([same, same, {}]))).toEqual([1])
    expect(winners(finish([same, same, same, same]))).toEqual([3])
    expect(winners(finish([same, same, same, same], { first: 2 }))).toEqual([1])
    expect(winners(finish([same, same, {}], { first: 1 }))).toEqual([0])
  })

  test('MT-END-15 each tie-break compares only the players still tied', () => {
    const richer = { grid: '1:R 2:R 3:R 4:C 5:C' }
    expect(winners(finish([{ ...one, grid: '1:R' }, other, richer]))).toEqual([0])
    const colourless = finish([{ grid: '1:R 2:Y 3:C' }, { grid: '1:B 2:B' }, { grid: '1:G 2:C 3:C 4:C 5:C' }, {}])
    expect(winners(colourless)).toEqual([0])
    const later = finish([{ grid: '1:R 2:C' }, { grid: '1:R 2:C' }, { grid: '1:R' }, { grid: '2:C 3:C' }])
    expect(winners(later)).toEqual([1])
  })

  test('MT-END-16 there is always exactly one winner', () => {
    for (const players of [2, 3, 4]) {
      for (let first = 0; first < players; first++) {
        const tie = finish(
          Array.from({ length: players }, () => ({})),
          { first, virtual: 'W1' },
        )
        expect(winners(tie)).toEqual([(first + players - 1) % players])
      }
    }
    for (const state of randomGames({ games: 2, moves: 20_000 }))
      expect(temples.standings(state)!.filter(({ won }) => won)).toHaveLength(1)
  })

  test('MT-END-17 the places below the winner are ranked by the same criteria', () => {
    const game = finish([
      { ...one, grid: '1:R 2:C 3:C' },
      { markers: 'green:C5' },
      { ...other, grid: '1:R 2:Y' },
      { markers: 'yellow:L3', grid: '5:B 6:C' },
    ])
    expect([scores(game), places(game)]).toEqual([
      [3, 8, 3, 3],
      [3, 1, 2, 4],
    ])
    expect(places(finish([{}, {}, {}, {}], { first: 1 }))).toEqual([1, 4, 3, 2])
  })

  test('MT-END-18 unused markers cost nothing', () => {
    const five = { markers: 'green:L3 yellow:L3 blue:L3 red:L3 red:R3' }
    const game = finish([five, { markers: 'green:C5 blue:C5' }, {}, {}])
    expect([scores(game), winners(game)]).toEqual([[15, 16, 0, 0], [1]])
  })

  test('MT-END-19 after scoring no command is accepted', () => {
    const game = finish([{ grid: '1:C 2:R 3:G 4:Y' }, {}, {}, {}])
    for (const seat of [0, 1, 2, 3]) {
      expect(temples.legal(game.state, seat)).toEqual([])
      for (const move of ['end', 'cast', 'skip', 'collect W1', 'go W1', 'put C 1', 'break red left 3-1-4'])
        game.refused(move, seat)
    }
  })

  test('MT-END-20 the reserve of power P2 does not count for tie-breaks', () => {
    const reserve = { grid: '1:R', power: 'P2', reserve: 3 }
    expect(winners(finish([{ grid: '1:R 2:C' }, reserve, {}]))).toEqual([0])
    expect(winners(finish([{ grid: '1:R 2:Y' }, reserve, {}]))).toEqual([0])
    expect(winners(finish([{ grid: '1:R 2:C' }, { ...reserve, grid: '1:R 2:C 3:C' }, {}]))).toEqual([1])
  })

  test('MT-END-21 example: totals 30, 30, 28: the second player wins', () => {
    const runes = 'ABCEF' // 11 points
    const game = finish(
      [
        { runes, markers: 'red:C5 yellow:C5 red:R3', grid: '1:R 2:G 3:C' },
        { runes, markers: 'blue:C5 red:L4 yellow:R3 blue:L3', grid: '1:Y 2:Y 3:C 4:C 5:C 6:C' },
        { runes, markers: 'purple:C5 purple:L4', grid: '1:R 2:Y 3:B 4:G 5:P' },
      ],
      { goals: 'green purple' },
    )
    expect([scores(game), winners(game), places(game)]).toEqual([[30, 30, 28], [1], [2, 1, 3]])
  })

  test('MT-END-22 example: all equal between first and third player: the third wins', () => {
    const game = finish([{ ...one, grid: '1:R 2:C' }, { grid: '1:R 2:R' }, { ...other, grid: '7:P 9:C' }, {}])
    expect([scores(game), winners(game)]).toEqual([[3, 0, 3, 0], [2]])
    const turned = finish([{ ...one, grid: '1:R' }, {}, { ...other, grid: '7:P' }, {}], { first: 2 })
    expect(winners(turned)).toEqual([0])
  })
})

describe('MT-END: standstill', () => {
  // No curse begins with green or purple; the blue crystals do not touch, and blue-red-red is crossed out.
  const GREEN = 'GGGGGGPPPPPP'
  const RED = 'BBRRRBBRRRRR'
  const colourless = { spellPayment: 'colourless' }
  const two = (one: SeatSetup, other: SeatSetup, table: TableSetup = {}): Scenario =>
    scenario({ players: 2, options: colourless, seats: [one, other], virtual: 'red', ...table })
  const stuck: SeatSetup = { grid: GREEN, pawn: 'W1' }
  const alsoStuck: SeatSetup = { grid: RED, pawn: 'W9' }

  /** Whether the end is triggered once the first player has collected at W3. */
  const ends = (game: Scenario): boolean => {
    game.play('collect W3')
    return game.view(0).ending
  }

  test('MT-END-23 the end is triggered when nobody can change anything any more', () => {
    const game = two(stuck, alsoStuck)
    expect([game.view(0).ending, game.happened('standstill')]).toEqual([false, 0])
    game.play('collect W3')
    expect([game.view(0).ending, game.happened('standstill'), game.happened('ending')]).toEqual([true, 1, 0])
    // The last colourless crystal becomes the last coloured one.
    const last = two({ grid: 'GGGGGGPPPPPC', pawn: 'W1' }, alsoStuck).play('collect W2')
    expect(last.view(0).ending).toBe(false)
    last.play('cover 5 12')
    expect([last.grid(0), last.view(0).ending]).toEqual([GREEN, true])
    // Three players hold all 36 coloured crystals then.
    const three = scenario({
      players: 3,
      options: colourless,
      seats: [stuck, { grid: 'YYRRRBYYRRBB', pawn: 'W9' }, { grid: 'RYYBBRYBBBRY', pawn: 'W6' }],
    })
    expect(ends(three)).toBe(true)
  })

  test('MT-END-24 the round is finished and the game scored as always', () => {
    const goals = 'red yellow'
    const game = two({ ...stuck, markers: 'red:R3' }, { ...alsoStuck, markers: 'green:L4 yellow:C5' }, { goals })
    expect(rest(game)).toEqual([0, 1])
    expect(game.happened('turn')).toBe(2)
    // The virtual player has a marker in every temple: a goal is shared with it.
    expect([scores(game), winners(game)]).toEqual([[3 + 3, 5 + 8 + 3, 3 + 3], [1]])
    expect(rest(two(stuck, alsoStuck, { active: 1 }))).toEqual([1])
    expect(rest(two(stuck, alsoStuck, { first: 1, active: 1 }))).toEqual([1, 0])
  })

  test('MT-END-25 it is no standstill while anybody can still do something', () => {
    const with1 = (grid: string, more: SeatSetup = {}): boolean => ends(two(stuck, { ...alsoStuck, ...more, grid }))
    expect(with1(RED)).toBe(true)
    expect(with1('BBRRRBBRRRR.')).toBe(false)
    expect(with1('BBRRRBBRRRRC')).toBe(false)
    // Red-blue-blue for the red temple, far from the pawn; not once that curse is broken.
    const chain = 'BBRBRBBRRRRR'
    expect(with1(chain)).toBe(false)
    expect(with1(chain, { markers: 'red:R3' })).toBe(true)
    // P6 pays with any crystals and raises even a curse that is crossed out.
    expect(with1(RED, { power: 'P6' })).toBe(false)
    // A reserve without an empty space is no way out.
    expect(with1(RED, { power: 'P2' })).toBe(true)
  })

  test('MT-END-26 spells paid by any crystals, and four players, know no standstill', () => {
    expect(ends(two(stuck, alsoStuck, { options: {} }))).toBe(false)
    const coloured = boardFor('', 4)
      .supply.slice(1)
      .reduce((sum, n) => sum + n, 0)
    expect(coloured).toBeLessThan(4 * SPACES)
    for (const spellPayment of ['any', 'colourless'])
      randomGames({
        sizes: spellPayment === 'any' ? [2, 3, 4] : [4],
        moves: 20_000,
        options: { spellPayment },
        look: ({ label, events }) =>
          expect([label, events.some(({ type }) => type === 'standstill')]).toEqual([label, false]),
      })
  })
})
