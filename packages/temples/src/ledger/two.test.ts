import { AUTOMATON } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { temples } from '../rules.ts'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'
import { COLOURS, deals, dealt, RING3, ready, sorted } from './deals.ts'
import { equally, randomGames, toAct, unfairness } from './random-games.ts'

/** Two players and the virtual pawn. */
const two = (virtual: string, seats: readonly SeatSetup[] = [], more: TableSetup = {}): Scenario =>
  scenario({ players: 2, virtual, seats, ...more })
const at = (virtual: string, ...pawns: string[]): Scenario =>
  two(
    virtual,
    pawns.map((pawn) => ({ pawn })),
  )
const keys = (game: Scenario, move: string): string[] => game.refused(move).reasons.map(({ key }) => key)
/** A finished game with these markers: the last player of the last round has passed. */
const finished = (seats: readonly SeatSetup[], goals = 'red yellow'): Scenario =>
  two('T5', seats, { goals, ending: true, active: 1 }).pass()
/** The virtual player's line of the result. */
const virtualResult = (game: Scenario) => game.standings!.find(({ seat }) => seat === AUTOMATON)!

// Per temple: the space of the virtual marker, the chain that leads there and the one that is longer by one.
const SPACES = 'L3 L4 C5 R4 R3'.split(' ')
const VIRTUAL: { [colour: string]: { space: string; end: string; chain: string; longer: string } } = {
  red: { space: 'R4', end: 'right', chain: 'RBBG', longer: 'RBBGR' },
  yellow: { space: 'R4', end: 'right', chain: 'YRRP', longer: 'YRRPY' },
  blue: { space: 'L4', end: 'left', chain: 'RYYG', longer: 'RYYGB' },
  green: { space: 'R4', end: 'right', chain: 'YBBP', longer: 'YBBPG' },
  purple: { space: 'L4', end: 'left', chain: 'BBYG', longer: 'BBYGP' },
}
const PATH = [1, 3, 6, 8, 11]
const gridOf = (chain: string): string => [...chain].map((kind, i) => `${PATH[i]}:${kind}`).join(' ')
const pathOf = (chain: string): string => PATH.slice(0, chain.length).join('-')

describe('MT-TWO the virtual player: markers', () => {
  test('MT-TWO-01 one pawn and five markers of a colour nobody has', () => {
    const view = dealt(2)
    expect([view.players.length, view.virtualPawn === null]).toEqual([2, false])
    expect(view.temples.flatMap(({ markers }) => markers).filter((marker) => marker === 'virtual')).toHaveLength(5)
    const game = two('T1')
    expect([game.markers(0), game.markers(1)]).toEqual([[], []])
    expect(view.players.map(({ markersLeft }) => markersLeft)).toEqual([5, 5])
    for (const players of [3, 4]) expect(JSON.stringify(dealt(players).temples)).not.toContain('virtual')
  })

  test('MT-TWO-02 the markers lie on the indicated 5-point spaces, one in each temple', () => {
    for (const { key, markers } of dealt(2).temples) {
      const { space } = VIRTUAL[key.slice('temple.'.length)]!
      expect([key, SPACES.filter((_, i) => markers[i] === 'virtual')]).toEqual([key, [space]])
    }
    // Before the first turn and whatever the seed.
    for (const view of deals(20, 2))
      for (const { markers } of view.temples) expect(markers.filter((marker) => marker === 'virtual')).toHaveLength(1)
  })

  test('MT-TWO-03 these spaces are taken for the whole game', () => {
    for (const [colour, { end, chain }] of Object.entries(VIRTUAL)) {
      const move = `break ${colour} ${end} ${pathOf(chain)}`
      const table = { grid: gridOf(chain) }
      expect([colour, keys(two('W10', [table]), move)]).toEqual([colour, ['why.curse-taken']])
      // With three players nothing lies there.
      expect(scenario({ players: 3, seats: [table] }).can(move)).toBe(true)
    }
    randomGames({
      sizes: [2],
      games: 3,
      look: ({ label, state }) => {
        for (const { key, markers } of temples.view(state, 0).temples) {
          const { space } = VIRTUAL[key.slice('temple.'.length)]!
          expect([label, key, markers[SPACES.indexOf(space)]]).toEqual([label, key, 'virtual'])
        }
      },
    })
  })

  test('MT-TWO-04 the virtual player scores nothing for them', () => {
    // Two goals, in which nobody else has a marker: 4 points each, and not a point of the spaces.
    expect(virtualResult(finished([])).score).toBe(8)
    const game = finished([{ markers: 'red:L4 red:C5 yellow:L4 yellow:C5' }])
    expect(virtualResult(game).score).toBe(4)
  })

  test('MT-TWO-05 longer curses from the same end can still be broken', () => {
    for (const [colour, { end, longer }] of Object.entries(VIRTUAL)) {
      const game = two('W10', [{ grid: gridOf(longer) }]).play(`break ${colour} ${end} ${pathOf(longer)}`)
      expect([game.points(0), game.markers(0)]).toEqual([8, [`${colour}:C5`]])
    }
  })

  test('MT-TWO-06 fifteen free curse spaces: 3, 5 and 8 points in each temple', () => {
    const worth = [3, 5, 8, 5, 3]
    for (const { markers } of dealt(2).temples) {
      const free = worth.filter((_, i) => markers[i] === null)
      expect(free.sort()).toEqual([3, 5, 8])
    }
    // What a marker there scores.
    for (const colour of COLOURS) {
      const { space } = VIRTUAL[colour]!
      const open = space === 'R4' ? ['R3', 'L4', 'C5'] : ['L3', 'R4', 'C5']
      expect(open.map((id) => two('T1', [{ markers: `${colour}:${id}` }]).points(0))).toEqual([3, 5, 8])
    }
  })
})

