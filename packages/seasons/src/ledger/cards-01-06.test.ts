import { describe, expect, test } from 'vitest'
import { factsOf, kingdom, type SeatSetup, scenario } from '../testing/index.ts'

/** Seat 0 has the last turn of the round. */
const lastTurn = (...seats: SeatSetup[]) => scenario({ first: 1, active: 0, seats })

describe('CARD-001 Amulet of Air', () => {
  test('CARD-001.0 item for 2 air, 6 points', () => {
    expect(factsOf(1)).toEqual({ type: 'item', cost: 'AA', points: 6, activated: false, copies: 2 })
  })

  test('CARD-001.1 the gauge rises by 2 on entering', () => {
    const game = scenario({ seats: [{ hand: '1', reserve: 'AAF', gauge: 3 }, { gauge: 3 }] }).play('summon 1')
    expect([game.gauge(0), game.gauge(1)]).toEqual([5, 3])
    expect(game.reserve(0)).toBe('F')
    expect(game.endTurn().play('end').gauge(0)).toBe(5)
  })

  test('CARD-001.2 at gauge 14 or 15 the surplus step is lost', () => {
    for (const gauge of [13, 14, 15]) {
      const game = scenario({ seats: [{ hand: '1', reserve: 'AA', gauge }] }).play('summon 1')
      expect(game.gauge(0)).toBe(15)
    }
  })

  test('CARD-001.3 a second copy raises the gauge by 2 again', () => {
    const game = scenario({ seats: [{ hand: '1 1', reserve: 'AAAA', gauge: 2 }] }).play('summon 1; summon 1')
    expect(game.gauge(0)).toBe(6)
    expect(game.inPlay(0)).toEqual([1, 1])
  })
})

describe('CARD-002 Amulet of Fire', () => {
  const summoned = (pile: string, discard?: string) =>
    scenario({ pile, ...(discard === undefined ? {} : { discard }), seats: [{ hand: '2', reserve: 'FF' }] }).play(
      'summon 2',
    )

  test('CARD-002.0 item for 2 fire, 6 points', () => {
    expect(factsOf(2)).toEqual({ type: 'item', cost: 'FF', points: 6, activated: false, copies: 2 })
  })

  test('CARD-002.1 draw 4, keep one, discard the other three', () => {
    const game = summoned('10 20 30 40 50', '')
    expect(game.held).toEqual([10, 20, 30, 40])
    game.play('keep 30')
    expect(game.hand(0)).toEqual([30])
    expect([...game.discard].sort()).toEqual([10, 20, 40])
    expect(game.pile).toEqual([50])
    expect(game.inPlay(0)).toEqual([2])
    expect(game.seat).toBe(0)
  })

  test('CARD-002.2 one card must be kept, and only one', () => {
    const game = summoned('10 20 30 40 50', '')
    expect(game.legal()).toEqual([
      'keep syllas-the-faithful',
      'keep hand-of-fortune',
      'keep yjangs-forgotten-vase',
      'keep air-elemental',
    ])
    game.refused('end')
    game.refused('discard 10')
    game.play('keep 10')
    game.refused('keep 20')
    expect(game.discard).toHaveLength(3)
  })

  test('CARD-002.3 with fewer cards one of those is kept; with none nothing happens', () => {
    const two = summoned('10 20', '')
    expect(two.held).toEqual([10, 20])
    two.play('keep 20')
    expect(two.hand(0)).toEqual([20])
    expect([...two.pile, ...two.discard]).toEqual([10])
    const one = summoned('10', '')
    expect(one.hand(0)).toEqual([10])
    const refilled = summoned('10', '20 30 40 50')
    expect(refilled.held).toHaveLength(4)
    expect(refilled.held[0]).toBe(10)
    const none = summoned('', '')
    expect(none.hand(0)).toEqual([])
    expect(none.inPlay(0)).toEqual([2])
    expect(none.can('end')).toBe(true)
  })

  test('CARD-002.4 only the owner sees the drawn cards', () => {
    const game = summoned('10 20 30 40 50', '')
    expect(game.view(0).held).toEqual([10, 20, 30, 40])
    expect(game.view(1).held).toEqual([])
    expect(game.view(-1).held).toEqual([])
    expect(game.view(1).heldSize).toBe(4)
    game.play('keep 20')
    expect(game.view(0).players[0]!.hand).toEqual([20])
    expect(game.view(1).players[0]!.hand).toEqual([])
    for (const event of game.events) {
      if (event.type === 'drew-cards' || event.type === 'kept-card' || event.type === 'discarded-cards')
        expect(event.only).toBe(1)
    }
  })
})

