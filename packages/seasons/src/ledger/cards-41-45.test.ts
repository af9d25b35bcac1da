import { describe, expect, test } from 'vitest'
import { factsOf, type SeatSetup, scenario } from '../testing/index.ts'

// Without a test until Enchanted Kingdom is there, because it is about Shield of Zira and nothing else: CARD-044.4.

/** The last round of the game; the points of everybody after it. */
function finalScores(...seats: SeatSetup[]): number[] {
  const players = seats.length
  const game = scenario({ players, seats, year: 3, space: 12, pips: 1, active: players - 1, first: 0 }).play('end')
  expect(game.over).toBe(true)
  return seats.map((_, seat) => game.standings!.find((standing) => standing.seat === seat)!.score)
}

describe('41 Thieving Fairies', () => {
  /** Seat 0 activates; a Cauldron does it without crystals. */
  const against = (victim: SeatSetup, fairies: SeatSetup = { play: '41' }) => scenario({ seats: [victim, fairies] })

  test('CARD-041.0 familiar, crystals by the number of players, 6 points, not activated, two copies', () => {
    const facts = { type: 'familiar', cost: ['', '3', '6'], points: 6, activated: false, copies: 2 }
    expect(factsOf(41)).toEqual(facts)
  })

  test('CARD-041.1 costs 0, 3 or 6 crystals with 2, 3 or 4 players', () => {
    const rich = (players: number, crystals: number) => scenario({ players, seats: [{ hand: '41', crystals }] })
    expect([2, 3, 4].map((players) => rich(players, 10).play('summon 41').crystals(0))).toEqual([10, 7, 4])
    expect([rich(2, 0), rich(3, 2), rich(4, 5)].map((game) => game.can('summon 41'))).toEqual([true, false, false])
    expect(rich(4, 5).why('summon 41')).toEqual(['missing-crystals'])
  })

  test('CARD-041.2 each activation by an opponent: that opponent loses 1, the owner gains 2', () => {
    const seats: SeatSetup[] = [
      { play: '35 43', reserve: 'A', crystals: 5 },
      { crystals: 9 },
      { play: '41', crystals: 3 },
    ]
    const game = scenario({ players: 3, seats }).play('activate 35')
    expect([0, 1, 2].map((seat) => game.crystals(seat))).toEqual([4, 9, 5])
    game.play('activate 43')
    expect([0, 1, 2].map((seat) => game.crystals(seat))).toEqual([3, 9, 7])
  })

  test('CARD-041.3 from an opponent with 0 crystals the owner gains only 1', () => {
    const game = against({ play: '35', reserve: 'A' }).play('activate 35')
    expect([game.crystals(0), game.crystals(1), game.stored(0, 35)]).toEqual([0, 1, 'A'])
  })

  test('CARD-041.4 the activation cost is paid first, and what the card brings comes after', () => {
    const tree = against({ play: '32', crystals: 3 }).play('activate 32; take fire')
    expect([tree.crystals(0), tree.crystals(1), tree.reserve(0)]).toEqual([0, 1, 'F'])
    const balance = against({ play: '5', reserve: 'AAA' }).play('activate 5')
    expect([balance.crystals(0), balance.crystals(1)]).toEqual([9, 1])
  })

  test('CARD-041.5 enter-play and lasting effects do not trigger it', () => {
    const victim = { play: '6 13 30', hand: '3', reserve: 'EEAAAA' }
    const game = scenario({ active: 1, first: 0, seats: [{ play: '41' }, victim] }).play('summon 3; take air')
    expect([game.crystals(1), game.crystals(0)]).toEqual([12, 0])
    game.play('end')
    expect([game.crystals(1), game.crystals(0)]).toEqual([15, 0])
  })

  test('CARD-041.6 two copies trigger separately', () => {
    const twice = (crystals: number) => against({ play: '35', reserve: 'A', crystals }, { play: '41 41' })
    const rich = twice(5).play('activate 35')
    expect([rich.crystals(0), rich.crystals(1)]).toEqual([3, 4])
    const poor = twice(1).play('activate 35')
    expect([poor.crystals(0), poor.crystals(1)]).toEqual([0, 3])
  })

  test("CARD-041.7 the owner's own activations do not trigger it", () => {
    const game = against({ play: '41 35', reserve: 'A', crystals: 5 }, { crystals: 5 }).play('activate 35')
    expect([game.crystals(0), game.crystals(1)]).toEqual([5, 5])
  })
})

