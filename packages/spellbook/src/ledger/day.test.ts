import { describe, expect, test } from 'vitest'
import type { Phase } from '../spell.ts'
import { lineup, type Scenario, scenario, times } from '../testing/scenario.ts'
import { sorted } from './random-games.ts'

const set2 = { lineup: 'set2' }
const set3 = { lineup: 'set3' }
const PHASES: readonly Phase[] = ['morning', 'midday', 'evening']

/** When each level of each card is used, by the facts lines of the ledger; `-` for no action. */
const ICONS: { readonly [card: string]: readonly string[] } = {
  ...{ R1: all('morning'), R2: all('morning'), R3: all('morning') },
  ...{ P1: all('morning'), P2: all('morning'), P3: all('morning') },
  ...{ G1: all('midday'), G2: all('midday'), G3: all('evening') },
  ...{ K1: all('midday'), K2: all('evening'), K3: ['midday', 'midday', '-'] },
  ...{ W1: all('evening'), W2: ['-', 'evening', 'evening'], W3: all('midday') },
  ...{ B1: ['-', 'evening', 'evening'], B2: all('-'), B3: all('-') },
  ...{ Y1: all('-'), Y2: all('-'), Y3: all('-') },
}

function all(icon: string): string[] {
  return [icon, icon, icon]
}

const where = (game: Scenario) => [game.state.phase, game.seat]

/** Plays the running day; `choose` picks among the actions. Returns the phase of every action but passes. */
function actionsOfTheDay(game: Scenario, choose: (actions: string[]) => string): string[] {
  const { day, active } = game.state
  const done: string[] = []
  while (game.state.day === day && game.seat >= 0) {
    const legal = game.legal()
    const actions = legal.filter((move) => move !== 'pass')
    if (legal.length > actions.length && game.seat === active) done.push(game.state.phase)
    game.play(legal.length > actions.length ? choose(actions) : legal[0]!)
  }
  return done
}

