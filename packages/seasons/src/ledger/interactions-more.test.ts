import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'

const NONE: SeatSetup = {}
const crystals = (game: Scenario): number[] => game.state.players.map((_, seat) => game.crystals(seat))
const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)
/** Two players, seat 0 is active. */
const duel = (mine: SeatSetup, other: SeatSetup = {}, table: TableSetup = {}): Scenario =>
  scenario({ seats: [mine, other], ...table })
/** The last turn of the round is seat 1's. */
const closing = (first: SeatSetup, second: SeatSetup, table: TableSetup = {}): Scenario =>
  scenario({ seats: [first, second], active: 1, first: 0, ...table })
/** Two water and a step of the gauge: no crystals, and a turn that begins without a question. */
const PLAIN = 'winter1.2'

describe('limits', () => {
  test("R-004 Forgotten Vase's token is cut before Temporal Boots move", () => {
    const game = duel({ hand: '7', play: '30', reserve: 'AAAAAAA' }).play('summon 7; take fire')
    expect([game.asked, game.legal()]).toEqual(['return', ['return air', 'return fire']])
    expect([game.play('return air').asked, game.reserve(0)]).toEqual(['marker', 'AAAAAAF'])
  })

  test('R-005 Balance of Ishtar needs its whole cost, Sid Nightshade takes what there is', () => {
    expect(duel({ play: '5 4:F', reserve: 'AA' }).can('activate 5')).toBe(false)
    const game = duel({ crystals: 4, hand: '49', play: '5 4:A', reserve: 'AAE' }, { crystals: 2 })
    game.play('activate 5; summon 49')
    expect([crystals(game), game.stored(0, 4)]).toEqual([[4 + 9 + 2, 0], ''])
  })

  test('R-015 Sid Nightshade gains only what Kairn the Destroyer has left', () => {
    const game = duel({ crystals: 9, hand: '49', play: '16', reserve: 'AE' }, { crystals: 6 })
    game.play('activate 16; pay air; summon 49')
    expect(crystals(game)).toEqual([9 + 2, 0])
  })

  test('R-016 Cursed Treatise and Damned Soul make a negative score, but no negative crystals', () => {
    const game = closing({ crystals: 2, play: '42 50' }, NONE, { year: 3, space: 12 }).endRound()
    expect([game.over, game.crystals(0), game.standings?.[0]?.score]).toEqual([true, 0, -15])
  })

  test('R-017 steps of Amulet of Air and Potion of Power beyond 15 are lost: Demon of Argos leads to 14', () => {
    const game = duel({ gauge: 14, hand: '1', play: '23', reserve: 'AA' }, { hand: '38', reserve: 'AWFE', die: PLAIN })
    expect(game.play('summon 1; activate 23').gauge(0)).toBe(15)
    game.play('end; summon 38')
    expect(game.gauge(0)).toBe(14)
  })

  test('R-050 Amulet of Air lifts the gauge to 15 and so ends the gauge bonus', () => {
    const game = duel({ gauge: 13, hand: '1', reserve: 'AA' })
    expect(game.can('bonus gauge')).toBe(true)
    game.play('summon 1')
    expect([game.gauge(0), game.can('bonus gauge')]).toEqual([15, false])
  })
})

