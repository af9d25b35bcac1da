import { describe, expect, test } from 'vitest'
import { kingdom } from '../testing/index.ts'

/** Cards of Enchanted Kingdom where they rarely meet. */

describe('Shield of Zira', () => {
  test('END-04 its crystals for Titus are ordered against Damned Soul, even if nobody can pay', () => {
    const seats = [{ crystals: 1, play: '39 50 63' }, {}]
    const game = () => kingdom({ active: 1, first: 0, seats }).endTurn()
    expect([game().asked, game().moves('resolve').length]).toEqual(['resolve', 2])
    expect(game().play('resolve 50; shield 63').crystals(0)).toBe(10)
    expect(game().play('resolve 39; shield 63').crystals(0)).toBe(8)
  })

  test('EK-CARD-18.11 a Raven whose own Shield has left with the same sacrifice saves no other', () => {
    const seats = [{ play: '63 1', ability: 'offering' }, { play: '68=63 68=63' }]
    const game = kingdom({ seats }).play('token offering; sacrifice 1; shield 63')
    expect([game.inPlay(1), game.crystals(1), game.asked]).toEqual([[], 0, 'act'])
  })
})

describe("Argos' Embrace", () => {
  test('CARD-038.2 an opponent pays for the card of Demon before the next one draws', () => {
    const seats = [{ hand: '38', reserve: 'AWFE' }, { hand: '1' }, { hand: '2' }]
    const game = kingdom({ players: 3, enchantment: 'argos-embrace', seats, pile: '22', discard: '' })
    game.play('summon 38; discard 1')
    expect([game.hand(1), game.hand(2), game.seat, game.asked]).toEqual([[22], [1, 2], 2, 'lose'])
  })

  test('CARD-036.6 the room that a sacrifice for the drawn card makes is there for the tokens of Crown', () => {
    const seats = [{ hand: '36', reserve: 'AW', play: '57' }, {}]
    const game = kingdom({ enchantment: 'argos-embrace', seats, pile: '22 1 2', discard: '' })
    game.play('summon 36; sacrifice 57')
    while (game.asked === 'take') game.play('take fire')
    expect([game.capacity(0), game.reserve(0)]).toEqual([7, 'FFFFFFF'])
  })
  test('DIE-07 what a Grimoire taken back no longer holds is returned before a card is given up for it', () => {
    const seats = [{ hand: '54', reserve: 'AAAAWWWWFFF', play: '18 57', markers: 0 }, {}]
    const game = kingdom({ enchantment: 'argos-embrace', seats }).play('summon 54; recall 18')
    expect([game.asked, game.capacity(0), game.reserve(0)]).toEqual(['return', 6, 'AAAWWWFFF'])
    game.play('return air; return air; return air')
    expect([game.asked, game.play('sacrifice 57').reserve(0)]).toEqual(['lose', 'WWWFFF'])
  })

  test('DIE-07 ... and before the Raven that copied it falls', () => {
    const seats = [{ hand: '54', reserve: 'AAAAWWWWFF', play: '18' }, { play: '68=18 63' }]
    const game = kingdom({ seats }).play('summon 54')
    expect([game.asked, game.seat]).toEqual(['return', 0])
    game.play('return water')
    expect([game.asked, game.seat]).toEqual(['shield', 1])
  })
})

describe('the order of end-of-round effects', () => {
  const asked = (play: string, reserve = '') =>
    kingdom({ active: 1, first: 0, seats: [{ play, reserve }, {}] }).endTurn().asked

  test('END-04 it is asked for where a token may move', () => {
    expect([asked('51:E 13'), asked('52 13', 'AWFE'), asked('52 14')]).toEqual(['resolve', 'resolve', 'resolve'])
    expect(asked('53 13', 'AWFE')).toBe('resolve')
  })

  test('END-04 it is not asked for where there is no token to move', () => {
    expect([asked('51 13', 'AWFE'), asked('52 13'), asked('53 52')]).toEqual(['dice', 'dice', 'dice'])
  })
})
