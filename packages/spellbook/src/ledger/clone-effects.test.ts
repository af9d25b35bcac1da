import { begin, hashOf, Match, Refusal } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { parseMove } from '../move.ts'
import { spellbook } from '../rules.ts'
import { times } from '../testing/scenario.ts'
import { cloning, copies, LEVELS, lineup, NINE, of, toDay } from './cloning.ts'

describe('SB-CLONE: primary actions', () => {
  test('SB-CLONE-29 primary actions may be copied even if nobody has learned a spell', () => {
    const game = () => cloning('', { pool: 'Rc Rc Rc Gc Gc Gc', learned: 'W3/5:c' })
    expect(game().play('use W3/3').legal()).toEqual(['store Rc', 'store Gc'])
    expect(game().play('use W3/4').legal()).toEqual(['learn R1/3', 'learn G1/3'])
    const morning = game().play('use W3/5; discard Rc')
    expect(morning.legal()).toEqual(['take Rc', 'take Gt', 'take Bs', 'take Yc', 'take Yt', 'draw'])
  })

  test('SB-CLONE-30 L3 with the primary action stores 1 pool token', () => {
    const game = cloning('K2', { pool: 'Rc Gt Gt Bs', familiar: 'Yc', learned: 'W3/3:c K2/3:t' })
    game.play('use W3/3; store Gt')
    expect([game.familiar(0), game.pool(0)]).toEqual([
      ['Yc', 'Gt'],
      ['Rc', 'Gt', 'Bs'],
    ])
    expect([game.state.phase, game.learned(0, 'W3')]).toEqual(['evening', 'W3/3:c'])
  })

  test('SB-CLONE-31 L4 with the primary action learns 1 spell at midday under all rules of learning', () => {
    const cloner = { pool: 'Rc Rt Kc Kt Ws Ks Ks', learned: 'W3/4:c' }
    const game = cloning('', cloner, 'R1/5:c', { box: '' }).play('use W3/4')
    expect([game.state.phase, game.legal()]).toEqual([
      'midday',
      ['learn R1/3', 'learn K1/3', 'learn K1/4', 'learn K1/5'],
    ])
    for (const wish of ['learn W3/3', 'learn R1/4', 'learn K2/3', 'learn G1/3']) game.refused(wish)
    game.play('learn R1/3')
    expect(game.legal()).toEqual(['mark Rc', 'mark Rt'])
    game.play('mark Rt; pay Ws')
    expect([game.learned(0, 'R1'), game.pool(0)]).toEqual(['R1/3:t', ['Ks', 'Ks']])
    expect(game.box()).toEqual(['Rc', 'Kc', 'Kt', 'Ws'])
    const pools = ['Rc Rt Kc Kt Ws Bs', 'Rc Rt Kc Bc Gc Bs']
    const learnable = (wild: string) =>
      pools.map((pool) => cloning('', { pool, learned: 'W3/4:c' }, {}, { options: { wild } }).can('use W3/4'))
    expect(learnable('three-different-runes')).toEqual([true, false])
    expect(learnable('same-rune')).toEqual([false, true])
  })

  test('SB-CLONE-32 a further learning in the evening of the same day stays possible', () => {
    const game = cloning('', { pool: 'Rc Rc Rc Gt Gt Gt', learned: 'W3/4:c' }).play('use W3/4; learn R1/3')
    expect([game.state.phase, game.state.day, game.legal()]).toEqual(['evening', 1, ['learn G1/3', 'pass']])
    game.play('learn G1/3')
    expect([game.learned(0, 'R1'), game.learned(0, 'G1')]).toEqual(['R1/3:c', 'G1/3:t'])
    expect([game.state.day, game.seat]).toEqual([2, 1])
  })

  test('SB-CLONE-33 L5 with the primary action takes 1 token or draws 2 after the discard', () => {
    const game = () => cloning('', { pool: 'Kc Gt', learned: 'W3/5:c' }, {}, { pouch: times(5, 'Ws'), box: '' })
    const taking = game().play('use W3/5; take Bs')
    expect([taking.pool(0), taking.box(), taking.altar.slice(0, 4)]).toEqual([
      ['Gt', 'Bs'],
      ['Kc'],
      ['Rc', 'Gt', 'Yc', 'Yt'],
    ])
    const drawing = game().play('use W3/5; draw')
    expect([drawing.pool(0), drawing.box()]).toEqual([['Gt', 'Ws', 'Ws'], ['Kc']])
  })
})

