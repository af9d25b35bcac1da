import { describe, expect, test } from 'vitest'
import { face, factsOf, kingdom, type Scenario, type SeatSetup, type TableSetup } from '../testing/index.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
  kingdom({ seats: [own, other], ...rest })

describe('64 Steadfast Die', () => {
  const water = face({ energy: 'WW' })
  /** Before the die is carried out. */
  const steadfast = (own: SeatSetup = {}): Scenario => duel({ play: '64', die: water, gauge: 5, ...own }, { at: 'die' })

  test('EK-CARD-14.0 item for 1 air and 1 earth, 10 points, not activated', () => {
    expect(factsOf(64)).toEqual({ type: 'item', cost: 'AE', points: 10, activated: false, copies: 2 })
  })

  test('EK-CARD-14.1 instead of the die: gauge, a token or transmutation', () => {
    expect(steadfast().legal()).toEqual(['go', 'option gauge', 'option energy', 'option transmute'])
    expect(steadfast().play('go').reserve(0)).toBe('WW')
    const gauge = steadfast().play('option gauge')
    expect([gauge.gauge(0), gauge.reserve(0), gauge.asked]).toEqual([6, '', 'act'])
    const energy = steadfast().play('option energy; take fire')
    expect([energy.gauge(0), energy.reserve(0), energy.asked]).toEqual([5, 'F', 'act'])
    const transmute = steadfast({ reserve: 'E' }).play('option transmute')
    expect([transmute.reserve(0), transmute.moves('transmute')]).toEqual(['E', ['transmute earth']])
    const crystals = steadfast({ die: face({ crystals: 6 }) }).play('option gauge')
    expect([crystals.crystals(0), crystals.gauge(0)]).toEqual([0, 6])
  })

  test('EK-CARD-14.2 only one of the three', () => {
    const game = steadfast({ reserve: 'E' }).play('option gauge')
    expect([game.moves('option'), game.moves('transmute'), game.moves('take')]).toEqual([[], [], []])
  })

  test('EK-CARD-14.3 it may follow a reroll by Die of Malice', () => {
    const game = steadfast({ play: '64 15' }).rigReroll(3).play('activate 15')
    expect(game.moves('option')).toHaveLength(3)
    game.play('option gauge')
    expect([game.gauge(0), game.crystals(0)]).toEqual([6, 2])
  })

  test('EK-CARD-14.4 two copies replace the die once', () => {
    const game = steadfast({ play: '64 64' })
    expect(game.moves('option')).toHaveLength(3)
    game.play('option gauge')
    expect([game.asked, game.moves('option'), game.gauge(0)]).toEqual(['act', [], 6])
  })

  test('EK-CARD-14.5 it is no activation', () => {
    const game = kingdom({ at: 'die', seats: [{ play: '64', die: water, crystals: 5 }, { play: '41' }] })
    game.play('option gauge')
    expect([game.crystals(0), game.crystals(1), game.turned(0, 64)]).toEqual([5, 0, false])
    expect(game.why('activate 64')).toEqual(['no-activation'])
  })

  test('EK-CARD-14.6 not in the turn of its summoning', () => {
    const game = duel({ hand: '64', reserve: 'AE' }).play('summon 64')
    expect([game.inPlay(0), game.moves('option')]).toEqual([[64], []])
  })
})

describe('65 Amulet of Time', () => {
  /** It has just entered; `hand` are the other cards. */
  const amulet = (hand: string, rest: TableSetup = {}, own: SeatSetup = {}): Scenario =>
    duel({ hand: `65 ${hand}`, reserve: 'WW', ...own }, { pile: '9 11 12 13', discard: '', ...rest }).play('summon 65')

  test('EK-CARD-15.0 item for 2 water, 9 points', () => {
    expect(factsOf(65)).toEqual({ type: 'item', cost: 'WW', points: 9, activated: false, copies: 2 })
  })

  test('EK-CARD-15.1 two tokens of any kinds', () => {
    const game = amulet('').play('take fire; take earth')
    expect([game.reserve(0), game.asked]).toEqual(['FE', 'act'])
  })

  test('EK-CARD-15.2 then any number of cards for as many new ones, also none', () => {
    const two = amulet('1 2 3').play('take fire; take earth; discard 1; discard 3; option stop')
    expect([two.hand(0), two.pile]).toEqual([
      [2, 9, 11],
      [12, 13],
    ])
    expect([...two.discard].sort((a, b) => a - b)).toEqual([1, 3])
    const none = amulet('1 2').play('take fire; take earth; option stop')
    expect([none.hand(0), none.pile.length, none.asked]).toEqual([[1, 2], 4, 'act'])
    const all = amulet('1 2').play('take fire; take earth; discard 1; discard 2')
    expect([all.hand(0), all.asked]).toEqual([[9, 11], 'act'])
  })

  test('EK-CARD-15.3 the drawn cards are kept', () => {
    const game = amulet('1').play('take fire; take earth; discard 1')
    expect([game.hand(0), game.asked, game.discard]).toEqual([[9], 'act', [1]])
  })

  test('EK-CARD-15.4 the surplus is cut before the discards', () => {
    const game = amulet('1', {}, { reserve: 'WWAAAAAAA' }).play('take fire; take earth')
    expect(game.moves('return')).toEqual(['return air', 'return fire', 'return earth'])
    game.play('return air; return air')
    expect([game.reserve(0), game.moves('discard')]).toEqual(['AAAAAFE', ['discard amulet-of-air']])
  })

  test('EK-CARD-15.5 a Shield may go instead of a card, which counts all the same', () => {
    const game = amulet('1 2', {}, { play: '63' }).play('take fire; take earth; discard 1; shield 63; discard 2')
    expect([game.hand(0), game.inPlay(0), game.crystals(0)]).toEqual([[1, 9, 11], [65], 10])
  })

  test('EK-CARD-15.6 with too few cards to draw one gets those', () => {
    const game = amulet('1 2 3', { pile: '9' }).play('take fire; take earth; discard 1; discard 2; discard 3')
    // The pile gives one; the discards are shuffled and give the rest.
    expect(game.hand(0)).toHaveLength(3)
    expect(game.hand(0)).toContain(9)
  })
})