describe('piles', () => {
  test('R-010 Necrotic Kriss shows the familiar discarded from the hand', () => {
    const game = duel({ hand: '49 11 3', play: '44' }).play('activate 44; discard 49')
    expect([game.happened('discarded-open'), game.hand(0), game.discard[0]]).toEqual([1, [3, 11], 49])
  })

  test('R-012 Divine Chalice renews the pile and goes on with three cards', () => {
    const game = duel({ hand: '9', reserve: 'AWFE' }, NONE, { pile: '22', discard: '3 5' }).play('summon 9')
    expect([game.asked, ascending(game.held)]).toEqual(['put-drawn', [3, 5, 22]])
    // The other two are discarded onto an empty pile.
    game.play('put 3; discard 5')
    expect([game.asked, game.inPlay(0), game.pile, game.discard]).toEqual(['act', [9, 3], [5], [22]])
  })

  test('R-013 a look of Crystal Orb at the last card renews nothing; bringing it into play does', () => {
    const orb = (): Scenario => duel({ play: '34', reserve: 'AAAA' }, NONE, { pile: '3', discard: '5 6' })
    const left = orb().play('activate 34; leave')
    expect([left.pile, left.discard]).toEqual([[3], [5, 6]])
    const put = orb().play('activate 34; put 3')
    expect([put.inPlay(0), ascending(put.pile), put.discard]).toEqual([[34, 3], [5, 6], []])
    const empty = duel({ play: '34', reserve: 'AAAA' }, NONE, { pile: '', discard: '' })
    expect([empty.play('activate 34').asked, empty.reserve(0)]).toEqual(['act', 'AAAA'])
  })

  test('R-014 Divine Chalice onto an empty pile: the owner names the card that becomes the pile', () => {
    const game = duel({ hand: '9', reserve: 'AWFE' }, NONE, { pile: '3 22 1 2', discard: '' }).play('summon 9; put 3')
    expect([game.asked, game.askedBy, game.legal().length]).toEqual(['order', 9, 3])
    game.play('discard 22')
    expect([game.pile, ascending(game.discard)]).toEqual([[22], [1, 2]])
  })

  test('R-067 Crystal Orb: the look is free, the card stays without 4 tokens; Amulet of Water counts, Cauldron does not', () => {
    const table = { pile: '3 22' }
    const short = duel({ play: '34 4:W 35:AAAA', reserve: 'AA' }, NONE, table).play('activate 34')
    expect([short.asked, short.pile, short.reserve(0)]).toEqual(['act', [3, 22], 'AA'])
    const enough = duel({ play: '34 4:WW 35:AAAA', reserve: 'AA' }, NONE, table).play('activate 34')
    expect([enough.asked, enough.can('put 3')]).toEqual(['orb', true])
  })

  test('R-068 the second use of Crystal Orb is paid before Thieving Fairies and shows the card to nobody', () => {
    const game = duel({ crystals: 3, play: '34' }, { play: '41' }, { pile: '22 3', discard: '5' })
    game.play('activate 34/2')
    expect([crystals(game), game.pile, game.discard]).toEqual([[0, 1], [3], [22, 5]])
    for (const event of game.events) {
      expect('card' in event ? event.card : 0).not.toBe(22)
      expect('cards' in event ? event.cards : []).not.toContain(22)
    }
  })
})

describe('time', () => {
  test('R-028 Temporal Boots and the move of the marker are two season changes for Figrim, three spaces only one', () => {
    const game = duel({ hand: '7', play: '11' }, { crystals: 5, die: PLAIN }, { space: 3, pips: 3 })
    game.play('summon 7; marker +3')
    expect([game.space, crystals(game)]).toEqual([6, [1, 4]])
    game.play('end; end')
    expect([game.space, game.season, game.crystals(0)]).toEqual([9, 'summer', 2])
  })

  test('R-029 Wondrous Chest looks before Hourglass of Time brings the fourth token', () => {
    const game = closing({ play: '13 27', reserve: 'AAA' }, NONE, { space: 3, pips: 1 }).endTurn().play('take air')
    expect([game.season, game.reserve(0), game.crystals(0)]).toEqual(['spring', 'AAAA', 0])
  })

  test('R-032 Figrim and Hourglass of Time act before the library of the new year is taken', () => {
    const game = closing({ play: '11', second: '2' }, { crystals: 3, play: '27', second: '3' }, { space: 12 }).endTurn()
    expect([game.askedBy, crystals(game), game.hand(0), game.hand(1)]).toEqual([27, [1, 2], [], []])
    game.play('take air')
    expect([game.hand(0), game.hand(1)]).toEqual([[2], [3]])
  })

  test('R-035 Temporal Boots past year 3: Titus, the regular move and Figrim still come', () => {
    const table: TableSetup = { year: 3, space: 12, pips: 3 }
    const game = duel({ hand: '7', play: '11 39' }, { crystals: 9, die: PLAIN }, table).play('summon 7; marker +1')
    expect([game.over, crystals(game)]).toEqual([false, [1, 8]])
    expect(game.play('end').seat).toBe(1)
    expect([game.play('end').over, crystals(game)]).toEqual([true, [3, 6]])
  })

  test('R-036 second Temporal Boots pull the marker back before the round is over: the game goes on', () => {
    const table: TableSetup = { year: 3, space: 12, pips: 1 }
    const game = duel({ hand: '7' }, { hand: '7', die: PLAIN }, table).play('summon 7; marker +1; end')
    expect(game.year).toBe(4)
    game.play('summon 7; marker -3; end')
    expect([game.over, game.year, game.space, game.asked]).toEqual([false, 3, 11, 'dice'])
  })

  test('R-037 Temporal Boots to year 0 and back: Figrim acts twice, no library is taken', () => {
    const game = duel({ hand: '7 7', play: '11', second: '2' }, { crystals: 5, hand: '3' }).play('summon 7; marker -1')
    expect([game.year, game.season, game.hand(1)]).toEqual([0, 'autumn', [3]])
    game.play('summon 7; marker +1')
    expect([game.year, game.hand(0), game.library(0, 2), crystals(game)]).toEqual([1, [], [2], [2, 3]])
  })

  test('R-038 Temporal Boots into a new year: Hourglass of Time, then all libraries, and the turn goes on', () => {
    const game = duel({ hand: '7', play: '27', second: '2' }, { second: '3', die: PLAIN }, { space: 12 })
    const { dice } = game
    game.play('summon 7; marker +1')
    expect([game.askedBy, game.hand(0), game.hand(1)]).toEqual([27, [], []])
    game.play('take air')
    expect([game.seat, game.asked, game.hand(0), game.hand(1)]).toEqual([0, 'act', [2], [3]])
    expect([game.dice, game.die(1)]).toEqual([dice, PLAIN])
  })

  test('R-041 Temporal Boots brought by Potion of Dreams must move, 1 to 3 spaces', () => {
    const game = duel({ hand: '7 1', play: '24' }, NONE, { space: 5 }).play('activate 24; put 7')
    const steps = ['marker +1', 'marker +2', 'marker +3', 'marker -1', 'marker -2', 'marker -3']
    expect(game.legal().sort()).toEqual(steps)
    game.refused('marker 0')
  })
})