describe('CARD-003 Amulet of Earth', () => {
  test('CARD-003.0 item for 2 earth, 6 points', () => {
    expect(factsOf(3)).toEqual({ type: 'item', cost: 'EE', points: 6, activated: false, copies: 2 })
  })

  test('CARD-003.1 gain 9 crystals on entering', () => {
    const game = scenario({ seats: [{ hand: '3', reserve: 'EE', crystals: 4 }, { crystals: 4 }] }).play('summon 3')
    expect([game.crystals(0), game.crystals(1)]).toEqual([13, 4])
  })

  test('CARD-003.2 a second copy gives 9 crystals again', () => {
    const game = scenario({ seats: [{ hand: '3', play: '3', reserve: 'EE' }] })
    expect(game.crystals(0)).toBe(0)
    expect(game.play('summon 3').crystals(0)).toBe(9)
    const both = scenario({ seats: [{ hand: '3 3', reserve: 'EEEE' }] }).play('summon 3; summon 3')
    expect(both.crystals(0)).toBe(18)
  })
})

describe('CARD-004 Amulet of Water', () => {
  test('CARD-004.0 item for 2 water, 6 points', () => {
    expect(factsOf(4)).toEqual({ type: 'item', cost: 'WW', points: 6, activated: false, copies: 2 })
  })

  test('CARD-004.1 four tokens of any kinds are placed on it', () => {
    const game = scenario({ seats: [{ hand: '4', reserve: 'WW' }] }).play('summon 4')
    expect(game.legal()).toEqual(['take air', 'take water', 'take fire', 'take earth'])
    game.play('take air; take earth; take earth; take fire')
    expect(game.stored(0, 4)).toBe('AFEE')
    expect(game.reserve(0)).toBe('')
    expect(game.moves('take')).toEqual([])
  })

  test('CARD-004.2 they do not count against the capacity', () => {
    const game = scenario({ seats: [{ hand: '4', reserve: 'WWAAAFF' }] })
    game.play('summon 4; take air; take air; take air; take air')
    expect([game.reserve(0), game.stored(0, 4), game.asked]).toEqual(['AAAFF', 'AAAA', 'act'])
    const full = scenario({ at: 'die', seats: [{ play: '4:AWFE', reserve: 'AAAFF', die: 'winter1.2' }] })
    expect([full.reserve(0), full.stored(0, 4), full.asked]).toEqual(['AAAWWFF', 'AWFE', 'act'])
    const over = scenario({ at: 'die', seats: [{ play: '4:AWFE', reserve: 'AAAFFF', die: 'winter1.2' }] })
    expect(over.play('return air').asked).toBe('act')
  })

  test('CARD-004.3 they pay costs, discards, exchanges, placements and transmutations', () => {
    const summon = scenario({ seats: [{ hand: '8', play: '4:AFFE' }] }).play('summon 8')
    expect(summon.stored(0, 4)).toBe('FE')
    const mixed = scenario({ seats: [{ hand: '8', play: '4:AAFE', reserve: 'AF' }] })
    mixed.play('summon 8; pay air from amulet; pay fire')
    expect([mixed.stored(0, 4), mixed.reserve(0)]).toEqual(['AFE', 'A'])
    const discard = scenario({ seats: [{ play: '16 4:AWFE' }, { crystals: 9 }] })
    discard.play('activate 16; pay earth from amulet')
    expect([discard.stored(0, 4), discard.crystals(1)]).toEqual(['AWF', 5])
    const exchange = scenario({ seats: [{ play: '4:AWFE' }] })
    exchange.play('bonus exchange; pay air from amulet; pay water from amulet; take earth; take earth')
    expect([exchange.stored(0, 4), exchange.reserve(0)]).toEqual(['FE', 'EE'])
    const place = scenario({ seats: [{ play: '35 4:AWFE' }] }).play('activate 35; place fire from amulet')
    expect([place.stored(0, 4), place.stored(0, 35)]).toEqual(['AWE', 'F'])
    const transmute = scenario({ permission: true, seats: [{ play: '4:AWFE' }] }).play('transmute earth from amulet')
    expect([transmute.stored(0, 4), transmute.crystals(0)]).toEqual(['AWF', 3])
  })

  test('CARD-004.4 they cannot be moved into the reserve unspent', () => {
    const game = lastTurn({ play: '4:AWFE' })
    expect(game.legal().sort()).toEqual(['bonus exchange', 'bonus transmute', 'end'])
    game.refused('take air')
    game.refused('transmute air from amulet')
    game.play('end')
    expect([game.stored(0, 4), game.reserve(0)]).toEqual(['AWFE', ''])
  })

  test('CARD-004.5 effects that count, copy, convert or empty the reserve ignore them', () => {
    expect(lastTurn({ play: '13 4:AWFE', reserve: 'AAA' }).play('end').crystals(0)).toBe(0)
    expect(lastTurn({ play: '14 4:AWFE' }).play('end; take air').reserve(0)).toBe('A')
    const elemental = scenario({
      seats: [
        { hand: '40', reserve: 'AAA' },
        { play: '4:WWFE', reserve: 'FE' },
      ],
    })
    elemental.play('summon 40')
    expect([elemental.reserve(1), elemental.stored(1, 4)]).toEqual(['AA', 'WWFE'])
    const lantern = scenario({ seats: [{ play: '45 4:AWFE', reserve: 'A' }] })
    expect(lantern.score(0)).toBe(24 + 6 + 3)
    const lewis = scenario({
      seats: [
        { hand: '21', reserve: 'AF' },
        { play: '4:WWFE', reserve: 'E' },
      ],
    })
    expect(lewis.play('summon 21').reserve(0)).toBe('E')
    const dreams = scenario({ seats: [{ hand: '22', play: '24 4:AWFE', reserve: 'AW' }] }).play('activate 24')
    expect([dreams.reserve(0), dreams.stored(0, 4), dreams.inPlay(0)]).toEqual(['', 'AWFE', [4, 22]])
    const life = scenario({ seats: [{ play: '26 4:AWFE', reserve: 'AW' }] }).play('activate 26')
    expect([life.crystals(0), life.reserve(0), life.stored(0, 4)]).toEqual([8, '', 'AWFE'])
    const treatise = scenario({
      seats: [
        { hand: '10', reserve: 'FFF' },
        { play: '42 4:AWFE', reserve: 'AW' },
      ],
    })
    treatise.play('summon 10; sacrifice 42')
    expect([treatise.reserve(1), treatise.stored(1, 4)]).toEqual(['', 'AWFE'])
  })

  test('CARD-004.6 Warden and Ratty ignore them, Horn of Plenty and other discards may take them', () => {
    const seats = [
      { play: '4:AWFE', reserve: 'AA' },
      { hand: '69 70', reserve: 'A', crystals: 2 },
    ]
    const warden = kingdom({ active: 1, seats }).play('summon 69; option tokens')
    expect([warden.reserve(0), warden.stored(0, 4)]).toEqual(['', 'AWFE'])
    const ratty = kingdom({ active: 1, seats }).play('summon 70')
    expect(ratty.legal()).toEqual(['take air', 'option stop'])
    const horn = kingdom({ seats: [{ play: '52 4:E' }] }).endRound()
    expect([horn.stored(0, 4), horn.crystals(0)]).toEqual(['', 5])
    const game = scenario({ seats: [{ play: '16 4:AWFE', reserve: 'A' }] }).play('activate 16')
    expect(game.moves('pay')).toEqual([
      'pay air',
      'pay air from amulet',
      'pay water from amulet',
      'pay fire from amulet',
      'pay earth from amulet',
    ])
  })

  test('CARD-004.7 tokens received for them go to the reserve, and the cut follows', () => {
    const game = scenario({ seats: [{ play: '4:AWFE', reserve: 'AAAAAAA' }] })
    game.play('bonus exchange; pay fire from amulet; pay earth from amulet; take water; take water')
    expect([game.asked, game.reserve(0), game.stored(0, 4)]).toEqual(['return', 'AAAAAAAWW', 'AW'])
    game.play('return air; return air')
    expect([game.reserve(0), game.asked]).toEqual(['AAAAAWW', 'act'])
    const mirror = scenario({ seats: [{ play: '47 4:FF', crystals: 5 }] })
    mirror.play('activate 47; change 2 fire; into earth')
    expect([mirror.reserve(0), mirror.stored(0, 4), mirror.crystals(0)]).toEqual(['EE', '', 3])
  })

  test('CARD-004.8 if it leaves play its tokens go to the bank', () => {
    const game = scenario({
      seats: [
        { hand: '10', reserve: 'FFF' },
        { play: '4:AWFE', reserve: 'A' },
      ],
    })
    game.play('summon 10')
    expect([game.inPlay(1), game.reserve(1), game.discard[0]]).toEqual([[], 'A', 4])
    const back = scenario({ seats: [{ hand: '17', play: '4:FFEE', reserve: 'AWW' }] }).play('summon 17')
    expect([back.inPlay(0), back.hand(0), back.reserve(0)]).toEqual([[17], [4], 'W'])
    expect(back.moves('bonus')).not.toContain('bonus exchange')
  })

  test('CARD-004.9 a second copy has its own 4 tokens', () => {
    const game = scenario({ seats: [{ hand: '4', play: '4:AF', reserve: 'WW' }] })
    game.play('summon 4; take earth; take earth; take earth; take earth')
    expect([game.stored(0, 4, 1), game.stored(0, 4, 2)]).toEqual(['AF', 'EEEE'])
    game.play('bonus exchange; pay earth from amulet#2; pay air from amulet; take water; take water')
    expect([game.stored(0, 4, 1), game.stored(0, 4, 2)]).toEqual(['F', 'EEE'])
  })
})