describe('SB-DAY the day', () => {
  test('SB-DAY-01 morning, midday, evening, altar', () => {
    const game = scenario({ altar: 'Kc Kt', seats: [{ pool: 'Rc Rc Rc' }] })
    const phases = [where(game), where(game.play('draw')), where(game.play('pass'))]
    expect(phases).toEqual([
      ['morning', 0],
      ['midday', 0],
      ['evening', 0],
    ])
    expect(game.altar).toEqual(['Kc', 'Kt'])
    game.play('pass')
    expect([game.altar.length, ...where(game)]).toEqual([5, 'morning', 1])
    // Alone the player has a choice in the altar phase, so it can be seen.
    const solo = scenario({ players: 1, altar: 'Kc Kt', seats: [{ pool: 'Rc Rc Rc' }] })
    expect([...PHASES, 'altar'].map((_, i) => where(i === 0 ? solo : solo.play('pass'))[0])).toEqual([
      ...PHASES,
      'altar',
    ])
  })

  test('SB-DAY-02 each phase has at most one action', () => {
    const game = scenario({ altar: 'Kc Kt', seats: [{ pool: 'Rc Rc Rc Gt Gt Gt Bs' }] }).play('take Kc')
    expect([...where(game), game.can('take Kt'), game.can('draw')]).toEqual(['midday', 0, false, false])
    game.play('store Bs')
    expect([...where(game), game.can('store Kc')]).toEqual(['evening', 0, false])
    game.play('learn R1/3')
    expect([...where(game), game.learned(0, 'G1')]).toEqual(['morning', 1, undefined])
  })

  test('SB-DAY-03 an action is a primary action or one spell, never both', () => {
    const pool = 'Rc Rc Rc Gt Gt Gs Bs'
    const learned = 'P1/5:c G1/3:c K1/3:c W1/3:c'
    const game = scenario({ altar: 'Kc Kt Ks', seats: [{ pool, learned }] })
    expect(game.legal()).toEqual(expect.arrayContaining(['take Kc', 'draw', 'use P1/3', 'use P1/5']))
    game.play('use P1/3')
    expect(where(game)).toEqual(['midday', 0])
    for (const move of ['take Kt', 'draw', 'use P1/4']) game.refused(move)
    expect(game.legal()).toEqual(expect.arrayContaining(['store Rc', 'use G1/3', 'use K1/3']))
    game.play('use G1/3; give Gs; get Kt')
    expect(where(game)).toEqual(['evening', 0])
    for (const move of ['store Rc', 'use K1/3', 'use G1/3']) game.refused(move)
    expect(game.legal()).toEqual(expect.arrayContaining(['learn R1/3', 'use W1/3']))
    game.play('use W1/3; discard Rc; raise G1')
    expect([...where(game), game.learned(0, 'R1')]).toEqual(['morning', 1, undefined])
    // And the other way round: after the primary action no spell.
    expect(
      scenario({ altar: 'Kc Kc Kc', seats: [{ pool, learned }] })
        .play('take Kc')
        .can('use P1/3'),
    ).toBe(false)
  })

  test('SB-DAY-04 each phase may be passed even if an action is possible', () => {
    const game = scenario({ altar: 'Kc Kt', seats: [{ pool: 'Rc Rc Rc' }] })
    for (const phase of PHASES) {
      expect(where(game)).toEqual([phase, 0])
      expect(game.legal().length).toBeGreaterThan(1)
      game.play('pass')
    }
    expect([game.pool(0), game.familiar(0), game.learned(0, 'R1')]).toEqual([['Rc', 'Rc', 'Rc'], [], undefined])
  })

  test('SB-DAY-05 a passed action is lost', () => {
    const game = scenario({ altar: 'Kc Kt', seats: [{ pool: 'Rc Rc Rc Rc' }] }).play('pass')
    for (const move of ['take Kc', 'draw']) game.refused(move)
    game.play('pass')
    for (const move of ['take Kc', 'draw', 'store Rc']) game.refused(move)
    game.play('pass').endDay()
    // The next own day has one action in each phase again.
    expect(actionsOfTheDay(game, (actions) => actions[0]!)).toEqual(['morning', 'midday', 'evening'])
  })

  test('SB-DAY-06 a phase without a legal action is passed automatically', () => {
    // After one pass of the other player, whose pool is empty, the day of the first seat comes.
    const dayOf = (pool: string, familiar: string) =>
      scenario({ altar: 'Pc', active: 1, seats: [{ pool, familiar }] }).play('pass')
    const stored = times(2, 'Kt Ks Wt Ws Yt Ys Pt')
    const about = (game: Scenario) => [...where(game), game.state.day]
    expect(about(dayOf('', ''))).toEqual(['morning', 0, 2])
    expect(about(dayOf(times(3, 'Rc Gt Bs'), ''))).toEqual(['midday', 0, 2])
    expect(about(dayOf(times(3, 'Rc Gt Bs'), stored))).toEqual(['evening', 0, 2])
    const skipped = dayOf('Rc Rc Gc Gc Bc Bc Kc Kc Wc', stored)
    expect([...about(skipped), skipped.pool(0).length]).toEqual(['morning', 1, 3, 9])
    // Midday and evening with an empty pool, evening with too few tokens.
    expect(about(dayOf('', '').play('pass'))).toEqual(['morning', 1, 3])
    expect(about(dayOf('Rc Rc', '').play('pass; store Rc'))).toEqual(['morning', 1, 3])
  })

  test('SB-DAY-07 morning: take 1 token from the altar', () => {
    const game = scenario({ altar: 'Kc Gt Ks Gt', seats: [{ pool: 'Rc' }] })
    expect(game.moves('take')).toEqual(['take Kc', 'take Gt', 'take Ks'])
    game.play('take Gt')
    expect([game.pool(0), game.altar, game.state.phase]).toEqual([['Rc', 'Gt'], ['Kc', 'Ks', 'Gt'], 'midday'])
  })

  test('SB-DAY-08 morning: draw 2 tokens', () => {
    const game = scenario({ altar: 'Kc', pouch: 'Gt Gt Gt', seats: [{ pool: 'Rc' }] }).play('draw')
    expect([game.pool(0), game.pouch(), game.altar, game.state.phase]).toEqual([
      ['Rc', 'Gt', 'Gt'],
      ['Gt'],
      ['Kc'],
      'midday',
    ])
  })

  test('SB-DAY-09 the player gets not both of them', () => {
    const took = scenario({ altar: 'Kc Ks' }).play('take Kc')
    took.refused('draw')
    expect([took.pool(0), took.state.phase]).toEqual([['Kc'], 'midday'])
    const drew = scenario({ altar: 'Kc Ks' }).play('draw')
    drew.refused('take Kc')
    expect([drew.pool(0).length, drew.altar]).toEqual([2, ['Kc', 'Ks']])
  })

  test('SB-DAY-10 with 8 tokens 1 token is drawn', () => {
    const game = scenario({ altar: 'Kc', seats: [{ pool: times(4, 'Rc Gt') }] })
    const before = game.pouch().length
    game.play('draw')
    expect([game.pool(0).length, game.pouch().length]).toEqual([9, before - 1])
    expect(
      scenario({ altar: 'Kc', seats: [{ pool: 'Rc Gt Bs Rc Gt Bs Ks' }] })
        .play('draw')
        .pool(0),
    ).toHaveLength(9)
  })

  test('SB-DAY-11 with 9 tokens neither is legal', () => {
    // Sacrifice keeps the morning open.
    const game = scenario({ altar: 'Kc', seats: [{ pool: times(3, 'Rc Gt Bs'), learned: 'R1/3:c' }] })
    expect([...where(game), ...game.legal()]).toEqual(['morning', 0, 'use R1/3', 'pass'])
    expect([game.why('take Kc'), game.why('draw')]).toEqual([['why.pool-full'], ['why.pool-full']])
  })

  test('SB-DAY-12 with an empty altar nothing can be taken', () => {
    const game = scenario({ altar: '' })
    expect([...where(game), ...game.legal()]).toEqual(['morning', 0, 'draw', 'pass'])
    game.refused('take Rc')
  })

  test('SB-DAY-13 midday: store 1 pool token of the own choice', () => {
    for (const name of ['Rc', 'Gt', 'Bs']) {
      const game = scenario({ altar: 'Kc', phase: 'midday', seats: [{ pool: 'Rc Gt Bs Rc', familiar: 'Ws' }] })
      expect(game.legal()).toEqual(['store Rc', 'store Gt', 'store Bs', 'pass'])
      game.play(`store ${name}`)
      expect(game.familiar(0)).toEqual(['Ws', name])
      expect(sorted([...game.pool(0), name])).toEqual(['Bs', 'Gt', 'Rc', 'Rc'])
    }
  })

  test('SB-DAY-14 nothing is stored out of an empty pool or on a full familiar', () => {
    const passed = scenario({ altar: 'Kc' }).play('pass')
    expect(passed.seat).toBe(1)
    // Purification keeps the midday open.
    const familiar = times(2, 'Kc Kt Ks Wc Wt Ws Yc')
    const full = scenario({ altar: 'Bc', phase: 'midday', seats: [{ pool: 'Rc', familiar, learned: 'G1/3:c' }] })
    expect([...where(full), ...full.legal()]).toEqual(['midday', 0, 'use G1/3', 'pass'])
    // So does Feast, with an empty pool.
    const feast = { familiar: 'Kc', learned: 'K3/4:c' }
    const empty = scenario({ altar: 'Bc', phase: 'midday', options: set3, seats: [feast] })
    expect([...where(empty), ...empty.legal()]).toEqual(['midday', 0, 'use K3/4', 'pass'])
    expect(empty.why('store Rc')).toEqual(['why.not-in-pool'])
    expect(full.why('store Rc')).toEqual(['why.familiar-full'])
  })

  test('SB-DAY-15 evening: learn 1 spell', () => {
    const pool = 'Rc Rc Rc Rc Gt Gt Gt Bs Bs'
    const game = scenario({ altar: 'Kc', phase: 'evening', seats: [{ pool }] })
    expect(game.legal()).toEqual(['learn R1/3', 'learn R1/4', 'learn G1/3', 'pass'])
    game.play('learn G1/3')
    expect([game.learned(0, 'G1'), game.learned(0, 'R1')]).toEqual(['G1/3:t', undefined])
    expect([game.pool(0), ...where(game)]).toEqual([['Rc', 'Rc', 'Rc', 'Rc', 'Bs', 'Bs'], 'morning', 1])
  })

  test('SB-DAY-16 nothing is learned if no unlearned spell can be paid at any level', () => {
    // Time Travel keeps the evening open.
    const look = (pool: string, learned: string) => {
      const game = scenario({ altar: 'Kc', phase: 'evening', seats: [{ pool, learned: `W1/3:c R1/4:c ${learned}` }] })
      return [...where(game), ...game.legal()]
    }
    expect(look('Gc Gt Bc Bt Kc', '')).toEqual(['evening', 0, 'use W1/3', 'pass'])
    expect(look('Gc Gc Gc Bt', 'G1/3:t')).toEqual(['evening', 0, 'use W1/3', 'pass'])
    expect(look('Gc Gc Gc Bt', '')).toContain('learn G1/3')
    expect(look('Rc Rc Rc Rc Rt', '')).toEqual(['evening', 0, 'use W1/3', 'pass'])
    // Without a spell the evening is over.
    expect(scenario({ altar: 'Kc', phase: 'midday', seats: [{ pool: 'Gc Gt' }] }).play('pass').seat).toBe(1)
  })

  test('SB-DAY-17 a spell is used only in the phase of its icon', () => {
    for (const [card, icons] of Object.entries(ICONS)) {
      const natural = card[0] === 'P' ? 'R' : 'P'
      const pool = card === 'B1' ? 'Pt Ps Kc' : `${natural}c ${natural}t ${natural}s`
      const learned = `${card}/5:c${card === 'W1' ? ' Y1/3:c' : ''}`
      for (const phase of PHASES) {
        const seats = [{ pool, familiar: 'Gt', learned }]
        const game = scenario({ altar: 'Rc Gt Ks Bc Wt', phase, options: lineup(card), seats })
        const levels = [3, 4, 5].filter((level) => icons[level - 3] === phase)
        expect(where(game), card).toEqual([phase, 0])
        expect(game.moves('use'), card).toEqual(levels.map((level) => `use ${card}/${level}`))
      }
    }
    // Clone, at midday, and Swiftness, in the evening, are the exceptions.
    const cloner = { pool: 'Rc Gc', learned: 'W3/5:c' }
    const seats = [cloner, { learned: 'R2/3:c K2/4:c' }]
    const clone = scenario({ altar: 'Kc Ks', phase: 'midday', options: lineup('W3 R2 K2'), seats })
    expect(clone.play('use W3/5; discard Gc').can('copy R2/3 from 2')).toBe(true)
    const quick = [{ pool: 'Bc Bc Bc', learned: 'R2/3:c' }]
    expect(
      scenario({ altar: 'Kc', phase: 'evening', options: set2, seats: quick }).play('learn B2/3').moves('use'),
    ).toEqual(['use R2/3'])
  })

  test('SB-DAY-18 a learned action spell can be used again on every day', () => {
    const spells: [Phase, string, { pool: string; learned: string }][] = [
      ['morning', 'use P1/3', { pool: '', learned: 'P1/3:c' }],
      ['midday', 'use G1/3', { pool: 'Rc', learned: 'G1/3:c' }],
      ['evening', 'use W1/3', { pool: 'Gc Gc Gc Gc', learned: 'W1/3:c R1/3:c P1/3:c' }],
    ]
    for (const [phase, move, seat] of spells) {
      const game = scenario({ altar: 'Kc Kc Kc Kc Kc Wc Wc Wc Wc', phase, seats: [seat] })
      for (let day = 1; day <= 3; day++) {
        game.play(move)
        while (game.seat === 0) game.play(game.can('pass') ? 'pass' : game.legal()[0]!)
        while (game.seat === 1) game.play('pass')
        game.skipTo(phase)
        expect([...where(game), game.events.filter((event) => event.type === 'used').length]).toEqual([phase, 0, day])
      }
      expect(game.can(move)).toBe(true)
    }
  })

  test('SB-DAY-19 an evening spell can be used only if it was learned on an earlier day', () => {
    const learned = scenario({ altar: 'Kc', phase: 'evening', options: set2, seats: [{ pool: 'Kt Kt Kt Gt' }] })
    learned.play('learn K2/3')
    expect(where(learned)).toEqual(['morning', 1])
    learned.endDay().skipTo('evening')
    expect([...where(learned), learned.can('use K2/3')]).toEqual(['evening', 0, true])
    // Learned today at midday, through a copied Transmutation, it waits for tomorrow.
    const seats = [{ pool: 'Kt Kt Gc Gc Gc Gt', learned: 'W3/4:c' }, { learned: 'B1/4:c' }]
    const today = scenario({ altar: 'Wc', phase: 'midday', options: lineup('W3 K2'), seats })
    today.play('use W3/4; copy B1/4 from 2')
    while (today.state.phase === 'midday') today.play(today.legal()[0]!)
    expect([today.learned(0, 'K2'), ...where(today)]).toEqual(['K2/3:t', 'evening', 0])
    expect([today.moves('use'), today.why('use K2/3')]).toEqual([[], ['why.learned-today']])
    today.endDay().endDay().skipTo('evening')
    expect([...where(today), today.can('use K2/3')]).toEqual(['evening', 0, true])
  })

  test('SB-DAY-20 nor one learned at midday through Clone', () => {
    for (const card of ['K2', 'G3', 'B1']) {
      const seats = [{ pool: `${times(5, `${card[0]}c`)} Pt Pt Pt Wc`, familiar: 'Rc', learned: 'W3/4:t' }]
      const game = scenario({ altar: 'Wc Wt', phase: 'midday', options: lineup(`W3 ${card}`), seats })
      game.play(`use W3/4; learn ${card}/5`)
      expect([game.learned(0, card), ...where(game)]).toEqual([`${card}/5:c`, 'evening', 0])
      expect(game.legal(), card).toEqual(['learn P1/3', 'pass'])
      game.endDay().endDay().skipTo('evening')
      expect([...where(game), game.can(`use ${card}/5`)], card).toEqual(['evening', 0, true])
    }
  })

  test('SB-DAY-21 a morning spell learned today may be used at once through Swiftness', () => {
    const seats = [{ pool: 'Pc Pc Pc Bt Bt Bt', learned: 'W3/4:t' }]
    const game = scenario({ altar: 'Wc Wt Ks', phase: 'midday', options: lineup('W3 B2'), seats })
    game.play('use W3/4; learn P1/3')
    expect(where(game)).toEqual(['evening', 0])
    game.play('learn B2/3')
    expect([...where(game), game.can('use P1/3')]).toEqual(['evening', 0, true])
    game.play('use P1/3')
    expect([game.pool(0), game.seat]).toEqual([['Wc'], 1])
  })

  test('SB-DAY-22 the altar phase ends every day and cannot be passed', () => {
    for (const players of [2, 3, 4]) {
      const game = scenario({ players, altar: 'Kc Kt', seats: [{ pool: 'Rc Rc Rc' }, { pool: 'Gc Gc Gc' }] })
      const sizes = [5, 6, 7, 8, 9, 10, 5, 6]
      // Every decision of the day is a pass, and still the altar changes; nobody is asked about it.
      for (const size of sizes) {
        const { day } = game.state
        while (game.state.day === day) game.play('pass')
        expect(game.altar).toHaveLength(size)
      }
    }
    const solo = scenario({ players: 1, altar: 'Kc Kt', seats: [{ pool: 'Rc Rc Rc' }] }).play('pass; pass; pass')
    expect([solo.state.phase, solo.legal()]).toEqual(['altar', ['feed Kc', 'feed Kt']])
    solo.refused('pass')
  })

  test('SB-DAY-23 then the left neighbour begins a new day', () => {
    for (const [players, active, next] of [
      [2, 0, 1],
      [2, 1, 0],
      [3, 2, 0],
      [4, 1, 2],
      [4, 3, 0],
    ]) {
      const game = scenario({ players: players!, active: active!, altar: 'Kc' }).endDay()
      expect([...where(game), game.state.active, game.state.day]).toEqual(['morning', next, next, 2])
    }
  })

  test('SB-DAY-24 more than one action in a phase comes only from Swiftness', () => {
    const choices = [(actions: string[]) => actions[0]!, (actions: string[]) => actions.at(-1)!]
    for (const card of Object.keys(ICONS)) {
      for (const level of [3, 4, 5]) {
        const letter = card[0] === 'P' ? 'R' : 'P'
        for (const choose of choices) {
          const seats = [{ pool: `${letter}c ${letter}t ${letter}s ${letter}s`, learned: `${card}/${level}:c` }]
          const game = scenario({ altar: 'Rt Gt Ks', options: lineup(card), seats })
          const done = actionsOfTheDay(game, choose)
          const twice = card === 'B2' && level === 5 ? ['morning'] : []
          expect(done, `${card}/${level}`).toEqual([...twice, ...new Set(done)])
          if (choose === choices[0]) expect(done).toEqual([...twice, ...PHASES])
        }
        const colour = times(level, `${card[0]}c`)
        const learning = scenario({
          altar: 'Rt Gt Ks',
          phase: 'evening',
          options: lineup(card),
          seats: [{ pool: colour }],
        })
        learning.play(`learn ${card}/${level}`)
        // A learning that has its choice of tokens is not an action.
        if (card === 'Y3') while (learning.seat === 0 && !learning.can('pass')) learning.play(learning.legal()[0]!)
        const extra = card === 'B2' && level < 5 ? ['evening'] : []
        const more = learning.seat === 0 ? actionsOfTheDay(learning, choices[0]!) : []
        expect(more, `${card}/${level}`).toEqual(extra)
      }
    }
  })
})
