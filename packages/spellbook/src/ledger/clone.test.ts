import { begin, Refusal } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { spellbook } from '../rules.ts'
import { times } from '../testing/scenario.ts'
import { allCopies, cloning, copies, FOURTEEN, LEVELS, lineup, NINE, of, RICH } from './cloning.ts'

describe('SB-CLONE: phase and levels', () => {
  test('SB-CLONE-01 Clone is used only at midday of the own day', () => {
    const cloner = { pool: 'Rc Rc Rc Gt Bs', learned: 'W3/5:c' }
    const owner = { pool: 'Pc Pt', learned: 'R1/5:c G1/5:c K2/5:c' }
    const game = cloning('K2', cloner, owner, { phase: 'morning' })
    for (const level of LEVELS) game.refused(`use W3/${level}`)
    game.play('pass')
    expect(game.moves('use')).toEqual(['use W3/3', 'use W3/4', 'use W3/5'])
    game.play('pass')
    expect(game.state.phase).toBe('evening')
    for (const level of LEVELS) game.refused(`use W3/${level}`)
    game.play('pass').skipTo('midday')
    expect(game.seat).toBe(1)
    expect(game.refused('use W3/3', 0).code).toBe('not-to-act')
  })

  test('SB-CLONE-02 it is the midday action of the day', () => {
    for (const act of ['use W3/3; store Rt', 'use W3/4', 'use W3/5; draw', 'store Rt']) {
      const game = cloning('K2', { pool: 'Rt Rt Rt Kc Kt Kt', learned: 'W3/5:c K2/3:t' }).play(act)
      expect([game.state.phase, game.seat]).toEqual(['evening', 0])
      expect([...game.moves('store'), ...game.moves('use')]).toEqual(['use K2/3'])
    }
  })

  test('SB-CLONE-03 L3 copies midday, L4 evening, L5 morning actions', () => {
    const copied = (use: string) => {
      const game = cloning('R2 K2', { pool: 'Rc Rc Rc Gt', learned: 'W3/5:c' }, 'R2/3:c P1/3:c G1/3:c K2/3:c').play(use)
      return new Set(game.legal().map((move) => move.split('/')[0]!.replace(/ [RGBY][cts]$/, '')))
    }
    expect(copied('use W3/3')).toEqual(new Set(['store', 'copy G1']))
    expect(copied('use W3/4')).toEqual(new Set(['learn R2', 'copy K2']))
    expect(copied('use W3/5')).toEqual(new Set(['take', 'draw', 'copy R2', 'copy P1']))
  })

  test('SB-CLONE-04 a Clone on L4 is used as L3 or L4, one on L5 as L3, L4 or L5', () => {
    for (const level of LEVELS) {
      const game = cloning('', { pool: 'Rc Rc Rc', learned: `W3/${level}:c` })
      expect(game.moves('use')).toEqual(LEVELS.filter((as) => as <= level).map((as) => `use W3/${as}`))
    }
  })

  test('SB-CLONE-05 only the use as L5 asks for the discard', () => {
    const game = () => cloning('K2', { pool: 'Rc Bc Gt', learned: 'W3/5:c' }, 'G1/3:c K2/4:c', { box: '' })
    const three = game().play('use W3/3; store Rc')
    expect([three.pool(0), three.box()]).toEqual([['Bc', 'Gt'], []])
    const four = game().play('use W3/4; copy K2/4 from 2; store Rc')
    expect([four.pool(0), four.familiar(0), four.box()]).toEqual([['Gt'], ['Rc', 'Bc'], []])
    const five = game().play('use W3/5')
    expect([five.asked, five.legal()]).toEqual(['ask.discard', ['discard Rc', 'discard Bc']])
    five.play('discard Bc')
    expect([five.pool(0), five.box()]).toEqual([['Rc', 'Gt'], ['Bc']])
  })
})

