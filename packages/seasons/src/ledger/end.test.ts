import { describe, expect, test } from 'vitest'
import { face, type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'

const NONE: SeatSetup = {}
/** A table at which the last turn of the round is running: one `end` away from the end of the round. */
const closing = (table: TableSetup): Scenario => {
  const players = table.players ?? 2
  const first = table.first ?? 0
  return scenario({ ...table, first, active: (first + players - 1) % players })
}
const crystals = (game: Scenario): number[] => game.state.players.map((_, seat) => game.crystals(seat))
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('end-of-round effects', () => {
  test('END-01 the round ends when every player has had a turn', () => {
    const game = scenario({ players: 3, active: 2, pips: 2 })
    for (const seat of [2, 0, 1]) {
      expect([game.seat, game.asked, game.space]).toEqual([seat, 'act', 1])
      game.endTurn()
    }
    expect([game.asked, game.space, game.state.round]).toEqual(['dice', 3, 2])
  })

  test('END-02 effects, marker, season change, new year, first player, straightening, in this order', () => {
    const mine = { play: '14 13 27 43!', second: '3', crystals: 0 }
    const game = closing({ space: 12, pips: 1, seats: [mine, { reserve: 'AAAA', play: '13 43!' }] }).endTurn()
    const now = (): unknown[] => [game.askedBy, crystals(game), game.space, game.hand(0), game.state.first]
    expect([...now(), game.year, game.turned(0, 43)]).toEqual([14, [0, 0], 12, [], 0, 1, true])
    game.play('take air')
    expect([...now(), game.season, game.turned(1, 43)]).toEqual([27, [0, 3], 1, [], 0, 'winter', true])
    game.play('take air')
    expect([game.asked, game.year, game.hand(0), game.state.first]).toEqual(['dice', 2, [3], 1])
    expect([game.turned(0, 43), game.turned(1, 43)]).toEqual([false, false])
  })

  test('END-03 player by player, beginning with the first player of the ending round', () => {
    const seats = [{ reserve: 'AAAA', play: '13' }, { play: '39' }]
    const chestFirst = closing({ first: 0, seats }).endRound()
    expect([crystals(chestFirst), chestFirst.inPlay(1)]).toEqual([[2, 1], [39]])
    const titusFirst = closing({ first: 1, seats }).endRound()
    expect([crystals(titusFirst), titusFirst.inPlay(1)]).toEqual([[3, 0], []])
  })

  test('END-04 each player orders the own effects and finishes them before the next player begins', () => {
    const table = { seats: [{ crystals: 1, reserve: 'AAAA', play: '13 50' }, { play: '14' }] }
    const soulFirst = closing(table).endTurn()
    expect([soulFirst.seat, soulFirst.asked, soulFirst.moves('resolve').length]).toEqual([0, 'resolve', 2])
    soulFirst.play('resolve 50')
    expect([soulFirst.crystals(0), soulFirst.seat, soulFirst.askedBy]).toEqual([3, 1, 14])
    expect(closing(table).endTurn().play('resolve 13').crystals(0)).toBe(1)

    const game = closing({ first: 1, seats: [{ crystals: 2, play: '14' }, { play: '14 39' }] }).endTurn()
    expect([game.seat, game.askedBy, crystals(game)]).toEqual([1, 14, [2, 0]])
    game.play('take air')
    expect([game.seat, game.askedBy, crystals(game)]).toEqual([0, 14, [1, 1]])
  })

  test('END-05 conditions are checked when the effect is resolved', () => {
    const horns = closing({ seats: [{ reserve: 'F', play: '14 14' }, NONE] }).endTurn()
    horns.play('take fire')
    expect([horns.asked, horns.reserve(0)]).toEqual(['dice', 'FF'])
    const titus = closing({ seats: [{ play: '39 39' }, { crystals: 1 }] }).endRound()
    expect([crystals(titus), titus.inPlay(0)]).toEqual([[1, 0], [39]])
    const given = closing({
      seats: [
        { crystals: 0, play: '39', reserve: '' },
        { reserve: 'AAAA', play: '13' },
      ],
    }).endRound()
    expect([crystals(given), given.inPlay(0)]).toEqual([[0, 3], []])
  })
})

describe('the season marker', () => {
  test('END-06 it moves forward by the pips of the unchosen die', () => {
    for (const pips of [1, 2, 3] as const) {
      const die = face({ pips: pips === 3 ? 1 : 3 })
      expect(closing({ space: 4, pips, seats: [{ die }, { die }] }).endRound().space).toBe(4 + pips)
    }
  })

  test('END-07 it moves by the unchosen die even if the season was changed during the round', () => {
    const game = closing({ space: 3, dice: face({ season: 'winter', pips: 3 }), seats: [NONE, { hand: '7' }] })
    game.play('summon 7; marker +2; end')
    expect([game.space, game.season]).toEqual([8, 'summer'])
  })

  test('END-08 the season changes from 3 to 4, 6 to 7, 9 to 10 and 12 to 1', () => {
    const after = [3, 6, 9, 12].map((space) => {
      const game = closing({ space, pips: 1, seats: [{ play: '11' }, { crystals: 5 }] }).endRound()
      return [game.season, ...crystals(game)]
    })
    expect(after).toEqual(['spring', 'summer', 'autumn', 'winter'].map((season) => [season, 1, 4]))
  })

  test('END-09 moving within one season causes no season change', () => {
    for (const space of [1, 2, 4, 5, 7, 8, 10, 11]) {
      const game = closing({ space, pips: 1, seats: [{ play: '11' }, { crystals: 5 }] }).endRound()
      expect([game.space, ...crystals(game)]).toEqual([space + 1, 0, 5])
    }
    expect(crystals(closing({ space: 1, pips: 2, seats: [{ play: '11' }, { crystals: 5 }] }).endRound())).toEqual([
      0, 5,
    ])
  })

  test('END-10 one movement causes at most one season change', () => {
    for (const space of SPACES) {
      const game = closing({ space, pips: 3, seats: [{ play: '11' }, { crystals: 5 }] }).endRound()
      expect(crystals(game), `${space}`).toEqual([1, 4])
      const boots = scenario({ year: 2, space, seats: [{ play: '11', hand: '7' }, { crystals: 5 }] })
      expect(crystals(boots.play('summon 7; marker -3')), `${space}`).toEqual([1, 4])
    }
  })

  test('END-11 a season change triggers every season-change effect once', () => {
    const seats = [
      { crystals: 5, play: '11 27' },
      { crystals: 5, play: '11 27' },
    ]
    const game = closing({ space: 3, pips: 3, seats: [...seats] }).endTurn()
    game.play('take air; take fire')
    expect([game.asked, crystals(game)]).toEqual(['dice', [5, 5]])
    expect([game.reserve(0), game.reserve(1)]).toEqual(['A', 'F'])
    expect(game.events.filter((event) => event.type === 'stole')).toHaveLength(2)
  })

  test('END-12 at the end of a round in turn order from the first player of that round', () => {
    const seats = [{ play: '11' }, { play: '11' }, { crystals: 1 }]
    expect(crystals(closing({ players: 3, first: 1, space: 3, seats }).endRound())).toEqual([1, 0, 0])
    expect(crystals(closing({ players: 3, first: 0, space: 3, seats }).endRound())).toEqual([0, 1, 0])
    // Each owner's effects together, before those of the next.
    const both = closing({ first: 1, space: 3, seats: [{ play: '27 11' }, { play: '27 11', crystals: 1 }] }).endTurn()
    const order = [both.seat]
    order.push(both.play('take air').seat)
    expect([order, both.play('take air').asked, crystals(both)]).toEqual([[1, 0], 'dice', [1, 0]])
  })

  test('END-13 in a turn at once, in turn order from the active player', () => {
    const seats = [{ play: '11' }, { play: '11', hand: '7' }, { crystals: 1 }]
    const game = scenario({ players: 3, first: 0, active: 1, space: 3, seats })
    game.play('summon 7; marker +1')
    expect([game.seat, game.asked, crystals(game)]).toEqual([1, 'act', [1, 0, 0]])
    const hourglasses = scenario({ first: 0, active: 1, space: 3, seats: [{ play: '27' }, { play: '27', hand: '7' }] })
    const order = [hourglasses.play('summon 7; marker +1').seat]
    order.push(hourglasses.play('take air').seat)
    expect([order, hourglasses.play('take air').seat]).toEqual([[1, 0], 1])
  })
})

describe('a new year', () => {
  const libraries: TableSetup = {
    space: 12,
    pips: 1,
    seats: [
      { hand: '1', second: '2 3 4', third: '5 6 8' },
      { hand: '9 10', second: '11 12 13', third: '16 17 18' },
    ],
  }

  test('END-14 passing forward from 12 to 1 raises the year by one', () => {
    expect([closing({ space: 12, pips: 1 }).endRound().year, closing({ space: 11, pips: 1 }).endRound().year]).toEqual([
      2, 1,
    ])
    const far = closing({ year: 2, space: 11, pips: 3 }).endRound()
    expect([far.year, far.space]).toEqual([3, 2])
  })

  test('END-15 year 2 brings Library II, year 3 Library III, to every player', () => {
    const second = closing({ ...libraries }).endRound()
    expect([second.hand(0), second.hand(1)]).toEqual([
      [1, 2, 3, 4],
      [9, 10, 11, 12, 13],
    ])
    expect([second.library(0, 2), second.library(0, 3), second.library(1, 3)]).toEqual([[], [5, 6, 8], [16, 17, 18]])
    const seats = [{ third: '5 6 8' }, { hand: '9', third: '16 17 18' }]
    const third = closing({ year: 2, space: 12, pips: 1, seats }).endRound()
    expect([third.hand(0), third.hand(1), third.library(1, 3)]).toEqual([[5, 6, 8], [9, 16, 17, 18], []])
  })

  test('END-16 cards already in hand are kept', () => {
    const seats = [{ hand: '1 7 22', second: '2 3 4' }, NONE]
    const game = closing({ space: 12, pips: 2, seats }).endRound()
    expect([game.hand(0), game.discard]).toEqual([[1, 2, 3, 4, 7, 22], []])
  })

  test('END-17 season-change effects are resolved before the Library cards are taken', () => {
    const game = closing({ space: 12, pips: 1, seats: [{ second: '2' }, { play: '27', second: '3' }] }).endTurn()
    expect([game.askedBy, game.season, game.hand(0), game.hand(1)]).toEqual([27, 'winter', [], []])
    game.play('take air')
    expect([game.hand(0), game.hand(1)]).toEqual([[2], [3]])
  })

  test('END-18 a new year in the middle of a round hands out the Library cards at once', () => {
    const [mine, other] = libraries.seats!
    const game = scenario({ space: 11, seats: [{ ...mine, hand: '7' }, other!] })
    game.play('summon 7; marker +2')
    expect([game.seat, game.asked, game.year]).toEqual([0, 'act', 2])
    expect([game.hand(0), game.hand(1)]).toEqual([
      [2, 3, 4],
      [9, 10, 11, 12, 13],
    ])
  })

  test('END-19 a Library set is taken only once, however often its year begins', () => {
    const seats = [NONE, { hand: '7 7', second: '2', third: '3' }]
    const game = closing({ space: 12, pips: 1, seats })
    game.play('summon 7; marker +1; summon 7; marker -1')
    expect([game.year, game.hand(1), game.library(1, 2), game.library(1, 3)]).toEqual([1, [2], [], [3]])
    game.endTurn()
    expect([game.year, game.hand(1), game.library(1, 2), game.library(1, 3)]).toEqual([2, [2], [], [3]])
  })
})

describe('the next round', () => {
  test('END-20 the left neighbour of the first player becomes first player', () => {
    for (const [players, first] of [
      [2, 1],
      [3, 0],
      [4, 3],
    ] as const) {
      const game = closing({ players, first }).endRound()
      expect([game.state.first, game.seat, game.asked]).toEqual([(first + 1) % players, (first + 1) % players, 'dice'])
    }
  })

  test('END-21 all turned cards of all players are straightened before the next roll', () => {
    const game = closing({ seats: [{ play: '43! 32! 16' }, { play: '43!' }] }).endTurn()
    expect([game.asked, game.turned(0, 43), game.turned(0, 32), game.turned(1, 43)]).toEqual([
      'dice',
      false,
      false,
      false,
    ])
  })

  test('END-22 the next round uses the dice of the season where the marker now stands', () => {
    for (const [space, season] of [
      [3, 'spring'],
      [4, 'spring'],
      [9, 'autumn'],
      [12, 'winter'],
    ] as const) {
      const game = closing({ space, pips: 1, players: 3 }).endRound()
      expect(game.dice.map((name) => name.replace(/\d\.\d/, ''))).toEqual([season, season, season, season])
    }
  })
})
