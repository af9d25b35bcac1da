import { SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { face, type Scenario, type SeatSetup, scenario } from '../testing/index.ts'

/** Seat 0's turn after its die; the other seat as given. */
const turn = (seat: SeatSetup, other: SeatSetup = {}, rest: { pile?: string; discard?: string } = {}): Scenario =>
  scenario({ ...rest, seats: [seat, other] })

/** Everything that reacts to a summoning: the own Staff and Vase, the opponent's Leech. */
const WATCHED = '6 30'
const LEECH = { play: '33' }

describe('SUM cost and room', () => {
  test('SUM-01 a card is summoned by its cost and with room on the gauge', () => {
    const seat = { hand: '3', reserve: 'EE', gauge: 2, play: '22' }
    const game = turn(seat).play('summon 3')
    expect([game.inPlay(0), game.hand(0), game.reserve(0)]).toEqual([[22, 3], [], ''])
    expect(turn({ ...seat, gauge: 1 }).why('summon 3')).toEqual(['gauge-full'])
    expect(turn({ ...seat, reserve: 'EW' }).why('summon 3')).toEqual(['missing-energy'])
    expect(turn({ ...seat, hand: '1' }).why('summon 3')).toEqual(['not-in-hand'])
    for (const wrong of [{ gauge: 1 }, { reserve: 'EW' }, { hand: '1' }])
      turn({ ...seat, ...wrong }).refused('summon 3')
  })

  test('SUM-02 energy is paid in the kinds shown, from the reserve and from Amulet of Water', () => {
    expect(turn({ hand: '3', reserve: 'EAWFAWF' }).can('summon 3')).toBe(false)
    expect(turn({ hand: '3', reserve: 'E', play: '35:EEE' }).can('summon 3')).toBe(false)
    const both = turn({ hand: '3', reserve: 'AE', play: '4:EW' }).play('summon 3')
    expect([both.reserve(0), both.stored(0, 4), both.inPlay(0)]).toEqual(['A', 'W', [4, 3]])
    const amulet = () => turn({ hand: '3', reserve: 'AEE', play: '4:EEW' }).play('summon 3')
    expect(amulet().legal()).toEqual(['pay earth', 'pay earth from amulet'])
    const cards = amulet().play('pay earth from amulet; pay earth from amulet')
    expect([cards.reserve(0), cards.stored(0, 4)]).toEqual(['AEE', 'W'])
    const mixed = amulet().play('pay earth; pay earth from amulet')
    expect([mixed.reserve(0), mixed.stored(0, 4)]).toEqual(['AE', 'WE'])
  })

  test('SUM-03 crystals are paid from the crystal total', () => {
    const game = turn({ hand: '22 12', crystals: 25 }).play('summon 22')
    expect([game.crystals(0), game.crystals(1)]).toEqual([5, 0])
    expect(turn({ hand: '22', crystals: 19, reserve: 'AAWWFFE' }).why('summon 22')).toEqual(['missing-crystals'])
  })

  test('SUM-04 a cost by the number of players', () => {
    for (const players of [2, 3, 4]) {
      const at = players - 2
      const crystals: readonly (readonly [number, number])[] = [
        [11, [3, 6, 9][at]!],
        [33, [2, 5, 8][at]!],
        [41, [0, 3, 6][at]!],
      ]
      for (const [card, price] of crystals) {
        const table = (held: number) => scenario({ players, seats: [{ hand: `${card}`, crystals: held }, {}] })
        expect(table(price).play(`summon ${card}`).crystals(0)).toBe(0)
        if (price > 0) expect(table(price - 1).can(`summon ${card}`)).toBe(false)
      }
      const energies = [
        [39, 'F'],
        [49, 'E'],
      ] as const
      for (const [card, letter] of energies) {
        const table = (n: number) => scenario({ players, seats: [{ hand: `${card}`, reserve: letter.repeat(n) }, {}] })
        expect(table(4).play(`summon ${card}`).reserve(0)).toBe(letter.repeat(4 - (players - 1)))
        expect(table(players - 2).can(`summon ${card}`)).toBe(false)
      }
    }
  })

  test('SUM-05 a card without cost is free but needs room', () => {
    for (const card of [7, 15, 35]) {
      const game = turn({ hand: `${card}`, gauge: 1, reserve: 'AWFE', crystals: 4 }).play(`summon ${card}`)
      expect([game.inPlay(0), game.reserve(0), game.crystals(0)]).toEqual([[card], 'AWFE', 4])
      expect(turn({ hand: `${card}`, gauge: 1 }).can(`summon ${card}`)).toBe(true)
      expect(turn({ hand: `${card}`, gauge: 1, play: '22' }).why(`summon ${card}`)).toEqual(['gauge-full'])
      expect(turn({ hand: `${card}`, gauge: 0 }).why(`summon ${card}`)).toEqual(['gauge-full'])
    }
  })

  test('SUM-06 the gauge limits the cards in play', () => {
    for (let gauge = 0; gauge <= 5; gauge++) {
      const game = turn({ hand: '15 15 35 35 41 41', gauge })
      for (let guard = 0; game.moves('summon').length > 0 && guard < 9; guard++) game.play(game.moves('summon')[0]!)
      expect([gauge, game.inPlay(0).length]).toEqual([gauge, gauge])
    }
  })

  test('SUM-07 with 3 cards and gauge 4 Hand of Fortune costs 1 earth, 1 fire, 1 air and 3 crystals', () => {
    const seat = { hand: '20', play: '22 29 3', gauge: 4, reserve: 'AAFE', crystals: 4 }
    const game = turn(seat).play('summon 20')
    expect([game.inPlay(0), game.reserve(0), game.crystals(0)]).toEqual([[22, 29, 3, 20], 'A', 1])
    for (const lacking of [{ reserve: 'AAF' }, { reserve: 'AAE' }, { reserve: 'FFE' }, { crystals: 2 }, { gauge: 3 }])
      expect(turn({ ...seat, ...lacking }).can('summon 20')).toBe(false)
  })

  test('SUM-08 any number of cards in one turn', () => {
    const game = turn({ hand: '3 7 15 22 29 35 41', reserve: 'EEWWW' })
    game.play('summon 3; summon 29; summon 22; summon 15; summon 35; summon 41; summon 7; marker +1')
    expect([game.inPlay(0), game.hand(0), game.seat]).toEqual([[3, 29, 22, 15, 35, 41, 7], [], 0])
  })

  test("SUM-09 only in the player's own turn, after the die", () => {
    const seats = [
      { hand: '7', die: face({ draw: 1 }) },
      { hand: '15', die: face({ crystals: 6 }) },
    ]
    const dice = scenario({ at: 'dice', dice: 'winter1.1 winter2.1 winter3.1', seats })
    expect([dice.moves('summon'), dice.why('summon 7')]).toEqual([[], ['not-your-turn']])
    const game = scenario({ at: 'die', pile: '22 1 2', seats })
    expect([game.moves('summon'), game.why('summon 7')]).toEqual([[], ['die-first']])
    expect(game.refused('summon 15', 1).code).toBe('not-to-act')
    // The draw symbol is carried out to its end first.
    expect(game.play('go').can('summon 7')).toBe(false)
    expect(game.play('keep 22').can('summon 7')).toBe(true)
    expect([game.can('summon 15', 1), game.why('summon 15', 1)]).toEqual([false, ['not-you', 'not-your-turn']])
    expect(game.play('end').can('summon 15', 1)).toBe(true)
    expect(game.refused('summon 7', 0).code).toBe('not-to-act')
  })

  test('SUM-10 a second copy may be summoned, and the effects of both add up', () => {
    const both = turn({ hand: '8 8', reserve: 'AAFFE' }).play('summon 8; summon 8; bonus transmute; transmute earth')
    expect([both.inPlay(0), both.crystals(0)]).toEqual([[8, 8], 3 + 1 + 2])
    const staffs = turn({ hand: '6 15', play: '6', reserve: 'EEE' }).play('summon 6; summon 15')
    expect([staffs.inPlay(0), staffs.crystals(0)]).toEqual([[6, 6, 15], 3 + 6])
  })

  test('SUM-11 the summoned card is public', () => {
    const game = turn({ hand: '3 29', reserve: 'EE' })
    for (const viewer of [1, SPECTATOR]) expect(game.view(viewer).players[0]!.play).toEqual([])
    game.play('summon 3')
    for (const viewer of [1, SPECTATOR]) {
      const { play, handSize } = game.view(viewer).players[0]!
      expect([play.map(({ card, turned }) => [card, turned]), handSize]).toEqual([[[3, false]], 1])
    }
  })
})

describe('SUM sequence and free cards', () => {
  test('SUM-12 Leech, cost, card enters, rewards, effect', () => {
    const seat = { hand: '1', gauge: 9, crystals: 5, reserve: 'AA', play: '4:AA 6 30' }
    const game = turn(seat, LEECH).play('summon 1')
    // The Leech is paid; the cost is being paid; the card is not there yet.
    expect([game.asked, game.crystals(0), game.crystals(1)]).toEqual(['pay', 4, 1])
    expect([game.inPlay(0), game.reserve(0), game.stored(0, 4)]).toEqual([[4, 6, 30], 'AA', 'AA'])
    game.play('pay air; pay air')
    // The card is there; Staff has given 3 and the Vase gives a token; the effect is still to come.
    expect([game.asked, game.askedBy, game.inPlay(0), game.gauge(0)]).toEqual(['take', 30, [4, 6, 30, 1], 9])
    expect([game.crystals(0), game.reserve(0)]).toEqual([7, ''])
    game.play('take earth')
    expect([game.asked, game.gauge(0), game.reserve(0)]).toEqual(['act', 11, 'E'])
    // Rewards do not help to pay.
    expect(turn({ hand: '12', crystals: 3, play: WATCHED }, LEECH).can('summon 12')).toBe(false)
    expect(turn({ hand: '49', play: '30' }).can('summon 49')).toBe(false)
  })

  test('SUM-13 Staff and Vase do not reward their own summoning, but that of a further copy', () => {
    const staff = turn({ hand: '6 6', reserve: 'EEEEEE' }).play('summon 6')
    expect(staff.crystals(0)).toBe(0)
    expect(staff.play('summon 6').crystals(0)).toBe(3)
    const vase = turn({ hand: '30 30', reserve: 'WWFFEE' }).play('summon 30')
    expect([vase.asked, vase.reserve(0)]).toEqual(['act', 'WFE'])
    vase.play('summon 30')
    expect([vase.asked, vase.askedBy]).toEqual(['take', 30])
    expect([vase.play('take air').reserve(0), vase.asked]).toEqual(['A', 'act'])
  })

  test('SUM-14 a card put into play for free pays no cost', () => {
    const chalice = turn({ hand: '9', reserve: 'AWFE', crystals: 2 }, {}, { pile: '45 22 3 8 10', discard: '' })
    chalice.play('summon 9; put 45')
    expect([chalice.inPlay(0), chalice.reserve(0), chalice.crystals(0)]).toEqual([[9, 45], '', 2])
    const dreams = turn({ hand: '22 3', play: '24', crystals: 2 }).play('activate 24; put 22')
    expect([dreams.inPlay(0), dreams.crystals(0), dreams.hand(0)]).toEqual([[22], 2, [3]])
    const orb = turn({ play: '34', reserve: 'WWWWAE', crystals: 2 }, {}, { pile: '22 3', discard: '' })
    orb.play('activate 34; put 22; pay water; pay water; pay water; pay water')
    expect([orb.inPlay(0), orb.crystals(0), orb.reserve(0), orb.pile]).toEqual([[34, 22], 2, 'AE', [3]])
  })

  test('SUM-15 a card put into play for free needs room', () => {
    const pile = { pile: '45 22 3 8 10', discard: '' }
    const chalice = turn({ hand: '9', reserve: 'AWFE', gauge: 1 }, {}, pile).play('summon 9')
    expect([chalice.inPlay(0), chalice.asked]).toEqual([[9], 'act'])
    expect([...chalice.discard].sort((a, b) => a - b)).toEqual([3, 8, 22, 45])
    const orb = turn({ play: '34', reserve: 'WWWW', gauge: 1 }, {}, pile).play('activate 34')
    expect([orb.asked, orb.inPlay(0), orb.pile[0], orb.reserve(0)]).toEqual(['act', [34], 45, 'WWWW'])
    // The Potion's own place becomes free.
    expect(turn({ play: '24 22', hand: '3 8', gauge: 2 }).play('activate 24; put 3').inPlay(0)).toEqual([22, 3])
    expect(turn({ play: '24 22', hand: '3', gauge: 1 }).why('activate 24')).toEqual(['no-room'])
  })

  test('SUM-16 a card put into play for free triggers neither Leech nor Staff nor Vase', () => {
    const pile = { pile: '22 3 8 10 1', discard: '' }
    const dreams = turn({ play: `24 ${WATCHED}`, hand: '22 8', crystals: 4 }, LEECH).play('activate 24; put 22')
    expect([dreams.asked, dreams.crystals(0), dreams.crystals(1)]).toEqual(['act', 4, 0])
    expect(dreams.inPlay(0)).toEqual([6, 30, 22])
    const orb = turn({ play: `34 ${WATCHED}`, reserve: 'AAAA', crystals: 4 }, LEECH, pile).play('activate 34; put 22')
    expect([orb.asked, orb.crystals(0), orb.crystals(1), orb.reserve(0)]).toEqual(['act', 4, 0, ''])
    // The Chalice itself is summoned: one Leech payment, one reward each, and none for the second card.
    const chalice = turn({ play: WATCHED, hand: '9', reserve: 'AWFE', crystals: 4 }, LEECH, pile)
    chalice.play('summon 9; take air; put 22')
    expect([chalice.asked, chalice.crystals(0), chalice.crystals(1)]).toEqual(['act', 4 - 1 + 3, 1])
    expect([chalice.reserve(0), chalice.inPlay(0)]).toEqual(['A', [6, 30, 9, 22]])
    // Even without the crystal for the Leech.
    const poor = turn({ play: '24', hand: '15 22' }, LEECH)
    expect([poor.can('summon 15'), poor.play('activate 24; put 15').inPlay(0)]).toEqual([false, [15]])
  })

  test('SUM-17 a card put into play for free carries out its own effects', () => {
    expect(turn({ play: '24', hand: '29 8' }).play('activate 24; put 29').crystals(0)).toBe(20)
    const grimoire = turn({ play: '24', hand: '18 8' }).play('activate 24; put 18; take fire; take earth')
    expect([grimoire.reserve(0), grimoire.view(0).players[0]!.capacity]).toEqual(['FE', 10])
    const orb = turn({ play: '34', reserve: 'AAAA', gauge: 5 }, {}, { pile: '1 2', discard: '' })
    expect(orb.play('activate 34; put 1').gauge(0)).toBe(7)
    // Elemental Amulet counts as paid with all four energies.
    const four = turn({ play: '24', hand: '31 8', gauge: 5 }, {}, { pile: '22 2', discard: '' })
    four.play('activate 24; put 31')
    while (four.asked === 'take') four.play('take fire')
    expect([four.gauge(0), four.crystals(0), four.hand(0), four.reserve(0)]).toEqual([6, 5, [8, 22], 'FF'])
  })
})

describe('SUM above the gauge', () => {
  const demon = { hand: '38', reserve: 'AWFE' }
  const above = () => turn(demon, { gauge: 2, play: '22 29', hand: '15', reserve: 'EE' }).play('summon 38')

  test('SUM-18 cards above the gauge stay in play', () => {
    const game = above()
    expect([game.gauge(1), game.inPlay(1)]).toEqual([1, [22, 29]])
    expect(game.play('end; end').inPlay(1)).toEqual([22, 29])
    const soul = turn({ play: '50', reserve: 'W' }, { gauge: 1, play: '22' }).play('activate 50; end; end')
    expect([soul.gauge(1), soul.inPlay(1)]).toEqual([1, [22, 50]])
  })

  test('SUM-19 a player above the gauge may not sacrifice cards for that', () => {
    const game = above().play('end')
    expect([game.seat, game.moves('sacrifice')]).toEqual([1, []])
    expect(game.refused('sacrifice 22').code).toBe('illegal-move')
    const soul = turn({ play: '50', reserve: 'W' }, { gauge: 1, play: '22' }).play('activate 50; end')
    expect([soul.seat, soul.moves('sacrifice'), soul.refused('sacrifice 50').code]).toEqual([1, [], 'illegal-move'])
  })

  test('SUM-20 no other card comes in until the gauge exceeds the number in play', () => {
    const game = above().play('end')
    const can = [game.can('summon 15')]
    for (const _ of [1, 2]) can.push(game.play('bonus gauge').can('summon 15'))
    expect([can, game.gauge(1)]).toEqual([[false, false, true], 3])
    // Nor for free: with the Potion gone there are still as many cards as the gauge allows.
    const dreams = turn({ gauge: 2, play: '24 22 29', hand: '15' })
    expect(dreams.why('activate 24')).toEqual(['no-room'])
    const orb = turn({ gauge: 1, play: '34 22', reserve: 'AAAA' }, {}, { pile: '3 1', discard: '' })
    expect(orb.play('activate 34').inPlay(0)).toEqual([34, 22])
  })

  test('SUM-21 the gauge never falls below 0', () => {
    expect(turn(demon, { gauge: 0 }).play('summon 38').gauge(1)).toBe(0)
    const twice = scenario({ players: 3, seats: [{ hand: '38 38', reserve: 'AAWWFFE', play: '20' }, { gauge: 1 }, {}] })
    twice.play('summon 38; save earth; summon 38; save earth')
    expect([twice.gauge(1), twice.gauge(2), twice.reserve(0)]).toEqual([0, 13, 'E'])
  })
})

describe('SUM leaving play', () => {
  test('SUM-22 a sacrifice and a discard both go onto the discard pile', () => {
    const seat = { play: '22 44 16', hand: '10 3', reserve: 'A' }
    const kriss = (move: string) => turn(seat, {}, { pile: '1 2', discard: '5' }).play(`activate 44; ${move}`)
    const sacrificed = kriss('sacrifice 16')
    expect([sacrificed.inPlay(0), sacrificed.hand(0), sacrificed.discard]).toEqual([
      [22, 44],
      [3, 10],
      [16, 5],
    ])
    const discarded = kriss('discard 10')
    expect([discarded.inPlay(0), discarded.hand(0), discarded.discard]).toEqual([[22, 44, 16], [3], [10, 5]])
  })

  test('SUM-23 tokens on a card that leaves play go to the bank', () => {
    const seat = { play: '4:WWE 35:AAF 37', reserve: 'E' }
    const skull = turn(seat).play('activate 37')
    expect([skull.inPlay(0), skull.reserve(0)]).toEqual([[], 'E'])
    const amsug = turn({ hand: '17', play: '4:WWE 22', reserve: 'AWF' }).play('summon 17; pay water; recall 4')
    expect([amsug.hand(0), amsug.reserve(0), amsug.inPlay(0)]).toEqual([[4], 'F', [22, 17]])
    expect(amsug.play('bonus transmute').moves('transmute')).toEqual(['transmute fire'])
  })

  test('SUM-24 a card that leaves play loses its lasting effects at once', () => {
    const leech = turn({ hand: '10 15', reserve: 'FFF', crystals: 1 }, LEECH).play('summon 10')
    expect([leech.crystals(0), leech.inPlay(1), leech.play('summon 15').crystals(0)]).toEqual([0, [], 0])
    const skull = '22 29 37'
    const purse = turn({ play: `8 ${skull}`, reserve: 'E' }).play(
      'activate 37; sacrifice 8; sacrifice 22; sacrifice 29',
    )
    expect(purse.play('bonus transmute; transmute earth').crystals(0)).toBe(15 + 3 + 1)
    const staff = turn({ play: `6 ${skull}`, hand: '15' }).play('activate 37; sacrifice 6; sacrifice 22; sacrifice 29')
    expect(staff.play('summon 15').crystals(0)).toBe(15)
    const hand = turn({ play: `20 ${skull}`, hand: '3', reserve: 'E' })
    expect(hand.can('summon 3')).toBe(true)
    expect(hand.play('activate 37; sacrifice 20; sacrifice 22; sacrifice 29').can('summon 3')).toBe(false)
    const grimoire = turn({ play: '18 22 37', reserve: 'AAAAAAAWW' }).play('activate 37')
    expect([grimoire.asked, grimoire.view(0).players[0]!.capacity]).toEqual(['return', 7])
  })

  test('SUM-25 a card that comes back into play is a new card', () => {
    const cauldron = turn({ hand: '17', play: '35:AF 3', reserve: 'AWF' }).play('activate 35; place fire')
    expect([cauldron.turned(0, 35), cauldron.stored(0, 35)]).toEqual([true, 'AFF'])
    cauldron.play('summon 17; recall 35; summon 35')
    expect([cauldron.turned(0, 35), cauldron.stored(0, 35), cauldron.inPlay(0)]).toEqual([false, '', [3, 17, 35]])
    const earth = turn({ hand: '17', play: '3 22', reserve: 'AWEE' }).play('summon 17; recall 3; summon 3')
    expect([earth.crystals(0), earth.inPlay(0)]).toEqual([9, [22, 17, 3]])
    const amulet = turn({ hand: '17', play: '4:F 22', reserve: 'AWWW' }).play('summon 17; recall 4; summon 4')
    expect([amulet.asked, amulet.stored(0, 4)]).toEqual(['fill', ''])
    amulet.play('take earth; take earth; take earth; take earth')
    expect(amulet.stored(0, 4)).toBe('EEEE')
    // It may be activated again in the same round.
    const idol = turn({ hand: '17', play: '43 22', reserve: 'AAWWFE' }).play(
      'activate 43; summon 17; recall 43; summon 43',
    )
    expect([idol.crystals(0), idol.play('activate 43').crystals(0)]).toEqual([10, 11])
  })
})