describe('MT-TWO the virtual pawn', () => {
  test('MT-TWO-07 starts on a random temple, before the first turn', () => {
    const draws = deals(1000, 2).map(({ virtualPawn, turn }) => `${virtualPawn} ${turn}`)
    expect(unfairness(draws, equally(['T1 0', 'T2 0', 'T3 0', 'T4 0', 'T5 0']))).toBeLessThan(1)
    // Each colour of temple, too.
    const colours = deals(1000, 2).map((view) => view.temples.find(({ name }) => name === view.virtualPawn)!.key)
    expect(unfairness(colours, equally(COLOURS.map((colour) => `temple.${colour}`)))).toBeLessThan(1)
    expect(ready(2).pawn('virtual')).toBe('T1')
  })

  test('MT-TWO-08 no player stops on its card', () => {
    for (const [virtual, move] of [
      ['W2', 'collect W2'],
      ['T3', 'collect T3'],
      ['T3', 'go T3'],
    ] as const)
      expect(keys(at(virtual, 'W1'), move)).toEqual(['why.occupied'])
    // Nor with the Speed Spell, a placement or a curse.
    expect(two('W6', [{ pawn: 'W1', grid: 'CCCCCC......' }]).reachFast()).not.toContain('W6')
    expect(sorted(at('T3').reach())).toEqual(sorted(RING3.filter((card) => card !== 'T3')))
    expect(keys(two('T3', [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }]), 'break blue left 3-1-4')).toEqual(['why.occupied'])
  })

  test('MT-TWO-09 it is jumped without counting', () => {
    expect(at('T5', 'W1').reach()).toEqual(['T2', 'T3', 'T4', 'W2', 'W3', 'W5'])
    expect(at('W2', 'W1').reach()).toEqual(['T2', 'T3', 'T4', 'W3', 'W5', 'W6'])
    expect(at('T3', 'W1').reach()).toEqual(['T2', 'T4', 'T5', 'W2', 'W3', 'W5'])
    // In a row with a player's pawn.
    expect(at('W2', 'W1', 'W3').reach()).toEqual(['T2', 'T3', 'T4', 'W5', 'W6', 'W8'])
    const fast = two('W2', [{ pawn: 'W1', grid: '1:C 2:C 3:C 4:C' }]).play('cast; speed; go W8; pay 4')
    expect([fast.pawn(0), fast.crystals(0)]).toEqual(['W8', 'CCC'])
  })

  test("MT-TWO-10 after the player's move, before the action, it goes one card anticlockwise", () => {
    const game = two('T3', [{ pawn: 'W1', grid: '1:C 2:C 3:C' }]).play('cast; go W2')
    expect([game.pawn(0), game.pawn('virtual'), game.view(0).step, game.happened('collected')]).toEqual([
      'W2',
      'W3',
      'act',
      0,
    ])
    game.play('collect W2; skip; end')
    expect([game.seat, game.pawn('virtual')]).toEqual([1, 'W3'])
    // Not before the move, when spells are cast.
    const spell = two('T3', [{ pawn: 'W1', grid: '1:C 2:C 3:C 4:C' }]).play('cast; swap 1 2; pay 4')
    expect(spell.pawn('virtual')).toBe('T3')
    const quick = at('T3', 'W1').play('collect W2')
    const steps = quick.events.map(({ type }) => type).filter((type) => /moved|collected/.test(type))
    expect(steps).toEqual(['moved', 'virtual-moved', 'collected'])
    // Both players' moves.
    const both = at('T3', 'W1', 'W8').play('collect W2; collect W9; put B 1; put C 2')
    expect(both.pawn('virtual')).toBe('T2')
  })

  test('MT-TWO-11 temples and wilderness cards both count for it', () => {
    const before = (card: string): string => RING3.at(RING3.indexOf(card) - 1)!
    for (const virtual of RING3) {
      // A player far from it moves: two ways, so that nobody is in its way.
      const [from, to] = ['W5', 'W6', 'T4', 'W8', 'T5', 'T3'].includes(virtual) ? ['W10', 'W1'] : ['W5', 'W6']
      expect([virtual, at(virtual, from).play(`cast; go ${to}`).pawn('virtual')]).toEqual([virtual, before(virtual)])
    }
    expect([before('T1'), before('W5'), before('W8')]).toEqual(['W10', 'T3', 'T4'])
  })

  test("MT-TWO-12 it jumps players' pawns, also two in a row", () => {
    expect(at('T3', 'W1', 'W3').play('collect W2').pawn('virtual')).toBe('T2')
    // Two in a row, where the mover has just stopped.
    expect(at('T3', 'T1', 'W3').play('collect T2; put Y 1').pawn('virtual')).toBe('W2')
    expect(at('T1', 'W8', 'W10').play('cast; go W9').pawn('virtual')).toBe('T5')
    // One that is not next to it is not in the way, and the card left by the mover is free.
    expect(at('T3', 'W1', 'W2').play('collect W3; put R 1; put C 2').pawn('virtual')).toBe('T2')
    expect(at('T3', 'W3', 'W10').play('collect W5; put Y 1; put C 2').pawn('virtual')).toBe('W3')
  })

  test("MT-TWO-13 exactly once for a player's move, also after a Speed Spell or P7", () => {
    const fast = two('T5', [{ pawn: 'W1', grid: 'CCCCCCCC....' }]).play(
      'cast; speed; go W9; pay 1; pay 2; pay 3; pay 4; pay 5; pay 6',
    )
    expect([fast.pawn(0), fast.pawn('virtual'), fast.happened('virtual-moved')]).toEqual(['W9', 'W8', 1])
    const advanced = { options: { mode: 'advanced' } }
    const far = two('T5', [{ pawn: 'W5', power: 'P7' }], advanced).play('collect W3; put R 1; put C 2')
    expect([far.pawn(0), far.pawn('virtual'), far.happened('virtual-moved')]).toEqual(['W3', 'W8', 1])
    // Two actions in a turn (P5) are still one move.
    const rite = two('T5', [{ pawn: 'W1', power: 'P5', grid: '3:R 1:Y 4:Y' }], advanced)
    rite.play('break blue left 3-1-4; collect blue; put B 1')
    expect([rite.seat, rite.happened('virtual-moved')]).toEqual([1, 1])
    let moves = 0
    randomGames({
      sizes: [2],
      options: { mode: 'advanced' },
      look: ({ events }) => {
        for (const { type } of events) moves += type === 'moved' ? 1 : type === 'virtual-moved' ? -1 : 0
      },
    })
    expect(moves).toBe(0)
  })

  test('MT-TWO-14 not after a first placement', () => {
    const game = two('T5').play('collect W1; put C 1; put C 2; put C 3; collect W3; put R 1; put C 2')
    expect([game.pawn('virtual'), game.happened('virtual-moved'), game.seat]).toEqual(['T5', 0, 0])
    expect(game.play('collect W2; skip').pawn('virtual')).toBe('W8')
    // Not with an open turn, either, nor with P7, which works on moves.
    expect(
      two('T5', [{ grid: 'CCC.........' }])
        .play('cast; go W9')
        .pawn('virtual'),
    ).toBe('T5')
    const teleport = two('T5', [{ power: 'P7' }], { options: { mode: 'advanced' } }).play(
      'collect W9; put B 1; put C 2',
    )
    expect(teleport.pawn('virtual')).toBe('T5')
  })

  test('MT-TWO-15 its landing has no effect', () => {
    for (const [virtual, land] of [
      ['T2', 'W2'],
      ['W2', 'W1'],
      ['W1', 'T1'],
      ['T4', 'W6'],
    ] as const) {
      const seats = [
        { pawn: 'T5', grid: 'CCCR........', runes: 'ACDE' },
        { pawn: 'W8', runes: 'ACE', grid: 'C...........' },
      ]
      const game = two(virtual, seats, { slots: { W2: 'RYB' } })
      const { supply, slots, temples: stacks } = game.view(0)
      game.play('cast; go W9')
      expect([game.pawn('virtual'), game.grid(0), game.grid(1)]).toEqual([land, 'CCCR........', 'C...........'])
      expect(game.view(0)).toMatchObject({ supply, slots, temples: stacks })
      expect([game.happened('resonance'), game.happened('collected'), game.happened('rune')]).toEqual([0, 0, 0])
    }
  })

  test('MT-TWO-16 its movement involves no decision', () => {
    const game = two('T3', [{ pawn: 'W1', grid: '1:C 2:C 3:C' }]).play('cast; go W2')
    expect([game.pawn('virtual'), game.seat, game.legal().sort()]).toEqual(['W3', 0, ['cast', 'collect W2']])
    // The same position always leads to the same card.
    const seeds = Array.from({ length: 10 }, (_, i) => two('T3', [{ pawn: 'W1' }], { seed: `seed ${i}` }))
    expect(seeds.map((other) => other.play('collect W2').pawn('virtual'))).toEqual(new Array(10).fill('W3'))
  })

  test('MT-TWO-17 it has no turn and does not count for rounds or the end', () => {
    const game = two('T3', [{ pawn: 'W1' }, { pawn: 'W5' }])
    const turns = Array.from({ length: 6 }, (_, i) => {
      if (i > 0) game.pass()
      return `${game.seat} ${game.view(0).round}`
    })
    expect(turns).toEqual(['0 2', '1 2', '0 3', '1 3', '0 4', '1 4'])
    // Its five markers do not end the game, the fifth of a player does, after the round of two.
    expect(game.view(0).ending).toBe(false)
    const last = { pawn: 'W1', grid: '3:R 1:Y 4:Y', markers: 'red:L4 red:C5 red:R3 yellow:C5' }
    const end = two('T5', [last, { pawn: 'W8' }]).play('break blue left 3-1-4')
    expect([end.view(0).ending, end.over, end.seat]).toEqual([true, false, 1])
    expect(end.pass().over).toBe(true)
    randomGames({ sizes: [2], games: 1, look: ({ state }) => expect(toAct(state)).toBeLessThan(2) })
  })

  test('MT-TWO-18 example: from W3 over the virtual pawn on W5 to W6', () => {
    const game = at('W5', 'W3')
    expect(game.reach()).toEqual(['T3', 'T4', 'T5', 'W6', 'W8', 'W9'])
    game.play('collect W6')
    expect([game.pawn(0), game.pawn('virtual')]).toEqual(['W6', 'T3'])
  })

  test('MT-TWO-19 example: from W6 over a player on W5 to T3', () => {
    expect(at('W6', 'W3').play('collect W5; put Y 1; put C 2').pawn('virtual')).toBe('T3')
  })
})

