import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, times } from '../testing/scenario.ts'
import { expectFacts } from './facts.ts'
import { cards, evening, midday } from './table.ts'

const SET2 = { options: { lineup: 'set2' } }
const SET3 = { options: { lineup: 'set3' } }

const isOver = (game: Scenario): boolean => game.state.active === 1
const TWELVE = [times(5, 'Kt'), times(4, 'Ks'), times(3, 'Ps')].join(' ')
const THIRTEEN = `${TWELVE} Ps`
const FOURTEEN = `${TWELVE} Ps Ps`

describe('Offering', () => {
  test('SB-SPELL-K1.0 facts', () => {
    expectFacts('K1', ['midday', 'midday', 'midday'], [2, 4, 6], [])
  })

  for (const [rule, level, stored] of [
    ['SB-SPELL-K1.1', 3, 2],
    ['SB-SPELL-K1.2', 4, 3],
    ['SB-SPELL-K1.3', 5, 4],
  ] as const) {
    test(`${rule} L${level} stores ${stored} tokens of one colour`, () => {
      const game = midday({ pool: 'Rc Rc Rc Rc Rc Gs Gs Gs', learned: `K1/${level}:t` })
      game.play(`use K1/${level}; store Rc`)
      expect(game.familiar(0)).toEqual(Array(stored).fill('Rc'))
      expect(game.pool(0)).toEqual([...Array(5 - stored).fill('Rc'), 'Gs', 'Gs', 'Gs'])
      expect(game.state.phase).toBe('evening')
    })
  }

  test('SB-SPELL-K1.4 the user chooses the colour and the tokens, whatever their runes', () => {
    const game = midday({ pool: 'Rc Rt Rs Gc Gt', learned: 'K1/3:c' }).play('use K1/3')
    expect(game.legal()).toEqual(['store Rc', 'store Rt', 'store Rs', 'store Gc', 'store Gt'])
    game.play('store Rs')
    expect(game.legal()).toEqual(['store Rc', 'store Rt'])
    game.play('store Rt')
    expect(game.familiar(0)).toEqual(['Rs', 'Rt'])
    expect(game.pool(0)).toEqual(['Rc', 'Gc', 'Gt'])
  })

  test('SB-SPELL-K1.5 with too few tokens of the colour all of them are stored', () => {
    const pool = 'Rc Rt Bs Gc Gc Gc Gc'
    const two = midday({ pool, learned: 'K1/5:c' }).play('use K1/5; store Rt')
    expect(two.familiar(0)).toEqual(['Rt', 'Rc'])
    const one = midday({ pool, learned: 'K1/5:c' }).play('use K1/5; store Bs')
    expect(one.familiar(0)).toEqual(['Bs'])
    expect(one.pool(0)).toEqual(['Rc', 'Rt', 'Gc', 'Gc', 'Gc', 'Gc'])
    expect(one.state.phase).toBe('evening')
  })

  test('SB-SPELL-K1.6 only the spaces are filled', () => {
    const game = midday({ pool: 'Rc Rt Rs Rs Gc', familiar: TWELVE, learned: 'K1/5:c' })
    game.play('use K1/5; store Rt')
    expect(game.legal()).toEqual(['store Rc', 'store Rs'])
    game.play('store Rs')
    expect(game.familiar(0).slice(12)).toEqual(['Rt', 'Rs'])
    expect(game.pool(0)).toEqual(['Rc', 'Rs', 'Gc'])
  })

  test('SB-SPELL-K1.7 never two colours, and three tokens do not stand for one', () => {
    const game = midday({ pool: 'Rc Rt Rs Gc Bt Ys Pc', learned: 'K1/3:c' }).play('use K1/3; store Rc')
    for (const other of ['Gc', 'Bt', 'Ys', 'Pc']) game.refused(`store ${other}`)
    for (const wild of ['three-different-runes', 'same-rune']) {
      const pool = wild === 'same-rune' ? 'Rc Gc Bc Yc Pc' : 'Rc Gc Bt Ys Pc'
      const single = midday({ pool, learned: 'K1/5:c' }, { options: { wild } }).play('use K1/5; store Rc')
      expect(single.familiar(0)).toEqual(['Rc'])
      expect(single.pool(0)).toHaveLength(4)
    }
  })

  test('SB-SPELL-K1.8 not with an empty pool or a full familiar', () => {
    const levels = ['use K1/3', 'use K1/4', 'use K1/5']
    const learned = 'K1/5:c G2/3:c' // Cure keeps the midday open
    const fine = midday({ pool: 'Rc', familiar: THIRTEEN, learned }, cards('G2'))
    expect(fine.moves('use')).toEqual(['use G2/3', ...levels])
    const full = midday({ pool: 'Rc', familiar: FOURTEEN, learned }, cards('G2'))
    const empty = midday({ pool: '', learned }, cards('G2'))
    for (const game of [full, empty]) for (const use of levels) game.refused(use)
  })

  test("SB-SPELL-K1.9 copied by Clone, the cloner's pool and familiar count", () => {
    const owner = { pool: 'Bc Bc Bc', familiar: FOURTEEN, learned: 'K1/4:c' }
    const game = midday({ pool: 'Rc Rt Rs Rs Gs', learned: 'W3/3:c' }, cards('W3'), owner)
    game.play('use W3/3; copy K1/4 from 2')
    expect(game.legal()).toEqual(['store Rc', 'store Rt', 'store Rs', 'store Gs'])
    game.play('store Rc; store Rs; store Rs')
    expect([game.familiar(0), game.pool(0)]).toEqual([
      ['Rc', 'Rs', 'Rs'],
      ['Rt', 'Gs'],
    ])
    expect([game.familiar(1).length, game.pool(1), game.learned(1, 'K1')]).toEqual([14, ['Bc', 'Bc', 'Bc'], 'K1/4:c'])
    // The other way round the owner's spaces do not help; Cure keeps the midday open.
    const full = { pool: 'Rc', familiar: FOURTEEN, learned: 'W3/3:c G2/3:c' }
    midday(full, cards('W3 G2'), { learned: 'K1/4:c' }).refused('use W3/3')
  })
})

