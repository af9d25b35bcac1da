import { describe, expect, test } from 'vitest'
import { type Scenario, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { expectFacts, lineup } from './facts.ts'

const MORNING = ['morning', 'morning', 'morning']
const LEVELS = [
  { level: 3, rune: 'c' },
  { level: 4, rune: 't' },
  { level: 5, rune: 's' },
]
const full = 'Gt Gt Gt Gt Gt Ks Ks Ks Ks'

/** A table whose first seat has learned the cards and holds the pool; the second seat may have cards to copy. */
const table = (learned: string, pool: string, rest: TableSetup = {}, second = ''): Scenario =>
  scenario({
    altar: 'Rc Pt Ks Wc Yt',
    seats: [{ learned, pool }, { learned: second }],
    options: lineup(`${learned} ${second}`.replace(/\/\d:\w/g, '')),
    ...rest,
  })

const count = (game: Scenario): number[] => game.state.players.map((player) => player.pool.length)
const ten = `${times(5, 'Bt')} ${times(5, 'Ws')}`
const circles = `${times(5, 'Yc')} ${times(5, 'Gc')}`

describe('R1 Sacrifice', () => {
  test('SB-SPELL-R1.0 facts', () => expectFacts('R1', MORNING, [1, 2, 3], []))

  for (const [i, { level, rune }] of LEVELS.entries())
    test(`SB-SPELL-R1.${i + 1} L${level} discards a ${rune} and draws 4`, () => {
      const game = table('R1/5:c', 'Gc Gt Gs', { pouch: 'Yc Yt Wc Ws', box: '' }).play(`use R1/${level}`)
      expect(game.box()).toEqual([`G${rune}`])
      const kept = ['Gc', 'Gt', 'Gs'].filter((token) => token !== `G${rune}`)
      expect(game.pool(0).toSorted()).toEqual([...kept, 'Yc', 'Yt', 'Wc', 'Ws'].toSorted())
      expect(game.altar).toEqual(['Rc', 'Pt', 'Ks', 'Wc', 'Yt'])
      expect(game.state.phase).toBe('midday')
    })

  test('SB-SPELL-R1.4 lower levels give the choice of the rune', () => {
    const uses = (learned: string): string[] => table(learned, 'Gc Gt Gs').moves('use')
    expect(uses('R1/3:s')).toEqual(['use R1/3'])
    expect(uses('R1/4:s')).toEqual(['use R1/3', 'use R1/4'])
    expect(uses('R1/5:s')).toEqual(['use R1/3', 'use R1/4', 'use R1/5'])
  })

  test('SB-SPELL-R1.5 any colour with the rune may be discarded, the own colour too', () => {
    const pool = 'Rt Pt Gt Kt Wt Bt Yt Rc Gs'
    const game = table('R1/5:c', pool, { pouch: circles, box: '' }).play('use R1/4')
    expect(game.legal().toSorted()).toEqual(
      'R P G K W B Y'
        .split(' ')
        .map((colour) => `discard ${colour}t`)
        .toSorted(),
    )
    game.play('discard Bt')
    expect(game.box()).toEqual(['Bt'])
    expect(game.pool(0)).toHaveLength(9)
  })

  test('SB-SPELL-R1.6 a level without a token of its rune in the pool cannot be used', () => {
    for (const { level, rune } of LEVELS) {
      const game = table('R1/5:c', ['Gc', 'Gt', 'Gs', 'Kc', 'Kt', 'Ks'].filter((token) => token[1] !== rune).join(' '))
      expect(game.moves('use')).toEqual(LEVELS.filter((one) => one.level !== level).map((one) => `use R1/${one.level}`))
      game.refused(`use R1/${level}`)
    }
  })

  test('SB-SPELL-R1.7 markers cannot be discarded', () => {
    const game = table('R1/5:c K1/3:t', 'Gs Bs', { pouch: 'Yc Yt Wc Wt', box: '' })
    expect(game.moves('use')).toEqual(['use R1/5'])
    game.play('use R1/5')
    expect(game.legal()).toEqual(['discard Gs', 'discard Bs'])
    game.play('discard Gs')
    expect([game.learned(0, 'R1'), game.learned(0, 'K1')]).toEqual(['R1/5:c', 'K1/3:t'])
    const square = table('R1/5:s', 'Gc Gt')
    expect(square.can('use R1/5')).toBe(false)
  })

  test('SB-SPELL-R1.8 the discard makes room: 9 tokens draw 1, 6 draw 4', () => {
    for (const [pool, drawn] of [
      [`Gc ${full.slice(0, -3)}`, 1],
      ['Gc Gt Gt Gt Gs Gs', 4],
    ] as const) {
      const before = pool.split(' ').length
      const game = table('R1/3:t', pool, { pouch: times(5, 'Yc'), box: '' }).play('use R1/3')
      expect(game.pool(0)).toHaveLength(before - 1 + drawn)
      expect(game.pool(0)).toHaveLength(9)
      expect(game.box()).toEqual(['Gc'])
      expect(game.pouch()).toHaveLength(5 - drawn)
    }
  })

  test('SB-SPELL-R1.9 with an empty pouch the box with the discarded token is drawn', () => {
    const alone = table('R1/3:t', 'Gc Gt', { pouch: '', box: '' }).play('use R1/3')
    expect(alone.pool(0)).toEqual(['Gt', 'Gc'])
    const game = table('R1/3:t', 'Gc Gt', { pouch: 'Ws', box: 'Yt Ys' }).play('use R1/3')
    expect(game.pool(0).toSorted()).toEqual(['Gc', 'Gt', 'Ws', 'Ys', 'Yt'])
    expect([game.box(), game.pouch()]).toEqual([[], []])
  })

  test('SB-SPELL-R1.10 Swiftness may grant it at any of its levels', () => {
    for (const { level, rune } of LEVELS) {
      const at = { phase: 'evening', pouch: times(5, 'Yc'), box: '' } as const
      const game = table('R1/5:c', `Bc Bc Bc G${rune}`, { ...at, options: lineup('R1 B2') }).play('learn B2/3')
      expect(game.moves('use')).toEqual([`use R1/${level}`])
      game.play(`use R1/${level}`)
      expect(game.state.players[0]!.pool).toHaveLength(4)
      expect(game.box()).toContain(`G${rune}`)
    }
    const twice = table('R1/5:c B2/5:c', 'Gc Gt', { pouch: ten })
    twice.play('use R1/4; use R1/3')
    expect(count(twice)).toEqual([8, 0])
    expect(twice.state.phase).toBe('midday')
  })

  test('SB-SPELL-R1.11 copied by Clone L5 it costs a token of the Clone rune and one of its own', () => {
    const at = { phase: 'midday', pouch: times(5, 'Yc'), box: '' } as const
    const one = table('W3/5:s', 'Gs', at, 'R1/5:t').play('use W3/5')
    expect(one.moves('copy')).toEqual([])
    const game = table('W3/5:s', 'Gs Bs Kc', at, 'R1/5:t').play('use W3/5')
    expect(game.legal()).toEqual(['discard Gs', 'discard Bs'])
    game.play('discard Gs')
    expect(game.moves('copy')).toEqual(['copy R1/3 from 2', 'copy R1/5 from 2'])
    game.play('copy R1/5 from 2')
    expect(game.box().toSorted()).toEqual(['Bs', 'Gs'])
    expect(game.pool(0)).toEqual(['Kc', 'Yc', 'Yc', 'Yc', 'Yc'])
    expect([game.learned(1, 'R1'), game.pool(1)]).toEqual(['R1/5:t', []])
  })

  test('SB-SPELL-R1.12 its draws do not trigger Mirage', () => {
    const game = table('R1/3:c B3/5:c', 'Gc', { pouch: circles.replace('Gc', 'Yt') }).play('use R1/3')
    expect(game.pool(0)).toHaveLength(4)
  })
})

describe('R2 Eruption', () => {
  test('SB-SPELL-R2.0 facts', () => expectFacts('R2', MORNING, [2, 3, 4], []))

  for (const [i, { level }] of LEVELS.entries())
    test(`SB-SPELL-R2.${i + 1} L${level} draws until the pool holds ${level + 1}`, () => {
      for (let held = 0; held <= level; held++) {
        const game = table('R2/5:c', times(held, 'Gc'), { pouch: ten })
        game.play(`use R2/${level}`)
        expect(count(game)).toEqual([level + 1, 0])
        expect(game.pool(0).filter((token) => token === 'Gc')).toHaveLength(held)
        expect(game.pouch()).toHaveLength(10 - (level + 1 - held))
        expect(game.altar).toHaveLength(5)
      }
    })

  test('SB-SPELL-R2.4 with an empty pool L5 draws 6', () => {
    const game = table('R2/5:c', '', { pouch: 'Yc Yt Ys Wc Wt Ws', box: '' }).play('use R2/5')
    expect(game.pool(0).toSorted()).toEqual(['Wc', 'Ws', 'Wt', 'Yc', 'Ys', 'Yt'])
  })

  test('SB-SPELL-R2.5 a number that is already reached cannot be used', () => {
    const held = (n: number): Scenario => table('R2/5:c', full.split(' ').slice(0, n).join(' '))
    expect(held(3).moves('use')).toEqual(['use R2/3', 'use R2/4', 'use R2/5'])
    expect(held(4).moves('use')).toEqual(['use R2/4', 'use R2/5'])
    expect(held(5).moves('use')).toEqual(['use R2/5'])
    for (const n of [6, 7, 8]) {
      const game = held(n)
      for (const level of [3, 4, 5]) game.refused(`use R2/${level}`)
      expect(count(game)).toEqual([n, 0])
    }
  })

  test('SB-SPELL-R2.6 with too few tokens those are drawn', () => {
    const game = table('R2/5:c', 'Gc', { pouch: 'Yc', box: 'Yt' }).play('use R2/5')
    expect(game.pool(0)).toEqual(['Gc', 'Yc', 'Yt'])
    const none = table('R2/5:c', 'Gc', { pouch: '', box: '' })
    expect(none.moves('use')).toEqual([])
  })

  test('SB-SPELL-R2.7 Swiftness may grant it, even twice in one morning', () => {
    const twice = table('R2/5:c B2/5:c', '').play('use R2/3')
    expect(count(twice)).toEqual([4, 0])
    expect(twice.moves('use')).toEqual(['use R2/4', 'use R2/5'])
    twice.play('use R2/5')
    expect(count(twice)).toEqual([6, 0])
    expect(twice.state.phase).toBe('midday')
    const atOnce = table('R2/4:c', 'Bc Bc Bc Gt', { phase: 'evening', options: lineup('R2 B2') }).play('learn B2/3')
    expect(atOnce.moves('use')).toEqual(['use R2/3', 'use R2/4'])
    atOnce.play('use R2/4')
    expect(atOnce.state.players[0]!.pool).toHaveLength(5)
  })

  test('SB-SPELL-R2.8 copied by Clone L5 the discarded token is gone before the count', () => {
    const at = { phase: 'midday', pouch: circles.replaceAll('c', 's'), box: '' } as const
    const six = table('W3/5:c', 'Pc Gt Gt Gt Gt Gt', at, 'R2/5:t').play('use W3/5')
    expect(six.moves('copy')).toEqual(['copy R2/5 from 2'])
    six.play('copy R2/5 from 2')
    expect(count(six)).toEqual([6, 0])
    expect(six.box()).toEqual(['Pc'])
    expect(six.pouch()).toHaveLength(9)
    const seven = table('W3/5:c', 'Pc Gt Gt Gt Gt Gt Kt', at, 'R2/5:t').play('use W3/5')
    expect(seven.moves('copy')).toEqual([])
  })

  test('SB-SPELL-R2.9 its draws do not trigger Mirage', () => {
    const game = table('R2/3:c B3/5:c', '', { pouch: circles }).play('use R2/3')
    expect(game.pool(0)).toHaveLength(4)
  })
})

describe('R3 Blaze', () => {
  test('SB-SPELL-R3.0 facts', () => expectFacts('R3', MORNING, [0, 2, 5], []))

  for (const [i, { level }] of LEVELS.entries())
    test(`SB-SPELL-R3.${i + 1} L${level} draws 4, then every other player takes 1`, () => {
      const game = table('R3/5:c', 'Gt', { players: 3 }).play(`use R3/${level}`)
      expect([game.seat, ...count(game)]).toEqual([1, 5, 0, 0])
      expect(game.altar).toHaveLength(5)
      game.play('take Ks; take Rc')
      expect([game.pool(1), game.pool(2), game.altar]).toEqual([['Ks'], ['Rc'], ['Pt', 'Wc', 'Yt']])
      expect(count(game)).toEqual([5, 1, 1])
      expect([game.seat, game.state.phase]).toEqual([0, 'midday'])
    })

  test('SB-SPELL-R3.4 the user draws first, cut to the room', () => {
    const game = table('R3/3:c', 'Gt Gt Gt Gt Gs Gs Gs', { pouch: times(5, 'Yc'), box: '' }).play('use R3/3')
    expect([game.seat, ...count(game)]).toEqual([1, 9, 0])
    expect(game.pouch()).toHaveLength(3)
    expect(game.altar).toHaveLength(5)
    game.play('take Rc')
    expect(count(game)).toEqual([9, 1])
  })

  test("SB-SPELL-R3.5 the others choose one after the other, clockwise from the user's left", () => {
    const game = scenario({
      players: 4,
      active: 1,
      altar: 'Rc Pt Ks Wc',
      seats: [{}, { learned: 'R3/4:c' }],
      options: lineup('R3'),
    }).play('use R3/4')
    expect([game.seat, game.legal()]).toEqual([2, ['take Rc', 'take Pt', 'take Ks', 'take Wc']])
    game.play('take Pt')
    expect([game.seat, game.legal()]).toEqual([3, ['take Rc', 'take Ks', 'take Wc']])
    game.play('take Wc')
    expect([game.seat, game.legal()]).toEqual([0, ['take Rc', 'take Ks']])
    game.play('take Rc')
    expect([game.pool(2), game.pool(3), game.pool(0)]).toEqual([['Pt'], ['Wc'], ['Rc']])
    expect([game.seat, game.state.phase, game.altar]).toEqual([1, 'midday', ['Ks']])
  })

  test('SB-SPELL-R3.6 a player with room must take', () => {
    const game = table('R3/3:c', '', { altar: 'Rc Pt' }).play('use R3/3')
    expect([game.seat, game.legal()]).toEqual([1, ['take Rc', 'take Pt']])
    for (const move of ['pass', 'done', 'draw']) game.refused(move, 1)
    game.refused('take Rc', 0)
    const last = table('R3/3:c', '', { altar: 'Rc' }).play('use R3/3')
    expect([last.pool(1), last.altar, last.seat]).toEqual([['Rc'], [], 0])
  })

  test('SB-SPELL-R3.7 a player with 9 tokens is skipped', () => {
    const seats = [{ learned: 'R3/3:c' }, { pool: full }, { pool: 'Bc Bc Bc Bc Bs Bs Bs Bs' }]
    const game = table('R3', '', { players: 3, seats }).play('use R3/3')
    expect(game.seat).toBe(2)
    game.play('take Yt')
    expect([count(game)[1], game.pool(2).includes('Yt'), count(game)[2]]).toEqual([9, true, 9])
    expect(game.pool(1).toSorted()).toEqual(full.split(' ').toSorted())
  })

  test('SB-SPELL-R3.8 an empty altar gives the remaining players nothing and is not refilled', () => {
    const game = table('R3/3:c', '', { players: 4, altar: 'Rc Pt' }).play('use R3/3; take Pt')
    expect([game.pool(1), game.pool(2), game.pool(3), game.altar]).toEqual([['Pt'], ['Rc'], [], []])
    expect([game.seat, game.state.phase]).toEqual([0, 'midday'])
    const empty = table('R3/3:c', '', { altar: '' }).play('use R3/3')
    expect([count(empty), empty.altar]).toEqual([[4, 0], []])
  })

  test('SB-SPELL-R3.9 with a full pool it cannot be used', () => {
    const game = table('R3/5:c', full)
    expect(game.moves('use')).toEqual([])
    for (const level of [3, 4, 5]) game.refused(`use R3/${level}`)
    expect(table('R3/5:c', full.slice(3)).moves('use')).toHaveLength(3)
  })

  test("SB-SPELL-R3.10 the others' takes do not trigger their Mirage", () => {
    const game = table('R3/3:c', '', { altar: 'Rc Pc Kc' }, 'B3/5:c').play('use R3/3; take Rc')
    expect([game.pool(1), game.altar]).toEqual([['Rc'], ['Pc', 'Kc']])
    const user = table('R3/3:c B3/5:c', '', { altar: 'Rc Pc Kc' }).play('use R3/3; take Rc')
    expect(count(user)).toEqual([4, 1])
  })

  test('SB-SPELL-R3.11 copied by Clone everybody but the cloner takes, the owner included', () => {
    const at = { players: 3, phase: 'midday', altar: 'Rc Pt Ks Wc' } as const
    const seats = [{}, { learned: 'W3/5:c', pool: 'Gc Gt' }, { learned: 'R3/4:s' }]
    const game = table('R3 W3', '', { ...at, active: 1, seats }).play('use W3/5; copy R3/3 from 3')
    expect([game.seat, ...count(game)]).toEqual([2, 0, 5, 0])
    game.play('take Ks')
    expect(game.seat).toBe(0)
    game.play('take Pt')
    expect([game.pool(2), game.pool(0), count(game)[1]]).toEqual([['Ks'], ['Pt'], 5])
  })

  test('SB-SPELL-R3.12 Swiftness may grant it; the others take with each use', () => {
    const game = table('R3/4:c B2/5:c', '').play('use R3/3; take Rc; use R3/4; take Pt')
    expect([game.pool(1), game.altar]).toEqual([
      ['Rc', 'Pt'],
      ['Ks', 'Wc', 'Yt'],
    ])
    expect([game.state.phase, ...count(game)]).toEqual(['midday', 8, 2])
    const atOnce = table('R3/3:c', 'Bc Bc Bc', { phase: 'evening', options: lineup('R3 B2') })
    atOnce.play('learn B2/3; use R3/3')
    expect([atOnce.seat, ...count(atOnce)]).toEqual([1, 4, 0])
    atOnce.play('take Yt')
    expect(atOnce.pool(1)).toEqual(['Yt'])
  })

  test('SB-SPELL-R3.13 solo: the player gives the opponent an altar token', () => {
    const at = { players: 1, opponent: { pool: 'Bt' } }
    const game = table('R3/3:c', '', { ...at, altar: 'Rc Pt Ks' }).play('use R3/3')
    expect([game.seat, ...count(game)]).toEqual([0, 4])
    expect(game.legal()).toEqual(['feed Rc', 'feed Pt', 'feed Ks'])
    game.play('feed Pt')
    expect([game.view(0).opponent, game.altar]).toMatchObject([{ board: [], pool: ['Bt', 'Pt'] }, ['Rc', 'Ks']])
    expect([game.state.phase, ...count(game)]).toEqual(['midday', 4])
    const empty = table('R3/3:c', '', { ...at, altar: '' }).play('use R3/3')
    expect([empty.view(0).opponent?.pool, count(empty), empty.altar]).toEqual([['Bt'], [4], []])
  })
})
