import { describe, expect, test } from 'vitest'
import { factsOf, kingdom, type Scenario, type SeatSetup } from '../testing/index.ts'

describe('69 Warden of Argos', () => {
  /** The first seat has just summoned it. */
  const warden = (own: SeatSetup, ...others: SeatSetup[]): Scenario =>
    kingdom({
      players: others.length + 1,
      seats: [{ ...own, hand: `69 ${own.hand ?? ''}`, reserve: `A${own.reserve ?? ''}` }, ...others],
    }).play('summon 69')

  test('EK-CARD-19.0 familiar for 1 air, 6 points', () => {
    expect(factsOf(69)).toEqual({ type: 'familiar', cost: 'A', points: 6, activated: false, copies: 2 })
  })

  test('EK-CARD-19.1 the owner chooses: tokens or cards', () => {
    expect(warden({ hand: '1' }, { reserve: 'A', hand: '2' }).legal()).toEqual(['option tokens', 'option cards'])
    const tokens = warden({ reserve: 'EEEE' }, { reserve: 'AAAA', hand: '2' }).play('option tokens')
    expect([tokens.reserve(0), tokens.reserve(1), tokens.hand(1)]).toEqual(['', '', [2]])
    const cards = warden({ hand: '1' }, { reserve: 'AAAA', hand: '2' }).play('option cards')
    expect([cards.hand(0), cards.hand(1), cards.reserve(1)]).toEqual([[], [], 'AAAA'])
  })

  test('EK-CARD-19.2 all players, the owner too', () => {
    const game = warden({ reserve: 'EEEEE' }, { reserve: 'AAAAA' }, { reserve: 'WWWWWW' }).play('option tokens')
    expect([0, 1, 2].map((seat) => game.reserve(seat))).toEqual(['E', 'A', 'WW'])
  })

  test('EK-CARD-19.3 with fewer than four, all of the reserve', () => {
    const game = warden({ reserve: 'EE' }, { reserve: 'AWF' }).play('option tokens')
    expect([game.reserve(0), game.reserve(1), game.asked]).toEqual(['', '', 'act'])
  })

  test('EK-CARD-19.4 each chooses what goes', () => {
    const game = warden({ reserve: 'EEEEF' }, { reserve: 'AAWWFF' }).play('option tokens')
    expect([game.seat, game.legal()]).toEqual([1, ['return air', 'return water', 'return fire']])
    game.play('return air; return air; return water; return fire')
    expect(game.reserve(1)).toBe('WF')
    expect([game.seat, game.legal()]).toEqual([0, ['return fire', 'return earth']])
    const cards = warden({ hand: '1 2' }, { hand: '3 4' }).play('option cards; discard 4; discard 1')
    expect([cards.hand(0), cards.hand(1)]).toEqual([[2], [3]])
  })

  test('EK-CARD-19.5 who has no cards is not touched by the second', () => {
    const game = warden({ hand: '1' }, { play: '7', reserve: 'A' }).play('option cards')
    expect([game.hand(0), game.inPlay(1), game.reserve(1)]).toEqual([[], [7], 'A'])
  })

  test('EK-CARD-19.6 tokens on cards are safe', () => {
    const game = warden({}, { play: '4:WWW 35:AA 62:F 53:EE', reserve: 'A' }).play('option tokens')
    expect(game.reserve(1)).toBe('')
    expect([4, 35, 62, 53].map((card) => game.stored(1, card))).toEqual(['WWW', 'AA', 'F', 'EE'])
  })

  test('EK-CARD-19.7 a Shield may answer the second', () => {
    const game = warden({}, { play: '63', hand: '1' }).play('option cards; shield 63')
    expect([game.hand(1), game.inPlay(1), game.crystals(1)]).toEqual([[1], [], 10])
  })

  test('EK-CARD-19.8 clockwise from the left, the owner last', () => {
    const order: number[] = []
    const game = warden({ hand: '1 2' }, { hand: '3 4' }, { hand: '5 6' }).play('option cards')
    while (game.asked === 'discard') {
      order.push(game.seat)
      game.play(game.legal()[0]!)
    }
    expect(order).toEqual([1, 2, 0])
  })
})

