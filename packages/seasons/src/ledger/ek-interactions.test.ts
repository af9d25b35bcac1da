import { describe, expect, test } from 'vitest'
import { cardOf } from '../entry.ts'
import type { State } from '../state.ts'
import { face, kingdom, possible, type SeatSetup, type TableSetup } from '../testing/index.ts'

/** The cards of Enchanted Kingdom together with its enchantments and ability tokens. */

const CRYSTALS = face({ crystals: 6 })

describe('Entangling Roots', () => {
  const roots = (seats: readonly SeatSetup[]) => kingdom({ enchantment: 'entangling-roots', seats })

  test('EK-ENC-04.2 a Raven that copies has been the only summoning', () => {
    const game = roots([{ hand: '68 15', reserve: 'FEE' }, { play: '3' }]).play('summon 68; usurp 3 of 2')
    expect([game.crystals(0), game.moves('summon')]).toEqual([9, []])
    expect(game.why('summon 15')).toEqual(['already-summoned'])
  })

  test('EK-ENC-04.2 a Raven put into play for free may copy and leaves the summoning open', () => {
    const game = roots([{ hand: '68 15', play: '24 4:EE', gauge: 9 }, { play: '3' }])
    game.play('activate 24; put 68; usurp 3 of 2')
    expect([game.effect(0, 68), game.crystals(0), game.can('summon 15')]).toEqual([3, 9, true])
  })

  test('EK-ENC-04.2 a card that Codex takes back waits for the next turn', () => {
    const game = roots([{ hand: '54', play: '1', reserve: 'AAAW' }, {}]).play('summon 54')
    expect([game.hand(0), game.why('summon 1')]).toEqual([[1], ['already-summoned']])
  })
})

describe('Nature Spirit', () => {
  const spirit = (seats: readonly SeatSetup[]) => kingdom({ enchantment: 'nature-spirit', seats })

  test("EK-ENC-05.4 what Raven's copy costs is not raised", () => {
    const raven = (reserve: string) => spirit([{ hand: '68', reserve }, { play: '3' }])
    expect(raven('FEE').play('summon 68').asked).toBe('act')
    const game = raven('FAEE').play('summon 68; pay air')
    expect(game.moves('usurp')).toEqual(['usurp amulet-of-earth of 2'])
    expect(game.play('usurp 3 of 2').reserve(0)).toBe('')
  })

  test('EK-ENC-05.4 an item that costs nothing is copied for nothing', () => {
    const game = spirit([{ hand: '68', reserve: 'FA' }, { play: '15' }]).play('summon 68; usurp 15 of 2')
    expect([game.effect(0, 68), game.reserve(0)]).toEqual([15, ''])
  })

  test('EK-ENC-05.6 a Raven that copies Elemental Amulet pays its energies alone', () => {
    const game = spirit([{ hand: '68', reserve: 'FWAE', gauge: 5 }, { play: '31' }])
    game.play('summon 68; pay water; usurp 31 of 2')
    expect(game.legal()).toEqual(['with air', 'with earth', 'with air+earth'])
    game.play('with air+earth')
    expect([game.gauge(0), game.crystals(0), game.reserve(0)]).toEqual([6, 5, ''])
  })

  test('EK-CARD-04.7 every item but a Codex may be taken back', () => {
    const codex = (table: TableSetup) =>
      kingdom({ ...table, seats: [{ hand: '54', play: '7 22 54 10', reserve: 'AWW' }, {}] }).play('summon 54')
    const game = codex({ enchantment: 'nature-spirit' })
    expect(game.legal()).toEqual(['recall temporal-boots', 'recall runic-cube-of-eolis'])
    expect(codex({}).asked).toBe('act')
  })

  test('EK-CARD-05.1 the additional energy is not what Scroll of Ishtar looks for', () => {
    const game = kingdom({
      enchantment: 'nature-spirit',
      seats: [{ hand: '55', reserve: 'FFA' }, {}],
      pile: '7 22 3 1',
      discard: '',
    })
    game.play('summon 55; name earth')
    expect([game.held, game.legal()]).toEqual([
      [7, 22, 3],
      ['keep amulet-of-earth', 'discard amulet-of-earth'],
    ])
  })
})

