import { describe, expect, test } from 'vitest'
import { spellbook } from '../rules.ts'
import { readLineup } from '../setup.ts'
import { parseSpell } from '../spell.ts'
import { lineup, type Scenario, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { expectFacts } from './facts.ts'
import { expectNeverCopied } from './uncopyable.ts'

const { en, pl, ru } = spellbook.texts
const ALTAR = 'Rc Gt Ks'
const PRIMARY = ['take Rc', 'take Gt', 'take Ks', 'draw']

/** The evening of somebody who has just learned Swiftness; whatever else the seat has can be named. */
function swift(level: number, pool = '', learned = '', table: TableSetup = {}): Scenario {
  const seats = [{ pool: `${times(level, 'Bc')} ${pool}`, learned }, { pool: 'Pt' }]
  const game = scenario({ phase: 'evening', altar: ALTAR, options: lineup('R2 B2'), seats, ...table })
  return game.play(`learn B2/${level}`)
}

/** The morning of somebody with Swiftness on L5. */
const twice = (pool = '', learned = '', table: TableSetup = {}): Scenario =>
  scenario({
    altar: 'Rc Rc Gt Gt Ks',
    options: lineup('R2 P2 B2'),
    seats: [{ pool, learned: `B2/5:c ${learned}` }, { pool: 'Pt' }],
    ...table,
  })

const at = (game: Scenario): [number, string] => [game.seat, game.state.phase]

describe('B2 Swiftness', () => {
  test('SB-SPELL-B2.0 facts of Swiftness', () => {
    expectFacts('B2', ['instant', 'instant', 'permanent'], [3, 6, 0], [])
    expect([en['spell.B2'], pl['spell.B2'], ru['spell.B2']]).toEqual(['Swiftness', 'Szybkość', 'Быстрота'])
  })

  test('SB-SPELL-B2.1 L3: when learned, one morning action at once', () => {
    const game = swift(3)
    expect([game.seat, game.legal()]).toEqual([0, [...PRIMARY, 'pass']])
    game.play('take Gt')
    expect([game.pool(0), game.seat]).toEqual([['Gt'], 1])
    const drawn = swift(3).play('draw')
    expect([drawn.pool(0).length, drawn.seat]).toEqual([2, 1])
  })

  test('SB-SPELL-B2.2 L4: the same effect as L3', () => {
    const game = swift(4)
    expect([game.seat, game.legal()]).toEqual([0, [...PRIMARY, 'pass']])
    game.play('take Gt')
    expect([game.pool(0), game.seat]).toEqual([['Gt'], 1])
    const drawn = swift(4).play('draw')
    expect([drawn.pool(0).length, drawn.seat]).toEqual([2, 1])
  })

  test('SB-SPELL-B2.3 L5: on each own day a second morning action', () => {
    const game = twice()
    for (const day of [1, 3]) {
      const before = game.pool(0).length
      expect([game.state.day, ...at(game)]).toEqual([day, 0, 'morning'])
      game.play('draw')
      expect([...at(game), game.pool(0).length]).toEqual([0, 'morning', before + 2])
      game.play('draw')
      expect([...at(game), game.pool(0).length]).toEqual([0, 'midday', before + 4])
      game.endDay()
      expect(at(game)).toEqual([1, 'morning'])
      expect(at(game.play('draw'))).toEqual([1, 'midday'])
      game.endDay()
    }
  })

  test('SB-SPELL-B2.4 the action is a primary morning action or a learned morning spell at its level or lower', () => {
    const game = swift(3, '', 'R2/4:c')
    expect(game.legal()).toEqual([...PRIMARY, 'use R2/3', 'use R2/4', 'pass'])
    game.refused('use R2/5')
    expect(game.play('use R2/4').pool(0)).toHaveLength(5)
    const second = twice('', 'R2/4:c').play('take Ks')
    expect(second.legal()).toEqual(['take Rc', 'take Gt', 'draw', 'use R2/3', 'use R2/4', 'pass'])
  })

  test('SB-SPELL-B2.5 L3 and L4: it takes place in the evening after the payment; the altar phase follows later', () => {
    for (const level of [3, 4]) {
      const rest = 9 - level
      const game = swift(level, `${times(5, 'Rc')} ${times(rest - 5, 'Kc')}`, '', { altar: 'Gt Ks' })
      expect([...at(game), game.pool(0).length, game.altar]).toEqual([0, 'evening', rest, ['Gt', 'Ks']])
      game.play('draw')
      expect([...at(game), game.pool(0).length, game.altar.length]).toEqual([1, 'morning', rest + 2, 5])
    }
  })

  test('SB-SPELL-B2.6 L3 and L4: the action may be declined, and lapses if none is legal', () => {
    for (const level of [3, 4]) {
      const declined = swift(level, 'Kt').play('pass')
      expect([...at(declined), declined.pool(0)]).toEqual([1, 'morning', ['Kt']])
    }
    // Communion stores what was paid, so there is no token left to take or to draw.
    const nothing = swift(3, '', 'Y3/5:c', { options: lineup('B2 Y3'), altar: '', pouch: '', box: '' })
    expect([nothing.seat, nothing.pool(0), nothing.familiar(0)]).toEqual([1, [], ['Bc', 'Bc']])
  })

  test('SB-SPELL-B2.7 L3 and L4 grant no further morning actions on later days', () => {
    for (const level of [3, 4]) {
      const game = swift(level).play('draw').endDay()
      expect(at(game)).toEqual([0, 'morning'])
      game.play('draw')
      expect([...at(game), game.pool(0).length]).toEqual([0, 'midday', 4])
    }
  })

  test('SB-SPELL-B2.8 L5 grants no action on the day it is learned or reached', () => {
    const learned = swift(5)
    expect([...at(learned), learned.pool(0)]).toEqual([1, 'morning', []])
    const cloned = scenario({
      phase: 'midday',
      altar: ALTAR,
      options: lineup('B2 W3'),
      seats: [{ pool: `${times(5, 'Bc')} Pt Pt Pt`, learned: 'W3/4:s' }],
    }).play('use W3/4; learn B2/5')
    expect([...at(cloned), cloned.pool(0).length]).toEqual([0, 'evening', 3])
    const reached = twice('Rc', '', {
      phase: 'evening',
      options: lineup('B2'),
      seats: [{ pool: 'Rc', learned: 'B2/4:t W1/3:t' }, { pool: 'Pt' }],
    }).play('use W1/3')
    expect([...at(reached), reached.learned(0, 'B2'), reached.pool(0)]).toEqual([1, 'morning', 'B2/5:t', []])
    expect(at(reached.endDay().play('draw'))).toEqual([0, 'morning'])
  })

  test('SB-SPELL-B2.9 L5: one action after the other, each legal when it begins', () => {
    const full = twice(`${times(4, 'Kc')} ${times(4, 'Wc')}`).play('take Rc')
    expect([...at(full), full.pool(0).length]).toEqual([0, 'midday', 9])
    const erupted = twice('', 'R2/5:c')
    expect(erupted.moves('use')).toEqual(['use R2/3', 'use R2/4', 'use R2/5'])
    expect(erupted.play('use R2/4').moves('use')).toEqual(['use R2/5'])
    // Only what the first action drew makes a Sacrifice possible.
    const sacrifice = twice('', 'R1/3:t', { options: lineup('B2'), pouch: 'Wc Wc Wc Wc Wc Kc Kc' })
    expect(sacrifice.can('use R1/3')).toBe(false)
    expect(sacrifice.play('draw').can('use R1/3')).toBe(true)
  })

  test('SB-SPELL-B2.10 L5: twice the same primary action or the same spell, at equal or different levels', () => {
    expect(twice().play('draw; draw').pool(0)).toHaveLength(4)
    expect(twice().play('take Gt; take Gt').pool(0)).toEqual(['Gt', 'Gt'])
    const equal = twice('', 'P2/5:c').play('use P2/4; take Rc; take Rc; use P2/4; take Gt; take Gt')
    expect([equal.pool(0), equal.pool(1).length]).toEqual([['Rc', 'Rc', 'Gt', 'Gt'], 3])
    const different = twice('', 'R2/5:c').play('use R2/3; use R2/5')
    expect([different.pool(0).length, ...at(different)]).toEqual([6, 0, 'midday'])
  })

  test('SB-SPELL-B2.11 L5: passing ends the morning', () => {
    const game = twice('Kc').play('pass')
    expect([...at(game), game.pool(0), game.asked]).toEqual([0, 'midday', ['Kc'], 'ask.midday'])
  })

  test('SB-SPELL-B2.12 L5: the second action may be passed', () => {
    const game = twice().play('take Rc')
    expect([...at(game), game.can('pass')]).toEqual([0, 'morning', true])
    game.play('pass')
    expect([...at(game), game.pool(0)]).toEqual([0, 'midday', ['Rc']])
  })

  test('SB-SPELL-B2.13 L5 does not grant the instant action of L3 or L4', () => {
    const game = swift(5, 'Kt')
    expect([...at(game), game.pool(0), game.altar.length]).toEqual([1, 'morning', ['Kt'], 5])
    game.endDay().play('draw; draw')
    expect([...at(game), game.pool(0).length]).toEqual([0, 'midday', 5])
    // Nor does the learning of another spell.
    const other = twice(times(3, 'Pc'), '', { phase: 'evening' }).play('learn P2/3')
    expect([...at(other), other.pool(0)]).toEqual([1, 'morning', []])
  })

  /** Midday of a cloner who can learn Swiftness and, in the evening, Levitation. */
  const cloner = (pool: string, learned: string): Scenario =>
    scenario({
      phase: 'midday',
      altar: ALTAR,
      options: lineup('B2 W3'),
      seats: [{ pool: `${pool} Pt Pt Pt`, learned }],
    })

  test('SB-SPELL-B2.14 learned at midday through Clone, L3 and L4 grant the action at once at midday', () => {
    for (const level of [3, 4]) {
      const game = cloner(times(level, 'Bc'), 'W3/4:s').play(`use W3/4; learn B2/${level}`)
      expect([...at(game), game.legal()]).toEqual([0, 'midday', [...PRIMARY, 'pass']])
      game.play('take Ks')
      expect([...at(game), game.pool(0)]).toEqual([0, 'evening', ['Pt', 'Pt', 'Pt', 'Ks']])
    }
  })

  test('SB-SPELL-B2.15 a morning action copied by Clone L5 is a single action; Swiftness L5 does not double it', () => {
    const game = cloner('Ks', 'B2/5:c W3/5:s').play('use W3/5; draw')
    expect([...at(game), game.pool(0).length]).toEqual([0, 'evening', 5])
  })

  test('SB-SPELL-B2.16 Clone is no morning spell and cannot be the granted action', () => {
    const learned = cloner('Bc Bc Bc Ks', 'W3/5:s').skipTo('evening').play('learn B2/3')
    expect([learned.asked, learned.legal()]).toEqual(['ask.morning', [...PRIMARY, 'pass']])
    const game = twice('Ks', 'W3/5:s', { options: lineup('B2 W3') })
    expect(game.moves('use')).toEqual([])
    expect(game.play('draw').moves('use')).toEqual([])
    expect(game.play('draw').moves('use')).toContain('use W3/5')
  })

  test('SB-SPELL-B2.17 Communion L5 stores before the morning action of a newly learned L3 or L4', () => {
    for (const level of [3, 4]) {
      const game = swift(level, '', 'Y3/5:c', { options: lineup('B2 Y3'), pouch: '', box: '' })
      expect([game.familiar(0), game.asked]).toEqual([['Bc', 'Bc'], 'ask.morning'])
      // The stored tokens are not in the box, from which the draw would come.
      expect(game.can('draw')).toBe(level === 4)
      if (level === 4) expect(game.play('draw').pool(0)).toEqual(['Bc'])
    }
  })

  test('SB-SPELL-B2.18 it never meets Mirage or Transmutation in one game', () => {
    for (const pair of ['B2 B1', 'B2 B3', 'B1 B2', 'B3 B2']) {
      expect(() => readLineup(`R1 P1 G1 K1 W1 ${pair} Y1`)).toThrow()
      expect(() => readLineup(`R1 P1 G1 K1 W1 ${pair}`)).toThrow()
    }
    for (let seed = 0; seed < 60; seed++) {
      const { spells } = scenario({ options: { lineup: 'random' }, seed: `${seed}` }).view(0)
      expect(
        spells.filter((spell) => spell.startsWith('B')),
        `seed ${seed}`,
      ).toHaveLength(1)
    }
  })

  test('SB-SPELL-B2.19 it cannot be copied by Clone', () => expectNeverCopied('B2'))

  test('SB-SPELL-B2.20 every morning spell may be the granted action up to its marker, no other spell may', () => {
    for (const card of ['R1', 'R2', 'R3', 'P1', 'P2', 'P3']) {
      for (const marker of [3, 4, 5]) {
        const options = { ...lineup(`B2 ${card} G2 K2`), wild: 'same-rune' }
        const learned = `${card}/${marker}:c G2/5:c K2/5:c W1/5:t`
        const altar = 'Rc Rc Rt Rt Rs Rs'
        const levels = [3, 4, 5].filter((level) => level <= marker)
        for (const level of levels) {
          const granted = swift(3, 'Yc Yt Ys', learned, { options, altar })
          const second = twice('Yc Ys', learned, { options, altar }).play('take Rt')
          for (const game of [granted, second]) {
            expect(game.moves('use')).toEqual(levels.map((one) => `use ${card}/${one}`))
            game.play(`use ${card}/${level}`)
            const used = { type: 'used', seat: 0, spell: parseSpell(card), level }
            expect(game.events.findLast((event) => event.type === 'used')).toEqual(used)
          }
        }
      }
    }
  })

  test('SB-SPELL-B2.21 after two morning actions the day goes on with midday, one action in each other phase', () => {
    const game = twice('Pc Pc Pc').play('take Rc; take Gt')
    expect(at(game)).toEqual([0, 'midday'])
    expect(at(game.play('store Rc'))).toEqual([0, 'evening'])
    game.play('learn P2/3')
    expect([...at(game), game.pool(0), game.familiar(0)]).toEqual([1, 'morning', ['Gt'], ['Rc']])
  })
})
