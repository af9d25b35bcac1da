import { describe, expect, test } from 'vitest'
import { spellbook } from '../rules.ts'
import { lineup, type Scenario, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { expectFacts } from './facts.ts'

const namesOf = (id: string) =>
  [spellbook.texts.en, spellbook.texts.pl, spellbook.texts.ru].map((t) => t[`spell.${id}`])
const sorted = (list: readonly string[]): string[] => [...list].sort()
const learnedEvents = (game: Scenario) => game.events.flatMap((event) => (event.type === 'learned' ? [event] : []))

describe('B1 Transmutation', () => {
  /** The evening of somebody with a Transmutation of circles. */
  const evening = (level: number, pool: string, table: TableSetup = {}): Scenario =>
    scenario({ phase: 'evening', seats: [{ pool, learned: `B1/${level}:c` }], ...table })

  /** The levels that can be learned through Transmutation: asked for, or learned at once if there is only one. */
  function transmutable(game: Scenario, use: string): string[] {
    if (!game.can(use)) return []
    game.play(use)
    if (game.asked === 'ask.transmute') return game.moves('learn')
    while (learnedEvents(game).length === 0) game.play(game.legal()[0]!)
    return learnedEvents(game).map((event) => `learn ${'RPGKWBY'[Math.floor(event.spell / 3)]}1/${event.level}`)
  }

  test('SB-SPELL-B1.0 facts of Transmutation', () => {
    expectFacts('B1', ['none', 'evening', 'evening'], [4, 4, 4], [4, 5])
    expect(namesOf('B1')).toEqual(['Transmutation', 'Transmutacja', 'Трансмутация'])
  })

  test('SB-SPELL-B1.1 L3 has no effect and cannot be used', () => {
    const game = evening(3, 'Rt Rt Gc Yt Yt Yt')
    expect(game.legal()).toEqual(['learn Y1/3', 'pass'])
    for (const level of [3, 4, 5]) expect(game.refused(`use B1/${level}`).code).toBe('illegal-move')
  })

  test('SB-SPELL-B1.2 L4: one token with the rune of the marker counts as natural', () => {
    const game = evening(4, 'Rt Rs Gc')
    expect(game.legal()).toEqual(['use B1/4', 'pass'])
    game.play('use B1/4; mark Rt')
    expect([game.learned(0, 'R1'), game.pool(0), game.box()]).toEqual(['R1/3:t', [], ['Rs', 'Gc']])
    expect(transmutable(evening(4, 'Rt Rt Rs Rs Gc'), 'use B1/4')).toEqual(['learn R1/3', 'learn R1/4', 'learn R1/5'])
    expect(evening(4, 'Rt Rs Gt Yt Ys Ys').can('use B1/4')).toBe(false)
  })

  test('SB-SPELL-B1.3 L5: up to two tokens with the rune of the marker count as natural', () => {
    const learnable = transmutable(evening(5, 'Rt Rs Gc Gc'), 'use B1/5')
    expect(learnable).toEqual(['learn R1/3', 'learn R1/4'])
    const two = evening(5, 'Rt Rs Gc Gc').play('use B1/5; learn R1/3; mark Rt; pay Gc; pay Gc')
    expect([two.learned(0, 'R1'), two.pool(0), two.box()]).toEqual(['R1/3:t', ['Rs'], ['Gc', 'Gc']])
    const one = evening(5, 'Rt Rs Gc Gc').play('use B1/5; learn R1/3; mark Rt; pay Rs')
    expect([one.learned(0, 'R1'), one.pool(0), one.box()]).toEqual(['R1/3:t', ['Gc'], ['Rs', 'Gc']])
  })

  test('SB-SPELL-B1.4 the payment contains no wild set', () => {
    for (const [wild, set] of [
      ['three-different-runes', 'Pc Kt Ws'],
      ['same-rune', 'Pt Kt Wt'],
    ] as const) {
      const game = evening(4, `Rt Rs Gc ${set}`, { options: { wild } })
      expect(game.can('learn R1/3')).toBe(true)
      game.play('use B1/4; mark Rt')
      if (wild === 'three-different-runes') {
        expect(game.legal()).toEqual(['pay Gc', 'pay Pc'])
        game.play('pay Gc')
      }
      expect([game.learned(0, 'R1'), sorted(game.pool(0))]).toEqual(['R1/3:t', sorted(set.split(' '))])
    }
  })

  test('SB-SPELL-B1.5 n natural and w rune tokens, n and w at least 1, w at most 1 or 2, together the level', () => {
    for (const most of [1, 2]) {
      const use = `use B1/${most + 3}`
      for (let natural = 0; natural <= 5; natural++) {
        for (let runes = natural === 0 ? 1 : 0; runes <= 4; runes++) {
          // Growth on L3 is always possible, so that the evening never passes by itself.
          const pool = `${times(natural, 'Rt')} ${times(runes, 'Gc')}`
          const seats = [{ pool, familiar: 'Ys', learned: `B1/${most + 3}:c G3/3:c` }]
          const fresh = () => scenario({ phase: 'evening', options: lineup('G3'), seats })
          const expected = [3, 4, 5].flatMap((level) =>
            [1, 2]
              .filter((w) => w <= Math.min(most, runes) && level - w >= 1 && level - w <= natural)
              .map((w) => `L${level}: ${w}`),
          )
          const found = new Set<string>()
          const explore = (moves: string): void => {
            const game = fresh().play(moves)
            const [learned] = learnedEvents(game)
            if (learned) found.add(`L${learned.level}: ${learned.paid.filter((token) => token > 2).length}`)
            else for (const move of game.legal()) explore(`${moves};${move}`)
          }
          if (fresh().can(use)) explore(use)
          expect([...found].sort(), `${use} with ${pool}`).toEqual(expected)
        }
      }
    }
  })

  test('SB-SPELL-B1.6 the payment has exactly as many tokens as the level', () => {
    for (const level of [3, 4, 5]) {
      for (const pick of [0, -1]) {
        const game = evening(5, 'Rt Rt Rt Rt Gc Gc Gc Pt Ps').play(`use B1/5; learn R1/${level}`)
        while (learnedEvents(game).length === 0) game.play(game.legal().at(pick)!)
        expect(learnedEvents(game)[0]!.paid).toHaveLength(level)
        expect(game.pool(0)).toHaveLength(9 - level)
        expect(game.box()).toHaveLength(level - 1)
      }
    }
  })

  test("SB-SPELL-B1.7 a token of the spell's colour is natural even with the rune", () => {
    expect(transmutable(evening(4, 'Rc Rc Rc Gc'), 'use B1/4')).toEqual(['learn R1/3', 'learn R1/4'])
    expect(evening(4, 'Rc Rc Rc').legal()).toEqual(['learn R1/3', 'pass'])
    const game = evening(4, 'Rc Rc Gc').play('use B1/4')
    expect([game.learned(0, 'R1'), game.pool(0)]).toEqual(['R1/3:c', []])
  })

  test('SB-SPELL-B1.8 the marker is a natural token, never a rune token', () => {
    const game = evening(4, 'Rt Rs Gc').play('use B1/4')
    expect(game.legal()).toEqual(['mark Rt', 'mark Rs'])
    game.refused('mark Gc')
    expect(evening(5, 'Gc Pc Rs').play('use B1/5').learned(0, 'R1')).toBe('R1/3:s')
  })

  test('SB-SPELL-B1.9 it works alike under both values of wild', () => {
    for (const wild of ['three-different-runes', 'same-rune']) {
      const game = evening(5, 'Rt Rs Gc Pc Kc Kt Ws', { options: { wild } })
      expect(sorted(transmutable(game, 'use B1/5')), wild).toEqual(
        ['G1/3', 'K1/3', 'K1/4', 'P1/3', 'R1/3', 'R1/4', 'W1/3'].map((level) => `learn ${level}`),
      )
    }
  })

  test('SB-SPELL-B1.10 it takes the place of the primary action: one learning per evening', () => {
    const used = evening(4, 'Rt Rs Gc Yt Yt Yt').play('use B1/4; learn R1/3; mark Rt')
    expect([used.seat, used.learned(0, 'R1'), used.learned(0, 'Y1')]).toEqual([1, 'R1/3:t', undefined])
    const primary = evening(4, 'Rt Rt Gc Pt Pt Pt').play('learn P1/3')
    expect([primary.seat, primary.learned(0, 'P1'), primary.learned(0, 'R1')]).toEqual([1, 'P1/3:t', undefined])
  })

  test('SB-SPELL-B1.11 it cannot be used if no unlearned spell can be paid this way', () => {
    const noRune = evening(4, 'Yt Ys Ys')
    expect(noRune.legal()).toEqual(['learn Y1/3', 'pass'])
    expect(noRune.why('use B1/4')).toEqual(['why.nothing-to-transmute'])
    noRune.refused('use B1/4')
    // Green is learned, and of the other colours there is no natural token.
    const noNatural = evening(5, 'Gc Gc Gt Gt', { seats: [{ pool: 'Gc Gc Gt', learned: 'B1/5:c G1/3:c W1/3:t' }] })
    expect(noNatural.legal()).toEqual(['use W1/3', 'pass'])
    noNatural.refused('use B1/5')
  })

  test('SB-SPELL-B1.12 the spell learned takes its instant effect or starts its permanent effect', () => {
    const instant = evening(4, 'Yt Yt Gc').play('use B1/4')
    expect([instant.learned(0, 'Y1'), instant.pool(0).length]).toEqual(['Y1/3:t', 2])
    const permanent = evening(4, 'Yt Yt Yt Yt Gc', { options: lineup('Y3') }).play(
      'use B1/4; learn Y3/5; keep Yt; keep Gc',
    )
    expect([permanent.learned(0, 'Y3'), sorted(permanent.familiar(0))]).toEqual(['Y3/5:t', ['Gc', 'Yt']])
    expect(permanent.box()).toEqual(['Yt', 'Yt'])
  })

  test('SB-SPELL-B1.13 Communion L5 stores 2 of the tokens discarded in this payment', () => {
    const game = evening(4, '', {
      options: lineup('Y3'),
      seats: [{ pool: 'Rt Rs Rs Gc', learned: 'B1/4:c Y3/5:c' }],
    }).play('use B1/4; learn R1/4; mark Rt')
    expect(game.legal()).toEqual(['keep Rs', 'keep Gc'])
    game.play('keep Gc')
    expect([sorted(game.familiar(0)), game.box(), game.pool(0)]).toEqual([['Gc', 'Rs'], ['Rs'], []])
  })

  /** Midday of a cloner with Clone of squares; the second player owns Transmutation. */
  const cloner = (pool: string, owners: string): Scenario =>
    scenario({
      phase: 'midday',
      options: lineup('W3'),
      seats: [
        { pool, learned: 'W3/4:s' },
        { pool: 'Gt', learned: owners },
      ],
    })

  test("SB-SPELL-B1.14 copied by Clone L4: the owner's rune, at midday, from the cloner's pool", () => {
    const game = cloner('Rt Rs Gc Yt Yt Yt', 'B1/4:c').play('use W3/4; copy B1/4 from 2')
    expect(game.state.phase).toBe('midday')
    game.play('learn R1/3; mark Rs')
    expect([game.learned(0, 'R1'), game.pool(0), game.box()]).toEqual(['R1/3:s', ['Yt', 'Yt', 'Yt'], ['Rt', 'Gc']])
    expect([game.learned(1, 'B1'), game.pool(1), game.learned(0, 'B1')]).toEqual(['B1/4:c', ['Gt'], undefined])
    expect([game.seat, game.state.phase, game.legal()]).toEqual([0, 'evening', ['learn Y1/3', 'pass']])
    const clonesRune = cloner('Rt Rt Gs Yt Yt Yt', 'B1/4:c')
    expect([clonesRune.play('use W3/4').learned(0, 'Y1'), clonesRune.learned(0, 'R1')]).toEqual(['Y1/3:t', undefined])
  })

  test("SB-SPELL-B1.15 an owner's Transmutation on L3 cannot be copied", () => {
    const game = cloner('Rt Rs Gc Yt Yt Yt Yt', 'B1/3:c').play('use W3/4')
    expect(game.asked).toBe('ask.copy-evening')
    expect(game.moves('copy')).toEqual([])
    for (const level of [3, 4, 5]) game.refused(`copy B1/${level} from 2`)
  })

  test('SB-SPELL-B1.16 a cloner may learn the blue card itself through the copy', () => {
    const game = cloner('Bt Bs Gc', 'B1/4:c').play('use W3/4; mark Bt')
    expect([game.learned(0, 'B1'), game.learned(1, 'B1'), game.pool(0)]).toEqual(['B1/3:t', 'B1/4:c', []])
  })

  test('SB-SPELL-B1.17 example: circle, L4: 2 red plus 1 green circle pay red L3, 1 red plus 2 green circles do not', () => {
    expect(transmutable(evening(4, 'Rs Rs Gc'), 'use B1/4')).toEqual(['learn R1/3'])
    expect(transmutable(evening(4, 'Rs Gc Gc Yt Yt Yt'), 'use B1/4')).toEqual(['learn Y1/3', 'learn Y1/4'])
  })

  test('SB-SPELL-B1.18 example: circle, L5: 1 red plus 2 green circles pay red L3, 3 red plus 2 pay red L5', () => {
    const three = evening(5, 'Rs Gc Gc').play('use B1/5')
    expect([three.learned(0, 'R1'), three.pool(0)]).toEqual(['R1/3:s', []])
    const five = evening(5, 'Rs Rs Rs Gc Gc').play('use B1/5; learn R1/5')
    expect([five.learned(0, 'R1'), five.pool(0), five.box()]).toEqual(['R1/5:s', [], ['Rs', 'Rs', 'Gc', 'Gc']])
  })
})