describe("Argos' Embrace", () => {
  const embrace = (seats: readonly SeatSetup[], pile = '1 2 12 3 5 6', discard = '') =>
    kingdom({ enchantment: 'argos-embrace', seats, pile, discard })

  test('EK-ENC-06.1 a card found by a search costs 5 crystals, once it is kept', () => {
    const scroll = () => embrace([{ hand: '55', reserve: 'FF', crystals: 7 }, {}]).play('summon 55; name air')
    expect(scroll().play('keep 1').crystals(0)).toBe(2)
    const again = scroll().play('discard 1; name fire')
    expect([again.hand(0), again.crystals(0)]).toEqual([[2], 2])
    const catcher = embrace([{ hand: '58', reserve: 'AF', crystals: 7 }, {}]).play('summon 58; keep 12')
    expect(catcher.crystals(0)).toBe(2)
  })

  test('EK-ENC-06.2 who cannot pay for it gives up a card before the others are discarded', () => {
    const game = embrace([{ hand: '58', play: '22', reserve: 'AF', crystals: 4 }, {}]).play('summon 58; keep 12')
    expect([game.asked, game.held]).toEqual(['lose', [1, 2]])
    game.play('sacrifice 58; option stop')
    expect([game.inPlay(0), game.hand(0), game.crystals(0), game.discard]).toEqual([[22], [12], 4, [2, 1, 58]])
  })

  test('EK-ENC-06.4 a find that is not kept costs nothing', () => {
    const game = embrace([{ hand: '58', reserve: 'AF', crystals: 7 }, {}]).play('summon 58; discard 12')
    game.play('option stop; option stop')
    expect([game.crystals(0), game.hand(0)]).toEqual([7, []])
  })

  test('EK-ENC-06.1 Potion of Resurrection, Throne of Renewal and Amulet of Time cost 5 crystals once', () => {
    const potion = embrace([{ play: '61', crystals: 7 }, {}], '1 2', '5 6').play('activate 61; keep 6')
    expect([potion.hand(0), potion.crystals(0)]).toEqual([[6], 2])
    const throne = embrace([{ hand: '60 22', reserve: 'WFF', crystals: 7, bonus: 1 }, {}]).play('summon 60')
    expect([throne.hand(0), throne.crystals(0), throne.bonus(0)]).toEqual([[1], 2, 0])
    const amulet = embrace([{ hand: '65 22 10', reserve: 'WW', crystals: 7 }, {}])
    amulet.play('summon 65; take air; take air; discard 22; discard 10')
    expect([amulet.hand(0), amulet.crystals(0)]).toEqual([[1, 2], 2])
    const none = embrace([{ hand: '65 22', reserve: 'WW', crystals: 7 }, {}])
    expect(none.play('summon 65; take air; take air; option stop').crystals(0)).toBe(7)
  })

  test('EK-ENC-06.2 with Throne of Renewal the bonus comes back whatever is given up', () => {
    const game = embrace([{ hand: '60 22', reserve: 'WFF', bonus: 2 }, {}]).play('summon 60; sacrifice 60')
    expect([game.inPlay(0), game.hand(0), game.bonus(0)]).toEqual([[], [1], 1])
  })

  test('EK-ENC-06.5 a card that Codex takes back costs 5 crystals, or a card', () => {
    const codex = (crystals: number) =>
      embrace([{ hand: '54', play: '3', reserve: 'AW', crystals }, {}]).play('summon 54')
    expect([codex(5).crystals(0), codex(5).hand(0)]).toEqual([0, [3]])
    const poor = codex(4).play('sacrifice 54')
    expect([poor.crystals(0), poor.hand(0), poor.inPlay(0)]).toEqual([4, [3], []])
  })

  test('EK-ENC-06.5 an item taken back takes its Raven with it, and its owner pays', () => {
    const seats = [{ play: '68=35' }, { play: '35', hand: '17', reserve: 'AW', crystals: 6 }]
    const game = kingdom({ enchantment: 'argos-embrace', active: 1, seats }).play('summon 17')
    expect([game.inPlay(0), game.hand(1), game.crystals(1)]).toEqual([[], [35], 1])
  })

  test('EK-ENC-06.1 a Raven that copies Amulet of Fire pays like its owner did', () => {
    const game = embrace([{ hand: '68', reserve: 'FFF', crystals: 7 }, { play: '2' }], '1 3 5 6 7')
    game.play('summon 68; usurp 2 of 2; keep 3; option stop')
    expect([game.hand(0), game.crystals(0)]).toEqual([[3], 2])
  })

  test('EK-ENC-06.2 the card whose effect is running may be given up in the middle of it', () => {
    // The Raven copies an Elemental Amulet: its frames know that it has left.
    const seats = [{ hand: '68', play: '15', reserve: 'FFWE', gauge: 5 }, { play: '31' }]
    const game = embrace(seats).play('summon 68; usurp 31 of 2; with water+fire+earth; draw; sacrifice 68')
    game.play('take air; take air')
    expect([game.inPlay(0), game.hand(0), game.crystals(0), game.reserve(0)]).toEqual([[15], [1], 5, 'AA'])
    expect(game.view(0).players[1]?.play[0]?.copiedBy).toEqual([])
  })
})

