import { begin, below, rngFrom, SPECTATOR, shuffle } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { formatMove, PASS, parseMove } from '../move.ts'
import { spellbook } from '../rules.ts'
import type { State } from '../state.ts'
import { lineup, scenario, times } from '../testing/scenario.ts'
import { randomGames, sorted, teach } from './random-games.ts'

const set2 = { lineup: 'set2' }
const set3 = { lineup: 'set3' }

const SIXTEEN = 'Rc Rt Rs Pc Pt Ps Gc Gt Gs Kc Kt Ks Wc Wt Ws Bc'.split(' ')
const altarOf = (n: number): string => SIXTEEN.slice(0, n).join(' ')

/** What the altar phase makes of so many tokens: the new altar, the box and how often something was placed or cleared. */
function afterPhase(n: number) {
  const game = scenario({ altar: altarOf(n) }).endDay()
  const placed = game.events.flatMap((event) => (event.type === 'placed' ? [event.tokens.length] : []))
  const cleared = game.events.flatMap((event) => (event.type === 'cleared' ? [event.tokens.length] : []))
  return { altar: game.altar, box: game.box(), pouch: game.pouch().length, placed, cleared }
}

describe('SB-ALTAR the altar', () => {
  test('SB-ALTAR-01 exactly one of the three steps, by the number of tokens at that moment', () => {
    for (let n = 0; n <= 16; n++) {
      const { placed, cleared } = afterPhase(n)
      expect([n, placed, cleared]).toEqual([n, [n < 5 ? 5 - n : n < 10 ? 1 : 5], n < 10 ? [] : [n]])
    }
    // What was taken during the day no longer counts.
    for (const [lying, after] of [
      [5, 5],
      [6, 6],
      [10, 10],
      [11, 5],
    ]) {
      expect(
        scenario({ altar: altarOf(lying!) })
          .play('take Rc')
          .endDay().altar,
      ).toHaveLength(after!)
    }
    for (const players of [2, 3, 4]) {
      const sizes = [4, 5, 10].map((n) => scenario({ players, altar: altarOf(n) }).endDay().altar.length)
      expect(sizes).toEqual([5, 6, 5])
    }
  })

  test('SB-ALTAR-02 with fewer than 5 tokens there are 5 then', () => {
    for (let n = 0; n < 5; n++) {
      const { altar, box, pouch } = afterPhase(n)
      expect([altar.length, altar.slice(0, n).join(' '), box, pouch]).toEqual([5, altarOf(n), [], 100])
    }
  })

  test('SB-ALTAR-03 with 5 to 9 tokens 1 is placed', () => {
    for (let n = 5; n < 10; n++) {
      const { altar, box, pouch } = afterPhase(n)
      expect([altar.length, altar.slice(0, n).join(' '), box, pouch]).toEqual([n + 1, altarOf(n), [], 105 - n - 1])
    }
  })

  test('SB-ALTAR-04 10 or more go to the box and 5 new ones come', () => {
    for (let n = 10; n <= 16; n++) {
      const { altar, box, pouch } = afterPhase(n)
      expect([altar.length, sorted(box), pouch]).toEqual([5, sorted(SIXTEEN.slice(0, n)), 105 - n - 5])
      const fresh = scenario({ altar: altarOf(n), pouch: times(5, 'Yt') }).endDay()
      expect(fresh.altar).toEqual(['Yt', 'Yt', 'Yt', 'Yt', 'Yt'])
    }
  })

  test('SB-ALTAR-05 0, 3, 4 become 5; 5 becomes 6; 9 becomes 10; 10 and 12 become 5', () => {
    expect([0, 3, 4, 5, 9, 10, 12].map((n) => afterPhase(n).altar.length)).toEqual([5, 5, 5, 6, 10, 5, 5])
  })

  test('SB-ALTAR-06 reaching 10 by the added token does not clear the altar on the same day', () => {
    const game = scenario({ altar: altarOf(9) }).endDay()
    expect([game.altar.length, game.altar.slice(0, 9).join(' '), game.box()]).toEqual([10, altarOf(9), []])
    // The next player may take any of the ten; left alone, they go at the end of that day.
    const left = game.altar
    expect(game.moves('take')).toHaveLength(new Set(left).size)
    game.endDay()
    expect([game.altar.length, sorted(game.box())]).toEqual([5, sorted(left)])
  })

  test('SB-ALTAR-07 the altar is not refilled at any other time', () => {
    const game = scenario({ altar: 'Kc', seats: [{ pool: 'Rc Rc Rc Rc' }] })
    expect([game.play('take Kc').state.phase, game.altar]).toEqual(['midday', []])
    expect([game.play('store Rc').state.phase, game.altar]).toEqual(['evening', []])
    expect(game.play('learn R1/3').altar).toHaveLength(5)
    const blaze = scenario({ players: 4, altar: 'Kc', options: set3, seats: [{ learned: 'R3/3:c' }] }).play('use R3/3')
    expect([blaze.altar, [1, 2, 3].map((seat) => blaze.pool(seat))]).toEqual([[], [['Kc'], [], []]])
    let phases = 0
    randomGames(
      ({ label, events }) => {
        events.forEach((event, i) => {
          if (event.type !== 'placed' || event.by !== undefined) return
          // Only what a card places does not come right at the end of a day.
          expect(['day', 'over'], label).toContain(events[i + 1]?.type)
          phases++
        })
      },
      { sizes: [2, 3, 4] },
    )
    expect(phases).toBeGreaterThan(200)
  })

  test('SB-ALTAR-08 all tokens are open and any of them may be taken', () => {
    const game = scenario({ altar: altarOf(12) })
    for (const viewer of [0, 1, SPECTATOR]) expect(game.view(viewer).altar).toEqual(SIXTEEN.slice(0, 12))
    expect(game.moves('take')).toEqual(SIXTEEN.slice(0, 12).map((name) => `take ${name}`))
    for (const name of SIXTEEN.slice(0, 12))
      expect(
        scenario({ altar: altarOf(12) })
          .play(`take ${name}`)
          .pool(0),
      ).toEqual([name])
  })

  test('SB-ALTAR-09 during a day the altar may hold more than 10 tokens', () => {
    const seats = [{ pool: 'Yc', learned: 'P3/4:c B2/5:c W3/5:c' }, { learned: 'P3/4:t' }]
    const game = scenario({ altar: altarOf(10), options: lineup('P3 B2 W3'), seats })
    game.play('use P3/4; done')
    expect(game.altar).toHaveLength(12)
    game.play('use P3/4; done')
    expect(game.altar).toHaveLength(14)
    game.play('use W3/5; copy P3/4 from 2; done')
    expect([game.altar.length, game.box().length, game.seat]).toEqual([5, 17, 1])
    const cleared = game.events.flatMap((event) => (event.type === 'cleared' ? [event.tokens.length] : []))
    expect(cleared).toEqual([16])
  })

  test('SB-ALTAR-10 the altar is a row: new tokens at the end, gaps close, swapped and replaced ones keep the place', () => {
    const row = scenario({ altar: 'Rc Gt Bs Kc', pouch: 'Wc Wc', box: '' }).play('take Gt')
    expect(row.altar).toEqual(['Rc', 'Bs', 'Kc'])
    expect(row.endDay().altar).toEqual(['Rc', 'Bs', 'Kc', 'Wc', 'Wc'])
    const divination = scenario({ altar: 'Rc Gt', pouch: 'Wc Wc', options: set3, seats: [{ learned: 'P3/5:c' }] })
    expect(divination.play('use P3/5').altar).toEqual(['Rc', 'Gt', 'Wc', 'Wc'])
    const pool = 'Yc Yt Ys Ys Ys'
    const swap = scenario({ altar: 'Rc Gt Bs Kc', phase: 'midday', seats: [{ pool, learned: 'G1/4:c' }] })
    swap.play('use G1/4; give Yc; give Yt; get Gt; get Kc')
    expect([swap.altar[0], swap.altar[2], sorted([swap.altar[1]!, swap.altar[3]!])]).toEqual(['Rc', 'Bs', ['Yc', 'Yt']])
    const storm = scenario({
      altar: 'Rc Gt Bs Kc',
      pouch: 'Wc Wc',
      phase: 'evening',
      options: set2,
      seats: [{ pool: times(4, 'Yc Yt'), learned: 'W2/4:c' }],
    })
    storm.play('use W2/4; replace Bs; replace Rc; done')
    expect(storm.altar).toEqual(['Wc', 'Gt', 'Wc', 'Kc'])
    const growth = scenario({
      altar: 'Rc Gt Bs Kc',
      phase: 'midday',
      options: set3,
      seats: [{ pool: 'Ys', learned: 'K3/4:c' }],
    })
    expect(growth.play('use K3/4; absorb Bs').altar.slice(0, 3)).toEqual(['Rc', 'Gt', 'Kc'])
  })

  test('SB-ALTAR-11 the order has no effect, except for the surplus of a solo game', () => {
    const byNumber = (a: number, b: number) => a - b
    const picture = (state: State): string =>
      JSON.stringify([
        state.altar.slice().sort(byNumber),
        state.players.map(({ pool, familiar, book }) => [
          pool.slice().sort(byNumber),
          familiar.slice().sort(byNumber),
          book,
        ]),
        [state.opponent && [state.opponent.board, state.opponent.pool], state.pouch, state.box, state.rng],
        [state.day, state.active, state.phase, state.ending],
      ])
    // Two tables, one of them with an altar that is mixed before every action: the same moves lead to the same game.
    for (const players of [1, 2, 3, 4]) {
      for (let i = 0; i < 12; i++) {
        const label = `game ${i} of ${players}`
        // Alone only Divination can bring a surplus: SB-SOLO-15 is not meant here.
        const options = players > 1 ? { lineup: 'random' } : { lineup: i % 2 === 0 ? 'set1' : 'set2' }
        const one = begin(spellbook, players, options, label)
        const rng = rngFrom(label)
        if (i % 3 > 0) teach(one, rng)
        const other = spellbook.clone(one)
        for (let mask = spellbook.toAct(one); mask !== 0; mask = spellbook.toAct(one)) {
          const seat = 31 - Math.clz32(mask)
          if (spellbook.legal(one, seat).includes(PASS)) {
            shuffle(rng, other.altar)
            other.legal = undefined
          }
          const legal = sorted(spellbook.legal(one, seat).map(formatMove))
          const mixed = sorted(spellbook.legal(other, seat).map(formatMove))
          if (mixed.join() !== legal.join()) expect(mixed, label).toEqual(legal)
          const acts = legal.filter((move) => move !== 'pass' || below(rng, 10) === 0)
          const move = parseMove(acts[below(rng, acts.length)] ?? 'pass')!
          spellbook.apply(one, seat, move)
          spellbook.apply(other, seat, move)
          if (picture(other) !== picture(one)) expect(picture(other), label).toBe(picture(one))
        }
        expect(spellbook.standings(other), label).toEqual(spellbook.standings(one))
      }
    }
    // Alone, with nine tokens left, the order decides which two go.
    for (const altar of ['Rc Rt Gc Gt Bc Bt Kc Kt Wc', 'Gc Gt Bc Bt Kc Kt Wc Rc Rt']) {
      const seats = [{ learned: 'P3/4:c' }]
      const game = scenario({ players: 1, options: set3, altar, pouch: 'Yc Yc', seats }).play('use P3/4; done')
      game.skipTo('altar').play('feed Wc')
      expect(game.altar).toEqual([...altar.replace(' Wc', '').split(' ').slice(3), 'Yc', 'Yc'])
    }
  })

  test('SB-ALTAR-12 tokens put on the altar by a swap may be taken by the following players', () => {
    const game = scenario({ players: 3, altar: 'Rc Gt', phase: 'midday', seats: [{ pool: 'Ys', learned: 'G1/3:c' }] })
    game.play('use G1/3; get Rc').skipTo('morning')
    expect([game.seat, game.can('take Ys')]).toEqual([1, true])
    game.endDay()
    expect([game.seat, game.play('take Ys').pool(2)]).toEqual([2, ['Ys']])
  })
})
