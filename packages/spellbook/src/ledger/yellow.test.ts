import { describe, expect, test } from 'vitest'
import { spellbook } from '../rules.ts'
import { lineup, type Scenario, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { expectFacts } from './facts.ts'
import { expectNeverCopied } from './uncopyable.ts'

const { en, pl, ru } = spellbook.texts
const ALTAR = 'Rc Gt Ks Ws Bt'
const sorted = (list: readonly string[]): string[] => [...list].sort()

/** The evening of somebody with this pool. */
const evening = (pool: string, learned = '', table: TableSetup = {}): Scenario =>
  scenario({ phase: 'evening', altar: ALTAR, seats: [{ pool, learned }], ...table })

describe('Y1 Abundance', () => {
  /** Everything a seat drew, by the number of tokens in each draw. */
  const draws = (game: Scenario): number[] =>
    game.events.flatMap((event) => (event.type === 'drew' ? [event.tokens.length] : []))

  test('SB-SPELL-Y1.0 facts of Abundance', () => {
    expectFacts('Y1', ['instant', 'instant', 'instant'], [3, 5, 7], [])
    expect([en['spell.Y1'], pl['spell.Y1'], ru['spell.Y1']]).toEqual(['Abundance', 'Obfitość', 'Изобилие'])
  })

  for (const [level, n, rule] of [
    [3, 2, 'SB-SPELL-Y1.1 L3: when learned, draw 2'],
    [4, 3, 'SB-SPELL-Y1.2 L4: when learned, draw 3'],
    [5, 4, 'SB-SPELL-Y1.3 L5: when learned, draw 4'],
  ] as const) {
    test(rule, () => {
      const game = evening(times(level, 'Yc'))
      const pouch = game.pouch().length
      game.play(`learn Y1/${level}`)
      expect([game.learned(0, 'Y1'), game.pool(0).length]).toEqual([`Y1/${level}:c`, n])
      // One more token goes to the altar in the altar phase.
      expect(pouch - game.pouch().length).toBe(n + 1)
    })
  }

  test('SB-SPELL-Y1.4 the payment has left the pool before the draw', () => {
    for (const level of [3, 4, 5]) {
      const pool = `${times(level, 'Yt')} ${times(9 - level - 3, 'Kt')} Pt Pt Pt`
      const game = evening(pool).play(`learn Y1/${level}`)
      expect(game.pool(0), `L${level}`).toHaveLength(9 - level + (level - 1))
    }
  })

  test('SB-SPELL-Y1.5 the draw is compulsory and happens once', () => {
    const game = evening(times(3, 'Yc')).play('learn Y1/3')
    expect([game.seat, game.pool(0).length]).toEqual([1, 2])
    game.endDay()
    expect([game.seat, game.pool(0).length, draws(game)]).toEqual([0, 2, [2]])
    game.endDay()
    expect([game.pool(0).length, draws(game)]).toEqual([2, [2]])
  })

  test('SB-SPELL-Y1.6 only the learned level draws', () => {
    expect(draws(evening(times(4, 'Yc')).play('learn Y1/4'))).toEqual([3])
    expect(draws(evening(times(5, 'Yc')).play('learn Y1/5'))).toEqual([4])
  })

  test('SB-SPELL-Y1.7 with an empty pouch the box, own payment included, is mixed in before the draw', () => {
    const game = evening('Yc Yc Yt Yt Ys', '', { pouch: '', box: '' }).play('learn Y1/5; mark Ys')
    expect([game.pool(0).toSorted(), game.learned(0, 'Y1')]).toEqual([['Yc', 'Yc', 'Yt', 'Yt'], 'Y1/5:s'])
    expect([game.box(), game.pouch()]).toEqual([[], []])
  })

  test('SB-SPELL-Y1.8 a raise by Time Travel changes the points and draws nothing', () => {
    for (const [from, gain] of [
      [3, 2],
      [4, 2],
    ] as const) {
      const game = evening('Rc', `Y1/${from}:c W1/3:t`)
      const before = game.score(0)
      game.play('use W1/3')
      expect([game.learned(0, 'Y1'), game.score(0)]).toEqual([`Y1/${from + 1}:c`, before + gain])
      expect([game.pool(0), draws(game)]).toEqual([[], []])
    }
  })

  test('SB-SPELL-Y1.9 learned through Transmutation or Clone it draws at once', () => {
    const transmuted = evening('Yt Yt Yt Yt Gc', 'B1/4:c').play('use B1/4; learn Y1/5')
    expect([transmuted.learned(0, 'Y1'), transmuted.pool(0).length]).toEqual(['Y1/5:t', 4])
    const cloned = evening('Yt Yt Yt Pc Pc Pc', 'W3/4:s', { phase: 'midday', options: lineup('W3') })
    cloned.play('use W3/4; learn Y1/3')
    expect([cloned.seat, cloned.state.phase, cloned.pool(0).length]).toEqual([0, 'evening', 5])
  })

  test('SB-SPELL-Y1.10 it cannot be copied by Clone', () => expectNeverCopied('Y1'))
})

describe('Y2 Knowledge', () => {
  const CARDS = ['R2', 'P2', 'G2', 'K2', 'W2', 'B2']
  const score = (learned: string): number => scenario({ options: { lineup: 'set2' }, seats: [{ learned }] }).score(0)
  const at = (levels: readonly number[]): string => levels.map((level, i) => `${CARDS[i]}/${level}:c`).join(' ')
  /** What Knowledge adds to other spells on these levels. */
  const bonus = (level: number, others: readonly number[]): number =>
    score(`Y2/${level}:c ${at(others)}`) - score(at(others))

  test('SB-SPELL-Y2.0 facts of Knowledge', () => {
    expectFacts('Y2', ['end', 'end', 'end'], [0, 0, 0], [])
    expect([en['spell.Y2'], pl['spell.Y2'], ru['spell.Y2']]).toEqual(['Knowledge', 'Wiedza', 'Знание'])
  })

  test('SB-SPELL-Y2.1 L3: 1 point for each other learned spell', () => {
    expect([[3], [4], [5], [3, 4], [3, 4, 5], [5, 5, 5, 5]].map((others) => bonus(3, others))).toEqual([
      1, 1, 1, 2, 3, 4,
    ])
  })

  test('SB-SPELL-Y2.2 L4: 2 points for each other spell on L4 or L5, 1 for each on L3', () => {
    expect([[3], [4], [5], [3, 3], [3, 4, 5], [5, 4, 3, 3]].map((others) => bonus(4, others))).toEqual([
      1, 2, 2, 2, 5, 6,
    ])
  })

  test('SB-SPELL-Y2.3 L5: 2 points for each other learned spell', () => {
    expect([[3], [4], [5], [3, 3], [3, 4, 5], [5, 4, 3, 3]].map((others) => bonus(5, others))).toEqual([
      2, 2, 2, 4, 6, 8,
    ])
  })

  test('SB-SPELL-Y2.4 it does not count itself', () => {
    for (const level of [3, 4, 5]) expect(score(`Y2/${level}:c`), `L${level}`).toBe(0)
  })

  test('SB-SPELL-Y2.5 only the level of the marker is scored', () => {
    // Added up, L4 would give 2 and L5 3 for a spell on L3; L5 would give 5 for one on L4.
    expect([bonus(4, [3]), bonus(5, [3]), bonus(4, [4]), bonus(5, [4])]).toEqual([1, 2, 2, 2])
    expect(bonus(5, [5, 5, 5, 5, 5, 5])).toBe(12)
  })

  test('SB-SPELL-Y2.6 the others count where their markers lie at the end, after all drops and raises', () => {
    const storm = evening('Rt', 'Y2/4:c W2/4:c', { options: { lineup: 'set2' }, altar: 'Rc Gt Ks' })
    expect(storm.score(0)).toBe(6 + 2)
    storm.play('use W2/4; replace Rc; done')
    while (storm.seat === 0) storm.play(storm.legal()[0]!)
    expect([storm.learned(0, 'W2'), storm.score(0)]).toEqual(['W2/3:c', 4 + 1])
    // The last round: the raise still counts in the standings.
    const familiar = `${times(5, 'Gc')} ${times(5, 'Pc')} ${times(3, 'Kc')}`
    const raised = scenario({
      ...{ phase: 'midday', altar: ALTAR, options: lineup('Y2') },
      seats: [{ pool: 'Rc Kt', familiar, learned: 'Y2/4:c W1/5:c R1/3:c' }],
    }).play('store Kt; use W1/3; raise R1')
    while (raised.seat >= 0) raised.endDay()
    expect(raised.standings![0]!.score).toBe(18 + 6 + 2 + 4)
  })

  test('SB-SPELL-Y2.7 the points of the other spells are scored in addition', () => {
    // Eruption L4 gives 3, Sharing L5 4, Storm L3 4.
    const others = 'R2/4:c P2/5:c W2/3:c'
    expect([3, 4, 5].map((level) => score(`Y2/${level}:c ${others}`))).toEqual([11 + 3, 11 + 5, 11 + 6])
  })

  test('SB-SPELL-Y2.8 example: L4 with other spells on L5, L4, L3 and L3 scores 6', () => {
    expect(bonus(4, [5, 4, 3, 3])).toBe(6)
  })

  test('SB-SPELL-Y2.9 example: L3 and L5 with all six other spells score 6 and 12', () => {
    for (const others of [times(6, '3'), times(6, '4'), times(6, '5'), '3 4 5 3 4 5']) {
      const levels = others.split(' ').map(Number)
      expect([bonus(3, levels), bonus(5, levels)]).toEqual([6, 12])
    }
  })

  test('SB-SPELL-Y2.10 it has no action and cannot be copied by Clone', () => {
    for (const phase of ['morning', 'midday', 'evening'] as const) {
      const game = evening('Pc Pc Pc', 'Y2/5:c', { phase, options: { lineup: 'set2' } })
      expect(game.moves('use')).toEqual([])
      for (const level of [3, 4, 5]) expect(game.refused(`use Y2/${level}`).code).toBe('illegal-move')
    }
    expectNeverCopied('Y2')
  })

  test('SB-SPELL-Y2.11 Time Travel may raise it', () => {
    const game = evening('Rc Pc', 'Y2/3:t W1/3:t P1/4:t', { options: lineup('Y2') })
    expect(game.score(0)).toBe(2 + 4 + 2)
    expect(game.play('use W1/3; discard Rc; raise Y2').learned(0, 'Y2')).toBe('Y2/4:t')
    expect(game.score(0)).toBe(2 + 4 + 3)
    game.endDay().skipTo('evening').play('use W1/3; raise Y2')
    expect([game.learned(0, 'Y2'), game.score(0)]).toEqual(['Y2/5:t', 2 + 4 + 4])
  })
})

describe('Y3 Communion', () => {
  const options = lineup('Y3')
  /** The evening of somebody in a game with Communion. */
  const learner = (pool: string, learned = '', table: TableSetup & { familiar?: string } = {}): Scenario =>
    evening('', '', { options, ...table, seats: [{ pool, learned, familiar: table.familiar ?? '' }] })
  const full = `${times(5, 'Rt')} ${times(5, 'Pt')} ${times(4, 'Gt')}`
  const stored = (n: number): string => full.split(' ').slice(0, n).join(' ')
  const score = (learned: string, familiar: string, pool = ''): number =>
    scenario({ options, seats: [{ learned, familiar, pool }] }).score(0)

  test('SB-SPELL-Y3.0 facts of Communion', () => {
    expectFacts('Y3', ['instant', 'end', 'permanent'], [0, 0, 0], [4])
    expect([en['spell.Y3'], pl['spell.Y3'], ru['spell.Y3']]).toEqual(['Communion', 'Zjednoczenie', 'Единение'])
  })

  test('SB-SPELL-Y3.1 L3: when learned, store 3 tokens straight from the altar', () => {
    const game = learner('Yc Yc Yc Pt').play('learn Y3/3; absorb Rc; absorb Ks; absorb Bt')
    expect([game.seat, game.familiar(0), game.pool(0)]).toEqual([1, ['Rc', 'Ks', 'Bt'], ['Pt']])
    expect([game.altar.slice(0, 2), game.box()]).toEqual([
      ['Gt', 'Ws'],
      ['Yc', 'Yc'],
    ])
  })

  test('SB-SPELL-Y3.2 L4: 1 point for each stored token with the rune of the marker', () => {
    expect(['t', 'c', 's'].map((rune) => score(`Y3/4:${rune}`, 'Rt Gt Kt Pc Wc'))).toEqual([5 + 3, 5 + 2, 5])
  })

  test('SB-SPELL-Y3.3 L5: with every learning, its own included, 2 tokens are stored instead of going to the box', () => {
    const game = learner(times(5, 'Yc')).play('learn Y3/5')
    expect([game.familiar(0), game.box()]).toEqual([
      ['Yc', 'Yc'],
      ['Yc', 'Yc'],
    ])
    for (const level of [3, 4, 5]) {
      const later = learner(times(level, 'Pt'), 'Y3/5:c', { familiar: 'Kc' }).play(`learn P1/${level}`)
      expect(later.familiar(0)).toEqual(['Kc', 'Pt', 'Pt'])
      expect(later.box()).toEqual(new Array(level - 3).fill('Pt'))
    }
    const without = learner(times(4, 'Pt'), 'Y3/4:c').play('learn P1/4')
    expect([without.familiar(0), without.box()]).toEqual([[], ['Pt', 'Pt', 'Pt']])
  })

  test('SB-SPELL-Y3.4 L3 stores as many as altar and spaces allow, chosen by the player; it is compulsory', () => {
    const choice = learner('Yc Yc Yc', '', { altar: 'Rc Gt Ks Ws' }).play('learn Y3/3')
    expect(choice.legal()).toEqual(['absorb Rc', 'absorb Gt', 'absorb Ks', 'absorb Ws'])
    expect(choice.play('absorb Gt').legal()).toEqual(['absorb Rc', 'absorb Ks', 'absorb Ws'])
    const few = learner('Yc Yc Yc', '', { altar: 'Rc Gt' }).play('learn Y3/3')
    expect([few.seat, sorted(few.familiar(0))]).toEqual([1, ['Gt', 'Rc']])
    const oneSpace = learner('Yc Yc Yc', '', { familiar: stored(13) }).play('learn Y3/3; absorb Ws')
    expect([oneSpace.seat, oneSpace.familiar(0).slice(13), oneSpace.altar.slice(0, 4)]).toEqual([
      1,
      ['Ws'],
      ['Rc', 'Gt', 'Ks', 'Bt'],
    ])
    const none = learner('Yc Yc Yc', '', { familiar: stored(14) }).play('learn Y3/3')
    expect([none.seat, none.learned(0, 'Y3'), none.altar.slice(0, 5)]).toEqual([1, 'Y3/3:c', ALTAR.split(' ')])
    const empty = learner('Yc Yc Yc', '', { altar: '' }).play('learn Y3/3')
    expect([empty.seat, empty.learned(0, 'Y3'), empty.familiar(0)]).toEqual([1, 'Y3/3:c', []])
  })

  test('SB-SPELL-Y3.5 L3 never triggers Mirage', () => {
    const game = learner('Yc Yc Yc', 'B3/5:t', { options: lineup('B3 Y3'), altar: 'Rt Rt Gt Pt' })
    game.play('learn Y3/3; absorb Rt; absorb Gt; absorb Pt')
    expect([game.seat, game.familiar(0).length, game.pool(0), game.happened('drew')]).toEqual([1, 3, [], 0])
  })

  test('SB-SPELL-Y3.6 L4 counts runes of any colour; pool tokens and markers do not count', () => {
    // Sacrifice and Purification on L3 give 1 point each.
    expect(score('Y3/4:t R1/3:t G1/3:t', 'Rt Gt Kt Wt Bt Pt Yt Ws', 'Pt Pt Kt')).toBe(2 + 9 + 7)
    expect(score('Y3/4:t R1/3:t G1/3:t', '', 'Pt Pt Kt')).toBe(2)
  })

  test('SB-SPELL-Y3.7 L4 comes on top of the familiar score; a full familiar of one rune scores 14 more', () => {
    expect([score('', full), score('Y3/4:t', full), score('Y3/4:c', full)]).toEqual([18, 32, 18])
  })

  test('SB-SPELL-Y3.8 L4 gives no later use of the instant L3', () => {
    const game = learner(times(4, 'Yc')).play('learn Y3/4')
    expect([game.seat, game.familiar(0), game.altar.slice(0, 5)]).toEqual([1, [], ALTAR.split(' ')])
    for (const phase of ['morning', 'midday', 'evening'] as const) {
      const later = learner('Pc Pc Pc', 'Y3/4:c', { phase })
      expect([later.state.phase, later.moves('use')]).toEqual([phase, []])
      later.refused('use Y3/3')
    }
  })

  test('SB-SPELL-Y3.9 L5 does not score L4', () => {
    expect([score('Y3/5:t', 'Rt Gt Kt'), score('Y3/5:t', full), score('Y3/3:t', full)]).toEqual([3, 18, 18])
  })

  test('SB-SPELL-Y3.10 L5: any 2 of the paid tokens except the new marker', () => {
    const paid = 'Rt Rs Gc Pt Ks'.split(' ')
    const other = paid.flatMap((one, i) => paid.slice(i + 1).map((two) => [one, two] as const))
    for (const [one, two] of other) {
      const game = learner('Rc Rt Rs Gc Pt Ks Wc', 'Y3/5:c').play('learn R1/4; mark Rc; pay Gc')
      expect(game.legal()).toEqual(paid.map((token) => `keep ${token}`))
      for (const refused of ['Rc', 'Wc']) game.refused(`keep ${refused}`)
      game.play(`keep ${one}; keep ${two}`)
      expect([game.learned(0, 'R1'), sorted(game.familiar(0)), game.pool(0)]).toEqual([
        'R1/4:c',
        sorted([one, two]),
        ['Wc'],
      ])
      expect(sorted(game.box())).toEqual(sorted(paid.filter((token) => token !== one && token !== two)))
    }
  })

  test('SB-SPELL-Y3.11 L5: a payment of 3 sends both non-marker tokens to the familiar and nothing to the box', () => {
    const game = learner('Pc Pt Ps', 'Y3/5:c').play('learn P1/3; mark Pt')
    expect([game.learned(0, 'P1'), sorted(game.familiar(0)), game.box()]).toEqual(['P1/3:t', ['Pc', 'Ps'], []])
  })

  test('SB-SPELL-Y3.12 L5: with 1 space 1 token is stored, with none nothing; the rest goes to the box', () => {
    const one = learner('Wc Wt Ws', 'Y3/5:c', { familiar: stored(13) }).play('learn W1/3; mark Wc')
    expect(one.legal()).toEqual(['keep Wt', 'keep Ws'])
    one.play('keep Ws')
    expect([one.familiar(0).slice(13), one.box()]).toEqual([['Ws'], ['Wt']])
    const none = learner('Wc Wt Ws', 'Y3/5:c', { familiar: stored(14) }).play('learn W1/3; mark Wc')
    expect([none.seat, none.familiar(0).length, none.box()]).toEqual([1, 14, ['Wt', 'Ws']])
  })

  test('SB-SPELL-Y3.13 L5 is compulsory', () => {
    const game = learner('Pc Pt Ps Ps', 'Y3/5:c').play('learn P1/4; mark Pc')
    expect(game.legal()).toEqual(['keep Pt', 'keep Ps'])
    expect(game.play('keep Ps').legal()).toEqual(['keep Pt', 'keep Ps'])
    game.refused('done')
    game.refused('pass')
  })

  test('SB-SPELL-Y3.14 L5 works for learnings by the primary action, Transmutation and Clone', () => {
    expect(learner('Pt Pt Pt', 'Y3/5:c').play('learn P1/3').familiar(0)).toEqual(['Pt', 'Pt'])
    const transmuted = learner('Pt Pt Gc', 'Y3/5:c B1/4:c').play('use B1/4')
    expect([transmuted.learned(0, 'P1'), sorted(transmuted.familiar(0))]).toEqual(['P1/3:t', ['Gc', 'Pt']])
    const cloned = learner('Pt Pt Pt', 'Y3/5:c W3/4:s', { phase: 'midday', options: lineup('W3 Y3') }).play('use W3/4')
    expect([cloned.learned(0, 'P1'), cloned.familiar(0), cloned.box()]).toEqual(['P1/3:t', ['Pt', 'Pt'], []])
  })

  test('SB-SPELL-Y3.15 L5: the storing comes before the instant effect of the spell learned', () => {
    const game = learner('Bc Bt Bs Bs', 'Y3/5:c', { options: lineup('B2 Y3'), pouch: '', box: '' })
    game.play('learn B2/4; mark Bc; keep Bt')
    expect([game.asked, game.familiar(0), game.box()]).toEqual(['ask.morning', ['Bt', 'Bs'], ['Bs']])
    // Swiftness draws from what is left.
    expect(game.play('draw').pool(0)).toEqual(['Bs'])
  })

  test('SB-SPELL-Y3.16 raised to L5 by Time Travel it works from the next learning; the raise stores nothing', () => {
    const game = learner('Rc Pt Pt Pt Kt', 'Y3/4:c W1/3:t', { familiar: 'Ks' }).play('use W1/3')
    expect([game.learned(0, 'Y3'), game.familiar(0), game.box()]).toEqual(['Y3/5:c', ['Ks'], ['Rc']])
    game.endDay().skipTo('evening').play('learn P1/3')
    expect([game.familiar(0), game.pool(0)]).toEqual([['Ks', 'Pt', 'Pt'], ['Kt']])
  })

  test('SB-SPELL-Y3.17 storing the 14th token this way triggers the end', () => {
    const before = learner('Wt Wt Wt', 'Y3/5:c', { familiar: stored(11) }).play('learn W1/3')
    expect([before.familiar(0).length, before.state.ending]).toEqual([13, false])
    const game = learner('Wt Wt Wt', 'Y3/5:c', { familiar: stored(12) }).play('learn W1/3')
    expect([game.familiar(0).length, game.state.ending, game.happened('ending')]).toEqual([14, true, 1])
    expect([game.seat, game.standings]).toEqual([1, undefined])
    expect(game.endDay().standings).toHaveLength(2)
    // L3, straight from the altar, as well.
    const instant = learner('Yc Yc Yc', '', { familiar: stored(11), altar: 'Rc Gs Ks' }).play('learn Y3/3')
    expect([instant.familiar(0).length, instant.state.ending]).toEqual([14, true])
  })

  test('SB-SPELL-Y3.18 it cannot be copied by Clone', () => expectNeverCopied('Y3'))

  test('SB-SPELL-Y3.19 example: L5 learned with 5 yellow tokens: 1 marker, 2 stored, 2 to the box', () => {
    const game = learner('Yc Yc Yt Ys Ys').play('learn Y3/5; mark Yt; keep Yc; keep Ys')
    expect([game.learned(0, 'Y3'), sorted(game.familiar(0)), game.box()]).toEqual([
      'Y3/5:t',
      ['Yc', 'Ys'],
      ['Yc', 'Ys'],
    ])
    expect(game.pool(0)).toEqual([])
  })

  test('SB-SPELL-Y3.20 with Communion on L5 learning any card of another colour at any level stores 2 tokens', () => {
    for (const colour of 'RPGKWB') {
      for (const card of [1, 2, 3].map((set) => `${colour}${set}`)) {
        for (const level of [3, 4, 5]) {
          const pool = ['c', 't', 's', 's', 't'].slice(0, level).map((rune) => colour + rune)
          const game = learner(pool.join(' '), 'Y3/5:c', { options: lineup(`${card} Y3`) })
          game.play(`learn ${card}/${level}`)
          while (game.happened('learned') === 0) game.play(game.legal()[0]!)
          const marker = `${colour}${game.learned(0, card)!.at(-1)}`
          expect(game.familiar(0), `${card}/${level}`).toHaveLength(2)
          expect(sorted([marker, ...game.familiar(0), ...game.box()]), `${card}/${level}`).toEqual(sorted(pool))
        }
      }
    }
  })
})
