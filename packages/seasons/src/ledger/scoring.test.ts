import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'

const NONE: SeatSetup = {}
const END: TableSetup = { year: 3, space: 12, pips: 1, first: 0 }
/** The last turn of the last round is running. */
const ending = (seats: readonly SeatSetup[], table: TableSetup = {}): Scenario =>
  scenario({ ...END, active: seats.length - 1, players: seats.length, seats, ...table })
/** The scores of a game that ends now with these seats. */
const scores = (...seats: SeatSetup[]): (number | undefined)[] => {
  const game = ending(seats.length > 1 ? seats : [...seats, NONE]).endRound()
  return game.standings?.map(({ score }) => score) ?? []
}
const places = (...seats: SeatSetup[]): unknown[] =>
  ending(seats)
    .endRound()
    .standings?.map(({ place, won }) => [place, won]) ?? []

describe('the end of the game', () => {
  test('FIN-01 the game ends at the end of the round in which the marker passes space 12 of year 3', () => {
    const over = [
      [3, 12, 1],
      [3, 11, 1],
      [3, 10, 3],
      [3, 10, 2],
      [2, 12, 3],
      [1, 12, 1],
    ] as const
    const result = over.map(([year, space, pips]) => ending([NONE, NONE], { year, space, pips }).endRound().over)
    expect(result).toEqual([true, false, true, false, false, false])
    const game = ending([NONE, NONE]).endRound()
    expect([game.legal(0), game.legal(1), game.standings?.length]).toEqual([[], [], 2])
  })

  test("FIN-02 the check comes after the marker's end-of-round move and its season-change effects", () => {
    const game = ending([NONE, { play: '27' }]).endTurn()
    expect([game.over, game.seat, game.askedBy, game.year, game.standings]).toEqual([false, 1, 27, 4, undefined])
    expect(game.play('take air').over).toBe(true)
  })

  test('FIN-03 the last passage from autumn to winter triggers season-change effects before scoring', () => {
    const game = ending([{ play: '11' }, { crystals: 5, play: '27 45' }])
    game.play('end; take fire')
    expect(game.standings?.map(({ score }) => score)).toEqual([1 + 7, 4 + 6 + 24 + 3])
  })

  test('FIN-04 if the marker leaves year 3 in a turn, the round is played to its end with all its steps', () => {
    const seats = [
      { hand: '7', play: '13', reserve: 'AAAA' },
      { play: '11', hand: '3', reserve: 'EE' },
    ]
    const game = scenario({ ...END, pips: 3, seats })
    game.play('summon 7; marker +1')
    expect([game.year, game.space, game.over, game.seat]).toEqual([4, 1, false, 0])
    game.play('end; summon 3; end')
    // The Chest's 3 crystals, then the marker's move to spring with Figrim's theft.
    expect([game.over, game.space, game.crystals(0), game.crystals(1)]).toEqual([true, 4, 2, 6 + 9 + 1])
  })

  test('FIN-05 if the marker is brought back into year 3 before the check, the game continues', () => {
    const game = scenario({ ...END, seats: [{ hand: '7' }, { hand: '7' }] })
    game.play('summon 7; marker +1; end; summon 7; marker -3; end')
    expect([game.over, game.year, game.space, game.asked]).toEqual([false, 3, 11, 'dice'])
    const again = scenario({ ...END, pips: 3, seats: [{ hand: '7' }, { hand: '7' }] })
    again.play('summon 7; marker +1; end; summon 7; marker -3; end')
    expect([again.over, again.year, again.space]).toEqual([true, 4, 1])
  })

  test('FIN-06 moving the marker back from space 1 to 12 lowers the year by one', () => {
    const game = scenario({ year: 3, space: 1, seats: [{ hand: '7 7' }] }).play('summon 7; marker -1')
    expect([game.year, game.space, game.season]).toEqual([2, 12, 'autumn'])
    const far = scenario({ year: 2, space: 2, seats: [{ hand: '7' }] }).play('summon 7; marker -3')
    expect([far.year, far.space]).toEqual([1, 11])
  })

  test('FIN-07 players keep all hand cards when the year goes back', () => {
    const seats = [
      { hand: '7 1 2 3', third: '4' },
      { hand: '5 6', third: '8' },
    ]
    const game = scenario({ year: 2, space: 1, seats }).play('summon 7; marker -2')
    expect([game.year, game.hand(0), game.hand(1)]).toEqual([1, [1, 2, 3], [5, 6]])
    expect([game.library(0, 2), game.library(0, 3), game.library(1, 3)]).toEqual([[], [4], [8]])
  })

  test('FIN-08 before year 1 lies year 0; leaving and re-entering year 1 moves no cards', () => {
    const seats = [
      { hand: '7 7 1', second: '2', third: '3' },
      { hand: '5', second: '6', third: '8' },
    ]
    const game = scenario({ year: 1, space: 1, seats }).play('summon 7; marker -1')
    const cards = (): unknown[] => [0, 1].map((seat) => [game.library(seat, 2), game.library(seat, 3)])
    const before = [
      [[2], [3]],
      [[6], [8]],
    ]
    expect([game.year, game.space, game.season]).toEqual([0, 12, 'autumn'])
    expect([game.hand(0), game.hand(1), cards()]).toEqual([[1, 7], [5], before])
    game.play('summon 7; marker +1')
    expect([game.year, game.space, game.hand(0), game.hand(1), cards()]).toEqual([1, 1, [1], [5], before])
  })
})

