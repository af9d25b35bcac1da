import { describe, expect, test } from 'vitest'
import { face, type Scenario, scenario } from '../testing/index.ts'

const SIX = face({ crystals: 6 })
const why = (game: Scenario, text: string, seat?: number): string[] => {
  game.refused(text, seat)
  return game.why(text, seat)
}

describe('order of actions in a turn', () => {
  test('ORD-01 the compulsory die actions come before every other action', () => {
    const mine = { play: '15 43 50', hand: '7', reserve: 'AW', die: face({ energy: 'AW', transmute: true }), gauge: 9 }
    const game = scenario({ at: 'die', seats: [mine] })
    const others = ['summon 7', 'activate 43', 'activate 50', 'transmute air', 'bonus gauge', 'bonus exchange']
    for (const text of others) expect(why(game, text)).toContain('die-first')
    expect(game.legal()).toEqual(['go', 'activate die-of-malice'])
    game.play('go')
    expect(game.reserve(0)).toBe('AAWW')
    for (const text of others) expect(game.can(text), text).toBe(true)
  })

  test('ORD-02 Die of Malice only before the compulsory die actions', () => {
    const game = scenario({ at: 'die', seats: [{ play: '15', die: SIX }] })
    expect(game.can('activate 15')).toBe(true)
    game.play('go')
    expect([game.crystals(0), why(game, 'activate 15')]).toEqual([6, ['die-carried-out']])
    expect(game.turned(0, 15)).toBe(false)
  })

  test('ORD-04 after the die all actions in any order and mixture', () => {
    const table = { seats: [{ play: '43 50', hand: '3 29', reserve: 'EEWWWWA', gauge: 3 }, {}] }
    const one = scenario(table)
    one.play('bonus transmute; transmute air; summon 3; activate 43; bonus gauge; activate 50; summon 29')
    const other = scenario(table)
    other.play('activate 50; summon 29; bonus gauge; summon 3; bonus transmute; transmute air; activate 43')
    expect(one.crystals(0)).toBe(2 + 9 + 1 + 20)
    expect(other.crystals(0)).toBe(20 + 9 + 2)
    for (const game of [one, other]) {
      expect([game.reserve(0), game.gauge(0), game.bonus(0)]).toEqual(['', 4, 2])
      expect([[...game.inPlay(0)].sort((a, b) => a - b), game.inPlay(1)]).toEqual([[3, 29, 43], [50]])
    }
  })

  test('ORD-05 a player may end the turn at any time once the die is carried out', () => {
    const table = { at: 'die' as const, seats: [{ play: '15 43', hand: '3', reserve: 'EE', die: SIX }, { die: SIX }] }
    const game = scenario(table)
    expect(game.can('end')).toBe(false)
    game.refused('end')
    const acts = ['go', 'summon 3', 'activate 43', 'bonus transmute']
    for (let n = 1; n <= acts.length; n++) {
      const some = scenario(table).play(acts.slice(0, n).join(';'))
      expect(some.can('end'), acts[n - 1]).toBe(true)
      expect(some.endTurn().state.active).toBe(1)
    }
  })

  test('ORD-06 all optional actions may be omitted', () => {
    const die = face({ energy: 'AW', transmute: true })
    const mine = { play: '43 16 10', hand: '7', reserve: 'F', die, gauge: 9 }
    const game = scenario({ at: 'die', seats: [mine, { crystals: 9 }] })
    expect(['summon', 'activate', 'transmute', 'bonus'].map((kind) => game.moves(kind).length > 0)).not.toContain(false)
    game.endTurn()
    expect([game.crystals(0), game.reserve(0), game.hand(0), game.inPlay(0)]).toEqual([0, 'AWF', [7], [43, 16, 10]])
    expect([game.bonus(0), game.gauge(0), game.state.active, game.seat]).toEqual([0, 9, 1, 1])
  })

  test('ORD-07 an effect in progress is completed, choices of others included, before the next action', () => {
    const seats = [{ hand: '10 3 7', reserve: 'FFFEE' }, { play: '3 22' }, { play: '1 2' }]
    const game = scenario({ players: 3, seats })
    game.play('summon 10')
    for (const seat of [1, 2]) {
      expect([game.seat, game.asked]).toEqual([seat, 'sacrifice'])
      for (const text of ['summon 3', 'end', 'bonus transmute']) expect(why(game, text, 0)).toContain('not-you')
      game.play(game.legal()[0]!)
    }
    expect([game.seat, game.asked, game.can('summon 3')]).toEqual([0, 'act', true])
    game.play('summon 7')
    expect([game.asked, game.legal()]).toEqual([
      'marker',
      [-3, -2, -1, 1, 2, 3].map((n) => `marker ${n > 0 ? '+' : ''}${n}`),
    ])
    game.refused('summon 3')
    game.refused('end')
  })

  test('ORD-08 the die is resolved in the order energy with its cut, crystals, gauge, draw', () => {
    const crystals = scenario({ at: 'die', seats: [{ reserve: 'AAAAAFF', die: face({ energy: 'WW', crystals: 3 }) }] })
    expect([crystals.asked, crystals.reserve(0), crystals.crystals(0)]).toEqual(['return', 'AAAAAWWFF', 0])
    crystals.play('return air; return water')
    expect([crystals.asked, crystals.reserve(0), crystals.crystals(0)]).toEqual(['act', 'AAAAWFF', 3])
    const gauge = scenario({
      at: 'die',
      seats: [{ gauge: 4, reserve: 'AAAAAFF', die: face({ energy: 'WW', gauge: 1 }) }],
    })
    expect([gauge.asked, gauge.gauge(0)]).toEqual(['return', 4])
    gauge.play('return air; return water')
    expect([gauge.asked, gauge.gauge(0)]).toEqual(['act', 5])
  })
})
