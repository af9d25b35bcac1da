import { begin } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { BUILT_IN } from '../data/index.ts'
import { temples } from '../rules.ts'
import { scenario } from '../testing/scenario.ts'
import { COLOURS, deals, dealt, KEYS, RING3, RING4, ready, SIZES, sorted } from './deals.ts'
import { equally, unfairness } from './random-games.ts'

/** The three next temples and the three next wilderness cards of a ring. */
function ahead(ring: readonly string[], from: string): string[] {
  const at = ring.indexOf(from)
  const after = [...ring.slice(at + 1), ...ring.slice(0, at + 1)]
  return ['T', 'W'].flatMap((sort) => after.filter((card) => card.startsWith(sort)).slice(0, 3))
}
/** Where the virtual pawn goes from a card when nobody is near: the card before it in the ring. */
function before(card: string): string | undefined {
  const far = ['W1', 'W2', 'W3'].includes(card) || card.startsWith('T1') || card.startsWith('T2') ? 'W6' : 'T1'
  const game = scenario({ players: 2, seats: [{ pawn: far }], virtual: card })
  return game.play(far === 'W6' ? 'cast; go W9' : 'cast; go W1').pawn('virtual')
}

describe('MT-SET components', () => {
  test('MT-SET-01 five double-sided temples, one for each colour', () => {
    for (const players of SIZES) expect(sorted(dealt(players).temples.map(({ key }) => key))).toEqual(sorted(KEYS))
    expect(BUILT_IN.temples.map(({ colour }) => colour)).toEqual(COLOURS)
    // Both sides of every temple.
    const crossedOut = (players: number): number[] =>
      dealt(players).temples.map(({ markers }) => markers.filter((marker) => marker === 'crossed-out').length)
    expect([crossedOut(4), crossedOut(3)]).toEqual([
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ])
  })

  test('MT-SET-02 ten wilderness cards, 1 to 10', () => {
    expect(BUILT_IN.wilderness.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const cards = scenario()
      .reach()
      .filter((card) => card.startsWith('W'))
    expect(cards).toEqual(['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10'])
  })

  test('MT-SET-03 twenty rune cards', () => {
    for (const players of SIZES)
      expect(dealt(players).temples.reduce((sum, { runesLeft }) => sum + runesLeft, 0)).toBe(20)
    expect(BUILT_IN.runes.reduce((sum, { copies }) => sum + copies, 0)).toBe(20)
  })

  test('MT-SET-04 a goal for each temple, and one rune goal', () => {
    for (const colour of COLOURS) {
      const goals = COLOURS.filter((other) => other !== colour).slice(0, 2)
      const seats = [{ markers: `${colour}:C5` }]
      expect(scenario({ goals: `${colour} ${goals.join(' ')}`, seats }).score(0)).toBe(8 + 4)
      expect(scenario({ goals: goals.join(' '), seats }).score(0)).toBe(8)
    }
    // Runes score once, by one table.
    expect(scenario({ seats: [{ runes: 'ABC' }] }).score(0)).toBe(4)
  })

  test('MT-SET-05 sixty crystals', () => {
    const { supply } = scenario().view(0)
    expect(supply).toEqual({ C: 24, R: 8, Y: 8, B: 8, G: 6, P: 6 })
    expect(Object.values(supply).reduce((sum, n) => sum + n, 0)).toBe(60)
  })

  test('MT-SET-06 four pawns, and six markers in each of four colours', () => {
    const view = scenario({ seats: [{ pawn: 'W1' }, { pawn: 'W2' }, { pawn: 'W3' }, { pawn: 'W4' }] }).view(0)
    expect(view.players.map(({ pawn }) => pawn)).toEqual(['W1', 'W2', 'W3', 'W4'])
    // Five for curses, and the sixth keeps the score.
    expect(view.players.map(({ markersLeft, points }) => [markersLeft, points])).toEqual(new Array(4).fill([5, 0]))
    const markers = 'red:L3 red:L4 red:C5 red:R4 red:R3'
    const game = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y', markers }] })
    expect([game.view(0).players[0]!.markersLeft, game.points(0), game.moves('break')]).toEqual([0, 24, []])
    game.refused('break blue left 3-1-4')
  })

  test('MT-SET-07 four double-sided grids, 1 to 4, sides A and B', () => {
    const offered = (gridSides: string): string[] =>
      scenario({ fromSetup: true, options: { mode: 'advanced', gridSides } }).legal()
    expect(offered('A')).toEqual(['grid 1A', 'grid 2A', 'grid 3A', 'grid 4A'])
    expect(offered('B')).toEqual(['grid 1B', 'grid 2B', 'grid 3B', 'grid 4B'])
    const sides = new Set(deals(60, 4, { mode: 'advanced' }).flatMap((view) => view.sides))
    expect([...sides].sort()).toEqual(['1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B'])
  })
})

describe('MT-SET the ring', () => {
  test('MT-SET-08 every order of the temples is equally likely', () => {
    const orders = (rest: string[]): string[] =>
      rest.length < 2
        ? [rest.join('')]
        : rest.flatMap((one) => orders(rest.filter((other) => other !== one)).map((order) => one + order))
    const draws = deals(3600, 4).map((view) => view.temples.map(({ key }) => KEYS.indexOf(key)).join(''))
    expect(orders(['0', '1', '2', '3', '4'])).toHaveLength(120)
    expect(unfairness(draws, equally(orders(['0', '1', '2', '3', '4'])))).toBeLessThan(1)
  })

  test('MT-SET-09 two wilderness cards between neighbouring temples, in order', () => {
    for (let gap = 0; gap < 5; gap++) {
      const near = [`W${gap * 2 + 1}`, `W${gap * 2 + 2}`]
      const temple = scenario({ seats: [{ pawn: `T${gap + 1}` }] })
      expect(temple.reach().filter((card) => near.includes(card))).toEqual(near)
      // From both cards of the gap the next three temples are those after it.
      const next = sorted([1, 2, 3].map((n) => `T${((gap + n) % 5) + 1}`))
      for (const pawn of near)
        expect(
          scenario({ seats: [{ pawn }] })
            .reach()
            .filter((card) => card.startsWith('T')),
        ).toEqual(next)
    }
  })

  test('MT-SET-10 fifteen cards with four players', () => {
    expect(sorted(scenario().reach())).toEqual(sorted(RING4))
    for (const pawn of RING4)
      expect(sorted(scenario({ seats: [{ pawn }] }).reach())).toEqual(sorted(ahead(RING4, pawn)))
  })

  test('MT-SET-11 with two or three players W4 and W7 are taken away', () => {
    for (const [players, gone] of [
      [2, ['W4', 'W7']],
      [3, ['W4', 'W7']],
      [4, []],
    ] as const) {
      const all = scenario({ players, virtual: 'W10' }).reach()
      expect(RING4.filter((card) => !all.includes(card) && !(players === 2 && card === 'W10'))).toEqual(gone)
      expect(Object.keys(dealt(players).slots)).toEqual(players === 4 ? ['W2', 'W4', 'W8'] : ['W2', 'W8'])
    }
    expect(scenario({ players: 3 }).refused('collect W4').reasons[0]!.key).toBe('why.not-in-ring')
  })

  test('MT-SET-12 thirteen cards with two or three players', () => {
    expect(sorted(scenario({ players: 3 }).reach())).toEqual(sorted(RING3))
    for (const pawn of RING3)
      expect(sorted(scenario({ players: 3, seats: [{ pawn }] }).reach())).toEqual(sorted(ahead(RING3, pawn)))
    expect(RING3.map(before)).toEqual([...RING3.slice(-1), ...RING3.slice(0, -1)])
  })

  test('MT-SET-13 the neighbours of a removed card are adjacent', () => {
    // One wilderness step leads from W3 to W5, and from W6 to W8.
    const seats = (pawn: string, ...others: string[]) => [pawn, ...others].map((card) => ({ pawn: card }))
    expect(
      scenario({ players: 3, seats: seats('W2') })
        .reach()
        .slice(3),
    ).toEqual(['W3', 'W5', 'W6'])
    expect(
      scenario({ players: 3, seats: seats('W5') })
        .reach()
        .slice(3),
    ).toEqual(['W6', 'W8', 'W9'])
    expect([before('T3'), before('W8')]).toEqual(['W3', 'T4'])
  })

  test('MT-SET-14 with four players no curse space is crossed out', () => {
    expect(dealt(4).temples.flatMap(({ markers }) => markers)).toEqual(new Array(25).fill(null))
    const game = scenario({ seats: [{ pawn: 'W10', grid: '3:Y 1:Y 4:B' }] }).play('break red left 3-1-4')
    expect(game.markers(0)).toEqual(['red:L3'])
  })

  test('MT-SET-15 with two or three players crossed-out curse spaces are not used', () => {
    for (const players of [2, 3]) {
      for (const { markers } of dealt(players).temples)
        expect(markers.filter((marker) => marker === 'crossed-out')).toHaveLength(1)
      const game = scenario({ players, seats: [{ pawn: 'W10', grid: '3:Y 1:Y 4:B' }], virtual: 'T4' })
      expect(game.refused('break red left 3-1-4').reasons.map(({ key }) => key)).toEqual(['why.crossed-out'])
    }
  })
})

describe('MT-SET crystals, runes, goals', () => {
  test('MT-SET-16 all crystals form the supply', () => {
    // Before anybody has placed the starting crystals.
    const game = scenario({ fromSetup: true })
    const taken = [...game.crystals(0), ...game.crystals(1), ...game.crystals(2), ...game.crystals(3)]
    expect([taken, game.view(0).supply]).toEqual([[], { C: 24, R: 8, Y: 8, B: 8, G: 6, P: 6 }])
  })

  test('MT-SET-17 upgrade cards start empty', () => {
    expect(ready(4).view(0).slots).toEqual({ W2: '.....', W4: '.....', W8: '.....' })
    for (const players of [2, 3]) expect(ready(players).view(0).slots).toEqual({ W2: '.....', W8: '.....' })
  })

  test('MT-SET-18 the runes are shuffled, four at each temple', () => {
    const decks = Array.from({ length: 400 }, (_, i) => begin(temples, 4, {}, `runes ${i}`))
    for (const { deck, runesLeft } of decks) {
      expect(runesLeft).toEqual([4, 4, 4, 4, 4])
      expect([...deck].sort().join('')).toBe('00001111222233444555')
    }
    // Each of the twenty places gets each rune by its share.
    for (let at = 0; at < 20; at++)
      expect(
        unfairness(
          decks.map(({ deck }) => String(deck[at])),
          { 0: 4, 1: 4, 2: 4, 3: 2, 4: 3, 5: 3 },
        ),
      ).toBeLessThan(1)
    expect(new Set(decks.map(({ deck }) => deck.join(''))).size).toBe(400)
  })

  test('MT-SET-19 the top rune of each stack lies face up, three stay hidden', () => {
    const game = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }], stacks: { blue: 'DABC', T1: 'EEEA' } })
    for (const { rune, runesLeft } of game.view(1).temples) {
      expect(rune).toMatch(/^[A-F]$/)
      expect(runesLeft).toBe(4)
    }
    expect([game.faceUp('blue'), game.faceUp('T1')]).toEqual(['D', 'E'])
    const other = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }], stacks: { blue: 'DCBA', T1: 'EAEE' } })
    expect(game.view(1).temples).toEqual(other.view(1).temples)
    expect(game.play('break blue left 3-1-4').runes(0)).toBe('D')
  })

  test('MT-SET-20 three random temple goals with four players', () => {
    const goals = deals(1000, 4).map((view) =>
      sorted(view.temples.filter(({ goal }) => goal).map(({ key }) => key)).join(),
    )
    const triples = KEYS.flatMap((a) =>
      KEYS.flatMap((b) => KEYS.filter((c) => a < b && b < c).map((c) => [a, b, c].join())),
    )
    expect(triples).toHaveLength(10)
    expect(unfairness(goals, equally(triples))).toBeLessThan(1)
  })

  test('MT-SET-21 two random temple goals with two or three players', () => {
    const pairs = KEYS.flatMap((a) => KEYS.filter((b) => a < b).map((b) => [a, b].join()))
    expect(pairs).toHaveLength(10)
    for (const players of [2, 3]) {
      const goals = deals(1000, players).map((view) =>
        sorted(view.temples.filter(({ goal }) => goal).map(({ key }) => key)).join(),
      )
      expect(unfairness(goals, equally(pairs))).toBeLessThan(1)
    }
  })

  test('MT-SET-22 the rune goal is in every game', () => {
    for (const players of SIZES)
      for (const mode of ['basic', 'advanced'])
        expect(scenario({ players, options: { mode }, seats: [{}, { runes: 'ABF' }] }).score(1)).toBe(4)
  })

  test('MT-SET-23 temple goals not revealed are out of the game', () => {
    const markers = 'blue:L3 green:R3 purple:L3'
    for (const players of [2, 3, 4]) {
      const goals = players === 4 ? 'red yellow purple' : 'red yellow'
      const game = scenario({ players, goals, seats: [{ markers }] })
      expect([game.points(0), game.score(0)]).toEqual([9, players === 4 ? 13 : 9])
      expect(game.view(0).temples.filter(({ goal }) => goal)).toHaveLength(players === 4 ? 3 : 2)
    }
  })
})
