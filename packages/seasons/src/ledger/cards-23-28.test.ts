import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'
import { expectFacts } from './card-facts.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
  scenario({ seats: [own, other], ...rest })

describe('23 Potion of Power', () => {
  test('CARD-023.0 facts', () => expectFacts(23, { kind: 'item', energy: 'FF', points: 0, activated: true }))

  test('CARD-023.1 sacrificed: a card and two steps of the gauge', () => {
    const game = duel({ play: '23 1', gauge: 5 }, { pile: '3 4 5', discard: '2' }).play('activate 23')
    expect([game.inPlay(0), game.hand(0), game.gauge(0)]).toEqual([[1], [3], 7])
    expect([game.discard, game.pile]).toEqual([
      [23, 2],
      [4, 5],
    ])
    expect(game.crystals(0)).toBe(0)
  })

  test('CARD-023.2 the drawn card must be kept', () => {
    const game = duel({ play: '23', hand: '22' }, { pile: '45 4', discard: '' }).play('activate 23')
    expect([game.asked, game.hand(0)]).toEqual(['act', [22, 45]])
    game.refused('discard 45')
    expect([...game.moves('discard'), ...game.moves('keep')]).toEqual([])
  })

  test('CARD-023.3 the gauge rises with empty piles too', () => {
    const game = duel({ play: '23', gauge: 5 }, { pile: '', discard: '' }).play('activate 23')
    expect([game.gauge(0), game.inPlay(0), game.asked]).toEqual([7, [], 'act'])
  })

  test('CARD-023.4 the gauge stops at 15', () => {
    for (const gauge of [14, 15]) expect(duel({ play: '23', gauge }).play('activate 23').gauge(0)).toBe(15)
  })
})

describe('24 Potion of Dreams', () => {
  test('CARD-024.0 facts', () => expectFacts(24, { kind: 'item', energy: 'AA', points: 0, activated: true }))

  test('CARD-024.1 it and all reserve tokens for a card from hand, free of charge', () => {
    const game = duel({ play: '24', hand: '3 29 45', reserve: 'AWFEE' }, { discard: '2' }).play('activate 24')
    expect(game.legal()).toEqual(['put amulet-of-earth', 'put olafs-blessed-statue', 'put lantern-of-xidit'])
    game.play('put 29')
    expect([game.inPlay(0), game.hand(0), game.discard]).toEqual([[29], [3, 45], [24, 2]])
    expect([game.reserve(0), game.crystals(0)]).toEqual(['', 20])
  })

  test('CARD-024.2 it may be used with an empty reserve', () => {
    const game = duel({ play: '24', hand: '22' })
    expect(game.can('activate 24')).toBe(true)
    expect(game.play('activate 24').inPlay(0)).toEqual([22])
  })

  test('CARD-024.3 tokens on cards stay, Grimoire tokens go', () => {
    const game = duel({ play: '24 4:WWFE 35:AA 18', hand: '22', reserve: 'AAAAAWWWWW' }).play('activate 24')
    expect([game.reserve(0), game.stored(0, 4), game.stored(0, 35)]).toEqual(['', 'WWFE', 'AA'])
    expect(game.inPlay(0)).toEqual([4, 35, 18, 22])
  })

  test('CARD-024.4 neither Leech nor Staff nor Vase is triggered', () => {
    const game = duel({ play: '24 6 30', hand: '22', crystals: 2 }, {}, { play: '33' }).play('activate 24')
    expect([game.inPlay(0), game.asked]).toEqual([[6, 30, 22], 'act'])
    expect([game.crystals(0), game.crystals(1), game.reserve(0)]).toEqual([2, 0, ''])
    const poor = duel({ play: '24', hand: '22' }, {}, { play: '33' })
    expect(poor.play('activate 24').inPlay(0)).toEqual([22])
  })

  test('CARD-024.5 its own place is free for the new card', () => {
    const game = duel({ play: '24 1', hand: '22', gauge: 2 })
    expect(game.can('summon 22')).toBe(false)
    expect(game.play('activate 24').inPlay(0)).toEqual([1, 22])
  })

  test('CARD-024.6 it needs room for a card and a card in hand', () => {
    const full = duel({ play: '24 1 2', hand: '22', gauge: 2 })
    expect([full.can('activate 24'), full.why('activate 24')]).toEqual([false, ['no-room']])
    const none = duel({ play: '24 1 2', gauge: 5, reserve: 'AA' })
    expect([none.can('activate 24'), none.why('activate 24')]).toEqual([false, ['hand-empty']])
    full.refused('activate 24')
    none.refused('activate 24')
  })

  test('CARD-024.7 sacrifice, discard of energy, entry, effect', () => {
    const game = duel({ play: '24 1', hand: '18 28', reserve: 'AAAA' }, { discard: '2' }).play('activate 24')
    expect([game.inPlay(0), game.discard, game.reserve(0)]).toEqual([[1], [24, 2], ''])
    game.play('put 28')
    expect([game.crystals(0), game.inPlay(0)]).toEqual([3, [1, 28]])
    const tokens = duel({ play: '24', hand: '18', reserve: 'AAAA' }).play('activate 24; take fire; take earth')
    expect([tokens.reserve(0), tokens.inPlay(0)]).toEqual(['FE', [18]])
  })
})