describe('SB-CLONE: the discard of L5', () => {
  test("SB-CLONE-34 the discarded token bears the rune of the cloner's Clone marker, in any colour", () => {
    const owner = { pool: 'Pt', learned: 'P1/5:t W3/5:t' }
    const game = cloning('', { pool: 'Rs Bs Ws Gc Gt', learned: 'W3/5:s P1/3:c' }, owner).play('use W3/5')
    expect(game.legal()).toEqual(['discard Rs', 'discard Bs', 'discard Ws'])
    game.refused('discard Gt')
    expect(game.play('discard Bs').pool(0)).toEqual(['Rs', 'Ws', 'Gc', 'Gt'])
  })

  test('SB-CLONE-35 L5 cannot be used without such a token', () => {
    const game = cloning('', { pool: 'Rc Bt', familiar: 'Ks', learned: 'W3/5:s' }, { pool: 'Gs', learned: 'P1/5:s' })
    expect(game.moves('use')).toEqual(['use W3/3'])
    expect(game.refused('use W3/5').code).toBe('illegal-move')
  })

  test('SB-CLONE-36 the discard comes first: with 9 tokens "draw 2" draws 1', () => {
    const pouch = times(5, 'Ws')
    const game = cloning('', { pool: `Rc ${NINE.slice(3)}`, learned: 'W3/5:c' }, {}, { pouch, box: '' })
    game.play('use W3/5; draw')
    expect(game.pool(0)).toEqual([...NINE.split(' ').slice(1), 'Ws'])
    expect([game.box(), game.happened('drew')]).toEqual([['Rc'], 1])
  })

  test('SB-CLONE-37 the conditions of the copy are checked with the pool after the discard', () => {
    const offered = (cards: string, pool: string, owned: string) =>
      cloning(cards, { pool, learned: 'W3/5:c' }, owned).play('use W3/5').moves('copy')
    // The only circle pays for Clone, so Sacrifice L3 finds none; with two circles it does.
    expect(offered('', 'Rc Kt', 'R1/4:c')).toEqual(['copy R1/4 from 2'])
    expect(offered('', 'Rc Rc Kt', 'R1/4:c')).toEqual(['copy R1/3 from 2', 'copy R1/4 from 2'])
    // The discard makes Eruption L5 possible with 6 tokens and a take with 9.
    expect(offered('R2', 'Rc Gt Gt Gs Gs Gs', 'R2/5:c')).toEqual(['copy R2/5 from 2'])
    expect(offered('', `Rc ${NINE.slice(3)}`, 'P1/3:c')).toEqual(['copy P1/3 from 2'])
    // With nothing else to take or draw, the discarded token itself can be drawn.
    const empty = { altar: '', pouch: '', box: '' }
    const bare = cloning('K2', { pool: 'Rc Kt', learned: 'W3/5:c K2/3:t' }, {}, empty).play('use W3/5')
    expect([bare.pool(0), bare.box(), bare.state.phase]).toEqual([['Kt', 'Rc'], [], 'evening'])
  })

  test('SB-CLONE-38 a copy cancelled before any random reveal gives the discarded token back', () => {
    const { state } = cloning('', { pool: 'Rc Bc Gt Pt', learned: 'W3/5:c' }, 'R1/4:c', { box: '' })
    const fromHere = { ...spellbook, setup: () => spellbook.clone(state) }
    const match = new Match(fromHere, { players: 2, options: { lineup: 'custom', spells: lineup() }, seed: 'undo' })
    const act = (text: string) => match.act(0, parseMove(text)!)
    const look = () => spellbook.view(match.state, 0)
    const before = hashOf(match.state)
    for (const text of ['use W3/5', 'discard Bc', 'copy R1/4 from 2']) act(text)
    expect([look().players[0]!.pool, look().box]).toEqual([['Rc', 'Gt', 'Pt'], { Bc: 1 }])
    for (let i = 0; i < 3; i++) match.undo(0)
    expect(hashOf(match.state)).toBe(before)
    expect([look().players[0]!.pool, look().box, look().phase]).toEqual([['Rc', 'Bc', 'Gt', 'Pt'], {}, 'midday'])
    for (const text of ['use W3/5', 'discard Bc', 'copy R1/4 from 2', 'discard Gt']) act(text)
    expect(look().players[0]!.pool).toHaveLength(6)
    expect(match.undoable(0)).toBe(0)
    expect(() => match.undo(0)).toThrow(Refusal)
  })
})