describe("Io's Bounty and the Transmutation token", () => {
  test('EK-TOK-06.2 the addition is summed with all others, also those of a Raven', () => {
    const seats = [{ ability: 'transmutation', play: '8 68=8', reserve: 'EE' }, { play: '8' }]
    const game = kingdom({ enchantment: 'ios-bounty', seats })
    game.play('token transmutation; bonus transmute; transmute earth')
    // 3 in winter, two Purses, the token, the bonus, the enchantment.
    expect(game.crystals(0)).toBe(3 + 2 + 1 + 1 + 1)
  })

  test("EK-TOK-06.2 a transmutation with the token counts for Io's Transmuter, if the die brought crystals", () => {
    const turn = (die: string) =>
      kingdom({ at: 'die', seats: [{ ability: 'transmutation', play: '59', reserve: 'E', die }, {}] })
    const crystals = turn(CRYSTALS).play('token transmutation; transmute earth')
    expect(crystals.crystals(0)).toBe(6 + 4)
    expect(crystals.endRound().crystals(0)).toBe(6 + 4 + 2)
    const other = turn(face({ energy: 'AA', gauge: 1 })).play('token transmutation; transmute earth')
    expect(other.endRound().crystals(0)).toBe(4)
  })

  test("EK-ENC-07.2 it adds to what Io's Transmuter allows", () => {
    const seats = [{ play: '59', reserve: 'E', die: CRYSTALS }, {}]
    const game = kingdom({ at: 'die', enchantment: 'ios-bounty', seats }).play('transmute earth')
    expect(game.crystals(0)).toBe(6 + 3 + 1)
  })
})

describe("Olaf's Knowledge", () => {
  test('EK-ENC-08.2 Throne of Renewal takes the fifth bonus back like the others', () => {
    const seats = [{ hand: '60 22', reserve: 'WFF', bonus: 2 }, {}]
    const game = kingdom({ enchantment: 'olafs-knowledge', seats, pile: '1 2 3 5', discard: '' })
    game.play('bonus card; discard 1')
    expect([game.bonus(0), game.moves('bonus')]).toEqual([3, []])
    game.play('summon 60')
    expect([game.bonus(0), game.can('bonus card')]).toEqual([2, true])
  })
})