describe('CARD-005 Balance of Ishtar', () => {
  test('CARD-005.0 item for 2 crystals, 4 points, activated', () => {
    expect(factsOf(5)).toEqual({ type: 'item', cost: '2', points: 4, activated: true, copies: 2 })
  })

  test('CARD-005.1 discard 3 tokens of one kind and gain 9 crystals', () => {
    const game = scenario({ seats: [{ play: '5', reserve: 'AAAWFFF' }] }).play('activate 5')
    expect(game.legal()).toEqual(['choose air', 'choose fire'])
    game.play('choose fire')
    expect([game.crystals(0), game.reserve(0), game.turned(0, 5)]).toEqual([9, 'AAAW', true])
    game.refused('activate 5')
  })

  test("CARD-005.2 the season's values do not matter", () => {
    for (const season of ['winter', 'spring', 'summer', 'autumn'] as const)
      for (const letter of 'AWFE') {
        const game = scenario({ season, seats: [{ play: '5', reserve: letter.repeat(3) }] }).play('activate 5')
        expect(game.crystals(0)).toBe(9)
      }
  })

  test('CARD-005.3 needs no permission and gives none', () => {
    const game = scenario({ permission: false, seats: [{ play: '5', reserve: 'EEEE' }] })
    expect(game.moves('transmute')).toEqual([])
    game.play('activate 5')
    expect([game.crystals(0), game.reserve(0)]).toEqual([9, 'E'])
    expect(game.moves('transmute')).toEqual([])
  })

  test('CARD-005.4 each Purse of Io adds 3 crystals', () => {
    const gained = (play: string) =>
      scenario({ seats: [{ play, reserve: 'WWW' }] })
        .play('activate 5')
        .crystals(0)
    expect(gained('5 8')).toBe(12)
    expect(gained('8 5 8')).toBe(15)
  })

  test('CARD-005.5 each transmutation bonus used before adds 3 crystals', () => {
    const game = (moves: string) => scenario({ seats: [{ play: '5', reserve: 'WWW' }] }).play(moves)
    expect(game('bonus transmute; activate 5').crystals(0)).toBe(12)
    expect(game('bonus transmute; bonus transmute; activate 5').crystals(0)).toBe(15)
    expect(game('activate 5; bonus transmute').crystals(0)).toBe(9)
  })

  test('CARD-005.6 impossible without 3 equal tokens, Amulet of Water included', () => {
    const game = scenario({ seats: [{ play: '5 35:AAA', reserve: 'AAWWFFE' }] })
    expect(game.moves('activate')).not.toContain('activate balance-of-ishtar')
    game.refused('activate 5')
    const amulet = scenario({ seats: [{ play: '5 4:AAFE', reserve: 'AW' }] }).play('activate 5')
    expect([amulet.crystals(0), amulet.reserve(0), amulet.stored(0, 4)]).toEqual([9, 'W', 'FE'])
  })

  test("CARD-005.7 never counts as use of Io's Transmuter", () => {
    const game = kingdom({ at: 'die', seats: [{ play: '5 59', reserve: 'AAAA', die: 'winter1.3' }] })
    const before = game.crystals(0)
    expect(before).toBe(3)
    expect(game.play('activate 5').crystals(0) - before).toBe(9)
    expect(game.happened('transmuted')).toBe(0)
    expect(game.endRound().crystals(0)).toBe(12)
  })
})

