import { describe, expect, test } from 'vitest'
import { parseSpell } from '../spell.ts'
import { lineup, scenario, times } from '../testing/scenario.ts'
import { type Moment, randomGames, sorted } from './random-games.ts'

const set2 = { lineup: 'set2' }
const set3 = { lineup: 'set3' }

/** The tokens that a pool must hold after a move, by what was told about it. */
function expectedPool({ before, events }: Moment, seat: number): number[] {
  const pool = before.players[seat]!.pool.slice()
  const remove = (tokens: readonly number[]) => {
    for (const token of tokens) pool.splice(pool.indexOf(token), 1)
  }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'took') pool.push(event.token)
    else if (event.type === 'drew') pool.push(...event.tokens)
    else if (event.type === 'discarded') remove([event.token])
    else if (event.type === 'stored' && event.from === 'pool') remove([event.token])
    else if (event.type === 'learned') remove(event.paid)
    else if (event.type === 'swapped') {
      remove(event.out)
      pool.push(...event.in)
    }
  }
  return pool.sort((a, b) => a - b)
}

describe('SB-POOL the pool', () => {
  test('SB-POOL-01 a pool never holds more than 9 tokens, not even for a moment', () => {
    let full = 0
    randomGames(() => {}, {
      games: 20,
      during: (state, label) => {
        for (const { pool } of state.players) {
          if (pool.length > 9) expect(pool, label).toHaveLength(9)
          if (pool.length === 9) full++
        }
      },
    })
    expect(full).toBeGreaterThan(100)
    // What could overflow: gifts, Mirage after a take, a draw after a take.
    const eight = times(4, 'Yc Yt')
    const mirage = scenario({
      altar: 'Rc Gc Bc',
      options: lineup('B3'),
      seats: [{ pool: 'Yc Yt Ys Wt Ws Kt Ks', learned: 'B3/5:c P1/3:c' }],
    })
    expect(mirage.play('use P1/3; take Rc; take Gc').pool(0)).toHaveLength(9)
    const sharing = scenario({ altar: 'Rc Gt', options: set2, seats: [{ pool: eight, learned: 'P2/3:c' }] }).play(
      'use P2/3; take Gt',
    )
    expect([sharing.pool(0).length, sharing.pool(0).at(-1)]).toEqual([9, 'Gt'])
  })

  test('SB-POOL-02 markers and stored tokens do not count', () => {
    const learned = 'R1/3:t P1/4:c G1/5:c K1/3:c W1/4:c B1/5:c Y1/3:c'
    const familiar = times(2, 'Gt Gs Kt Ks Wt Ws Pt')
    const game = scenario({ altar: 'Rc', seats: [{ pool: 'Rc Rc Yc Yt Ys Ys Bt', familiar, learned }] }).play('draw')
    expect(game.pool(0)).toHaveLength(9)
    const take = scenario({ altar: 'Rc', seats: [{ pool: times(4, 'Yc Yt'), familiar, learned: 'R1/3:t' }] }).play(
      'take Rc',
    )
    expect(take.pool(0)).toHaveLength(9)
  })

  test('SB-POOL-03 a draw is cut to the room; the rest stays in the pouch', () => {
    for (let held = 4; held <= 8; held++) {
      const pool = 'Yc Yt Ys Wc Wt Ws Kc Kt'.split(' ').slice(0, held).join(' ')
      const game = scenario({ altar: '', options: set3, seats: [{ pool, learned: 'R3/3:c' }] })
      const before = game.pouch().length
      const drawn = Math.min(4, 9 - held)
      game.play('use R3/3')
      expect([game.pool(0).length, game.pouch().length, game.box()]).toEqual([held + drawn, before - drawn, []])
    }
  })

  test('SB-POOL-04 pool 6 and "draw 4" draw 3 tokens', () => {
    const game = scenario({ altar: '', options: set3, seats: [{ pool: 'Yc Yt Ys Wc Wt Ws', learned: 'R3/5:c' }] })
    game.play('use R3/5')
    const drew = game.events.flatMap((event) => (event.type === 'drew' ? [event.tokens.length] : []))
    expect([game.pool(0).length, drew]).toEqual([9, [3]])
  })

  test('SB-POOL-05 a take is cut to the room; the user chooses which tokens', () => {
    const pool = 'Yc Yt Ys Wc Wt Ws Ks'
    const game = scenario({ altar: 'Rc Gt Bs Kc', options: set2, seats: [{ pool, learned: 'P2/5:c' }] }).play(
      'use P2/5',
    )
    expect(game.legal()).toEqual(['take Rc', 'take Gt', 'take Bs', 'take Kc'])
    game.play('take Kc')
    expect(game.legal()).toEqual(['take Rc', 'take Gt', 'take Bs'])
    game.play('take Gt')
    expect([game.pool(0).slice(7), game.altar, game.state.phase]).toEqual([['Kc', 'Gt'], ['Rc', 'Bs'], 'midday'])
    const one = scenario({ altar: 'Rc Gc Bs', seats: [{ pool: `${pool} Kt`, learned: 'P1/3:c' }] }).play('use P1/3')
    expect(one.legal()).toEqual(['take Rc', 'take Gc'])
    expect([one.play('take Gc').pool(0).at(-1), one.altar]).toEqual(['Gc', ['Rc', 'Bs']])
  })

  test('SB-POOL-06 tokens discarded or paid first make room', () => {
    const sacrifice = (pool: string) => scenario({ altar: 'Kc', seats: [{ pool, learned: 'R1/3:c' }] }).play('use R1/3')
    const nine = sacrifice('Rc Gt Bs Gt Bs Gt Bs Gt Bs')
    expect([nine.pool(0).length, nine.box()]).toEqual([9, ['Rc']])
    expect(sacrifice('Rc Gt Bs Gt Bs Gt').pool(0)).toHaveLength(9)
    const abundance = scenario({ altar: 'Kc', phase: 'evening', seats: [{ pool: 'Yc Yc Yc Yc Yc Gt Bt Gt Bt' }] }).play(
      'learn Y1/5',
    )
    expect(abundance.pool(0)).toHaveLength(8)
    const clone = scenario({
      altar: 'Kt',
      phase: 'midday',
      options: set3,
      seats: [{ pool: 'Rc Gt Bs Gt Bs Gt Bs Gt Bs', learned: 'W3/5:c' }],
    })
    expect(clone.play('use W3/5; take Kt').pool(0)).toEqual(['Gt', 'Bs', 'Gt', 'Bs', 'Gt', 'Bs', 'Gt', 'Bs', 'Kt'])
  })

  test('SB-POOL-07 swaps are possible with a full pool', () => {
    const pool = 'Rc Gt Bs Gt Bs Gt Bs Gt Bs'
    const altar = scenario({ altar: 'Kc Wt', phase: 'midday', seats: [{ pool, learned: 'G1/3:c' }] })
    altar.play('use G1/3; give Rc; get Wt')
    expect(sorted(altar.pool(0))).toEqual(sorted(pool.replace('Rc', 'Wt').split(' ')))
    const seats = [{ pool, familiar: 'Kc Wt', learned: 'G3/3:c' }]
    const familiar = scenario({ altar: 'Kc', phase: 'evening', options: set3, seats }).play('use G3/3; give Rc; get Kc')
    expect(sorted(familiar.pool(0))).toEqual(sorted(pool.replace('Rc', 'Kc').split(' ')))
    expect(familiar.familiar(0)).toEqual(['Rc', 'Wt'])
  })

  test('SB-POOL-08 nobody discards or returns tokens unless an effect or payment asks for it', () => {
    const pool = 'Rc Rc Rc Gt Gt Gt Bs Bs Bs'
    for (const kind of ['store', 'learn']) {
      const phase = kind === 'store' ? 'midday' : 'evening'
      const game = scenario({ altar: 'Kc Wt', phase, seats: [{ pool }] })
      for (const move of ['discard Rc', 'give Rc', 'pay Rc', 'mark Rc', 'keep Rc']) game.refused(move)
      const kinds = new Set(game.legal().map((move) => move.split(' ')[0]))
      expect(kinds).toEqual(new Set([kind, 'pass']))
    }
    const morning = scenario({ altar: 'Kc', seats: [{ pool: 'Rc Gt' }] })
    for (const move of ['discard Rc', 'give Rc', 'store Rc']) morning.refused(move)
    // In whole games a token leaves a pool only by storing, paying, swapping or the discard of a card that has one.
    const discarding: readonly (number | undefined)[] = ['R1', 'P3', 'G2', 'W1', 'W3'].map(parseSpell)
    randomGames((moment) => {
      moment.state.players.forEach(({ pool: now }, seat) => {
        const found = now.slice().sort((a, b) => a - b)
        expect(found.join(), moment.label).toBe(expectedPool(moment, seat).join())
      })
      for (const event of moment.events)
        if (event.type === 'discarded') expect(discarding, moment.label).toContain(event.by)
    })
  })

  test('SB-POOL-09 a full pool gets nothing from gifts', () => {
    const full = { pool: times(3, 'Bc Bt Bs') }
    const sharing = scenario({ players: 3, altar: 'Rc', options: set2, seats: [{ learned: 'P2/5:c' }, full] })
    const pouch = sharing.pouch().length
    sharing.play('use P2/5')
    expect([0, 1, 2].map((seat) => sharing.pool(seat).length)).toEqual([1, 9, 1])
    expect([sharing.pouch().length, sharing.pool(1)]).toEqual([pouch - 1, full.pool.split(' ')])
    const blaze = scenario({ players: 3, altar: 'Rc Gt Ks', options: set3, seats: [{ learned: 'R3/5:c' }, full] })
    expect(blaze.play('use R3/5').seat).toBe(2)
    blaze.play('take Gt')
    expect([blaze.pool(1), blaze.pool(2), blaze.altar]).toEqual([full.pool.split(' '), ['Gt'], ['Rc', 'Ks']])
    expect([blaze.state.phase, blaze.seat]).toEqual(['midday', 0])
  })

  test('SB-POOL-10 an empty pool is allowed', () => {
    const stored = scenario({ altar: 'Kc', phase: 'midday', seats: [{ pool: 'Rc' }] }).play('store Rc')
    expect([stored.pool(0), stored.seat]).toEqual([[], 1])
    expect([stored.endDay().seat, stored.pool(0), stored.faults()]).toEqual([0, [], []])
    const paid = scenario({ altar: 'Kc', phase: 'evening', seats: [{ pool: 'Rc Rc Rc' }] }).play('learn R1/3')
    expect([paid.pool(0), paid.seat]).toEqual([[], 1])
  })

  test('SB-POOL-11 pool tokens are kept from day to day', () => {
    const pools = ['Rc Gt Bs Kc', times(3, 'Wc Wt Ws'), '']
    const game = scenario({ players: 3, altar: 'Kc Ks', seats: pools.map((pool) => ({ pool })) })
    for (let day = 0; day < 9; day++) {
      game.endDay()
      expect([0, 1, 2].map((seat) => game.pool(seat).join(' '))).toEqual(pools)
    }
  })
})
