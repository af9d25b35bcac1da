import { describe, expect, test } from 'vitest'
import { factsOf, type SeatSetup, scenario } from '../testing/index.ts'

// Without a test until Enchanted Kingdom is there, because it is about Raven and nothing else: CARD-048.4.

/** The last seat is in its turn; `end` ends the round. */
const lastTurn = (...seats: SeatSetup[]) =>
  scenario({ players: seats.length, seats, active: seats.length - 1, first: 0 })

/** The last round of the game; the points of everybody after it. */
function finalScores(...seats: SeatSetup[]): number[] {
  const players = seats.length
  const game = scenario({ players, seats, year: 3, space: 12, pips: 1, active: players - 1, first: 0 }).play('end')
  expect(game.over).toBe(true)
  return seats.map((_, seat) => game.standings!.find((standing) => standing.seat === seat)!.score)
}

describe('46 Sealed Chest of Urm', () => {
  test('CARD-046.0 item, 2 water 1 earth, 10 points, not activated, two copies', () => {
    expect(factsOf(46)).toEqual({ type: 'item', cost: 'WWE', points: 10, activated: false, copies: 2 })
  })

  test('CARD-046.1 20 crystals at game end without a familiar in play', () => {
    expect(finalScores({ play: '46 22' }, { play: '10' })).toEqual([10 + 30 + 20, 14])
    expect(finalScores({ play: '46 22 10' }, {})).toEqual([10 + 30 + 14, 0])
  })

  test('CARD-046.2 familiars in hand do not matter', () => {
    expect(finalScores({ play: '46', hand: '10 11' }, {})).toEqual([10 + 20 - 10, 0])
  })

  test('CARD-046.3 a Damned Soul in play spoils it', () => {
    const seats = [
      { play: '46', crystals: 9 },
      { play: '50', reserve: 'W' },
    ]
    const game = scenario({ seats, year: 3, space: 12, pips: 1, active: 1, first: 0 }).play('activate 50; end')
    // 3 of the 9 crystals go at the end of the round; the Soul counts -5.
    expect(game.standings!.map((standing) => standing.score)).toEqual([6 + 10 - 5, 0])
  })

  test('CARD-046.4 two copies give 20 crystals each', () => {
    expect(finalScores({ play: '46 46' }, {})).toEqual([20 + 40, 0])
  })
})