describe('the die and the bonuses', () => {
  test('R-046 the exchange takes from Amulet of Water, not from Glutton Cauldron', () => {
    expect(duel({ play: '35:AA', reserve: 'A' }).can('bonus exchange')).toBe(false)
    const game = duel({ play: '4:W', reserve: 'A' }).play('bonus exchange; take air; take fire')
    expect([game.asked, game.stored(0, 4), game.reserve(0)]).toEqual(['act', '', 'AF'])
  })

  test('R-047 the transmutation bonus adds to Purse of Io, for tokens transmuted after it', () => {
    const game = duel({ play: '8', reserve: 'EEE' }, NONE, { permission: true })
    game.play('transmute earth; bonus transmute; transmute earth; bonus transmute; transmute earth')
    expect(game.crystals(0)).toBe(3 + 1 + (3 + 2) + (3 + 3))
  })

  test('R-049 two Purses of Io add up for Tree of Light and for Balance of Ishtar', () => {
    const tree = duel({ play: '8 8 32', reserve: 'AE' }).play('activate 32/2; pay air; transmute earth')
    expect([tree.crystals(0), tree.reserve(0)]).toEqual([3 + 2, ''])
    expect(duel({ play: '8 8 5', reserve: 'EEE' }).play('activate 5').crystals(0)).toBe(9 + 3 * 2)
  })

  test('R-051 the two-card bonus follows the face that Die of Malice rolled', () => {
    const table: TableSetup = { at: 'die', pile: '22 3 5', discard: '6' }
    const gained = scenario({ ...table, seats: [{ play: '15', die: 'winter1.3' }] })
    expect(gained.can('bonus cards')).toBe(false)
    gained.rigReroll(5).play('activate 15; bonus cards; keep 3')
    expect([gained.hand(0), gained.discard[0], gained.bonus(0), gained.crystals(0)]).toEqual([[3], 22, 1, 2])
    const lost = scenario({ ...table, seats: [{ play: '15', die: 'winter1.5' }] })
    expect(lost.can('bonus cards')).toBe(true)
    lost.rigReroll(4).play('activate 15')
    expect([lost.can('bonus cards'), lost.hand(0)]).toEqual([false, []])
  })

  test('R-052 before the die Die of Malice may act, not Kairn, Damned Soul, a summoning or another bonus', () => {
    const mine = { hand: '7', gauge: 9, play: '15 16 50', reserve: 'AWW' }
    const game = scenario({ at: 'die', seats: [{ ...mine, die: 'winter1.5' }] })
    expect(game.legal().sort()).toEqual(['activate die-of-malice', 'bonus cards', 'go'])
    const plain = scenario({ at: 'die', seats: [{ ...mine, die: PLAIN }] })
    expect(plain.legal().sort()).toEqual(['activate die-of-malice', 'go'])
  })

  test('R-075 Die of Malice brought by Potion of Dreams waits for the next turn', () => {
    const game = duel({ hand: '15 1', play: '24' }, { die: PLAIN }).play('activate 24; put 15')
    expect([game.inPlay(0), game.can('activate 15')]).toEqual([[15], false])
    game.play('end; end')
    while (game.asked === 'dice') game.play('die 1')
    while (game.seat === 1) game.play(game.can('end') ? 'end' : game.legal()[0]!)
    expect([game.seat, game.asked, game.can('activate 15')]).toEqual([0, 'die', true])
  })
})