describe('42 Cursed Treatise of Arus', () => {
  /** Seat 1 brings Syllas, so that seat 0 sacrifices the Treatise. */
  function sacrificed(seat: SeatSetup) {
    const game = scenario({ active: 1, seats: [seat, { hand: '10', reserve: 'FFFW' }] }).play('summon 10')
    if (game.asked === 'sacrifice') game.play('sacrifice 42')
    expect([game.discard, game.reserve(1)]).toEqual([[42], 'W'])
    return game
  }

  test('CARD-042.0 item, 1 water, -10 points, not activated, two copies', () => {
    expect(factsOf(42)).toEqual({ type: 'item', cost: 'W', points: -10, activated: false, copies: 2 })
  })

  test('CARD-042.1 on entering: 2 tokens of any kinds, gauge + 1, 10 crystals', () => {
    const game = scenario({ seats: [{ hand: '42', reserve: 'W', gauge: 5, crystals: 2 }] })
    game.play('summon 42; take fire; take earth')
    expect([game.reserve(0), game.gauge(0), game.crystals(0), game.asked]).toEqual(['FE', 6, 12, 'act'])
  })

  test('CARD-042.2 sacrificed, it takes the whole reserve along, with the tokens beyond seven', () => {
    expect(sacrificed({ play: '42', reserve: 'AWFE' }).reserve(0)).toBe('')
    expect(sacrificed({ play: '18 42', reserve: 'AAAWWWFFFE' }).reserve(0)).toBe('')
  })

  test('CARD-042.3 tokens on Amulet of Water and Cauldron stay', () => {
    const game = sacrificed({ play: '4:AWF 42 35:EE', reserve: 'AA' })
    expect([game.reserve(0), game.stored(0, 4), game.stored(0, 35)]).toEqual(['', 'AWF', 'EE'])
  })

  test('CARD-042.4 returning to hand discards nothing', () => {
    const seats = [
      { play: '42', reserve: 'AWFE' },
      { hand: '17', reserve: 'AW' },
    ]
    const game = scenario({ active: 1, seats }).play('summon 17')
    expect([game.hand(0), game.inPlay(0), game.reserve(0)]).toEqual([[42], [], 'AWFE'])
  })

  test('CARD-042.5 -10 points at game end', () => {
    expect(finalScores({ play: '42 22', crystals: 3 }, { play: '42' })).toEqual([23, -10])
  })

  test('CARD-042.6 its own gauge step does not make the room for it', () => {
    const full = scenario({ seats: [{ hand: '42', reserve: 'W', gauge: 1, play: '22' }] })
    expect(full.why('summon 42')).toEqual(['gauge-full'])
    const room = scenario({ seats: [{ hand: '42', reserve: 'W', gauge: 2, play: '22' }] }).play('summon 42')
    expect([room.inPlay(0), room.gauge(0)]).toEqual([[22, 42], 3])
  })

  test('CARD-042.7 surplus tokens are cut at once', () => {
    const game = scenario({ seats: [{ hand: '42', reserve: 'AAAAAAW' }] }).play('summon 42; take fire; take earth')
    expect([game.reserve(0), game.legal()]).toEqual(['AAAAAAFE', ['return air', 'return fire', 'return earth']])
    expect([game.play('return air').reserve(0), game.asked]).toEqual(['AAAAAFE', 'act'])
  })
})

describe('43 Idol of the Familiar', () => {
  test('CARD-043.0 item, one of each energy, 0 points, activated, two copies', () => {
    expect(factsOf(43)).toEqual({ type: 'item', cost: 'AWFE', points: 0, activated: true, copies: 2 })
  })

  test('CARD-043.1 10 crystals on entering play', () => {
    const game = scenario({ seats: [{ hand: '43', reserve: 'AWFE', play: '10' }] }).play('summon 43')
    expect([game.crystals(0), game.turned(0, 43)]).toEqual([10, false])
  })

  test('CARD-043.2 activation: 1 crystal for each own familiar in play', () => {
    const seats = [{ play: '43 10 22 11 16!', hand: '12', crystals: 4 }, { play: '39 40' }]
    const game = scenario({ seats }).play('activate 43')
    expect([game.crystals(0), game.turned(0, 43)]).toEqual([7, true])
  })

  test('CARD-043.3 without familiars it may be activated and gives nothing', () => {
    const game = scenario({ seats: [{ play: '43 22', crystals: 4 }, { play: '10' }] }).play('activate 43')
    expect([game.crystals(0), game.turned(0, 43)]).toEqual([4, true])
  })

  test('CARD-043.4 a received Damned Soul counts as a familiar', () => {
    const game = scenario({ seats: [{ play: '50', reserve: 'W' }, { play: '43 10' }] }).play('activate 50; end')
    const before = game.crystals(1)
    expect(game.play('activate 43').crystals(1)).toBe(before + 2)
  })
})

