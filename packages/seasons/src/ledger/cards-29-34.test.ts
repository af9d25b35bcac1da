import { SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'
import { expectFacts } from './card-facts.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
  scenario({ seats: [own, other], ...rest })
const ANY = ['take air', 'take water', 'take fire', 'take earth']

describe("29 Olaf's Blessed Statue", () => {
  test('CARD-029.0 facts', () => expectFacts(29, { kind: 'item', energy: 'WWW', points: 0 }))

  test('CARD-029.1 20 crystals', () => {
    const game = duel({ hand: '29 29', reserve: 'WWWWWW', crystals: 1 }).play('summon 29')
    expect([game.crystals(0), game.crystals(1), game.reserve(0)]).toEqual([21, 0, 'WWW'])
    expect(game.play('summon 29').crystals(0)).toBe(41)
  })
})

describe("30 Yjang's Forgotten Vase", () => {
  test('CARD-030.0 facts', () => expectFacts(30, { kind: 'item', energy: 'WFE', points: 6 }))

  test('CARD-030.1 a token of any kind for each summoning', () => {
    const game = duel({ play: '30', hand: '15 22', crystals: 20 }).play('summon 15')
    expect(game.legal()).toEqual(ANY)
    game.play('take air; summon 22; take earth')
    expect([game.reserve(0), game.asked]).toEqual(['AE', 'act'])
    const opponent = duel({ hand: '22', crystals: 20 }, {}, { play: '30' }).play('summon 22')
    expect([opponent.asked, opponent.seat, opponent.reserve(1)]).toEqual(['act', 0, ''])
  })

  test('CARD-030.2 nothing for cards put into play', () => {
    const chalice = duel({ play: '30', hand: '9', reserve: 'AWFE' }, { pile: '22 1 2 3 4' })
    chalice.play('summon 9; take fire; put 22')
    expect([chalice.inPlay(0), chalice.reserve(0), chalice.asked]).toEqual([[30, 9, 22], 'F', 'act'])
    const orb = duel({ play: '30 34', reserve: 'AAAA' }, { pile: '22 1' }).play('activate 34; put 22')
    expect([orb.inPlay(0), orb.reserve(0), orb.asked]).toEqual([[30, 34, 22], '', 'act'])
    const dreams = duel({ play: '30 24', hand: '22' }).play('activate 24')
    expect([dreams.inPlay(0), dreams.reserve(0), dreams.asked]).toEqual([[30, 22], '', 'act'])
  })

  test('CARD-030.3 not for its own summoning, but a first copy rewards the second', () => {
    const game = duel({ hand: '30 30', reserve: 'WWFFEE' }).play('summon 30')
    expect([game.reserve(0), game.asked]).toEqual(['WFE', 'act'])
    expect(game.play('summon 30').asked).toBe('take')
    game.play('take air')
    expect([game.reserve(0), game.asked]).toEqual(['A', 'act'])
  })

  test('CARD-030.4 taken before the effect of the summoned card, with the cut at once', () => {
    const game = duel({ play: '30 4:WWWE', hand: '29', reserve: 'AAAAAAA' }).play('summon 29')
    expect([game.asked, game.crystals(0), game.inPlay(0)]).toEqual(['take', 0, [30, 4, 29]])
    game.play('take fire')
    expect([game.legal(), game.crystals(0)]).toEqual([['return air', 'return fire'], 0])
    game.play('return air')
    expect([game.reserve(0), game.crystals(0), game.asked]).toEqual(['AAAAAAF', 20, 'act'])
  })

  test('CARD-030.5 two copies give two tokens', () => {
    const game = duel({ play: '30 30', hand: '22', crystals: 20 }).play('summon 22; take fire; take air')
    expect([game.reserve(0), game.asked]).toEqual(['AF', 'act'])
  })
})

describe('31 Elemental Amulet', () => {
  const amulet = (reserve: string, rest: SeatSetup = {}): Scenario =>
    duel({ hand: '31', reserve, gauge: 5, ...rest }, { pile: '22 3 4', discard: '2' }).play('summon 31')
  /** Gauge steps, crystals and cards that it brought. */
  const gains = (game: Scenario): number[] => [game.gauge(0) - 5, game.crystals(0), game.hand(0).length]

  test('CARD-031.0 facts', () => {
    for (const energy of ['A', 'W', 'F', 'E']) expect(duel({ hand: '31', reserve: energy }).can('summon 31')).toBe(true)
    expect(duel({ hand: '31', crystals: 30 }).can('summon 31')).toBe(false)
    const chest = duel({ play: '46 31', reserve: 'AWFE', crystals: 9 })
    expect([chest.score(0), chest.moves('activate')]).toEqual([9 + 10 + 2 + 20, []])
    expect(duel({ hand: '31 31' }).hand(0)).toEqual([31, 31])
    expect(() => duel({ hand: '31 31 31' })).toThrow('no further copy')
  })

  test('CARD-031.1 the cost is a set of one to four different energies', () => {
    const all = amulet('AWFE')
    expect(all.legal()).toHaveLength(15)
    expect(all.legal().every((text) => text.startsWith('with '))).toBe(true)
    expect(amulet('WWF').legal()).toEqual(['with water', 'with fire', 'with water+fire'])
    expect(amulet('AWFE').play('with fire+earth').reserve(0)).toBe('AW')
    expect(amulet('AFE').play('with air+fire+earth').reserve(0)).toBe('')
  })

  test('CARD-031.2 water: two tokens', () => {
    const game = amulet('WA').play('with water')
    expect([game.reserve(0), game.legal()]).toEqual(['A', ANY])
    expect(game.play('take fire').legal()).toEqual(ANY)
    expect(game.play('take earth').reserve(0)).toBe('AFE')
    expect([game.asked, gains(game)]).toEqual(['act', [0, 0, 0]])
  })

  test('CARD-031.3 earth: five crystals', () => {
    const game = amulet('EA').play('with earth')
    expect([game.asked, game.reserve(0), gains(game)]).toEqual(['act', 'A', [0, 5, 0]])
  })

  test('CARD-031.4 fire: a card, which must be kept', () => {
    const game = amulet('FA').play('with fire')
    expect([game.asked, game.reserve(0), gains(game)]).toEqual(['act', 'A', [0, 0, 1]])
    expect([game.hand(0), game.pile, game.discard]).toEqual([[22], [3, 4], [2]])
    game.refused('discard 22')
  })

  test('CARD-031.5 air: a step of the gauge', () => {
    const game = amulet('EA').play('with air')
    expect([game.asked, game.reserve(0), gains(game)]).toEqual(['act', 'E', [1, 0, 0]])
  })

  test('CARD-031.6 no energy is paid twice', () => {
    const game = amulet('EEEE')
    expect([game.asked, game.reserve(0), game.crystals(0)]).toEqual(['act', 'EEE', 5])
    expect(amulet('AAEE').legal()).toEqual(['with air', 'with earth', 'with air+earth'])
  })

  test('CARD-031.7 without energy it cannot be summoned', () => {
    for (const play of ['', '20', '35:AA']) {
      const game = duel({ hand: '31', play, crystals: 9 })
      expect([game.can('summon 31'), game.why('summon 31')]).toEqual([false, ['no-token']])
      game.refused('summon 31')
    }
    expect(duel({ hand: '31', play: '4:E' }).play('summon 31').crystals(0)).toBe(5)
  })

  test('CARD-031.8 Hand of Fortune: one token less a copy, at least one, with all effects', () => {
    const one = amulet('AWFE', { play: '20' }).play('with air+water+fire+earth')
    expect(one.moves('save')).toHaveLength(4)
    one.play('save earth; take water; take water')
    expect([one.reserve(0), gains(one)]).toEqual(['WWE', [1, 5, 1]])
    const two = amulet('AFE', { play: '20 20' }).play('with air+fire+earth; save air; save earth')
    expect([two.reserve(0), gains(two)]).toEqual(['AE', [1, 5, 1]])
    const floor = amulet('AE', { play: '20 20' }).play('with air+earth; save air')
    expect([floor.reserve(0), gains(floor)]).toEqual(['A', [1, 5, 0]])
    const single = amulet('AE', { play: '20 20' }).play('with earth')
    expect([single.reserve(0), gains(single)]).toEqual(['A', [0, 5, 0]])
  })

  test('CARD-031.9 the saved kind need not be owned', () => {
    const game = amulet('F', { play: '20' })
    expect(game.legal()).toEqual(['with fire', 'with air+fire', 'with water+fire', 'with fire+earth'])
    game.play('with fire+earth')
    expect([game.reserve(0), gains(game)]).toEqual(['', [0, 5, 1]])
    const two = amulet('F', { play: '20 20' }).play('with air+fire+earth')
    expect([two.reserve(0), gains(two)]).toEqual(['', [1, 5, 1]])
  })

  test('CARD-031.10 put into play for free, all four effects happen', () => {
    const dreams = duel({ play: '24', hand: '31', gauge: 5 }, { pile: '22 3' }).play('activate 24; take air; take air')
    expect([dreams.reserve(0), gains(dreams), dreams.hand(0)]).toEqual(['AA', [1, 5, 1], [22]])
    const orb = duel({ play: '34', reserve: 'AAAA', gauge: 5 }, { pile: '31 22 3' }).play('activate 34; put 31')
    orb.play('take fire; take fire')
    expect([orb.reserve(0), gains(orb), orb.hand(0)]).toEqual(['FF', [1, 5, 1], [22]])
    const chalice = duel({ hand: '9', reserve: 'AWFE', gauge: 5 }, { pile: '31 1 2 3 22 4' })
    chalice.play('summon 9; put 31; take earth; take earth')
    expect([chalice.reserve(0), gains(chalice), chalice.hand(0)]).toEqual(['EE', [1, 5, 1], [22]])
  })

  test('CARD-031.11 the whole cost comes first, then the effects, the token choice last', () => {
    // Full but for the payment: with a token taken before the payment the reserve would be cut.
    const game = amulet('WFEAAAA').play('with water+fire+earth')
    expect(game.reserve(0)).toBe('AAAA')
    // The effects do not touch each other: in any order of the owner all but the choice of tokens comes out the same.
    expect([game.legal(), gains(game)]).toEqual([ANY, [0, 5, 1]])
    game.play('take fire; take fire')
    expect([game.reserve(0), gains(game), game.asked]).toEqual(['AAAAFF', [0, 5, 1], 'act'])
  })

  test('CARD-031.12 the gauge must allow it before its own air effect', () => {
    const table = (gauge: number): Scenario => duel({ hand: '31', play: '1 2', reserve: 'A', gauge })
    expect([table(2).can('summon 31'), table(2).why('summon 31')]).toEqual([false, ['gauge-full']])
    expect(table(3).play('summon 31').gauge(0)).toBe(4)
  })
})

describe('32 Tree of Light', () => {
  test('CARD-032.0 facts', () => expectFacts(32, { kind: 'item', energy: 'EE', points: 12, activated: true }))

  test('CARD-032.1 first use: a token of any kind for 3 crystals', () => {
    const game = duel({ play: '32', crystals: 4 }).play('activate 32')
    expect([game.crystals(0), game.legal()]).toEqual([1, ANY])
    game.play('take fire')
    expect([game.reserve(0), game.turned(0, 32), game.moves('transmute')]).toEqual(['F', true, []])
  })

  test('CARD-032.2 second use: permission to transmute this turn for a token', () => {
    const game = duel({ play: '32', hand: '15', reserve: 'AEE' }, { season: 'winter' }, { reserve: 'E' })
    expect(game.moves('transmute')).toEqual([])
    game.play('activate 32/2')
    expect(game.legal()).toEqual(['pay air', 'pay earth'])
    game.play('pay air; transmute earth; summon 15; transmute earth')
    expect([game.reserve(0), game.crystals(0), game.inPlay(0)]).toEqual(['', 6, [32, 15]])
    game.play('end')
    expect([game.seat, game.asked, game.moves('transmute')]).toEqual([1, 'act', []])
  })

  test('CARD-032.3 one use per activation', () => {
    for (const use of ['activate 32; take air', 'activate 32/2']) {
      const game = duel({ play: '32', reserve: 'E', crystals: 9 }).play(use)
      expect(game.moves('activate')).toEqual([])
      expect([game.why('activate 32'), game.why('activate 32/2')].map(([first]) => first)).toEqual(['turned', 'turned'])
    }
  })

  test('CARD-032.4 the permission carries no additional crystal', () => {
    const game = duel({ play: '32', reserve: 'EE' }, { season: 'winter' }).play('activate 32/2; transmute earth')
    expect([game.crystals(0), game.bonus(0)]).toEqual([3, 0])
  })

  test('CARD-032.5 a use that cannot be paid is not available', () => {
    const uses = (crystals: number, reserve: string): string[] =>
      duel({ play: '32', crystals, reserve }).moves('activate')
    expect(uses(2, '')).toEqual([])
    expect(uses(3, '')).toEqual(['activate tree-of-light'])
    expect(uses(2, 'A')).toEqual(['activate tree-of-light/2'])
    expect(uses(3, 'A')).toEqual(['activate tree-of-light', 'activate tree-of-light/2'])
  })

  test('CARD-032.6 two copies are activated once each, for the same or different uses', () => {
    const trees = (): Scenario => duel({ play: '32 32', crystals: 6 }, { season: 'winter' })
    const same = trees().play('activate 32; take air; activate 32#2; take fire')
    expect([same.reserve(0), same.crystals(0), same.moves('activate')]).toEqual(['AF', 0, []])
    const different = trees().play('activate 32; take air; activate 32#2/2')
    expect([different.reserve(0), different.crystals(0), different.moves('activate')]).toEqual(['', 3, []])
  })
})

describe('33 Arcano Leech', () => {
  const leech = { play: '33' }

  test('CARD-033.0 facts', () => {
    expectFacts(33, { kind: 'familiar', crystals: 2, points: 8 })
    expectFacts(33, { kind: 'familiar', crystals: 5, points: 8, players: 3 })
    expectFacts(33, { kind: 'familiar', crystals: 8, points: 8, players: 4 })
  })

  test('CARD-033.1 2, 5 or 8 crystals by the number of players', () => {
    for (const [players, cost] of [
      [2, 2],
      [3, 5],
      [4, 8],
    ] as const) {
      const table = (crystals: number): Scenario => scenario({ players, seats: [{ hand: '33', crystals }] })
      expect(table(cost - 1).can('summon 33')).toBe(false)
      expect(
        table(cost + 1)
          .play('summon 33')
          .crystals(0),
      ).toBe(1)
    }
  })

  test('CARD-033.2 an opponent gives 1 crystal before summoning a card', () => {
    const game = duel({ hand: '15 22', crystals: 30 }, {}, leech).play('summon 15')
    expect([game.crystals(0), game.crystals(1)]).toEqual([29, 1])
    expect(game.play('summon 22').crystals(1)).toBe(2)
    expect(game.crystals(0)).toBe(8)
    // Sid sees the crystals after the payment: 5 against 5.
    const sid = duel({ hand: '49', reserve: 'E', crystals: 6 }, {}, { play: '33', crystals: 4 }).play('summon 49')
    expect([sid.crystals(0), sid.crystals(1)]).toEqual([5, 5])
  })

  test('CARD-033.3 who cannot pay cannot summon', () => {
    const game = duel({ hand: '15 3', reserve: 'EE' }, {}, leech)
    expect([game.moves('summon'), game.why('summon 15')]).toEqual([[], ['leech-unpaid']])
    game.refused('summon 3')
    expect(duel({ hand: '15', crystals: 1 }, {}, leech).play('summon 15').crystals(0)).toBe(0)
  })

  test('CARD-033.4 all Leeches and the crystal cost must be payable together', () => {
    const cube = (crystals: number, play: string): Scenario => duel({ hand: '22', play: '6', crystals }, {}, { play })
    expect(cube(20, '33').can('summon 22')).toBe(false)
    expect(cube(21, '33').play('summon 22').crystals(0)).toBe(3)
    expect(cube(21, '33 33').can('summon 22')).toBe(false)
    expect(cube(22, '33 33').can('summon 22')).toBe(true)
  })

  test('CARD-033.5 cards put into play are not charged', () => {
    const chalice = duel({ hand: '9', reserve: 'AWFE', crystals: 1 }, { pile: '22 1 2 3 4' }, leech)
    chalice.play('summon 9; put 22')
    expect([chalice.inPlay(0), chalice.crystals(0), chalice.crystals(1)]).toEqual([[9, 22], 0, 1])
    const orb = duel({ play: '34', reserve: 'AAAA', crystals: 1 }, { pile: '22 1' }, leech).play('activate 34; put 22')
    expect([orb.inPlay(0), orb.crystals(0), orb.crystals(1)]).toEqual([[34, 22], 1, 0])
    const dreams = duel({ play: '24', hand: '22', crystals: 1 }, {}, leech).play('activate 24')
    expect([dreams.inPlay(0), dreams.crystals(0), dreams.crystals(1)]).toEqual([[22], 1, 0])
  })

  test('CARD-033.6 each Leech of other players is paid separately', () => {
    const two = duel({ hand: '15', crystals: 5 }, {}, { play: '33 33' }).play('summon 15')
    expect([two.crystals(0), two.crystals(1)]).toEqual([3, 2])
    const seats = [{ hand: '15', crystals: 2 }, leech, leech]
    const owners = scenario({ players: 3, seats }).play('summon 15')
    expect([0, 1, 2].map((seat) => owners.crystals(seat))).toEqual([0, 1, 1])
    const short = [{ hand: '15', crystals: 1 }, leech, leech]
    expect(scenario({ players: 3, seats: short }).can('summon 15')).toBe(false)
  })

  test('CARD-033.7 the owner pays nothing to the own Leech', () => {
    const alone = duel({ hand: '15', play: '33' }).play('summon 15')
    expect([alone.inPlay(0), alone.crystals(0)]).toEqual([[33, 15], 0])
    const both = duel({ hand: '15', play: '33', crystals: 4 }, {}, leech).play('summon 15')
    expect([both.crystals(0), both.crystals(1)]).toEqual([3, 1])
  })
})

describe('34 Crystal Orb', () => {
  const orb = (seat: SeatSetup, pile = '22 3', rest: TableSetup = {}): Scenario =>
    duel({ play: '34', ...seat }, { pile, discard: '2', ...rest })

  test('CARD-034.0 facts', () => expectFacts(34, { kind: 'item', energy: 'FE', points: 6, activated: true }))

  test('CARD-034.1 first use: look at the top card; leave it or bring it into play for 4 tokens', () => {
    const game = orb({ reserve: 'AAWFE' })
    expect(game.view(0).top).toBeNull()
    game.play('activate 34')
    expect([game.view(0).top, game.legal()]).toEqual([22, ['leave', 'put runic-cube-of-eolis']])
    game.play('put 22; pay air; pay water; pay fire; pay earth')
    expect([game.inPlay(0), game.reserve(0), game.pile, game.crystals(0)]).toEqual([[34, 22], 'A', [3], 0])
    const left = orb({ reserve: 'AAWFE' }).play('activate 34; leave')
    expect([left.inPlay(0), left.reserve(0), left.pile]).toEqual([[34], 'AAWFE', [22, 3]])
    expect([left.turned(0, 34), left.discard, left.hand(0)]).toEqual([true, [2], []])
  })

  test('CARD-034.2 second use: the top card is discarded unseen for 3 crystals', () => {
    const game = orb({ crystals: 4 }).play('activate 34/2')
    expect([game.crystals(0), game.pile, game.discard, game.turned(0, 34)]).toEqual([1, [3], [22, 2], true])
    expect([game.view(0).top, game.asked]).toEqual([null, 'act'])
    for (const event of game.events) {
      expect('card' in event ? event.card : 0).not.toBe(22)
      expect('cards' in event ? event.cards : []).not.toContain(22)
    }
    expect(orb({ crystals: 2 }).can('activate 34/2')).toBe(false)
  })

  test('EK-DISCARD-06 CARD-034.2 the last card of the pile is not shuffled into the new pile', () => {
    const game = duel({ play: '34', crystals: 3 }, { pile: '3', discard: '1 2 5' }).play('activate 34/2')
    expect([[...game.pile].sort(), game.discard]).toEqual([[1, 2, 5], [3]])
  })

  test('CARD-034.3 one use per activation', () => {
    for (const use of ['activate 34; leave', 'activate 34/2']) {
      const game = orb({ reserve: 'AAAA', crystals: 9 }).play(use)
      expect(game.moves('activate')).toEqual([])
      expect([game.why('activate 34'), game.why('activate 34/2')].map(([first]) => first)).toEqual(['turned', 'turned'])
    }
  })

  test('CARD-034.4 putting the card into play needs room', () => {
    const open = (gauge: number): string[] =>
      orb({ play: '34 1', reserve: 'AAAA', gauge }).play('activate 34').moves('put')
    expect([open(1), open(2), open(3)]).toEqual([[], [], ['put runic-cube-of-eolis']])
  })

  test('CARD-034.5 the look is allowed without 4 tokens or room; the card stays', () => {
    for (const seat of [{ reserve: 'AAA' }, { reserve: 'AAAA', gauge: 1 }, {}]) {
      const game = orb(seat).play('activate 34')
      expect([game.view(0).top, game.asked, game.pile]).toEqual([22, 'act', [22, 3]])
      expect([game.reserve(0), game.turned(0, 34)]).toEqual([seat.reserve ?? '', true])
    }
  })

  test('CARD-034.6 neither Leech nor Staff nor Vase is triggered', () => {
    const seats = [{ play: '34 6 30', reserve: 'AAAA', crystals: 2 }, { play: '33' }]
    const game = scenario({ seats, pile: '22 3' }).play('activate 34; put 22')
    expect([game.crystals(0), game.crystals(1), game.reserve(0), game.asked]).toEqual([2, 0, '', 'act'])
    const poor = scenario({ seats: [{ play: '34', reserve: 'AAAA' }, { play: '33' }], pile: '22 3' })
    expect(poor.play('activate 34; put 22').inPlay(0)).toEqual([34, 22])
  })

  test('CARD-034.7 4 tokens of any kinds, not reduced by Hand of Fortune', () => {
    for (const reserve of ['AAAA', 'AWFE', 'WWEE', 'FFFE'])
      expect(orb({ reserve }).play('activate 34; put 22').reserve(0)).toBe('')
    const game = orb({ play: '34 20 20', reserve: 'AWFEE' }).play('activate 34; put 22')
    expect(game.legal()).toEqual(['pay air', 'pay water', 'pay fire', 'pay earth'])
    game.play('pay earth; pay air; pay earth; pay water')
    expect([game.reserve(0), game.inPlay(0)]).toEqual(['F', [34, 20, 20, 22]])
    expect(orb({ play: '34 20', reserve: 'AWF' }).play('activate 34').asked).toBe('act')
  })

  test('CARD-034.9 the card is seen by the owner only', () => {
    const game = orb({ reserve: 'AAAA' }).play('activate 34')
    expect([0, 1, SPECTATOR].map((viewer) => game.view(viewer).top)).toEqual([22, null, null])
    const named = game.events.filter((event) => 'cards' in event && event.cards.includes(22))
    expect(named.map((event) => ('only' in event ? event.only : undefined))).toEqual([1 << 0])
    expect(game.events.some((event) => 'card' in event && event.card === 22)).toBe(false)
  })

  test('CARD-034.10 with an empty draw pile the look shows nothing and the second use is closed', () => {
    const game = orb({ reserve: 'AAAA', crystals: 3 }, '', { discard: '' })
    expect(game.moves('activate')).toEqual(['activate crystal-orb'])
    expect(game.why('activate 34/2')).toEqual(['pile-empty'])
    game.play('activate 34')
    expect([game.view(0).top, game.asked, game.inPlay(0), game.reserve(0)]).toEqual([null, 'act', [34], 'AAAA'])
    expect(game.turned(0, 34)).toBe(true)
  })
})
