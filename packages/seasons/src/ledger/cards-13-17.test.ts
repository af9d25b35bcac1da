import { describe, expect, test } from 'vitest'
import { slugOf } from '../catalogue.ts'
import { factsOf, kingdom, type SeatSetup, scenario } from '../testing/index.ts'

/** Seat 0 has the last turn of the round; `end` closes it. */
const lastTurn = (own: SeatSetup, ...others: SeatSetup[]) => scenario({ first: 1, active: 0, seats: [own, ...others] })

const hands = (game: ReturnType<typeof scenario>) => game.state.players.map((_, seat) => game.hand(seat))
const tableaus = (game: ReturnType<typeof scenario>) => game.state.players.map((_, seat) => game.inPlay(seat))

describe('CARD-013 Wondrous Chest', () => {
  const gained = (play: string, reserve: string) => lastTurn({ play, reserve }).play('end').crystals(0)

  test('CARD-013.0 item for 1 water and 1 fire, 4 points', () => {
    expect(factsOf(13)).toEqual({ type: 'item', cost: 'WF', points: 4, activated: false, copies: 2 })
  })

  test('CARD-013.1 3 crystals at the end of a round with 4 or more tokens', () => {
    expect(['AWF', 'AWFE', 'AAAAA', 'AAAAWWW', ''].map((reserve) => gained('13', reserve))).toEqual([0, 3, 3, 3, 0])
    const game = scenario({
      seats: [
        { play: '13', reserve: 'AWFE' },
        { crystals: 5, die: 'winter1.2' },
      ],
    }).play('end')
    expect(game.crystals(0)).toBe(0)
    game.play('end')
    expect([game.crystals(0), game.crystals(1), game.reserve(0)]).toEqual([3, 5, 'AWFE'])
  })

  test("CARD-013.2 the Grimoire's space counts, tokens on Amulet of Water and Cauldron do not", () => {
    expect(gained('13 18', 'AAAAAAAWWW')).toBe(3)
    expect(gained('13 4:AWFE 35:AAAA', 'AWF')).toBe(0)
    expect(gained('13 4:AWFE', '')).toBe(0)
    expect(gained('13 4:AWFE', 'AWFE')).toBe(3)
  })

  test('CARD-013.3 two copies give 3 crystals each', () => {
    expect(gained('13 13', 'AWFE')).toBe(6)
  })

  test('CARD-013.4 checked when it is resolved, in the order its owner chooses', () => {
    const poor = () => lastTurn({ play: '13 50', reserve: 'AWFE' }).play('end')
    expect(poor().legal().sort()).toEqual(['resolve damned-soul-of-onys', 'resolve wondrous-chest'])
    expect(poor().play('resolve 50').crystals(0)).toBe(3)
    expect(poor().play('resolve 13').crystals(0)).toBe(0)
    // Four tokens in the own turn are no use if they are gone when the round ends.
    const owner = { play: '13 42', reserve: 'AWFE' }
    const game = scenario({ seats: [owner, { hand: '10', reserve: 'FFF' }] }).play('end; summon 10; sacrifice 42; end')
    expect([game.reserve(0), game.crystals(0)]).toEqual(['', 0])
  })
})

describe("CARD-014 Beggar's Horn", () => {
  const ended = (play: string, reserve: string) => lastTurn({ play, reserve }).play('end')

  test('CARD-014.0 item for 1 air and 1 earth, 8 points', () => {
    expect(factsOf(14)).toEqual({ type: 'item', cost: 'AE', points: 8, activated: false, copies: 2 })
  })

  test('CARD-014.1 a token of any kind at the end of a round with at most 1 token', () => {
    for (const reserve of ['', 'E']) {
      const game = ended('14', reserve)
      expect([game.seat, game.askedBy]).toEqual([0, 14])
      expect(game.legal()).toEqual(['take air', 'take water', 'take fire', 'take earth'])
      expect(game.play('take water').reserve(0)).toBe(`W${reserve}`)
      expect(game.asked).toBe('dice')
    }
    const two = ended('14', 'AE')
    expect([two.asked, two.reserve(0)]).toEqual(['dice', 'AE'])
  })

  test("CARD-014.2 the Grimoire's space counts, tokens on Amulet of Water and Cauldron do not", () => {
    expect(ended('14 18', 'AAAAAAAW').asked).toBe('dice')
    expect(ended('14 18', 'A').play('take fire').reserve(0)).toBe('AF')
    const game = ended('14 4:AWFE 35:AAA', 'A').play('take fire')
    expect([game.reserve(0), game.stored(0, 4), game.stored(0, 35), game.asked]).toEqual(['AF', 'AWFE', 'AAA', 'dice'])
  })

  test('CARD-014.3 two copies check one after the other', () => {
    const none = ended('14 14', '').play('take fire; take earth')
    expect([none.reserve(0), none.asked]).toEqual(['FE', 'dice'])
    const one = ended('14 14', 'A').play('take fire')
    expect([one.reserve(0), one.asked]).toEqual(['AF', 'dice'])
  })

  test('CARD-014.4 no cut in the base game, whose reserves hold at least 7', () => {
    const game = ended('14', 'A')
    expect(game.view(0).players[0]!.capacity).toBe(7)
    game.play('take fire')
    expect([game.reserve(0), game.asked, game.happened('returned')]).toEqual(['AF', 'dice', 0])
  })
})

