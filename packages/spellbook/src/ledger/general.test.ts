import { begin, Match, Refusal, rngFrom, SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { KIND, kindOf, parseMove } from '../move.ts'
import { spellbook } from '../rules.ts'
import { parseSpell } from '../spell.ts'
import { lineup, type Scenario, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { tokenName } from '../token.ts'
import { everyToken, randomGames, sorted } from './random-games.ts'

const set2 = { lineup: 'set2' }
const set3 = { lineup: 'set3' }

/** A match that begins with an arranged table, played with readable moves. */
function matchAt(table: TableSetup) {
  const match = new Match({ ...spellbook, setup: () => scenario(table).state }, { players: 2, seed: 'any' })
  return { match, act: (text: string) => match.act(0, parseMove(text)!) }
}

describe('SB-GEN terms and general frame', () => {
  test('SB-GEN-01 one to four players sit in a fixed clockwise order', () => {
    for (const players of [1, 2, 3, 4]) expect(begin(spellbook, players, {}, 'sizes').players).toHaveLength(players)
    for (const players of [0, 5]) expect(() => begin(spellbook, players, {}, 'sizes')).toThrow(Refusal)
    for (const expected of [
      [1, 0, 1, 0],
      [1, 2, 0, 1],
      [1, 2, 3, 0],
    ]) {
      const game = scenario({ players: new Set(expected).size, active: 1, altar: 'Rc Gt' })
      expect(expected.map((_, day) => (day > 0 ? game.endDay() : game).seat)).toEqual(expected)
    }
    // The left neighbour of the last seat is the first seat.
    const blaze = scenario({
      players: 4,
      active: 3,
      altar: 'Rc Gt',
      options: set3,
      seats: [{}, {}, {}, { learned: 'R3/3:c' }],
    })
    expect(blaze.play('use R3/3').seat).toBe(0)
  })

  test('SB-GEN-02 take: tokens of the own choice from the altar into the own pool', () => {
    for (const name of ['Rc', 'Gt', 'Bs']) {
      const game = scenario({ altar: 'Rc Gt Bs', seats: [{ pool: 'Kc' }] })
      expect(game.moves('take')).toEqual(['take Rc', 'take Gt', 'take Bs'])
      game.play(`take ${name}`)
      expect(game.pool(0)).toEqual(['Kc', name])
      expect(game.altar).toEqual(['Rc', 'Gt', 'Bs'].filter((other) => other !== name))
      expect([game.pool(1), game.familiar(0), game.box()]).toEqual([[], [], []])
    }
    const sharing = scenario({ altar: 'Rc Gt Bs Kc', options: set2, seats: [{ learned: 'P2/4:c' }] })
    sharing.play('use P2/4; take Kc; take Gt')
    expect([sharing.pool(0), sharing.altar]).toEqual([
      ['Kc', 'Gt'],
      ['Rc', 'Bs'],
    ])
  })

  test("SB-GEN-03 draw: random tokens from the pouch into the drawer's pool", () => {
    const results = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const game = scenario({ altar: 'Kc', pouch: 'Rc Gt Bs', box: 'Yc', seats: [{ pool: 'Ws' }], seed: `draw ${i}` })
      game.play('draw')
      expect(game.pool(0)).toHaveLength(3)
      expect(sorted([...game.pool(0), ...game.pouch()])).toEqual(['Bs', 'Gt', 'Rc', 'Ws'])
      expect([game.altar, game.box(), game.pool(1)]).toEqual([['Kc'], ['Yc'], []])
      results.add(sorted(game.pool(0)).join())
    }
    expect(results.size).toBe(3)
    // A player whom Sharing lets draw draws for itself.
    const game = scenario({ altar: 'Rc', pouch: 'Gt Gt', options: set2, seats: [{ learned: 'P2/4:c' }] })
    game.play('use P2/4')
    expect([game.pool(0), game.pool(1)]).toEqual([['Rc'], ['Gt']])
  })

  test('SB-GEN-04 place: random tokens from the pouch onto the altar', () => {
    const results = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const game = scenario({
        altar: 'Rc',
        pouch: 'Wc Wt Ws',
        box: 'Yc',
        options: set3,
        seats: [{ pool: 'Kc', learned: 'P3/5:c' }],
        seed: `place ${i}`,
      })
      game.play('use P3/5')
      expect(game.altar).toHaveLength(3)
      expect(sorted([...game.altar, ...game.pouch()])).toEqual(['Rc', 'Wc', 'Ws', 'Wt'])
      expect([game.pool(0), game.box()]).toEqual([['Kc'], ['Yc']])
      results.add(sorted(game.altar).join())
    }
    expect(results.size).toBe(3)
  })

  test('SB-GEN-05 store: to the own familiar, from the own pool unless another source is named', () => {
    const game = scenario({ altar: 'Kc Ks', phase: 'midday', seats: [{ pool: 'Rc Gt Rc Rc' }, { pool: 'Bs' }] })
    game.play('store Gt')
    expect([game.pool(0), game.familiar(0), game.altar]).toEqual([['Rc', 'Rc', 'Rc'], ['Gt'], ['Kc', 'Ks']])
    expect([game.pool(1), game.familiar(1)]).toEqual([['Bs'], []])
    const feast = scenario({
      altar: 'Kc Ks',
      phase: 'midday',
      options: set3,
      seats: [{ pool: 'Rc', learned: 'K3/4:c' }],
    })
    feast.play('use K3/4; absorb Ks')
    expect([feast.pool(0), feast.familiar(0)]).toEqual([['Rc'], ['Ks']])
  })

  test('SB-GEN-06 discard: tokens of the own choice from the own pool to the box', () => {
    for (const name of ['Rc', 'Gt', 'Bs']) {
      const game = scenario({
        altar: 'Kc',
        pouch: 'Bs',
        box: '',
        phase: 'midday',
        options: set2,
        seats: [{ pool: 'Rc Gt', learned: 'G2/3:c' }, { pool: 'Yc' }],
      })
      game.play('use G2/3')
      expect(game.moves('discard')).toEqual(['discard Rc', 'discard Gt', 'discard Bs'])
      // The evening has no action, so the altar phase of the day draws the discarded token again.
      game.play(`discard ${name}`)
      expect(game.altar).toEqual(['Kc', name])
      expect(game.pool(0)).toEqual(['Rc', 'Gt', 'Bs'].filter((other) => other !== name))
      expect(game.pool(1)).toEqual(['Yc'])
    }
    const game = scenario({ altar: 'Kc', seats: [{ pool: 'Rc Gt Rt', learned: 'R1/3:c' }] }).play('use R1/3')
    expect(game.box()).toEqual(['Rc'])
  })

  test('SB-GEN-07 swap: pool tokens against the same number of tokens of the named place', () => {
    const game = scenario({
      altar: 'Kc Wt Ys',
      phase: 'midday',
      seats: [{ pool: 'Rc Gt Bs', familiar: 'Pc', learned: 'G1/4:c' }],
    })
    game.play('use G1/4; give Rc; give Gt; get Kc; get Ys')
    expect(sorted(game.pool(0))).toEqual(['Bs', 'Kc', 'Ys'])
    expect(sorted(game.altar.slice(0, 3))).toEqual(['Gt', 'Rc', 'Wt'])
    expect([game.familiar(0), game.box()]).toEqual([['Pc'], []])

    const growth = scenario({
      altar: 'Kc',
      phase: 'evening',
      options: set3,
      seats: [{ pool: 'Rc Gt', familiar: 'Pc Ps', learned: 'G3/3:c' }],
    })
    growth.play('use G3/3; give Gt; get Ps')
    expect([sorted(growth.pool(0)), growth.familiar(0)]).toEqual([
      ['Ps', 'Rc'],
      ['Pc', 'Gt'],
    ])
  })

  test('SB-GEN-08 replace: altar tokens go to the box and as many come from the pouch', () => {
    const game = scenario({
      altar: 'Rc Gt Bs',
      pouch: 'Kc Kt',
      box: 'Yt',
      phase: 'evening',
      options: set2,
      seats: [{ pool: times(4, 'Yc Yt'), learned: 'W2/4:c' }],
    })
    game.play('use W2/4; replace Rc; replace Bs; done')
    expect([sorted(game.altar), game.box(), game.pouch()]).toEqual([['Gt', 'Kc', 'Kt'], ['Rc', 'Bs', 'Yt'], []])
    expect(game.pool(0)).toHaveLength(8)
  })

  test('SB-GEN-09 the arrow means the rune of the marker on that card', () => {
    const own: { [rune: string]: string[] } = { c: ['Rc', 'Pc'], t: ['Gt', 'Pt'], s: ['Bs', 'Ps'] }
    for (const rune of ['c', 't', 's']) {
      for (const other of ['c', 't', 's']) {
        const game = scenario({
          altar: 'Kc',
          phase: 'evening',
          options: set2,
          seats: [{ pool: 'Rc Pc Gt Pt Bs Ps', learned: `K2/3:${rune} R2/5:${other}` }, { learned: `K2/3:${other}` }],
        })
        game.play('use K2/3')
        expect(game.legal()).toEqual(own[rune]!.map((name) => `store ${name}`))
      }
    }
  })

  test('SB-GEN-10 a swap is neither a take nor a draw', () => {
    const table: TableSetup = { altar: 'Gc', phase: 'midday', seats: [{ pool: 'Rt', learned: 'B3/5:c G1/3:t' }] }
    const swap = scenario({ ...table, options: lineup('B3') }).play('use G1/3')
    expect([swap.pool(0), swap.happened('took'), swap.happened('drew')]).toEqual([['Gc'], 0, 0])
    const growth = scenario({
      altar: 'Gt',
      phase: 'evening',
      options: lineup('B3 G3'),
      seats: [{ pool: 'Rt', familiar: 'Gc', learned: 'B3/5:c G3/3:t' }],
    }).play('use G3/3')
    expect([growth.pool(0), growth.happened('took'), growth.happened('drew')]).toEqual([['Gc'], 0, 0])
    // The same token taken does set Mirage off.
    const take = scenario({ ...table, phase: 'morning', options: lineup('B3') }).play('take Gc')
    expect(take.pool(0)).toHaveLength(4)
  })

  test('SB-GEN-11 storing straight from the altar is no take', () => {
    const circles = 'Rc Gc Wc'
    const check = (game: Scenario, pool: string[], stored: number) => {
      expect([game.pool(0), game.familiar(0).length]).toEqual([pool, stored])
      expect([game.happened('took'), game.happened('drew')]).toEqual([0, 0])
    }
    const growth = scenario({
      altar: circles,
      phase: 'evening',
      options: lineup('B3 G3'),
      seats: [{ pool: 'Rt', learned: 'B3/5:c G3/5:t' }],
    })
    check(growth.play('use G3/5'), ['Rt'], 3)
    const feast = scenario({
      altar: circles,
      phase: 'midday',
      options: lineup('B3 K3'),
      seats: [{ pool: 'Rt', learned: 'B3/4:c K3/4:t' }],
    })
    check(feast.play('use K3/4; absorb Gc'), ['Rt'], 1)
    const communion = scenario({
      altar: circles,
      phase: 'evening',
      options: lineup('B3 Y3'),
      seats: [{ pool: 'Yt Yt Yt', learned: 'B3/3:c' }],
    })
    check(communion.play('learn Y3/3'), [], 3)
  })

  test('SB-GEN-12 colour and rune of a token never change', () => {
    randomGames(({ label, state }) => {
      const changed = everyToken(state).findIndex((n) => n !== 5)
      expect(changed < 0 ? '' : tokenName(changed), label).toBe('')
    })
  })

  test('SB-GEN-13 there are exactly 105 tokens at every moment', () => {
    const total = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0)
    let moments = 0
    randomGames(({ label, state }) => {
      expect(total(everyToken(state)), label).toBe(105)
      for (const bag of [state.pouch, state.box]) expect(bag.size, label).toBe(total(bag.count))
      moments++
    })
    expect(moments).toBeGreaterThan(1000)
  })

  test('SB-GEN-14 everything is open to everybody, but for what the pouch will give', () => {
    randomGames(
      ({ label, before, state }) => {
        const open = spellbook.view(state, SPECTATOR)
        const shown = {
          altar: open.altar,
          pouch: open.pouch,
          box: state.box.count.map((_, kind) => open.box[tokenName(kind)] ?? 0),
          players: open.players.map(({ pool, familiar, learned }) => [
            pool,
            familiar,
            learned.map((card) => card.level * 3 + 'cts'.indexOf(card.rune)),
          ]),
        }
        const there = {
          altar: state.altar.map(tokenName),
          pouch: state.pouch.size,
          box: state.box.count,
          players: state.players.map(({ pool, familiar, book }) => [
            pool.map(tokenName),
            familiar.map(tokenName),
            book.filter((marker) => marker !== 0),
          ]),
        }
        expect(JSON.stringify(shown), label).toBe(JSON.stringify(there))
        state.players.forEach((_, seat) => {
          expect(JSON.stringify({ ...spellbook.view(state, seat), viewer: SPECTATOR }), label).toBe(
            JSON.stringify(open),
          )
        })
        // Another future looks the same.
        const twin = spellbook.resample(before, 0, rngFrom(label))
        expect(JSON.stringify(spellbook.view(twin, 0)), label).toBe(JSON.stringify(spellbook.view(before, 0)))
      },
      { games: 4 },
    )
    const futures = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const twin = spellbook.resample(scenario({ altar: 'Rc' }).state, 0, rngFrom(`future ${i}`))
      spellbook.apply(twin, 0, parseMove('draw')!)
      futures.add(twin.players[0]!.pool.join())
    }
    expect(futures.size).toBeGreaterThan(10)
  })

  test('SB-GEN-15 every draw is uniform over the pouch', () => {
    const n = 3000
    const count: { [name: string]: number } = {}
    const dealt = new Array<number>(21).fill(0)
    for (let i = 0; i < n; i++) {
      const table = { altar: 'Kc', pouch: 'Rc Rc Rc Gt Bs', seats: [{ pool: times(4, 'Yc Yt') }] }
      const drawn = scenario({ ...table, seed: `uniform ${i}` })
        .play('draw')
        .pool(0)[8]!
      count[drawn] = (count[drawn] ?? 0) + 1
      for (const kind of begin(spellbook, 2, {}, `uniform ${i}`).altar) dealt[kind]!++
    }
    // Five standard deviations on either side.
    const near = (found: number | undefined, trials: number, p: number) =>
      expect(Math.abs((found ?? 0) - trials * p)).toBeLessThan(5 * Math.sqrt(trials * p * (1 - p)))
    near(count.Rc, n, 3 / 5)
    near(count.Gt, n, 1 / 5)
    near(count.Bs, n, 1 / 5)
    for (const found of dealt) near(found, 5 * n, 1 / 21)
  })

  test("SB-GEN-16 nothing leaves another player's pool, familiar or cards", () => {
    let gifts = 0
    randomGames(
      ({ label, before, state }) => {
        state.players.forEach(({ pool, familiar, book }, seat) => {
          const was = before.players[seat]!
          if (seat === before.active) return
          // Others only ever add to a pool, at its end.
          const left = [pool.slice(0, was.pool.length), familiar, book]
          expect(JSON.stringify(left), label).toBe(JSON.stringify([was.pool, was.familiar, was.book]))
          if (pool.length > was.pool.length) gifts++
        })
      },
      { sizes: [2, 3, 4], games: 20 },
    )
    expect(gifts).toBeGreaterThan(20)
  })

  test('SB-GEN-17 a card wins against a general rule', () => {
    // Paid tokens go to the box, but Communion stores them.
    const communion = scenario({
      altar: 'Rc',
      phase: 'evening',
      options: set3,
      seats: [{ pool: 'Rc Rt Rs Kc', learned: 'Y3/5:c' }],
    })
    communion.play('learn R3/3; mark Rs')
    expect([sorted(communion.familiar(0)), communion.box(), communion.pool(0)]).toEqual([['Rc', 'Rt'], [], ['Kc']])
    // A phase has one action, but Swiftness gives a second one.
    const swiftness = scenario({ altar: 'Rc Gt', options: set2, seats: [{ learned: 'B2/5:c' }] }).play(
      'take Rc; take Gt',
    )
    expect([swiftness.pool(0), swiftness.state.phase]).toEqual([['Rc', 'Gt'], 'midday'])
    // A spell is used in its own phase, but Clone copies an evening spell at midday.
    const clone = scenario({
      altar: 'Rc Gt Kc',
      phase: 'midday',
      options: set3,
      seats: [{ pool: 'Rc', learned: 'W3/4:c' }, { learned: 'G3/4:c' }],
    })
    expect(clone.play('use W3/4').legal()).toEqual(['absorb Rc', 'absorb Gt', 'absorb Kc'])
    expect(clone.state.phase).toBe('midday')
  })

  test('SB-GEN-18 an action and all it sets off is completed before the next phase', () => {
    const blaze = scenario({ players: 3, altar: 'Rc Gt Bs Kc', options: set3, seats: [{ learned: 'R3/3:c' }] })
    blaze.play('use R3/3')
    expect([blaze.state.phase, blaze.seat, blaze.pool(0).length]).toEqual(['morning', 1, 4])
    blaze.play('take Gt')
    expect([blaze.state.phase, blaze.seat]).toEqual(['morning', 2])
    blaze.play('take Rc')
    expect([blaze.state.phase, blaze.seat]).toEqual(['midday', 0])
    // The action that a learning sets off comes before the altar phase.
    const swift = scenario({ altar: 'Rc Gt', phase: 'evening', options: set2, seats: [{ pool: 'Bc Bc Bc' }] })
    swift.play('learn B2/3')
    expect([swift.seat, swift.altar]).toEqual([0, ['Rc', 'Gt']])
    expect(swift.play('take Rc').altar).toHaveLength(5)
    expect([swift.seat, swift.pool(0)]).toEqual([1, ['Rc']])
  })

  test("SB-GEN-19 several others act clockwise from the user's left", () => {
    const seats = [{}, {}, { learned: 'R3/3:c' }]
    const blaze = scenario({ players: 4, active: 2, altar: 'Rc Gt Bs Kc Wt', options: set3, seats }).play('use R3/3')
    const order = [blaze.seat, blaze.play('take Rc').seat, blaze.play('take Gt').seat]
    expect(order).toEqual([3, 0, 1])
    expect([blaze.play('take Bs').seat, blaze.pool(3), blaze.pool(0), blaze.pool(1)]).toEqual([
      2,
      ['Rc'],
      ['Gt'],
      ['Bs'],
    ])
    const users = [{}, {}, { learned: 'P2/5:c' }]
    const sharing = scenario({ players: 4, active: 2, altar: 'Rc Gt Bs', options: set2, seats: users }).play('use P2/5')
    expect(sharing.events.flatMap((event) => (event.type === 'drew' ? [event.seat] : []))).toEqual([3, 0, 1])
  })

  test('SB-GEN-20 an illegal action is refused and changes nothing', () => {
    const pool = 'Rc Rt Rs Rs Gc Gt Gs'
    const evening = scenario({
      altar: 'Kc',
      phase: 'evening',
      seats: [{ pool, learned: 'W1/3:c P1/4:c' }, { pool: 'Kt' }],
    })
    const paying = scenario({ altar: 'Kc', phase: 'evening', seats: [{ pool }] }).play('learn R1/3; mark Rs')
    const others = [{ pool, learned: 'W3/3:c' }, { learned: 'G1/5:c K1/4:t' }]
    const copying = scenario({ altar: 'Kc', phase: 'midday', options: lineup('W3'), seats: others }).play('use W3/3')
    for (const game of [evening, paying, copying]) {
      const before = JSON.stringify(game.state)
      const legal = spellbook.legal(game.state, 0)
      // Every number that could name a move, nonsense included; above the lower 14 bits only a copy has something.
      for (let move = 0; move < 2 ** 17; move++) {
        if (legal.includes(move) || (move >= 2 ** 14 && kindOf(move) !== KIND.copy)) continue
        let found: unknown
        try {
          spellbook.apply(game.state, 0, move)
        } catch (error) {
          found = error
        }
        if (!(found instanceof Refusal) || found.code !== 'illegal-move') expect(found, `move ${move}`).toBe('refused')
      }
      expect(JSON.stringify(game.state)).toBe(before)
      for (const text of game.legal()) expect(game.refused(text, 1).code).toBe('not-to-act')
    }
    expect(evening.refused('learn K1/3').code).toBe('illegal-move')
    expect(evening.refused('use P1/4').code).toBe('illegal-move')
  })

  test('SB-GEN-21 choices and payments are fixed before the first random token, then nothing is withdrawn', () => {
    const { match, act } = matchAt({ altar: 'Kc', seats: [{ pool: 'Rs Gs Kc', learned: 'R1/5:c' }] })
    const start = JSON.stringify(match.state)
    const fixed = match.state.reveals
    act('use R1/5')
    match.undo(0)
    expect(JSON.stringify(match.state)).toBe(start)
    act('use R1/5')
    expect([match.state.reveals, match.undoable(0)]).toEqual([fixed, 1])
    act('discard Gs')
    expect([match.state.players[0]!.pool.length, match.undoable(0)]).toEqual([6, 0])
    expect(() => match.undo(0)).toThrow(Refusal)

    const seats = [{ pool: 'Rc Gc Kt', learned: 'W3/5:c' }, { learned: 'R2/5:t P2/3:t' }]
    const clone = matchAt({ altar: 'Kc', phase: 'midday', options: lineup('W3 R2 P2'), seats })
    const { reveals } = clone.match.state
    for (const text of ['use W3/5', 'discard Gc']) clone.act(text)
    expect([clone.match.state.reveals, clone.match.undoable(0)]).toEqual([reveals, 2])
    clone.act('copy R2/4 from 2')
    expect([clone.match.state.reveals, clone.match.undoable(0)]).toEqual([reveals + 3, 0])

    // In no game is a spell, level, copy or payment chosen after a random token of the same action was seen.
    const afterwards: readonly (number | undefined)[] = [parseSpell('G2'), parseSpell('P3')]
    let startOfAction = 0
    let seen = 0
    randomGames(({ label, before, move, events }) => {
      const toAct = 31 - Math.clz32(spellbook.toAct(before))
      if (spellbook.legal(before, toAct).includes(parseMove('pass')!)) startOfAction = before.reveals
      if (before.reveals === startOfAction) return
      seen++
      expect(['take', 'discard', 'done', 'feed'], label).toContain(move.split(' ')[0])
      for (const event of events) if (event.type === 'discarded') expect(afterwards, label).toContain(event.by)
    })
    expect(seen).toBeGreaterThan(50)
  })

  test('SB-GEN-22 choices that depend on revealed tokens are made after the reveal', () => {
    const divination = scenario({ altar: 'Rc', pouch: 'Wc Wt', options: set3, seats: [{ learned: 'P3/5:c' }] })
    divination.play('use P3/5')
    expect(sorted(divination.legal())).toEqual(['take Rc', 'take Wc', 'take Wt'])
    const storm = scenario({
      altar: 'Rc Gt',
      pouch: 'Wc',
      phase: 'evening',
      options: set2,
      seats: [{ pool: times(4, 'Yc Yt'), learned: 'W2/4:c' }],
    })
    storm.play('use W2/4; replace Rc; done')
    expect(sorted(storm.legal())).toEqual(['take Gt', 'take Wc'])
    const cure = scenario({
      altar: 'Rc',
      pouch: 'Wc',
      phase: 'midday',
      options: set2,
      seats: [{ pool: 'Gt', learned: 'G2/3:c' }],
    })
    expect(sorted(cure.play('use G2/3').legal())).toEqual(['discard Gt', 'discard Wc'])
  })
})