describe('66 Arcane Telescope', () => {
  const telescope = (own: SeatSetup = {}, pile = '1 2 3 4'): Scenario =>
    duel({ play: '66', crystals: 5, ...own }, { pile, discard: '' })

  test('EK-CARD-16.0 item, no cost, 8 points, activated', () => {
    expect(factsOf(66)).toEqual({ type: 'item', cost: '', points: 8, activated: true, copies: 2 })
  })

  test('EK-CARD-16.1 it costs nothing', () => {
    const game = duel({ hand: '66', reserve: 'A', crystals: 1 }).play('summon 66')
    expect([game.inPlay(0), game.reserve(0), game.crystals(0)]).toEqual([[66], 'A', 1])
  })

  test('EK-CARD-16.2 two crystals: the top three cards in any order', () => {
    const game = telescope().play('activate 66')
    expect([game.crystals(0), game.turned(0, 66)]).toEqual([3, true])
    expect(game.legal().sort()).toEqual(['next amulet-of-air', 'next amulet-of-earth', 'next amulet-of-fire'])
    game.play('next 3; next 1')
    expect(game.pile).toEqual([3, 1, 2, 4])
    expect(game.asked).toBe('act')
  })

  test('EK-CARD-16.3 not with fewer than 2 crystals', () => {
    const game = telescope({ crystals: 1 })
    expect([game.can('activate 66'), game.why('activate 66')]).toEqual([false, ['too-few-crystals']])
  })

  test('EK-CARD-16.4 with fewer than three cards those', () => {
    const game = telescope({}, '1 2').play('activate 66; next 2')
    expect([game.pile, game.asked]).toEqual([[2, 1], 'act'])
  })
})

describe('67 Argos Hawk', () => {
  test('EK-CARD-17.0 familiar for 1 air and 1 earth, 4 points, activated', () => {
    expect(factsOf(67)).toEqual({ type: 'familiar', cost: 'AE', points: 4, activated: true, copies: 2 })
  })

  test('EK-CARD-17.1 ten crystals and the gauge rises', () => {
    const game = duel({ hand: '67', reserve: 'AE', gauge: 3 }).play('summon 67')
    expect([game.crystals(0), game.gauge(0), game.inPlay(0)]).toEqual([10, 4, [67]])
  })

  test('EK-CARD-17.2 sacrificed: opponents lose a gauge and gain 6', () => {
    const game = kingdom({
      players: 3,
      seats: [
        { play: '67', gauge: 4 },
        { gauge: 5, crystals: 1 },
        { gauge: 2, crystals: 2 },
      ],
    }).play('activate 67')
    expect([game.inPlay(0), game.discard[0]]).toEqual([[], 67])
    expect([0, 1, 2].map((seat) => game.gauge(seat))).toEqual([4, 4, 1])
    expect([0, 1, 2].map((seat) => game.crystals(seat))).toEqual([0, 7, 8])
  })

  test('EK-CARD-17.3 a gauge of 0 stays, the crystals come', () => {
    const game = duel({ play: '67' }, {}, { gauge: 0 }).play('activate 67')
    expect([game.gauge(1), game.crystals(1)]).toEqual([0, 6])
  })

  test('EK-CARD-17.4 cards above the gauge stay', () => {
    const game = duel({ play: '67' }, {}, { gauge: 2, play: '7 9' }).play('activate 67')
    expect([game.gauge(1), game.inPlay(1)]).toEqual([1, [7, 9]])
  })

  test('EK-CARD-17.5 a Shield may go instead, after the effect', () => {
    const game = duel({ play: '67 63' }, {}, { gauge: 3 }).play('activate 67; shield 63')
    expect([game.inPlay(0), game.turned(0, 67), game.crystals(0)]).toEqual([[67], true, 10])
    expect([game.gauge(1), game.crystals(1)]).toEqual([2, 6])
  })
})
