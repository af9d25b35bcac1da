import { describe, expect, test } from 'vitest'
import { kingdom, type SeatSetup } from '../testing/index.ts'

/** Shield of Zira answers losses that no card causes. */

describe('the Offering token', () => {
  const offering = (seat: SeatSetup) => kingdom({ seats: [{ ability: 'offering', ...seat }, {}] })

  test('EK-TOK-02.3 the Shield goes instead of the named card, in play or in hand', () => {
    const inPlay = offering({ play: '63 1' }).play('token offering; sacrifice 1')
    expect([inPlay.asked, inPlay.cause, inPlay.legal()]).toEqual([
      'shield',
      'ability.2',
      ['sacrifice amulet-of-air', 'shield shield-of-zira'],
    ])
    inPlay.play('shield 63')
    expect([inPlay.inPlay(0), inPlay.crystals(0), inPlay.discard[0], inPlay.used(0)]).toEqual([[1], 10, 63, true])
    const inHand = offering({ play: '63', hand: '1 2' }).play('token offering; discard 2; shield 63')
    expect([inHand.hand(0), inHand.inPlay(0), inHand.crystals(0)]).toEqual([[1, 2], [], 10])
    expect(inHand.view(1).players[0]?.hand).toEqual([])
  })

  test('EK-TOK-02.3 as the named card it brings nothing', () => {
    const game = offering({ play: '63 63', hand: '1' }).play('token offering; sacrifice 63')
    expect([game.inPlay(0), game.crystals(0), game.asked]).toEqual([[63], 0, 'act'])
  })

  test('EK-TOK-02.3 a Raven that copies a Shield will do', () => {
    const seats = [{ ability: 'offering', play: '68=63 1' }, { play: '63' }]
    const game = kingdom({ seats }).play('token offering; sacrifice 1; shield 68')
    expect([game.inPlay(0), game.inPlay(1), game.crystals(0)]).toEqual([[1], [63], 10])
  })
})

describe("Argos' Embrace", () => {
  const embrace = (seat: SeatSetup) =>
    kingdom({ enchantment: 'argos-embrace', seats: [{ play: '23 63', ...seat }, {}], pile: '2 3 5', discard: '' })

  test('EK-ENC-06.8 the Shield may answer the loss of a card', () => {
    const drawn = (seat: SeatSetup) => embrace(seat).play('activate 23; sacrifice 23')
    expect([drawn({}).asked, drawn({}).cause]).toEqual(['lose', 'enchantment.6'])
    const kept = drawn({}).play('discard 2; shield 63')
    expect([kept.hand(0), kept.inPlay(0), kept.crystals(0)]).toEqual([[2], [], 10])
    const lost = drawn({}).play('discard 2; discard 2')
    expect([lost.hand(0), lost.inPlay(0), lost.crystals(0)]).toEqual([[], [63], 0])
    // Its crystals come too late for the price, and the price is not asked twice.
    expect(drawn({ crystals: 4 }).play('discard 2; shield 63').crystals(0)).toBe(14)
    expect(drawn({ crystals: 5 }).crystals(0)).toBe(0)
  })

  test('EK-ENC-06.8 a Shield that is promised for the potion may go for the price; then the potion goes', () => {
    const game = embrace({}).play('activate 23; shield 63; discard 2')
    expect([game.asked, game.moves('shield')]).toEqual(['act', []])
    expect([game.inPlay(0), game.hand(0), game.crystals(0)]).toEqual([[23], [], 10])
    const named = embrace({}).play('activate 23; shield 63; sacrifice 63')
    expect([named.inPlay(0), named.hand(0), named.crystals(0)]).toEqual([[], [2], 0])
  })
})

describe('Drought', () => {
  const summer = (seat: SeatSetup) =>
    kingdom({
      enchantment: 'drought',
      space: 6,
      pips: 1,
      active: 1,
      first: 0,
      seats: [{ crystals: 9, ...seat }, {}],
    }).endTurn()

  test('EK-ENC-09.7 the Shield may answer the sacrifice', () => {
    const game = summer({ play: '63 1' })
    expect([game.asked, game.cause]).toEqual(['lose-or-shrink', 'enchantment.9'])
    game.play('sacrifice 1; shield 63')
    expect([game.inPlay(0), game.crystals(0), game.capacity(0)]).toEqual([[1], 19, 7])
    const itself = summer({ play: '63 1' }).play('sacrifice 63')
    expect([itself.inPlay(0), itself.crystals(0)]).toEqual([[1], 9])
    // It does not answer the loss of capacity.
    const shrunk = summer({ play: '63 1' }).play('option shrink')
    expect([shrunk.inPlay(0), shrunk.capacity(0), shrunk.moves('shield')]).toEqual([[63, 1], 6, []])
  })
})
