import { describe, expect, test } from 'vitest'
import { face, type Scenario, type SeatSetup, scenario } from '../testing/index.ts'

const FOUR_DICE = 'winter1.2 winter2.3 winter4.5 winter5.1'
const THREE_DICE = 'winter1.2 winter2.3 winter4.5'
const DICE: { readonly [players: number]: string } = {
  2: THREE_DICE,
  3: FOUR_DICE,
  4: `${FOUR_DICE} winter3.6`,
}

/** Seat 0 has a die and carries it out; the other seat has nothing. */
const rolled = (seat: SeatSetup, rest: { pile?: string; discard?: string } = {}): Scenario =>
  scenario({ at: 'die', ...rest, seats: [seat, {}] })

const WW3 = face({ energy: 'WW', crystals: 3 })
const STAR = face({ energy: 'F', gauge: 1, transmute: false })
const DRAW = face({ draw: 1 })
const AIR_WATER = face({ energy: 'AW', transmute: true })

describe('RND start of a round', () => {
  test("RND-01 the first player rolls the dice of the marker's season", () => {
    for (const [space, season] of [
      [2, 'winter'],
      [4, 'spring'],
      [8, 'summer'],
      [12, 'autumn'],
    ] as const) {
      const game = scenario({ players: 3, active: 2, space: space - 1, pips: 1, first: 0 }).endRound()
      expect(game.dice.every((die) => die.startsWith(season))).toBe(true)
      const round = game.events.find((event) => event.type === 'round')
      expect(round).toMatchObject({ seat: game.state.first, season })
      expect(game.toAct).toEqual([1])
    }
  })

  test('RND-02 one die more than players is rolled', () => {
    for (const players of [2, 3, 4]) {
      const game = scenario({ players }).endRound()
      expect([game.dice.length, new Set(game.dice.map((die) => die.slice(0, -2))).size]).toEqual([
        players + 1,
        players + 1,
      ])
    }
  })

  test('RND-03 the first player takes a die, then the others clockwise', () => {
    for (const players of [2, 3, 4]) {
      for (let first = 0; first < players; first++) {
        const game = scenario({ at: 'dice', players, active: first, dice: DICE[players]! })
        expect(game.moves('die')).toHaveLength(players + 1)
        for (let n = 0; n < players; n++) {
          const seat = (first + n) % players
          const [wanted] = game.dice
          expect(game.toAct).toEqual([seat])
          game.play('die 1')
          expect(game.die(seat)).toBe(wanted)
        }
      }
    }
  })

  test('RND-04 a die already taken cannot be chosen', () => {
    const game = scenario({ at: 'dice', dice: THREE_DICE }).play('die winter2.3')
    expect([game.dice, game.can('die winter2.3')]).toEqual([['winter1.2', 'winter4.5'], false])
    expect(game.refused('die winter2.3').reasons.map((reason) => reason.key)).toEqual(['why.die-not-there'])
  })

  test('RND-05 the last player chooses between two dice', () => {
    for (const players of [2, 3, 4]) {
      const game = scenario({ at: 'dice', players, dice: DICE[players]! })
      for (let n = 1; n < players; n++) game.play('die 1')
      expect([game.seat, game.moves('die').length, game.legal().length]).toEqual([players - 1, 2, 2])
    }
  })

  test('RND-06 exactly one die remains, and it moves the season marker', () => {
    // Left behind: winter4.5 with 2 pips, winter2.3 with 1 pip, winter1.1 with 3 pips.
    for (const [dice, pips] of [
      ['winter1.2 winter2.3 winter4.5', 2],
      ['winter1.2 winter4.5 winter2.3', 1],
      ['winter2.2 winter4.5 winter1.1', 3],
    ] as const) {
      const game = scenario({ at: 'dice', space: 4, dice }).play('die 1; die 1')
      expect(game.dice).toEqual([dice.split(' ')[2]])
      expect(game.endRound().space).toBe(4 + pips)
    }
  })

  test('RND-07 after the dice come the turns, the first player first, then clockwise', () => {
    const game = scenario({ at: 'dice', players: 4, active: 2, dice: DICE[4]! }).play('die 1; die 1; die 1')
    expect(game.happened('turn')).toBe(0)
    game.play('die 1')
    const order: number[] = []
    while (game.view(0).phase === 'turn') {
      order.push(game.seat)
      game.play('end')
    }
    expect(order).toEqual([2, 3, 0, 1])
  })

  test('RND-08 each player has exactly one turn a round', () => {
    for (const players of [2, 3, 4]) {
      const game = scenario({ at: 'dice', players, active: 1, dice: DICE[players]! }).endRound()
      const turns = game.events.flatMap((event) => (event.type === 'turn' ? [event.seat] : []))
      expect([turns.length, new Set(turns).size]).toEqual([players, players])
    }
  })

  test('RND-09 a season change in the middle of a round leaves the dice as they are', () => {
    const waiting = { die: 'winter4.2' }
    const game = scenario({ space: 3, dice: 'winter1.4', seats: [{ hand: '7', die: 'winter2.1' }, waiting] })
    game.play('summon 7; marker +2')
    expect([game.season, game.dice, game.die(0), game.die(1)]).toEqual([
      'spring',
      ['winter1.4'],
      'winter2.1',
      'winter4.2',
    ])
    expect(game.happened('rolled')).toBe(0)
    // The next player carries out the winter die: two water and 2 crystals.
    game.play('end')
    expect([game.reserve(1), game.crystals(1)]).toEqual(['WW', 2])
  })
})

