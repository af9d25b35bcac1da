import { describe, expect, test } from 'vitest'
import { type Scenario, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { expectFacts, lineup } from './facts.ts'

const MIDDAY = ['midday', 'midday', 'midday']
const full = 'Bt Bt Bt Bt Bt Ks Ks Ks Ks'
const upTo = (n: number, of = full): string => of.split(' ').slice(0, n).join(' ')
const many = `${times(5, 'Yc')} ${times(5, 'Yt')} ${times(4, 'Ys')}`

/** A table whose first seat has learned the cards and holds the pool; the second seat may have cards to copy. */
const table = (learned: string, pool: string, rest: TableSetup = {}, second = '', familiar = ''): Scenario =>
  scenario({
    altar: 'Rc Rt Gs Wc Wt',
    seats: [{ learned, pool, familiar }, { learned: second }],
    options: lineup(`${learned} ${second}`.replace(/\/\d:\w/g, '')),
    ...rest,
  })
/** With these the evening does not pass by itself: altar, pouch and box are seen as the midday left them. */
const purple = 'Pc Pt Ps'
const sorted = (tokens: string[]): string[] => tokens.toSorted()

describe('G1 Purification', () => {
  const at = (rest: TableSetup = {}): TableSetup => ({ phase: 'midday', ...rest })
  test('SB-SPELL-G1.0 facts', () => expectFacts('G1', MIDDAY, [1, 2, 3], []))

  for (const { level, give, get } of [
    { level: 3, give: ['Yt'], get: ['Gs'] },
    { level: 4, give: ['Yt', 'Bs'], get: ['Gs', 'Rc'] },
    { level: 5, give: ['Yt', 'Bs', 'Kc'], get: ['Gs', 'Rc', 'Wt'] },
  ])
    test(`SB-SPELL-G1.${level - 2} L${level} swaps ${level - 2} with the altar`, () => {
      const game = table('G1/5:c', `${purple} Yt Bs Kc`, at({ pouch: '', box: '' })).play(`use G1/${level}`)
      for (const token of give) game.play(`give ${token}`)
      for (const token of get) game.play(`get ${token}`)
      const left = [...purple.split(' '), 'Yt', 'Bs', 'Kc'].filter((token) => !give.includes(token))
      const lying = ['Rc', 'Rt', 'Gs', 'Wc', 'Wt'].filter((token) => !get.includes(token))
      expect(sorted(game.pool(0))).toEqual(sorted([...left, ...get]))
      expect(sorted(game.altar)).toEqual(sorted([...lying, ...give]))
      expect([game.state.phase, game.box()]).toEqual(['evening', []])
    })

  test('SB-SPELL-G1.4 a token put on the altar cannot come back in the same use', () => {
    const game = table('G1/4:c', 'Pt Pc Ps Ks', at({ altar: 'Yc Yt Ys' })).play('use G1/4; give Pt; give Ks')
    expect(game.legal()).toEqual(['get Yc', 'get Yt', 'get Ys'])
    game.play('get Yt')
    expect(game.legal()).toEqual(['get Yc', 'get Ys'])
    game.refused('get Pt')
    game.play('get Ys')
    expect([sorted(game.pool(0)), sorted(game.altar.slice(0, 3))]).toEqual([
      ['Pc', 'Ps', 'Ys', 'Yt'],
      ['Ks', 'Pt', 'Yc'],
    ])
  })

  test('SB-SPELL-G1.5 the pool keeps its size; the swap works with 9 tokens', () => {
    const game = table('G1/5:c', full, at()).play('use G1/5; give Bt; give Bt; give Ks; get Rc; get Rt; get Wt')
    expect(sorted(game.pool(0))).toEqual(sorted([...'Bt Bt Bt Ks Ks Ks'.split(' '), 'Rc', 'Rt', 'Wt']))
    expect(game.altar.slice(0, 5).filter((token) => token === 'Bt')).toHaveLength(2)
  })

  test('SB-SPELL-G1.6 as many as possible are swapped, the same number on both sides', () => {
    const poor = table('G1/5:c', 'Pt Pc', at()).play('use G1/5; get Rc; get Wt')
    expect(sorted(poor.pool(0))).toEqual(['Rc', 'Wt'])
    expect(sorted(poor.altar.slice(0, 5))).toEqual(['Gs', 'Pc', 'Pt', 'Rt', 'Wc'])
    const bare = table('G1/5:c', 'Pt Pc Ps Ks', at({ altar: 'Rc Wt' })).play('use G1/5; give Ks; give Pt')
    expect(sorted(bare.pool(0))).toEqual(['Pc', 'Ps', 'Rc', 'Wt'])
    expect(sorted(bare.altar.slice(0, 2))).toEqual(['Ks', 'Pt'])
  })

  test('SB-SPELL-G1.7 with an empty pool or an empty altar it cannot be used', () => {
    const bare = table('G1/5:c', 'Pt Pc', at({ altar: '' }))
    for (const level of [3, 4, 5]) bare.refused(`use G1/${level}`)
    // Feast keeps the midday of a player with an empty pool from passing by itself.
    const poor = table('G1/5:c K3/4:c', '', at())
    expect(poor.moves('use')).toEqual(['use K3/4'])
    for (const level of [3, 4, 5]) poor.refused(`use G1/${level}`)
  })

  test('SB-SPELL-G1.8 colours and runes do not matter; equal tokens may be swapped', () => {
    const any = table('G1/3:c', 'Rc Pt Ks', at()).play('use G1/3')
    expect(any.legal()).toEqual(['give Rc', 'give Pt', 'give Ks'])
    expect(any.play('give Ks').legal()).toEqual(['get Rc', 'get Rt', 'get Gs', 'get Wc', 'get Wt'])
    const equal = table('G1/3:c', 'Rc Pt', at({ altar: 'Rc Wt' })).play('use G1/3; give Rc; get Rc')
    expect([sorted(equal.pool(0)), equal.altar.slice(0, 2)]).toEqual([
      ['Pt', 'Rc'],
      ['Rc', 'Wt'],
    ])
    expect(equal.happened('swapped')).toBe(1)
  })

  test('SB-SPELL-G1.9 it never triggers Mirage', () => {
    const game = table('G1/4:c B3/5:c', 'Pt Pt', at({ altar: 'Rc Wc', pouch: many })).play('use G1/4')
    expect(sorted(game.pool(0))).toEqual(['Rc', 'Wc'])
    expect(game.happened('drew')).toBe(0)
  })

  test("SB-SPELL-G1.10 copied by Clone L3 the cloner's pool takes part", () => {
    const seats = [
      { learned: 'W3/3:c', pool: 'Pt Ks Bs' },
      { learned: 'G1/4:c', pool: 'Yc Yt' },
    ]
    const game = table('W3 G1', '', at({ seats })).play('use W3/3; copy G1/4 from 2; give Ks; give Pt; get Gs; get Rt')
    expect([sorted(game.pool(0)), game.pool(1)]).toEqual([
      ['Bs', 'Gs', 'Rt'],
      ['Yc', 'Yt'],
    ])
    expect(sorted(game.altar.slice(0, 5))).toEqual(['Ks', 'Pt', 'Rc', 'Wc', 'Wt'])
    expect([game.learned(0, 'W3'), game.learned(1, 'G1')]).toEqual(['W3/3:c', 'G1/4:c'])
  })
})

describe('G2 Cure', () => {
  const at = (pouch: string, box = ''): TableSetup => ({ phase: 'midday', pouch, box })
  test('SB-SPELL-G2.0 facts', () => expectFacts('G2', MIDDAY, [3, 4, 5], []))

  for (const { level, out } of [
    { level: 3, out: ['Pc'] },
    { level: 4, out: ['Pc', 'Yc'] },
    { level: 5, out: ['Pc', 'Yc', 'Ks'] },
  ])
    test(`SB-SPELL-G2.${level - 2} L${level} draws ${level - 2}, then discards as many`, () => {
      const game = table('G2/5:c', `${purple} Pc Ks Ks`, at(times(5, 'Yc'))).play(`use G2/${level}`)
      expect([game.pool(0).length, game.pouch().length]).toEqual([6 + level - 2, 5 - (level - 2)])
      for (const [i, token] of out.entries()) {
        expect(game.box()).toHaveLength(i)
        game.play(`discard ${token}`)
      }
      expect([sorted(game.box()), game.pool(0).length, game.state.phase]).toEqual([sorted(out), 6, 'evening'])
    })

  test('SB-SPELL-G2.4 the discards are chosen after the draw, among old and new tokens', () => {
    const game = table('G2/4:c', `${purple} Ks`, at('Yc Yt')).play('use G2/4')
    const all = ['discard Pc', 'discard Pt', 'discard Ps', 'discard Ks', 'discard Yc', 'discard Yt']
    expect(sorted(game.legal())).toEqual(sorted(all))
    game.play('discard Yt; discard Ks')
    expect([sorted(game.pool(0)), sorted(game.box())]).toEqual([
      ['Pc', 'Ps', 'Pt', 'Yc'],
      ['Ks', 'Yt'],
    ])
  })

  test('SB-SPELL-G2.5 the discard is compulsory', () => {
    const game = table('G2/4:c', purple, at('Yc Yt')).play('use G2/4')
    for (const move of ['pass', 'done']) game.refused(move)
    game.play('discard Yc')
    for (const move of ['pass', 'done']) game.refused(move)
    expect(game.moves('discard')).toHaveLength(4)
  })

  test('SB-SPELL-G2.6 exactly as many tokens are discarded as were drawn', () => {
    const room = table('G2/5:c', upTo(7), at('Yc Yc Yc Yc')).play('use G2/5; discard Bt')
    expect(room.moves('discard')).toHaveLength(3)
    room.play('discard Yc')
    expect([room.pool(0).length, sorted(room.box()), room.state.phase]).toEqual([7, ['Bt', 'Yc'], 'evening'])
    const lack = table('G2/5:c', purple, at('Yc', 'Yt')).play('use G2/5')
    expect(lack.pool(0)).toEqual(['Pc', 'Pt', 'Ps', 'Yc', 'Yt'])
    lack.play('discard Yc; discard Yt')
    expect([lack.pool(0), sorted(lack.box()), lack.state.phase]).toEqual([['Pc', 'Pt', 'Ps'], ['Yc', 'Yt'], 'evening'])
    const none = table('G2/5:c', purple, at('', ''))
    for (const level of [3, 4, 5]) none.refused(`use G2/${level}`)
  })

  test('SB-SPELL-G2.7 pool 8, L5: draw 1, discard 1', () => {
    const game = table('G2/5:c', upTo(8), at('Yc Yc Yc')).play('use G2/5')
    expect([game.pool(0).length, game.pouch().length]).toEqual([9, 2])
    game.play('discard Yc')
    expect([game.pool(0).length, game.box(), game.state.phase]).toEqual([8, ['Yc'], 'evening'])
  })

  test('SB-SPELL-G2.8 with 9 tokens it cannot be used', () => {
    const game = table('G2/5:c', full, at(many))
    for (const level of [3, 4, 5]) game.refused(`use G2/${level}`)
    expect(table('G2/5:c', upTo(8), at(many)).moves('use')).toEqual(['use G2/3', 'use G2/4', 'use G2/5'])
  })

  test('SB-SPELL-G2.9 with an empty pool the drawn tokens are discarded again', () => {
    const game = table('G2/5:c', '', at(times(5, 'Yc'), 'Ws')).play('use G2/5')
    expect(game.pool(0)).toEqual([])
    expect(sorted(game.box())).toEqual(['Ws', 'Yc', 'Yc', 'Yc'])
    expect(game.happened('discarded')).toBe(3)
  })

  test('SB-SPELL-G2.10 it never triggers Mirage', () => {
    const game = table('G2/4:c B3/5:c', purple, at(times(5, 'Yc'))).play('use G2/4; discard Yc; discard Yc')
    expect([game.pool(0), game.pouch().length]).toEqual([['Pc', 'Pt', 'Ps'], 3])
  })

  test("SB-SPELL-G2.11 copied by Clone L3 it works with the cloner's pool", () => {
    const seats = [
      { learned: 'W3/3:c', pool: `Pc ${purple}` },
      { learned: 'G2/5:c', pool: 'Ks' },
    ]
    const game = table('W3 G2', '', { ...at('Yc Yc Yc'), seats }).play('use W3/3; copy G2/5 from 2')
    expect(game.pool(0)).toHaveLength(7)
    game.play('discard Pc; discard Yc; discard Yc')
    expect([sorted(game.pool(0)), game.pool(1), sorted(game.box())]).toEqual([
      ['Pc', 'Ps', 'Pt', 'Yc'],
      ['Ks'],
      ['Pc', 'Yc', 'Yc'],
    ])
  })
})

describe('G3 Growth', () => {
  const evening: TableSetup = { phase: 'evening' }
  const stored = (n: number): string => upTo(n, many)
  test('SB-SPELL-G3.0 facts', () => expectFacts('G3', ['evening', 'evening', 'evening'], [3, 4, 6], []))

  test('SB-SPELL-G3.1 L3 swaps 1 pool token with 1 stored token; the marker stays', () => {
    const game = table('G3/3:c', 'Pt Ks', evening, '', 'Bc Ys').play('use G3/3')
    expect(game.legal()).toEqual(['give Pt', 'give Ks'])
    expect(game.play('give Ks').legal()).toEqual(['get Bc', 'get Ys'])
    game.play('get Ys')
    expect([sorted(game.pool(0)), sorted(game.familiar(0))]).toEqual([
      ['Pt', 'Ys'],
      ['Bc', 'Ks'],
    ])
    expect([game.learned(0, 'G3'), game.altar.slice(0, 5)]).toEqual(['G3/3:c', ['Rc', 'Rt', 'Gs', 'Wc', 'Wt']])
  })

  for (const { level, take } of [
    { level: 4, take: ['Wc', 'Rt'] },
    { level: 5, take: ['Wc', 'Rt', 'Gs'] },
  ])
    test(`SB-SPELL-G3.${level - 2} L${level} stores ${take.length} from the altar, then the marker drops`, () => {
      const game = table(`G3/${level}:t`, 'Pt', evening, '', 'Bc').play(`use G3/${level}`)
      for (const token of take) {
        expect([game.learned(0, 'G3'), game.moves('pass'), game.moves('done')]).toEqual([`G3/${level}:t`, [], []])
        game.play(`absorb ${token}`)
      }
      expect([game.familiar(0), game.pool(0)]).toEqual([['Bc', ...take], ['Pt']])
      expect(game.learned(0, 'G3')).toBe(`G3/${level - 1}:t`)
      const lying = ['Rc', 'Rt', 'Gs', 'Wc', 'Wt'].filter((token) => !take.includes(token))
      expect(game.altar.slice(0, lying.length)).toEqual(lying)
    })

  test('SB-SPELL-G3.4 L3: the pool token takes the space of the token it replaces', () => {
    const game = table('G3/3:c', 'Pt Ks', evening, '', 'Bc Ys Rs').play('use G3/3; give Ks; get Ys')
    expect([game.familiar(0), game.pool(0).length]).toEqual([['Bc', 'Ks', 'Rs'], 2])
    expect(game.pool(0)).toContain('Ys')
  })

  test('SB-SPELL-G3.5 L3 works with a full pool and with a full familiar', () => {
    const game = table('G3/3:c', full, evening, '', stored(14)).play('use G3/3; give Ks; get Yt')
    expect([game.pool(0).length, game.familiar(0).length]).toEqual([9, 14])
    expect([game.pool(0).includes('Yt'), game.familiar(0).includes('Ks')]).toEqual([true, true])
  })

  test('SB-SPELL-G3.6 L3 needs a pool token and a stored token', () => {
    expect(table('G3/5:c', 'Pt', evening).moves('use')).toEqual(['use G3/4', 'use G3/5'])
    expect(table('G3/5:c', '', evening, '', 'Bc').moves('use')).toEqual(['use G3/4', 'use G3/5'])
    expect(table('G3/5:c', 'Pt', evening, '', 'Bc').moves('use')).toEqual(['use G3/3', 'use G3/4', 'use G3/5'])
    table('G3/5:c', 'Pt', evening).refused('use G3/3')
  })

  test('SB-SPELL-G3.7 the L4 effect with the marker on L5 drops it to L4', () => {
    const game = table('G3/5:s', '', evening).play('use G3/4; absorb Wc; absorb Wt')
    expect([game.familiar(0), game.learned(0, 'G3')]).toEqual([['Wc', 'Wt'], 'G3/4:s'])
  })

  test('SB-SPELL-G3.8 the L3 effect never drops the marker', () => {
    for (const level of [3, 4, 5]) {
      const game = table(`G3/${level}:t`, 'Pt', evening, '', 'Bc').play('use G3/3')
      expect([game.pool(0), game.familiar(0), game.learned(0, 'G3')]).toEqual([['Bc'], ['Pt'], `G3/${level}:t`])
    }
  })

  test('SB-SPELL-G3.9 as many as possible are stored and the marker still drops', () => {
    const bare = table('G3/5:c', '', { ...evening, altar: 'Rc Rt' }).play('use G3/5')
    expect([sorted(bare.familiar(0)), bare.learned(0, 'G3')]).toEqual([['Rc', 'Rt'], 'G3/4:c'])
    const tight = table('G3/5:c', '', evening, '', stored(12)).play('use G3/5; absorb Wt; absorb Gs')
    expect([tight.familiar(0).slice(12), tight.learned(0, 'G3')]).toEqual([['Wt', 'Gs'], 'G3/4:c'])
    const last = table('G3/4:c', '', evening, '', stored(13)).play('use G3/4; absorb Wt')
    expect([last.familiar(0).slice(13), last.learned(0, 'G3')]).toEqual([['Wt'], 'G3/3:c'])
    expect(last.altar).toContain('Gs')
  })

  test('SB-SPELL-G3.10 with an empty altar or a full familiar L4 and L5 cannot be used', () => {
    for (const game of [
      table('G3/5:c', 'Pt', { ...evening, altar: '' }, '', 'Bc'),
      table('G3/5:c', 'Pt', evening, '', stored(14)),
    ]) {
      expect(game.moves('use')).toEqual(['use G3/3'])
      game.refused('use G3/4')
      game.refused('use G3/5')
    }
  })

  test('SB-SPELL-G3.11 the points follow the marker: 6, 4, 3', () => {
    const game = table('G3/5:c', '', evening)
    expect(game.score(0)).toBe(6)
    game.play('use G3/5; absorb Rc; absorb Rt; absorb Gs')
    expect([game.familiar(0).length, game.score(0)]).toEqual([3, 4 + 3])
    game.endDay().skipTo('evening').play('use G3/4')
    for (let i = 0; i < 2; i++) game.play(game.moves('absorb')[0]!)
    expect([game.familiar(0).length, game.score(0), game.learned(0, 'G3')]).toEqual([5, 3 + 5, 'G3/3:c'])
  })

  test('SB-SPELL-G3.12 the room in the pool does not matter for L4 and L5', () => {
    const game = table('G3/5:c', full, evening).play('use G3/5; absorb Rc; absorb Rt; absorb Wt')
    expect([game.pool(0), game.familiar(0)]).toEqual([full.split(' '), ['Rc', 'Rt', 'Wt']])
    expect(table('G3/5:c', full, evening).can('use G3/4')).toBe(true)
  })

  test('SB-SPELL-G3.13 it never triggers Mirage', () => {
    const store = table('G3/5:c B3/5:c', '', evening).play('use G3/4; absorb Rc; absorb Wc')
    expect([store.familiar(0), store.pool(0)]).toEqual([['Rc', 'Wc'], []])
    const swap = table('G3/5:c B3/5:c', 'Pt', evening, '', 'Yc').play('use G3/3')
    expect(swap.pool(0)).toEqual(['Yc'])
  })

  test('SB-SPELL-G3.14 Time Travel may raise the card again after a drop', () => {
    const game = table('G3/4:s W1/3:c', 'Pc', evening).play('use G3/4; absorb Rc; absorb Rt')
    expect(game.learned(0, 'G3')).toBe('G3/3:s')
    game.endDay().skipTo('evening').play('use W1/3')
    expect([game.learned(0, 'G3'), game.learned(0, 'W1')]).toEqual(['G3/4:s', 'W1/3:c'])
    expect(game.endDay().skipTo('evening').can('use G3/4')).toBe(true)
  })

  test('SB-SPELL-G3.15 storing the 14th token triggers the end', () => {
    const game = table('G3/4:c', '', evening, '', stored(12)).play('use G3/4; absorb Rc')
    expect(game.view(0).ending).toBe(false)
    game.play('absorb Rt')
    expect(game.view(0).ending).toBe(true)
    expect(game.events).toContainEqual({ type: 'ending', seat: 0, cause: 'familiar' })
    expect(game.learned(0, 'G3')).toBe('G3/3:c')
    game.endDay()
    expect([game.seat, game.standings?.length]).toEqual([-1, 2])
  })

  test("SB-SPELL-G3.16 copied by Clone with the L4 or L5 effect the Clone marker drops, not the owner's", () => {
    for (const { clone, level, after } of [
      { clone: 'W3/4:s', level: 4, after: 'W3/3:s' },
      { clone: 'W3/4:s', level: 5, after: 'W3/3:s' },
      { clone: 'W3/5:s', level: 5, after: 'W3/4:s' },
    ]) {
      const game = table(`${clone} G3/5:s`, 'Pt', { phase: 'midday' }, 'G3/5:t')
      game.play(`use W3/4; copy G3/${level} from 2; absorb Rc; absorb Rt`)
      if (level === 5) game.play('absorb Wt')
      expect(game.familiar(0)).toHaveLength(level - 2)
      expect([game.familiar(1), game.learned(1, 'G3')]).toEqual([[], 'G3/5:t'])
      expect([game.learned(0, 'W3'), game.learned(0, 'G3')]).toEqual([after, 'G3/5:s'])
    }
  })

  test("SB-SPELL-G3.17 copied by Clone with the L3 effect no marker drops and the cloner's familiar takes part", () => {
    const seats = [
      { learned: 'W3/4:s', pool: 'Pt Ks', familiar: 'Bc Bs' },
      { learned: 'G3/5:t', pool: 'Yc', familiar: 'Yt' },
    ]
    const game = table('W3 G3', '', { phase: 'midday', seats }).play('use W3/4; copy G3/3 from 2; give Ks; get Bs')
    expect([sorted(game.pool(0)), game.familiar(0)]).toEqual([
      ['Bs', 'Pt'],
      ['Bc', 'Ks'],
    ])
    expect([game.pool(1), game.familiar(1)]).toEqual([['Yc'], ['Yt']])
    expect([game.learned(0, 'W3'), game.learned(1, 'G3')]).toEqual(['W3/4:s', 'G3/5:t'])
  })
})
