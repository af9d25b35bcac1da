import { describe, expect, test } from 'vitest'
import { face, type Scenario, scenario } from '../testing/index.ts'

const DRAW = face({ draw: 1 })
const TRANSMUTE = face({ energy: 'AW', transmute: true })

const keys = (game: Scenario, text: string, seat?: number): string[] => {
  game.refused(text, seat)
  return game.why(text, seat)
}

describe('the bonus marker', () => {
  test('BON-01 at most 3 bonuses in the whole game', () => {
    const game = scenario({ seats: [{ gauge: 5, reserve: 'AA', play: '43' }] })
    game.play('bonus gauge; bonus gauge; bonus gauge')
    expect([game.bonus(0), game.gauge(0), game.moves('bonus')]).toEqual([3, 8, []])
    for (const which of ['gauge', 'exchange', 'transmute'])
      expect(keys(game, `bonus ${which}`)).toContain('no-bonus-left')
    const draw = scenario({ at: 'die', seats: [{ bonus: 3, die: DRAW, play: '15' }] })
    expect([draw.asked, draw.can('bonus cards')]).toEqual(['die', false])
    // Nor in a later turn.
    const later = scenario({ active: 1, seats: [{ bonus: 3, play: '43', gauge: 5, reserve: 'AA' }] }).endTurn()
    expect([later.seat, later.asked, later.moves('bonus')]).toEqual([0, 'act', []])
  })

  test('BON-02 the same bonus repeatedly, and several bonuses in one turn', () => {
    const game = scenario({ seats: [{ gauge: 5, reserve: 'E' }] })
    game.play('bonus gauge; bonus transmute; transmute earth; bonus gauge')
    expect([game.gauge(0), game.crystals(0), game.bonus(0)]).toEqual([7, 4, 3])
  })

  test('BON-03 each use advances the marker by one', () => {
    const game = scenario({ seats: [{ gauge: 5, reserve: 'AA' }, {}] })
    const marker = ['bonus gauge', 'bonus transmute', 'bonus exchange'].map((text) => game.play(text).bonus(0))
    expect([marker, game.bonus(1)]).toEqual([[1, 2, 3], 0])
    const draw = scenario({ at: 'die', seats: [{ die: DRAW }] }).play('bonus cards')
    expect(draw.bonus(0)).toBe(1)
  })

  test("BON-04 bonuses are used only in the player's own turn", () => {
    const game = scenario({
      seats: [
        { hand: '10', reserve: 'FFF' },
        { play: '22 3', gauge: 5, reserve: 'AA' },
      ],
    })
    for (const which of ['gauge', 'exchange', 'transmute'])
      expect(keys(game, `bonus ${which}`, 1)).toContain('not-your-turn')
    game.play('summon 10')
    expect([game.seat, game.asked, game.moves('bonus')]).toEqual([1, 'sacrifice', []])
    expect(keys(game, 'bonus gauge', 1)).toContain('not-your-turn')
    expect(game.play('sacrifice 3; end; bonus gauge').gauge(1)).toBe(6)
  })

  test('BON-14 the penalty is 0, 5, 12 or 20 points', () => {
    const scores = [0, 1, 2, 3].map((bonus) => {
      const game = scenario({
        year: 3,
        space: 12,
        active: 1,
        first: 0,
        seats: [{ bonus, crystals: 50 }, {}],
      }).endRound()
      return game.standings?.[0]?.score
    })
    expect(scores).toEqual([50, 45, 38, 30])
  })

  test("BON-15 the penalty is read from the marker's final position, not added up", () => {
    const table = {
      year: 3,
      space: 12,
      active: 1,
      first: 0,
      seats: [{}, { bonus: 1, crystals: 50, gauge: 5, play: '43' }],
    }
    expect(scenario(table).play('bonus gauge; end').standings?.[1]?.score).toBe(38)
    expect(scenario(table).play('bonus gauge; bonus gauge; end').standings?.[1]?.score).toBe(30)
  })
})

describe('exchange', () => {
  test('BON-05 two tokens go back and two of any kinds are taken', () => {
    const game = scenario({ seats: [{ reserve: 'AAWF' }] })
    game.play('bonus exchange; pay air; pay fire; take earth; take earth')
    expect([game.reserve(0), game.asked, game.crystals(0)]).toEqual(['AWEE', 'act', 0])
    const same = scenario({ seats: [{ reserve: 'AW' }] }).play('bonus exchange; take air; take fire')
    expect(same.reserve(0)).toBe('AF')
  })

  test('BON-06 the exchange is illegal with fewer than two tokens available', () => {
    const game = scenario({ seats: [{ reserve: 'A', play: '35:WW' }] })
    expect([game.can('bonus exchange'), keys(game, 'bonus exchange')]).toEqual([false, ['two-tokens']])
    expect(game.bonus(0)).toBe(0)
    expect(scenario({ seats: [{ reserve: 'AA' }] }).can('bonus exchange')).toBe(true)
    const amulet = scenario({ seats: [{ reserve: 'A', play: '4:W' }] })
    amulet.play('bonus exchange; take fire; take fire')
    expect([amulet.reserve(0), amulet.stored(0, 4)]).toEqual(['FF', ''])
  })
})

