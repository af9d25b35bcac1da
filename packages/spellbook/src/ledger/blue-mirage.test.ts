import { describe, expect, test } from 'vitest'
import { spellbook } from '../rules.ts'
import { parseSpell } from '../spell.ts'
import { lineup, type Scenario, type SeatSetup, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { expectFacts } from './facts.ts'
import { expectNeverCopied } from './uncopyable.ts'

const { en, pl, ru } = spellbook.texts
const MIRAGE = parseSpell('B3')

/** A pool of so many tokens, none of them a triangle. */
const holding = (n: number): string =>
  ['Yc', 'Ks']
    .flatMap((name) => times(4, name).split(' '))
    .slice(0, n)
    .join(' ')

/** A player with a Mirage of triangles before an altar of triangles, one circle and one square. */
function table(level: number, seat: SeatSetup = {}, more: TableSetup = {}): Scenario {
  return scenario({
    altar: 'Rt Rt Gt Pc Ws',
    options: lineup('B3'),
    ...more,
    seats: [{ ...seat, learned: `B3/${level}:t ${seat.learned ?? ''}` }, ...(more.seats ?? [])],
  })
}

/** How many tokens Mirage has drawn. */
const drawn = (game: Scenario): number =>
  game.events.reduce((n, event) => n + (event.type === 'drew' && event.by === MIRAGE ? event.tokens.length : 0), 0)

/** The tokens each step moved, as `took`, `drew 2 by B3` and the like. */
const story = (game: Scenario): string[] =>
  game.events.flatMap((event) => {
    if (event.type === 'took') return ['took']
    if (event.type !== 'drew') return []
    return [`seat ${event.seat} drew ${event.tokens.length}${event.by === MIRAGE ? ' by Mirage' : ''}`]
  })

describe('B3 Mirage', () => {
  test('SB-SPELL-B3.0 facts of Mirage', () => {
    expectFacts('B3', ['permanent', 'permanent', 'permanent'], [2, 3, 6], [3, 4, 5])
    expect([en['spell.B3'], pl['spell.B3'], ru['spell.B3']]).toEqual(['Mirage', 'Miraż', 'Мираж'])
  })

  for (const [level, each, rule] of [
    [3, 1, 'SB-SPELL-B3.1 L3: draw 1 for each token with the rune of the marker taken from the altar'],
    [4, 2, 'SB-SPELL-B3.2 L4: draw 2 for each such token'],
    [5, 2, 'SB-SPELL-B3.3 L5: draw 2 for each such token'],
  ] as const) {
    test(rule, () => {
      expect(table(level).play('take Rt').pool(0)).toHaveLength(1 + each)
      expect(table(level).play('take Pc').pool(0)).toEqual(['Pc'])
      expect(table(level).play('take Ws').pool(0)).toEqual(['Ws'])
      const two = table(level, { learned: 'P1/4:c' }).play('use P1/4; take Rt; take Gt')
      expect([two.pool(0).slice(0, 2), two.pool(0).length]).toEqual([['Rt', 'Gt'], 2 + 2 * each])
    })
  }

  test('SB-SPELL-B3.4 the draw follows after all tokens of one take and before the next part of the effect', () => {
    const sharing = table(3, { learned: 'P2/3:c' }, { options: lineup('P2 B3') }).play('use P2/3; take Rt')
    expect(story(sharing)).toEqual(['took', 'seat 0 drew 1 by Mirage', 'seat 0 drew 1', 'seat 1 drew 1'])
    const divination = table(4, { learned: 'P3/3:c' }, { options: lineup('P3 B3') }).play('use P3/3; take Rt; take Gt')
    expect([divination.asked, divination.pool(0).length]).toEqual(['ask.discard', 6])
    // Drawing after the first token would leave no room for the second.
    const levitation = table(4, { pool: holding(7), learned: 'P1/4:c' }).play('use P1/4; take Rt; take Gt')
    expect([levitation.pool(0).slice(7), levitation.altar]).toEqual([
      ['Rt', 'Gt'],
      ['Rt', 'Pc', 'Ws'],
    ])
  })

  test('SB-SPELL-B3.5 it draws matching tokens times 1 or 2, cut to the room', () => {
    for (const [level, each] of [
      [3, 1],
      [4, 2],
      [5, 2],
    ] as const) {
      for (let held = 0; held <= 8; held++) {
        const pool = holding(held)
        const one = table(level, { pool }).play('take Rt')
        expect(drawn(one), `1 token, pool ${held}, L${level}`).toBe(Math.min(each, 8 - held))
        const altar = 'Rt Gt Pc Ws'
        const two = table(level, { pool, learned: 'P1/4:c' }, { altar }).play('use P1/4')
        if (held === 8) two.play('take Rt')
        const matching = Math.min(2, 9 - held)
        expect(drawn(two), `2 tokens, pool ${held}, L${level}`).toBe(Math.min(matching * each, 9 - held - matching))
        expect(two.pool(0)).toHaveLength(Math.min(9, held + matching * (1 + each)))
      }
    }
  })

  test('SB-SPELL-B3.6 example: L4, pool 6, two matching tokens taken: pool 8, then 1 of 4 tokens is drawn', () => {
    const game = table(4, { pool: holding(6), learned: 'P1/4:c' })
    const pouch = game.pouch().length
    game.play('use P1/4; take Rt; take Gt')
    expect([game.pool(0).slice(6, 8), game.pool(0).length]).toEqual([['Rt', 'Gt'], 9])
    expect([drawn(game), pouch - game.pouch().length]).toEqual([1, 1])
  })

  test('SB-SPELL-B3.7 the draw is compulsory', () => {
    const game = table(4, { pool: holding(4) }).play('take Rt')
    expect([game.asked, game.pool(0).length]).toEqual(['ask.midday', 7])
    const effect = table(4, { pool: holding(2), learned: 'P1/4:c' }).play('use P1/4; take Rt; take Rt')
    expect([effect.asked, effect.pool(0).length]).toEqual(['ask.midday', 8])
  })

  test('SB-SPELL-B3.8 the drawn tokens trigger nothing', () => {
    const game = table(4, {}, { pouch: times(5, 'Kt') }).play('take Rt')
    expect([game.pool(0), drawn(game)]).toEqual([['Rt', 'Kt', 'Kt'], 2])
  })

  test('SB-SPELL-B3.9 it triggers with the primary take, Levitation, Sharing, Divination, Focus, Feast L3, Storm and copies', () => {
    const takes: [card: string, takes: string, matching: number, phase?: TableSetup['phase']][] = [
      ['', 'take Rt', 1],
      ['P1/4', 'take Rt; take Rt', 2],
      ['P2/3', 'take Rt', 1],
      ['P2/4', 'take Rt; take Rt', 2],
      ['P2/5', 'take Rt; take Gt; take Pc', 2],
      ['P3/3', 'take Rt; take Pc', 1],
      ['P3/4', 'take Rt; take Rt', 2],
      ['P3/5', 'take Rt; take Gt', 2],
      ['K2/4', 'take Rt', 1, 'evening'],
      ['K2/5', 'take Rt; take Gt', 2, 'evening'],
      ['K3/3', 'take Gt', 1, 'midday'],
      ['W2/4', 'replace Pc; done; take Rt; take Gt; take Ws', 2, 'evening'],
      ['W2/5', 'replace Pc; done; take Rt; take Gt; take Ws', 2, 'evening'],
    ]
    for (const [card, moves, matching, phase = 'morning'] of takes) {
      const name = card.slice(0, 2)
      const learned = card && `${card}:t`
      const seat = { familiar: 'Gc Rc' }
      const own = table(4, { ...seat, learned }, { phase, options: lineup(`B3 ${name}`) })
      own.play(`${card && `use ${card}; `}${moves}`)
      expect(drawn(own), `${card}: ${moves}`).toBe(2 * matching)
      // Storm and Clone are of one colour.
      if (name === 'W2') continue
      const clone = { morning: 5, midday: 3, evening: 4 }[phase]
      const options = lineup(`B3 W3 ${name}`)
      // With yellow to learn instead, the copy is asked for.
      const cloner = { ...seat, pool: 'Ys Yc Yc', learned: 'W3/5:s' }
      const copied = table(4, cloner, { phase: 'midday', options, seats: [{ learned }] })
      copied.play(`use W3/${clone}; ${card && `copy ${card} from 2; `}${moves}`)
      expect(drawn(copied), `copy of ${card}: ${moves}`).toBe(2 * matching)
    }
  })

  test('SB-SPELL-B3.10 it does not trigger with draws, swaps or tokens stored straight from the altar', () => {
    const silent: [card: string, moves: string, pool: number, phase?: TableSetup['phase'], seat?: SeatSetup][] = [
      ['R1/3', 'draw', 2],
      ['R1/3', 'use R1/3', 4, 'morning', { pool: 'Yc' }],
      ['R2/5', 'use R2/5', 6],
      ['R3/5', 'use R3/5', 4],
      ['G1/5', 'use G1/5; get Rt; get Rt; get Gt', 3, 'midday', { pool: 'Yc Yc Yc' }],
      ['G2/3', 'use G2/3; discard Yc', 2, 'midday', { pool: 'Yc Yc' }],
      ['G3/3', 'use G3/3; get Kt', 1, 'evening', { pool: 'Yc', familiar: 'Kt Yt' }],
      ['G3/5', 'use G3/5; absorb Rt; absorb Rt; absorb Gt', 0, 'evening'],
      ['K2/5', 'use K2/5; store Kt', 0, 'evening', { pool: 'Kt' }],
      ['K3/4', 'use K3/4; absorb Rt', 0, 'midday'],
      ['Y3/3', 'learn Y3/3; absorb Rt; absorb Rt; absorb Gt', 0, 'evening', { pool: 'Yt Yt Yt' }],
    ]
    for (const [card, moves, pool, phase = 'morning', seat] of silent) {
      const learned = moves.startsWith('learn') ? '' : `${card}:t`
      const pouch = `${times(5, 'Wt')} ${times(5, 'Pt')}`
      const game = table(4, { ...seat, learned }, { phase, pouch, options: lineup(`B3 ${card.slice(0, 2)}`) }).play(
        moves,
      )
      expect([game.pool(0).length, drawn(game)], moves).toEqual([pool, 0])
    }
  })

  test("SB-SPELL-B3.11 it does not trigger on another player's day", () => {
    const game = scenario({
      altar: 'Rt Rt Gt Pc Ws',
      options: lineup('R3 B3'),
      seats: [{ learned: 'R3/3:c B3/5:t' }, { learned: 'B3/5:t' }],
    }).play('use R3/3; take Rt')
    expect([game.pool(1), drawn(game)]).toEqual([['Rt'], 0])
    game.endDay().play('take Rt')
    expect([game.pool(1).length, drawn(game)]).toEqual([4, 2])
  })

  test('SB-SPELL-B3.12 a matching token taken with the last free room draws nothing', () => {
    const game = table(4, { pool: holding(8) })
    const pouch = game.pouch().length
    game.play('take Rt')
    expect([game.pool(0).length, game.pool(0)[8], game.pouch().length]).toEqual([9, 'Rt', pouch])
    expect([game.state.phase, game.faults()]).toEqual(['midday', []])
  })

  test("SB-SPELL-B3.13 it works from the moment it is learned, with the marker's rune", () => {
    for (const [marker, expected] of [
      ['Bt', 1],
      ['Bc', 0],
    ] as const) {
      // Learned at midday through Clone; in the evening Focus takes a triangle.
      const game = scenario({
        phase: 'midday',
        altar: 'Gt Pc Ws',
        options: lineup('K2 W3 B3'),
        seats: [{ pool: 'Bt Bc Bc', learned: 'W3/4:s K2/4:t' }],
      }).play(`use W3/4; mark ${marker}; use K2/4`)
      expect([game.learned(0, 'B3'), game.pool(0)[0]]).toEqual([`B3/3:${marker[1]}`, 'Gt'])
      expect([drawn(game), game.pool(0).length]).toEqual([expected, 1 + expected])
    }
  })

  test('SB-SPELL-B3.14 raised by Time Travel from L3 to L4 it draws 2 from then on', () => {
    const game = table(3, { pool: 'Rc', learned: 'W1/3:s' }, { pouch: 'Ks Ks Ks Ks Ws Ws Ys Ys Ys Ys' })
    expect(drawn(game.play('take Rt'))).toBe(1)
    game.skipTo('evening').play('use W1/3')
    expect([game.learned(0, 'B3'), drawn(game)]).toEqual(['B3/4:t', 1])
    expect(drawn(game.endDay().play('take Rt'))).toBe(3)
  })

  test('SB-SPELL-B3.15 it cannot be copied, but takes made by its owner through Clone trigger it', () => {
    expectNeverCopied('B3')
    const seat = { pool: 'Ks', learned: 'W3/5:s' }
    const primary = table(4, seat, { phase: 'midday', options: lineup('W3 B3') }).play('use W3/5; take Rt')
    expect([primary.pool(0)[0], primary.pool(0).length, drawn(primary)]).toEqual(['Rt', 3, 2])
    const other = { seats: [{ learned: 'P1/4:c B3/5:c' }], phase: 'midday', options: lineup('W3 B3') } as const
    const copied = table(3, seat, other).play('use W3/5; copy P1/4 from 2; take Rt; take Gt')
    expect([copied.pool(0).length, copied.pool(1), drawn(copied)]).toEqual([4, [], 2])
  })
})