describe('Focus', () => {
  test('SB-SPELL-K2.0 facts', () => {
    expectFacts('K2', ['evening', 'evening', 'evening'], [3, 4, 5], [3, 4, 5])
  })

  test("SB-SPELL-K2.1 L3 stores 1 pool token with the marker's rune", () => {
    for (const [rune, fitting] of [
      ['c', ['Rc', 'Bc']],
      ['t', ['Gt', 'Yt']],
      ['s', ['Ws', 'Ps']],
    ] as const) {
      const me = { pool: 'Rc Gt Ws Bc Yt Ps', learned: `K2/3:${rune}` }
      const game = evening(me, { ...SET2, altar: 'Rc Rt Rs' }).play('use K2/3')
      expect(game.legal()).toEqual(fitting.map((token) => `store ${token}`))
      game.play(`store ${fitting[1]}`)
      expect(game.familiar(0)).toEqual([fitting[1]])
      expect(game.pool(0)).toEqual(me.pool.split(' ').filter((token) => token !== fitting[1]))
      expect(isOver(game)).toBe(true)
    }
  })

  for (const [rule, level, stored, taken] of [
    ['SB-SPELL-K2.2', 4, 2, 1],
    ['SB-SPELL-K2.3', 5, 3, 2],
  ] as const) {
    test(`${rule} L${level} stores ${stored} or takes ${taken} with the marker's rune`, () => {
      const begin = (): Scenario => {
        const me = { pool: 'Gs Rt Rt Rt Rt Gc Bt', learned: `K2/${level}:t` }
        return evening(me, { ...SET2, altar: 'Wt Wc Wc Wc' }).play(`use K2/${level}`)
      }
      expect(begin().legal()).toEqual(['store Rt', 'store Bt', 'take Wt'])
      const storing = begin().play('store Bt')
      expect(storing.familiar(0)).toEqual(['Bt', ...Array(stored - 1).fill('Rt')])
      expect(storing.pool(0)).toHaveLength(7 - stored)
      expect(storing.altar.slice(0, 4)).toEqual(['Wt', 'Wc', 'Wc', 'Wc'])
      expect(isOver(storing)).toBe(true)

      const altar = 'Wt Wc Pt Bt Ys'
      const taking = evening({ pool: 'Rt Gs', learned: `K2/${level}:t` }, { ...SET2, altar })
      taking.play(`use K2/${level}; take Pt${taken === 2 ? '; take Wt' : ''}`)
      expect(taking.pool(0)).toEqual(['Rt', 'Gs', 'Pt', ...(taken === 2 ? ['Wt'] : [])])
      expect(taking.familiar(0)).toEqual([])
      expect(taking.altar.slice(0, 5 - taken)).toEqual(taken === 2 ? ['Wc', 'Bt', 'Ys'] : ['Wt', 'Wc', 'Bt', 'Ys'])
      expect(isOver(taking)).toBe(true)
    })
  }

  test('SB-SPELL-K2.4 one branch per use', () => {
    const begin = (pool: string, altar: string): Scenario =>
      evening({ pool, learned: 'K2/5:c' }, { ...SET2, altar }).play('use K2/5')
    const storing = begin('Rc Bc Gc Yc', 'Wc Pc Yc').play('store Rc')
    expect(storing.legal()).toEqual(['store Bc', 'store Gc', 'store Yc'])
    storing.refused('take Wc')
    const taking = begin('Rc Bc Gc Yc', 'Wc Pc Yc').play('take Wc')
    expect(taking.legal()).toEqual(['take Pc', 'take Yc'])
    taking.refused('store Rc')
    // A branch that runs dry does not lead over to the other one.
    const stored = begin('Rc', 'Wc Pc Yc').play('store Rc')
    expect([stored.familiar(0), stored.pool(0), isOver(stored)]).toEqual([['Rc'], [], true])
    const took = begin('Rc Bc', 'Wc').play('take Wc')
    expect([took.familiar(0), took.pool(0), isOver(took)]).toEqual([[], ['Rc', 'Bc', 'Wc'], true])
  })

  test('SB-SPELL-K2.5 each branch goes as far as tokens, spaces or room allow', () => {
    const use = (me: SeatSetup, altar: string, moves: string): Scenario =>
      evening({ ...me, learned: 'K2/5:c' }, { ...SET2, altar }).play(`use K2/5; ${moves}`)
    expect(use({ pool: 'Rc Bc Gt' }, 'Wc', 'store Rc').familiar(0)).toEqual(['Rc', 'Bc'])
    const spaces = use({ pool: 'Rc Bc Gc', familiar: TWELVE }, 'Wc', 'store Rc; store Gc')
    expect([spaces.familiar(0).slice(12), spaces.pool(0), isOver(spaces)]).toEqual([['Rc', 'Gc'], ['Bc'], true])
    expect(use({ pool: 'Rc' }, 'Wc Wt Ws', 'take Wc').pool(0)).toEqual(['Rc', 'Wc'])
    const room = use({ pool: `${times(5, 'Rt')} Rc Bt Bt` }, 'Wc Pc', 'take Pc')
    expect([room.pool(0).slice(5), room.altar[0], isOver(room)]).toEqual([['Rc', 'Bt', 'Bt', 'Pc'], 'Wc', true])
  })

  test('SB-SPELL-K2.6 a branch must move a token', () => {
    const game = (me: SeatSetup, altar: string): Scenario => evening({ learned: 'K2/5:c', ...me }, { ...SET2, altar })
    const fullPool = game({ pool: `Rc Gc Kc Yc ${times(5, 'Bt')}` }, 'Wc Pc').play('use K2/5')
    expect(fullPool.legal()).toEqual(['store Rc', 'store Gc', 'store Kc', 'store Yc'])
    const fullFamiliar = game({ pool: 'Rc Gc', familiar: FOURTEEN }, 'Bc Pc Gc').play('use K2/5')
    expect(fullFamiliar.legal()).toEqual(['take Bc', 'take Pc', 'take Gc'])
    expect(game({ pool: 'Rt' }, 'Bc Pc Gc').play('use K2/5').moves('store')).toEqual([])
    expect(game({ pool: 'Rc Gc Kc Yc' }, 'Bt').play('use K2/5').moves('take')).toEqual([])
    // With one branch and no more tokens than it moves there is no choice left.
    expect(game({ pool: 'Rc Gc' }, 'Bt').play('use K2/5').familiar(0)).toEqual(['Rc', 'Gc'])

    // Three triangles of a colour keep the evening open.
    const levels = ['use K2/3', 'use K2/4', 'use K2/5']
    expect(game({ pool: 'Rt Rt Rt Gc' }, 'Bt').moves('use')).toEqual(levels)
    expect(game({ pool: 'Rt Rt Rt Gc', familiar: FOURTEEN }, 'Bc').moves('use')).toEqual(['use K2/4', 'use K2/5'])
    const idle = [
      game({ pool: 'Rt Rt Rt' }, 'Bt Bs'),
      game({ pool: 'Rt Rt Rt Gc', familiar: FOURTEEN }, 'Bt'),
      game({ pool: 'Rt Rt Rt Gc Gc Gc Bc Bc Bc', familiar: FOURTEEN }, 'Bc Pc'),
      game({ pool: 'Rt Rt Rt Gt Gt Gt Bt Bt Bt' }, 'Bc Pc'),
    ]
    for (const one of idle) for (const level of levels) one.refused(level)
  })

  test('SB-SPELL-K2.7 the colours do not matter', () => {
    const circles = ['Rc', 'Pc', 'Gc', 'Kc', 'Wc', 'Bc', 'Yc']
    const table = { ...SET2, altar: `${circles.join(' ')} Rs` }
    const game = evening({ pool: `Rt ${circles.join(' ')}`, learned: 'K2/5:c' }, table).play('use K2/5')
    expect(game.moves('store')).toEqual(circles.map((token) => `store ${token}`))
    expect(game.moves('take')).toEqual(circles.map((token) => `take ${token}`))
    expect(game.play('store Rc; store Kc; store Yc').familiar(0)).toEqual(['Rc', 'Kc', 'Yc'])
  })

  test("SB-SPELL-K2.8 raised by Time Travel it keeps the marker's rune", () => {
    const table = { ...cards('K2'), altar: 'Rc Rt', pouch: times(5, 'Ws') }
    const game = evening({ pool: 'Rc Bs Gs Yt', learned: 'K2/3:s W1/3:t' }, table)
    game.play('use W1/3') // discards the circle, raises Focus
    expect(game.learned(0, 'K2')).toBe('K2/4:s')
    game.endDay().skipTo('evening').play('use K2/4')
    expect([game.seat, game.legal()]).toEqual([0, ['store Bs', 'store Gs', 'take Ws']])
  })

  test('SB-SPELL-K2.9 Mirage notices the take branch only', () => {
    const begin = (rune: string): Scenario => {
      const table = { ...cards('K2 B3'), altar: 'Wc Pc', pouch: times(5, 'Ys') }
      return evening({ pool: 'Rc Gc', learned: `K2/5:c B3/3:${rune}` }, table).play('use K2/5')
    }
    expect(begin('c').play('take Wc').pool(0)).toEqual(['Rc', 'Gc', 'Wc', 'Pc', 'Ys', 'Ys'])
    expect(begin('t').play('take Wc').pool(0)).toEqual(['Rc', 'Gc', 'Wc', 'Pc'])
    const storing = begin('c').play('store Rc')
    expect([storing.familiar(0), storing.pool(0)]).toEqual([['Rc', 'Gc'], []])
  })

  test("SB-SPELL-K2.10 copied by Clone: the owner's rune, everything else the cloner's", () => {
    const owner = { pool: times(5, 'Bc'), familiar: FOURTEEN, learned: 'K2/5:c' }
    const table = { ...cards('K2 W3'), altar: 'Pc Pt Bs' }
    const game = midday({ pool: 'Rc Gc Bt Ys', learned: 'W3/4:t K2/3:s' }, table, owner)
    game.play('use W3/4')
    expect(game.legal()).toEqual(['copy K2/3 from 2', 'copy K2/4 from 2', 'copy K2/5 from 2'])
    game.play('copy K2/4 from 2')
    expect(game.legal()).toEqual(['store Rc', 'store Gc', 'take Pc'])
    game.play('store Gc')
    expect([game.familiar(0), game.pool(0), game.familiar(1).length]).toEqual([['Gc', 'Rc'], ['Bt', 'Ys'], 14])

    const full = midday({ pool: `Rc Gc Yc Kc ${times(5, 'Bt')}`, learned: 'W3/4:t' }, table, { learned: 'K2/5:c' })
    expect(full.play('use W3/4; copy K2/5 from 2').legal()).toEqual(['store Rc', 'store Gc', 'store Yc', 'store Kc'])
  })

  test("SB-SPELL-K2.11 alone Clone copies L4 with the Clone marker's rune", () => {
    const begin = (): Scenario => {
      const table = { ...cards('K2 W3'), players: 1, phase: 'midday', altar: 'Wt Pt Wc Ws Bc Bs Yc' } as const
      return scenario({ ...table, seats: [{ pool: 'Rc Gt Bt Yt Rs', learned: 'W3/4:t' }] }).play(
        'use W3/4; copy K2/4 from 1',
      )
    }
    expect(begin().legal()).toEqual(['store Gt', 'store Bt', 'store Yt', 'take Wt', 'take Pt'])
    const storing = begin().play('store Yt; store Gt')
    expect([storing.familiar(0), storing.pool(0)]).toEqual([
      ['Yt', 'Gt'],
      ['Rc', 'Bt', 'Rs'],
    ])
    const taking = begin().play('take Pt')
    expect([taking.familiar(0), taking.pool(0)]).toEqual([[], ['Rc', 'Gt', 'Bt', 'Yt', 'Rs', 'Pt']])
    expect(taking.moves('take')).toEqual([])
  })
})