describe('Drought', () => {
  const summer = (seat: SeatSetup, other: SeatSetup = {}) =>
    kingdom({
      enchantment: 'drought',
      space: 6,
      pips: 1,
      active: 1,
      first: 0,
      seats: [{ crystals: 9, ...seat }, other],
    }).endTurn()

  test("EK-TERMS-03 each Drought, Mesodae's Lantern and Statue of Eolis is a marker of its own", () => {
    const game = summer({ play: '56 57 18', markers: 1 }).play('option shrink; option look')
    // 3 crystals come from the Lantern before the marker moves.
    expect(game.view(1).players[0]).toMatchObject({ markers: 4, capacity: 6, crystals: 9 + 3 + 2 })
  })

  test('EK-TERMS-04 the marker of a sacrificed Lantern goes, those of Drought stay', () => {
    const game = summer({ play: '56 56', markers: 1 })
    expect(game.capacity(0)).toBe(4)
    game.play('sacrifice 56')
    expect([game.capacity(0), game.markers(0)]).toEqual([5, 2])
  })

  test('EK-TERMS-05 capacity that is gone is cut at once, in one go', () => {
    const game = summer({ play: '56 57', reserve: 'AAAWW' }).play('option shrink')
    expect([game.asked, game.seat]).toEqual(['return', 0])
    game.play('return water')
    expect([game.reserve(0), game.asked]).toEqual(['AAAW', 'statue'])
  })

  test('EK-ENC-09.5 it comes before Statue of Eolis, which may be the card that is sacrificed', () => {
    const kept = summer({ play: '57 1' })
    expect([kept.asked, kept.play('sacrifice 1').asked]).toEqual(['lose-or-shrink', 'statue'])
    const gone = summer({ play: '57 1' }).play('sacrifice 57')
    expect([gone.inPlay(0), gone.asked, gone.capacity(0)]).toEqual([[1], 'dice', 7])
  })

  test('EK-ENC-09.1 a sacrificed item takes the Raven that copies it', () => {
    const game = summer({ play: '35' }, { play: '68=35' }).play('sacrifice 35')
    expect([game.inPlay(0), game.inPlay(1), game.discard.slice(0, 2)]).toEqual([[], [], [68, 35]])
  })
})

describe('Vision of Destiny', () => {
  const vision = (table: TableSetup) => kingdom({ enchantment: 'vision-of-destiny', discard: '', ...table })

  test('EK-ENC-10.4 a search begins with the open cards; they are replaced when it is over', () => {
    const seats = [{ hand: '58', reserve: 'AF' }, {}]
    const game = vision({ seats, pile: '1 2 3 12 5 6 10 7 8' })
    expect(game.view(1).faceUp).toEqual([1, 2])
    game.play('summon 58')
    expect([game.held, game.view(1).faceUp]).toEqual([[1, 2, 3, 12], []])
    const kept = game.play('keep 12; option stop')
    expect(kept.view(1).faceUp).toEqual([5, 6])
    const again = vision({ seats, pile: '1 2 3 12 5 6 10 7 8' }).play('summon 58; discard 12; option search')
    expect(again.play('option stop').view(1).faceUp).toEqual([7, 8])
  })

  test('EK-ENC-10.4 open cards that a Telescope rearranges are turned up again afterwards', () => {
    const game = vision({ seats: [{ play: '66', crystals: 2 }, {}], pile: '1 2 3 5 6' }).play('activate 66')
    expect([game.view(1).faceUp, game.view(1).pileSeen]).toEqual([[], []])
    game.play('next 3; next 1')
    expect([game.view(1).faceUp, game.pile]).toEqual([
      [3, 1],
      [3, 1, 2, 5, 6],
    ])
    // The third is the one that lay open before and is not to be seen now.
    expect([...possible(game, 1, (state) => cardOf(state.pile.at(-3)!))]).toEqual(['2'])
  })

  test('EK-ENC-10.4 cards that Amulet of Time draws are the open ones, known to all', () => {
    const game = vision({ seats: [{ hand: '65 22 10 11', reserve: 'WW' }, {}], pile: '1 2 3 5 6 7' })
    game.play('summon 65; take air; take air; discard 22; discard 10; discard 11')
    expect([game.hand(0), game.view(1).players[0]?.hand]).toEqual([
      [1, 2, 3],
      [1, 2],
    ])
    expect(game.view(1).faceUp).toEqual([5, 6])
  })

  test('EK-ENC-10.2 Potion of Resurrection may fetch the card that was averted', () => {
    const game = vision({ seats: [{ play: '61', crystals: 5 }, {}], pile: '1 2 3 5 6' }).play('avert 1; activate 61')
    expect([game.hand(0), game.discard, game.view(1).players[0]?.hand]).toEqual([[1], [61], [1]])
  })
})