describe('47 Mirror of the Seasons', () => {
  const mirror = (seat: SeatSetup) => scenario({ seats: [{ ...seat, play: `47 ${seat.play ?? ''}` }] })

  test('CARD-047.0 item, 3 crystals, 8 points, activated, two copies', () => {
    expect(factsOf(47)).toEqual({ type: 'item', cost: '3', points: 8, activated: true, copies: 2 })
  })

  test('CARD-047.1 pay X crystals, replace X tokens of one kind by X of one other kind', () => {
    const game = mirror({ crystals: 9, reserve: 'AAAAFE' }).play('activate 47; change 2 air; into fire')
    expect([game.crystals(0), game.reserve(0), game.asked]).toEqual([7, 'AAFFFE', 'act'])
    expect(game.why('activate 47')).toEqual(['turned'])
  })

  test('CARD-047.2 X is at least 1', () => {
    const game = mirror({ crystals: 5, reserve: 'AAF' }).play('activate 47')
    expect(game.legal().sort()).toEqual(['change 1 air', 'change 1 fire', 'change 2 air'])
    game.refused('change 0 air')
  })

  test('CARD-047.3 X is limited by the crystals and by the equal tokens', () => {
    const poor = mirror({ crystals: 2, reserve: 'AAAA' }).play('activate 47')
    expect(poor.legal().sort()).toEqual(['change 1 air', 'change 2 air'])
    const rich = mirror({ crystals: 9, reserve: 'AAAW' }).play('activate 47')
    expect(rich.moves('change').sort()).toEqual(['change 1 air', 'change 1 water', 'change 2 air', 'change 3 air'])
    rich.refused('change 4 air')
  })

  test('CARD-047.4 the new kind differs from the old one', () => {
    const game = mirror({ crystals: 5, reserve: 'AAF' }).play('activate 47; change 2 air')
    expect(game.legal()).toEqual(['into water', 'into fire', 'into earth'])
    game.refused('into air')
  })

  test('CARD-047.5 tokens from Amulet of Water may be given; the new ones go to the reserve', () => {
    const game = mirror({ crystals: 5, play: '4:WWF' }).play('activate 47; change 2 water; into earth')
    expect([game.stored(0, 4), game.reserve(0), game.crystals(0)]).toEqual(['F', 'EE', 3])
    const both = mirror({ crystals: 5, play: '4:WW', reserve: 'WWAAAAA' }).play(
      'activate 47; change 2 water; into fire',
    )
    both.play('pay water from amulet; pay water from amulet')
    expect([both.stored(0, 4), both.reserve(0)]).toEqual(['', 'AAAAAWWFF'])
    expect(both.moves('return')).toEqual(both.legal())
    expect(both.play('return air; return air').reserve(0)).toBe('AAAWWFF')
  })

  test('CARD-047.6 not with 0 crystals, not without a token', () => {
    expect(mirror({ reserve: 'AAA' }).why('activate 47')).toEqual(['too-few-crystals'])
    expect(mirror({ crystals: 9, play: '35:AAA' }).why('activate 47')).toEqual(['no-token'])
    expect(mirror({ crystals: 1, reserve: 'A' }).can('activate 47')).toBe(true)
  })

  test('CARD-047.7 3 crystals replace 3 tokens of one kind by 3 of one other kind', () => {
    const game = mirror({ crystals: 3, reserve: 'FFFE' }).play('activate 47; change 3 fire; into water')
    expect([game.crystals(0), game.reserve(0)]).toEqual([0, 'WWWE'])
  })
})

describe('48 Pendant of Ragnor', () => {
  const pendant = (play: string, reserve = 'AWF') =>
    scenario({ seats: [{ hand: '48', reserve, play }, { play: '1 2 3' }] }).play('summon 48')

  test('CARD-048.0 item, 1 air 1 water 1 fire, 0 points, not activated, two copies', () => {
    expect(factsOf(48)).toEqual({ type: 'item', cost: 'AWF', points: 0, activated: false, copies: 2 })
  })

  test('CARD-048.1 a token of any kind for each other own item in play', () => {
    const game = pendant('22 5 10 19').play('take air; take earth; take fire')
    expect([game.reserve(0), game.asked]).toEqual(['AFE', 'act'])
    const none = pendant('10 11')
    expect([none.reserve(0), none.asked]).toEqual(['', 'act'])
  })

  test('CARD-048.2 a first Pendant counts for the second one', () => {
    const game = pendant('48')
    expect(game.asked).toBe('take')
    expect([game.play('take water').reserve(0), game.asked]).toEqual(['W', 'act'])
  })

  test('CARD-048.3 surplus is cut after all tokens were taken', () => {
    const game = pendant('22 5 19 13', 'AWFEEEE').play('take air; take air; take air')
    expect([game.reserve(0), game.asked]).toEqual(['AAAEEEE', 'take'])
    game.play('take air')
    expect([game.reserve(0), game.legal()]).toEqual(['AAAAEEEE', ['return air', 'return earth']])
    expect([game.play('return earth').reserve(0), game.asked]).toEqual(['AAAAEEE', 'act'])
  })
})