describe('Feast', () => {
  /** Three tokens to learn with keep the evening open, so that the altar stays as it is. */
  const HELD = 'Pc Pc Pc'

  test('SB-SPELL-K3.0 facts', () => {
    expectFacts('K3', ['midday', 'midday', 'end'], [2, 2, 0], [])
  })

  test('SB-SPELL-K3.1 L3 takes 1 altar token of a stored colour', () => {
    const me = { pool: HELD, familiar: 'Rc Gt', learned: 'K3/3:c' }
    const game = midday(me, { ...SET3, altar: 'Rs Ws Gs Bc Pc Kc' }).play('use K3/3')
    expect(game.legal()).toEqual(['take Rs', 'take Gs'])
    game.play('take Gs')
    expect(game.pool(0)).toEqual(['Pc', 'Pc', 'Pc', 'Gs'])
    expect(game.altar).toEqual(['Rs', 'Ws', 'Bc', 'Pc', 'Kc'])
    expect([game.familiar(0), game.state.phase]).toEqual([['Rc', 'Gt'], 'evening'])
  })

  test('SB-SPELL-K3.2 L4 stores 1 token straight from the altar', () => {
    const game = midday({ pool: HELD, learned: 'K3/4:c' }, { ...SET3, altar: 'Rs Ws Bt' })
    game.play('use K3/4; absorb Ws')
    expect([game.familiar(0), game.altar, game.pool(0)]).toEqual([['Ws'], ['Rs', 'Bt'], ['Pc', 'Pc', 'Pc']])
    expect(game.state.phase).toBe('evening')
  })

  test('SB-SPELL-K3.3 L5 scores every stored colour at the end, 7 at most', () => {
    for (const [familiar, colours] of [
      ['Rc Rt Pc Pt Gc Gt Kc Kt Wc Wt Bc Bt Yc', 7],
      [THIRTEEN, 3],
    ] as const) {
      const game = midday({ pool: 'Ys', familiar, learned: 'K3/5:c' }, SET3)
      game.play('store Ys').endDay() // the rest of the day passes by itself
      expect(game.standings?.[0]?.score).toBe(colours + 18)
    }
  })

  test('SB-SPELL-K3.4 on L5 the actions of L3 and L4 stay usable', () => {
    const me = { familiar: 'Rc', learned: 'K3/5:c', pool: 'Bc' }
    const game = midday(me, { ...SET3, altar: 'Rs Rt Rc Ws' })
    expect(game.moves('use')).toEqual(['use K3/3', 'use K3/4'])
    game.play('use K3/4; absorb Ws').endDay().skipTo('midday').play('use K3/3; take Rt')
    expect([game.familiar(0), game.pool(0), game.learned(0, 'K3')]).toEqual([['Rc', 'Ws'], ['Bc', 'Rt'], 'K3/5:c'])
  })

  test('SB-SPELL-K3.5 L3 needs a stored colour on the altar and room', () => {
    const can = (familiar: string, pool: string, altar: string): boolean =>
      midday({ familiar, pool, learned: 'K3/3:c' }, { ...SET3, altar }).can('use K3/3')
    expect(can('Rc', 'Pc', 'Rs Gs')).toBe(true)
    expect(can('', 'Pc', 'Rs Gs')).toBe(false)
    expect(can('Bc', 'Rc', 'Rs Gs')).toBe(false) // a colour of the pool does not count
    expect(can('Kc', 'Pc', 'Rs Gs')).toBe(false)
    expect(can('Rc', `${times(5, 'Pc')} Rt Rt Rt`, 'Rs Gs')).toBe(true)
    expect(can('Rc', `${times(5, 'Pc')} Rt Rt Rt Rt`, 'Rs Gs')).toBe(false)
    expect(can('Rc', 'Pc', '')).toBe(false)
  })

  test('SB-SPELL-K3.6 L3 takes any rune, into the pool', () => {
    const game = midday({ familiar: 'Rc', learned: 'K3/3:t' }, { ...SET3, altar: 'Rc Rt Rs Gc' })
    expect(game.play('use K3/3').legal()).toEqual(['take Rc', 'take Rt', 'take Rs'])
    game.play('take Rs')
    expect([game.pool(0), game.familiar(0)]).toEqual([['Rs'], ['Rc']])
  })

  test('SB-SPELL-K3.7 L4 stores any colour, also with a full pool', () => {
    const altar = ['Rc', 'Pt', 'Gs', 'Kc', 'Wt', 'Bs', 'Yc']
    const pool = `${times(5, 'Pc')} ${times(4, 'Rt')}`
    const game = midday({ pool, familiar: 'Rc', learned: 'K3/4:c' }, { ...SET3, altar: altar.join(' ') })
    expect(game.play('use K3/4').legal()).toEqual(altar.map((token) => `absorb ${token}`))
    game.play('absorb Yc')
    expect([game.familiar(0), game.pool(0).join(' ')]).toEqual([['Rc', 'Yc'], pool])
  })

  test('SB-SPELL-K3.8 L4 not with an empty altar or a full familiar', () => {
    const at = (familiar: string, altar: string): Scenario =>
      midday({ familiar, pool: 'Rc', learned: 'K3/4:c' }, { ...SET3, altar })
    expect(at(THIRTEEN, 'Pt').moves('use')).toEqual(['use K3/3', 'use K3/4'])
    expect(at(FOURTEEN, 'Pt').moves('use')).toEqual(['use K3/3'])
    at(FOURTEEN, 'Pt').refused('use K3/4')
    at(THIRTEEN, '').refused('use K3/4')
  })

  test('SB-SPELL-K3.9 L5 counts a colour once, and neither pool nor markers', () => {
    const me = { familiar: 'Rc Rt Rs', pool: 'Gc Bc Yc', learned: 'K3/5:c P3/4:c' }
    expect(scenario({ ...SET3, seats: [me] }).score(0)).toBe(1 + 3 + 3) // colours, three stored tokens, Divination L4
    expect(scenario({ ...SET3, seats: [{ ...me, familiar: '' }] }).score(0)).toBe(3)
  })

  test('SB-SPELL-K3.10 only a marker on L5 scores colours', () => {
    const score = (level: number): number =>
      scenario({ ...SET3, seats: [{ familiar: 'Rc Gt Bs', learned: `K3/${level}:c` }] }).score(0)
    expect([score(3), score(4), score(5)]).toEqual([2 + 3, 2 + 3, 3 + 3])
  })

  test('SB-SPELL-K3.11 red, red, blue and yellow score 3 and the familiar 4', () => {
    const me = { familiar: 'Rc Rt Bs Yc', learned: 'K3/5:c' }
    expect(scenario({ ...SET3, seats: [me] }).score(0)).toBe(3 + 4)
  })

  test('SB-SPELL-K3.12 Mirage notices the take of L3, never L4', () => {
    const begin = (rune: string): Scenario => {
      const table = { ...SET3, altar: 'Rc Gc Ws', pouch: times(5, 'Yt') }
      return midday({ familiar: 'Rt', pool: 'Bt', learned: `K3/4:s B3/3:${rune}` }, table)
    }
    expect(begin('c').play('use K3/3').pool(0)).toEqual(['Bt', 'Rc', 'Yt'])
    expect(begin('s').play('use K3/3').pool(0)).toEqual(['Bt', 'Rc'])
    const stored = begin('c').play('use K3/4; absorb Rc')
    expect([stored.familiar(0), stored.pool(0)]).toEqual([['Rt', 'Rc'], ['Bt']])
  })

  test('SB-SPELL-K3.13 raised from L4 to L5 it gives 2 points for the colours', () => {
    for (const [familiar, colours] of [
      ['Rc', 1],
      ['Rc Gc Bc Yc Pc', 5],
    ] as const) {
      const game = evening({ familiar, pool: 'Yc', learned: 'K3/4:t W1/3:t' }, cards('K3'))
      const others = 2 + familiar.split(' ').length // Time Travel L3 and the familiar
      expect(game.score(0)).toBe(2 + others)
      game.play('use W1/3')
      expect([game.learned(0, 'K3'), game.score(0)]).toEqual(['K3/5:t', colours + others])
    }
  })

  test("SB-SPELL-K3.14 Clone copies L3 and L4, also from L5, with the colours of the cloner's familiar", () => {
    const begin = (familiar: string, owned: string): Scenario => {
      const owner = { familiar: 'Gc', learned: owned }
      return midday({ familiar, learned: 'W3/3:t', pool: 'Bc' }, { ...SET3, altar: 'Rt Gt Rs' }, owner)
    }
    const game = begin('Rc', 'K3/5:c').play('use W3/3')
    expect(game.moves('copy')).toEqual(['copy K3/3 from 2', 'copy K3/4 from 2'])
    expect(game.play('copy K3/3 from 2').legal()).toEqual(['take Rt', 'take Rs'])
    expect(game.play('take Rs').pool(0)).toEqual(['Bc', 'Rs'])
    const stored = begin('Rc', 'K3/4:c').play('use W3/3; copy K3/4 from 2; absorb Gt')
    expect([stored.familiar(0), stored.familiar(1)]).toEqual([['Rc', 'Gt'], ['Gc']])
    expect(begin('Yc', 'K3/5:c').play('use W3/3').moves('copy')).toEqual(['copy K3/4 from 2'])
    expect(begin('Rc', 'K3/3:c').play('use W3/3').moves('copy')).toEqual(['copy K3/3 from 2'])
  })

  test('SB-SPELL-K3.15 the colour score cannot be copied', () => {
    const me = { familiar: 'Rc Gt', learned: 'W3/5:t', pool: 'Bc' }
    for (const level of [3, 4, 5]) {
      const game = midday(me, { ...SET3, altar: 'Rt Ys' }, { learned: 'K3/5:c' })
      if (game.can(`use W3/${level}`)) game.play(`use W3/${level}`)
      game.refused('copy K3/5 from 2')
    }
    const game = midday(me, { ...SET3, altar: 'Rt Ys' }, { learned: 'K3/5:c' })
    game.play('use W3/3; copy K3/4 from 2; absorb Ys')
    expect(game.score(0)).toBe(6 + 3) // Clone L5 and three stored tokens
  })
})
