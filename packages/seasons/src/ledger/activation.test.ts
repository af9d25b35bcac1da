import { describe, expect, test } from 'vitest'
import { face, type Scenario, type SeatSetup, scenario } from '../testing/index.ts'

/** Two players; the second is active and the last of the round. */
const last = { active: 1, first: 0 }
const NONE: SeatSetup = {}

/** Seat 0 acts, seat 1 has Thieving Fairies. */
const watched = (mine: SeatSetup, fairies: SeatSetup = {}): Scenario =>
  scenario({ seats: [mine, { play: '41', ...fairies }] })

describe('kinds of effects', () => {
  test('ACT-01 an enter-play effect happens once, as soon as the card is in play', () => {
    const game = scenario({ ...last, seats: [NONE, { hand: '3', reserve: 'EE' }] })
    game.play('summon 3')
    expect([game.inPlay(1), game.crystals(1)]).toEqual([[3], 9])
    game.endRound()
    expect(game.crystals(1)).toBe(9)
  })

  test('ACT-02 a lasting effect works as long as the card is in play', () => {
    const game = scenario({ permission: true, seats: [{ play: '8 22 22 37', reserve: 'AAA' }] })
    expect(game.play('transmute air').crystals(0)).toBe(2)
    expect(game.play('transmute air').crystals(0)).toBe(4)
    game.play('activate 37; sacrifice 8; sacrifice 22; sacrifice 22')
    expect(game.crystals(0)).toBe(19)
    expect(game.play('transmute air').crystals(0)).toBe(20)
  })

  test("ACT-03 an activation effect works only when the owner activates the card in the owner's own turn", () => {
    const die = face({ energy: 'WW', gauge: 1 })
    const game = scenario({ players: 3, active: 1, first: 0, seats: [{ play: '10 43' }, { play: '10 43' }, { die }] })
    game.refused('activate 43', 0)
    expect(game.why('activate 43', 0)).toContain('not-your-turn')
    game.endTurn()
    game.refused('activate 43', 1)
    expect(game.why('activate 43', 1)).toContain('not-your-turn')
    game.endTurn()
    expect([game.crystals(0), game.crystals(1)]).toEqual([0, 0])
  })
})

describe('turning', () => {
  test('ACT-04 activating turns the card, and a turned card cannot be activated', () => {
    const game = scenario({ seats: [{ play: '10 43' }] })
    expect(game.turned(0, 43)).toBe(false)
    game.play('activate 43')
    expect([game.turned(0, 43), game.crystals(0)]).toEqual([true, 1])
    expect(game.can('activate 43')).toBe(false)
    expect(game.why('activate 43')).toEqual(['turned'])
    game.refused('activate 43')
    expect(game.crystals(0)).toBe(1)
  })

  test('ACT-05 each card once a round, but each of two copies', () => {
    const game = scenario({ seats: [{ play: '10 43 43' }] })
    game.play('activate 43; activate 43#2')
    expect([game.turned(0, 43), game.turned(0, 43, 2), game.crystals(0)]).toEqual([true, true, 2])
    expect(game.moves('activate')).toEqual([])
    game.refused('activate 43')
    game.refused('activate 43#2')
  })

  test('ACT-06 turned cards are straightened at the end of the round, before the next roll, not sooner', () => {
    const game = scenario({ seats: [{ play: '10 43' }, { bonus: 0 }], pips: 2 })
    game.play('activate 43; end')
    expect([game.seat, game.turned(0, 43)]).toEqual([1, true])
    game.endTurn()
    expect([game.asked, game.turned(0, 43)]).toEqual(['dice', false])
  })

  test('ACT-07 a card may be activated in the turn in which it was summoned, but Die of Malice may not', () => {
    const game = scenario({ seats: [{ play: '10', hand: '15 43', reserve: 'AWFE' }] })
    game.play('summon 43; activate 43')
    expect(game.crystals(0)).toBe(11)
    game.play('summon 15')
    expect(game.can('activate 15')).toBe(false)
    game.refused('activate 15')
  })

  test('ACT-09 a turned card keeps its lasting effects and its points', () => {
    const game = scenario({
      ...last,
      seats: [NONE, { crystals: 10, play: '50! 32! 8!', reserve: 'A' }],
      permission: true,
    })
    expect(game.score(1)).toBe(10 - 5 + 12 + 6)
    expect(game.play('transmute air').crystals(1)).toBe(12)
    game.endRound()
    expect(game.crystals(1)).toBe(9)
  })
})

