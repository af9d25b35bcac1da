import { describe, expect, test } from 'vitest'
import { parseSpell } from '../spell.ts'
import { type Scenario, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { expectFacts, lineup } from './facts.ts'

const MORNING = ['morning', 'morning', 'morning']
const LEVELS = [
  { level: 3, rune: 'c' },
  { level: 4, rune: 't' },
  { level: 5, rune: 's' },
]
const full = 'Gt Gt Gt Gt Gt Ks Ks Ks Ks'
const upTo = (n: number): string => full.split(' ').slice(0, n).join(' ')
const circles = `${times(5, 'Kc')} ${times(5, 'Wc')}`

/** A table whose first seat has learned the cards and holds the pool; the second seat may have cards to copy. */
const table = (learned: string, pool: string, rest: TableSetup = {}, second = ''): Scenario =>
  scenario({
    altar: 'Rc Pt Ks Yc Yt',
    seats: [{ learned, pool }, { learned: second }],
    options: lineup(`${learned} ${second}`.replace(/\/\d:\w/g, '')),
    ...rest,
  })

const count = (game: Scenario): number[] => game.state.players.map((player) => player.pool.length)
/** Who got tokens, how and by which card, in order. */
const drawsAndTakes = (game: Scenario): string[] =>
  game.events.flatMap((event) =>
    event.type === 'took' || event.type === 'drew'
      ? [`${event.type} ${event.seat} ${['P2', 'B3'].find((id) => parseSpell(id) === event.by) ?? ''}`]
      : [],
  )

describe('P1 Levitation', () => {
  const altar = 'Rc Rt Rs Gc Gt Gs Yc Yt Ys'
  test('SB-SPELL-P1.0 facts', () => expectFacts('P1', MORNING, [3, 4, 5], []))

  for (const [i, { level, rune }] of LEVELS.entries())
    test(`SB-SPELL-P1.${i + 1} L${level} takes two tokens with a ${rune}`, () => {
      const game = table('P1/5:c', 'Kc', { altar }).play(`use P1/${level}`)
      expect(game.legal()).toEqual([`take R${rune}`, `take G${rune}`, `take Y${rune}`])
      game.play(`take Y${rune}; take R${rune}`)
      expect(game.pool(0)).toEqual(['Kc', `Y${rune}`, `R${rune}`])
      expect(game.altar).toEqual(altar.split(' ').filter((token) => token !== `Y${rune}` && token !== `R${rune}`))
      expect(game.state.phase).toBe('midday')
    })

  test('SB-SPELL-P1.4 lower levels give the choice of the rune; both tokens bear the same', () => {
    const uses = (learned: string): string[] => table(learned, '', { altar }).moves('use')
    expect(uses('P1/3:s')).toEqual(['use P1/3'])
    expect(uses('P1/4:s')).toEqual(['use P1/3', 'use P1/4'])
    expect(uses('P1/5:s')).toEqual(['use P1/3', 'use P1/4', 'use P1/5'])
    const game = table('P1/5:s', '', { altar }).play('use P1/5; take Gs')
    expect(game.legal()).toEqual(['take Rs', 'take Ys'])
    game.refused('take Rc')
  })

  test('SB-SPELL-P1.5 the colours do not matter', () => {
    const colours = ['R', 'P', 'G', 'K', 'W', 'B', 'Y']
    const game = table('P1/4:s', '', { altar: 'Rt Pt Gt Kt Wt Bt Yt Yt' }).play('use P1/4')
    expect(game.legal()).toEqual(colours.map((colour) => `take ${colour}t`))
    expect(game.play('take Yt').legal()).toEqual(colours.map((colour) => `take ${colour}t`))
    expect(game.play('take Yt').pool(0)).toEqual(['Yt', 'Yt'])
  })

  test('SB-SPELL-P1.6 a single token of the rune is taken alone', () => {
    const game = table('P1/3:s', '', { altar: 'Rt Gc Yt Ks' }).play('use P1/3')
    expect([game.pool(0), game.altar]).toEqual([['Gc'], ['Rt', 'Yt', 'Ks']])
    expect(game.state.phase).toBe('midday')
  })

  test('SB-SPELL-P1.7 with room for 1 token the user takes 1 of the matching ones', () => {
    const game = table('P1/3:s', upTo(8), { altar: 'Rc Rt Gc Ks Yc' }).play('use P1/3')
    expect(game.legal()).toEqual(['take Rc', 'take Gc', 'take Yc'])
    game.play('take Gc')
    expect([game.pool(0).length, game.altar]).toEqual([9, ['Rc', 'Rt', 'Ks', 'Yc']])
    expect(game.pool(0)).toContain('Gc')
    expect(game.state.phase).toBe('midday')
  })

  test('SB-SPELL-P1.8 without a matching altar token or without room it cannot be used', () => {
    for (const { level, rune } of LEVELS) {
      const game = table('P1/5:c', '', { altar: altar.replaceAll(rune, rune === 'c' ? 't' : 'c') })
      expect(game.moves('use')).toEqual(LEVELS.filter((one) => one.level !== level).map((one) => `use P1/${one.level}`))
      game.refused(`use P1/${level}`)
    }
    const crowded = table('P1/5:c', full, { altar: 'Rc Rt Rs' })
    for (const { level } of LEVELS) crowded.refused(`use P1/${level}`)
  })

  test('SB-SPELL-P1.9 if 2 are possible, 2 are taken', () => {
    const game = table('P1/3:s', '', { altar: 'Rc Gc Yc' }).play('use P1/3; take Gc')
    expect(game.legal()).toEqual(['take Rc', 'take Yc'])
    for (const move of ['pass', 'done']) game.refused(move)
    const both = table('P1/3:s', upTo(7), { altar: 'Rc Gc Yt' }).play('use P1/3')
    expect([both.pool(0).slice(7).toSorted(), both.altar]).toEqual([['Gc', 'Rc'], ['Yt']])
  })

  test('SB-SPELL-P1.10 Mirage is triggered twice or not at all', () => {
    const drawn = (mirage: string, use: string): number => {
      const game = table(`P1/5:t ${mirage}`, '', { altar: 'Rc Gc Yt Kt', pouch: circles }).play(use)
      expect(game.altar).toHaveLength(2)
      return game.pool(0).length - 2
    }
    expect(drawn('B3/3:c', 'use P1/3')).toBe(2)
    expect(drawn('B3/4:c', 'use P1/3')).toBe(4)
    expect(drawn('B3/5:c', 'use P1/4')).toBe(0)
    expect(drawn('B3/3:t', 'use P1/4')).toBe(2)
    expect(drawn('B3/3:s', 'use P1/3')).toBe(0)
  })

  test('SB-SPELL-P1.11 Swiftness may grant it', () => {
    const twice = table('P1/4:c B2/5:c', '', { altar }).play('use P1/3; take Rc; take Gc; use P1/4; take Rt; take Gt')
    expect([twice.pool(0), twice.state.phase]).toEqual([['Rc', 'Gc', 'Rt', 'Gt'], 'midday'])
    const atOnce = table('P1/5:c', 'Bc Bc Bc', { altar, phase: 'evening', options: lineup('P1 B2') })
    atOnce.play('learn B2/3')
    expect(atOnce.moves('use')).toEqual(['use P1/3', 'use P1/4', 'use P1/5'])
    expect(atOnce.play('use P1/5; take Rs; take Ys').pool(0)).toEqual(['Rs', 'Ys'])
  })

  test("SB-SPELL-P1.12 copied by Clone L5 the cloner takes, and only the cloner's Mirage may trigger", () => {
    const at = { phase: 'midday', altar: 'Rc Gc Yt', pouch: circles } as const
    const game = table('W3/5:s B3/4:c', 'Ks', at, 'P1/4:s B3/5:t').play('use W3/5; copy P1/3 from 2')
    expect(game.pool(0).slice(0, 2).toSorted()).toEqual(['Gc', 'Rc'])
    expect(count(game)).toEqual([6, 0])
    const other = table('W3/5:s B3/4:t', 'Ks', at, 'P1/4:s B3/5:c').play('use W3/5; copy P1/3 from 2')
    expect(other.pool(0).toSorted()).toEqual(['Gc', 'Rc'])
    expect(count(other)).toEqual([2, 0])
  })
})

describe('P2 Sharing', () => {
  test('SB-SPELL-P2.0 facts', () => expectFacts('P2', MORNING, [4, 4, 4], []))

  test('SB-SPELL-P2.1 L3 takes 1 and draws 1, then every other player draws 1', () => {
    const game = table('P2/5:c', 'Gc', { players: 3, pouch: 'Bt Bt Bt Wt', box: '' }).play('use P2/3')
    expect(count(game)).toEqual([1, 0, 0])
    game.play('take Ks')
    expect(game.pool(0).slice(0, 2)).toEqual(['Gc', 'Ks'])
    expect([count(game), game.altar, game.pouch().length]).toEqual([[3, 1, 1], ['Rc', 'Pt', 'Yc', 'Yt'], 1])
    expect([game.seat, game.state.phase]).toEqual([0, 'midday'])
  })

  for (const { level, takes } of [
    { level: 4, takes: ['Ks', 'Rc'] },
    { level: 5, takes: ['Ks', 'Rc', 'Yt'] },
  ])
    test(`SB-SPELL-P2.${level - 2} L${level} takes ${takes.length}, then every other player draws 1`, () => {
      const game = table('P2/5:c', 'Gc', { players: 3, pouch: 'Bt Bt Bt Wt', box: '' }).play(`use P2/${level}`)
      for (const token of takes) {
        expect(count(game).slice(1)).toEqual([0, 0])
        game.play(`take ${token}`)
      }
      expect(game.pool(0)).toEqual(['Gc', ...takes])
      expect([count(game).slice(1), game.pouch().length]).toEqual([[1, 1], 2])
      expect([game.altar.length, game.seat, game.state.phase]).toEqual([5 - takes.length, 0, 'midday'])
    })

  test('SB-SPELL-P2.4 order at L3: take, Mirage, draw, the others', () => {
    const game = table('P2/3:c B3/4:c', '', { players: 3 }).play('use P2/3; take Yc')
    expect(drawsAndTakes(game)).toEqual(['took 0 P2', 'drew 0 B3', 'drew 0 P2', 'drew 1 P2', 'drew 2 P2'])
    expect(count(game)).toEqual([4, 1, 1])
    // Mirage comes before the draw: it fills the pool and nothing is drawn.
    const crowded = table('P2/3:c B3/4:c', upTo(6)).play('use P2/3; take Yc')
    expect(drawsAndTakes(crowded)).toEqual(['took 0 P2', 'drew 0 B3', 'drew 1 P2'])
  })

  test('SB-SPELL-P2.5 L3 with room for 1 token takes it and draws nothing', () => {
    const game = table('P2/3:c', upTo(8), { pouch: times(5, 'Bt'), box: '' }).play('use P2/3')
    expect(game.moves('take')).toHaveLength(5)
    game.play('take Rc')
    expect([game.pool(0).at(-1), ...count(game), game.pouch().length]).toEqual(['Rc', 9, 1, 4])
  })

  test('SB-SPELL-P2.6 L3 with an empty altar draws 1', () => {
    const game = table('P2/3:c', 'Gc', { altar: '', pouch: times(5, 'Bt'), box: '' }).play('use P2/3')
    expect([game.pool(0), game.pool(1), game.altar]).toEqual([['Gc', 'Bt'], ['Bt'], []])
  })

  test('SB-SPELL-P2.7 L4 and L5 take as many as room and altar allow', () => {
    const taken = (use: string, pool: string, altar: string): string[] => {
      const game = table('P2/5:c', pool, { altar }).play(use)
      expect(game.state.phase).toBe('midday')
      expect(count(game)[1]).toBe(1)
      return game.pool(0).slice(pool.split(' ').length).toSorted()
    }
    expect(taken('use P2/5; take Rc; take Yc', upTo(7), 'Rc Yc Pt Ks')).toEqual(['Rc', 'Yc'])
    expect(taken('use P2/5; take Pt', upTo(8), 'Rc Yc Pt Ks')).toEqual(['Pt'])
    expect(taken('use P2/4; take Pt', upTo(8), 'Rc Yc Pt Ks')).toEqual(['Pt'])
    expect(taken('use P2/5', 'Gc', 'Rc Yc')).toEqual(['Rc', 'Yc'])
    expect(taken('use P2/4', 'Gc', 'Rc')).toEqual(['Rc'])
    const empty = table('P2/5:c', 'Gc', { altar: '' })
    expect(empty.moves('use')).toEqual(['use P2/3'])
  })

  test('SB-SPELL-P2.8 with a full pool it cannot be used', () => {
    const game = table('P2/5:c', full)
    for (const { level } of LEVELS) game.refused(`use P2/${level}`)
    expect(table('P2/5:c', upTo(8)).moves('use')).toEqual(['use P2/3', 'use P2/4', 'use P2/5'])
  })

  test("SB-SPELL-P2.9 the others draw clockwise from the user's left; a full pool is skipped", () => {
    const four = (pools: string[], pouch: string): Scenario =>
      scenario({
        players: 4,
        active: 2,
        altar: 'Rc Yc',
        seats: pools.map((pool, seat) => ({ pool, learned: seat === 2 ? 'P2/4:c' : '' })),
        options: lineup('P2'),
        pouch,
        box: '',
      }).play('use P2/4')
    const all = four(['', '', '', ''], times(5, 'Bt'))
    expect(drawsAndTakes(all).slice(2)).toEqual(['drew 3 P2', 'drew 0 P2', 'drew 1 P2'])
    const scarce = four(['', '', '', full], 'Bt')
    expect([scarce.pool(0), scarce.pool(1), scarce.pool(3).length]).toEqual([['Bt'], [], 9])
  })

  test("SB-SPELL-P2.10 the others' draw is compulsory", () => {
    const game = table('P2/3:c', '', { players: 4 }).play('use P2/3; take Rc')
    expect(count(game)).toEqual([2, 1, 1, 1])
    expect([game.seat, game.state.phase]).toEqual([0, 'midday'])
  })

  test("SB-SPELL-P2.11 the user's Mirage notices every matching token taken, not the drawn one", () => {
    const at = { altar: 'Rc Pc Kt Ys', pouch: circles }
    const three = table('P2/5:c B3/3:c', '', at).play('use P2/5; take Rc; take Pc; take Kt')
    expect(three.pool(0)).toHaveLength(3 + 2)
    const doubled = table('P2/5:c B3/5:c', '', at).play('use P2/5; take Rc; take Pc; take Kt')
    expect(doubled.pool(0)).toHaveLength(3 + 4)
    const one = table('P2/3:c B3/3:c', '', at).play('use P2/3; take Kt')
    expect(one.pool(0)).toHaveLength(2)
    const others = table('P2/3:c', '', at, 'B3/5:c').play('use P2/3; take Rc')
    expect(count(others)).toEqual([2, 1])
  })

  test('SB-SPELL-P2.12 copied by Clone everybody but the cloner draws, the owner included', () => {
    const game = table('W3/5:c', 'Gc', { players: 3, phase: 'midday' }, 'P2/4:s').play('use W3/5; copy P2/4 from 2')
    game.play('take Rc; take Ks')
    expect(game.pool(0)).toEqual(['Rc', 'Ks'])
    expect(count(game)).toEqual([2, 1, 1])
  })

  test('SB-SPELL-P2.13 Swiftness may grant it; the others draw with each use', () => {
    const game = table('P2/4:c B2/5:c', '', { players: 3 }).play('use P2/4; take Rc; take Yc; use P2/3; take Yt')
    expect([game.state.phase, ...count(game)]).toEqual(['midday', 4, 2, 2])
    const atOnce = table('P2/3:c', 'Bc Bc Bc', { phase: 'evening', options: lineup('P2 B2') })
    atOnce.play('learn B2/3; use P2/3; take Yt')
    expect(count(atOnce)).toEqual([2, 1])
  })

  test('SB-SPELL-P2.14 raised by Time Travel it has another effect and the same points', () => {
    const game = table('P2/3:c W1/3:c', 'Gc Gt', { phase: 'evening' })
    const before = game.score(0)
    game.play('use W1/3')
    expect([game.learned(0, 'P2'), game.score(0)]).toEqual(['P2/4:c', before])
    game.endDay()
    expect(game.seat).toBe(0)
    expect(game.moves('use')).toEqual(['use P2/3', 'use P2/4'])
    const { length } = game.altar
    game.play('use P2/4')
    for (let i = 0; i < 2; i++) game.play(game.moves('take')[0]!)
    expect([count(game), game.altar.length, game.state.phase]).toEqual([[3, 1], length - 2, 'midday'])
  })

  test('SB-SPELL-P2.15 solo: the opponent draws 1 into its pool', () => {
    const at = { players: 1, opponent: { pool: 'Bt' }, pouch: times(5, 'Ws'), box: '' }
    const game = table('P2/4:c', '', at).play('use P2/4; take Rc; take Yt')
    expect(game.view(0).opponent).toMatchObject({ board: [], pool: ['Bt', 'Ws'] })
    expect([game.pool(0), game.altar]).toEqual([
      ['Rc', 'Yt'],
      ['Pt', 'Ks', 'Yc'],
    ])
  })
})

describe('P3 Divination', () => {
  const at = { altar: 'Rc Rt Gs', pouch: 'Wc Wt Ws Ws', box: '' }
  test('SB-SPELL-P3.0 facts', () => expectFacts('P3', MORNING, [2, 3, 4], []))

  test('SB-SPELL-P3.1 L3 places 2, takes any 2 and discards 1', () => {
    const game = table('P3/5:c', 'Bs', { ...at, pouch: 'Wc Wc' }).play('use P3/3')
    expect([game.altar, game.pouch()]).toEqual([['Rc', 'Rt', 'Gs', 'Wc', 'Wc'], []])
    expect(game.legal()).toEqual(['take Rc', 'take Rt', 'take Gs', 'take Wc'])
    game.play('take Gs')
    expect(game.legal()).toEqual(['take Rc', 'take Rt', 'take Wc'])
    game.play('take Wc')
    expect(game.legal()).toEqual(['discard Bs', 'discard Gs', 'discard Wc'])
    game.play('discard Gs')
    expect([game.pool(0), game.box(), game.altar]).toEqual([['Bs', 'Wc'], ['Gs'], ['Rc', 'Rt', 'Wc']])
    expect(game.state.phase).toBe('midday')
  })

  test('SB-SPELL-P3.2 L4 places 2, then takes up to 2 of one colour', () => {
    const game = table('P3/5:c', '', { ...at, pouch: 'Wc Wc' }).play('use P3/4')
    expect(game.altar).toEqual(['Rc', 'Rt', 'Gs', 'Wc', 'Wc'])
    expect(game.legal()).toEqual(['take Rc', 'take Rt', 'take Gs', 'take Wc', 'done'])
    game.play('take Rt')
    expect(game.legal()).toEqual(['take Rc', 'done'])
    game.play('take Rc')
    expect([game.pool(0), game.altar, game.box()]).toEqual([['Rt', 'Rc'], ['Gs', 'Wc', 'Wc'], []])
    expect(game.state.phase).toBe('midday')
  })

  test('SB-SPELL-P3.3 L5 places 2, then takes any 2', () => {
    const game = table('P3/5:c', 'Bs', { ...at, pouch: 'Wc Wc' }).play('use P3/5')
    expect(game.altar).toEqual(['Rc', 'Rt', 'Gs', 'Wc', 'Wc'])
    game.play('take Gs')
    game.refused('done')
    game.play('take Rc')
    expect([game.pool(0), game.altar, game.box()]).toEqual([['Bs', 'Gs', 'Rc'], ['Rt', 'Wc', 'Wc'], []])
    expect(game.state.phase).toBe('midday')
  })

  test('SB-SPELL-P3.4 the level is named before the placing, the tokens are chosen afterwards', () => {
    const game = table('P3/5:c', '', at)
    expect([game.moves('use'), game.altar.length]).toEqual([['use P3/3', 'use P3/4', 'use P3/5'], 3])
    for (const [level, asked] of [
      [3, false],
      [4, true],
      [5, false],
    ] as const) {
      const named = table('P3/5:c', '', at).play(`use P3/${level}`)
      expect(named.altar).toHaveLength(5)
      expect(named.moves('take')).toHaveLength(new Set(named.altar).size)
      expect(named.can('done')).toBe(asked)
      expect(named.moves('use')).toEqual([])
      expect(named.pool(0)).toEqual([])
    }
  })

  test('SB-SPELL-P3.5 old and new tokens may be taken alike', () => {
    for (const takes of [
      ['Rc', 'Gs'],
      ['Rc', 'Wt'],
      ['Wc', 'Wt'],
    ]) {
      const game = table('P3/5:c', '', { ...at, pouch: 'Wc Wt' }).play('use P3/5')
      for (const token of takes) game.play(`take ${token}`)
      expect(game.pool(0)).toEqual(takes)
    }
  })

  test('SB-SPELL-P3.6 L4 takes 0, 1 or 2 tokens that share a colour', () => {
    const four = (): Scenario => table('P3/4:c', '', { ...at, pouch: 'Wc Rs' }).play('use P3/4')
    expect([four().play('done').pool(0), four().play('take Rc; done').pool(0)]).toEqual([[], ['Rc']])
    expect(four().play('take Rs; take Rt').pool(0)).toEqual(['Rs', 'Rt'])
    for (const token of ['Wc', 'Gs']) four().play('take Rt').refused(`take ${token}`)
    const alone = four().play('take Gs')
    expect([alone.pool(0), alone.state.phase]).toEqual([['Gs'], 'midday'])
    expect(four().play('take Rs; take Rt').state.phase).toBe('midday')
  })

  test('SB-SPELL-P3.7 the altar may exceed 10 tokens', () => {
    const altar = `${times(5, 'Rc')} ${times(5, 'Rt')}`
    const game = table('P3/4:c', '', { altar, pouch: 'Wc Wc', box: '' }).play('use P3/4')
    expect(game.altar).toHaveLength(12)
    expect(game.play('take Wc; done').altar).toHaveLength(11)
  })

  test('SB-SPELL-P3.8 with room for 1 token L3 and L5 take 1', () => {
    const five = table('P3/5:c', upTo(8), at).play('use P3/5; take Rt')
    expect([five.pool(0).at(-1), five.pool(0).length, five.altar.length]).toEqual(['Rt', 9, 4])
    expect(five.state.phase).toBe('midday')
    const three = table('P3/5:c', upTo(8), at).play('use P3/3; take Rt')
    expect([three.pool(0).length, three.altar.length]).toEqual([9, 4])
    expect(three.legal()).toEqual(['discard Gt', 'discard Ks', 'discard Rt'])
  })

  test('SB-SPELL-P3.9 with a full pool no level can be used', () => {
    const game = table('P3/5:c', full, at)
    for (const { level } of LEVELS) game.refused(`use P3/${level}`)
    expect(table('P3/5:c', upTo(8), at).moves('use')).toHaveLength(3)
  })

  test('SB-SPELL-P3.10 L3 always discards 1, any pool token', () => {
    const one = table('P3/3:c', upTo(8), at).play('use P3/3; take Rt')
    for (const move of ['pass', 'done']) one.refused(move)
    one.play('discard Rt')
    expect([one.pool(0), one.box()]).toEqual([upTo(8).split(' '), ['Rt']])
    // A token that Mirage drew may go too.
    const mirage = table('P3/3:c B3/3:t', 'Bs', { ...at, pouch: 'Wc Wc Wc' }).play('use P3/3; take Rt; take Gs')
    expect(mirage.legal()).toEqual(['discard Bs', 'discard Rt', 'discard Gs', 'discard Wc'])
    mirage.play('discard Wc')
    expect([mirage.pool(0), mirage.box()]).toEqual([['Bs', 'Rt', 'Gs'], ['Wc']])
  })

  test('SB-SPELL-P3.11 Mirage draws at once, at L3 before the discard', () => {
    const mirage = { altar: 'Rc Pc Gs', pouch: `Wt Wt ${times(5, 'Yt')}`, box: '' }
    const game = table('P3/5:c B3/4:c', '', mirage).play('use P3/3; take Rc; take Pc')
    expect(game.moves('discard').length).toBeGreaterThan(1)
    expect(game.pool(0)).toHaveLength(2 + 4)
    expect(game.play('discard Rc').pool(0)).toHaveLength(5)
    const four = table('P3/5:c B3/4:c', '', mirage).play('use P3/4; take Rc')
    expect(four.pool(0)).toHaveLength(1 + 2)
    const five = table('P3/5:c B3/3:c', '', mirage).play('use P3/5; take Rc; take Gs')
    expect(five.pool(0)).toHaveLength(2 + 1)
  })

  test('SB-SPELL-P3.12 placed tokens trigger Mirage only when they are taken', () => {
    const placed = { altar: 'Rt Gs', pouch: circles, box: '' }
    const old = table('P3/5:c B3/5:c', '', placed).play('use P3/5; take Rt; take Gs')
    expect(old.pool(0)).toEqual(['Rt', 'Gs'])
    const fresh = table('P3/5:c B3/5:c', '', { ...placed, pouch: times(5, 'Wc') }).play('use P3/5; take Wc; take Rt')
    expect(fresh.pool(0)).toHaveLength(2 + 2)
    expect(table('P3/5:c B3/5:c', '', placed).play('use P3/4; done').pool(0)).toEqual([])
  })

  test('SB-SPELL-P3.13 with fewer than 2 available tokens as many as possible are placed', () => {
    const one = table('P3/5:c', '', { altar: 'Rc Rt', pouch: '', box: 'Ws' }).play('use P3/5')
    expect(one.altar).toEqual(['Rc', 'Rt', 'Ws'])
    const none = table('P3/5:c', '', { altar: 'Rc Rt Gs', pouch: '', box: '' }).play('use P3/5; take Rt; take Gs')
    expect([none.altar, none.pool(0)]).toEqual([['Rc'], ['Rt', 'Gs']])
    const empty = table('P3/5:c', '', { altar: '', pouch: 'Ws', box: '' }).play('use P3/5')
    expect([empty.altar, empty.pool(0)]).toEqual([[], ['Ws']])
  })

  test('SB-SPELL-P3.14 Swiftness may grant it, also twice in one morning', () => {
    const twice = table('P3/5:c B2/5:c', '', at).play('use P3/5; take Rc; take Rt')
    expect([twice.asked, twice.altar.length]).toEqual(['ask.second-morning', 3])
    twice.play('use P3/4; done')
    expect([twice.altar.length, twice.pool(0), twice.state.phase]).toEqual([5, ['Rc', 'Rt'], 'midday'])
    const atOnce = table('P3/4:c', 'Bc Bc Bc', { ...at, phase: 'evening', options: lineup('P3 B2') })
    atOnce.play('learn B2/3; use P3/3; take Rc; take Gs; discard Gs')
    expect(atOnce.pool(0)).toEqual(['Rc'])
  })

  test('SB-SPELL-P3.15 copied by Clone L5 it places on the common altar and the cloner takes', () => {
    const game = table('W3/5:c', 'Gc Yc Yc Yc', { ...at, phase: 'midday', pouch: 'Wt Wt' }, 'P3/4:s')
    game.play('use W3/5; discard Gc; copy P3/4 from 2')
    expect([game.seat, game.altar]).toEqual([0, ['Rc', 'Rt', 'Gs', 'Wt', 'Wt']])
    game.play('take Wt; take Wt')
    expect([game.pool(0), game.pool(1), game.altar]).toEqual([['Yc', 'Yc', 'Yc', 'Wt', 'Wt'], [], ['Rc', 'Rt', 'Gs']])
    expect(game.box()).toEqual(['Gc'])
  })
})