describe('49 Sid Nightshade', () => {
  const sid = (seat: SeatSetup, ...others: SeatSetup[]) => {
    const players = others.length + 1
    const game = scenario({ players, seats: [{ hand: '49', reserve: 'EEE', ...seat }, ...others] }).play('summon 49')
    return game.state.players.map((_, at) => game.crystals(at))
  }

  test('CARD-049.0 familiar, earth by the number of players, 6 points, not activated, two copies', () => {
    const facts = { type: 'familiar', cost: ['E', 'EE', 'EEE'], points: 6, activated: false, copies: 2 }
    expect(factsOf(49)).toEqual(facts)
  })

  test('CARD-049.1 costs 1, 2 or 3 earth with 2, 3 or 4 players', () => {
    for (const players of [2, 3, 4]) {
      const earth = (n: number) => scenario({ players, seats: [{ hand: '49', reserve: 'E'.repeat(n) }] })
      expect(earth(players - 2).why('summon 49')).toEqual(['missing-energy'])
      const game = earth(players).play('summon 49')
      expect([game.inPlay(0), game.reserve(0)]).toEqual([[49], 'E'])
    }
  })

  test('CARD-049.2 with strictly the most crystals the owner takes 5 from each opponent', () => {
    expect(sid({ crystals: 10 }, { crystals: 9 }, { crystals: 6 })).toEqual([20, 4, 1])
    expect(sid({ crystals: 10 }, { crystals: 11 }, { crystals: 6 })).toEqual([10, 11, 6])
  })

  test('CARD-049.3 a tie for the most: nothing happens', () => {
    expect(sid({ crystals: 10 }, { crystals: 6 }, { crystals: 10 })).toEqual([10, 6, 10])
    expect(sid({ crystals: 0 }, { crystals: 0 })).toEqual([0, 0])
  })

  test('CARD-049.4 an opponent with fewer than 5 gives all, with 0 nothing', () => {
    expect(sid({ crystals: 10 }, { crystals: 3 }, { crystals: 0 }, { crystals: 5 })).toEqual([18, 0, 0, 0])
  })

  test('CARD-049.5 compared after costs and rewards of this summoning', () => {
    expect(sid({ crystals: 3, play: '6' }, { crystals: 5 })).toEqual([3 + 3 + 5, 0])
    // The Leech takes one first: 6 against 5 becomes 5 against 6.
    expect(sid({ crystals: 6 }, { crystals: 5, play: '33' })).toEqual([5, 6])
  })
})