describe('draw and discard piles', () => {
  test('EK-DISCARD-02 Potion of Resurrection finds the pile in its order and keeps it', () => {
    const seats = [{ ability: 'offering', play: '61 3', hand: '1 2' }, {}]
    const game = kingdom({ seats, pile: '5 6 7', discard: '8 10 11 12 13' }).play('token offering; discard 2')
    game.play('activate 61; keep 10')
    expect([game.hand(0), game.discard]).toEqual([
      [1, 10],
      [61, 13, 2, 8, 11, 12],
    ])
  })

  test('EK-DISCARD-03 who looks through the discards gets to know what another has discarded face down', () => {
    const seats = [{ ability: 'offering', hand: '1 2 3' }, { play: '61' }]
    const game = kingdom({ seats, pile: '5 6 7', discard: '8 10' }).play('token offering; discard 2; end')
    expect(game.view(1).discarded).toEqual([10, 8])
    game.play('activate 61')
    expect(game.view(1).held).toEqual([61, 10, 8, 2])
    game.play('keep 2')
    expect([game.hand(1), game.view(0).players[1]?.hand]).toEqual([[2], []])
    // Who discarded it knows that it is in that hand or under the pile, like the two that lay open.
    const taken = (state: State): number => cardOf(state.players[1]!.hand[0]!)
    expect([...possible(game, 0, taken)].sort()).toEqual(['10', '2', '8'])
  })

  test('EK-DISCARD-05 a search that takes the last card goes on with the shuffled discards', () => {
    const seats = [{ hand: '58', reserve: 'AF' }, {}]
    const game = kingdom({ seats, pile: '1 2', discard: '12 3 5' }).play('summon 58')
    expect(game.happened('reshuffled')).toBe(1)
    expect(game.held.slice(0, 2)).toEqual([1, 2])
    expect(game.held.at(-1)).toBe(12)
  })

  test('EK-DISCARD-06 cards that a search holds are not shuffled in', () => {
    const seats = [{ hand: '58', reserve: 'AF' }, {}]
    const game = kingdom({ seats, pile: '1 12', discard: '10 3' }).play('summon 58; discard 12')
    expect([game.asked, game.held, game.pile.sort()]).toEqual(['again', [1, 12], [10, 3]])
  })

  test('EK-DISCARD-10 with a second card that is discarded, the player names the order', () => {
    const seats = [{ hand: '58', reserve: 'AF' }, {}]
    const game = kingdom({ seats, pile: '1 2 12 3 5', discard: '' }).play('summon 58; keep 12')
    expect([game.asked, game.legal()]).toEqual([
      'order-all',
      ['discard amulet-of-air', 'discard amulet-of-fire', 'option stop'],
    ])
    expect(game.play('discard 2').discard).toEqual([1, 2])
  })
})

describe('terms and markers', () => {
  test('EK-TERMS-06 the Raven marker lies on the copied item and is removed when that leaves play', () => {
    const game = kingdom({ active: 1, seats: [{ play: '68=35' }, { play: '35 35', hand: '17', reserve: 'AW' }] })
    const marks = () => game.view(0).players[1]?.play.map(({ copiedBy }) => copiedBy)
    expect(marks()).toEqual([[0], []])
    game.play('summon 17; recall 35')
    expect([game.inPlay(0), marks()]).toEqual([[], [[], []]])
    const raven = kingdom({ seats: [{ play: '68=35 37 1' }, { play: '35' }] })
    raven.play('activate 37; sacrifice 68; sacrifice 37')
    expect(raven.view(0).players[1]?.play[0]?.copiedBy).toEqual([])
  })

  test('EK-TERMS-07 the room of a copied Grimoire goes with the Raven', () => {
    const seats = [{ play: '68=18', reserve: 'AAAWWWFFF', ability: 'offering' }, { play: '18' }]
    const game = kingdom({ seats })
    expect(game.capacity(0)).toBe(10)
    game.play('token offering')
    expect([game.asked, game.capacity(0)]).toEqual(['return', 7])
  })

  test('EK-TERMS-08 what lies beyond 7 is within reach of Ratty Nightshade and Warden of Argos', () => {
    const rich = { play: '18', reserve: 'AAAWWWFFF' }
    const ratty = kingdom({ seats: [{ hand: '70', crystals: 2 }, rich] }).play('summon 70; take fire; take fire')
    expect([ratty.reserve(0), ratty.reserve(1)]).toEqual(['FF', 'AAAWWWF'])
    const warden = kingdom({ seats: [{ hand: '69', reserve: 'A' }, rich] }).play('summon 69; option tokens')
    warden.play('return fire; return fire; return fire; return air')
    expect(warden.reserve(1)).toBe('AAWWW')
  })

  test("EK-TERMS-09 Raven's copy is no summoning: no reward, no Leech", () => {
    const seats = [{ hand: '68', play: '6', reserve: 'FEE', crystals: 1 }, { play: '3 33' }]
    const game = kingdom({ seats }).play('summon 68; usurp 3 of 2')
    // One crystal for the Leech and three of the Staff, for the Raven alone; nine of the copied Amulet.
    expect([game.crystals(0), game.crystals(1)]).toEqual([0 + 3 + 9, 1])
  })
})