describe('CARD-015 Die of Malice', () => {
  // The faces of the first winter die: 1 fire, star, transmute; 2 two water, star; 3 two water, 3 crystals;
  // 4 two air, star; 5 draw; 6 water and air.
  const before = (seat: SeatSetup = {}, other: SeatSetup = {}) =>
    scenario({ at: 'die', seats: [{ play: '15', die: 'winter1.3', gauge: 5, ...seat }, other] })

  test('CARD-015.0 item without cost, 8 points, activated', () => {
    expect(factsOf(15)).toEqual({ type: 'item', cost: '', points: 8, activated: true, copies: 2 })
  })

  test('CARD-015.1 no cost', () => {
    const game = scenario({ seats: [{ hand: '15', reserve: 'A', crystals: 1 }] }).play('summon 15')
    expect([game.inPlay(0), game.reserve(0), game.crystals(0)]).toEqual([[15], 'A', 1])
    expect(scenario({ seats: [{ hand: '15', gauge: 0 }] }).can('summon 15')).toBe(false)
  })

  test('CARD-015.2 before the die is carried out: reroll it and gain 2 crystals', () => {
    const game = before()
    expect(game.legal()).toEqual(['go', 'activate die-of-malice'])
    game.rigReroll(4).play('activate 15')
    expect([game.crystals(0), game.die(0), game.turned(0, 15)]).toEqual([2, 'winter1.4', true])
    expect(before().play('go').crystals(0)).toBe(3)
  })

  test('CARD-015.3 the new face replaces the old one completely and is compulsory', () => {
    const energy = before().rigReroll(4).play('activate 15')
    expect([energy.reserve(0), energy.gauge(0), energy.crystals(0), energy.asked]).toEqual(['AA', 6, 2, 'act'])
    const draw = before().rigReroll(5).play('activate 15; go')
    expect([draw.asked, draw.reserve(0), draw.gauge(0), draw.crystals(0)]).toEqual(['drawn', '', 5, 2])
    const transmute = before({ reserve: 'E' }).rigReroll(1).play('activate 15')
    expect([transmute.reserve(0), transmute.can('transmute earth')]).toEqual(['FE', true])
    const lost = before({ die: 'winter1.1', reserve: 'E' }).rigReroll(4).play('activate 15')
    expect([lost.reserve(0), lost.moves('transmute')]).toEqual(['AAE', []])
  })

  test('CARD-015.4 not after a die action, hence not in the turn of its summoning', () => {
    const game = before().play('go')
    expect([game.asked, game.moves('activate')]).toEqual(['act', []])
    game.refused('activate 15')
    const summoned = scenario({ seats: [{ hand: '15' }] }).play('summon 15')
    summoned.refused('activate 15')
    expect([summoned.crystals(0), summoned.turned(0, 15)]).toEqual([0, false])
    const other = scenario({ at: 'die', active: 1, seats: [{ play: '15' }] })
    other.refused('activate 15', 0)
  })

  test('CARD-015.5 two copies: two rerolls for 4 crystals, only the last face counts', () => {
    const game = before({ play: '15 15' }).rigReroll(2).play('activate 15')
    expect([game.die(0), game.crystals(0), game.reserve(0), game.asked]).toEqual(['winter1.2', 2, '', 'die'])
    game.rigReroll(6).play(game.moves('activate')[0]!)
    expect([game.die(0), game.crystals(0), game.reserve(0), game.gauge(0)]).toEqual(['winter1.6', 4, 'AW', 5])
    expect([game.turned(0, 15, 1), game.turned(0, 15, 2)]).toEqual([true, true])
    const once = before({ play: '15 15' }).rigReroll(2).play('activate 15; go')
    expect([once.crystals(0), once.reserve(0), once.turned(0, 15, 2)]).toEqual([2, 'WW', false])
  })

  test("CARD-015.6 it stays the owner's die; the unchosen die is never rerolled", () => {
    const sides = new Set<string>()
    for (const side of [1, 2, 3, 4, 5, 6]) {
      const seats = [{ play: '15', die: 'winter1.3' }, { die: 'winter2.2' }]
      const game = scenario({ at: 'die', dice: 'winter3.1', seats }).rigReroll(side).play('activate 15')
      sides.add(game.die(0)!)
      expect([game.dice, game.die(1)]).toEqual([['winter3.1'], 'winter2.2'])
    }
    expect([...sides]).toEqual([1, 2, 3, 4, 5, 6].map((side) => `winter1.${side}`))
    const seats = [{ play: '15', die: 'winter1.3' }]
    const game = scenario({ at: 'die', first: 1, pips: 2, seats }).rigReroll(4).play('activate 15; end')
    expect(game.space).toBe(3)
  })

  test('CARD-015.7 its use is an activation', () => {
    const game = before({ crystals: 5 }, { play: '41 41' }).rigReroll(4).play('activate 15')
    expect([game.crystals(0), game.crystals(1)]).toEqual([5 - 2 + 2, 4])
    expect(before({ play: '15!' }).asked).toBe('act')
    const next = before().rigReroll(4).play('activate 15').endRound()
    expect(next.turned(0, 15)).toBe(false)
  })

  test("CARD-015.8 the 2 crystals come from the card, not from the die, and do nothing for Io's Transmuter", () => {
    const gains = (side: number) => {
      const game = before().rigReroll(side).play('activate 15')
      return game.events.flatMap((event) => (event.type === 'gained' ? [[event.n, event.by]] : []))
    }
    expect(gains(4)).toEqual([[2, 15]])
    expect(gains(3)).toEqual([
      [2, 15],
      [3, undefined],
    ])
    const transmuter = (side: number) =>
      kingdom({ at: 'die', seats: [{ play: '15 59', reserve: 'E', die: 'winter1.3' }] })
        .rigReroll(side)
        .play('activate 15')
    expect([4, 3].map((side) => transmuter(side).moves('transmute').length > 0)).toEqual([false, true])
  })
})

