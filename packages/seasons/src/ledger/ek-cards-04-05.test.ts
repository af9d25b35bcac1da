import { describe, expect, test } from 'vitest'
import { factsOf, kingdom, type Scenario, type SeatSetup, type TableSetup } from '../testing/index.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
  kingdom({ seats: [own, other], ...rest })

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)

describe("54 Selenia's Codex", () => {
  const codex = (play: string, own: SeatSetup = {}, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
    duel({ hand: '54', reserve: 'AW', play, ...own }, rest, other).play('summon 54')

  test('EK-CARD-04.0 item for 1 air and 1 water, 6 points', () => {
    expect(factsOf(54)).toEqual({ type: 'item', cost: 'AW', points: 6, activated: false, copies: 2 })
  })

  test('EK-CARD-04.1 an own item in play that costs energy goes back to the hand', () => {
    const game = codex('3 10 1 69', {}, {}, { play: '6' })
    expect([game.asked, game.legal()]).toEqual(['recall', ['recall amulet-of-earth', 'recall amulet-of-air']])
    game.play('recall 3')
    expect([game.hand(0), game.inPlay(0), game.inPlay(1)]).toEqual([[3], [10, 1, 69, 54], [6]])
    expect(game.asked).toBe('act')
  })

  test('R-070 EK-CARD-04.1 the item may be summoned again and has its effect again', () => {
    const game = codex('3 1', { reserve: 'AWEE', gauge: 3 }).play('recall 3; summon 3')
    expect([game.inPlay(0), game.crystals(0), game.reserve(0)]).toEqual([[1, 54, 3], 9, ''])
  })

  test('EK-CARD-04.1 also when it is put into play for free', () => {
    const game = duel({ play: '24 3 1', hand: '54' }).play('activate 24; recall 1')
    expect([game.inPlay(0), game.hand(0)]).toEqual([[3, 54], [1]])
  })

  test('EK-CARD-04.2 items that cost only crystals or nothing cannot be returned', () => {
    const game = codex('22 5 47 7 15 35 66')
    expect([game.inPlay(0), game.hand(0), game.asked]).toEqual([[22, 5, 47, 7, 15, 35, 66, 54], [], 'act'])
    // Energy beside crystals is enough.
    const hand = duel({ hand: '54', reserve: 'W', play: '22 20 20' }).play('summon 54')
    expect([hand.hand(0), hand.inPlay(0)]).toEqual([[20], [22, 20, 54]])
  })

  test('EK-CARD-04.3 it may be summoned without a target; then nothing happens', () => {
    for (const play of ['', '22', '10 69']) {
      const game = codex(play)
      expect([game.hand(0), game.inPlay(0).at(-1), game.asked]).toEqual([[], 54, 'act'])
    }
  })

  test('EK-CARD-04.4 with a target it is compulsory', () => {
    const one = codex('22 3')
    expect([one.hand(0), one.inPlay(0), one.asked]).toEqual([[3], [22, 54], 'act'])
    const two = codex('1 3')
    expect(two.can('option stop')).toBe(false)
    two.refused('end')
  })

  test('EK-CARD-04.5 no Codex can be returned, neither itself nor another copy', () => {
    const game = codex('54')
    expect([game.hand(0), game.inPlay(0), game.asked]).toEqual([[], [54, 54], 'act'])
    expect(codex('54 3').hand(0)).toEqual([3])
  })

  test('R-071 EK-CARD-04.5 two copies make no endless pair', () => {
    const game = duel({ hand: '54 54', reserve: 'AAAWWW', gauge: 9 }).play('summon 54; summon 54')
    expect([game.moves('summon'), game.inPlay(0), game.reserve(0)]).toEqual([[], [54, 54], 'AW'])
  })

  test('EK-CARD-04.6 Elemental Amulet is a legal target', () => {
    expect(codex('31 22').hand(0)).toEqual([31])
  })

  test('EK-CARD-04.7 under Nature Spirit every item but a Codex is a legal target', () => {
    const game = codex('22 35 3 54 10', { reserve: 'AWE' }, { enchantment: 'nature-spirit' })
    expect(game.moves('recall')).toEqual([
      'recall runic-cube-of-eolis',
      'recall glutton-cauldron',
      'recall amulet-of-earth',
    ])
    expect(game.play('recall 22').hand(0)).toEqual([22])
    const other = codex('22 35', { reserve: 'AW' }, { enchantment: 'ios-bounty' })
    expect(other.asked).toBe('act')
  })

  test('EK-CARD-04.8 returning is no sacrifice', () => {
    const game = codex('42', { reserve: 'AWFF' }, { pile: '1 2', discard: '' })
    expect([game.hand(0), game.reserve(0), game.discard]).toEqual([[42], 'FF', []])
    expect(game.happened('sacrificed')).toBe(0)
  })

  test('R-099 EK-CARD-04.8 Shield of Zira does not answer it, but may be the card returned', () => {
    const game = codex('63 1').play('recall 1')
    expect([game.inPlay(0), game.hand(0), game.crystals(0), game.asked]).toEqual([[63, 54], [1], 0, 'act'])
    const shield = codex('63 1').play('recall 63')
    expect([shield.inPlay(0), shield.hand(0), shield.crystals(0)]).toEqual([[1, 54], [63], 0])
  })

  test('R-045 tokens on a card that the Codex returns are lost', () => {
    const game = codex('4:WFE').play('pay water')
    expect([game.hand(0), game.reserve(0), game.inPlay(0)]).toEqual([[4], '', [54]])
  })

  test('R-110 a Raven cannot be returned, whatever it copies', () => {
    const game = codex('68=3', {}, {}, { play: '3' })
    expect([game.inPlay(0), game.hand(0), game.asked]).toEqual([[68, 54], [], 'act'])
  })

  test('R-114 an item that a Raven copies and the Codex returns takes the Raven along', () => {
    const game = codex('3', {}, {}, { play: '68=3' })
    expect([game.hand(0), game.inPlay(1), game.discard[0]]).toEqual([[3], [], 68])
  })
})

describe('55 Scroll of Ishtar', () => {
  const scroll = (pile: string, own: SeatSetup = {}, rest: TableSetup = {}): Scenario =>
    duel({ hand: '55', reserve: 'FF', ...own }, { pile, discard: '', ...rest }).play('summon 55')
  const NAMES = ['name air', 'name water', 'name fire', 'name earth']

  test('EK-CARD-05.0 item for 2 fire, 7 points', () => {
    expect(factsOf(55)).toEqual({ type: 'item', cost: 'FF', points: 7, activated: false, copies: 2 })
  })

  test('EK-CARD-05.1 name an energy and reveal cards until an item costs it', () => {
    const game = scroll('12 1 22 18 3 6')
    expect([game.asked, game.legal(), game.held]).toEqual(['name', NAMES, []])
    game.play('name earth')
    // Bespelled Grimoire: water and earth.
    expect([game.held, game.pile, game.hand(0)]).toEqual([[12, 1, 22, 18], [3, 6], []])
    expect(game.legal()).toEqual(['keep bespelled-grimoire', 'discard bespelled-grimoire'])
    expect(scroll('12 1 22 18 3 6').play('name air').held).toEqual([12, 1])
    expect(scroll('12 1 22 18 3 6').play('name water').held).toEqual([12, 1, 22, 18])
  })

  test('EK-CARD-05.1 everybody sees the revealed cards', () => {
    const game = scroll('12 1 3 6').play('name earth')
    expect([0, 1].map((viewer) => game.view(viewer).held)).toEqual([
      [12, 1, 3],
      [12, 1, 3],
    ])
    game.play('keep 3; option stop')
    expect([game.view(1).players[0]?.hand, game.view(1).pileSeen]).toEqual([[3], []])
  })

  test('EK-CARD-05.2 the item is kept in hand or discarded', () => {
    const kept = scroll('12 3 6 22').play('name earth; keep 3')
    expect([kept.hand(0), kept.discard, kept.pile, kept.asked]).toEqual([[3], [12], [6, 22], 'act'])
    const not = scroll('12 3 6 22').play('name earth; discard 3; option stop; option stop')
    expect([not.hand(0), not.discard, not.pile, not.asked]).toEqual([[], [3, 12], [6, 22], 'act'])
  })

  test('EK-CARD-05.3 after that the owner may search once more, for the same or another energy', () => {
    const search = (): Scenario => scroll('12 3 1 6 22').play('name earth; discard 3')
    expect(search().legal()).toEqual([...NAMES, 'option stop'])
    expect(search().play('name earth').hand(0)).toEqual([6])
    expect(search().play('name air').hand(0)).toEqual([1])
  })

  test('R-118 EK-CARD-05.3 not after an item was kept, and not a third time', () => {
    const kept = scroll('3 6 22').play('name earth; keep 3')
    expect([kept.asked, kept.pile]).toEqual(['act', [6, 22]])
    const twice = scroll('3 6 18 22').play('name earth; discard 3; name earth')
    expect([twice.asked, twice.hand(0), twice.pile, twice.discard]).toEqual(['act', [6], [18, 22], [3]])
    const none = scroll('3 6 22').play('name earth; discard 3; option stop')
    expect([none.asked, none.hand(0), none.pile]).toEqual(['act', [], [6, 22]])
  })

  test('EK-CARD-05.4 the item of the second search must be kept', () => {
    const game = scroll('3 12 6 22').play('name earth; discard 3; name earth')
    expect([game.hand(0), game.asked]).toEqual([[6], 'order-all'])
    expect(game.can('discard 6')).toBe(false)
  })

  test('EK-CARD-05.5 the decision on the first item is final', () => {
    const found = scroll('3 12 6 22').play('name earth; discard 3; name earth')
    expect([found.moves('keep'), found.can('keep 3')]).toEqual([[], false])
    const failed = scroll('3 12 10').play('name earth; discard 3; name air')
    expect([failed.hand(0), failed.asked]).toEqual([[], 'act'])
  })

  test('EK-CARD-05.6 all other revealed cards are discarded, in the order that the owner sets', () => {
    const game = scroll('12 3 10 1 6 22 47').play('name earth; discard 3; name earth')
    expect([game.hand(0), game.legal()]).toEqual([
      [6],
      [
        'discard naria-the-prophetess',
        'discard amulet-of-earth',
        'discard syllas-the-faithful',
        'discard amulet-of-air',
        'option stop',
      ],
    ])
    game.play('discard 1; option stop')
    expect([game.discard, game.held, game.pile]).toEqual([[10, 3, 12, 1], [], [22, 47]])
  })

  test('EK-CARD-05.7 crystals cannot be named, and cards that cost only crystals are passed over', () => {
    const game = scroll('22 5 20 1')
    expect(game.legal()).toEqual(NAMES)
    expect(game.play('name earth').held).toEqual([22, 5, 20])
  })

  test('EK-CARD-05.8 familiars never match', () => {
    // Titus, Syllas: fire; Purse of Io: air and fire.
    expect(scroll('39 10 8 1').play('name fire').held).toEqual([39, 10, 8])
    expect(scroll('16 69 1 3').play('name air').held).toEqual([16, 69, 1])
  })

  test('EK-CARD-05.9 Elemental Amulet matches every energy', () => {
    for (const name of NAMES) expect(scroll('12 31 1 2 3 4').play(name).held).toEqual([12, 31])
  })

  test("R-117 the printed cost counts, without Nature Spirit's energy", () => {
    const game = scroll('22 35 1 3', { reserve: 'FFE' }, { enchantment: 'nature-spirit' }).play('name earth')
    expect(game.held).toEqual([22, 35, 1, 3])
  })

  test('EK-CARD-05.10 if neither pile holds such an item the search ends without a card', () => {
    const game = scroll('12 1', {}, { discard: '10 22' }).play('name earth')
    expect([game.hand(0), game.held, game.asked]).toEqual([[], [], 'act'])
    expect(ascending([...game.pile, ...game.discard])).toEqual([1, 10, 12, 22])
  })

  test('EK-CARD-05.10 with no card at all nothing happens', () => {
    const game = scroll('').play('name earth')
    expect([game.hand(0), game.inPlay(0), game.asked]).toEqual([[], [55], 'act'])
  })

  test('R-116 the discards are shuffled in during the search, without the cards set aside', () => {
    const game = scroll('12 1', {}, { discard: '3' }).play('name earth')
    expect([game.held, game.pile, game.discard, game.asked]).toEqual([[12, 1, 3], [], [], 'found'])
    expect(game.happened('reshuffled')).toBe(1)
  })

  test('R-116 after a search in vain all cards set aside are shuffled into a new pile', () => {
    const game = scroll('12 1 10', {}, { discard: '22' }).play('name earth')
    expect([ascending(game.pile), game.discard, game.asked]).toEqual([[1, 10, 12, 22], [], 'act'])
    expect(game.happened('reshuffled')).toBe(2)
    // Everybody knows which cards lie there, but not how.
    expect(game.view(1).pileSeen).toEqual([])
  })

  test('R-116 a second search in vain, too, and the card given up goes with the others', () => {
    const game = scroll('12 3 10 1').play('name earth; discard 3; name water')
    expect([ascending(game.pile), game.discard, game.hand(0)]).toEqual([[1, 3, 10, 12], [], []])
  })

  test('R-116 so are those of a search that finds the last card', () => {
    const game = scroll('12 1 3').play('name earth; keep 3')
    expect([ascending(game.pile), game.discard, game.hand(0), game.asked]).toEqual([[1, 12], [], [3], 'act'])
  })

  test('R-103 Shield of Zira does not save the item that is given up', () => {
    const game = scroll('3 1 6', { play: '63' }).play('name earth; discard 3; option stop')
    expect([game.inPlay(0), game.crystals(0), game.discard, game.asked]).toEqual([[63, 55], 0, [3], 'act'])
  })

  test('R-109 a Raven that copies it searches for its owner', () => {
    const game = duel({ hand: '68', reserve: 'FFF' }, { pile: '12 3 6', discard: '' }, { play: '55' })
    game.play('summon 68; usurp 55 of 2; name earth; keep 3')
    expect([game.hand(0), game.hand(1), game.discard, game.reserve(0)]).toEqual([[3], [], [12], ''])
  })
})
