import { describe, expect, test } from 'vitest'
import { type Scenario, scenario, times } from '../testing/scenario.ts'
import { COLOURS, RUNES } from '../token.ts'
import { cards, DIFFERENT, evening, payments, SAME } from './payments.ts'
import { randomGames } from './random-games.ts'

type Look = Parameters<typeof randomGames>[0]
const WILD = [DIFFERENT, SAME]
const LEVELS = [3, 4, 5]

/** The evening of the next own day. */
const nextEvening = (game: Scenario): Scenario => game.endDay().skipTo('evening')

describe('SB-LEARN: cost, marker, card', () => {
  test('SB-LEARN-01 L3, L4 and L5 cost 3, 4 and 5 tokens of the colour, for all 21 cards', () => {
    for (const set of [1, 2, 3]) {
      for (const colour of COLOURS) {
        for (const n of [2, 3, 4, 5]) {
          const seats = [{ pool: times(n, `${colour}c`) }]
          const game = scenario({ altar: '', phase: 'midday', seats, options: { lineup: `set${set}` } }).play('pass')
          const payable = LEVELS.filter((level) => level <= n).map((level) => `learn ${colour}${set}/${level}`)
          expect(game.seat === 0 ? game.moves('learn') : []).toEqual(payable)
        }
      }
    }
    for (const level of LEVELS)
      expect(evening(times(5, 'Rc')).play(`learn R1/${level}`).pool(0)).toHaveLength(5 - level)
  })

  test('SB-LEARN-02 any level is learned directly', () => {
    for (const level of LEVELS) {
      const game = evening(times(level, 'Rs')).play(`learn R1/${level}`)
      expect(game.learned(0, 'R1')).toBe(`R1/${level}:s`)
    }
  })

  test('SB-LEARN-03 only the own pool pays', () => {
    const table = (pool: string) =>
      scenario({
        altar: 'Rt Rt Rt',
        phase: 'evening',
        seats: [
          { pool, familiar: 'Rs Rs', learned: 'G3/4:s' },
          { pool: 'Rc Rc', familiar: 'Rs', learned: 'R1/3:c' },
        ],
        options: cards(),
      })
    expect(table('Rc Rs Pt').moves('learn')).toEqual([])
    expect(table('Rc Rs Pt').why('learn R1/3')).toEqual(['why.cannot-pay'])
    const game = table('Rc Rs Bc Wt Ks').play('learn R1/3; mark Rs')
    expect([game.learned(0, 'R1'), game.pool(0)]).toEqual(['R1/3:s', []])
    expect([game.pool(1), game.familiar(1), game.learned(1, 'R1')]).toEqual([['Rc', 'Rc'], ['Rs'], 'R1/3:c'])
    expect([game.familiar(0), game.altar.slice(0, 3)]).toEqual([
      ['Rs', 'Rs'],
      ['Rt', 'Rt', 'Rt'],
    ])
  })

  test('SB-LEARN-04 the learner chooses which natural token of the payment is the marker', () => {
    for (const rune of RUNES) {
      const game = evening('Rc Rt Rs').play('learn R1/3')
      expect(game.legal()).toEqual(['mark Rc', 'mark Rt', 'mark Rs'])
      game.play(`mark R${rune}`)
      expect(game.learned(0, 'R1')).toBe(`R1/3:${rune}`)
      expect([...game.pool(0), ...game.box()]).toEqual(['Rc', 'Rt', 'Rs'].filter((name) => name !== `R${rune}`))
    }
    const chosen = payments(evening('Rc Rc Rt Rs'), 'learn R1/3').map(({ marker, paid }) => `${marker} of ${paid}`)
    expect(chosen).toHaveLength(7)
    expect(chosen).toContain('Rt of Rc Rc Rt')
    expect(chosen).not.toContain('Rs of Rc Rc Rt')
  })

  test('SB-LEARN-05 a token of another colour is never the marker', () => {
    for (const wild of WILD) {
      const set = wild === SAME ? 'Bs Ws Ps' : 'Bc Wt Ps'
      const game = evening(`Rc Rt ${set}`, wild).play('learn R1/3')
      expect(game.legal()).toEqual(['mark Rc', 'mark Rt'])
      for (const name of set.split(' ')) expect(game.refused(`mark ${name}`).code).toBe('illegal-move')
    }
    const game = evening('Rc Bc Wc Pt Bt Ws Ks')
    expect(payments(game, 'learn R1/3').map(({ marker }) => marker)).toEqual(['Rc'])
  })

  test('SB-LEARN-06 the rune of the marker is the rune of the arrow', () => {
    for (const [i, rune] of [...RUNES].entries()) {
      const seats = [{ pool: 'Kc Kt Ks Pc Pt Ps' }]
      const game = scenario({ altar: 'Rc', phase: 'evening', seats, options: { ...cards('K2'), wild: SAME } })
      nextEvening(game.play(`learn K2/3; mark K${rune}`)).play('use K2/3')
      expect(game.familiar(0)).toEqual([`P${rune}`])

      const mirage = scenario({ altar: 'Rc Rt Rs', seats: [{ learned: `B3/4:${rune}` }], options: cards('B3') })
      expect(mirage.play('take Rt').pool(0)).toHaveLength(rune === 't' ? 3 : 1)
      const stored = [{ familiar: 'Rc Rt Rt Rs Rs Rs', learned: `Y3/4:${rune}` }]
      expect(scenario({ altar: '', seats: stored, options: cards('Y3') }).score(0)).toBe(7 + i + 1)
    }
  })

  test('SB-LEARN-07 the rest of the payment goes to the box', () => {
    const game = evening('Rc Rt Bc Gt Ws').play('learn R1/3; mark Rt')
    expect(game.learned(0, 'R1')).toBe('R1/3:t')
    expect([game.box(), game.familiar(0), game.pool(0)]).toEqual([['Rc', 'Gt', 'Ws', 'Bc'], [], []])
    const kept = scenario({ altar: '', phase: 'evening', seats: [{ pool: times(5, 'Yc') }], options: cards('Y3') })
    kept.play('learn Y3/5')
    expect([kept.box(), kept.familiar(0)]).toEqual([
      ['Yc', 'Yc'],
      ['Yc', 'Yc'],
    ])
  })

  test('SB-LEARN-08 a card with a marker cannot be learned again at any level', () => {
    for (const have of LEVELS) {
      const game = evening('Rt Rt Rt Rt Rt', DIFFERENT, `R1/${have}:c`)
      expect(game.moves('learn')).toEqual([])
      for (const level of LEVELS) expect(game.why(`learn R1/${level}`)).toEqual(['why.already-learned'])
      expect(game.refused('learn R1/5').code).toBe('illegal-move')
    }
  })

  test('SB-LEARN-09 no payment raises a learned level, only Time Travel does', () => {
    const pool = 'Rc Rc Rc Rc Rc Pc Pc Pc'
    const moves = evening(pool, DIFFERENT, 'R1/3:t').legal()
    expect(moves).toEqual(['learn P1/3', 'use G3/4', 'pass'])
    for (const move of moves) expect(evening(pool, DIFFERENT, 'R1/3:t').play(move).learned(0, 'R1')).toBe('R1/3:t')
    const game = evening(pool, DIFFERENT, 'R1/3:t W1/3:c').play('use W1/3; discard Rc; raise R1')
    expect(game.learned(0, 'R1')).toBe('R1/4:t')
  })

  test('SB-LEARN-10 one learning teaches one spell', () => {
    const game = evening('Rc Rc Rc Pc Pc Pc').play('learn R1/3')
    expect([game.learned(0, 'R1'), game.learned(0, 'P1')]).toEqual(['R1/3:c', undefined])
    expect([game.seat, game.pool(0)]).toEqual([1, ['Pc', 'Pc', 'Pc']])
    expect(game.happened('learned')).toBe(1)
  })

  test('SB-LEARN-11 only cards of the line-up can be learned', () => {
    for (const set of [1, 2, 3]) {
      const pool = 'Rc Rc Rc Pc Pc Pc Yc Yc Yc'
      const options = { lineup: `set${set}` }
      const game = scenario({ altar: '', phase: 'evening', seats: [{ pool }, { learned: `K${set}/3:c` }], options })
      expect(game.moves('learn').sort()).toEqual(['P', 'R', 'Y'].map((colour) => `learn ${colour}${set}/3`))
      for (const other of [1, 2, 3].filter((one) => one !== set))
        expect(game.why(`learn R${other}/3`)).toEqual(['why.not-in-lineup'])
    }
  })

  test('SB-LEARN-12 a learned spell is never unlearned', () => {
    const wrong: string[] = []
    let [learned, dropped] = [0, 0]
    const look: Look = ({ before, state, events, label }) => {
      before.players.forEach(({ book }, seat) => {
        if (book.some((marker, colour) => marker !== 0 && state.players[seat]!.book[colour] === 0)) wrong.push(label)
      })
      learned += events.filter((event) => event.type === 'learned').length
      dropped += events.filter((event) => event.type === 'dropped').length
    }
    randomGames(look, { games: 4, options: cards() })
    randomGames(look, { games: 4, options: { lineup: 'set3' } })
    expect(wrong).toEqual([])
    expect([learned > 20, dropped > 10]).toEqual([true, true])
  })
})

