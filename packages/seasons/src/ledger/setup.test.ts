import { begin, type Options, Refusal } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { FACE, faceName } from '../die.ts'
import { cardOf, type Entry } from '../entry.ts'
import { seasons } from '../rules.ts'
import type { State } from '../state.ts'
import { face, letters, scenario } from '../testing/index.ts'

const start = (players = 2, options: Options = {}, seed = 'setup'): State => begin(seasons, players, options, seed)
const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`)

const numbers = (list: readonly Entry[]): number[] => list.map(cardOf).sort((a, b) => a - b)
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
const twice = (list: readonly number[]): number[] => list.flatMap((card) => [card, card])

/** All cards in the game, wherever they lie. */
const everyCard = (state: State): number[] =>
  numbers([
    ...state.pile,
    ...state.discard,
    ...state.players.flatMap((player) => [...player.hand, ...player.second, ...player.third]),
  ])

/** The ready-made set of a seat, as that seat sees it. */
const setOf = (set: number): readonly number[] => {
  const state = start(2, { level: 'apprentice', sets: set === 1 ? '1 2' : `${set} 1` })
  return seasons.view(state, 0).players[0]!.libraries![1]
}

// Every die, its six faces in order: energy (A, W, F, E), * a gauge star, crystals, D draw, T transmutation / pips.
const DICE = `
  winter1 F*T/3 WW*/2 WW3/1 AA*/3 D/2 AWT/1
  winter2 WW*/3 WW1/2 FF*/1 D/3 AWT/2 A*T/1
  winter3 WW*/1 A*T/2 AWT/3 D/1 F*/2 WW3/3
  winter4 AWT/1 WW2/2 A*T/3 WW*/1 6/2 F*/3
  winter5 AAT/2 6/3 F*/1 A*T/1 WW*/3 WW1/2
  spring1 D/2 WW*/3 EE3/1 EE*/2 A*T/3 WET/1
  spring2 W*T/1 WET/2 D/3 AA*/1 EE1/2 EE*/3
  spring3 EE*/1 W*T/2 WET/3 D/1 A*/2 EE3/3
  spring4 WET/1 EE2/2 W*T/3 EE*/1 6/2 A*/3
  spring5 W*T/1 WWT/2 6/3 A*/1 EE1/2 EE*/3
  summer1 D/2 EE*/3 FF3/1 FF*/2 W*T/3 FET/1
  summer2 FET/2 D/3 WW*/1 FF1/2 FF*/3 E*T/1
  summer3 E*T/2 FET/3 D/1 W*/2 FF3/3 FF*/1
  summer4 FF2/2 E*T/3 FF*/1 6/2 W*/3 FET/1
  summer5 FF*/3 E*T/1 EET/2 6/3 W*/1 FF1/2
  autumn1 AFT/1 D/2 FF*/3 AA3/1 AA*/2 E*T/3
  autumn2 F*T/1 AFT/2 D/3 EE*/1 AA1/2 AA*/3
  autumn3 AA*/1 F*T/2 AFT/3 D/1 E*/2 AA3/3
  autumn4 AFT/1 AA2/2 F*T/3 AA*/1 6/2 E*/3
  autumn5 FFT/2 6/3 E*/1 AA1/2 AA*/3 F*T/1`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

describe('SET components', () => {
  test('SET-01 twelve spaces, three a season', () => {
    const seasonOf = (space: number): string => {
      const game = scenario({ year: space === 1 ? 1 : 2, space: space === 1 ? 12 : space - 1, pips: 1 }).endRound()
      expect([game.space, game.view(0).season, game.dice[0]!.slice(0, -3)]).toEqual([space, game.season, game.season])
      return game.season
    }
    expect(upTo(12).map(seasonOf)).toEqual(
      ['winter', 'spring', 'summer', 'autumn'].flatMap((name) => [name, name, name]),
    )
  })

  test('SET-02 the markers start on space 1 and year 1', () => {
    for (const players of [2, 3, 4]) {
      const { space, year, season } = seasons.view(start(players), 0)
      expect([space, year, season]).toEqual([1, 1, 'winter'])
    }
  })

  test('SET-03 twenty dice, five of each season', () => {
    const dice = FACE.map((_, at) => faceName(at).slice(0, -2))
    expect([...new Set(dice)]).toEqual(
      ['winter', 'spring', 'summer', 'autumn'].flatMap((name) => upTo(5).map((n) => name + n)),
    )
    const counts = new Set(dice.map((name) => dice.filter((other) => other === name).length))
    expect([...counts]).toEqual([6])
  })

  test('SET-04 each die has each number of pips on two faces', () => {
    for (let at = 0; at < FACE.length; at += 6) {
      const pips = FACE.slice(at, at + 6).map((one) => one.pips)
      expect(pips.sort()).toEqual([1, 1, 2, 2, 3, 3])
    }
  })

  test('SET-05 the faces of all dice do what the table says', () => {
    for (const [name, ...faces] of DICE) {
      faces.forEach((symbols, side) => {
        const die = `${name}.${side + 1}`
        const game = scenario({ at: 'die', seats: [{ gauge: 4, bonus: 3, die, hand: '7' }, {}] })
        const done = game.view(0)
        const energy = letters(game.state.players[0]!.reserve)
        const shown = [
          energy,
          '*'.repeat(game.gauge(0) - 4),
          game.crystals(0) || '',
          'D'.repeat(done.heldSize),
          done.permission ? 'T' : '',
          '/',
          done.players[0]!.die!.pips,
        ]
        expect([die, shown.join('')]).toEqual([die, symbols])
      })
    }
    expect(DICE.flatMap((die) => die.slice(1))).toHaveLength(120)
  })

  test('SET-06 a draw symbol stands alone, and crystals never come with transmutation', () => {
    expect(FACE).toHaveLength(120)
    for (const { energy, crystals, gauge, draw, transmute } of FACE) {
      if (draw > 0) expect([energy, crystals, gauge, transmute]).toEqual([0, 0, 0, false])
      expect(crystals > 0 && transmute).toBe(false)
    }
  })

  test('SET-13 fifty cards in two copies: 37 items and 13 familiars', () => {
    expect(everyCard(start(2, { level: 'archmage' }))).toEqual(twice(upTo(50)))
    // Idol of the Familiar counts the familiars among its owner's cards.
    const familiars = [10, 11, 12, 16, 17, 21, 33, 38, 39, 40, 41, 49, 50]
    const items = upTo(50).filter((card) => !familiars.includes(card))
    const idol = (cards: readonly number[]) =>
      scenario({ seats: [{ play: `43 ${cards.join(' ')}` }, {}] })
        .play('activate 43')
        .crystals(0)
    expect([familiars.length, idol(familiars), items.length, idol(items)]).toEqual([13, 13, 37, 0])
  })

  test('SET-28 Balance of Ishtar and Idol of the Familiar are those of the second edition', () => {
    const game = scenario({ seats: [{ hand: '5 43', crystals: 2, reserve: 'AAAAWFE' }, {}] })
    game.play('summon 5')
    expect(game.crystals(0)).toBe(0)
    game.play('summon 43')
    expect([game.crystals(0), game.reserve(0)]).toEqual([10, 'AAA'])
    game.play('activate 5')
    expect([game.crystals(0), game.reserve(0)]).toEqual([19, ''])
  })
})

describe('SET dice', () => {
  /** How many dice of each colour are in use, and how many different choices of winter dice the seeds bring. */
  const inUse = (players: number) => {
    const choices = new Set<string>()
    for (const seed of seeds) {
      const dice = seasons.view(start(players, {}, seed), 0).diceInUse
      for (const colour of dice) expect(new Set(colour).size).toBe(players + 1)
      expect(dice).toHaveLength(4)
      choices.add(String(dice[0]))
    }
    return choices.size
  }

  test('SET-07 two players use 3 random dice of each colour', () => {
    expect(inUse(2)).toBe(10)
  })

  test('SET-08 three players use 4 random dice of each colour', () => {
    expect(inUse(3)).toBe(5)
  })

  test('SET-09 four players use all 5 dice of each colour', () => {
    expect(seasons.view(start(4), 0).diceInUse).toEqual([upTo(5), upTo(5), upTo(5), upTo(5)])
  })

  test('SET-10 each colour has its own selection, which stays for the whole game', () => {
    const games = seeds.map((seed) => seasons.view(start(2, {}, seed), 0).diceInUse.map(String))
    expect(games.filter(([winter, spring]) => winter !== spring).length).toBeGreaterThan(30)
    expect(games.filter(([, , summer, autumn]) => summer !== autumn).length).toBeGreaterThan(30)
    const game = scenario({ pips: 1 })
    const chosen = JSON.stringify(game.view(0).diceInUse)
    const rolled = new Map<string, Set<string>>()
    while (!game.endRound().over) {
      const dice = game.dice.map((name) => name.slice(0, -2)).sort()
      rolled.set(game.season, (rolled.get(game.season) ?? new Set()).add(dice.join(' ')))
    }
    expect(['winter', 'spring', 'summer', 'autumn'].map((name) => rolled.get(name)?.size)).toEqual([1, 1, 1, 1])
    expect(JSON.stringify(game.view(0).diceInUse)).toBe(chosen)
  })
})

describe('SET players', () => {
  test('SET-11 gauge, bonus and reserve start at 0', () => {
    for (const players of [2, 3, 4]) {
      const seats = seasons.view(start(players), 0).players
      expect(seats).toHaveLength(players)
      for (const { gauge, bonus, reserve, play } of seats)
        expect([gauge, bonus, reserve, play]).toEqual([0, 0, { air: 0, water: 0, fire: 0, earth: 0 }, []])
    }
  })

  test('SET-12 each player has one Library II and one Library III', () => {
    const game = scenario({ players: 3, level: 'apprentice', at: 'libraries' })
    while (game.state.phase === 'libraries') game.play(game.legal()[0]!)
    expect(game.view(0).players.map((player) => player.librarySizes)).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
    ])
  })

  test('SET-27 the first player is random by default; the host may name a seat', () => {
    for (const players of [2, 3, 4]) {
      const firsts = seeds.map((seed) => start(players, {}, seed).first)
      for (let seat = 0; seat < players; seat++) {
        // At least half of an even share.
        expect(firsts.filter((first) => first === seat).length).toBeGreaterThan(30 / players)
        expect(start(players, { first: seat + 1 }, 'any').first).toBe(seat)
        const game = scenario({ players, level: 'apprentice', at: 'libraries', first: seat })
        while (game.state.phase === 'libraries') game.play(game.legal()[0]!)
        expect([game.state.phase, game.seat]).toEqual(['dice', seat])
      }
      if (players < 4) expect(() => start(players, { first: players + 1 })).toThrow(Refusal)
    }
  })
})

describe('SET levels', () => {
  const apprentice = { level: 'apprentice' }

  test('SET-14 level 1 uses both copies of cards 1-30 only', () => {
    for (const players of [2, 3, 4]) expect(everyCard(start(players, apprentice))).toEqual(twice(upTo(30)))
  })

  test('SET-15 set 1', () => {
    expect(setOf(1)).toEqual([1, 2, 7, 17, 18, 20, 26, 29, 30])
  })

  test('SET-16 set 2', () => {
    expect(setOf(2)).toEqual([3, 5, 9, 14, 15, 21, 23, 25, 28])
  })

  test('SET-17 set 3', () => {
    expect(setOf(3)).toEqual([4, 6, 7, 9, 12, 16, 22, 24, 30])
  })

  test('SET-18 set 4', () => {
    expect(setOf(4)).toEqual([1, 2, 3, 11, 13, 15, 18, 25, 27])
  })

  test('SET-19 everybody receives a different set, at random unless agreed otherwise', () => {
    for (const players of [2, 3, 4]) {
      const deals = seeds.map((seed) => seasons.view(start(players, apprentice, seed), 0).sets)
      for (const sets of deals) expect(new Set(sets).size).toBe(players)
      for (let seat = 0; seat < players; seat++)
        expect([...new Set(deals.map((sets) => sets[seat]))].sort()).toEqual([1, 2, 3, 4])
    }
    const agreed = start(3, { ...apprentice, sets: '4 1 3' })
    expect(agreed.players.map((player) => numbers(player.third))).toEqual([setOf(4), setOf(1), setOf(3)])
    for (const sets of ['1 1', '1', '1 5', '1 2 3']) expect(() => start(2, { ...apprentice, sets })).toThrow(Refusal)
  })

  test('SET-20 all copies not dealt are the draw pile', () => {
    for (const [players, size] of [
      [2, 42],
      [3, 33],
      [4, 24],
    ] as const) {
      const state = start(players, apprentice)
      const dealt = state.players.flatMap((player) => numbers(player.third))
      expect([state.pile.length, dealt.length]).toEqual([size, 9 * players])
      expect([...numbers(state.pile), ...dealt].sort((a, b) => a - b)).toEqual(twice(upTo(30)))
      // The pile is shuffled.
      expect(state.pile.map(cardOf)).not.toEqual(numbers(state.pile))
    }
  })

  test('SET-21 level 1 begins with step II', () => {
    const game = scenario({ level: 'apprentice', at: 'libraries', options: { sets: '1 2' } })
    expect([game.view(0).phase, game.toAct]).toEqual(['libraries', [0, 1]])
    expect([game.moves('pick'), game.moves('hand').length]).toEqual([[], 9])
  })

  test('SET-22 level 2 uses both copies of cards 1-30, with the draft', () => {
    for (const players of [2, 3, 4]) {
      const state = start(players, { level: 'magician' })
      expect([seasons.view(state, 0).phase, everyCard(state)]).toEqual(['draft', twice(upTo(30))])
    }
  })

  test('SET-23 level 3 uses both copies of cards 1-50, with the draft', () => {
    for (const players of [2, 3, 4]) {
      const state = start(players, { level: 'archmage' })
      expect([seasons.view(state, 0).phase, everyCard(state)]).toEqual(['draft', twice(upTo(50))])
    }
  })

  test('SET-24 each player is dealt 9 shuffled cards face down; the rest is the draw pile', () => {
    for (const level of ['magician', 'archmage']) {
      for (const players of [2, 3, 4]) {
        const state = start(players, { level })
        expect(state.players.map((player) => player.hand.length)).toEqual(Array(players).fill(9))
        expect(state.pile).toHaveLength((level === 'magician' ? 60 : 100) - 9 * players)
        const { hand, handSize } = seasons.view(state, 0).players[1]!
        expect([hand, handSize]).toEqual([[], 9])
      }
      const deals = new Set(seeds.map((seed) => String(numbers(start(2, { level }, seed).players[0]!.hand))))
      expect(deals.size).toBe(seeds.length)
    }
  })
})

describe('SET piles', () => {
  test('SET-25 the discard pile starts empty and receives discarded and sacrificed cards', () => {
    for (const level of ['apprentice', 'magician', 'archmage']) expect(start(2, { level }).discard).toEqual([])
    const draws = { play: '25 44', hand: '10 12', die: face({ draw: 1 }) }
    const game = scenario({ at: 'die', pile: '22 1 2', discard: '', seats: [draws, {}] }).play('go; discard 22')
    expect(game.discard).toEqual([22])
    game.play('activate 25; take air; take air; take air; take air; take air')
    expect(game.discard).toEqual([25, 22])
    // A familiar from hand for Necrotic Kriss.
    game.play('activate 44; discard 10')
    expect(game.discard).toEqual([10, 25, 22])
  })

  test('SET-26 the shuffled discard pile becomes the new draw pile', () => {
    const discard = '1 2 3 5 6 8 9 10'
    const orders = new Set<string>()
    for (const seed of seeds.slice(0, 10)) {
      const draws = { die: face({ draw: 1 }), bonus: 3 }
      const game = scenario({ seed, at: 'die', pile: '22', discard, seats: [draws, {}] })
      expect([game.held, game.discard]).toEqual([[22], []])
      expect([...game.pile].sort((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 8, 9, 10])
      orders.add(String(game.pile))
    }
    expect(orders.size).toBe(10)
  })
})
