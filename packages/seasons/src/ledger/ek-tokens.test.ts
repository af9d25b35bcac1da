import { rngFrom, SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../entry.ts'
import { seasons } from '../rules.ts'
import { type Scenario, type SeatSetup, scenario } from '../testing/index.ts'

/** A token that cannot be used now, and why. */
function unusable(game: Scenario, token: string): string[] {
  expect(game.refused(`token ${token}`).code).toBe('illegal-move')
  return game.why(`token ${token}`)
}

describe('1 Extra Card', () => {
  const table = { seats: [{ ability: 'extra-card', hand: '3' }, {}], pile: '7 22 1', discard: '' }

  test('EK-TOK-01.1 draw a card; keep it or discard it', () => {
    const kept = scenario(table).play('token extra-card')
    expect([kept.asked, kept.cause, kept.legal()]).toEqual([
      'drawn',
      'ability.1',
      ['keep temporal-boots', 'discard temporal-boots'],
    ])
    kept.play('keep 7')
    expect([kept.hand(0), kept.pile, kept.score(0)]).toEqual([[3, 7], [22, 1], -15])
    const discarded = scenario(table).play('token extra-card; discard 7')
    expect([discarded.hand(0), discarded.discard, discarded.score(0)]).toEqual([[3], [7], -10])
  })

  test('EK-TOK-01.2 without a card to draw it cannot be used', () => {
    expect(unusable(scenario({ ...table, pile: '' }), 'extra-card')).toEqual(['pile-empty'])
  })
})

describe('2 Offering', () => {
  test('EK-TOK-02.1 sacrifice a card in play or discard one from the hand', () => {
    const game = () =>
      scenario({ seats: [{ ability: 'offering', hand: '1 7', play: '22 43!' }, {}] }).play('token offering')
    expect([game().asked, game().cause]).toEqual(['lose', 'ability.2'])
    expect(game().legal().sort()).toEqual([
      'discard amulet-of-air',
      'discard temporal-boots',
      'sacrifice idol-of-the-familiar',
      'sacrifice runic-cube-of-eolis',
    ])
    const sacrificed = game().play('sacrifice 22')
    expect([sacrificed.inPlay(0), sacrificed.hand(0), sacrificed.discard]).toEqual([[43], [1, 7], [22]])
    const discarded = game().play('discard 7')
    expect([discarded.inPlay(0), discarded.hand(0), discarded.discard]).toEqual([[22, 43], [1], [7]])
    expect(discarded.asked).toBe('act')
    // 6 for the token, 5 lost for the card in hand, 30 and 6 for those in play.
    expect(discarded.score(0) - scenario({ seats: [{ hand: '1', play: '22 43' }] }).score(0)).toBe(6)
  })

  test('EK-TOK-02.2 without a card it cannot be used', () => {
    expect(unusable(scenario({ seats: [{ ability: 'offering' }, {}] }), 'offering')).toEqual(['no-card'])
    for (const seat of [{ hand: '1' }, { play: '1' }])
      expect(scenario({ seats: [{ ability: 'offering', ...seat }, {}] }).can('token offering')).toBe(true)
  })
})

describe('3 Spare Energy', () => {
  test('EK-TOK-03.1 take 2 tokens of any kinds', () => {
    const game = scenario({ seats: [{ ability: 'spare-energy', reserve: 'A' }, {}] }).play('token spare-energy')
    expect([game.asked, game.legal()]).toEqual(['take', ['take air', 'take water', 'take fire', 'take earth']])
    game.play('take fire; take earth')
    expect([game.reserve(0), game.score(0), game.asked]).toEqual(['AFE', -5, 'act'])
  })

  test('EK-TOK-03.2 surplus is cut at once', () => {
    const game = scenario({ seats: [{ ability: 'spare-energy', reserve: 'AAAAAA' }, {}] })
    game.play('token spare-energy; take fire; take fire')
    expect([game.asked, game.legal()]).toEqual(['return', ['return air', 'return fire']])
    expect(game.play('return air').reserve(0)).toBe('AAAAAFF')
  })
})

describe('4 Restraint', () => {
  const restrained = (gauge: number, play: string) => scenario({ seats: [{ ability: 'restraint', gauge, play }, {}] })

  test('EK-TOK-04.1 the gauge falls by 1', () => {
    const game = restrained(5, '').play('token restraint')
    expect([game.gauge(0), game.score(0)]).toEqual([4, 10])
  })

  test('EK-TOK-04.2 not below the number of cards in play', () => {
    expect(unusable(restrained(2, '1 2'), 'restraint')).toEqual(['gauge-needed'])
    expect(unusable(restrained(1, '1 2'), 'restraint')).toEqual(['gauge-needed'])
    expect(restrained(3, '1 2').play('token restraint').gauge(0)).toBe(2)
  })

  test('EK-TOK-04.3 not at gauge 0', () => {
    expect(unusable(restrained(0, ''), 'restraint')).toEqual(['gauge-at-zero'])
    expect(restrained(1, '').play('token restraint').gauge(0)).toBe(0)
  })
})

describe('5 Hoarder', () => {
  const seats = [{ ability: 'hoarder', hand: '1 2 3', crystals: 1 }, { hand: '5' }]

  test('EK-TOK-05.1 each card in hand counts +3 instead of -5', () => {
    expect(scenario({ seats }).score(0)).toBe(10)
    const end = scenario({ seats, year: 3, space: 12, active: 1, first: 0 }).endTurn()
    const standing = end.standings?.find(({ seat }) => seat === 0)
    expect([standing?.score, standing?.breakdown.map((part) => part.points)]).toEqual([10, [1, 9]])
    expect(end.standings?.find(({ seat }) => seat === 1)?.score).toBe(-5 + end.crystals(1))
  })

  test('EK-TOK-05.2 it is passive and never turned over', () => {
    const game = scenario({ seats })
    expect(unusable(game, 'hoarder')).toEqual(['passive'])
    expect(game.moves('token')).toEqual([])
  })
})

describe('6 Transmutation', () => {
  test('EK-TOK-06.1 permission for the rest of this turn, with 1 crystal more for each token', () => {
    const game = scenario({ seats: [{ ability: 'transmutation', reserve: 'AEE' }, {}], season: 'winter' })
    expect(game.why('transmute earth')).toEqual(['no-permission'])
    game.play('token transmutation; transmute earth; transmute air')
    expect([game.crystals(0), game.score(0)]).toEqual([6, 6])
    game.endRound()
    expect(game.state.permission + game.state.addition).toBe(0)
  })

  test("EK-TOK-06.2 it adds to Purse of Io, the bonus and Io's Bounty, also for Balance and Potion of Life", () => {
    const table = { season: 'winter', enchantment: 'ios-bounty' } as const
    const seat = { ability: 'transmutation', play: '8 5 26', reserve: 'AAAE' }
    // 3 for earth in winter, and 1 each for the token, the Purse, the bonus and the enchantment.
    const plain = scenario({ ...table, seats: [seat, {}] }).play(
      'token transmutation; bonus transmute; transmute earth',
    )
    expect(plain.crystals(0)).toBe(7)
    const balance = scenario({ ...table, seats: [seat, {}] }).play('token transmutation; bonus transmute; activate 5')
    expect(balance.crystals(0)).toBe(9 + 3 * 4)
    const life = scenario({ ...table, seats: [seat, {}] }).play('token transmutation; bonus transmute; activate 26')
    expect(life.crystals(0)).toBe(4 * (4 + 4))
  })
})

test('EK-TOK-07.1 Crystal Loan brings 12 crystals and costs 6 points', () => {
  const game = scenario({ seats: [{ ability: 'crystal-loan', crystals: 1 }, {}] }).play('token crystal-loan')
  expect([game.crystals(0), game.score(0)]).toEqual([13, 7])
})

describe('8 Water Tribute', () => {
  test('EK-TOK-08.1 discard 4 water', () => {
    const game = scenario({ seats: [{ ability: 'water-tribute', reserve: 'AWWWWW' }, {}] }).play('token water-tribute')
    expect([game.reserve(0), game.score(0)]).toEqual(['AW', 18])
  })

  test('EK-TOK-08.2 water on Amulet of Water may be used', () => {
    const game = scenario({ seats: [{ ability: 'water-tribute', reserve: 'WWA', play: '4:WWWF' }, {}] })
    game.play('token water-tribute')
    expect([game.asked, game.legal()]).toEqual(['pay', ['pay water', 'pay water from amulet']])
    game.play('pay water; pay water from amulet; pay water from amulet; pay water from amulet')
    expect([game.reserve(0), game.stored(0, 4), game.asked]).toEqual(['AW', 'F', 'act'])
  })

  test('EK-TOK-08.3 without 4 water it cannot be used', () => {
    const seat = { ability: 'water-tribute', reserve: 'WWAAAA' }
    expect(unusable(scenario({ seats: [{ ...seat, play: '4:WFFE' }, {}] }), 'water-tribute')).toEqual(['no-four-water'])
    // Water on other cards does not help.
    expect(unusable(scenario({ seats: [{ ...seat, play: '35:WW' }, {}] }), 'water-tribute')).toEqual(['no-four-water'])
  })
})

test('EK-TOK-09.1 Rising Power raises the gauge by 2, at most to 15', () => {
  const gauges = [0, 12, 14, 15].map((gauge) => {
    const game = scenario({ seats: [{ ability: 'rising-power', gauge }, {}] }).play('token rising-power')
    expect(game.score(0)).toBe(-5)
    return game.gauge(0)
  })
  expect(gauges).toEqual([2, 14, 15, 15])
})

describe('10 Turn of Time', () => {
  const turned = (year: number, space: number, seats: readonly SeatSetup[] = [{}, {}]) =>
    scenario({ year, space, seats: seats.map((seat, i) => (i === 0 ? { ability: 'turn-of-time', ...seat } : seat)) })

  test('EK-TOK-10.1 the marker moves exactly 2 spaces, either way', () => {
    const game = turned(1, 5).play('token turn-of-time')
    expect([game.asked, game.legal()]).toEqual(['marker-by-two', ['marker -2', 'marker +2']])
    expect(game.play('marker +2').space).toBe(7)
    expect(turned(1, 5).play('token turn-of-time; marker -2').space).toBe(3)
    expect(game.score(0)).toBe(3)
  })

  test('EK-TOK-10.2 season change, year change, year 0 and the end of year 3 as with Temporal Boots', () => {
    // Figrim takes a crystal at a season change.
    const season = turned(1, 5, [{ play: '11' }, { crystals: 4 }]).play('token turn-of-time; marker +2')
    expect([season.season, season.crystals(0), season.crystals(1)]).toEqual(['summer', 1, 3])
    const year = turned(1, 11, [{ second: '1 2 3' }, { second: '5 7 8' }]).play('token turn-of-time; marker +2')
    expect([year.year, year.hand(0), year.hand(1)]).toEqual([2, [1, 2, 3], [5, 7, 8]])
    const zero = turned(1, 2).play('token turn-of-time; marker -2')
    expect([zero.year, zero.space]).toEqual([0, 12])
    const end = turned(3, 12).play('token turn-of-time; marker +2')
    expect([end.over, end.endRound().over]).toEqual([false, true])
  })
})

describe('11 Insight', () => {
  const game = () =>
    scenario({
      players: 3,
      seats: [{ ability: 'insight' }, { hand: '3 1 2', second: '5 6 7' }, { hand: '8 9' }],
    })

  test('EK-TOK-11.1 the user sees the hands of all others', () => {
    const seen = game().play('token insight')
    expect(seen.view(0).players.map((player) => player.hand)).toEqual([[], [1, 2, 3], [8, 9]])
    expect(seen.score(0)).toBe(9)
    // What was seen stays known.
    for (let i = 0; i < 20; i++) {
      const guess = seasons.resample(seen.state, 0, rngFrom(`guess ${i}`))
      expect(guess.players[1]!.hand.map(cardOf).sort()).toEqual([1, 2, 3])
      expect(guess.players[2]!.hand.map(cardOf).sort()).toEqual([8, 9])
    }
  })

  test('EK-TOK-11.2 only the user sees them, and no libraries', () => {
    const seen = game().play('token insight')
    for (const viewer of [1, 2, SPECTATOR])
      for (const other of [1, 2].filter((seat) => seat !== viewer))
        expect(seen.view(viewer).players[other]!.hand).toEqual([])
    // Nor does it show when each of them came.
    const shown = seen.events.flatMap((event) => (event.type === 'saw-hand' ? [event] : []))
    expect(shown.map((event) => [event.from, event.cards, event.only])).toEqual([
      [1, [1, 2, 3], 1],
      [2, [8, 9], 1],
    ])
    const libraries = new Set(
      Array.from({ length: 20 }, (_, i) =>
        String(
          seasons
            .resample(seen.state, 0, rngFrom(`guess ${i}`))
            .players[1]!.second.map(cardOf)
            .sort(),
        ),
      ),
    )
    expect(libraries.size).toBeGreaterThan(5)
  })
})

describe('12 Foresight', () => {
  const seats = [{ ability: 'foresight' }, {}]

  test('EK-TOK-12.1 look at the top three cards and put them back in any order', () => {
    const game = scenario({ seats, pile: '1 2 3 5 7', discard: '' }).play('token foresight')
    expect([game.asked, game.moves('next').sort()]).toEqual([
      'next',
      ['next amulet-of-air', 'next amulet-of-earth', 'next amulet-of-fire'],
    ])
    game.play('next 3; next 1')
    expect([game.pile, game.asked, game.score(0)]).toEqual([[3, 1, 2, 5, 7], 'act', 0])
    expect([game.view(0).top, game.view(1).top]).toEqual([3, null])
    for (let i = 0; i < 20; i++) {
      const { pile } = seasons.resample(game.state, 0, rngFrom(`guess ${i}`))
      expect(pile.map(cardOf).reverse().slice(0, 3)).toEqual([3, 1, 2])
    }
    const orders = new Set<string>()
    for (const [first, second] of ['12', '13', '21', '23', '31', '32'])
      orders.add(String(scenario({ seats, pile: '1 2 3' }).play(`token foresight; next ${first}; next ${second}`).pile))
    expect(orders.size).toBe(6)
  })

  test('EK-TOK-12.2 with fewer than three cards only those are looked at', () => {
    const two = scenario({ seats, pile: '1 2', discard: '3 5' }).play('token foresight')
    expect(two.moves('next')).toHaveLength(2)
    expect(two.play('next 2').pile).toEqual([2, 1])
    const one = scenario({ seats, pile: '1', discard: '3 5' }).play('token foresight')
    expect([one.asked, one.view(0).top, one.discard]).toEqual(['act', 1, [3, 5]])
    const none = scenario({ seats, pile: '', discard: '' }).play('token foresight')
    expect([none.asked, none.used(0)]).toEqual(['act', true])
  })

  test('EK-TOK-12.1 it asks even if the cards are copies of one', () => {
    const open = (pile: string) => scenario({ seats, pile }).play('token foresight').asked
    expect([open('1 1'), open('1 2')]).toEqual(['next', 'next'])
  })
})