describe('DIE actions of the die', () => {
  test('DIE-01 energy, crystals, gauge and draw must be carried out', () => {
    for (const die of [WW3, STAR]) {
      // Die of Malice opens the question before the die: nothing else is possible then.
      const game = rolled({ die, play: '15', hand: '7', gauge: 3 })
      expect(game.legal()).toEqual(['go', 'activate die-of-malice'])
      expect(game.refused('end').code).toBe('illegal-move')
      game.play('go')
      expect([game.reserve(0), game.crystals(0), game.gauge(0)]).toEqual(die === WW3 ? ['WW', 3, 3] : ['F', 0, 4])
    }
    const draw = rolled({ die: DRAW }, { pile: '22 1 2' })
    expect(draw.legal()).toEqual(['go', 'bonus cards'])
    draw.play('go')
    expect([draw.held, draw.can('end')]).toEqual([[22], false])
  })

  test('DIE-02 each energy symbol gives one token of its kind', () => {
    expect(rolled({ die: WW3, reserve: 'AF' }).reserve(0)).toBe('AWWF')
    expect(rolled({ die: AIR_WATER }).reserve(0)).toBe('AW')
    expect(rolled({ die: STAR }).reserve(0)).toBe('F')
    expect(rolled({ die: face({ energy: 'EE', crystals: 2 }) }).reserve(0)).toBe('EE')
    expect(rolled({ die: face({ crystals: 6 }) }).reserve(0)).toBe('')
  })

  test('DIE-03 a reserve holds at most 7 tokens unless a card changes it', () => {
    const seven = rolled({ die: WW3, reserve: 'AAAAA' })
    expect([seven.reserve(0), seven.asked]).toEqual(['AAAAAWW', 'act'])
    const eight = rolled({ die: WW3, reserve: 'AAAAAA' })
    expect([eight.reserve(0), eight.asked]).toEqual(['AAAAAAWW', 'return'])
    expect(eight.play('return air').reserve(0)).toBe('AAAAAWW')
    expect(eight.view(0).players[0]!.capacity).toBe(7)
    const grimoire = rolled({ die: WW3, reserve: 'AAAAAAAA', play: '18' })
    expect([grimoire.reserve(0), grimoire.asked]).toEqual(['AAAAAAAAWW', 'act'])
  })

  test('DIE-04 the owner chooses among old and new tokens which to return', () => {
    const game = () => rolled({ die: WW3, reserve: 'AAAFFFE' })
    expect(game().legal()).toEqual(['return air', 'return water', 'return fire', 'return earth'])
    expect(game().play('return water; return water').reserve(0)).toBe('AAAFFFE')
    expect(game().play('return earth; return air').reserve(0)).toBe('AAWWFFF')
    expect(game().play('return fire; return water').reserve(0)).toBe('AAAWFFE')
  })

  test('DIE-05 the surplus is returned before anything else', () => {
    const game = rolled({ die: WW3, reserve: 'AAAAAFF', hand: '7', play: '16 43' })
    expect([game.asked, game.crystals(0)]).toEqual(['return', 0])
    for (const move of ['summon 7', 'activate 16', 'activate 43', 'bonus transmute', 'end'])
      expect([move, game.can(move)]).toEqual([move, false])
    game.play('return air')
    expect([game.can('summon 7'), game.can('end'), game.reserve(0)]).toEqual([false, false, 'AAAAWWFF'])
    game.play('return air')
    expect([game.can('summon 7'), game.can('end'), game.crystals(0)]).toEqual([true, true, 3])
    // In the middle of a summoning: the Vase's surplus goes before the summoned card's effect.
    const vase = scenario({ seats: [{ play: '30', hand: '7', reserve: 'AAAAAAA' }, {}] })
    vase.play('summon 7; take earth')
    expect([vase.asked, vase.can('marker +1')]).toEqual(['return', false])
    expect(vase.play('return air').asked).toBe('marker')
  })

  test('DIE-06 the surplus rule applies to every source of energy', () => {
    const full = 'AAAAAAA'
    const take = (n: number): string => Array(n).fill('take earth').join('; ')
    const potion = scenario({ seats: [{ reserve: full, play: '25' }, {}] }).play(`activate 25; ${take(5)}`)
    expect([potion.asked, potion.reserve(0)]).toEqual(['return', 'AAAAAAAEEEEE'])
    const tree = scenario({ seats: [{ reserve: full, play: '32', crystals: 3 }, {}] })
    expect(tree.play(`activate 32; ${take(1)}`).asked).toBe('return')
    const lewis = scenario({ seats: [{ reserve: `${full.slice(1)}F`, hand: '21' }, { reserve: 'EEE' }] })
    expect(lewis.play('summon 21').asked).toBe('return')
    const cauldron = scenario({ seats: [{ reserve: full, play: '35:EEEEEE' }, {}] }).play('activate 35')
    expect([cauldron.asked, cauldron.reserve(0)]).toEqual(['return', 'AAAAAAAEEEEEE'])
    const soul = scenario({ seats: [{ reserve: 'AAAAAAA', play: '4:W', hand: '50' }, {}] }).play('summon 50')
    expect([soul.asked, soul.reserve(0)]).toEqual(['return', 'AAAAAAAW'])
    // At the change of season too, in a turn of somebody else.
    const hourglass = scenario({ space: 3, seats: [{ hand: '7' }, { play: '27', reserve: full }] })
    hourglass.play(`summon 7; marker +1; ${take(1)}`)
    expect([hourglass.seat, hourglass.asked]).toEqual([1, 'return'])
  })

  test('DIE-07 a shrinking capacity cuts the surplus at once, also in the turn of another player', () => {
    const grimoire = { play: '18', reserve: 'AAAAAWWWW' }
    const amsug = scenario({ seats: [{ hand: '17 7', reserve: 'AW' }, grimoire] }).play('summon 17')
    expect([amsug.inPlay(1), amsug.toAct, amsug.asked]).toEqual([[], [1], 'return'])
    expect([amsug.can('summon 7', 0), amsug.refused('end', 0).code]).toEqual([false, 'not-to-act'])
    amsug.play('return air; return water')
    expect([amsug.reserve(1), amsug.seat, amsug.asked]).toEqual(['AAAAWWW', 0, 'act'])
    const own = scenario({ seats: [{ ...grimoire, play: '18 37 22' }, {}] }).play('activate 37')
    expect([own.asked, own.crystals(0)]).toEqual(['return', 0])
    expect(own.play('return water; return water').crystals(0)).toBe(15)
  })

  test('DIE-08 the number on the die gives so many crystals', () => {
    for (const crystals of [1, 2, 3, 6]) {
      const die = face({ crystals })
      expect(rolled({ die, crystals: 10 }).crystals(0)).toBe(10 + crystals)
    }
    expect(rolled({ die: STAR, crystals: 10 }).crystals(0)).toBe(10)
  })

  test('DIE-09 the crystals of the die cannot be refused', () => {
    const game = rolled({ die: WW3, reserve: 'AAAAAA', crystals: 4 })
    game.play('return water')
    expect([game.crystals(0), game.asked]).toEqual([7, 'act'])
    const malice = rolled({ die: face({ crystals: 6 }), play: '15' })
    expect(malice.legal()).toEqual(['go', 'activate die-of-malice'])
    expect(malice.play('go').crystals(0)).toBe(6)
  })

  test('DIE-10 the star raises the gauge by 1', () => {
    expect(rolled({ die: STAR, gauge: 0 }).gauge(0)).toBe(1)
    expect(rolled({ die: face({ energy: 'WW', gauge: 1 }), gauge: 6 }).gauge(0)).toBe(7)
    expect(rolled({ die: WW3, gauge: 6 }).gauge(0)).toBe(6)
    // The room is there for the same turn.
    expect(rolled({ die: STAR, gauge: 0, hand: '7' }).can('summon 7')).toBe(true)
  })

  test('DIE-11 the gauge never exceeds 15', () => {
    expect(rolled({ die: STAR, gauge: 14 }).gauge(0)).toBe(15)
    expect(rolled({ die: STAR, gauge: 15 }).gauge(0)).toBe(15)
    const amulet = scenario({ seats: [{ gauge: 14, hand: '1', reserve: 'AA' }, {}] }).play('summon 1')
    expect(amulet.gauge(0)).toBe(15)
    // The lost steps are not kept for later.
    expect(scenario({ seats: [{ gauge: 15 }, {}] }).can('bonus gauge')).toBe(false)
  })

  test('DIE-12 the draw symbol draws one card', () => {
    const game = rolled({ die: DRAW, hand: '5' }, { pile: '22 1 2' }).play('go')
    expect([game.held, game.pile]).toEqual([[22], [1, 2]])
    // Only the player sees it.
    expect([game.view(0).held, game.view(1).held, game.view(1).heldSize]).toEqual([[22], [], 1])
  })

  test('DIE-13 the player sees the card, then keeps or discards it', () => {
    const game = () => rolled({ die: DRAW, hand: '5' }, { pile: '22 1 2', discard: '' }).play('go')
    expect(game().legal()).toEqual(['keep runic-cube-of-eolis', 'discard runic-cube-of-eolis'])
    const kept = game().play('keep 22')
    expect([kept.hand(0), kept.discard]).toEqual([[5, 22], []])
    const thrown = game().play('discard 22')
    expect([thrown.hand(0), thrown.discard]).toEqual([[5], [22]])
  })

  test('DIE-14 with the two-card bonus two cards are drawn and exactly one is kept', () => {
    const game = () => rolled({ die: DRAW, hand: '5' }, { pile: '22 1 2', discard: '' }).play('bonus cards')
    expect(game().legal()).toEqual(['keep runic-cube-of-eolis', 'keep amulet-of-air'])
    const first = game().play('keep 22')
    expect([first.hand(0), first.discard, first.pile, first.bonus(0)]).toEqual([[5, 22], [1], [2], 1])
    const second = game().play('keep 1')
    expect([second.hand(0), second.discard, second.asked]).toEqual([[1, 5], [22], 'act'])
  })

  test('DIE-15 the two-card bonus must be declared before the first card is seen', () => {
    const game = rolled({ die: DRAW }, { pile: '22 1 2' })
    expect([game.can('bonus cards'), game.view(0).held, game.view(0).top]).toEqual([true, [], null])
    game.play('go')
    expect([game.can('bonus cards'), game.refused('bonus cards').code]).toEqual([false, 'illegal-move'])
    game.play('keep 22')
    expect(game.can('bonus cards')).toBe(false)
  })

  test('DIE-16 if no card can be drawn the draw symbol has no effect', () => {
    const game = rolled({ die: DRAW, hand: '5', crystals: 3, reserve: 'A' }, { pile: '', discard: '' })
    expect([game.asked, game.hand(0), game.held, game.bonus(0)]).toEqual(['act', [5], [], 0])
    expect([game.crystals(0), game.reserve(0), game.seat]).toEqual([3, 'A', 0])
  })

  test('DIE-17 transmutation is a permission for the rest of the turn and may stay unused', () => {
    const game = () => rolled({ die: AIR_WATER, hand: '7' })
    expect([game().asked, game().moves('transmute')]).toEqual(['act', ['transmute air', 'transmute water']])
    expect(game().play('summon 7; marker +1').moves('transmute')).toHaveLength(2)
    const unused = game().play('end')
    expect([unused.reserve(0), unused.crystals(0), unused.seat]).toEqual(['AW', 0, 1])
  })

  test('DIE-18 the pips of a chosen die have no effect', () => {
    const spaces = [1, 2, 3].map((pips) => {
      const die = face({ energy: 'WW', gauge: 1, pips })
      const game = scenario({ at: 'die', space: 5, pips: 2, seats: [{ die, gauge: 0 }, {}] })
      expect([game.space, game.reserve(0), game.crystals(0), game.gauge(0)]).toEqual([5, 'WW', 0, 1])
      return game.endRound().space
    })
    expect(spaces).toEqual([7, 7, 7])
  })
})