describe('25 Potion of Knowledge', () => {
  test('CARD-025.0 facts', () => expectFacts(25, { kind: 'item', energy: 'WW', points: 0, activated: true }))

  test('CARD-025.1 sacrificed: five tokens of any kinds', () => {
    const game = duel({ play: '25 1', reserve: 'A' }, { discard: '2' }).play('activate 25')
    expect([game.inPlay(0), game.discard]).toEqual([[1], [25, 2]])
    for (const energy of ['earth', 'fire', 'water', 'water', 'air']) {
      expect(game.legal()).toEqual(['take air', 'take water', 'take fire', 'take earth'])
      game.play(`take ${energy}`)
    }
    expect([game.reserve(0), game.asked]).toEqual(['AAWWFE', 'act'])
  })

  test('CARD-025.2 the surplus is cut at once', () => {
    const game = duel({ play: '25', reserve: 'AAAA', hand: '7' })
    game.play('activate 25; take fire; take fire; take fire; take fire; take fire')
    expect(game.legal()).toEqual(['return air', 'return fire'])
    expect(game.play('return air').legal()).toEqual(['return air', 'return fire'])
    game.play('return fire')
    expect([game.reserve(0), game.asked]).toEqual(['AAAFFFF', 'act'])
  })
})

describe('26 Potion of Life', () => {
  test('CARD-026.0 facts', () => expectFacts(26, { kind: 'item', energy: 'EE', points: 0, activated: true }))

  test('CARD-026.1 sacrificed: four crystals for every reserve token, in every season', () => {
    for (const season of ['winter', 'spring', 'summer', 'autumn'] as const) {
      const game = duel({ play: '26 1', reserve: 'AAWFE', crystals: 1 }, { season, discard: '2' }).play('activate 26')
      expect([game.crystals(0), game.inPlay(0), game.discard]).toEqual([21, [1], [26, 2]])
    }
  })

  test('CARD-026.2 no token may be held back', () => {
    const game = duel({ play: '26', reserve: 'AWFEEEE' }).play('activate 26')
    expect([game.reserve(0), game.crystals(0), game.asked]).toEqual(['', 28, 'act'])
  })

  test('CARD-026.3 no permission is needed and none remains, unless another source gives it', () => {
    const seat = { play: '26 4:WWFE', reserve: 'AA' }
    const game = duel(seat)
    expect(game.moves('transmute')).toEqual([])
    expect(game.play('activate 26').moves('transmute')).toEqual([])
    game.refused('transmute earth from amulet')
    const permitted = duel(seat, { permission: true, season: 'winter' }).play('activate 26')
    expect(permitted.play('transmute earth from amulet').crystals(0)).toBe(8 + 3)
  })

  test('CARD-026.4 tokens on cards stay, Grimoire tokens are transmuted', () => {
    const game = duel({ play: '26 4:WWFE 35:AA 18', reserve: 'AAAAAWWWWW' }).play('activate 26')
    expect([game.crystals(0), game.reserve(0)]).toEqual([40, ''])
    expect([game.stored(0, 4), game.stored(0, 35)]).toEqual(['WWFE', 'AA'])
  })

  test('CARD-026.5 Purse of Io and the transmutation bonus add 1 crystal per token each', () => {
    const life = (play: string, before: string): number =>
      duel({ play: `26 ${play}`, reserve: 'AWF' })
        .play(`${before}activate 26`)
        .crystals(0)
    expect(life('8', '')).toBe(15)
    expect(life('8 8', '')).toBe(18)
    expect(life('', 'bonus transmute; ')).toBe(15)
    expect(life('8 8', 'bonus transmute; bonus transmute; ')).toBe(24)
  })

  test('CARD-026.6 with an empty reserve it gives 0 crystals', () => {
    const game = duel({ play: '26 8', crystals: 2 }).play('activate 26')
    expect([game.crystals(0), game.inPlay(0), game.discard[0]]).toEqual([2, [8], 26])
  })
})