describe('CARD-016 Kairn the Destroyer', () => {
  test('CARD-016.0 familiar for 3 air, 9 points, activated', () => {
    expect(factsOf(16)).toEqual({ type: 'familiar', cost: 'AAA', points: 9, activated: true, copies: 2 })
  })

  test('CARD-016.1 discard a token of any kind; each opponent loses 4 crystals', () => {
    const seats = [{ play: '16', reserve: 'AWFEE', crystals: 10 }, { crystals: 10 }, { crystals: 4 }]
    const game = scenario({ players: 3, seats }).play('activate 16')
    expect(game.legal()).toEqual(['pay air', 'pay water', 'pay fire', 'pay earth'])
    game.play('pay earth')
    expect([0, 1, 2].map((seat) => game.crystals(seat))).toEqual([10, 6, 0])
    expect([game.reserve(0), game.turned(0, 16)]).toEqual(['AWFE', true])
    game.refused('activate 16')
  })

  test('CARD-016.2 poorer opponents lose all; the owner gains nothing', () => {
    const seats = [{ play: '16', reserve: 'A' }, { crystals: 3 }, { crystals: 0 }, { crystals: 5 }]
    const game = scenario({ players: 4, seats }).play('activate 16')
    expect([0, 1, 2, 3].map((seat) => game.crystals(seat))).toEqual([0, 0, 0, 1])
  })

  test('CARD-016.3 impossible without a token in the reserve or on Amulet of Water', () => {
    const game = scenario({ seats: [{ play: '16 35:AAA 4', crystals: 9 }, { crystals: 9 }] })
    expect(game.moves('activate')).toEqual([])
    game.refused('activate 16')
    const amulet = scenario({ seats: [{ play: '16 4:F' }, { crystals: 9 }] }).play('activate 16')
    expect([amulet.stored(0, 4), amulet.crystals(1)]).toEqual(['', 5])
  })

  test('CARD-016.4 possible although all opponents have 0 crystals', () => {
    const game = scenario({ players: 3, seats: [{ play: '16', reserve: 'A', crystals: 2 }] }).play('activate 16')
    expect([game.reserve(0), game.turned(0, 16)]).toEqual(['', true])
    expect([0, 1, 2].map((seat) => game.crystals(seat))).toEqual([2, 0, 0])
  })
})

