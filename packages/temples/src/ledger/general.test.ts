import { begin, Refusal, rngFrom, SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { cardName } from '../card.ts'
import { COLOURLESS, KIND_NAMES } from '../crystal.ts'
import type { TemplesEvent } from '../event.ts'
import { parseMove } from '../move.ts'
import { temples } from '../rules.ts'
import { OFF, type State } from '../state.ts'
import { type Scenario, scenario } from '../testing/scenario.ts'
import { equally, everyCrystal, randomGames, toAct, unfairness } from './random-games.ts'

/** The kinds that may be put now: `'RY'`. */
const kindsToPut = (game: Scenario): string => [...new Set(game.moves('put').map((move) => move[4]))].join('')
/** The seats that act in the next turns. */
const order = (game: Scenario, turns: number): number[] =>
  Array.from({ length: turns }, (_, i) => (i > 0 ? game.pass() : game).seat)
const FULL = 'CCCCCCCCCCCR'

describe('MT-GEN general frame and terms', () => {
  test('MT-GEN-01 two to four players sit in a fixed clockwise order', () => {
    for (const players of [0, 1, 5]) expect(() => begin(temples, players, {}, 'sizes')).toThrow(Refusal)
    for (const players of [2, 3, 4]) {
      expect(
        scenario({ players })
          .view(0)
          .players.map(({ seat }) => seat),
      ).toEqual([0, 1, 2, 3].slice(0, players))
    }
    expect(order(scenario({ players: 2 }), 5)).toEqual([0, 1, 0, 1, 0])
    expect(order(scenario({ players: 3 }), 6)).toEqual([0, 1, 2, 0, 1, 2])
    expect(order(scenario({ players: 4 }), 9)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0])
  })

  test('MT-GEN-02 six kinds of crystal: colourless and five colours', () => {
    expect(KIND_NAMES).toEqual(['colourless', 'red', 'yellow', 'blue', 'green', 'purple'])
    expect(Object.keys(scenario().view(0).supply).sort()).toEqual(['B', 'C', 'G', 'P', 'R', 'Y'])
    // Every kind can be owned, no other.
    const game = scenario({ seats: [{ pawn: 'W1', grid: '1:C 2:C 3:C 4:C' }] }).play('cast; exchange')
    expect([...kindsToPut(game)].sort()).toEqual(['B', 'C', 'G', 'P', 'R', 'Y'])
    expect(() => game.can('put X 1')).toThrow()
  })

  test('MT-GEN-03 a crystal of any colour is never colourless', () => {
    const rune = scenario({ seats: [{ pawn: 'W8', runes: 'B' }] }).play('collect W9; put B 1')
    expect([...kindsToPut(rune)].sort()).toEqual(['B', 'G', 'P', 'R', 'Y'])
    rune.refused('put C 2')
    const trade = scenario({ seats: [{ pawn: 'W5', grid: '1:C 2:C 3:C' }] }).play('collect W6; trade')
    expect([...kindsToPut(trade)].sort()).toEqual(['B', 'G', 'P', 'R', 'Y'])
    trade.refused('put C 2')
  })

  test('MT-GEN-04 any crystal is one of all six kinds', () => {
    for (const kind of 'CRYBGP') {
      const game = scenario({ seats: [{ pawn: 'W1', grid: '1:R 2:Y 3:B 4:G' }] })
      game.play(`cast; exchange; put ${kind} 7`)
      expect(game.grid(0)).toBe(`......${kind}.....`)
    }
    // To pay, too.
    const speed = scenario({ seats: [{ pawn: 'W1', grid: '1:C 2:R 3:Y 4:B 5:G 6:P' }] }).play('cast; speed; go W5')
    expect(speed.moves('pay')).toHaveLength(6)
  })

  test('MT-GEN-05 crystals are neither lost nor made', () => {
    const all = { C: 24, R: 8, Y: 8, B: 8, G: 6, P: 6 }
    const wrong: string[] = []
    let onCards = 0
    let inReserve = 0
    const check = (state: State, label: string): void => {
      const now = everyCrystal(state)
      if (Object.entries(all).some(([kind, n]) => now[kind] !== n)) wrong.push(label)
      if (Math.min(...state.supply) < 0) wrong.push(label)
      if (state.slots.some((mask) => mask > 0)) onCards++
      if (state.reserve.some((n) => n > 0)) inReserve++
    }
    for (const options of [{}, { mode: 'advanced', gridSides: 'A' }, { mode: 'advanced', gridSides: 'B' }])
      randomGames({ games: 1, options, moves: 600, during: check, look: ({ state, label }) => check(state, label) })
    expect([wrong, onCards > 0, inReserve > 0]).toEqual([[], true, true])
  })

  test('MT-GEN-06 spent and returned crystals are in the supply again at once', () => {
    const spell = scenario({ seats: [{ pawn: 'W1', grid: '1:R 2:C 3:C 4:C 5:C' }], supply: { R: 0 } })
    spell.play('cast; exchange; pay 1; pay 2; pay 3; pay 4')
    expect([spell.supply('R'), spell.supply('C')]).toEqual([1, 23])
    spell.play('put R 9')
    expect([spell.grid(0), spell.supply('R'), spell.seat]).toEqual(['....C...R...', 0, 0])
    const curse = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }] }).play('break blue left 3-1-4')
    expect([curse.grid(0), curse.supply('R'), curse.supply('Y')]).toEqual(['............', 8, 8])
    const trade = scenario({ seats: [{ pawn: 'W5', grid: '1:C 2:C 3:C' }] }).play('collect W6; trade')
    expect([trade.grid(0), trade.supply('C')]).toEqual(['............', 24])
  })

  test('MT-GEN-07 rounds begin with the first player and go clockwise', () => {
    for (const first of [0, 1, 2, 3]) {
      const game = scenario({ first, active: first })
      const rounds = Array.from({ length: 9 }, (_, i) => {
        if (i > 0) game.pass()
        return `${game.view(0).round}:${(game.seat - first + 4) % 4}`
      })
      expect(rounds).toEqual(['1:0', '1:1', '1:2', '1:3', '2:0', '2:1', '2:2', '2:3', '3:0'])
    }
  })

  test('MT-GEN-08 exactly one turn for each player in a round', () => {
    for (const players of [2, 3, 4]) {
      const turns: number[] = []
      const note = (event: TemplesEvent): void => {
        if (event.type === 'turn') turns.push(event.seat)
      }
      randomGames({ sizes: [players], games: 1, look: ({ events }) => events.forEach(note) })
      const rounds = Math.floor(turns.length / players)
      expect(rounds).toBeGreaterThan(5)
      for (let round = 0; round < rounds; round++)
        expect(new Set(turns.slice(round * players, (round + 1) * players)).size).toBe(players)
    }
  })

  test('MT-GEN-09 the first player stays the same', () => {
    const game = scenario({ players: 3, first: 1, active: 1 })
    for (let round = 1; round <= 5; round++) {
      expect([game.seat, game.view(0).first, game.view(0).round]).toEqual([1, 1, round])
      game.pass().pass().pass()
    }
  })

  test('MT-GEN-10 a turn: first the move, then collecting or a curse', () => {
    const seats = [{ pawn: 'W1', grid: '3:R 1:Y 4:Y 12:C' }]
    const game = scenario({ seats })
    expect([game.asked, game.view(0).step]).toEqual(['ask.move', 'move'])
    game.play('cast; go blue')
    expect([game.pawn(0), game.seat, game.view(0).step]).toEqual(['T3', 0, 'act'])
    expect(game.legal().sort()).toEqual(['break T3 left 3-1-4', 'cast', 'collect T3'])
    // Both steps in one command.
    const quick = scenario({ seats }).play('collect W3; put R 5; put C 6')
    const steps = quick.events.map(({ type }) => type).filter((type) => type !== 'turn')
    expect([steps[0], steps[1], quick.seat]).toEqual(['moved', 'collected', 1])
  })

  test('MT-GEN-11 no step 2 before step 1, no step 1 after it', () => {
    const seats = [{ pawn: 'T3', grid: '3:R 1:Y 4:Y 12:C' }]
    // Where the pawn stands nothing can be done without a move, and what can be done elsewhere includes the move there.
    scenario({ seats }).refused('collect T3')
    scenario({ seats }).refused('break blue left 3-1-4')
    const game = scenario({ seats: [{ pawn: 'W1', grid: '1:C 2:C 3:C' }] }).play('cast; go W3')
    for (const move of ['go W4', 'go W5', 'collect W4', 'collect T3', 'speed']) game.refused(move)
    game.play('collect W3; put R 6; put C 7')
    for (const move of ['go W4', 'collect W3', 'collect W4', 'collect T3']) game.refused(move)
    game.play('cast')
    for (const move of ['go W4', 'speed', 'collect W3']) game.refused(move)
    expect([game.pawn(0), game.happened('moved'), game.happened('collected')]).toEqual(['W3', 1, 1])
  })

  test('MT-GEN-12 no end before both steps are done', () => {
    const game = scenario({ seats: [{ pawn: 'W1', grid: '1:C 2:C 3:C' }] })
    expect(game.refused('end').reasons.map(({ key }) => key)).toEqual(['why.act-first'])
    game.play('cast')
    game.refused('end')
    game.play('go W3')
    expect(game.refused('end').reasons.map(({ key }) => key)).toEqual(['why.act-first'])
    game.play('collect W3; put R 6; put C 7')
    expect(game.can('end')).toBe(true)
    // In the first turn, too.
    scenario().refused('end')
  })

  test('MT-GEN-13 after step 2 the turn lasts until its player ends it', () => {
    const game = scenario({ seats: [{ pawn: 'W1', grid: '1:C 2:C 3:C' }] })
    game.play('cast; go W3; collect W3; put R 6; put C 7')
    expect([game.seat, game.legal().sort()]).toEqual([0, ['cast', 'end']])
    game.play('cast; swap 6 7; pay 1')
    expect([game.seat, game.grid(0), game.legal().sort()]).toEqual([0, '.CC..CR.....', ['cast', 'end']])
    game.play('cast; exchange; put G 1')
    expect(game.grid(0)).toBe('G...........')
    // With nothing left to cast the end is the only answer and not asked.
    expect(game.seat).toBe(1)
    const early = scenario({ seats: [{ pawn: 'W1', grid: '1:C 2:C 3:C' }] })
    expect(early.play('cast; go W3; collect W3; put R 6; put C 7; end').seat).toBe(1)
  })

  test('MT-GEN-14 only the active player decides', () => {
    randomGames({
      games: 1,
      moves: 300,
      look: ({ label, state }) => {
        if (toAct(state) < 0) return
        expect([label, temples.toAct(state)]).toEqual([label, 1 << state.active])
        for (let seat = 0; seat < state.table.players; seat++)
          expect([label, seat, temples.legal(state, seat).length > 0]).toEqual([label, seat, seat === state.active])
      },
    })
    const game = scenario({ seats: [{ pawn: 'W3' }, { grid: '1:G 2:G', pawn: 'W8' }], supply: { G: 0 } })
    expect(game.refused('collect W9', 1).code).toBe('not-to-act')
    // Who is robbed has no say: the taker picks the crystal.
    game.play('collect green; put G 9')
    expect([game.seat, game.legal()]).toEqual([0, ['rob 2 1', 'rob 2 2']])
    game.refused('rob 2 1', 1)
  })

  test('MT-GEN-15 a cost that cannot be met makes the command illegal and changes nothing', () => {
    // `refused` compares the state before and after.
    const poor = scenario({ seats: [{ pawn: 'W1', grid: '1:Y 3:R' }] })
    expect(poor.refused('break blue left 3-1-4').code).toBe('illegal-move')
    poor.play('cast')
    for (const move of ['swap 1 3', 'exchange']) expect([move, poor.refused(move).code]).toEqual([move, 'illegal-move'])
    const three = scenario({ seats: [{ pawn: 'W1', grid: '1:C 2:C 3:C' }] }).play('cast')
    three.refused('exchange')
    expect(three.can('swap 1 2')).toBe(true)
    three.play('speed')
    three.refused('go W7')
    expect([three.can('go W6'), three.grid(0)]).toEqual([true, 'CCC.........'])
    const trade = scenario({ seats: [{ pawn: 'W5', grid: '1:C 2:C 3:R 4:R' }] }).play('cast; go W6')
    expect(trade.play('collect W6').moves('trade')).toEqual([])
    expect(trade.crystals(0)).toBe('CCRR')
    const none = scenario({ seats: [{ pawn: 'W1' }] }).play('cast')
    none.refused('speed')
  })

  test('MT-GEN-16 a gain or effect is carried out as far as possible', () => {
    const narrow = scenario({ seats: [{ pawn: 'W10', grid: '.CCCCCCCCCCR' }] }).play('collect W1')
    expect([narrow.grid(0), narrow.supply('C'), narrow.seat]).toEqual(['CCCCCCCCCCCR', 13, 1])
    // All green crystals are the taker's: the seventh is skipped, the resonance is not.
    const owner = [{ pawn: 'W3', grid: '1:G 2:G 3:G 4:G 5:G 6:G', runes: 'F' }]
    const green = scenario({ seats: owner }).play('collect green; put C 12')
    expect([green.grid(0), green.seat]).toEqual(['GGGGGG.....C', 1])
    // A curse at a temple without runes.
    const bare = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }], stacks: { blue: '' } })
    bare.play('break blue left 3-1-4')
    expect([bare.points(0), bare.runes(0), bare.seat]).toEqual([3, '', 1])
  })

  test('MT-GEN-17 only the face-down runes are hidden', () => {
    const table = {
      seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y 12:C', runes: 'A', markers: 'red:C5' }],
      slots: { W2: 'R' },
    }
    const one = scenario({ ...table, stacks: { T1: 'ABCD', T2: 'BEFC', T3: 'CAB' } })
    const other = scenario({ ...table, stacks: { T1: 'AFBE', T2: 'BCAB', T3: 'CDC' } })
    for (const viewer of [0, 1, 2, 3, SPECTATOR]) {
      expect(temples.view(one.state, viewer)).toEqual(temples.view(other.state, viewer))
      expect({ ...temples.view(one.state, viewer), viewer: 0 }).toEqual(one.view(0))
    }
    expect([one.legal(), one.why('break blue left 4')]).toEqual([other.legal(), other.why('break blue left 4')])
    const seen = temples.view(one.state, SPECTATOR)
    expect(seen.players[0]).toMatchObject({ grid: 'Y.RY.......C', runes: 'A', pawn: 'W1', points: 8, markersLeft: 4 })
    expect(seen.supply).toEqual({ C: 22, R: 7, Y: 6, B: 8, G: 6, P: 6 })
    expect([seen.slots.W2, seen.temples[0]!.markers.includes(0)]).toEqual(['x....', true])
    expect(seen.temples.map(({ rune, goal }) => `${rune}${goal}`).slice(0, 3)).toEqual(['Atrue', 'Btrue', 'Ctrue'])
    // What lies below is seen only once it is turned face up.
    one.play('break blue left 3-1-4')
    other.play('break blue left 3-1-4')
    expect([one.faceUp('blue'), other.faceUp('blue')]).toEqual(['A', 'D'])
    expect(temples.view(one.state, 1)).not.toEqual(temples.view(other.state, 1))
  })

  test('MT-GEN-18 random choices are uniform, and nothing but setup is random', () => {
    const games = Array.from({ length: 1500 }, (_, i) => begin(temples, 2, { mode: 'advanced' }, `fair ${i}`))
    const places = ['0', '1', '2', '3', '4']
    for (let at = 0; at < 5; at++) {
      expect(
        unfairness(
          games.map(({ table }) => String(table.temples[at])),
          equally(places),
        ),
      ).toBeLessThan(1)
      const tops = games.map((state) => temples.view(state, 0).temples[at]!.rune ?? '')
      expect(unfairness(tops, { A: 4, B: 4, C: 4, D: 2, E: 3, F: 3 })).toBeLessThan(1)
    }
    const pairs = places.flatMap((a) => places.filter((b) => b > a).map((b) => `${a},${b}`))
    expect(
      unfairness(
        games.map(({ table }) => table.goals.join()),
        equally(pairs),
      ),
    ).toBeLessThan(1)
    expect(
      unfairness(
        games.map(({ table }) => String(table.first)),
        equally(['0', '1']),
      ),
    ).toBeLessThan(1)
    expect(
      unfairness(
        games.map(({ pawns }) => cardName(pawns[2]!)),
        equally(['T1', 'T2', 'T3', 'T4', 'T5']),
      ),
    ).toBeLessThan(1)
    const sides = Array.from({ length: 16 }, (_, i) => i.toString(2).padStart(4, '0'))
    expect(
      unfairness(
        games.map(({ table }) => table.sides.join('')),
        equally(sides),
      ),
    ).toBeLessThan(1)
    // Other dice, same moves: same game.
    for (const mode of ['basic', 'advanced']) {
      randomGames({
        games: 1,
        moves: 250,
        options: { mode },
        look: ({ label, seat, move, before, state }) => {
          const twin = temples.clone(before)
          twin.rng = rngFrom(label)
          temples.apply(twin, seat, parseMove(move)!)
          expect({ ...twin, rng: 0, legal: 0 }).toEqual({ ...state, rng: 0, legal: 0 })
        },
      })
    }
  })

  test('MT-GEN-19 two pawns never stand on the same card', () => {
    for (const mode of ['basic', 'advanced']) {
      randomGames({
        moves: 400,
        options: { mode, gridSides: 'A' },
        look: ({ label, state }) => {
          const cards = state.pawns.filter((card) => card !== OFF)
          expect([label, new Set(cards).size]).toEqual([label, cards.length])
        },
      })
    }
    const game = scenario({ seats: [{ pawn: 'W1' }, { pawn: 'W2' }, { pawn: 'T2' }] })
    for (const card of ['W2', 'T2']) expect(game.refused(`collect ${card}`).reasons[0]!.key).toBe('why.occupied')
  })

  test('MT-GEN-20 without crystals: 1 to 3 steps, collecting, no spell, no curse', () => {
    const game = scenario({ seats: [{ pawn: 'W1' }] })
    expect([game.reach(), game.reachFast()]).toEqual([['T2', 'T3', 'T4', 'W2', 'W3', 'W4'], []])
    expect(game.moves('break')).toEqual([])
    game.play('cast')
    expect(game.legal()).toEqual(game.moves('go'))
    game.play('go W3')
    // Collecting is all there is: it is not asked.
    game.play('put R 1; put C 2')
    expect([game.grid(0), game.seat]).toEqual(['RC..........', 1])
  })

  test('MT-GEN-21 an action that brings nothing is legal', () => {
    const full = scenario({ seats: [{ pawn: 'W10', grid: FULL }] })
    for (const card of ['W1', 'W2', 'W3', 'T1', 'T2', 'T3']) expect(full.can(`collect ${card}`)).toBe(true)
    full.play('collect W1')
    expect([full.grid(0), full.pawn(0), full.seat]).toEqual([FULL, 'W1', 1])
    for (const [card, from, grid] of [
      ['W6', 'W5', '1:C 2:C 3:R'],
      ['W2', 'W1', '1:R 2:R 3:R'],
      ['W10', 'W9', ''],
    ] as const) {
      const game = scenario({ seats: [{ pawn: from, grid }] })
      const before = game.grid(0)
      game.play(`collect ${card}`)
      expect([game.grid(0), game.pawn(0), game.seat, game.happened('collected')]).toEqual([before, card, 1, 1])
    }
    // So is doing nothing where something could be done.
    const idle = scenario({ seats: [{ pawn: 'W5', grid: '1:C 2:C 3:C' }] }).play('collect W6; skip')
    expect([idle.crystals(0), idle.seat]).toEqual(['CCC', 1])
  })

  test('MT-GEN-22 crystals gained in a turn may be spent in it', () => {
    const spell = scenario({ seats: [{ pawn: 'W10', grid: '1:C' }] })
    spell.play('cast; go W1; put C 2; put C 3; put C 4; cast; exchange; put P 5')
    expect([spell.grid(0), spell.state.supply[COLOURLESS]]).toEqual(['....P.......', 24])
    const chain = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 8:C 9:C 10:C 11:C' }] })
    chain.play('cast; exchange; pay 8; pay 9; pay 10; pay 11; put Y 4; break blue left 3-1-4')
    expect([chain.points(0), chain.grid(0)]).toEqual([3, '............'])
    const resonance = scenario({ seats: [{ pawn: 'W10', runes: 'A' }] })
    resonance.play('cast; go W1; put C 1; put C 2; put C 3; put C 4; put C 5')
    resonance.play('cast; swap 1 2; pay 5')
    expect(resonance.grid(0)).toBe('CCCC........')
  })
})
