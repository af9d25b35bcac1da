import { SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { face, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'

const DRAW = face({ draw: 1 })

describe('4 Entangling Roots', () => {
  const roots = (table: TableSetup) => scenario({ enchantment: 'entangling-roots', ...table })

  test('EK-ENC-04.1 at most one card from the hand is summoned in a turn', () => {
    const game = roots({ seats: [{ hand: '7 15 1', reserve: 'AA' }, { hand: '7' }] }).play('summon 15')
    expect([game.moves('summon'), game.inPlay(0)]).toEqual([[], [15]])
    expect(game.refused('summon 7').reasons.map(({ key }) => key)).toEqual(['why.already-summoned'])
    expect(game.why('summon 1')).toEqual(['already-summoned'])
    // Each player in each turn.
    game.play('end')
    expect([game.seat, game.can('summon 7')]).toEqual([1, true])
    game.endRound()
    while (game.seat !== 0 || game.asked !== 'act') game.play(game.legal()[0]!)
    expect(game.can('summon 7')).toBe(true)
  })

  test('EK-ENC-04.2 cards put into play by other cards do not count and are not limited', () => {
    const dreams = roots({ seats: [{ hand: '7 15', play: '24', gauge: 9 }, {}] }).play('activate 24; put 15')
    expect([dreams.inPlay(0), dreams.can('summon 7')]).toEqual([[15], true])
    const after = roots({ seats: [{ hand: '22 15', play: '24', gauge: 9 }, {}] }).play('summon 15; activate 24')
    expect(after.inPlay(0)).toEqual([15, 22])
    const chalice = roots({ seats: [{ hand: '9 15', reserve: 'AWFE' }, {}], pile: '22 3 5 6 1' })
    chalice.play('summon 9; put 22')
    expect([chalice.inPlay(0), chalice.moves('summon')]).toEqual([[9, 22], []])
    const orb = roots({ seats: [{ hand: '15', play: '34', reserve: 'AWFE' }, {}], pile: '22 3' })
    orb.play('summon 15; activate 34; put 22')
    expect(orb.inPlay(0)).toEqual([34, 15, 22])
  })
})

describe('5 Nature Spirit', () => {
  const spirit = (seat: SeatSetup, other: SeatSetup = {}) =>
    scenario({ enchantment: 'nature-spirit', seats: [seat, other] })

  test('EK-ENC-05.1 every summoning from the hand costs 1 more energy of any kind', () => {
    const poor = spirit({ hand: '1', reserve: 'AA' })
    expect(poor.refused('summon 1').reasons.map(({ key }) => key)).toEqual(['why.missing-extra'])
    const game = spirit({ hand: '1', reserve: 'AAWF' }).play('summon 1')
    expect([game.asked, game.cause, game.legal()]).toEqual(['spend', 'enchantment.5', ['pay water', 'pay fire']])
    expect(game.play('pay fire').reserve(0)).toBe('W')
    expect(game.inPlay(0)).toEqual([1])
    // The own kind will do as well, and so will a token on Amulet of Water.
    expect(spirit({ hand: '1', reserve: 'AAA' }).play('summon 1').reserve(0)).toBe('')
    const amulet = spirit({ hand: '1', reserve: 'AAW', play: '4:E' }).play('summon 1')
    expect(amulet.legal()).toContain('pay earth from amulet')
    expect(spirit({ hand: '1', reserve: 'WW' }).why('summon 1')).toEqual(['missing-energy'])
  })

  test('EK-ENC-05.2 cards that cost only crystals need it too', () => {
    expect(spirit({ hand: '5', crystals: 2 }).why('summon 5')).toEqual(['missing-extra'])
    const game = spirit({ hand: '5', crystals: 2, reserve: 'E' }).play('summon 5')
    expect([game.reserve(0), game.crystals(0), game.inPlay(0)]).toEqual(['', 0, [5]])
  })

  test('EK-ENC-05.3 cards without cost now cost 1 energy', () => {
    expect(spirit({ hand: '15' }).why('summon 15')).toEqual(['missing-extra'])
    expect(spirit({ hand: '15', reserve: 'W' }).play('summon 15').reserve(0)).toBe('')
  })

  test('EK-ENC-05.4 cards put into play for free are not raised', () => {
    const game = spirit({ hand: '1 3', play: '24', gauge: 5 }).play('activate 24; put 3')
    expect([game.inPlay(0), game.reserve(0)]).toEqual([[3], ''])
  })

  test('EK-ENC-05.5 Hand of Fortune may save the additional energy; at least one energy is paid', () => {
    // Two air, of which one is saved, and one of any kind: two tokens in all.
    const game = spirit({ hand: '1', play: '20', reserve: 'AAW' }).play('summon 1')
    expect([game.asked, game.legal()]).toEqual(['spend', ['pay air', 'pay water']])
    expect(game.play('pay air').reserve(0)).toBe('W')
    expect(spirit({ hand: '1', play: '20', reserve: 'AW' }).play('summon 1').reserve(0)).toBe('')
    expect(spirit({ hand: '1', play: '20', reserve: 'A' }).can('summon 1')).toBe(false)
    // A cost of nothing is 1 energy, which stays.
    expect(spirit({ hand: '15', play: '20' }).can('summon 15')).toBe(false)
    expect(spirit({ hand: '15', play: '20', reserve: 'A' }).play('summon 15').reserve(0)).toBe('')
    // A cost of one energy is two, of which one is saved.
    const treatise = spirit({ hand: '42', play: '20', reserve: 'E' }).play('summon 42; take air; take air')
    expect([treatise.inPlay(0), treatise.reserve(0)]).toEqual([[20, 42], 'AA'])
  })

  test('EK-ENC-05.6 with Elemental Amulet the additional token gives no effect', () => {
    expect(spirit({ hand: '31', reserve: 'A' }).why('summon 31')).toEqual(['missing-extra'])
    const game = spirit({ hand: '31', reserve: 'AE', gauge: 3 }).play('summon 31')
    expect(game.legal()).toEqual(['with air', 'with earth'])
    game.play('with air')
    expect([game.gauge(0), game.crystals(0), game.reserve(0)]).toEqual([4, 0, ''])
    // It may repeat a kind, and Hand of Fortune may leave it as the only payment.
    expect(spirit({ hand: '31', reserve: 'AA', gauge: 3 }).play('summon 31').gauge(0)).toBe(4)
    const saved = spirit({ hand: '31', reserve: 'A', play: '20', gauge: 3 }).play('summon 31; with earth')
    expect([saved.crystals(0), saved.reserve(0)]).toEqual([5, ''])
  })
})

describe("6 Argos' Embrace", () => {
  const embrace = (table: TableSetup) => scenario({ enchantment: 'argos-embrace', ...table })

  test('EK-ENC-06.1 an effect that brings cards to the hand costs 5 crystals', () => {
    const die = embrace({ at: 'die', seats: [{ die: DRAW, crystals: 7 }, {}], pile: '1 2 3' })
    expect(die.play('go; keep 1').crystals(0)).toBe(2)
    const potion = embrace({ seats: [{ play: '23', crystals: 5 }, {}], pile: '1 2 3' }).play('activate 23')
    expect([potion.crystals(0), potion.hand(0)]).toEqual([0, [1]])
    const crown = embrace({ seats: [{ hand: '36', reserve: 'AW', crystals: 12 }, {}], pile: '10 2 3' })
    crown.play('summon 36')
    const paid = crown.crystals(0)
    expect(
      scenario({ seats: [{ hand: '36', reserve: 'AW', crystals: 12 }, {}], pile: '10 2' })
        .play('summon 36')
        .crystals(0) - paid,
    ).toBe(5)
    const token = embrace({ seats: [{ ability: 'extra-card', crystals: 5 }, {}], pile: '1 2' })
    expect(token.play('token extra-card; keep 1').crystals(0)).toBe(0)
  })

  test('EK-ENC-06.1 the price is due at once, before the effect goes on', () => {
    const seats = [{ hand: '36', reserve: 'AW', play: '22' }, {}]
    const game = embrace({ seats, pile: '10 2 3', discard: '' }).play('summon 36')
    expect([game.asked, game.hand(0)]).toEqual(['lose', [10]])
    expect(game.play('sacrifice 22').asked).toBe('take')
  })

  test('EK-ENC-06.2 with 4 or fewer crystals a card in play or in hand is given up instead', () => {
    const table = { seats: [{ play: '23 22', hand: '7', crystals: 4 }, {}], pile: '1 2 3' }
    const game = embrace(table).play('activate 23')
    expect([game.asked, game.cause]).toEqual(['lose', 'enchantment.6'])
    expect(game.legal().sort()).toEqual([
      'discard amulet-of-air',
      'discard temporal-boots',
      'sacrifice runic-cube-of-eolis',
    ])
    game.play('sacrifice 22')
    expect([game.crystals(0), game.hand(0), game.inPlay(0)]).toEqual([4, [1, 7], []])
    expect(embrace(table).play('activate 23; discard 7').hand(0)).toEqual([1])
  })

  test('EK-ENC-06.3 the new card may be given up; it must be if there is no other', () => {
    const table = { seats: [{ play: '23', hand: '7' }, {}], pile: '1 2 3' }
    expect(embrace(table).play('activate 23; discard 1').hand(0)).toEqual([7])
    const only = embrace({ seats: [{ play: '23', gauge: 3 }, {}], pile: '1 2 3', discard: '' }).play('activate 23')
    expect([only.asked, only.hand(0), only.discard, only.gauge(0)]).toEqual(['act', [], [1, 23], 5])
  })

  test('EK-ENC-06.4 drawn cards that are not kept cost nothing', () => {
    const die = embrace({ at: 'die', seats: [{ die: DRAW, crystals: 7 }, {}], pile: '1 2 3' })
    expect(die.play('go; discard 1').crystals(0)).toBe(7)
    const chalice = embrace({ seats: [{ hand: '9', reserve: 'AWFE', crystals: 7 }, {}], pile: '22 3 5 6 1' })
    expect(chalice.play('summon 9; put 22').crystals(0)).toBe(7)
  })

  test('EK-ENC-06.5 cards taken back and cards given by others count, also in the turn of another', () => {
    const amsug = embrace({
      players: 3,
      seats: [
        { hand: '17', reserve: 'AWF', play: '22', crystals: 6 },
        { play: '3', crystals: 5 },
        { play: '1', crystals: 2 },
      ],
    }).play('summon 17')
    expect([amsug.seat, amsug.asked]).toEqual([0, 'act'])
    expect([0, 1, 2].map((seat) => amsug.crystals(seat))).toEqual([1, 0, 2])
    expect([amsug.hand(1), amsug.hand(2)]).toEqual([[3], []])
    const naria = embrace({ seats: [{ hand: '12', reserve: 'WE', crystals: 20 }, { crystals: 9 }], pile: '22 3 5' })
    naria.play('summon 12; keep 22')
    expect(naria.crystals(1)).toBe(4)
    const demon = embrace({
      players: 3,
      seats: [{ hand: '38', reserve: 'AWFE', crystals: 3 }, { hand: '1' }, { hand: '2' }],
      pile: '22 3 5',
    }).play('summon 38')
    expect([demon.seat, demon.asked]).toEqual([1, 'lose'])
    demon.play('discard 22')
    expect([demon.seat, demon.asked]).toEqual([2, 'lose'])
    demon.play('discard 2')
    expect([demon.hand(1), demon.hand(2), demon.asked]).toEqual([[1], [3], 'act'])
  })

  test('EK-ENC-06.6 libraries and the prelude do not count', () => {
    const seats = [
      { second: '1 2 3', crystals: 9 },
      { second: '5 6 7', crystals: 9 },
    ]
    const game = embrace({ space: 12, pips: 1, active: 1, first: 0, seats }).endTurn()
    expect([game.year, game.hand(0), game.crystals(0), game.crystals(1)]).toEqual([2, [1, 2, 3], 9, 9])
    const prelude = embrace({ at: 'libraries', level: 'apprentice' })
    while (prelude.state.phase === 'libraries') prelude.play(prelude.legal()[0]!)
    expect([prelude.asked, prelude.hand(0).length, prelude.happened('lost')]).toEqual(['dice', 3, 0])
  })

  test('EK-ENC-06.7 Amulet of Fire costs 5 crystals once', () => {
    const game = embrace({ seats: [{ hand: '2', reserve: 'FF', crystals: 11 }, {}], pile: '1 3 5 6 7' })
    expect(game.play('summon 2; keep 5').crystals(0)).toBe(6)
  })

  test('CARD-031.11 the owner of Elemental Amulet says whether its crystals come before the card', () => {
    const seats = [{ hand: '31 7', reserve: 'FE', crystals: 2 }, {}]
    const game = () => embrace({ seats, pile: '1 2 3' }).play('summon 31; with fire+earth')
    expect([game().asked, game().legal()]).toEqual(['amulet-order', ['draw', 'option crystals']])
    const first = game().play('option crystals')
    expect([first.crystals(0), first.hand(0), first.asked]).toEqual([2, [1, 7], 'act'])
    const later = game().play('draw; discard 7')
    expect([later.crystals(0), later.hand(0)]).toEqual([7, [1]])
    // With 5 crystals the order changes nothing.
    const rich = embrace({ seats: [{ hand: '31', reserve: 'FE', crystals: 5 }, {}], pile: '1 2' })
    expect(rich.play('summon 31; with fire+earth').crystals(0)).toBe(5)
  })
})

describe("7 Io's Bounty", () => {
  const bounty = (seat: SeatSetup) =>
    scenario({ enchantment: 'ios-bounty', season: 'winter', permission: true, seats: [seat, {}] })

  test('EK-ENC-07.1 each transmuted token gives 1 crystal more', () => {
    expect(bounty({ reserve: 'EA' }).play('transmute earth; transmute air').crystals(0)).toBe(6)
  })

  test('EK-ENC-07.2 it adds to Purse of Io and the bonus', () => {
    expect(bounty({ reserve: 'E', play: '8' }).play('bonus transmute; transmute earth').crystals(0)).toBe(6)
  })

  test('EK-ENC-07.3 it applies to Balance of Ishtar and Potion of Life', () => {
    expect(bounty({ reserve: 'EEE', play: '5' }).play('activate 5').crystals(0)).toBe(12)
    expect(bounty({ reserve: 'EEA', play: '26' }).play('activate 26').crystals(0)).toBe(15)
  })
})

describe("8 Olaf's Knowledge", () => {
  const olaf = (table: TableSetup = {}) =>
    scenario({ enchantment: 'olafs-knowledge', pile: '1 2 3', discard: '', ...table })

  test('EK-ENC-08.1 there is a fifth bonus: draw a card', () => {
    const game = olaf().play('bonus card')
    expect([game.asked, game.legal()]).toEqual(['drawn', ['keep amulet-of-air', 'discard amulet-of-air']])
    expect(game.play('keep 1').hand(0)).toEqual([1])
    expect(scenario().why('bonus card')).toEqual(['no-fifth-bonus'])
    expect(olaf({ pile: '' }).why('bonus card')).toEqual(['pile-empty'])
    const before = olaf({ at: 'die', seats: [{ play: '15', die: DRAW }, {}] })
    expect([before.can('bonus card'), before.why('bonus card')]).toEqual([false, ['die-first']])
  })

  test('EK-ENC-08.2 it advances the bonus marker', () => {
    const game = olaf().play('bonus card; keep 1')
    expect([game.bonus(0), game.score(0)]).toEqual([1, -10])
  })

  test('EK-ENC-08.3 the drawn card may be discarded at once', () => {
    const game = olaf().play('bonus card; discard 1')
    expect([game.hand(0), game.discard]).toEqual([[], [1]])
  })

  test('EK-ENC-08.4 the limit of three bonuses stays', () => {
    const game = olaf().play('bonus card; keep 1; bonus card; keep 2; bonus card; keep 3')
    expect([game.bonus(0), game.moves('bonus'), game.why('bonus card')]).toEqual([
      3,
      [],
      ['no-bonus-left', 'pile-empty'],
    ])
  })
})

describe('9 Drought', () => {
  const drought = (table: TableSetup) =>
    scenario({ enchantment: 'drought', space: 6, pips: 1, active: 1, first: 0, ...table })
  const rich = { crystals: 9, play: '22 3' }

  test('EK-ENC-09.1 the richest player sacrifices a card or loses 1 capacity for good', () => {
    const game = () => drought({ seats: [rich, { crystals: 8, play: '1' }] }).endTurn()
    expect([game().seat, game().asked, game().cause]).toEqual([0, 'lose-or-shrink', 'enchantment.9'])
    expect(game().legal().sort()).toEqual([
      'option shrink',
      'sacrifice amulet-of-earth',
      'sacrifice runic-cube-of-eolis',
    ])
    const sacrificed = game().play('sacrifice 3')
    expect([sacrificed.inPlay(0), sacrificed.capacity(0), sacrificed.season]).toEqual([[22], 7, 'summer'])
    const shrunk = game().play('option shrink')
    expect([shrunk.inPlay(0), shrunk.capacity(0), shrunk.capacity(1)]).toEqual([[22, 3], 6, 7])
    expect(shrunk.endRound().capacity(0)).toBe(6)
    // Other seasons bring none.
    expect(drought({ space: 3, seats: [rich, {}] }).endTurn().asked).toBe('dice')
  })

  test('EK-ENC-09.1 the surplus is returned at once', () => {
    const game = drought({ seats: [{ ...rich, reserve: 'AAAAWWW' }, {}] })
      .endTurn()
      .play('option shrink')
    expect([game.seat, game.asked]).toEqual([0, 'return'])
    expect(game.play('return air').reserve(0)).toBe('AAAWWW')
  })

  test('EK-ENC-09.2 it happens at most once per year', () => {
    const boots = { crystals: 9, hand: '7 7', play: '22' }
    const game = scenario({ enchantment: 'drought', space: 6, seats: [boots, {}] })
    game.play('summon 7; marker +1; option shrink; summon 7; marker -1')
    expect([game.capacity(0), game.space]).toEqual([6, 6])
    const back = game.endRound()
    expect([back.season, back.capacity(0), back.happened('shrank')]).toEqual(['summer', 6, 1])
    // Another year has its own.
    const next = drought({ year: 2, seats: [{ ...rich, markers: 1 }, {}] })
      .endTurn()
      .play('option shrink')
    expect(next.capacity(0)).toBe(5)
  })

  test('EK-ENC-09.3 without cards in play capacity is lost', () => {
    const game = drought({ seats: [{ crystals: 9 }, {}] }).endTurn()
    expect([game.asked, game.capacity(0)]).toEqual(['dice', 6])
  })

  test('EK-ENC-09.4 with a tie nothing happens', () => {
    const game = drought({ players: 3, active: 2, seats: [{ ...rich }, { crystals: 9 }, { crystals: 3 }] }).endTurn()
    expect([game.asked, game.happened('shrank'), game.inPlay(0)]).toEqual(['dice', 0, [22, 3]])
    // A tie for the second place is none.
    const second = drought({ players: 3, active: 2, seats: [rich, { crystals: 3 }, { crystals: 3 }] }).endTurn()
    expect([second.seat, second.asked]).toEqual([0, 'lose-or-shrink'])
  })

  test('EK-ENC-09.5 it is resolved before the season-change effects of cards', () => {
    // Figrim would take a crystal and make seat 1 the richest.
    const figrim = drought({
      seats: [
        { crystals: 5, play: '22' },
        { crystals: 4, play: '11' },
      ],
    }).endTurn()
    expect([figrim.seat, figrim.asked, figrim.crystals(1)]).toEqual([0, 'lose-or-shrink', 4])
    expect(figrim.play('option shrink').crystals(1)).toBe(5)
    // Its victim may be the card itself.
    const gone = drought({ seats: [{ crystals: 5 }, { crystals: 9, play: '11' }] })
      .endTurn()
      .play('sacrifice 11')
    expect([gone.crystals(0), gone.crystals(1)]).toEqual([5, 9])
  })

  test('EK-ENC-09.6 moving back into summer brings none', () => {
    const game = scenario({ enchantment: 'drought', space: 10, seats: [{ ...rich, hand: '7' }, {}] })
    game.play('summon 7; marker -1')
    expect([game.season, game.asked, game.capacity(0)]).toEqual(['summer', 'act', 7])
  })
})

describe('10 Vision of Destiny', () => {
  const vision = (table: TableSetup = {}) =>
    scenario({ enchantment: 'vision-of-destiny', pile: '1 2 3 5 6 7', discard: '', ...table })

  test('EK-ENC-10.1 the two top cards lie face up, in their order', () => {
    const game = vision()
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(game.view(viewer).faceUp).toEqual([1, 2])
      expect(game.view(viewer).top).toBe(1)
    }
    expect(scenario({ pile: '1 2 3' }).view(0).faceUp).toEqual([])
  })

  test('EK-ENC-10.2 once in a turn, after the die, 5 crystals discard the top card', () => {
    const game = vision({ seats: [{ crystals: 12 }, { crystals: 12 }] })
    expect(game.moves('avert')).toEqual(['avert amulet-of-air'])
    game.play('avert 1')
    expect([game.crystals(0), game.pile, game.discard]).toEqual([7, [2, 3, 5, 6, 7], [1]])
    expect(game.view(1).faceUp).toEqual([2, 3])
    expect([game.moves('avert'), game.why('avert 2')]).toEqual([[], ['already-averted']])
    expect(game.play('end; avert 2').crystals(1)).toBe(13)
    const before = vision({ at: 'die', seats: [{ crystals: 9, play: '15' }, {}] })
    expect([before.asked, before.can('avert 1'), before.why('avert 1')]).toEqual(['die', false, ['die-first']])
    expect(game.why('avert 7')).toContain('not-on-top')
    expect(scenario({ seats: [{ crystals: 9 }, {}] }).why('avert 1')).toEqual(['no-vision'])
  })

  test('EK-ENC-10.3 with fewer than 5 crystals that is not possible', () => {
    const game = vision({ seats: [{ crystals: 4 }, {}] })
    expect(game.refused('avert 1').reasons.map(({ key }) => key)).toEqual(['why.missing-crystals'])
    expect(vision({ seats: [{ crystals: 5 }, {}] }).can('avert 1')).toBe(true)
  })

  test('EK-ENC-10.4 draws take the open cards first; they are replaced after each complete effect', () => {
    const game = vision({ seats: [{ hand: '2', reserve: 'FF' }, {}], pile: '1 3 5 6 7 8' }).play('summon 2')
    expect([game.asked, game.held, game.view(1).faceUp]).toEqual(['keep', [1, 3, 5, 6], []])
    game.play('keep 5')
    expect(game.view(1).faceUp).toEqual([7, 8])
    const power = vision({ seats: [{ play: '23' }, {}] }).play('activate 23')
    expect([power.hand(0), power.view(0).faceUp]).toEqual([[1], [2, 3]])
    // Everybody has seen what was drawn.
    expect(power.view(1).players[0]?.hand).toEqual([1])
    const foresight = vision({ seats: [{ ability: 'foresight' }, {}] }).play('token foresight')
    foresight.play('next 3; next 2')
    expect(foresight.view(1).faceUp).toEqual([3, 2])
  })

  test('EK-ENC-10.5 with fewer than two cards only those lie open', () => {
    const one = vision({ pile: '1', seats: [{ crystals: 5 }, {}] })
    expect(one.view(0).faceUp).toEqual([1])
    // The only card is discarded onto an empty pile and becomes the pile.
    one.play('avert 1')
    expect([one.pile, one.view(0).faceUp]).toEqual([[1], [1]])
    const none = vision({ pile: '', seats: [{ crystals: 9 }, {}] })
    expect([none.view(0).faceUp, none.moves('avert')]).toEqual([[], []])
  })
})