describe('the score', () => {
  test('FIN-09 game-end effects of cards are settled, from the final state', () => {
    // Helm 10 + 20, Lantern 24 + 6, Chest 10 + 20.
    expect(scores({ crystals: 2, play: '19 45 46', reserve: 'AF' }, { play: '1 2' })[0]).toBe(2 + 30 + 30 + 30)
    expect(scores({ crystals: 2, play: '19 45 46', reserve: 'AF' }, { play: '1 2 3' })[0]).toBe(2 + 10 + 30 + 30)
    // The Soul takes what is there, then the Helm's crystals come.
    expect(scores({ crystals: 1, play: '19 50' }, NONE)[0]).toBe(10 - 5 + 20)
  })

  test('FIN-10 each crystal counts 1 point', () => {
    expect(scores({ crystals: 41 }, { crystals: 7 })).toEqual([41, 7])
  })

  test('FIN-11 the printed points of cards in play count, negative ones too', () => {
    expect(scores({ play: '22 7 42 29' })[0]).toBe(30 + 8 - 10)
    expect(scores({ crystals: 20, play: '50! 10!' })[0]).toBe(20 - 3 - 5 + 14)
  })

  test('FIN-12 cards in hand count -5 points each', () => {
    expect(scores({ crystals: 20, hand: '22 1 42' }, { crystals: 20, hand: '3' })).toEqual([5, 15])
  })

  test('FIN-13 the bonus penalty is subtracted', () => {
    expect(scores({ crystals: 40, bonus: 2 }, { crystals: 40, bonus: 1 })).toEqual([28, 35])
  })

  test('FIN-14 energy left over is worth nothing, except with Lantern of Xidit', () => {
    expect(scores({ crystals: 9, reserve: 'AWFEAWF', play: '4:AAAA 35:FF' })[0]).toBe(9 + 6)
    expect(scores({ crystals: 9, reserve: 'AWF', play: '45' })[0]).toBe(9 + 24 + 9)
  })

  test('FIN-16 72 crystals, 68 card points, two bonuses and one hand card give 123 points', () => {
    expect(scores({ crystals: 72, play: '22 22 7', bonus: 2, hand: '3' })[0]).toBe(123)
  })

  test('FIN-17 the final score may be negative', () => {
    expect(scores({ hand: '1 2 3', bonus: 3 }, { play: '42' })).toEqual([-35, -10])
  })

  test('FIN-18 the highest score wins', () => {
    expect(places({ crystals: 30 }, { crystals: 31 }, { crystals: 20, play: '22' })).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ])
  })

  test('FIN-19 a tie goes to more cards in play; if that is equal too, the victory is shared', () => {
    expect(places({ crystals: 38 }, { crystals: 30, play: '7' })).toEqual([
      [2, false],
      [1, true],
    ])
    expect(places({ crystals: 30, play: '7' }, { crystals: 38 })).toEqual([
      [1, true],
      [2, false],
    ])
    const shared = places({ crystals: 30, play: '7' }, { crystals: 20 }, { crystals: 32, play: '1' })
    expect(shared).toEqual([
      [1, true],
      [3, false],
      [1, true],
    ])
  })
})
