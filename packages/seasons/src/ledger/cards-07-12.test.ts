import { describe, expect, test } from 'vitest'
import { slugOf } from '../catalogue.ts'
import { factsOf, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'

/** A die that brings 2 water and no crystals. */
const water = { die: 'winter1.2' }
const STEPS = ['marker -3', 'marker -2', 'marker -1', 'marker +1', 'marker +2', 'marker +3']

describe('CARD-007 Temporal Boots', () => {
  const boots = (table: TableSetup, seat: SeatSetup = {}, other: SeatSetup = {}) =>
    scenario({ ...table, seats: [{ hand: '7 7', ...seat }, other] }).play('summon 7')

  test('CARD-007.0 item without cost, 8 points', () => {
    expect(factsOf(7)).toEqual({ type: 'item', cost: '', points: 8, activated: false, copies: 2 })
  })

  test('CARD-007.1 no cost', () => {
    const game = scenario({ seats: [{ hand: '7', reserve: 'A', crystals: 2 }] }).play('summon 7; marker +1')
    expect([game.inPlay(0), game.reserve(0), game.crystals(0)]).toEqual([[7], 'A', 2])
    expect(scenario({ seats: [{ hand: '7' }] }).can('summon 7')).toBe(true)
    expect(scenario({ seats: [{ hand: '7', gauge: 0 }] }).can('summon 7')).toBe(false)
  })

  test('CARD-007.2 1 to 3 spaces forward or backward, never 0', () => {
    const game = boots({ space: 5 })
    expect(game.legal()).toEqual(STEPS)
    game.refused('marker 0')
    game.refused('end')
    const spaces = STEPS.map((step) => boots({ space: 5 }).play(step).space)
    expect(spaces).toEqual([2, 3, 4, 6, 7, 8])
  })

  test('CARD-007.3 a season change either way triggers season-change effects at once', () => {
    const moved = (step: string) => boots({ space: 5 }, { play: '11' }, { crystals: 5 }).play(step)
    for (const step of ['marker -3', 'marker -2', 'marker +2', 'marker +3']) {
      const game = moved(step)
      expect([game.seat, game.crystals(0), game.crystals(1)]).toEqual([0, 1, 4])
    }
    for (const step of ['marker -1', 'marker +1']) expect(moved(step).crystals(0)).toBe(0)
    expect(boots({ space: 3 }, { play: '27' }).play('marker +1; take fire').reserve(0)).toBe('F')
  })

  test('CARD-007.4 a move causes at most one season change', () => {
    const changes: number[] = []
    for (let space = 1; space <= 12; space++)
      for (const step of STEPS) {
        const game = boots({ year: 2, space }, { play: '11' }, { crystals: 5 }).play(step)
        changes.push(game.happened('season'))
        expect(game.crystals(0)).toBe(game.happened('season'))
      }
    expect(Math.max(...changes)).toBe(1)
    expect(changes.filter((n) => n === 1)).toHaveLength(4 * 12)
  })

  test('CARD-007.5 back from winter to autumn lowers the year; hand cards are kept', () => {
    const game = boots({ year: 3, space: 2 }, { hand: '7 1 2' }, { hand: '3' }).play('marker -2')
    expect([game.year, game.space, game.season]).toEqual([2, 12, 'autumn'])
    expect([game.hand(0), game.hand(1)]).toEqual([[1, 2], [3]])
    expect(boots({ year: 2, space: 4 }).play('marker -3').year).toBe(2)
  })

  test('CARD-007.6 back from the winter of year 1 leads to year 0', () => {
    const game = boots({ year: 1, space: 1 }, { second: '1', third: '2' }, { hand: '3' }).play('marker -1')
    expect([game.year, game.space, game.season]).toEqual([0, 12, 'autumn'])
    game.play('summon 7; marker +1')
    expect([game.year, game.space]).toEqual([1, 1])
    expect([game.hand(0), game.library(0, 2), game.library(0, 3), game.hand(1)]).toEqual([[], [1], [2], [3]])
  })

  test('CARD-007.7 forward over 12 begins the next year at once, with libraries not yet taken', () => {
    const game = boots({ year: 1, space: 11 }, { hand: '7 7', second: '1 2 3', third: '8' }, { second: '4 5 6' })
    game.play('marker +3')
    expect([game.year, game.space, game.seat]).toEqual([2, 2, 0])
    expect([game.hand(0), game.hand(1)]).toEqual([
      [1, 2, 3, 7],
      [4, 5, 6],
    ])
    game.play('summon 7; marker -2')
    expect([game.year, game.hand(1)]).toEqual([1, [4, 5, 6]])
    const third = boots({ year: 2, space: 12 }, { third: '1 2 3' }).play('marker +1')
    expect([third.year, third.hand(0)]).toEqual([3, [1, 2, 3, 7]])
    const again = boots({ year: 2, space: 1 }, { third: '8' }, { hand: '1' }).play('marker -1; summon 7; marker +1')
    expect([again.year, again.hand(0), again.hand(1), again.library(0, 3)]).toEqual([2, [], [1], [8]])
  })

  test('CARD-007.8 past the end of year 3 the round is finished, then the game ends', () => {
    const game = boots({ year: 3, space: 11 }, {}, { play: '13', reserve: 'AAA', hand: '3', die: 'winter1.2' })
    game.play('marker +2')
    expect([game.year, game.over]).toEqual([4, false])
    game.play('end')
    expect([game.seat, game.reserve(1)]).toEqual([1, 'AAAWW'])
    game.play('end')
    expect([game.over, game.crystals(1)]).toEqual([true, 3])
  })

  test('CARD-007.9 dice stay as they are; transmutation follows the new season', () => {
    const table = { space: 2, permission: true, dice: 'winter2.1' }
    const game = boots(table, { reserve: 'EE', die: 'winter1.2' }, { die: 'winter1.4' })
    game.play('marker +2; transmute earth')
    expect([game.season, game.crystals(0)]).toEqual(['spring', 1])
    const lying = [game.dice, game.die(0), game.die(1)]
    expect(lying).toEqual([['winter2.1'], 'winter1.2', 'winter1.4'])
    game.play('end')
    expect([game.dice, game.die(0), game.die(1), game.reserve(1)]).toEqual([...lying, 'AA'])
  })
})

describe('CARD-008 Purse of Io', () => {
  test('CARD-008.0 item for 1 air and 1 fire, 6 points', () => {
    expect(factsOf(8)).toEqual({ type: 'item', cost: 'AF', points: 6, activated: false, copies: 2 })
  })

  test('CARD-008.1 one more crystal for each token transmuted by its owner', () => {
    const game = scenario({ permission: true, seats: [{ play: '8', reserve: 'AWFE' }] })
    expect(game.play('transmute earth').crystals(0)).toBe(4)
    expect(game.play('transmute air; transmute water; transmute fire').crystals(0)).toBe(4 + 2 + 2 + 3)
    const other = scenario({ permission: true, seats: [{ reserve: 'E' }, { play: '8' }] }).play('transmute earth')
    expect([other.crystals(0), other.crystals(1)]).toEqual([3, 0])
  })

  test('CARD-008.2 applies to Balance of Ishtar and Potion of Life', () => {
    const balance = scenario({ seats: [{ play: '8 5', reserve: 'AAA' }] }).play('activate 5')
    expect(balance.crystals(0)).toBe(12)
    const life = scenario({ seats: [{ play: '8 26', reserve: 'AWF' }] }).play('activate 26')
    expect(life.crystals(0)).toBe(15)
  })

  test('CARD-008.3 not to Glutton Cauldron or Dragon Skull', () => {
    const cauldron = scenario({ seats: [{ play: '8 35:AAAAAA', reserve: 'A' }] }).play('activate 35')
    expect(cauldron.crystals(0)).toBe(15)
    const skull = scenario({ seats: [{ play: '8 37 1 2 3' }] })
    skull.play('activate 37; sacrifice 1; sacrifice 2; sacrifice 3')
    expect([skull.crystals(0), skull.inPlay(0)]).toEqual([15, [8, 37]])
  })

  test('CARD-008.4 two copies give 2 more a token', () => {
    const game = scenario({ permission: true, seats: [{ play: '8 8', reserve: 'AE' }] })
    expect(game.play('transmute air; transmute earth').crystals(0)).toBe(3 + 5)
  })

  test('CARD-008.5 adds to the transmutation bonus', () => {
    const game = scenario({ seats: [{ play: '8', reserve: 'EE' }] })
    expect(game.play('bonus transmute; transmute earth').crystals(0)).toBe(3 + 1 + 1)
    expect(game.play('bonus transmute; transmute earth').crystals(0)).toBe(5 + 3 + 1 + 2)
  })
})

describe('CARD-009 Divine Chalice', () => {
  const chalice = (pile: string, seat: SeatSetup = {}, other: SeatSetup = {}) =>
    scenario({ pile, discard: '', seats: [{ hand: '9', reserve: 'AWFE', ...seat }, other] }).play('summon 9')

  test('CARD-009.0 item for one of each energy, 10 points', () => {
    expect(factsOf(9)).toEqual({ type: 'item', cost: 'AWFE', points: 10, activated: false, copies: 2 })
  })

  test('CARD-009.1 draw 4, put one into play for free, discard the other three', () => {
    const game = chalice('22 1 3 45 50')
    expect(game.held).toEqual([22, 1, 3, 45])
    game.play('put 3')
    expect([game.inPlay(0), game.crystals(0), game.hand(0), game.reserve(0)]).toEqual([[9, 3], 9, [], ''])
    expect([...game.discard].sort((a, b) => a - b)).toEqual([1, 22, 45])
    expect(game.pile).toEqual([50])
  })

  test('CARD-009.2 no Leech, no Staff, no Vase for the card put into play', () => {
    const game = chalice('22 1 3 45 50', { play: '6 30', crystals: 5 }, { play: '33' })
    game.play('take fire')
    expect([game.crystals(0), game.crystals(1), game.reserve(0)]).toEqual([7, 1, 'F'])
    game.play('put 22')
    expect([game.crystals(0), game.crystals(1), game.reserve(0), game.asked]).toEqual([7, 1, 'F', 'act'])
  })

  test('CARD-009.3 without room all four are discarded', () => {
    const game = chalice('22 1 3 45 50', { play: '8', gauge: 2 })
    expect([game.inPlay(0), game.hand(0), game.held, game.asked]).toEqual([[8, 9], [], [], 'act'])
    expect([...game.discard].sort((a, b) => a - b)).toEqual([1, 3, 22, 45])
    expect(chalice('22 1 3 45 50', { play: '8', gauge: 3 }).moves('put')).toHaveLength(4)
  })

  test('CARD-009.4 with room one must be chosen', () => {
    const game = chalice('22 1 3 45 50')
    expect(game.legal()).toEqual([22, 1, 3, 45].map((card) => `put ${slugOf(card)}`))
    game.refused('end')
    game.refused('discard 22')
    expect(game.play('put 45').inPlay(0)).toEqual([9, 45])
  })

  test("CARD-009.5 every card of the base game may be chosen: only Mesodae's Lantern could not", () => {
    for (let first = 1; first <= 50; first += 4) {
      const drawn = [0, 1, 2, 3].map((i) => ((first + i - 1) % 50) + 1)
      const game = chalice(`${drawn.join(' ')} 50`)
      expect(game.legal()).toEqual(drawn.map((card) => `put ${slugOf(card)}`))
    }
  })

  test('CARD-009.6 with fewer than 4 cards the owner chooses among those', () => {
    const game = chalice('22 3')
    expect(game.legal()).toEqual([`put ${slugOf(22)}`, `put ${slugOf(3)}`])
    expect(game.play('put 22').inPlay(0)).toEqual([9, 22])
    expect([...game.pile, ...game.discard]).toEqual([3])
    expect(chalice('22').inPlay(0)).toEqual([9, 22])
    const none = chalice('')
    expect([none.inPlay(0), none.asked]).toEqual([[9], 'act'])
  })

  test('CARD-009.7 a second Chalice may be put into play and draws 4 itself', () => {
    const game = chalice('9 1 2 3 22 13 45 8 50').play('put 9')
    expect([game.inPlay(0), game.held]).toEqual([
      [9, 9],
      [22, 13, 45, 8],
    ])
    expect(game.play('put 22').inPlay(0)).toEqual([9, 9, 22])
    expect([...game.discard].sort((a, b) => a - b)).toEqual([1, 2, 3, 8, 13, 45])
    const full = chalice('9 1 2 3 22 13 45 8 50', { gauge: 2 }).play('put 9')
    expect([full.inPlay(0), full.discard.length, full.pile]).toEqual([[9, 9], 7, [50]])
  })
})

describe('CARD-010 Syllas the Faithful', () => {
  const syllas = { hand: '10', reserve: 'FFF' }

  test('CARD-010.0 familiar for 3 fire, 14 points', () => {
    expect(factsOf(10)).toEqual({ type: 'familiar', cost: 'FFF', points: 14, activated: false, copies: 2 })
  })

  test('CARD-010.1 each opponent sacrifices one of their own cards, of their choice', () => {
    const game = scenario({ players: 3, seats: [{ ...syllas, play: '8' }, { play: '1 16 3' }, { play: '2 4:AW' }] })
    game.play('summon 10')
    expect([game.seat, game.legal()]).toEqual([1, [1, 16, 3].map((card) => `sacrifice ${slugOf(card)}`)])
    game.play('sacrifice 16; sacrifice 2')
    expect([game.inPlay(0), game.inPlay(1), game.inPlay(2)]).toEqual([[8, 10], [1, 3], [4]])
    expect([...game.discard].sort((a, b) => a - b)).toEqual([2, 16])
    expect(game.seat).toBe(0)
  })

  test('CARD-010.2 opponents without cards in play are skipped', () => {
    const game = scenario({ players: 3, seats: [syllas, { hand: '1 2' }, { play: '2 4' }] }).play('summon 10')
    expect(game.seat).toBe(2)
    game.play('sacrifice 2')
    expect([game.hand(1), game.inPlay(2), game.seat]).toEqual([[1, 2], [4], 0])
    const none = scenario({ seats: [syllas] }).play('summon 10')
    expect([none.inPlay(0), none.asked, none.discard]).toEqual([[10], 'act', []])
  })

  test("CARD-010.3 opponents act clockwise from the owner's left", () => {
    const two = { play: '1 2' }
    const seats = [two, { ...syllas, play: '8' }, { play: '1 3' }, { play: '2 3' }]
    const game = scenario({ players: 4, active: 1, first: 3, seats }).play('summon 10')
    const order: number[] = []
    while (game.asked === 'sacrifice') {
      order.push(game.seat)
      game.play(game.legal()[0]!)
    }
    expect(order).toEqual([2, 3, 0])
    expect(game.seat).toBe(1)
  })

  test('CARD-010.4 without Shield of Zira, which the base game lacks, nothing saves the card', () => {
    const game = scenario({ seats: [syllas, { play: '1 2', hand: '3', reserve: 'AWFE', crystals: 20 }] })
    game.play('summon 10')
    expect(game.legal()).toEqual(['sacrifice amulet-of-air', 'sacrifice amulet-of-fire'])
    expect(game.play('sacrifice 1').inPlay(1)).toEqual([2])
    expect([game.hand(1), game.crystals(1), game.reserve(1)]).toEqual([[3], 20, 'AWFE'])
  })
})

describe('CARD-011 Figrim the Avaricious', () => {
  /** The end of a round moves the marker from 3 to 4; all other turns are over. */
  const change = (players: number, active: number, seats: SeatSetup[]) =>
    scenario({ players, active, first: (active + 1) % players, space: 3, pips: 1, seats }).play('end')

  const crystals = (game: ReturnType<typeof scenario>) => game.state.players.map((_, seat) => game.crystals(seat))

  test('CARD-011.0 familiar for 3, 6 or 9 crystals, 7 points', () => {
    const cost = ['3', '6', '9']
    expect(factsOf(11)).toEqual({ type: 'familiar', cost, points: 7, activated: false, copies: 2 })
  })

  test('CARD-011.1 costs 3, 6 or 9 crystals with 2, 3 or 4 players', () => {
    const left = [2, 3, 4].map((players) =>
      scenario({ players, seats: [{ hand: '11', crystals: 10 }] })
        .play('summon 11')
        .crystals(0),
    )
    expect(left).toEqual([7, 4, 1])
    expect(scenario({ players: 4, seats: [{ hand: '11', crystals: 8 }] }).can('summon 11')).toBe(false)
  })

  test('CARD-011.2 at every season change each opponent gives its owner 1 crystal', () => {
    expect(crystals(change(3, 0, [{ play: '11' }, { crystals: 5 }, { crystals: 8 }]))).toEqual([2, 4, 7])
    const same = scenario({ first: 1, space: 1, pips: 2, seats: [{ play: '11' }, { crystals: 5 }] }).play('end')
    expect(crystals(same)).toEqual([0, 5])
  })

  test('CARD-011.3 opponents with 0 crystals are skipped', () => {
    expect(crystals(change(3, 0, [{ play: '11' }, { crystals: 0 }, { crystals: 8 }]))).toEqual([1, 0, 7])
    expect(crystals(change(2, 0, [{ play: '11', crystals: 4 }, {}]))).toEqual([4, 0])
  })

  test('CARD-011.4 in both directions and in mid-turn', () => {
    const game = scenario({ space: 3, seats: [{ hand: '7 7', crystals: 9 }, { play: '11' }] })
    expect(crystals(game.play('summon 7; marker +1'))).toEqual([8, 1])
    expect(crystals(game.play('summon 7; marker -1'))).toEqual([7, 2])
    expect(game.seat).toBe(0)
  })

  test('CARD-011.5 two copies take 1 each, one after the other', () => {
    expect(crystals(change(3, 0, [{ play: '11 11' }, { crystals: 5 }, { crystals: 1 }]))).toEqual([3, 3, 0])
  })

  test('CARD-011.6 several owners act in turn order', () => {
    const seats = [
      { play: '11', ...water },
      { play: '11', ...water },
      { crystals: 1, ...water },
    ]
    // The round began with seat 0: it takes the only crystal first and then gives it to seat 1.
    expect(crystals(change(3, 2, seats))).toEqual([0, 1, 0])
    // The round began with seat 1.
    expect(crystals(change(3, 0, seats))).toEqual([1, 0, 0])
    // In a turn the active player is first, whoever began the round.
    const turn = scenario({
      players: 3,
      active: 1,
      first: 0,
      space: 3,
      seats: [seats[0]!, { ...seats[1], hand: '7' }, seats[2]!],
    })
    expect(crystals(turn.play('summon 7; marker +1'))).toEqual([1, 0, 0])
  })
})

describe('CARD-012 Naria the Prophetess', () => {
  const naria = { hand: '12', crystals: 3 }

  test('CARD-012.0 familiar for 3 crystals, 8 points', () => {
    expect(factsOf(12)).toEqual({ type: 'familiar', cost: '3', points: 8, activated: false, copies: 2 })
  })

  test('CARD-012.1 draw one a player, keep one, give one to each opponent', () => {
    const game = scenario({ players: 3, pile: '10 20 30 40', discard: '', seats: [naria, {}, { hand: '1' }] })
    game.play('summon 12')
    expect([game.held, game.moves('keep').length, game.crystals(0)]).toEqual([[10, 20, 30], 3, 0])
    game.play('keep 20; give 30 to 2')
    expect([game.hand(0), game.hand(1), game.hand(2)]).toEqual([[20], [30], [1, 10]])
    expect([game.pile, game.discard, game.asked]).toEqual([[40], [], 'act'])
    const four = scenario({ players: 4, pile: '10 20 30 40 50', discard: '', seats: [naria] }).play('summon 12')
    expect(four.held).toEqual([10, 20, 30, 40])
    four.play('keep 40; give 10 to 2; give 30 to 3')
    expect([0, 1, 2, 3].map((seat) => four.hand(seat))).toEqual([[40], [10], [30], [20]])
  })

  test('CARD-012.2 the owner sees all cards first, each opponent only the one received', () => {
    const game = scenario({ players: 3, pile: '10 20 30 40', discard: '', seats: [naria] }).play('summon 12')
    expect([0, 1, 2, -1].map((seat) => game.view(seat).held)).toEqual([[10, 20, 30], [], [], []])
    game.play('keep 20; give 30 to 2')
    const seen = (viewer: number) => game.view(viewer).players.map((player) => player.hand)
    expect(seen(1)).toEqual([[], [30], []])
    expect(seen(2)).toEqual([[], [], [10]])
    expect(seen(-1)).toEqual([[], [], []])
    for (const event of game.events) {
      if (event.type === 'drew-cards' || event.type === 'kept-card') expect(event.only).toBe(0b001)
      if (event.type === 'gave-card') expect(event.only).toBe(event.cards[0] === 30 ? 0b011 : 0b101)
    }
  })

  test('CARD-012.3 received cards cannot be refused', () => {
    const game = scenario({ pile: '10 20 30', discard: '', seats: [naria, { crystals: 9 }] }).play('summon 12')
    game.play('keep 10')
    expect([game.seat, game.hand(1), game.legal(1)]).toEqual([0, [20], []])
    game.refused('discard 20', 1)
    expect(game.play('end').moves('discard')).toEqual([])
  })

  test('CARD-012.4 with too few cards: the owner first, then clockwise until they run out', () => {
    const table = { players: 4, active: 1, first: 0, discard: '', seats: [{}, naria] }
    const three = scenario({ ...table, pile: '10 20 30' }).play('summon 12; keep 20; give 30 to 3')
    expect([0, 1, 2, 3].map((seat) => three.hand(seat))).toEqual([[], [20], [30], [10]])
    const one = scenario({ ...table, pile: '10' }).play('summon 12')
    expect([0, 1, 2, 3].map((seat) => one.hand(seat))).toEqual([[], [10], [], []])
  })

  test('CARD-012.5 with no card nothing happens', () => {
    const game = scenario({ pile: '', discard: '', seats: [naria] }).play('summon 12')
    expect([game.inPlay(0), game.hand(0), game.hand(1), game.asked]).toEqual([[12], [], [], 'act'])
  })
})