describe('44 Necrotic Kriss', () => {
  test('CARD-044.0 item, 2 air 1 water, 6 points, activated, two copies', () => {
    expect(factsOf(44)).toEqual({ type: 'item', cost: 'AAW', points: 6, activated: true, copies: 2 })
  })

  test('CARD-044.1 discard a familiar from hand or sacrifice one in play, take 4 tokens', () => {
    const kriss = () => scenario({ seats: [{ play: '44 11 22', hand: '10 3' }] }).play('activate 44')
    expect(kriss().legal().sort()).toEqual(['discard syllas-the-faithful', 'sacrifice figrim-the-avaricious'])
    const hand = kriss().play('discard 10; take air; take water; take fire; take fire')
    expect([hand.hand(0), hand.inPlay(0), hand.discard]).toEqual([[3], [44, 11, 22], [10]])
    expect([hand.reserve(0), hand.asked]).toEqual(['AWFF', 'act'])
    const play = kriss().play('sacrifice 11; take earth; take earth; take earth; take earth')
    expect([play.hand(0), play.inPlay(0), play.discard]).toEqual([[3, 10], [44, 22], [11]])
    expect([play.reserve(0), play.asked]).toEqual(['EEEE', 'act'])
  })

  test('CARD-044.2 not without a familiar in hand or play', () => {
    const game = scenario({
      seats: [
        { play: '44 22', hand: '3 35' },
        { play: '10', hand: '11' },
      ],
    })
    expect([game.can('activate 44'), game.why('activate 44')]).toEqual([false, ['no-familiar']])
    game.refused('activate 44')
    expect(scenario({ seats: [{ play: '44', hand: '10' }] }).can('activate 44')).toBe(true)
    expect(scenario({ seats: [{ play: '44 10' }] }).can('activate 44')).toBe(true)
  })

  test('CARD-044.3 surplus is cut at once', () => {
    const game = scenario({ seats: [{ play: '44 10', reserve: 'AAAAA' }] })
    game.play('activate 44; take fire; take fire; take fire; take fire')
    expect([game.reserve(0), game.legal()]).toEqual(['AAAAAFFFF', ['return air', 'return fire']])
    expect([game.play('return air; return fire').reserve(0), game.asked]).toEqual(['AAAAFFF', 'act'])
  })
})

describe('45 Lantern of Xidit', () => {
  test('CARD-045.0 item, 3 fire 3 earth, 24 points, not activated, two copies', () => {
    expect(factsOf(45)).toEqual({ type: 'item', cost: 'FFFEEE', points: 24, activated: false, copies: 2 })
  })

  test('CARD-045.1 at game end each reserve token gives 3 crystals', () => {
    expect(finalScores({ play: '45', reserve: 'AWFE', crystals: 2 }, { reserve: 'AWFE' })).toEqual([2 + 24 + 12, 0])
    // Not earlier: at the end of any other round nothing comes.
    const game = scenario({ active: 1, first: 0, seats: [{ play: '45', reserve: 'AWFE' }, {}] }).play('end')
    expect([game.crystals(0), game.reserve(0)]).toEqual([0, 'AWFE'])
  })

  test('CARD-045.2 tokens beyond seven with the Grimoire count, those on Amulet and Cauldron do not', () => {
    const seat = { play: '45 18 4:AAW 35:EEEE', reserve: 'AAAWWWFFF' }
    expect(finalScores(seat, {})).toEqual([24 + 8 + 6 + 0 + 27, 0])
  })

  test('CARD-045.3 two copies give 3 crystals per token each', () => {
    expect(finalScores({ play: '45 45', reserve: 'AW' }, {})).toEqual([48 + 12, 0])
  })
})