describe('costs and legality', () => {
  test('ACT-08 the activation cost must be paid in full', () => {
    const poor = scenario({ seats: [{ crystals: 2, play: '32 16 5', reserve: '' }] })
    expect(poor.moves('activate')).toEqual([])
    expect([poor.why('activate 32'), poor.why('activate 32/2')]).toEqual([['too-few-crystals'], ['no-token']])
    poor.refused('activate 32')
    expect([poor.crystals(0), poor.turned(0, 32)]).toEqual([2, false])
    const rich = scenario({ seats: [{ crystals: 3, play: '32 16 5', reserve: 'AAA' }] })
    expect(rich.moves('activate')).toHaveLength(4)
    expect(rich.play('activate 32; take fire').crystals(0)).toBe(0)
  })

  test('ACT-10 activation is legal even if it brings nothing, unless the card demands a target', () => {
    const game = scenario({ seats: [{ play: '43 26 24 34', crystals: 3 }, NONE], pile: '', discard: '' })
    expect(game.can('activate 43') && game.can('activate 26') && game.can('activate 34')).toBe(true)
    expect([game.can('activate 24'), game.can('activate 34/2')]).toEqual([false, false])
    game.play('activate 43; activate 26')
    expect(game.crystals(0)).toBe(3)
    const kairn = scenario({ seats: [{ play: '16', reserve: 'A' }, { crystals: 0 }] })
    kairn.play('activate 16')
    expect([kairn.crystals(1), kairn.reserve(0)]).toEqual([0, ''])
  })

  test('ACT-11 only one of two alternative effects is used per activation', () => {
    const table = { seats: [{ play: '32', crystals: 5, reserve: 'A' }] }
    const first = scenario(table).play('activate 32; take fire')
    expect([first.crystals(0), first.reserve(0), first.moves('transmute')]).toEqual([2, 'AF', []])
    expect([first.can('activate 32'), first.can('activate 32/2')]).toEqual([false, false])
    const second = scenario(table).play('activate 32/2')
    expect([second.crystals(0), second.reserve(0)]).toEqual([5, ''])
    expect([second.can('activate 32'), second.can('activate 32/2')]).toEqual([false, false])
  })

  test('ACT-12 an activation turns the card, pays the cost, feeds Thieving Fairies, then has its effect', () => {
    const game = watched({ play: '16', crystals: 5, reserve: 'AF' })
    game.play('activate 16')
    expect([game.asked, game.turned(0, 16), game.crystals(1)]).toEqual(['spend', true, 0])
    game.play('pay air')
    // The Fairies' 2 crystals were there before Kairn destroyed 4.
    expect([game.crystals(0), game.crystals(1)]).toEqual([4, 0])

    const tree = watched({ play: '32', crystals: 3 })
    tree.play('activate 32')
    expect([tree.asked, tree.crystals(0), tree.crystals(1), tree.reserve(0)]).toEqual(['take', 0, 1, ''])
    const idol = watched({ play: '10 43' }).play('activate 43')
    expect([idol.crystals(0), idol.crystals(1)]).toEqual([1, 1])
  })

  test('ACT-13 Glutton Cauldron, Damned Soul of Onys and Die of Malice are activated', () => {
    const cauldron = watched({ play: '35', crystals: 4, reserve: 'A' }).play('activate 35')
    expect([cauldron.crystals(0), cauldron.crystals(1), cauldron.turned(0, 35)]).toEqual([3, 2, true])
    const soul = watched({ play: '50', crystals: 4, reserve: 'W' }).play('activate 50')
    expect([soul.crystals(0), soul.crystals(1), soul.inPlay(1)]).toEqual([3, 2, [41, 50]])
    const malice = scenario({ at: 'die', seats: [{ play: '15', crystals: 4 }, { play: '41' }] })
    malice.play('activate 15')
    expect([malice.crystals(1), malice.turned(0, 15)]).toEqual([2, true])
  })

  test('ACT-14 Hand of Fortune never reduces an activation cost', () => {
    const kairn = scenario({ seats: [{ play: '20 20 16', reserve: 'A' }] }).play('activate 16')
    expect(kairn.reserve(0)).toBe('')
    const game = scenario({ seats: [{ play: '20 5 34', reserve: 'AAF' }], pile: '22 3' })
    expect(game.can('activate 5')).toBe(false)
    game.play('activate 34')
    expect([game.asked, game.inPlay(0)]).toEqual(['act', [20, 5, 34]])
    const orb = scenario({ seats: [{ play: '20 34', reserve: 'AAFFE' }], pile: '22 3' })
    orb.play('activate 34; put 22; pay air; pay air; pay fire; pay fire')
    expect([orb.reserve(0), orb.inPlay(0)]).toEqual(['E', [20, 34, 22]])
  })
})
