import { describe, expect, test } from 'vitest'
import type { Phase } from '../spell.ts'
import { type Scenario, type SeatSetup, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { cards } from './payments.ts'

const LEVELS = [3, 4, 5]
const PHASES: readonly Phase[] = ['morning', 'midday', 'evening']

/** The action spells of the facts lines: the phase and the levels that bear its icon. */
const ACTIONS: readonly (readonly [card: string, phase: Phase, levels: readonly number[]])[] = [
  ...['R1', 'R2', 'R3', 'P1', 'P2', 'P3'].map((card) => [card, 'morning', LEVELS] as const),
  ...['G1', 'G2', 'K1', 'W3'].map((card) => [card, 'midday', LEVELS] as const),
  ...['G3', 'K2', 'W1'].map((card) => [card, 'evening', LEVELS] as const),
  ['K3', 'midday', [3, 4]],
  ['W2', 'evening', [4, 5]],
  ['B1', 'evening', [4, 5]],
]

/** A table of seat 0 with the cards that the learned levels name. */
function table(phase: Phase, seat: SeatSetup, more: TableSetup = {}): Scenario {
  const named = (more.seats ?? []).concat(seat).flatMap(({ learned = '' }) => learned.split(' '))
  const options = { ...cards(...named.map((word) => word.slice(0, 2))), ...more.options }
  return scenario({ altar: '', phase, ...more, seats: [seat, ...(more.seats ?? [])], options })
}

/** The same at a table where every level of every action spell can be used. */
function rich(phase: Phase, card: string, level: number): Scenario {
  const other = card[0] === 'G' ? 'K2/4:s' : 'G3/4:c'
  const seat = { pool: 'Pc Pt Rs', familiar: 'Rt Gs', learned: `${card}/${level}:s ${other}` }
  return table(phase, seat, { altar: 'Rc Rt Rs Rc Kt Ks', seats: [{ learned: other }] })
}

const usesOf = (game: Scenario, card: string): string[] =>
  game.moves('use').filter((move) => move.startsWith(`use ${card}/`))

describe('SB-USE: levels', () => {
  test('SB-USE-01 an action spell is used at its level or any lower one', () => {
    for (const [card, phase, levels] of ACTIONS) {
      for (const level of levels) {
        const usable = levels.filter((lower) => lower <= level).map((lower) => `use ${card}/${lower}`)
        expect(usesOf(rich(phase, card, level), card)).toEqual(usable)
        for (const use of usable) expect(rich(phase, card, level).play(use).happened('used')).toBe(1)
      }
    }
  })

  test('SB-USE-02 a level above the marker is never usable', () => {
    for (const [card, phase, levels] of ACTIONS) {
      for (const level of [3, 4]) {
        const game = rich(phase, card, level)
        for (const higher of levels.filter((one) => one > level)) {
          expect(game.refused(`use ${card}/${higher}`).reasons.map(({ key }) => key)).toEqual(['why.level-not-learned'])
        }
      }
    }
  })

  test('SB-USE-03 one use carries out one level', () => {
    for (const [level, rune] of [
      [3, 'c'],
      [4, 't'],
      [5, 's'],
    ] as const) {
      const game = table('morning', { learned: 'P1/5:c' }, { altar: 'Rc Gc Rt Gt Rs Gs' }).play(`use P1/${level}`)
      expect(game.pool(0)).toEqual([`R${rune}`, `G${rune}`])
      expect([game.altar.length, game.state.phase]).toEqual([4, 'midday'])
    }
    for (const [level, stored] of [
      [3, 2],
      [4, 3],
      [5, 4],
    ] as const) {
      const game = table('midday', { pool: times(5, 'Rc'), learned: 'K1/5:c G3/4:c' }, { altar: 'Wc' })
      expect(game.play(`use K1/${level}`).familiar(0)).toHaveLength(stored)
      expect(game.state.phase).toBe('evening')
    }
  })

  test('SB-USE-04 the level is named before the effect begins', () => {
    const game = table('morning', { pool: 'Rc', learned: 'P3/5:c' }, { altar: 'Bc Wt' })
    expect(game.moves('use')).toEqual(['use P3/3', 'use P3/4', 'use P3/5'])
    const { reveals } = game.state
    game.play('use P3/3')
    expect([game.state.reveals, game.altar.length]).toEqual([reveals + 2, 4])
    // Two tokens are seen now, and it stays at L3: no other level, no "enough" of L4, a discard after the take.
    for (const move of ['use P3/4', 'use P3/5', 'done', 'pass']) expect(game.refused(move).code).toBe('illegal-move')
    game.play('take Bc').play(game.legal()[0]!)
    expect([game.asked, game.moves('discard').length > 1]).toEqual(['ask.discard', true])
  })
})

describe('SB-USE: instant, permanent, end of game', () => {
  test('SB-USE-05 an instant level takes effect once, immediately after it was learned', () => {
    for (const [level, drawn] of [
      [3, 2],
      [4, 3],
      [5, 4],
    ] as const) {
      const game = scenario({ altar: '', phase: 'evening', seats: [{ pool: times(level, 'Yc') }] })
      game.play(`learn Y1/${level}`)
      expect(game.pool(0)).toHaveLength(drawn)
      game.endDay().endDay().endDay().endDay()
      expect(game.pool(0)).toHaveLength(drawn)
      expect(game.learned(0, 'Y1')).toBe(`Y1/${level}:c`)
    }
    const swift = scenario({
      altar: 'Rc',
      phase: 'evening',
      seats: [{ pool: 'Bc Bc Bc' }],
      options: { lineup: 'set2' },
    })
    swift.play('learn B2/3')
    expect([swift.seat, swift.asked]).toEqual([0, 'ask.morning'])
    swift.play('take Rc').endDay().play('draw')
    expect([swift.state.active, swift.state.phase]).toEqual([0, 'midday'])
  })

  test('SB-USE-06 only the learned instant level takes effect, not the lower ones', () => {
    const five = scenario({ altar: '', phase: 'evening', seats: [{ pool: times(5, 'Yc') }] }).play('learn Y1/5')
    expect([five.pool(0).length, five.happened('drew')]).toEqual([4, 1])
    const set2 = { lineup: 'set2' }
    const swift = scenario({ altar: 'Rc Rt', phase: 'evening', seats: [{ pool: times(4, 'Bc') }], options: set2 })
    swift.play('learn B2/4; take Rc')
    expect([swift.seat, swift.pool(0)]).toEqual([1, ['Rc']])
    for (const [level, stored] of [
      [4, 0],
      [5, 2],
    ] as const) {
      const pool = times(level, 'Yc')
      const game = scenario({ altar: 'Rc Rt Rs Gc', phase: 'evening', seats: [{ pool }], options: { lineup: 'set3' } })
      game.play(`learn Y3/${level}`)
      expect([game.familiar(0).length, game.altar.slice(0, 4)]).toEqual([stored, ['Rc', 'Rt', 'Rs', 'Gc']])
    }
  })

  test('SB-USE-07 an instant level never takes effect again, nor when a raise reaches it', () => {
    for (const level of [3, 4]) {
      const game = table('evening', { pool: 'Rc', learned: `Y1/${level}:c W1/3:c` }, { altar: 'Bc' }).play('use W1/3')
      expect([game.learned(0, 'Y1'), game.pool(0), game.happened('drew')]).toEqual([`Y1/${level + 1}:c`, [], 0])
    }
    const swift = table('evening', { pool: 'Rc', learned: 'B2/3:c W1/3:c' }, { altar: 'Bc' }).play('use W1/3')
    expect([swift.learned(0, 'B2'), swift.seat, swift.pool(0)]).toEqual(['B2/4:c', 1, []])
    swift.endDay().play('draw')
    expect([swift.state.active, swift.state.phase]).toEqual([0, 'midday'])
  })

  test('SB-USE-08 a permanent level takes effect every time its condition is met', () => {
    const game = table('morning', { learned: 'B3/3:c P1/3:c' }, { altar: 'Rc Gc Wc Kc Bt' })
    game.play('take Wc')
    expect(game.pool(0)).toHaveLength(2)
    game.endDay().endDay().play('use P1/3; take Rc; take Gc')
    expect(game.pool(0)).toHaveLength(6)
    game.endDay().endDay().play('take Kc')
    expect(game.pool(0)).toHaveLength(8)

    const communion = table('evening', { pool: 'Rc Rc Rc Pc Pc Pc', learned: 'Y3/5:t' })
    communion.play('learn R1/3')
    expect(communion.familiar(0)).toEqual(['Rc', 'Rc'])
    communion.endDay().skipTo('evening').play('learn P1/3')
    expect(communion.familiar(0)).toEqual(['Rc', 'Rc', 'Pc', 'Pc'])
  })

  test('SB-USE-09 only the level of the marker works as a permanent level', () => {
    for (const [level, drawn] of [
      [3, 1],
      [4, 2],
      [5, 2],
    ] as const) {
      const game = table('morning', { learned: `B3/${level}:c` }, { altar: 'Rc Rt' }).play('take Rc')
      expect(game.pool(0)).toHaveLength(1 + drawn)
    }
    for (const [level, stored] of [
      [3, 0],
      [4, 0],
      [5, 2],
    ] as const) {
      const game = table('evening', { pool: 'Rc Rc Rc', learned: `Y3/${level}:c` }).play('learn R1/3')
      expect(game.familiar(0)).toHaveLength(stored)
    }
    for (const [level, phase] of [
      [3, 'midday'],
      [4, 'midday'],
      [5, 'morning'],
    ] as const) {
      const game = table('morning', { pool: 'Rc', learned: `B2/${level}:c` }, { altar: 'Rc Rt' }).play('take Rc')
      expect(game.state.phase).toBe(phase)
    }
  })

  test('SB-USE-10 instant and permanent effects are compulsory; only the action of Swiftness may be declined', () => {
    const only = (game: Scenario, kind: string) => {
      expect(game.legal().length).toBeGreaterThan(1)
      expect(game.legal().every((move) => move.startsWith(`${kind} `))).toBe(true)
      for (const way of ['pass', 'done']) expect(game.refused(way).code).toBe('illegal-move')
    }
    const options = { lineup: 'set3' }
    const evening = (pool: string, familiar: string, altar: string) =>
      scenario({ altar, phase: 'evening', seats: [{ pool, familiar }], options })
    const absorb = evening('Yc Yc Yc', '', 'Rc Rt Rs Gc').play('learn Y3/3')
    for (const token of ['Gc', 'Rt']) {
      only(absorb, 'absorb')
      absorb.play(`absorb ${token}`)
    }
    only(absorb, 'absorb')
    // As far as possible: two tokens on the altar, or two spaces.
    expect(evening('Yc Yc Yc', '', 'Rc Rt').play('learn Y3/3').familiar(0)).toEqual(['Rc', 'Rt'])
    const full = `${times(5, 'Kc')} ${times(5, 'Kt')} Ks Ks`
    const twelve = evening('Yc Yc Yc', full, 'Rc Rt Rs').play('learn Y3/3; absorb Rs').play('absorb Rc')
    expect(twelve.familiar(0).slice(12)).toEqual(['Rs', 'Rc'])

    const keep = evening('Yc Yc Yt Yt Ys', '', '').play('learn Y3/5; mark Ys')
    only(keep, 'keep')
    only(keep.play('keep Yt'), 'keep')
    const mirage = table('morning', { pool: times(4, 'Kc'), learned: 'B3/4:c' }, { altar: 'Rc Rt' }).play('take Rc')
    expect([mirage.pool(0).length, mirage.state.phase]).toEqual([7, 'midday'])
    expect(scenario({ altar: '', phase: 'evening', seats: [{ pool: 'Yc Yc Yc' }] }).play('learn Y1/3').seat).toBe(1)

    const seats = [{ pool: 'Bc Bc Bc' }]
    const swift = scenario({ altar: 'Rc', phase: 'evening', seats, options: { lineup: 'set2' } }).play(
      'learn B2/3; pass',
    )
    expect([swift.seat, swift.pool(0)]).toEqual([1, []])
  })

  test('SB-USE-11 an end-of-game level counts in the scoring only, and only with the marker on it', () => {
    for (const card of ['K3/5', 'Y2/3', 'Y2/4', 'Y2/5', 'Y3/4']) {
      for (const phase of PHASES) {
        const game = rich(phase, card.slice(0, 2), Number(card[3]))
        expect(game.why(`use ${card}`)).toEqual(['why.no-action'])
      }
    }
    const score = (learned: string) => table('morning', { familiar: 'Rc Rc Gc Bt', learned }).score(0) - 4
    expect(['K3/3:c', 'K3/4:c', 'K3/5:c'].map(score)).toEqual([2, 2, 3])
    expect(['Y3/3:c', 'Y3/4:c', 'Y3/5:c'].map(score)).toEqual([0, 3, 0])
    const others = 'P1/3:c K1/4:c'
    expect(LEVELS.map((level) => score(`Y2/${level}:c ${others}`) - score(others))).toEqual([2, 3, 4])
  })

  test('SB-USE-12 lower action levels stay usable below an end-of-game level', () => {
    const midday = () => table('midday', { pool: 'Pc', familiar: 'Rt', learned: 'K3/5:c' }, { altar: 'Rc Bs' })
    expect(midday().moves('use')).toEqual(['use K3/3', 'use K3/4'])
    expect(midday().play('use K3/3').pool(0)).toEqual(['Pc', 'Rc'])
    expect(midday().play('use K3/4; absorb Bs').familiar(0)).toEqual(['Rt', 'Bs'])
    expect(midday().play('use K3/3').learned(0, 'K3')).toBe('K3/5:c')
  })

  test('SB-USE-13 lower instant levels are not available', () => {
    for (const [card, levels] of [
      ['Y1', [4, 5]],
      ['Y3', [4, 5]],
      ['B2', [4, 5]],
    ] as const) {
      for (const level of levels) {
        for (const phase of PHASES) {
          const game = rich(phase, card, level)
          expect(usesOf(game, card)).toEqual([])
          expect(game.why(`use ${card}/3`)).toEqual(['why.no-action'])
        }
      }
    }
    const options = { lineup: 'set2' }
    const five = scenario({ altar: 'Rc', phase: 'evening', seats: [{ pool: times(5, 'Bc') }], options })
    expect(five.play('learn B2/5').seat).toBe(1)
  })

  test('SB-USE-14 a level without effect is learned and scores, but cannot be used', () => {
    for (const card of ['B1', 'W2']) {
      const pool = times(3, `${card[0]}c`)
      const game = scenario({ altar: 'Rc', phase: 'evening', seats: [{ pool }], options: cards(card) })
      expect(game.play(`learn ${card}/3`).learned(0, card)).toBe(`${card}/3:c`)
      expect(game.score(0)).toBe(4)
      for (const phase of PHASES) {
        const later = rich(phase, card, 3)
        expect(usesOf(later, card)).toEqual([])
        expect(later.why(`use ${card}/3`)).toEqual(['why.no-action'])
      }
    }
  })
})
