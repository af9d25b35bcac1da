import { SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { spellbook } from '../rules.ts'
import { type Scenario, type SeatSetup, scenario, times } from '../testing/scenario.ts'
import { COLOURS } from '../token.ts'
import { KINDS, stored, TRACK, table } from './familiar.ts'
import { cards } from './payments.ts'
import { randomGames } from './random-games.ts'

const LEVELS = [3, 4, 5]

/** Passes to the end of the game. */
function finish(game: Scenario): Scenario {
  for (let days = 0; game.seat >= 0; days++) {
    if (days > 10) throw new Error('the game does not end')
    game.endDay()
  }
  return game
}

/** The day of a seat in which it stores its 14th token; the others pass. */
function trigger(game: Scenario, seat: number): Scenario {
  for (let days = 1; game.state.active !== seat && days < game.state.players.length; days++) game.endDay()
  return game.skipTo('midday').play(`store ${game.pool(seat)[0]}`)
}

/** A game in which each of `seats` stores its 14th token when its day comes. */
function almost(players: number, first: number, seats: readonly number[]): Scenario {
  const setups = Array.from({ length: players }, (_, seat) =>
    seats.includes(seat)
      ? {
          pool: 'Rc',
          familiar: KINDS.filter((kind) => kind[0] !== 'R')
            .slice(0, 13)
            .join(' '),
        }
      : {},
  )
  return scenario({ altar: 'Pc Pc', players, active: first, seats: setups })
}

const over = (game: Scenario): boolean => game.standings !== undefined

describe('SB-END: the last round', () => {
  test('SB-END-01 fourteen stored tokens trigger the end', () => {
    for (const [before, ends] of [
      [12, false],
      [13, true],
    ] as const) {
      const game = table({ pool: 'Rc', familiar: stored(before) }, { phase: 'midday' }).play('store Rc')
      expect([game.familiar(0).length, game.view(0).ending]).toEqual([before + 1, ends])
    }
    const growth = table({ familiar: stored(12), learned: 'G3/4:c' }, { phase: 'evening' }).play('use G3/4')
    expect([growth.familiar(0).length, growth.view(0).ending]).toEqual([14, true])
  })

  const five = 'P1/3:c G3/3:c K1/3:c W1/3:c B1/3:c'

  test('SB-END-02 seven learned spells trigger the end', () => {
    for (const [learned, ends] of [
      [five, false],
      [`${five} Y2/3:c`, true],
    ] as const) {
      const game = table({ pool: 'Rc Rc Rc', learned }, { phase: 'evening' }).play('learn R1/3')
      expect([game.learned(0, 'R1'), game.view(0).ending]).toEqual(['R1/3:c', ends])
    }
  })

  test('SB-END-03 the levels do not matter, and a later drop cancels nothing', () => {
    for (const level of LEVELS) {
      const learned = `${five.replaceAll('/3', `/${level}`)} Y2/${level}:c`
      const game = table({ pool: times(level, 'Rc'), learned }, { phase: 'evening' }).play(`learn R1/${level}`)
      expect(game.view(0).ending).toBe(true)
      expect(over(game.endDay())).toBe(true)
    }
    const learned = 'P1/3:c G3/4:c K1/3:c W3/4:c B1/3:c Y2/3:c'
    const game = table({ pool: 'Rc Rc Rc', learned }, { phase: 'midday', altar: 'Pc Pt' }).play('use W3/4')
    expect([game.learned(0, 'R1'), game.view(0).ending, game.state.phase]).toEqual(['R1/3:c', true, 'evening'])
    game.play('use G3/4')
    expect([game.learned(0, 'G3'), game.view(0).ending, game.seat]).toEqual(['G3/3:c', true, 1])
    expect(over(game.endDay())).toBe(true)
  })

  test('SB-END-04 the triggering player finishes the day, the altar phase included', () => {
    const seat = { pool: 'Rc Rc Rc Rt', familiar: stored(13) }
    const game = table(seat, { phase: 'midday' }).play('store Rt')
    expect([game.view(0).ending, game.seat, game.state.phase]).toEqual([true, 0, 'evening'])
    game.play('learn R1/3')
    expect([game.learned(0, 'R1'), game.altar.length, game.seat]).toEqual(['R1/3:c', 5, 1])
    const last = trigger(almost(2, 1, [0]), 0)
    expect([over(last), last.altar.length]).toEqual([true, 6])
  })

  test('SB-END-05 the game ends after the day of the player to the right of the first player', () => {
    for (const players of [2, 3, 4]) {
      for (let first = 0; first < players; first++) {
        for (let seat = 0; seat < players; seat++) {
          const game = almost(players, first, [seat])
          for (let i = 0; i < players; i++) game.endDay()
          finish(trigger(game, seat))
          const { active, day } = game.state
          expect([players, first, seat, active, day]).toEqual([
            players,
            first,
            seat,
            (first + players - 1) % players,
            2 * players,
          ])
          expect(game.refused('pass', active).code).toBe('game-over')
        }
      }
    }
  })

  test('SB-END-06 all players have had the same number of days', () => {
    const wrong: string[] = []
    let games = 0
    let days: number[] = []
    randomGames(
      ({ state, events, label }) => {
        const { players, first } = state.table
        if (days.length === 0) days = Array.from({ length: players }, (_, seat) => (seat === first ? 1 : 0))
        for (const event of events) if (event.type === 'day') days[event.seat]!++
        if (state.stack.length > 0) return
        games++
        if (new Set(days).size !== 1 || days[0]! * players !== state.day) wrong.push(`${label}: ${days.join(' ')}`)
        days = []
      },
      { games: 8, sizes: [2, 3, 4] },
    )
    expect([games, wrong]).toEqual([24, []])
  })

  test('SB-END-07 after a trigger by the first player every other player has one more day', () => {
    for (const first of [0, 2]) {
      const game = trigger(almost(4, first, [first]), first)
      const from = finish(game).events.findIndex(({ type }) => type === 'ending')
      const days = game.events.slice(from).flatMap((event) => (event.type === 'day' ? [event.seat] : []))
      expect(days).toEqual([1, 2, 3].map((i) => (first + i) % 4))
    }
  })

  test('SB-END-08 after a trigger by the player to the right of the first player the game ends with that day', () => {
    for (const first of [0, 1, 2]) {
      const last = (first + 2) % 3
      const game = trigger(almost(3, first, [last]), last)
      expect([over(game), game.state.active, game.state.day]).toEqual([true, last, 3])
    }
  })

  test('SB-END-09 further triggers in the last round change nothing', () => {
    const game = trigger(trigger(almost(3, 0, [0, 1]), 0), 1)
    expect([game.familiar(1).length, over(game), game.seat, game.state.day]).toEqual([14, false, 2, 3])
    expect(game.happened('ending')).toBe(1)
    game.endDay()
    expect([over(game), game.state.day]).toEqual([true, 3])
  })

  test('SB-END-10 the last round is played with all actions', () => {
    const table = (first: string) => {
      const learned = 'R1/3:c K1/4:c G3/4:c'
      const seats = [
        { pool: 'Bc', familiar: stored(13) },
        { pool: 'Pc Pc Pt Rc', familiar: 'Bt', learned },
      ]
      return scenario({ altar: 'Ks Kt Ks', phase: 'midday', seats, options: cards() }).play(first)
    }
    const [last, usual] = [table('store Bc'), table('pass')]
    expect([last.view(0).ending, usual.view(0).ending]).toEqual([true, false])
    for (const move of ['take Ks', 'use K1/4', 'store Pc']) {
      expect(last.legal()).toEqual(usual.legal())
      for (const game of [last, usual]) game.play(move)
    }
    expect(last.legal()).toEqual(usual.legal())
    expect(last.moves('use')).toEqual(['use G3/3', 'use G3/4'])
  })

  test('SB-END-11 with a full familiar nothing is stored, and every other action is open', () => {
    const full = { pool: 'Rc Rc Rc Rc', familiar: stored(14) }
    const learned = 'P1/3:c K1/5:c G3/4:c'
    const morning = table({ ...full, learned })
    expect(morning.legal()).toEqual(['take Pc', 'draw', 'use P1/3', 'pass'])
    // At midday only storing would be left, so it passes by.
    morning.play('take Pc')
    expect([morning.state.phase, morning.moves('store')]).toEqual(['evening', []])
    expect(morning.legal()).toEqual(['learn R1/3', 'learn R1/4', 'use G3/3', 'pass'])
    expect(morning.play('use G3/3; give Pc; get Ys').familiar(0)).toHaveLength(14)
    const focus = table({ ...full, learned: 'K2/4:c G1/3:c' }, { phase: 'midday' })
    expect(focus.legal()).toEqual(['use G1/3', 'pass'])
    expect(focus.refused('store Rc').reasons.map(({ key }) => key)).toEqual(['why.familiar-full'])
    expect(focus.play('pass; use K2/4').pool(0)).toEqual(['Rc', 'Rc', 'Rc', 'Rc', 'Pc'])
  })

  test('SB-END-12 the trigger is announced to all when it happens', () => {
    const seat = { pool: 'Rc Rc Rc Rt', familiar: stored(13) }
    const game = table(seat, { phase: 'midday', players: 3 })
    expect([0, 1, 2].map((viewer) => game.view(viewer).ending)).toEqual([false, false, false])
    game.play('store Rt')
    expect(game.events.at(-1)).toEqual({ type: 'ending', seat: 0, cause: 'familiar' })
    expect(spellbook.tell(game.events.at(-1)!)).toBeDefined()
    expect([SPECTATOR, 0, 1, 2].map((viewer) => game.view(viewer).ending)).toEqual([true, true, true, true])
    const seventh = table({ pool: 'Rc Rc Rc', learned: `${five} Y2/3:c` }, { phase: 'evening' }).play('learn R1/3')
    expect(seventh.events).toContainEqual({ type: 'ending', seat: 0, cause: 'spells' })
  })
})

describe('SB-END: scoring', () => {
  /** The points of L3, L4 and L5 by the facts lines. */
  const POINTS: { readonly [card: string]: readonly number[] } = {
    R1: [1, 2, 3],
    R2: [2, 3, 4],
    R3: [0, 2, 5],
    P1: [3, 4, 5],
    P2: [4, 4, 4],
    P3: [2, 3, 4],
    G1: [1, 2, 3],
    G2: [3, 4, 5],
    G3: [3, 4, 6],
    K1: [2, 4, 6],
    K2: [3, 4, 5],
    K3: [2, 2, 0],
    W1: [2, 4, 6],
    W2: [4, 6, 8],
    W3: [4, 5, 6],
    B1: [4, 4, 4],
    B2: [3, 6, 0],
    B3: [2, 3, 6],
    Y1: [3, 5, 7],
    Y2: [0, 0, 0],
    Y3: [0, 0, 0],
  }
  const all = (set: number, level: number) => [...COLOURS].map((colour) => `${colour}${set}/${level}:c`).join(' ')
  const THIRTEEN = KINDS.filter((kind) => !'WY'.includes(kind[0]!))
    .slice(0, 13)
    .join(' ')
  /** Seat 0 stores its 14th token (18 points), then the game is played to its end. */
  const result = (one: SeatSetup, ...others: SeatSetup[]): Scenario => {
    const seats = [{ pool: 'Bt', familiar: THIRTEEN, ...one }, ...others]
    const game = scenario({ altar: '', phase: 'midday', players: seats.length, seats })
    return finish(game.play(`store ${game.pool(0)[0]}`))
  }
  const scores = (game: Scenario) => game.standings?.map(({ score }) => score)
  const winners = (game: Scenario) => game.standings?.flatMap(({ seat, won }) => (won ? [seat] : []))
  const places = (game: Scenario) => game.standings?.map(({ place }) => place)

  test('SB-END-13 every learned spell scores the level of its marker at the end', () => {
    for (const [card, points] of Object.entries(POINTS))
      expect([card, ...LEVELS.map((level) => table({ learned: `${card}/${level}:c` }).score(0))]).toEqual([
        card,
        ...points,
      ])
    expect(scores(result({ learned: 'R1/4:c K1/5:c' }, { learned: 'P1/3:c W1/5:t' }))).toEqual([18 + 2 + 6, 3 + 6])
    // Raised on the last day: the level at the end counts.
    const game = scenario({ altar: '', seats: [{ pool: 'Rc', learned: 'K1/4:c W1/3:c' }], phase: 'evening' })
    expect([game.score(0), game.play('use W1/3').score(0)]).toEqual([4 + 2, 6 + 2])
  })

  test('SB-END-14 lower levels of the card are not added', () => {
    const sum = (set: number, level: number) =>
      Object.entries(POINTS)
        .filter(([card]) => card.endsWith(`${set}`))
        .reduce((n, [, points]) => n + points[level - 3]!, 0)
    for (const set of [1, 2, 3]) {
      for (const level of LEVELS) {
        const learned = all(set, level)
          .split(' ')
          .filter((word) => !word.startsWith('Y2'))
          .join(' ')
        expect(scenario({ altar: '', seats: [{ learned }], options: { lineup: `set${set}` } }).score(0)).toBe(
          sum(set, level),
        )
      }
    }
  })

  test('SB-END-15 every familiar scores by its track', () => {
    TRACK.forEach((points, n) => {
      expect(scores(result({}, { familiar: stored(n) }))).toEqual([18, points])
    })
  })

  test('SB-END-16 Knowledge, Feast and Communion are added', () => {
    const options = cards('K3', 'Y3')
    const familiar = 'Rc Rc Gc Bt'
    const seats = [
      { familiar, learned: 'K3/5:t Y3/4:c R1/3:t' },
      { familiar, learned: 'K3/4:t Y3/5:c' },
    ]
    const feast = scenario({ altar: '', seats, options })
    expect([feast.score(0), feast.score(1)]).toEqual([4 + 3 + 3 + 1, 4 + 2])
    const knowledge = table({ learned: 'Y2/4:c R1/3:c K1/4:c P1/5:c' })
    expect(knowledge.score(0)).toBe(1 + 4 + 5 + (1 + 2 + 2))
    const seat = { pool: 'Wc', familiar: KINDS.slice(8).join(' '), learned: 'K3/5:t Y3/4:s' }
    const ended = scenario({ altar: '', seats: [seat], options, phase: 'midday' })
    // 13 tokens from the green square on: green, black, white, blue, yellow; five squares; the 14th is a white circle.
    expect(scores(finish(ended.play('store Wc')))).toEqual([18 + 5 + 5, 0])
  })

  test('SB-END-17 pool tokens score nothing', () => {
    for (let n = 0; n <= 9; n++) {
      const pool = KINDS.slice(0, n).join(' ')
      expect([n, table({ pool, familiar: 'Rc', learned: 'R1/3:c' }).score(0)]).toEqual([n, 2])
      expect(scores(result({}, { pool }))).toEqual([18, 0])
    }
  })

  test('SB-END-18 unlearned cards score and cost nothing', () => {
    for (const lineup of ['set1', 'set2', 'set3']) {
      const seats = [{}, { learned: `P${lineup[3]}/3:c` }]
      const game = scenario({ altar: '', seats, options: { lineup } })
      expect([game.score(0), game.score(1)]).toEqual([0, POINTS[`P${lineup[3]}`]![0]])
    }
    expect(scores(result({}, {}))).toEqual([18, 0])
  })

  test('SB-END-19 the highest total wins', () => {
    const low = result({}, { learned: 'K1/5:c W1/5:c P1/5:c' })
    expect([scores(low), winners(low), places(low)]).toEqual([[18, 17], [0], [1, 2]])
    const high = result({}, { learned: 'K1/5:c W1/5:c Y1/5:c' }, { learned: 'K1/5:t' })
    expect([scores(high), winners(high), places(high)]).toEqual([[18, 19, 6], [1], [2, 1, 3]])
  })

  test('SB-END-20 a tie is broken by the number of learned spells, whatever their levels', () => {
    const game = result({ pool: 'Bt Bt Bt' }, { learned: 'K1/5:c Y1/5:c P1/5:c' })
    expect([scores(game), winners(game), places(game)]).toEqual([[18, 18], [1], [2, 1]])
    const four = { learned: 'P1/3:c B1/3:c K1/3:c W1/3:c' }
    const high = result(four, { pool: 'Bt Bt', familiar: stored(14), learned: 'R1/5:c G1/5:c P1/5:t' })
    expect([scores(high), winners(high)]).toEqual([[29, 29], [0]])
  })

  test('SB-END-21 a remaining tie is broken by the tokens left in the pool', () => {
    for (const [mine, theirs, winner] of [
      [3, 2, 0],
      [2, 3, 1],
      [0, 1, 1],
    ] as const) {
      const learned = 'R1/3:c'
      const game = result(
        { pool: times(mine + 1, 'Bt'), learned },
        { pool: times(theirs, 'Rt'), familiar: stored(14), learned: 'R1/3:s' },
      )
      expect([scores(game), winners(game), game.pool(0).length]).toEqual([[19, 19], [winner], mine])
    }
  })

  test('SB-END-22 a tie that remains is a shared victory', () => {
    const equal = { pool: 'Rt Rt', familiar: stored(14) }
    const game = result({ pool: 'Bt Bt Bt' }, equal, { pool: 'Rs Rs Rs' })
    expect([scores(game), winners(game), places(game)]).toEqual([
      [18, 18, 0],
      [0, 1],
      [1, 1, 3],
    ])
  })

  const seven = (set: number, familiar: string) =>
    scenario({ altar: '', seats: [{ familiar, learned: all(set, 5) }], options: { lineup: `set${set}` } }).score(0)
  const colourful = [...COLOURS].map((colour) => `${colour}t ${colour}s`).join(' ')

  test('SB-END-23 all of set 1 at L5 and a full familiar: 34 + 18', () => {
    expect(seven(1, colourful)).toBe(52)
  })

  test('SB-END-24 all of set 2 at L5 and a full familiar: 26 + 12 + 18', () => {
    expect(seven(2, colourful)).toBe(56)
  })

  test('SB-END-25 all of set 3 at L5 and a full familiar of 7 colours: 27 + 7 + 18', () => {
    expect(seven(3, colourful)).toBe(52)
  })

  test('SB-END-26 no spell and 6 stored tokens: 7', () => {
    expect(scores(result({}, { familiar: stored(6) }))).toEqual([18, 7])
  })
})