describe('CARD-006 Staff of Spring', () => {
  test('CARD-006.0 item for 3 earth, 9 points', () => {
    expect(factsOf(6)).toEqual({ type: 'item', cost: 'EEE', points: 9, activated: false, copies: 2 })
  })

  test('CARD-006.1 three crystals each time its owner summons', () => {
    const game = scenario({ seats: [{ play: '6', hand: '8 18', reserve: 'AWFE' }, { hand: '7' }] })
    expect(game.play('summon 8').crystals(0)).toBe(3)
    expect(game.play('summon 18').crystals(0)).toBe(6)
    game.play('take air; take air; end; summon 7; marker +1')
    expect([game.crystals(0), game.crystals(1)]).toEqual([6, 6])
  })

  test('CARD-006.2 nothing for cards put into play by Chalice, Orb or Potion', () => {
    const chalice = scenario({ pile: '22 1 2 8 20', seats: [{ play: '6', hand: '9', reserve: 'AWFE' }] })
    expect(chalice.play('summon 9; put 22').crystals(0)).toBe(3)
    const orb = scenario({ pile: '22 1', seats: [{ play: '6 34', reserve: 'AWFE' }] }).play('activate 34; put 22')
    expect([orb.inPlay(0), orb.crystals(0)]).toEqual([[6, 34, 22], 0])
    const dreams = scenario({ seats: [{ play: '6 24', hand: '22' }] }).play('activate 24')
    expect([dreams.inPlay(0), dreams.crystals(0)]).toEqual([[6, 22], 0])
  })

  test('CARD-006.3 no reward for its own summoning; the first rewards the second', () => {
    const game = scenario({ seats: [{ hand: '6 6', reserve: 'EEEEEE' }] })
    expect(game.play('summon 6').crystals(0)).toBe(0)
    expect(game.play('summon 6').crystals(0)).toBe(3)
  })

  test('CARD-006.4 two copies give 6 crystals a summoning', () => {
    const game = scenario({ seats: [{ play: '6 6', hand: '8', reserve: 'AF' }] })
    expect(game.play('summon 8').crystals(0)).toBe(6)
  })

  test("CARD-006.5 before the card's own effect, and no help with its cost", () => {
    const game = scenario({ seats: [{ play: '6', hand: '5 7', crystals: 1 }] })
    expect(game.can('summon 5')).toBe(false)
    game.play('summon 7')
    expect([game.asked, game.crystals(0), game.space]).toEqual(['marker', 4, 1])
    game.play('marker +1; summon 5')
    expect(game.crystals(0)).toBe(4 - 2 + 3)
    const sid = (crystals: number) =>
      scenario({ seats: [{ play: '6', hand: '49', reserve: 'E' }, { crystals }] })
        .play('summon 49')
        .crystals(0)
    expect([sid(2), sid(3)]).toEqual([5, 3])
  })
})
