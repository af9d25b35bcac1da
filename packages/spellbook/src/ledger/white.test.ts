import { describe, expect, test } from 'vitest'
import facts from '../data/spellbook.json' with { type: 'json' }
import { type Scenario, times } from '../testing/scenario.ts'
import { expectFacts } from './facts.ts'
import { cards, evening, expectAlone, midday } from './table.ts'

/** Three red tokens keep an evening open in which nothing else can be done. */
const HELD = 'Rt Rt Rt'

describe('Time Travel', () => {
  test('SB-SPELL-W1.0 facts', () => {
    expectFacts('W1', ['evening', 'evening', 'evening'], [2, 4, 6], [])
  })

  for (const [rule, level, rune] of [
    ['SB-SPELL-W1.1', 3, 'c'],
    ['SB-SPELL-W1.2', 4, 't'],
    ['SB-SPELL-W1.3', 5, 's'],
  ] as const) {
    test(`${rule} L${level} discards the rune ${rune} and raises a spell by one level`, () => {
      const learned = `W1/${level}:${rune === 'c' ? 't' : 'c'} P1/3:t K1/3:s`
      const game = evening({ pool: 'Gc Gt Gs Bc Bt Bs', learned }).play(`use W1/${level}`)
      expect(game.legal()).toEqual([`discard G${rune}`, `discard B${rune}`])
      game.play(`discard B${rune}; raise K1`)
      expect(game.box()).toEqual([`B${rune}`])
      expect(game.pool(0)).toEqual(['Gc', 'Gt', 'Gs', 'Bc', 'Bt', 'Bs'].filter((token) => token !== `B${rune}`))
      expect([game.learned(0, 'K1'), game.learned(0, 'P1')]).toEqual(['K1/4:s', 'P1/3:t'])
      expect(game.state.active).toBe(1)
    })
  }

  test('SB-SPELL-W1.4 lower levels allow their runes too', () => {
    const uses = (level: number, pool: string): string[] =>
      evening({ pool: `${pool} Gs Gs Gs`, learned: `W1/${level}:c R1/3:c` }).moves('use')
    expect(uses(3, 'Bc Bt Bs')).toEqual(['use W1/3'])
    expect(uses(4, 'Bc Bt Bs')).toEqual(['use W1/3', 'use W1/4'])
    expect(uses(5, 'Bc Bt Bs')).toEqual(['use W1/3', 'use W1/4', 'use W1/5'])
    const game = evening({ pool: 'Bc Bt Bs', learned: 'W1/5:c R1/3:c' }).play('use W1/4')
    expect([game.box(), game.learned(0, 'R1'), game.learned(0, 'W1')]).toEqual([['Bt'], 'R1/4:c', 'W1/5:c'])
  })

  test('SB-SPELL-W1.5 only own spells on L3 or L4', () => {
    const learned = 'W1/3:c R1/3:c P1/4:c G1/5:c'
    const game = evening({ pool: 'Bc', learned }, {}, { learned: 'K1/3:c' }).play('use W1/3')
    expect(game.legal()).toEqual(['raise R1', 'raise P1'])
    for (const other of ['G1', 'K1', 'B1', 'Y1']) game.refused(`raise ${other}`)
    game.play('raise P1')
    expect([game.learned(0, 'P1'), game.learned(1, 'K1')]).toEqual(['P1/5:c', 'K1/3:c'])
  })

  test('SB-SPELL-W1.6 not itself', () => {
    for (const level of [3, 4]) {
      const game = evening({ pool: 'Bc', learned: `W1/${level}:c R1/3:c P1/3:c` }).play('use W1/3')
      expect(game.legal()).toEqual(['raise R1', 'raise P1'])
      game.refused('raise W1')
      evening({ pool: `Bc Bt ${HELD}`, learned: `W1/${level}:c` }).refused('use W1/3')
    }
  })

  test('SB-SPELL-W1.7 it needs the rune and a spell to raise', () => {
    for (const [level, rune, others] of [
      [3, 'c', ['t', 's']],
      [4, 't', ['c', 's']],
      [5, 's', ['c', 't']],
    ] as const) {
      const at = (runes: readonly string[], learned: string): Scenario => {
        const pool = [...runes.map((one) => `B${one}`), ...Array(3).fill(`R${others[0]}`)].join(' ')
        return evening({ pool, learned: `W1/${level}:${rune} P1/5:${rune} ${learned}` }, {}, { learned: 'K1/3:c' })
      }
      expect(at([rune], 'G1/3:t').can(`use W1/${level}`)).toBe(true)
      at(others, 'G1/3:t').refused(`use W1/${level}`) // the markers do not count
      at([rune, ...others], 'G1/5:t').refused(`use W1/${level}`)
      at([rune, ...others], '').refused(`use W1/${level}`)
    }
  })

  test('SB-SPELL-W1.8 the level used does not limit the level reached', () => {
    for (const [use, before, after] of [
      ['W1/3', 'R1/4:t', 'R1/5:t'],
      ['W1/3', 'R1/3:t', 'R1/4:t'],
      ['W1/5', 'R1/3:t', 'R1/4:t'],
      ['W1/5', 'R1/4:t', 'R1/5:t'],
    ]) {
      const game = evening({ pool: 'Bc Bs', learned: `${use}:t ${before}` }).play(`use ${use}`)
      expect(game.learned(0, 'R1')).toBe(after)
    }
  })

  test('SB-SPELL-W1.9 the marker moves up with its token', () => {
    for (const rune of ['c', 't', 's']) {
      const game = evening({ pool: 'Rc Rt Rs Bc', learned: `W1/3:t R1/3:${rune}` }).play('use W1/3; discard Bc')
      expect([game.learned(0, 'R1'), game.pool(0), game.box()]).toEqual([`R1/4:${rune}`, ['Rc', 'Rt', 'Rs'], ['Bc']])
      expect(game.faults()).toEqual([])
    }
  })

  test('SB-SPELL-W1.10 the raised spell counts at its new level for use and points', () => {
    const table = { altar: times(5, 'Yt'), pouch: times(5, 'Ys') }
    const game = evening({ pool: 'Bc Gt', learned: 'W1/3:t R1/3:c' }, table)
    expect(game.score(0)).toBe(2 + 1)
    game.play('use W1/3')
    expect(game.score(0)).toBe(2 + 2)
    game.endDay() // the own next morning: a triangle pays Sacrifice L4
    expect([game.seat, game.moves('use')]).toEqual([0, ['use R1/4']])
    expect(game.play('use R1/4').pool(0)).toHaveLength(4)
  })

  test('SB-SPELL-W1.11 a raise is no learning', () => {
    const six = 'W1/3:t R1/3:c P1/3:c G1/3:c K1/3:c Y3/5:c'
    const game = evening({ pool: 'Bc Rt Rt Bt', learned: six }, cards('Y3')).play('use W1/3; raise R1')
    expect(game.pool(0)).toEqual(['Rt', 'Rt', 'Bt']) // no payment
    expect(game.familiar(0)).toEqual([]) // no Communion
    expect([game.happened('learned'), game.happened('ending'), game.state.ending]).toEqual([0, 0, false])
    expect(game.view(0).players[0]!.learned).toHaveLength(6)
    const communion = evening({ pool: 'Bc Rt Rt', learned: 'W1/3:t Y3/4:c' }, cards('Y3')).play('use W1/3')
    expect([communion.learned(0, 'Y3'), communion.familiar(0)]).toEqual(['Y3/5:c', []])
  })

  test('SB-SPELL-W1.12 an instant level reached takes no effect', () => {
    for (const [card, level] of [
      ['Y1', 3],
      ['Y1', 4],
      ['B2', 3],
    ] as const) {
      const game = evening({ pool: 'Bc Gt', learned: `W1/3:t ${card}/${level}:c` }, cards('B2')).play('use W1/3')
      expect(game.learned(0, card)).toBe(`${card}/${level + 1}:c`)
      expect([game.pool(0), game.happened('drew'), game.state.active]).toEqual([['Gt'], 0, 1])
    }
  })

  test('SB-SPELL-W1.13 a permanent level reached works from then on', () => {
    const swift = evening({ pool: 'Bc Gt', learned: 'W1/3:t B2/4:c' }, cards('B2')).play('use W1/3')
    expect([swift.pool(0), swift.state.active]).toEqual([['Gt'], 1]) // no action today
    swift.endDay().play('take Ys')
    expect([swift.seat, swift.state.phase]).toEqual([0, 'morning'])
    expect(swift.play('take Ys').state.phase).toBe('midday')
    for (const level of [3, 4]) {
      const table = { ...cards('B3'), altar: 'Rc Rt Rs Gt Gs', pouch: times(5, 'Ws') }
      const mirage = evening({ pool: 'Bc', learned: `W1/3:t B3/${level}:c` }, table).play('use W1/3')
      expect(mirage.endDay().play('take Rc').pool(0)).toEqual(['Rc', 'Ws', 'Ws'])
    }
    const communion = evening({ pool: `Bc ${HELD}`, learned: 'W1/3:t Y3/4:c' }, cards('Y3')).play('use W1/3')
    expect(communion.familiar(0)).toEqual([])
    communion.endDay().skipTo('evening').play('learn R1/3')
    expect([communion.learned(0, 'R1'), communion.familiar(0)]).toEqual(['R1/3:t', ['Rt', 'Rt']])
  })

  test('SB-SPELL-W1.14 an end-of-game level reached is scored', () => {
    const raise = (learned: string, card: string, familiar = ''): number[] => {
      const game = evening({ pool: 'Bc', familiar, learned: `W1/3:t ${learned}` }, cards(card))
      return [game.score(0), game.play('use W1/3').score(0)]
    }
    // Time Travel L3, Sacrifice L5 and Purification L5 score 2 + 3 + 3; Knowledge 3, then 5, then 6.
    expect(raise('R1/5:c G1/5:c Y2/3:c', 'Y2')).toEqual([8 + 3, 8 + 5])
    expect(raise('R1/5:c G1/5:c Y2/4:c', 'Y2')).toEqual([8 + 5, 8 + 6])
    // Three stored tokens score 3.
    expect(raise('K3/4:c', 'K3', 'Rc Gc Bt')).toEqual([2 + 2 + 3, 2 + 0 + 3 + 3])
    expect(raise('Y3/3:c', 'Y3', 'Rc Gc Bt')).toEqual([2 + 3, 2 + 3 + 2])
    // And so it is at the real end.
    const familiar = [times(5, 'Ps'), times(5, 'Gs'), times(3, 'Kc')].join(' ')
    const game = midday({ pool: 'Bc Bs', familiar, learned: 'W1/3:t K3/4:c' }, cards('K3'))
    game.play('store Bs; use W1/3').endDay()
    expect(game.standings?.[0]?.score).toBe(2 + 4 + 18)
  })

  test('SB-SPELL-W1.15 Transmutation raised from L3 works from the next evening', () => {
    const game = evening({ pool: 'Rt Rt Gc Yc', learned: 'W1/3:t B1/3:c' })
    expect(game.moves('use')).toEqual(['use W1/3'])
    game.play('use W1/3; discard Yc').endDay().skipTo('evening')
    expect([game.seat, game.moves('use').filter((use) => use !== 'use W1/3')]).toEqual([0, ['use B1/4']])
    expect(game.play('use B1/4').learned(0, 'R1')).toBe('R1/3:t')
  })

  test('SB-SPELL-W1.16 a raise may lower the points', () => {
    for (const [card, before] of [
      ['B2', 6],
      ['K3', 2],
    ] as const) {
      const game = evening({ pool: 'Bc', learned: `W1/3:t ${card}/4:c` }, cards(card))
      expect(game.score(0)).toBe(2 + before)
      expect(game.play('use W1/3').score(0)).toBe(2)
    }
  })

  test('SB-SPELL-W1.17 it never meets Storm or Clone', () => {
    expectAlone('W1', ['W2', 'W3'])
  })

  test('SB-SPELL-W1.18 every card of the other colours can be raised from L3 to L4 and from L4 to L5', () => {
    let raised = 0
    for (const [i, { vp3, vp4, vp5 }] of [facts.set1, facts.set2, facts.set3].entries()) {
      for (const [colour, letter] of [...'RPGKWBY'].entries()) {
        if (letter === 'W') continue
        const card = `${letter}${i + 1}`
        const points = [vp3, vp4, vp5].map((list) => list[colour]!)
        // With nothing stored only Knowledge scores at the end: Time Travel on L3.
        const end = card === 'Y2' ? [1, 1, 2] : [0, 0, 0]
        for (const step of [0, 1]) {
          const game = evening({ pool: 'Wc', learned: `W1/3:t ${card}/${step + 3}:s` }, cards(card))
          expect(game.score(0), card).toBe(2 + points[step]! + end[step]!)
          game.play('use W1/3')
          expect(game.learned(0, card)).toBe(`${card}/${step + 4}:s`)
          expect(game.score(0), card).toBe(2 + points[step + 1]! + end[step + 1]!)
          raised++
        }
      }
    }
    expect(raised).toBe(36)
  })

  test("SB-SPELL-W1.19 another player's card is not raised", () => {
    const theirs = { learned: 'R1/3:c K1/3:c P1/4:c' }
    const game = evening({ pool: 'Bc', learned: 'W1/3:t R1/4:s G1/3:t' }, {}, theirs).play('use W1/3')
    expect(game.legal()).toEqual(['raise R1', 'raise G1'])
    game.refused('raise K1')
    game.refused('raise P1')
    game.play('raise R1')
    expect(game.learned(0, 'R1')).toBe('R1/5:s')
    expect(['R1', 'K1', 'P1'].map((card) => game.learned(1, card))).toEqual(['R1/3:c', 'K1/3:c', 'P1/4:c'])
  })
})

