import { describe, expect, test } from 'vitest'
import { type Scenario, times } from '../testing/scenario.ts'
import { expectFacts } from './facts.ts'
import { cards, evening, expectAlone, midday } from './table.ts'

const SET2 = { options: { lineup: 'set2' } }

/** Three red tokens keep an evening open in which nothing else can be done. */
const HELD = 'Rt Rt Rt'

describe('Storm', () => {
  test('SB-SPELL-W2.0 facts', () => {
    expectFacts('W2', ['none', 'evening', 'evening'], [4, 6, 8], [])
  })

  test('SB-SPELL-W2.1 L3 has no effect', () => {
    const game = evening({ pool: HELD, learned: 'W2/3:c' }, SET2)
    expect(game.moves('use')).toEqual([])
    for (const level of [3, 4, 5]) game.refused(`use W2/${level}`)
    for (const level of [4, 5]) evening({ pool: HELD, learned: `W2/${level}:c` }, SET2).refused('use W2/3')
  })

  for (const [rule, level] of [
    ['SB-SPELL-W2.2', 4],
    ['SB-SPELL-W2.3', 5],
  ] as const) {
    test(`${rule} L${level} replaces tokens, takes 3 and drops to L${level - 1}`, () => {
      const table = { ...SET2, altar: 'Rc Rt Rs Gc Gt', pouch: times(5, 'Bt'), box: '' }
      const game = evening({ pool: 'Ps', learned: `W2/${level}:s` }, table).play(`use W2/${level}`)
      expect(game.legal()).toEqual(['replace Rc', 'replace Rt', 'replace Rs', 'replace Gc', 'replace Gt'])
      game.play('replace Gc; replace Rc; done')
      expect([game.altar, game.box()]).toEqual([
        ['Bt', 'Rt', 'Rs', 'Bt', 'Gt'],
        ['Rc', 'Gc'],
      ])
      expect(game.learned(0, 'W2')).toBe(`W2/${level}:s`) // the drop comes last
      game.play('take Bt; take Rs')
      expect(game.legal()).toEqual(['take Rt', 'take Bt', 'take Gt'])
      game.play('take Gt')
      expect([game.pool(0), game.learned(0, 'W2')]).toEqual([['Ps', 'Bt', 'Rs', 'Gt'], `W2/${level - 1}:s`])
      expect([game.altar.slice(0, 2), game.state.active]).toEqual([['Rt', 'Bt'], 1])
    })
  }

  /** Uses Storm, replaces one token and takes whatever is offered first. */
  function strike(game: Scenario, use: string): Scenario {
    expect(game.seat).toBe(0)
    game.play(use)
    game.play(game.moves('replace')[0]!).play('done')
    while (game.state.active === 0) game.play(game.moves('take')[0]!)
    return game
  }

  test('SB-SPELL-W2.4 learned at L5 it is used twice, at L4 once', () => {
    const twice = evening({ pool: HELD, learned: 'W2/5:c' }, SET2)
    strike(twice, 'use W2/5').endDay().skipTo('evening')
    strike(twice, 'use W2/4').endDay()
    twice.play(`store ${twice.pool(0)[8]}`).skipTo('evening') // there is room again
    const once = evening({ pool: HELD, learned: 'W2/4:c' }, SET2)
    strike(once, 'use W2/4').endDay().skipTo('evening')
    for (const game of [twice, once]) {
      expect([game.seat, game.learned(0, 'W2'), game.moves('use')]).toEqual([0, 'W2/3:c', []])
    }
  })

  test('SB-SPELL-W2.5 the old tokens lie in the box when the new ones are drawn', () => {
    const table = { ...SET2, altar: 'Rc Gt', pouch: 'Bs', box: '' }
    const game = evening({ learned: 'W2/4:c' }, table).play('use W2/4; replace Rc; replace Gt')
    // The blue token, the two replaced ones back in the pouch, one of them drawn; both altar tokens are taken.
    expect(game.events.find((event) => event.type === 'refilled')).toEqual({ type: 'refilled', count: 2 })
    expect(game.pool(0)).toHaveLength(2)
    expect(game.pool(0)).toContain('Bs')
  })

  test('SB-SPELL-W2.6 1 to 10 tokens are replaced', () => {
    const row = 'Rc Rc Rc Rc Rc Gc Gc Gc Gc Gc Bc Bc'
    const pouch = [times(5, 'Yc'), times(5, 'Ys')].join(' ')
    const begin = (altar: string): Scenario =>
      evening({ learned: 'W2/4:c' }, { ...SET2, altar, pouch, box: '' }).play('use W2/4')
    const twelve = begin(row)
    twelve.refused('done')
    for (const kind of [...Array(5).fill('Rc'), ...Array(4).fill('Gc')]) {
      twelve.play(`replace ${kind}`)
      expect(twelve.can('done')).toBe(true)
    }
    twelve.play('replace Bc')
    expect(twelve.moves('replace')).toEqual([])
    expect(twelve.altar.filter((token) => token.startsWith('Y'))).toHaveLength(10)
    expect(twelve.altar.slice(9, 12).filter((token) => !token.startsWith('Y'))).toEqual(['Gc', 'Bc'])
    const one = begin(row).play('replace Bc; done')
    expect(one.altar.join(' ')).toMatch(/^(Rc ){5}(Gc ){5}Y[cs] Bc$/)
    const all = begin('Rc Rt Rs Gc').play('replace Rc; replace Gc; replace Rs; replace Rt')
    expect(all.altar.every((token) => token.startsWith('Y'))).toBe(true)
  })

  test('SB-SPELL-W2.7 the tokens to take are chosen when the new ones are seen', () => {
    const table = { ...SET2, altar: 'Rc Rt Rs Gc Gt', pouch: 'Bt Bt Bt' }
    const game = evening({ learned: 'W2/4:c' }, table).play('use W2/4')
    expect(game.moves('take')).toEqual([])
    game.play('replace Rc; replace Rs')
    expect([game.moves('take'), game.altar.includes('Bt')]).toEqual([[], false])
    game.play('done')
    expect(game.legal()).toEqual(['take Bt', 'take Rt', 'take Gc', 'take Gt'])
  })

  test('SB-SPELL-W2.8 the take is cut to the room and to the altar', () => {
    const room = evening({ pool: `${times(5, 'Ps')} Pt Pt Pt`, learned: 'W2/4:c' }, { ...SET2, altar: 'Rc Gt Bs Wt' })
    room.play('use W2/4; replace Rc; done; take Bs')
    expect([room.pool(0).at(-1), room.pool(0).length, room.learned(0, 'W2')]).toEqual(['Bs', 9, 'W2/3:c'])
    expect([room.altar.slice(1, 3), room.state.active]).toEqual([['Gt', 'Wt'], 1])
    const altar = evening({ pool: 'Ps', learned: 'W2/4:c' }, { ...SET2, altar: 'Rc Gt', pouch: times(5, 'Bs') })
    altar.play('use W2/4; replace Rc; done')
    expect([altar.pool(0), altar.learned(0, 'W2')]).toEqual([['Ps', 'Bs', 'Gt'], 'W2/3:c'])
  })

  test('SB-SPELL-W2.9 not with a full pool or an empty altar', () => {
    const at = (pool: string, altar: string): Scenario => evening({ pool, learned: 'W2/5:c' }, { ...SET2, altar })
    const eight = `${HELD} ${times(5, 'Ps')}`
    expect(at(eight, 'Rc').moves('use')).toEqual(['use W2/4', 'use W2/5'])
    for (const game of [at(`${eight} Bs`, 'Rc'), at(eight, '')]) {
      game.refused('use W2/4')
      game.refused('use W2/5')
    }
  })

  test('SB-SPELL-W2.10 with nothing left to draw as many tokens as possible are placed', () => {
    // The replaced tokens are available themselves, so all of them come back.
    const table = { ...SET2, altar: 'Rc Rt Rs Gc', pouch: '', box: '' }
    const game = evening({ learned: 'W2/4:c' }, table).play('use W2/4; replace Rc; replace Rs; replace Gc; done')
    expect(game.altar.toSorted()).toEqual(['Gc', 'Rc', 'Rs', 'Rt'])
    expect([game.altar[1], game.box(), game.pouch()]).toEqual(['Rt', [], []])
    game.play('take Rt; take Rc; take Gc')
    expect([game.pool(0), game.altar, game.learned(0, 'W2')]).toEqual([['Rt', 'Rc', 'Gc'], ['Rs'], 'W2/3:c'])
  })

  test('SB-SPELL-W2.11 L4 named from L5 drops to L4', () => {
    const game = strike(evening({ learned: 'W2/5:t' }, SET2), 'use W2/4')
    expect([game.learned(0, 'W2'), game.pool(0).length, game.happened('dropped')]).toEqual(['W2/4:t', 3, 1])
  })

  test('SB-SPELL-W2.12 the points follow the marker', () => {
    const game = evening({ learned: 'W2/5:t' }, SET2)
    expect(game.score(0)).toBe(8)
    expect(strike(game, 'use W2/5').score(0)).toBe(6)
    game.endDay().skipTo('evening')
    expect(strike(game, 'use W2/4').score(0)).toBe(4)
  })

  test('SB-SPELL-W2.13 Mirage draws for the tokens taken, before the drop', () => {
    const table = { ...cards('W2 B3'), altar: 'Rt Gt Bc Bs', pouch: times(5, 'Yc') }
    const game = evening({ learned: 'W2/4:c B3/3:t' }, table)
    game.play('use W2/4; replace Bs; done; take Rt; take Gt')
    expect([game.pool(0), game.learned(0, 'W2')]).toEqual([['Rt', 'Gt'], 'W2/4:c'])
    game.play('take Bc')
    expect(game.pool(0)).toEqual(['Rt', 'Gt', 'Bc', 'Yc', 'Yc'])
    const order = game.events.map((event) => event.type).filter((type) => type === 'drew' || type === 'dropped')
    expect([order, game.learned(0, 'W2')]).toEqual([['drew', 'dropped'], 'W2/3:c'])
  })

  test('SB-SPELL-W2.14 it can never be raised or copied', () => {
    expectAlone('W2', ['W1', 'W3'])
    const me = { pool: 'Rc Rt Rs', learned: 'W2/3:c' }
    for (const game of [midday(me, SET2, { learned: 'W2/5:t' }), evening(me, SET2, { learned: 'W2/5:t' })]) {
      for (const move of ['raise W2', 'copy W2/4 from 2', 'copy W2/5 from 2', 'use W2/4']) game.refused(move)
    }
  })

  test('SB-SPELL-W2.15 Knowledge counts it where its marker lies at the end', () => {
    const game = evening({ learned: 'W2/5:c Y2/4:c' }, SET2)
    expect(game.score(0)).toBe(8 + 2)
    expect(strike(game, 'use W2/5').score(0)).toBe(6 + 2)
    game.endDay().skipTo('evening')
    expect(strike(game, 'use W2/4').score(0)).toBe(4 + 1)
  })
})