describe('CARD-017 Amsug Longneck', () => {
  const amsug = { hand: '17', reserve: 'AW' }

  test('CARD-017.0 familiar for 1 air and 1 water, 8 points', () => {
    expect(factsOf(17)).toEqual({ type: 'familiar', cost: 'AW', points: 8, activated: false, copies: 2 })
  })

  test('CARD-017.1 every player, the owner too, takes an item of theirs back into hand', () => {
    const seats = [{ ...amsug, play: '3' }, { play: '22 16', hand: '1' }, { play: '13' }]
    const game = scenario({ players: 3, seats }).play('summon 17')
    expect(hands(game)).toEqual([[3], [1, 22], [13]])
    expect(tableaus(game)).toEqual([[17], [16], []])
    expect([game.discard, game.seat, game.asked]).toEqual([[], 0, 'act'])
  })

  test('CARD-017.2 each chooses which; players without items are skipped', () => {
    const seats = [{ ...amsug, play: '3 8 16' }, { play: '10 16' }, { play: '13 14 11' }]
    const game = scenario({ players: 3, seats }).play('summon 17')
    expect([game.seat, game.legal()]).toEqual([2, [13, 14].map((card) => `recall ${slugOf(card)}`)])
    game.refused('recall 11')
    game.play('recall 14')
    expect([game.seat, game.legal()]).toEqual([0, [3, 8].map((card) => `recall ${slugOf(card)}`)])
    game.play('recall 8')
    expect(hands(game)).toEqual([[8], [], [14]])
    expect(tableaus(game)).toEqual([
      [3, 16, 17],
      [10, 16],
      [13, 11],
    ])
  })

  test('CARD-017.3 also an item summoned this turn, but no familiar, not Amsug', () => {
    const game = scenario({ seats: [{ ...amsug, hand: '17 3 8', reserve: 'AWEEAF', play: '12' }, { play: '16 17' }] })
    game.play('summon 3; summon 8; summon 17')
    expect([game.seat, game.legal()]).toEqual([0, ['recall amulet-of-earth', 'recall purse-of-io']])
    game.play('recall 3')
    expect([game.hand(0), game.inPlay(0), game.inPlay(1)]).toEqual([[3], [12, 8, 17], [16, 17]])
    const alone = scenario({ seats: [amsug, { play: '16' }] }).play('summon 17')
    expect([alone.inPlay(0), alone.hand(0), alone.inPlay(1)]).toEqual([[17], [], [16]])
  })

  test("CARD-017.4 clockwise from the owner's left, the owner last", () => {
    const seats = [{ play: '1 2' }, { ...amsug, play: '3 8' }, { play: '1 3' }, { play: '2 8' }]
    const game = scenario({ players: 4, active: 1, first: 3, seats }).play('summon 17')
    const order: number[] = []
    while (game.asked === 'recall') {
      order.push(game.seat)
      game.play(game.legal()[0]!)
    }
    expect(order).toEqual([2, 3, 0, 1])
  })

  test('CARD-017.5 returning is no sacrifice: Cursed Treatise takes nothing along', () => {
    const seats = [
      { ...amsug, reserve: 'AWFE', play: '42' },
      { play: '42', reserve: 'AWF', crystals: 3 },
    ]
    const game = scenario({ seats }).play('summon 17')
    expect(hands(game)).toEqual([[42], [42]])
    expect([game.reserve(0), game.reserve(1), game.crystals(1)]).toEqual(['FE', 'AWF', 3])
    expect([game.discard, game.happened('sacrificed')]).toEqual([[], 0])
  })

  test('CARD-017.6 tokens on the returned item go to the bank', () => {
    const seats = [
      { ...amsug, play: '35:FFEE' },
      { play: '4:AWFE 8', reserve: 'W' },
    ]
    const game = scenario({ seats }).play('summon 17; recall 4')
    expect(hands(game)).toEqual([[35], [4]])
    expect([game.reserve(0), game.reserve(1), game.stored(1, 8)]).toEqual(['', 'W', ''])
    game.play('summon 35')
    expect(game.stored(0, 35)).toBe('')
  })
})