describe('Clone', () => {
  test('SB-SPELL-W3.0 facts', () => {
    expectFacts('W3', ['midday', 'midday', 'midday'], [4, 5, 6], [5])
  })

  /** The owner has spells of every phase. */
  const owner = { learned: 'R1/3:c P2/3:c G1/3:c K2/3:t B1/3:c' }
  const begin = (level: number, pool = 'Rt Bc Rs Rt'): Scenario => {
    const table = { ...cards('P2 K2 W3'), altar: 'Gc Ws', pouch: times(5, 'Ps') }
    return midday({ pool, learned: `W3/${level}:s` }, table, owner)
  }

  test('SB-SPELL-W3.1 L3 uses a midday spell of another player or a midday primary action', () => {
    const game = begin(3).play('use W3/3')
    expect(game.legal()).toEqual(['store Rt', 'store Bc', 'store Rs', 'copy G1/3 from 2'])
    expect(game.play('store Bc').familiar(0)).toEqual(['Bc'])
    const copied = begin(3).play('use W3/3; copy G1/3 from 2; give Bc; get Ws')
    expect([copied.pool(0), copied.altar]).toEqual([
      ['Rt', 'Ws', 'Rs', 'Rt'],
      ['Gc', 'Bc'],
    ])
  })

  test('SB-SPELL-W3.2 L4 uses an evening spell of another player or an evening primary action', () => {
    const game = begin(4).play('use W3/4')
    expect(game.legal()).toEqual(['learn R1/3', 'copy K2/3 from 2'])
    game.play('learn R1/3; mark Rs')
    expect([game.learned(0, 'R1'), game.pool(0)]).toEqual(['R1/3:s', ['Bc']])
    const copied = begin(4).play('use W3/4; copy K2/3 from 2')
    expect([copied.familiar(0), copied.pool(0)]).toEqual([['Rt'], ['Bc', 'Rs', 'Rt']])
  })

  test('SB-SPELL-W3.3 L5 discards the rune and uses a morning spell of another player or a morning primary action', () => {
    const pool = 'Rt Bc Rs Rt Gs'
    const game = begin(5, pool).play('use W3/5')
    expect(game.legal()).toEqual(['discard Rs', 'discard Gs'])
    game.play('discard Rs')
    expect(game.legal()).toEqual(['take Gc', 'take Ws', 'draw', 'copy R1/3 from 2', 'copy P2/3 from 2'])
    expect(game.box()).toContain('Rs')
    expect(game.play('take Ws').pool(0)).toEqual(['Rt', 'Bc', 'Rt', 'Gs', 'Ws'])
    const drawn = begin(5, pool).play('use W3/5; discard Gs; draw')
    expect(drawn.pool(0)).toEqual(['Rt', 'Bc', 'Rs', 'Rt', 'Ps', 'Ps'])
    const copied = begin(5, pool).play('use W3/5; discard Gs; copy R1/3 from 2') // discards the circle
    expect(copied.pool(0)).toEqual(['Rt', 'Rs', 'Rt', 'Ps', 'Ps', 'Ps', 'Ps'])
    begin(5, 'Rt Rc Gt').refused('use W3/5')
  })

  test('SB-SPELL-W3.4 it copies what SB-CLONE allows and nothing else', () => {
    const copies = (level: number): string[] =>
      ['1', '2', '3'].flatMap((set) => {
        const line = [...'RPGKBY'].map((colour) => colour + set)
        const theirs = { learned: line.map((card) => `${card}/5:c`).join(' ') }
        const mine = { pool: 'Gc Rc Rt Rs', familiar: 'Yt', learned: 'W3/5:c' }
        const table = { ...cards(`${line.join(' ')} W3`), altar: 'Yc Yt Ys Bc Bt' }
        const game = midday(mine, table, theirs).play(`use W3/${level}`)
        if (level === 5) game.play('discard Gc')
        return game.moves('copy').map((move) => move.slice(5, 9))
      })
    const levels = (list: string): string[] => list.split(' ').flatMap((card) => [3, 4, 5].map((l) => `${card}/${l}`))
    expect(copies(3).toSorted()).toEqual(levels('G1 G2 K1 K3').filter((copy) => copy !== 'K3/5'))
    expect(copies(4).toSorted()).toEqual(levels('B1 G3 K2').filter((copy) => copy !== 'B1/3'))
    expect(copies(5).toSorted()).toEqual(levels('P1 P2 P3 R1 R2 R3'))
  })
})