describe('SB-LEARN: effects', () => {
  test('SB-LEARN-36 no condition or cost of an effect is met with wild materia', () => {
    for (const wild of WILD) {
      const table = (phase: 'morning' | 'midday' | 'evening', learned: string, ...named: string[]) =>
        scenario({
          altar: 'Wt Wt Wt Ws Ws Ws',
          phase,
          seats: [{ pool: 'Bt Bt Bt Bs Ps Ks', learned: `${learned} G3/4:s`, familiar: 'Kc' }],
          options: { ...cards(...named), wild },
        })
      // Circles are asked for, and three triangles, three squares or a mixture are no circle.
      expect(table('morning', 'R1/3:c').why('use R1/3')).toEqual(['why.no-rune-held'])
      expect(table('evening', 'W1/3:c').why('use W1/3')).toEqual(['why.no-rune-held'])
      expect(table('midday', 'W3/5:c', 'W3').why('use W3/5')).toEqual(['why.no-rune-held'])
      expect(table('evening', 'K2/3:c', 'K2').why('use K2/3')).toEqual(['why.no-rune-held'])
      expect(table('morning', 'P1/3:c').can('use P1/3')).toBe(false)
      expect(table('midday', 'K3/3:c', 'K3').can('use K3/3')).toBe(false)
      // Offering stores one colour: one token of a colour with nothing else of it goes alone.
      expect(table('midday', 'K1/5:c').play('use K1/5; store Ps').familiar(0)).toEqual(['Kc', 'Ps'])
    }
  })

  test('SB-LEARN-37 payment, marker, Communion, box, seventh spell, instant effect', () => {
    const learned = 'R1/3:c P1/3:c G3/3:c K1/3:c W1/3:c Y3/5:c'
    const seats = [{ pool: 'Bc Bt Rc Rt Rs', familiar: 'Kc', learned }]
    const game = scenario({ altar: 'Ks Ks', phase: 'evening', seats, options: cards('B2', 'Y3') })
    const start = game.events.length
    game.play('learn B2/3; mark Bc; keep Rt; keep Rs')
    // The instant effect asks for a morning action: everything else has happened by now.
    expect([game.asked, game.pool(0), game.learned(0, 'B2')]).toEqual(['ask.morning', [], 'B2/3:c'])
    expect([game.familiar(0), game.box()]).toEqual([
      ['Kc', 'Rt', 'Rs'],
      ['Rc', 'Bt'],
    ])
    expect(game.view(0).ending).toBe(true)
    game.play('take Ks')
    const order = game.events.slice(start, start + 5).map((event) => event.type)
    expect(order).toEqual(['learned', 'stored', 'stored', 'ending', 'took'])
  })

  test('SB-LEARN-38 a permanent level works from the moment its marker is placed', () => {
    const communion = scenario({ altar: '', phase: 'evening', seats: [{ pool: times(5, 'Yt') }], options: cards('Y3') })
    expect(communion.play('learn Y3/5').familiar(0)).toEqual(['Yt', 'Yt'])

    const game = scenario({
      altar: 'Rc Rt',
      phase: 'midday',
      seats: [{ pool: 'Bc Bt Bs', learned: 'W3/4:c K2/4:t' }],
      options: cards('W3', 'B3', 'K2'),
    })
    game.play('use W3/4; mark Bt')
    expect([game.learned(0, 'B3'), game.state.phase, game.pool(0)]).toEqual(['B3/3:t', 'evening', []])
    game.play('use K2/4')
    expect([game.pool(0).length, game.pool(0)[0]]).toEqual([2, 'Rt'])
  })

  test('SB-LEARN-39 the room left by the payment counts for the instant effect', () => {
    for (const [level, drawn] of [
      [3, 2],
      [4, 3],
      [5, 4],
    ] as const) {
      const pool = `${times(level, 'Yc')} ${times(5, 'Pc')} ${times(4, 'Kc')}`.split(' ').slice(0, 9).join(' ')
      const game = scenario({ altar: '', phase: 'evening', seats: [{ pool }], options: cards('Y1') })
      expect(game.play(`learn Y1/${level}`).pool(0)).toHaveLength(9 - level + drawn)
    }
  })

  const ways = [
    { name: 'primary', pool: 'Yc Yt Ys', learned: '', phase: 'evening', start: 'learn Y1/3', box: ['Yc', 'Ys'] },
    {
      name: 'Transmutation',
      pool: 'Yc Yt Gs',
      learned: 'B1/4:s',
      phase: 'evening',
      start: 'use B1/4',
      box: ['Gs', 'Yc'],
    },
    { name: 'Clone', pool: 'Yc Yt Ys', learned: 'W3/4:s', phase: 'midday', start: 'use W3/4', box: ['Yc', 'Ys'] },
  ] as const

  test('SB-LEARN-40 the rules hold for the primary action, Transmutation and Clone alike', () => {
    for (const { name, pool, learned, phase, start, box } of ways) {
      const table = (tokens: string, more = '') => {
        const seats = [{ pool: tokens, familiar: 'Rc', learned: `${learned} ${more} G3/3:c` }]
        const options = cards('Y1', name === 'Clone' ? 'W3' : 'W1')
        return scenario({ altar: 'Kt Kt Kt Kt Kt', phase, seats, options, pouch: 'Pc Pc Pc Pc Pc', box: '' })
      }
      const game = table(pool).play(start)
      expect([name, game.legal()]).toEqual([
        name,
        ['mark Yc', 'mark Yt'].concat(pool.includes('Ys') ? ['mark Ys'] : []),
      ])
      game.play('mark Yt')
      expect([game.learned(0, 'Y1'), game.box(), game.pool(0)]).toEqual(['Y1/3:t', box, ['Pc', 'Pc']])
      // Already learned, without a natural token or short of one token: no learning.
      expect(table(pool, 'Y1/3:c').can(start)).toBe(false)
      expect(table('Ks Ps', '').can(start)).toBe(false)
      expect(table(pool.slice(3)).can(start)).toBe(false)
    }
  })
})