describe('SB-CLONE: what can be copied', () => {
  test('SB-CLONE-06 only what another player has learned at that moment', () => {
    const game = cloning('', { pool: 'Rc Rt Rs', learned: 'W3/3:c' }, { pool: 'Gc Gc Gc' }).play('use W3/3')
    expect(game.moves('copy')).toEqual([])
    game.refused('copy G1/3 from 2')
    game.play('store Rc').endDay().skipTo('evening').play('learn G1/3').endDay().skipTo('midday')
    game.play('use W3/3')
    expect([game.seat, game.moves('copy')]).toEqual([0, ['copy G1/3 from 2']])
  })

  test("SB-CLONE-07 the effect is that of the owner's level or a lower one", () => {
    for (const level of LEVELS) {
      const game = cloning('', { pool: 'Rc Rt', learned: 'W3/5:c' }, `G1/${level}:c`).play('use W3/3')
      expect(game.moves('copy')).toEqual(LEVELS.filter((one) => one <= level).map((one) => `copy G1/${one} from 2`))
    }
    const low = cloning('', { pool: 'Rc Rt', learned: 'W3/5:c' }, 'K1/5:c').play('use W3/3; copy K1/3 from 2; store Rc')
    expect([low.familiar(0), low.pool(0)]).toEqual([['Rc', 'Rt'], []])
  })

  test('SB-CLONE-08 the level of Clone does not limit the level copied', () => {
    const game = cloning('', { pool: 'Rc Rt Rs Pc', learned: 'W3/3:c' }, 'G1/5:c')
    game.play('use W3/3; copy G1/5 from 2; give Rc; give Rt; give Rs; get Yc; get Yt; get Gt')
    expect(game.pool(0).toSorted()).toEqual(['Gt', 'Pc', 'Yc', 'Yt'])
    expect(game.altar.slice(0, 5).toSorted()).toEqual(['Bs', 'Rc', 'Rc', 'Rs', 'Rt'])
  })

  test("SB-CLONE-09 after a drop of the owner's marker only the levels up to its new place", () => {
    const cloner = { pool: 'Rc Rt', familiar: 'Rs', learned: 'W3/5:c' }
    const game = cloning('G3', cloner, { pool: 'Pc', learned: 'G3/5:c' }).play('use W3/4')
    expect(game.legal()).toEqual(['copy G3/3 from 2', 'copy G3/4 from 2', 'copy G3/5 from 2'])
    game.play('copy G3/3 from 2; give Rc').endDay().skipTo('evening')
    const [first] = game.play('use G3/5').moves('absorb')
    game.play(first!).play(game.moves('absorb')[0]!).play(game.moves('absorb')[0]!)
    expect(game.learned(1, 'G3')).toBe('G3/4:c')
    game.skipTo('midday').play('use W3/4')
    expect(game.legal()).toEqual(['copy G3/3 from 2', 'copy G3/4 from 2'])
  })

  test('SB-CLONE-10 the copied level must itself be an action level of the phase', () => {
    const feast = cloning('K3', { pool: 'Rc Rt', familiar: 'Gc', learned: 'W3/5:c' }, 'K3/5:c').play('use W3/3')
    expect(feast.moves('copy')).toEqual(['copy K3/3 from 2', 'copy K3/4 from 2'])
    feast.refused('copy K3/5 from 2')
    const blue = cloning('', { pool: 'Rt Rs Gc Gc', learned: 'W3/5:c' }, 'B1/5:c').play('use W3/4')
    expect(blue.moves('copy')).toEqual(['copy B1/4 from 2', 'copy B1/5 from 2'])
    blue.refused('copy B1/3 from 2')
  })

  test('SB-CLONE-11 instant, permanent, end-of-game levels and levels without effect cannot be copied', () => {
    const never = ['B1/3', 'K3/5', ...of('B2 B3 Y1 Y2 Y3')]
    for (const as of LEVELS) {
      const found = allCopies(as)
      expect(found.length).toBeGreaterThan(0)
      for (const level of never) expect(found, `Clone as L${as}`).not.toContain(level)
    }
  })

  test('SB-CLONE-12 another Clone cannot be copied', () => {
    for (const as of LEVELS) {
      const game = cloning('', { pool: RICH[as], learned: 'W3/5:c' }, 'W3/5:t').play(`use W3/${as}`)
      if (as === 5) game.play('discard Rc')
      expect(game.moves('copy')).toEqual([])
      for (const level of LEVELS) game.refused(`copy W3/${level} from 2`)
    }
  })

  test('SB-CLONE-13 own spells cannot be copied, learned or not', () => {
    const game = cloning('', { pool: 'Rc Rt', learned: 'W3/5:c G1/5:c' }).play('use W3/3')
    expect(game.legal()).toEqual(['store Rc', 'store Rt'])
    for (const level of LEVELS) {
      game.refused(`copy G1/${level} from 1`)
      game.refused(`copy K1/${level} from 1`)
    }
  })

  test('SB-CLONE-14 a spell of another player may be copied even if the cloner has learned the card', () => {
    const game = cloning('', { pool: 'Rc Rt Rs', learned: 'W3/3:c K1/3:c' }, 'K1/4:t')
    expect(game.moves('use')).toEqual(['use K1/3', 'use W3/3'])
    game.play('use W3/3; copy K1/4 from 2; store Rc')
    expect([game.familiar(0), game.learned(0, 'K1')]).toEqual([['Rc', 'Rt', 'Rs'], 'K1/3:c'])
  })

  test('SB-CLONE-15 of several owners the cloner chooses one; level and rune follow', () => {
    const third = { players: 3, seats: [{ learned: 'K2/5:t' }] }
    const game = () => cloning('K2', { pool: 'Rc Pc Gt Bt Wt', learned: 'W3/4:s' }, 'K2/4:c', third).play('use W3/4')
    expect(game().legal()).toEqual([
      ...LEVELS.slice(0, 2).map((level) => `copy K2/${level} from 2`),
      ...LEVELS.map((level) => `copy K2/${level} from 3`),
    ])
    expect(game().play('copy K2/4 from 2; store Rc').familiar(0)).toEqual(['Rc', 'Pc'])
    expect(game().play('copy K2/5 from 3; store Gt').familiar(0)).toEqual(['Gt', 'Bt', 'Wt'])
  })

  test('SB-CLONE-16 copyable midday spells: Purification, Cure, Offering, Feast L3 and L4', () => {
    expect(allCopies(3)).toEqual([...of('G1 G2 K1'), ...of('K3', [3, 4])].sort())
  })

  test('SB-CLONE-17 copyable evening spells: Focus, Growth, Transmutation L4 and L5', () => {
    expect(allCopies(4)).toEqual([...of('K2 G3'), ...of('B1', [4, 5])].sort())
  })

  test('SB-CLONE-18 copyable morning spells: Sacrifice, Eruption, Blaze, Levitation, Sharing, Divination', () => {
    expect(allCopies(5)).toEqual(of('R1 R2 R3 P1 P2 P3').sort())
  })

  test('SB-CLONE-19 never copyable: the white cards, Swiftness, Mirage, Abundance, Knowledge, Communion', () => {
    const copied = new Set(LEVELS.flatMap(allCopies).map((level) => level.split('/')[0]))
    for (const card of ['W3', 'B2', 'B3', 'Y1', 'Y2', 'Y3']) expect(copied.has(card), card).toBe(false)
    // Time Travel and Storm cannot even lie beside Clone.
    for (const white of ['W1', 'W2'])
      for (const spells of [`${lineup()} ${white}`, lineup().replace('B1', white)])
        expect(() => begin(spellbook, 2, { lineup: 'custom', spells }, 'white')).toThrow(Refusal)
    const game = cloning('', { pool: 'Rc Rt', learned: 'W3/5:c' }, 'G1/3:c').play('use W3/3')
    for (const level of of('W1 W2')) game.refused(`copy ${level} from 2`)
  })
})