describe('27 Hourglass of Time', () => {
  test('CARD-027.0 facts', () => expectFacts(27, { kind: 'item', energy: 'AWFE', points: 6 }))

  test('CARD-027.1 a token of any kind at every season change', () => {
    for (const space of [3, 6, 9, 12]) {
      const game = duel({ play: '27' }, { space, pips: 1 }).play('end; end')
      expect([game.seat, game.legal()]).toEqual([0, ['take air', 'take water', 'take fire', 'take earth']])
      game.play('take fire')
      expect([game.reserve(0), game.reserve(1), game.asked]).toEqual(['F', '', 'dice'])
    }
    const within = duel({ play: '27' }, { space: 1, pips: 2 }).play('end; end')
    expect([within.space, within.asked, within.reserve(0)]).toEqual([3, 'dice', ''])
  })

  test('CARD-027.2 at once when Temporal Boots change the season, in both directions', () => {
    const boots = (move: string): Scenario =>
      duel({ play: '27', hand: '7 3' }, { space: 5 }).play(`summon 7; marker ${move}`)
    for (const [move, season] of [
      ['+2', 'summer'],
      ['-2', 'winter'],
    ] as const) {
      const game = boots(move)
      expect([game.season, game.asked]).toEqual([season, 'take'])
      game.play('take earth')
      expect([game.reserve(0), game.asked, game.seat]).toEqual(['E', 'act', 0])
    }
    expect(boots('+1').asked).toBe('act')
    const others = duel({ hand: '7' }, { space: 1, year: 2 }, { play: '27' }).play('summon 7; marker -1')
    expect([others.seat, others.asked]).toEqual([1, 'take'])
    expect(others.play('take air').seat).toBe(0)
  })

  test('CARD-027.3 the surplus is cut at once', () => {
    const game = duel({ play: '27', reserve: 'AAAAAAA' }, { space: 3, pips: 1 }).play('end; end; take earth')
    expect([game.seat, game.legal()]).toEqual([0, ['return air', 'return earth']])
    game.play('return air')
    expect([game.reserve(0), game.asked]).toEqual(['AAAAAAE', 'dice'])
  })

  test('CARD-027.4 two copies give a token each', () => {
    const game = duel({ play: '27 27' }, { space: 3, pips: 1 }).play('end; end; take earth; take water')
    expect([game.reserve(0), game.asked]).toEqual(['WE', 'dice'])
    const full = duel({ play: '27 27', reserve: 'AAAAAAA' }, { space: 3, pips: 1 }).play('end; end; take earth')
    expect(full.play('return air').asked).toBe('take')
    full.play('take earth; return air')
    expect([full.reserve(0), full.asked]).toEqual(['AAAAAEE', 'dice'])
  })

  test('CARD-027.5 the last season change counts before scoring', () => {
    const game = duel({ play: '27 45', reserve: 'A' }, { year: 3, space: 12, pips: 1 }).play('end; end')
    expect([game.over, game.asked]).toEqual([false, 'take'])
    game.play('take fire')
    expect([game.over, game.standings?.[0]?.score]).toEqual([true, 6 + 24 + 2 * 3])
  })
})

describe('28 Scepter of Greatness', () => {
  const summoned = (play: string): number =>
    duel({ play, hand: '28', reserve: 'AWFE' }, {}, { play: '3 4 5' }).play('summon 28').crystals(0)

  test('CARD-028.0 facts', () => expectFacts(28, { kind: 'item', energy: 'AWFE', points: 8 }))

  test('CARD-028.1 three crystals for each other item of the owner', () => {
    expect(summoned('1')).toBe(3)
    expect(summoned('1 10 2 11 22')).toBe(9)
  })

  test('CARD-028.2 a first Scepter counts for the second', () => {
    expect(summoned('28')).toBe(3)
    expect(summoned('28 1')).toBe(6)
  })

  test('CARD-028.3 nothing without other items', () => {
    expect(summoned('')).toBe(0)
    expect(summoned('10 11')).toBe(0)
  })
})