describe('50 Damned Soul of Onys', () => {
  test('CARD-050.0 familiar, 1 water, -5 points, activated, two copies', () => {
    expect(factsOf(50)).toEqual({ type: 'familiar', cost: 'W', points: -5, activated: true, copies: 2 })
  })

  test('CARD-050.1 the summoner gains 10 crystals and 1 water', () => {
    const game = scenario({ seats: [{ hand: '50', reserve: 'WA' }, { crystals: 1 }] }).play('summon 50')
    expect([game.crystals(0), game.reserve(0), game.crystals(1)]).toEqual([10, 'AW', 1])
  })

  test('CARD-050.2 later holders gain nothing on receiving it', () => {
    const game = scenario({ seats: [{ play: '50', reserve: 'W', crystals: 4 }, { crystals: 4 }] }).play('activate 50')
    expect([game.inPlay(1), game.crystals(1), game.reserve(1)]).toEqual([[50], 4, ''])
    expect(game.crystals(0)).toBe(4)
  })

  test('CARD-050.3 activation: discard 1 water, the card goes straight to the left neighbour', () => {
    const seats = [{ play: '22 50', reserve: 'AWW' }, { play: '3' }, {}]
    const game = scenario({ players: 3, seats }).play('activate 50')
    expect([0, 1, 2].map((seat) => game.inPlay(seat))).toEqual([[22], [3, 50], []])
    expect([game.reserve(0), game.turned(1, 50)]).toEqual(['AW', false])
    expect(scenario({ seats: [{ play: '50', reserve: 'AFE' }] }).why('activate 50')).toEqual(['no-water'])
    const others = scenario({ seats: [{}, { play: '50', reserve: 'W' }] })
    expect(others.can('activate 50', 1)).toBe(false)
    others.refused('activate 50', 1)
  })

  test('CARD-050.4 it may change hands several times in a round', () => {
    const game = scenario({ players: 3, seats: [{ play: '50', reserve: 'W' }, { reserve: 'W' }, { reserve: 'W' }] })
    game.play('activate 50; end; activate 50; end; activate 50')
    expect([0, 1, 2].map((seat) => game.inPlay(seat))).toEqual([[50], [], []])
    expect([0, 1, 2].map((seat) => game.reserve(seat))).toEqual(['', '', ''])
    expect(game.state.round).toBe(1)
  })

  test('CARD-050.5 the water may come from Amulet of Water', () => {
    const game = scenario({ seats: [{ play: '4:WF 50', reserve: 'A' }, {}] }).play('activate 50')
    expect([game.stored(0, 4), game.reserve(0), game.inPlay(1)]).toEqual(['F', 'A', [50]])
    const both = scenario({ seats: [{ play: '4:WF 50', reserve: 'W' }, {}] }).play('activate 50')
    expect(both.legal()).toEqual(['pay water', 'pay water from amulet'])
    both.play('pay water from amulet')
    expect([both.stored(0, 4), both.reserve(0), both.inPlay(1)]).toEqual(['F', 'W', [50]])
  })

  test('CARD-050.6 it may go to a player whose gauge is full, who may not sacrifice cards for it', () => {
    const seats = [
      { play: '50', reserve: 'W' },
      { gauge: 1, play: '22', hand: '35' },
    ]
    const game = scenario({ seats }).play('activate 50; end')
    expect([game.inPlay(1), game.seat, game.moves('sacrifice')]).toEqual([[22, 50], 1, []])
    expect(game.why('summon 35')).toEqual(['gauge-full'])
  })

  test('CARD-050.7 at the end of the round the holder loses 3 crystals, or all', () => {
    const game = lastTurn({ play: '50', crystals: 8 }, { crystals: 8 }).play('end')
    expect([game.crystals(0), game.crystals(1)]).toEqual([5, 8])
    expect(lastTurn({ play: '50', crystals: 2 }, {}).play('end').crystals(0)).toBe(0)
    // Who holds it then pays, not who summoned it.
    const passed = lastTurn({ crystals: 8 }, { hand: '50', reserve: 'W' }).play('summon 50; activate 50; end')
    expect([passed.crystals(0), passed.crystals(1)]).toEqual([5, 10])
  })

  test('CARD-050.8 -5 points for the holder at game end', () => {
    expect(finalScores({ play: '50', crystals: 8 }, { crystals: 8 })).toEqual([8 - 3 - 5, 8])
    const game = scenario({ seats: [{ play: '50', reserve: 'W' }, {}] })
    expect([game.score(0), game.score(1)]).toEqual([-5, 0])
    game.play('activate 50')
    expect([game.score(0), game.score(1)]).toEqual([0, -5])
  })

  test('CARD-050.9 passing is an activation: Thieving Fairies take their share', () => {
    const seats = [{ play: '50', reserve: 'W', crystals: 4 }, {}, { play: '41' }]
    const game = scenario({ players: 3, seats }).play('activate 50')
    expect([0, 1, 2].map((seat) => game.crystals(seat))).toEqual([3, 0, 2])
  })

  test('CARD-050.10 two copies cost 3 crystals each and are passed separately', () => {
    expect(lastTurn({ play: '50 50', crystals: 8 }, {}).play('end').crystals(0)).toBe(2)
    const game = scenario({ seats: [{ play: '50 50', reserve: 'WW' }, {}] }).play('activate 50')
    expect([game.inPlay(0), game.inPlay(1), game.reserve(0)]).toEqual([[50], [50], 'W'])
    game.play('activate 50')
    expect([game.inPlay(0), game.inPlay(1), game.reserve(0)]).toEqual([[], [50, 50], ''])
  })

  test('CARD-050.11 the summoner needs room on the gauge', () => {
    const full = scenario({ seats: [{ hand: '50', reserve: 'W', gauge: 1, play: '22' }] })
    expect(full.why('summon 50')).toEqual(['gauge-full'])
    const room = scenario({ seats: [{ hand: '50', reserve: 'W', gauge: 2, play: '22' }] })
    expect(room.play('summon 50').inPlay(0)).toEqual([22, 50])
  })
})