describe('energy', () => {
  test('R-025 Hand of Fortune reduces the cost of Titus Deepgaze for the number of players', () => {
    const left = (players: number): string =>
      scenario({ players, seats: [{ hand: '39', play: '20', reserve: 'FFF' }] })
        .play('summon 39')
        .reserve(0)
    expect([left(2), left(3), left(4)]).toEqual(['FF', 'FF', 'F'])
  })

  test('R-053 Hand of Fortune always saves a token of Purse of Io, also one on Amulet of Water', () => {
    const purse = (): Scenario => duel({ hand: '8', play: '20 4:A', reserve: 'F' }).play('summon 8')
    expect(purse().legal()).toEqual(['save air', 'save fire'])
    const air = purse().play('save air')
    expect([air.reserve(0), air.stored(0, 4)]).toEqual(['', 'A'])
    const fire = purse().play('save fire')
    expect([fire.reserve(0), fire.stored(0, 4)]).toEqual(['F', ''])
  })

  test('R-059 Elemental Amulet takes no kind twice, not even from Amulet of Water, and at least one with two Hands', () => {
    const game = duel({ hand: '31', play: '4:E', reserve: 'E' }).play('summon 31; pay earth from amulet')
    expect([game.asked, game.reserve(0), game.stored(0, 4), game.crystals(0)]).toEqual(['act', 'E', '', 5])
    expect(duel({ hand: '31', play: '20 20' }).can('summon 31')).toBe(false)
  })

  test('R-061 Elemental Amulet and Forgotten Vase: the whole cost is paid before any token comes', () => {
    const game = duel({ hand: '31', play: '30', reserve: 'WE' }).play('summon 31')
    expect(game.legal()).toEqual(['with water', 'with earth', 'with water+earth'])
    game.play('with water+earth')
    expect([game.askedBy, game.reserve(0)]).toEqual([30, ''])
    game.play('take fire; take fire; take fire')
    expect([game.asked, game.reserve(0), game.crystals(0)]).toEqual(['act', 'FFF', 5])
  })

  test('R-080 Mirror of the Seasons counts equal tokens together with Amulet of Water and gives another kind', () => {
    const game = duel({ crystals: 3, play: '47 4:AA', reserve: 'AAF' }).play('activate 47')
    expect(game.legal().sort()).toEqual(['change 1 air', 'change 1 fire', 'change 2 air', 'change 3 air'])
    game.play('change 1 fire')
    expect(game.legal()).toEqual(['into air', 'into water', 'into earth'])
  })

  test('R-082 Potion of Life gives no permission and leaves that of Tree of Light', () => {
    const mine = { play: '26 32 4:E', reserve: 'AAA' }
    const alone = duel(mine).play('activate 26')
    expect([alone.crystals(0), alone.reserve(0), alone.moves('transmute')]).toEqual([12, '', []])
    const both = duel(mine).play('activate 32/2; pay air; activate 26; transmute earth from amulet')
    expect([both.crystals(0), both.stored(0, 4)]).toEqual([2 * 4 + 3, ''])
  })

  test('R-086 Lewis Greyface: a full Bespelled Grimoire is copied and cut, an empty reserve gives nothing', () => {
    const seats = [{ hand: '21', reserve: 'AF' }, { play: '18', reserve: 'AAAWWWFFFE' }, NONE]
    const rich = scenario({ players: 3, seats }).play('summon 21; copy 2')
    expect([rich.asked, rich.reserve(0)]).toEqual(['return', 'AAAWWWFFFE'])
    expect(rich.play('return air; return air; return air').reserve(0)).toBe('WWWFFFE')
    expect([rich.asked, rich.reserve(1).length]).toEqual(['act', 10])
    const empty = scenario({ players: 3, seats }).play('summon 21; copy 3')
    expect([empty.asked, empty.reserve(0)]).toEqual(['act', ''])
  })
})

describe('effects on others', () => {
  test('R-083 Kairn the Destroyer takes 4 or all, after Thieving Fairies, and brings nothing', () => {
    const kairn = (theirs: number): number[] =>
      crystals(duel({ play: '16', reserve: 'A' }, { crystals: theirs, play: '41' }).play('activate 16'))
    expect([kairn(2), kairn(3), kairn(4)]).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
    ])
  })

  test('R-084 Vampiric Crown brought by Potion of Dreams from an empty hand must draw', () => {
    const game = duel({ hand: '36', play: '24' }, NONE, { pile: '5 22' }).play('activate 24')
    expect([game.inPlay(0), game.hand(0), game.asked]).toEqual([[36], [5], 'take'])
    game.play('take air; take air; take air; take air')
    expect([game.asked, game.reserve(0)]).toEqual(['act', 'AAAA'])
  })

  test('R-088 Syllas the Faithful lets an opponent give up Damned Soul of Onys', () => {
    const game = duel({ hand: '10', reserve: 'FFF' }, { play: '50 3' }).play('summon 10')
    expect([game.seat, game.legal().sort()]).toEqual([
      1,
      ['sacrifice amulet-of-earth', 'sacrifice damned-soul-of-onys'],
    ])
    game.play('sacrifice 50')
    expect([game.seat, game.inPlay(0), game.inPlay(1), game.discard[0]]).toEqual([0, [10], [3], 50])
  })
})