describe('SB-CLONE: learning, permanent levels, limits', () => {
  test('SB-CLONE-39 a spell learned at midday takes its instant effect at once, before the evening', () => {
    const cloner = { pool: 'Yc Yc Yc', learned: 'W3/4:c K2/3:s' }
    const draw = cloning('K2', cloner, {}, { pouch: times(5, 'Ws') }).play('use W3/4')
    expect([draw.learned(0, 'Y1'), draw.pool(0), draw.state.phase]).toEqual(['Y1/3:c', ['Ws', 'Ws'], 'evening'])
    const store = cloning('K2 Y3', { ...cloner, pool: 'Yc Yc Yc Rs' }).play('use W3/4')
    expect([store.learned(0, 'Y3'), store.state.phase, store.asked]).toEqual(['Y3/3:c', 'midday', 'ask.absorb'])
    store.play('absorb Gt; absorb Bs; absorb Yt')
    expect([store.familiar(0), store.state.phase]).toEqual([['Gt', 'Bs', 'Yt'], 'evening'])
  })

  test('SB-CLONE-40 an evening spell learned at midday cannot be used in the evening of that day', () => {
    const cloner = { pool: 'Kc Kc Kc Rc Rc', familiar: 'Ys', learned: 'W3/4:c G3/3:c' }
    const game = cloning('K2 G3', cloner, { pool: 'Pc' }).play('use W3/4')
    expect([game.learned(0, 'K2'), game.state.phase, game.moves('use')]).toEqual(['K2/3:c', 'evening', ['use G3/3']])
    game.refused('use K2/3')
    toDay(game, 3)
    expect(game.skipTo('evening').moves('use')).toEqual(['use G3/3', 'use K2/3'])
  })

  test('SB-CLONE-41 the seventh spell learned at midday triggers the end; the evening is still played', () => {
    const learned = 'W3/4:c R1/3:c P1/3:c G1/3:c K2/3:c B1/3:c'
    const game = cloning('K2', { pool: 'Yc Yc Yc Rc Rt', learned }, { pool: 'Pc' }, { pouch: times(5, 'Ws') })
    expect(game.state.ending).toBe(false)
    game.play('use W3/4')
    expect([game.learned(0, 'Y1'), game.state.ending, game.happened('ending')]).toEqual(['Y1/3:c', true, 1])
    expect([game.seat, game.state.phase, game.legal()]).toEqual([0, 'evening', ['use K2/3', 'pass']])
    game.play('use K2/3')
    expect([game.familiar(0), game.seat, game.state.day]).toEqual([['Rc'], 1, 2])
    game.endDay()
    expect([game.seat, game.state.day, game.standings?.length]).toEqual([-1, 2, 2])
  })

  test("SB-CLONE-42 takes by a copied effect trigger the cloner's Mirage", () => {
    const cloner = { pool: 'Kc Pt', familiar: 'Gs', learned: 'W3/5:c B3/4:t' }
    const altar = 'Gt Yt Rc Gc'
    const after = (cards: string, owned: string, acts: string) =>
      cloning(`B3 ${cards}`, cloner, owned, { altar }).play(acts).pool(0).length
    expect(after('', 'P1/4:c', 'use W3/5; copy P1/4 from 2')).toBe(1 + 2 + 4)
    expect(after('', 'P1/4:c', 'use W3/5; copy P1/3 from 2')).toBe(1 + 2)
    expect(after('K2', 'K2/5:t', 'use W3/4; copy K2/5 from 2; take Gt')).toBe(2 + 2 + 4)
    expect(after('K3', 'K3/3:s', 'use W3/3; copy K3/3 from 2; take Gt')).toBe(2 + 1 + 2)
    expect(after('K3', 'K3/3:s', 'use W3/3; copy K3/3 from 2; take Gc')).toBe(2 + 1)
    expect(after('', '', 'use W3/5; take Gt')).toBe(1 + 1 + 2)
    // A swap is no take, and an owner's Mirage is no concern.
    expect(after('', 'G1/3:c', 'use W3/3; copy G1/3 from 2; give Kc; get Gt')).toBe(2)
    const owners = cloning('B3', { ...cloner, learned: 'W3/5:c' }, 'P1/4:c B3/5:t', { altar })
    owners.play('use W3/5; copy P1/4 from 2')
    expect([owners.pool(0), owners.pool(1)]).toEqual([['Pt', 'Gt', 'Yt'], []])
  })

  test('SB-CLONE-43 Communion L5 of the cloner stores with a learning by Clone', () => {
    const learned = 'W3/4:c Y3/5:c'
    const primary = cloning('Y3', { pool: 'Rc Rc Rc', learned }, {}, { box: '' }).play('use W3/4')
    expect([primary.learned(0, 'R1'), primary.familiar(0), primary.box()]).toEqual(['R1/3:c', ['Rc', 'Rc'], []])
    const copied = cloning('Y3', { pool: 'Rc Rs Gt', learned }, 'B1/4:t', { box: '' }).play('use W3/4; mark Rc')
    expect([copied.learned(0, 'R1'), copied.familiar(0), copied.box()]).toEqual(['R1/3:c', ['Rs', 'Gt'], []])
    const owners = cloning('Y3', { pool: 'Rc Rc Rc', learned: 'W3/4:c' }, 'Y3/5:c', { box: '' }).play('use W3/4')
    expect([owners.familiar(0), owners.familiar(1), owners.box()]).toEqual([[], [], ['Rc', 'Rc']])
  })

  test('SB-CLONE-44 Swiftness: its morning action at midday, no doubled copy, no Clone as the action', () => {
    for (const level of [3, 4]) {
      const cloner = { pool: 'Bc Bc Bc Bc Ks', learned: 'W3/4:c R1/3:c K2/3:s' }
      const game = cloning('B2 K2', cloner, 'P1/5:c').play(`use W3/4; learn B2/${level}`)
      expect([game.learned(0, 'B2'), game.state.phase]).toEqual([`B2/${level}:c`, 'midday'])
      const spells = level === 3 ? ['use R1/3'] : []
      expect(game.legal()).toEqual(['take Rc', 'take Gt', 'take Bs', 'take Yc', 'take Yt', 'draw', ...spells, 'pass'])
      expect(game.play('take Gt').pool(0)).toEqual([...(level === 3 ? ['Bc'] : []), 'Ks', 'Gt'])
      expect(game.state.phase).toBe('evening')
    }
    const swift = cloning('B2 K2', { pool: 'Kc Gt', learned: 'W3/5:c B2/5:c K2/3:t' }).play('use W3/5; draw')
    expect([swift.pool(0).length, swift.state.phase]).toEqual([3, 'evening'])
    const morning = cloning('B2', { pool: 'Kc Gt', learned: 'W3/5:c B2/5:c' }, {}, { phase: 'morning' })
    expect([...morning.moves('use'), ...morning.play('take Gt').moves('use')]).toEqual([])
    expect(morning.asked).toBe('ask.second-morning')
  })

  test('SB-CLONE-45 a copied morning action does not touch the morning of the next day', () => {
    for (const swift of [false, true]) {
      const learned = swift ? 'W3/5:c B2/5:c' : 'W3/5:c'
      const game = cloning('B2', { pool: 'Kc', learned }, { pool: 'Pc' }).play('use W3/5; draw')
      toDay(game, 3)
      expect([game.seat, game.asked, game.can('draw'), game.pool(0).length]).toEqual([0, 'ask.morning', true, 2])
      if (swift) expect(game.play('draw').asked).toBe('ask.second-morning')
      game.play('draw')
      expect([game.state.phase, game.pool(0).length]).toEqual(['midday', swift ? 6 : 4])
    }
  })

  test('SB-CLONE-46 the use of a copied spell does not teach it', () => {
    const game = cloning('', { pool: 'Kc Kc Kc Kt Kt', learned: 'W3/3:c' }, { pool: 'Pc', learned: 'K1/5:c' })
    game.play('use W3/3; copy K1/3 from 2; store Kc; store Kc')
    expect([game.learned(0, 'K1'), game.score(0)]).toEqual([undefined, 4 + 2])
    expect([game.state.phase, game.legal()]).toEqual(['evening', ['learn K1/3', 'pass']])
    toDay(game, 3)
    expect(game.skipTo('midday').moves('use')).toEqual(['use W3/3'])
  })

  test('SB-CLONE-47 Clone never meets Time Travel, so a dropped Clone stays down', () => {
    for (let i = 0; i < 200; i++) {
      const { spells } = spellbook.view(begin(spellbook, 2, { lineup: 'random' }, `white-${i}`), 0)
      expect(
        spells.filter((name) => name.startsWith('W')),
        `white-${i}`,
      ).toHaveLength(1)
    }
    for (const spells of [`${lineup()} W1`, lineup().replace('B1', 'W1')])
      expect(() => begin(spellbook, 2, { lineup: 'custom', spells }, 'white')).toThrow(Refusal)
    const cloner = { pool: 'Wt Wt Wt Ws Ws Rc Rt Rs', learned: 'W3/5:c R1/3:c K2/3:s' }
    const game = cloning('G3 K2', cloner, { pool: 'Pc', learned: 'G3/5:c' })
    game.play('use W3/4; copy G3/4 from 2; absorb Gt; absorb Bs')
    expect(game.state.phase).toBe('evening')
    for (const wish of ['learn W3/5', 'raise W3', 'raise R1']) game.refused(wish)
    toDay(game, 5).skipTo('midday')
    expect([game.seat, game.learned(0, 'W3')]).toEqual([0, 'W3/4:c'])
    expect(game.moves('use')).toEqual(['use W3/3', 'use W3/4'])
  })

  test('SB-CLONE-59 exactly the named levels can be copied, each only by the Clone level of its phase', () => {
    const named = {
      3: [...of('G1 G2 K1'), ...of('K3', [3, 4])],
      4: [...of('K2 G3'), ...of('B1', [4, 5])],
      5: of('R1 R2 R3 P1 P2 P3'),
    }
    for (const set of [1, 2, 3])
      for (const as of LEVELS)
        for (const owners of LEVELS) {
          const expected = named[as].filter((name) => name[1] === `${set}` && Number(name[3]) <= owners)
          expect(copies(set, as, owners).sort(), `set ${set}, Clone as L${as}`).toEqual(expected.sort())
        }
  })
})