describe('transmutation bonus', () => {
  test('BON-07 permission for the rest of the turn, with 1 extra crystal a token', () => {
    const game = scenario({ seats: [{ reserve: 'AAAF', hand: '7' }, { reserve: 'AA' }] })
    expect(game.moves('transmute')).toEqual([])
    game.play('bonus transmute; transmute air')
    expect(game.crystals(0)).toBe(2)
    game.play('summon 7; marker +1; transmute fire; transmute air')
    expect(game.crystals(0)).toBe(2 + 3 + 2)
    game.endTurn()
    expect([game.seat, game.moves('transmute')]).toEqual([1, []])
  })

  test('BON-08 in winter one earth token gives 4 crystals with it', () => {
    const game = scenario({ season: 'winter', seats: [{ reserve: 'E' }] })
    expect(game.play('bonus transmute; transmute earth').crystals(0)).toBe(4)
  })
})

describe('gauge bonus', () => {
  test('BON-09 the gauge rises by 1', () => {
    const game = scenario({ seats: [{ gauge: 1, play: '22', hand: '7' }, { gauge: 4 }] })
    expect(game.can('summon 7')).toBe(false)
    game.play('bonus gauge')
    expect([game.gauge(0), game.gauge(1), game.can('summon 7')]).toEqual([2, 4, true])
  })

  test('BON-10 the gauge bonus is illegal at gauge 15', () => {
    const game = scenario({ seats: [{ gauge: 15 }] })
    expect([game.can('bonus gauge'), keys(game, 'bonus gauge'), game.bonus(0)]).toEqual([false, ['gauge-at-limit'], 0])
    const below = scenario({ seats: [{ gauge: 14 }] }).play('bonus gauge')
    expect([below.gauge(0), below.can('bonus gauge')]).toEqual([15, false])
  })
})

describe('two-card bonus', () => {
  test('BON-11 with the draw symbol, in place of the single draw: draw two, keep one, discard one', () => {
    const game = scenario({ at: 'die', seats: [{ die: DRAW, hand: '1' }], pile: '22 3 5', discard: '6' })
    game.play('bonus cards')
    expect([game.held, game.pile, game.legal()]).toEqual([
      [22, 3],
      [5],
      ['keep runic-cube-of-eolis', 'keep amulet-of-earth'],
    ])
    game.play('keep 3')
    expect([game.hand(0), game.discard, game.held, game.asked]).toEqual([[1, 3], [22, 6], [], 'act'])
    const none = scenario({ at: 'die', seats: [{ die: TRANSMUTE, play: '15' }] })
    expect([none.asked, keys(none, 'bonus cards')]).toEqual(['die', ['no-draw-symbol']])
  })

  test("BON-12 not available once the die's card was drawn", () => {
    const game = scenario({ at: 'die', seats: [{ die: DRAW }], pile: '22 3 5' }).play('go')
    expect([game.asked, keys(game, 'bonus cards')]).toEqual(['drawn', ['bonus-with-die']])
    game.play('keep 22')
    expect([game.asked, keys(game, 'bonus cards'), game.bonus(0)]).toEqual(['act', ['bonus-with-die'], 0])
    const twice = scenario({ at: 'die', seats: [{ die: DRAW }], pile: '22 3 5 6' }).play('bonus cards')
    expect(keys(twice, 'bonus cards')).toContain('bonus-with-die')
  })

  test('BON-13 a single available card is kept; without any the bonus is illegal', () => {
    const one = scenario({ at: 'die', seats: [{ die: DRAW }], pile: '22', discard: '' }).play('bonus cards')
    expect([one.hand(0), one.discard, one.bonus(0), one.asked]).toEqual([[22], [], 1, 'act'])
    const none = scenario({ at: 'die', seats: [{ die: DRAW, play: '15' }], pile: '', discard: '' })
    expect([none.asked, none.can('bonus cards')]).toEqual(['die', false])
    expect([keys(none, 'bonus cards'), none.bonus(0)]).toEqual([['pile-empty'], 0])
    const refilled = scenario({ at: 'die', seats: [{ die: DRAW }], pile: '22', discard: '3' }).play('bonus cards')
    expect(refilled.held).toEqual([22, 3])
  })

  test('BON-16 all other bonuses come after the compulsory die actions', () => {
    const game = scenario({ at: 'die', seats: [{ die: DRAW, gauge: 5, reserve: 'AA' }] })
    expect([game.asked, game.moves('bonus')]).toEqual(['die', ['bonus cards']])
    for (const which of ['gauge', 'exchange', 'transmute']) expect(keys(game, `bonus ${which}`)).toEqual(['die-first'])
    game.play(`go`)
    expect([game.asked, game.moves('bonus')]).toEqual(['drawn', []])
    game.play(game.moves('keep')[0]!)
    expect(game.moves('bonus')).toEqual(['bonus exchange', 'bonus transmute', 'bonus gauge'])
  })
})