describe('70 Ratty Nightshade', () => {
  const ratty = (own: SeatSetup, ...others: SeatSetup[]): Scenario =>
    kingdom({ players: others.length + 1, seats: [{ hand: '70', crystals: 9, ...own }, ...others] }).play('summon 70')

  test('EK-CARD-20.0 familiar, 8 points', () => {
    expect(factsOf(70)).toEqual({ type: 'familiar', cost: ['2', '4', '6'], points: 8, activated: false, copies: 2 })
  })

  test('EK-CARD-20.1 it costs 2, 4 or 6 crystals', () => {
    expect(ratty({}, {}).crystals(0)).toBe(7)
    expect(ratty({}, {}, {}).crystals(0)).toBe(5)
    expect(ratty({}, {}, {}, {}).crystals(0)).toBe(3)
    expect(kingdom({ players: 4, seats: [{ hand: '70', crystals: 5 }] }).can('summon 70')).toBe(false)
  })

  test('EK-CARD-20.2 up to two tokens of one’s choice from each opponent', () => {
    const game = ratty({ reserve: 'E' }, { reserve: 'AAWF' }, { reserve: 'WWE' })
    expect([game.seat, game.legal()]).toEqual([0, ['take air', 'take water', 'take fire', 'option stop']])
    game.play('take fire; take air; take water; take earth')
    expect([game.reserve(0), game.reserve(1), game.reserve(2)]).toEqual(['AWFEE', 'AW', 'W'])
    expect(game.asked).toBe('act')
  })

  test('EK-CARD-20.3 where there is less, at most what is there', () => {
    const game = ratty({}, { reserve: 'F' }).play('take fire')
    expect([game.reserve(0), game.reserve(1), game.asked]).toEqual(['F', '', 'act'])
  })

  test('EK-CARD-20.4 one may take fewer', () => {
    const none = ratty({}, { reserve: 'AW' }).play('option stop')
    expect([none.reserve(0), none.reserve(1), none.asked]).toEqual(['', 'AW', 'act'])
    const one = ratty({}, { reserve: 'AW' }).play('take water; option stop')
    expect([one.reserve(0), one.reserve(1)]).toEqual(['W', 'A'])
    const each = ratty({}, { reserve: 'AW' }, { reserve: 'FE' }).play('option stop; take fire; option stop')
    expect([each.reserve(0), each.reserve(1), each.reserve(2)]).toEqual(['F', 'AW', 'E'])
  })

  test('EK-CARD-20.5 an empty reserve loses nothing', () => {
    const game = ratty({}, {}, { reserve: 'A' })
    expect(game.legal()).toEqual(['take air', 'option stop'])
    expect(ratty({}, {}).asked).toBe('act')
  })

  test('EK-CARD-20.6 tokens on cards cannot be taken', () => {
    const game = ratty({}, { play: '4:WWW 35:AA 62:F 53:EE' })
    expect(game.asked).toBe('act')
    expect([4, 35, 62, 53].map((card) => game.stored(1, card))).toEqual(['WWW', 'AA', 'F', 'EE'])
  })

  test('EK-CARD-20.7 the surplus is cut after all were taken', () => {
    const game = ratty({ reserve: 'EEEEEE' }, { reserve: 'AA' }, { reserve: 'WW' })
    game.play('take air; take air; take water; take water')
    expect([game.reserve(0), game.legal()]).toEqual(['AAWWEEEEEE', ['return air', 'return water', 'return earth']])
    game.play('return earth; return earth; return earth')
    expect([game.reserve(0), game.asked]).toEqual(['AAWWEEE', 'act'])
  })
})