describe('ability tokens', () => {
  test('EK-TOK-08.2 water on a Raven that copies Amulet of Water may be used', () => {
    const seats = [{ ability: 'water-tribute', play: '68=4:WW', reserve: 'WW' }, { play: '4' }]
    const game = kingdom({ seats }).play('token water-tribute')
    expect([game.stored(0, 68), game.reserve(0), game.used(0)]).toEqual(['', '', true])
  })

  test('EK-TOK-10.2 Turn of Time has Statue of Eolis answered at once', () => {
    const seats = [{ ability: 'turn-of-time' }, { play: '57' }]
    const game = kingdom({ space: 2, seats }).play('token turn-of-time; marker +2')
    expect([game.seat, game.asked, game.season]).toEqual([1, 'statue', 'spring'])
    game.play('take fire')
    expect([game.reserve(1), game.seat, game.asked]).toEqual(['F', 0, 'act'])
  })

  test('EK-SET-16 a token used is no activation for Heart of Argos', () => {
    const game = kingdom({ seats: [{ ability: 'crystal-loan', play: '51 66', crystals: 0 }, {}] })
    game.play('token crystal-loan')
    expect(game.stored(0, 51)).toBe('')
    expect(game.play('activate 66').stored(0, 51)).toBe('E')
  })

  test('EK-TOK-11.2 what Insight has seen is in that hand or among its discards once Throne has taken a card', () => {
    const seats = [{ ability: 'insight' }, { hand: '60 1 2 3', reserve: 'WFF' }]
    const game = kingdom({ seats, pile: '5 6 7 8', discard: '' }).play('token insight; end')
    expect(game.view(0).players[1]?.hand).toEqual([1, 2, 3, 60])
    game.play('summon 60; discard 2')
    const known = (state: State): number[] =>
      [...state.players[1]!.hand, ...state.discard]
        .map(cardOf)
        .filter((card) => card <= 3)
        .sort()
    expect([...possible(game, 0, known)]).toEqual(['[1,2,3]'])
    expect([...possible(game, 0, (state) => cardOf(state.discard[0]!))].sort()).toEqual(['1', '2', '3'])
  })

  test('EK-TOK-12.1 what Foresight has put in order is known until a Telescope comes', () => {
    const seats = [{ ability: 'foresight' }, { play: '66', crystals: 2 }]
    const game = kingdom({ seats, pile: '1 2 3 5 6 7', discard: '' }).play('token foresight; next 3; next 1; end')
    const three = (state: State): number[] => state.pile.slice(-3).map(cardOf).reverse()
    expect([...possible(game, 0, three)]).toEqual(['[3,1,2]'])
    game.play('activate 66; next 2; next 1')
    expect(game.view(0).pileSeen).toEqual([])
    expect(possible(game, 0, three).size).toBe(6)
    expect([...possible(game, 0, (state) => three(state).sort())]).toEqual(['[1,2,3]'])
    expect([...possible(game, 1, three)]).toEqual(['[2,1,3]'])
  })
})
