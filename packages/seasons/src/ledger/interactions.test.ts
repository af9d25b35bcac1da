import { describe, expect, test } from 'vitest'
import { face, type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'

const NONE: SeatSetup = {}
const crystals = (game: Scenario): number[] => game.state.players.map((_, seat) => game.crystals(seat))
/** Two players, seat 0 is active. */
const duel = (mine: SeatSetup, other: SeatSetup = {}, table: TableSetup = {}): Scenario =>
  scenario({ seats: [mine, other], ...table })
/** The last turn of the round is seat 1's. */
const closing = (first: SeatSetup, second: SeatSetup, table: TableSetup = {}): Scenario =>
  scenario({ seats: [first, second], active: 1, first: 0, ...table })

describe('paying for a summoning', () => {
  test('R-064 Arcano Leech is paid before Staff of Spring rewards', () => {
    const broke = duel({ hand: '7', play: '6' }, { play: '33' })
    expect([broke.can('summon 7'), broke.why('summon 7')]).toEqual([false, ['leech-unpaid']])
    const game = duel({ crystals: 1, hand: '7', play: '6' }, { play: '33' }).play('summon 7; marker +1')
    expect(crystals(game)).toEqual([3, 1])
  })

  test('R-064 Arcano Leech and the crystals of Mirror of the Seasons are owed together, without the reward of Staff of Spring', () => {
    const mine = (n: number): SeatSetup => ({ crystals: n, hand: '47', play: '6' })
    expect(duel(mine(3), { play: '33' }).reasons('summon 47')).toEqual([
      { key: 'why.leech-unpaid', args: { n: 1, cost: 3, leeches: 1 } },
    ])
    expect(crystals(duel(mine(4), { play: '33' }).play('summon 47'))).toEqual([3, 1])
  })

  test('R-064 two Arcano Leeches of two owners are paid one each', () => {
    const seats = [{ crystals: 2, hand: '7' }, { play: '33' }, { play: '33' }]
    expect(crystals(scenario({ players: 3, seats }).play('summon 7; marker +1'))).toEqual([0, 1, 1])
    const poor = [{ crystals: 1, hand: '7' }, { play: '33' }, { play: '33' }]
    expect(scenario({ players: 3, seats: poor }).can('summon 7')).toBe(false)
  })

  test('R-090 Sid Nightshade compares after Arcano Leech and Staff of Spring', () => {
    const richer = duel({ crystals: 9, hand: '49', reserve: 'E', play: '6' }, { crystals: 9, play: '33' })
    expect(crystals(richer.play('summon 49'))).toEqual([11 + 5, 10 - 5])
    const even = duel({ crystals: 11, hand: '49', reserve: 'E' }, { crystals: 9, play: '33' })
    expect(crystals(even.play('summon 49'))).toEqual([10, 10])
  })

  test('R-062 a first Staff of Spring rewards the second, not itself', () => {
    const game = duel({ hand: '6 6', reserve: 'EEEEEE' }).play('summon 6')
    expect(game.crystals(0)).toBe(0)
    expect(game.play('summon 6').crystals(0)).toBe(3)
  })

  test('R-062 Staff of Spring and Forgotten Vase both reward; Vase does not reward itself', () => {
    const game = duel({ hand: '30', play: '6', reserve: 'WFE' }).play('summon 30')
    expect([game.asked, game.crystals(0), game.reserve(0)]).toEqual(['act', 3, ''])
    const second = duel({ hand: '30', play: '30 6', reserve: 'WFE' }).play('summon 30; take air')
    expect([second.asked, second.crystals(0), second.reserve(0)]).toEqual(['act', 3, 'A'])
  })

  test("R-063 Forgotten Vase's token comes with the room of the Bespelled Grimoire just summoned, before its own two", () => {
    const game = duel({ hand: '18', play: '30', reserve: 'AAAAAWE' }).play('summon 18')
    expect([game.asked, game.askedBy]).toEqual(['take', 30])
    game.play('take fire')
    expect([game.asked, game.askedBy]).toEqual(['take', 18])
    game.play('take fire; take fire')
    expect([game.asked, game.reserve(0)]).toEqual(['act', 'AAAAAFFF'])
  })

  test('R-063 Staff of Spring rewards before Vampiric Crown asks', () => {
    const game = duel({ hand: '36 22', play: '6', reserve: 'AW' }).play('summon 36')
    expect([game.asked, game.crystals(0)]).toEqual(['crown', 3])
  })

  test('R-054 Hand of Fortune leaves costs of one energy, of crystals and of nothing as they are', () => {
    const one = duel({ hand: '42', play: '20' })
    expect([one.can('summon 42'), one.why('summon 42')]).toEqual([false, ['missing-energy']])
    expect(duel({ crystals: 2, hand: '47', play: '20' }).can('summon 47')).toBe(false)
    expect(duel({ hand: '7', play: '20', reserve: 'A' }).play('summon 7; marker +1').reserve(0)).toBe('A')
  })

  test('R-055 two Hands of Fortune save two tokens, but one is still paid', () => {
    const game = duel({ hand: '30', play: '20 20', reserve: 'WFE' }).play('summon 30; save water; save fire')
    expect([game.inPlay(0), game.reserve(0)]).toEqual([[20, 20, 30], 'WF'])
    const two = duel({ hand: '1', play: '20 20', reserve: 'A' }).play('summon 1')
    expect(two.reserve(0)).toBe('')
  })

  test('R-056 Hand of Fortune and Elemental Amulet: all effects of the set, also of the saved kind', () => {
    const game = duel({ gauge: 5, hand: '31', play: '20', reserve: 'E' }).play('summon 31')
    expect(game.legal().sort()).toEqual(['with air+earth', 'with earth', 'with fire+earth', 'with water+earth'])
    game.play('with air+earth')
    expect([game.reserve(0), game.gauge(0), game.crystals(0)]).toEqual(['', 6, 5])
    const single = duel({ gauge: 5, hand: '31', play: '20', reserve: 'E' })
    expect(single.play('summon 31; with earth').reserve(0)).toBe('')
  })

  test('R-056 two Hands of Fortune and Elemental Amulet: four effects for two tokens', () => {
    const game = duel({ gauge: 5, hand: '31', play: '20 20', reserve: 'AA E' }, NONE, { pile: '22 3' })
    game.play('summon 31; with air+water+fire+earth')
    expect([game.reserve(0), game.hand(0), game.gauge(0), game.crystals(0)]).toEqual(['A', [22], 6, 5])
    game.play('take fire; take fire')
    expect(game.reserve(0)).toBe('AFF')
  })

  test('R-057 the first Hand of Fortune reduces the second', () => {
    const game = duel({ crystals: 6, hand: '20 20', reserve: 'AAFEE' }).play('summon 20')
    expect([game.reserve(0), game.crystals(0)]).toEqual(['AE', 3])
    expect(game.play('summon 20').inPlay(0)).toEqual([20, 20])
    expect([game.reserve(0), game.crystals(0)]).toEqual(['', 0])
  })

  test('R-058 Hand of Fortune does not help Crystal Orb', () => {
    const game = duel({ play: '20 34', reserve: 'AAA' }, NONE, { pile: '22 3' }).play('activate 34')
    expect([game.asked, game.pile]).toEqual(['act', [22, 3]])
  })
})

describe('cards that enter for free', () => {
  const watcher = { play: '33', crystals: 0 }
  const rewards = '6 30'

  test('R-069 Divine Chalice: no Arcano Leech, Staff of Spring or Forgotten Vase for the card it brings', () => {
    const mine = { crystals: 1, hand: '9', play: rewards, reserve: 'AWFE' }
    const game = duel(mine, watcher, { pile: '3 22 1 2 5' }).play('summon 9; take air; put 3')
    expect([game.asked, game.inPlay(0), game.reserve(0)]).toEqual(['act', [6, 30, 9, 3], 'A'])
    expect(crystals(game)).toEqual([1 - 1 + 3 + 9, 1])
    expect([game.discard.slice(0, 3), game.pile]).toEqual([[2, 1, 22], [5]])
  })

  test('R-069 Potion of Dreams: no Arcano Leech, Staff of Spring or Forgotten Vase, although the card comes from the hand', () => {
    const game = duel({ hand: '22 3', play: `${rewards} 24`, reserve: 'AF' }, watcher).play('activate 24; put 3')
    expect([game.asked, game.inPlay(0), game.reserve(0), crystals(game)]).toEqual(['act', [6, 30, 3], '', [9, 0]])
  })

  test('R-069 Crystal Orb: no Arcano Leech, Staff of Spring or Forgotten Vase', () => {
    const game = duel({ play: `${rewards} 34`, reserve: 'AAAAF' }, watcher, { pile: '3 22' })
    game.play('activate 34; put 3; pay air; pay air; pay air; pay air')
    expect([game.asked, game.reserve(0), crystals(game)]).toEqual(['act', 'F', [9, 0]])
  })

  test('R-069 a Divine Chalice brought by a Divine Chalice draws four cards itself', () => {
    const game = duel({ hand: '9', reserve: 'AWFE' }, NONE, { pile: '9 22 1 2 3 5 6 8 10' })
    game.play('summon 9; put 9')
    expect([game.asked, game.held]).toEqual(['put-drawn', [3, 5, 6, 8]])
    game.play('put 3')
    expect([game.inPlay(0), game.crystals(0), game.pile]).toEqual([[9, 9, 3], 9, [10]])
  })

  test('R-060 Elemental Amulet brought by Divine Chalice, Crystal Orb or Potion of Dreams has all four effects', () => {
    const chalice = duel({ gauge: 6, hand: '9', reserve: 'AWFE' }, NONE, { pile: '31 1 2 3 22 5' }).play(
      'summon 9; put 31',
    )
    const orb = duel({ gauge: 6, play: '34', reserve: 'AAAA' }, NONE, { pile: '31 22 5' }).play('activate 34; put 31')
    const dreams = duel({ gauge: 6, hand: '31 1', play: '24' }, NONE, { pile: '22 5' }).play('activate 24; put 31')
    for (const game of [chalice, orb, dreams]) {
      expect([game.asked, game.askedBy]).toEqual(['take', 31])
      game.play('take air; take fire')
      expect(game.hand(0)).toContain(22)
      expect([game.gauge(0), game.crystals(0), game.reserve(0)]).toEqual([7, 5, 'AF'])
    }
  })

  test('R-065 Divine Chalice on the last place of the gauge discards all four', () => {
    const game = duel({ gauge: 1, hand: '9', reserve: 'AWFE' }, NONE, { pile: '3 22 1 2 5' }).play('summon 9')
    expect([game.asked, game.inPlay(0), game.discard.slice(0, 4)]).toEqual(['act', [9], [2, 1, 22, 3]])
  })

  test('R-066 Potion of Dreams gives its own place to the card', () => {
    const game = duel({ gauge: 1, hand: '1 3', play: '24' }).play('activate 24; put 3')
    expect([game.inPlay(0), game.crystals(0), game.discard[0]]).toEqual([[3], 9, 24])
    const over = duel({ gauge: 1, hand: '3', play: '24 22' })
    expect(over.why('activate 24')).toEqual(['no-room'])
  })
})

describe('activations', () => {
  test('R-073 Thieving Fairies never stop Tree of Light or Mirror of the Seasons: the cost comes first', () => {
    const tree = duel({ crystals: 3, play: '32' }, { play: '41' }).play('activate 32; take air')
    expect([crystals(tree), tree.reserve(0)]).toEqual([[0, 1], 'A'])
    const mirror = duel({ crystals: 2, play: '47', reserve: 'AA' }, { play: '41' })
    mirror.play('activate 47; change 2 air; into fire')
    expect([crystals(mirror), mirror.reserve(0)]).toEqual([[0, 1], 'FF'])
  })

  test('R-073 Thieving Fairies cannot steal what Dragon Skull brings', () => {
    const game = duel({ play: '37 1 2' }, { play: '41' }).play('activate 37')
    expect([crystals(game), game.inPlay(0)]).toEqual([[15, 1], []])
  })

  test('R-072 Thieving Fairies, two copies, on Glutton Cauldron, Damned Soul and Die of Malice', () => {
    const cauldron = duel({ crystals: 1, play: '35', reserve: 'A' }, { play: '41 41' }).play('activate 35')
    expect(crystals(cauldron)).toEqual([0, 2 + 1])
    const soul = duel({ crystals: 5, play: '50', reserve: 'W' }, { play: '41 41' }).play('activate 50')
    expect(crystals(soul)).toEqual([3, 4])
    const malice = scenario({
      at: 'die',
      seats: [{ play: '15 15', crystals: 5, die: face({ draw: 1 }) }, { play: '41' }],
    })
    expect(malice.play('activate 15').crystals(1)).toBe(2)
  })

  test('R-074 Thieving Fairies on an Idol of the Familiar without familiars', () => {
    expect(crystals(duel({ crystals: 3, play: '43' }, { play: '41' }).play('activate 43'))).toEqual([2, 2])
  })

  test('R-040 Die of Malice rerolls the same die after Temporal Boots changed the season', () => {
    const die = face({ season: 'winter', crystals: 6 })
    const seats = [{ hand: '7' }, { play: '15', die }]
    const game = scenario({ space: 3, seats }).play('summon 7; marker +1; end')
    game.rigReroll(1).play('activate 15')
    expect([game.season, game.die(1)]).toEqual(['spring', die.replace(/\.\d/, '.1')])
  })

  test('R-040 Temporal Boots change what tokens are worth at once', () => {
    const game = scenario({ space: 3, permission: true, seats: [{ hand: '7', reserve: 'EE' }] })
    game.play('transmute earth; summon 7; marker +1; transmute earth')
    expect(game.crystals(0)).toBe(3 + 1)
  })

  test('R-048 the transmutation bonus and Purse of Io raise Balance of Ishtar and Potion of Life', () => {
    const balance = duel({ play: '5 8', reserve: 'AAA' }).play('bonus transmute; bonus transmute; activate 5')
    expect(balance.crystals(0)).toBe(9 + 3 * 3)
    const life = duel({ play: '26 8 8', reserve: 'AW' }).play('bonus transmute; activate 26')
    expect(life.crystals(0)).toBe(2 * (4 + 3))
  })

  test('R-081 a full Glutton Cauldron fills a Bespelled Grimoire before the cut, without Purse of Io', () => {
    const game = duel({ play: '18 35:AAAWWW 8', reserve: 'FEEEE' }).play('activate 35; place fire')
    expect([game.asked, game.reserve(0).length, game.crystals(0)]).toEqual(['return', 11, 15])
    game.play('return air')
    expect([game.asked, game.reserve(0), game.inPlay(0)]).toEqual(['act', 'AAWWWFEEEE', [18, 8]])
  })

  test('R-079 Dragon Skull may be one of its three cards, Cursed Treatise among them takes the reserve', () => {
    const game = duel({ crystals: 0, play: '37 42 4:FF', reserve: 'AAE' }).play('activate 37')
    expect([game.inPlay(0), game.reserve(0), game.crystals(0)]).toEqual([[], '', 15])
  })

  test('R-044 Mirror of the Seasons takes from Amulet of Water and gives to the reserve, with the cut', () => {
    const game = duel({ crystals: 2, play: '47 4:AA', reserve: 'FFFFFFF' }).play(
      'activate 47; change 2 air; into water',
    )
    expect([game.asked, game.stored(0, 4), game.reserve(0)]).toEqual(['return', '', 'WWFFFFFFF'])
    expect(game.play('return fire; return fire').reserve(0)).toBe('WWFFFFF')
  })

  test('R-042 Amulet of Water pays for Kairn, Balance of Ishtar, Crystal Orb, Cauldron and Damned Soul', () => {
    expect(duel({ play: '16 4:A' }, { crystals: 9 }).play('activate 16').stored(0, 4)).toBe('')
    expect(duel({ play: '5 4:AA', reserve: 'A' }).play('activate 5').stored(0, 4)).toBe('')
    const orb = duel({ play: '34 4:AA', reserve: 'FF' }, NONE, { pile: '3 22' }).play('activate 34; put 3')
    expect([orb.stored(0, 4), orb.reserve(0)]).toEqual(['', ''])
    const cauldron = duel({ play: '35 4:AW' }).play('activate 35; place water from amulet')
    expect([cauldron.stored(0, 35), cauldron.stored(0, 4)]).toEqual(['W', 'A'])
    const soul = duel({ play: '50 4:WW' }).play('activate 50')
    expect([soul.stored(0, 4), soul.inPlay(1)]).toEqual(['W', [50]])
  })

  test('R-042 Wondrous Chest, Beggar’s Horn, Lewis, Air Elemental, Lantern and both potions ignore Amulet of Water', () => {
    const chest = closing({ play: '13 4:AAA', reserve: 'F' }, { play: '14 4:AAAA', reserve: 'F' }).endTurn()
    expect([chest.crystals(0), chest.askedBy]).toEqual([0, 14])
    const lewis = duel({ hand: '21', reserve: 'AF' }, { play: '4:EE', reserve: 'W' }).play('summon 21')
    expect(lewis.reserve(0)).toBe('W')
    const air = duel({ hand: '40', reserve: 'AAA' }, { play: '4:EE', reserve: 'W' }).play('summon 40')
    expect([air.reserve(1), air.stored(1, 4)]).toEqual(['A', 'EE'])
    expect(duel({ play: '45 4:EE', reserve: 'W' }).score(0)).toBe(24 + 6 + 3)
    const life = duel({ play: '26 4:EE', reserve: 'W' }).play('activate 26')
    expect([life.crystals(0), life.stored(0, 4)]).toEqual([4, 'EE'])
    const dreams = duel({ hand: '1 3', play: '24 4:EE', reserve: 'W' }).play('activate 24; put 3')
    expect([dreams.reserve(0), dreams.stored(0, 4)]).toEqual(['', 'EE'])
  })
})