describe('MT-TWO scoring', () => {
  /** The points of the red goal for the players and the virtual player, who has one marker there. */
  function redGoal(first: string, second: string): (number | undefined)[] {
    const markers = (spaces: string): SeatSetup => ({ markers: spaces.replace(/\w+/g, 'red:$&') })
    const { standings } = finished([markers(first), markers(second)], 'red purple')
    const goals = standings!.map(({ breakdown }) => breakdown.filter((part) => part.for.key === 'score.goal'))
    return [0, 1, 2].map((i) => goals[i]![0]!.points)
  }

  test('MT-TWO-20 in temple goals it is a third player', () => {
    // With three players a single marker is first, here it shares.
    const three = scenario({ players: 3, goals: 'red yellow', seats: [{ markers: 'red:C5' }] })
    expect(three.score(0) - three.points(0)).toBe(4)
    const here = two('T5', [{ markers: 'red:C5' }], { goals: 'red yellow' })
    expect(here.score(0) - here.points(0)).toBe(3)
    // A goal without players' markers is the virtual player's, and behind a player it is second.
    expect(virtualResult(finished([], 'green purple')).breakdown.map(({ points }) => points)).toEqual([4, 4])
    const beaten = two('T5', [{ markers: 'red:L4 red:C5' }, {}], { goals: 'red yellow' })
    expect([beaten.score(0) - beaten.points(0), beaten.score(1)]).toEqual([4, 0])
  })

  test('MT-TWO-21 example: markers of player, player and virtual player', () => {
    expect(redGoal('L4 C5', '')).toEqual([4, 0, 2])
    expect(redGoal('C5', '')).toEqual([3, 0, 3])
    expect(redGoal('C5', 'L4')).toEqual([2, 2, 2])
    expect(redGoal('L4 C5', 'R3')).toEqual([4, 1, 1])
  })

  test('MT-TWO-22 no part in the rune goal', () => {
    const game = finished([{ runes: 'ABC' }])
    expect(virtualResult(game).breakdown.map((part) => part.for.key)).toEqual(['score.goal', 'score.goal'])
    const own = game.standings![0]!.breakdown.find((part) => part.for.key === 'score.runes')!
    expect(own.points).toBe(4)
  })

  test('MT-TWO-23 its goal points are shown, but it cannot win', () => {
    // 8 points of the virtual player against none and 5.
    const game = finished([{}, { markers: 'blue:R4', runes: '' }])
    const [first, second, third] = game.standings!
    expect([first!.score, second!.score, third!.score]).toEqual([0, 5, 8])
    expect(game.standings!.map(({ won }) => won)).toEqual([false, true, false])
    expect([first!.place, second!.place, third!.tieBreaks]).toEqual([2, 1, []])
    expect(game.view(0).standings).toEqual(game.standings)
    // A tie with it is none.
    const tie = finished([{ markers: 'blue:C5' }]).standings!
    expect(tie.map(({ score, won }) => `${score} ${won}`)).toEqual(['8 true', '0 false', '8 false'])
  })

  test('MT-TWO-24 it owns no crystals, grid or runes', () => {
    const game = ready(2)
    expect([game.view(0).players.length, game.supply('C')]).toEqual([2, 20])
    expect([game.state.crystals.length, game.state.side.length, game.state.placed.length]).toEqual([24, 2, 2])
    // With nothing in the supply only the other player can be robbed, wherever the virtual pawn stands.
    const rob = two('T4', [{ pawn: 'W3' }, { grid: '1:Y 2:Y' }], { supply: { Y: 0 } }).play('collect W5; put Y 1')
    expect(rob.moves('rob')).toEqual(['rob 2 1', 'rob 2 2'])
    expect(finished([]).state.runes.every((n) => n === 0)).toBe(true)
  })

  test('MT-TWO-25 all other rules are those of the normal game', () => {
    const turn = (players: number, seat: SeatSetup, moves: string): unknown[] => {
      const game = scenario({ players, seats: [seat], virtual: 'W9' }).play(moves)
      return [game.grid(0), game.points(0), game.runes(0), game.view(0).supply, game.pawn(0), game.seat]
    }
    for (const [seat, moves] of [
      [{ pawn: 'W1' }, 'collect W3; put R 4; put C 5'],
      [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }, 'break blue left 3-1-4'],
      [{ pawn: 'W5', grid: '1:C 2:C 3:C', runes: 'D' }, 'collect W6; trade; put R 1; put Y 2; put R 3'],
      [{ pawn: 'W1', grid: '1:C 2:C' }, 'collect W2; cover 1 1; cover 2 2; put R 1; put Y 2'],
      [
        { pawn: 'W1', grid: '1:R 2:Y 3:B 4:G 5:P' },
        'cast; exchange; pay 1; pay 2; pay 3; pay 4; put C 1; collect W2; skip',
      ],
      [{ pawn: 'T1', runes: 'E' }, 'collect T2; put Y 1; put C 2; put C 3'],
    ] as const) {
      const four = turn(4, seat, moves)
      expect([turn(2, seat, moves), turn(3, seat, moves)]).toEqual([four, four])
    }
    const [small, three] = [dealt(2), dealt(3)]
    expect(Object.keys(small.slots)).toEqual(Object.keys(three.slots))
    expect(small.temples.filter(({ goal }) => goal)).toHaveLength(2)
    const crossedOut = (view: typeof small): string[] =>
      sorted(view.temples.map(({ key, markers }) => `${key} ${markers.indexOf('crossed-out')}`))
    expect(crossedOut(small)).toEqual(crossedOut(three))
  })
})