describe('SB-CLONE: cloner and owner', () => {
  test('SB-CLONE-20 the owner is not asked and loses nothing', () => {
    for (const set of [1, 2, 3])
      for (const as of LEVELS)
        for (const level of copies(set, as, 5)) {
          const cards = `R${set} P${set} G${set} K${set} B${set} Y${set}`
          const learned = cards.split(' ').map((card) => `${card}/5:c`)
          const owner = { pool: 'Pc Pt', familiar: 'Ps', learned: learned.join(' ') }
          const game = cloning(cards, { pool: RICH[as], familiar: 'Rc', learned: 'W3/5:c' }, owner)
          game.play(`use W3/${as}`)
          if (as === 5) game.play('discard Rc')
          game.play(`copy ${level} from 2`)
          for (let moves = 0; moves < 20 && game.state.phase === 'midday'; moves++) {
            if (!level.startsWith('R3')) expect(game.seat, level).toBe(0)
            game.play(game.legal()[0]!)
          }
          expect(game.pool(1).slice(0, 2), level).toEqual(['Pc', 'Pt'])
          expect(game.pool(1).length, level).toBe(/^(R3|P2)/.test(level) ? 3 : 2)
          expect(game.familiar(1), level).toEqual(['Ps'])
          expect(cards.split(' ').map((card) => game.learned(1, card))).toEqual(learned)
          expect(game.faults()).toEqual([])
        }
  })

  test("SB-CLONE-21 costs, room, spaces and stored colours are the cloner's", () => {
    const rich = { pool: NINE, familiar: FOURTEEN }
    // Sacrifice discards a token of the cloner, and the full pool of the owner does not matter.
    const red = cloning('', { pool: 'Rc Bt', learned: 'W3/5:c' }, { ...rich, learned: 'R1/4:c' })
    red.play('use W3/5; copy R1/4 from 2')
    expect([red.pool(0).length, red.pool(1)]).toEqual([4, NINE.split(' ')])
    expect(red.box()).toEqual(['Rc', 'Bt'])
    // The take of Feast needs room in the cloner's pool.
    const full = { pool: times(5, 'Rt').concat(' Kt Kt Kt Kt'), familiar: 'Kc', learned: 'W3/5:c' }
    expect(cloning('K3', full, 'K3/3:c', { altar: 'Kc Ks' }).play('use W3/3').moves('copy')).toEqual([])
    // Offering fills the cloner's spaces; the owner's familiar is full.
    const black = cloning('', { pool: 'Bc Bt', learned: 'W3/3:c' }, { ...rich, learned: 'K1/3:c' })
    black.play('use W3/3; copy K1/3 from 2; store Bc')
    expect([black.familiar(0), black.familiar(1).length]).toEqual([['Bc', 'Bt'], 14])
    // Feast L3 looks at the colours of the cloner's familiar.
    const feast = cloning(
      'K3',
      { pool: 'Rc', familiar: 'Bc', learned: 'W3/3:c' },
      { familiar: 'Gc Yc', learned: 'K3/3:c' },
    )
    feast.play('use W3/3; copy K3/3 from 2')
    expect([feast.pool(0), feast.altar.slice(0, 4)]).toEqual([
      ['Rc', 'Bs'],
      ['Rc', 'Gt', 'Yc', 'Yt'],
    ])
    const other = cloning(
      'K3',
      { pool: 'Rc Rt', familiar: 'Kc', learned: 'W3/3:c' },
      { familiar: 'Gc', learned: 'K3/3:c' },
    )
    expect(other.play('use W3/3').moves('copy')).toEqual([])
  })

  test("SB-CLONE-22 an arrow means the rune of the owner's marker", () => {
    const focus = cloning('K2', { pool: 'Bc Rc Gt Pt Ws', learned: 'W3/4:c' }, 'K2/4:t', { altar: 'Kc Kt Ks' })
    focus.play('use W3/4; copy K2/4 from 2')
    expect(focus.legal()).toEqual(['store Gt', 'store Pt', 'take Kt'])
    // Two red tokens and the triangle pay; the circle, the rune of the Clone marker, stays.
    const learning = cloning('', { pool: 'Rc Rs Gt Pc', learned: 'W3/4:c' }, 'B1/4:t').play('use W3/4; mark Rc')
    expect([learning.learned(0, 'R1'), learning.pool(0)]).toEqual(['R1/3:c', ['Pc']])
    expect(cloning('', { pool: 'Rc Rs Pc', learned: 'W3/4:c' }, 'B1/4:t').can('use W3/4')).toBe(false)
  })

  test('SB-CLONE-23 every other player means everybody but the cloner', () => {
    const rest = { players: 4, seats: [{}, {}] }
    const sharing = cloning('P2', { pool: 'Rc', learned: 'W3/5:c' }, 'P2/5:c', rest)
    sharing.play('use W3/5; copy P2/4 from 2; take Gt; take Bs')
    expect([0, 1, 2, 3].map((seat) => sharing.pool(seat).length)).toEqual([2, 1, 1, 1])
    const blaze = cloning('R3', { pool: 'Rc', learned: 'W3/5:c' }, 'R3/3:c', rest).play('use W3/5; copy R3/3 from 2')
    const order: number[] = []
    for (const token of ['Gt', 'Bs', 'Yc']) {
      order.push(blaze.seat)
      blaze.play(`take ${token}`)
    }
    expect(order).toEqual([1, 2, 3])
    expect([blaze.pool(0).length, blaze.pool(1), blaze.pool(2), blaze.pool(3)]).toEqual([4, ['Gt'], ['Bs'], ['Yc']])
    expect(blaze.altar.slice(0, 2)).toEqual(['Rc', 'Yt'])
  })

  test('SB-CLONE-24 a drop in the copied effect moves the Clone marker down', () => {
    for (const level of [4, 5]) {
      const cloner = { pool: 'Rc', learned: 'W3/5:t G3/5:c' }
      const game = cloning('G3', cloner, 'G3/5:s', { altar: 'Kc Kc Kc Kt Kt' })
      game.play(`use W3/4; copy G3/${level} from 2; absorb Kc; absorb Kc`)
      if (level === 5) game.play('absorb Kc')
      expect([game.learned(0, 'W3'), game.learned(0, 'G3'), game.learned(1, 'G3')]).toEqual([
        'W3/4:t',
        'G3/5:c',
        'G3/5:s',
      ])
      expect(game.score(0)).toBe(5 + 6 + (level - 2))
    }
    const calm = cloning('G3', { pool: 'Rc', familiar: 'Kc Kt', learned: 'W3/5:t' }, 'G3/5:s')
    calm.play('use W3/4; copy G3/3 from 2; get Kc')
    expect([calm.familiar(0), calm.learned(0, 'W3')]).toEqual([['Rc', 'Kt'], 'W3/5:t'])
  })

  test('SB-CLONE-25 the drop takes Clone from L5 to L4 or from L4 to L3 and is always possible', () => {
    const after = (level: number) =>
      cloning('G3', { learned: `W3/${level}:t`, pool: 'Rc' }, 'G3/4:s', { altar: 'Kc Kt Ks' })
        .play('use W3/4; absorb Kc; absorb Kt')
        .learned(0, 'W3')
    expect([after(5), after(4)]).toEqual(['W3/4:t', 'W3/3:t'])
    // On L3 no evening spell can be copied, so nothing could drop.
    const lowest = cloning('G3', { learned: 'W3/3:t', pool: 'Rc Rt' }, 'G3/5:s')
    lowest.refused('use W3/4')
    expect(lowest.play('use W3/3').legal()).toEqual(['store Rc', 'store Rt'])
  })

  test('SB-CLONE-26 after a drop to L3 neither evening nor morning actions can be copied', () => {
    const pool = 'Rc Rc Rc Kt'
    const game = cloning('G3', { learned: 'W3/4:c', pool }, { pool: 'Pc', learned: 'G3/4:s R1/5:c P1/5:c' })
    game.play('use W3/4; copy G3/4 from 2; absorb Gt; absorb Bs')
    game.endDay().skipTo('midday').endDay().skipTo('midday')
    expect([game.seat, game.learned(0, 'W3')]).toEqual([0, 'W3/3:c'])
    expect(game.moves('use')).toEqual(['use W3/3'])
    expect(game.play('use W3/3').legal()).toEqual(['store Rc', 'store Kt'])
  })

  test('SB-CLONE-27 partial effects of the copy follow the general rule', () => {
    const levitation = cloning('', { pool: 'Rc Bs', learned: 'W3/5:c' }, 'P1/4:c', { altar: 'Gt Yc' })
    levitation.play('use W3/5; copy P1/4 from 2')
    expect([levitation.pool(0), levitation.altar[0]]).toEqual([['Bs', 'Gt'], 'Yc'])
    const swap = cloning('', { pool: 'Rc Bs', learned: 'W3/3:c' }, 'G1/5:c', { altar: 'Gt Yc Yt' })
    swap.play('use W3/3; copy G1/5 from 2; get Gt; get Yt')
    expect([swap.pool(0).toSorted(), swap.altar.slice(0, 3).toSorted()]).toEqual([
      ['Gt', 'Yt'],
      ['Bs', 'Rc', 'Yc'],
    ])
    const growth = cloning('G3', { pool: 'Rc', learned: 'W3/5:c' }, 'G3/5:c', { altar: 'Gt' })
    growth.play('use W3/4; copy G3/5 from 2')
    expect([growth.familiar(0), growth.learned(0, 'W3')]).toEqual([['Gt'], 'W3/4:c'])
  })

  test('SB-CLONE-28 a copy that would not be legal for the cloner cannot be chosen', () => {
    const nine = 'Rc Rt Rs Gc Gt Gs Kc Kt Ks'
    const cure = cloning('G2', { pool: nine, learned: 'W3/5:c' }, 'G2/5:c').play('use W3/3')
    expect(cure.moves('copy')).toEqual([])
    cure.refused('copy G2/3 from 2')
    const swap = cloning('', { pool: 'Rc Rt', learned: 'W3/5:c' }, 'G1/5:c', { altar: '' }).play('use W3/3')
    expect(swap.legal()).toEqual(['store Rc', 'store Rt'])
    // With a full familiar and an empty altar nothing of the midday is left, so the level itself is not legal.
    const cloner = { pool: 'Rc Rc Rc', familiar: FOURTEEN, learned: 'W3/5:c' }
    const none = cloning('K3', cloner, 'G1/5:c K3/5:c', { altar: '' })
    expect(none.moves('use')).toEqual(['use W3/4', 'use W3/5'])
    none.refused('use W3/3')
  })
})
