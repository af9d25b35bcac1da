import { begin, type Options, Refusal, SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { spellbook } from '../rules.ts'
import { SPELLS } from '../spells/index.ts'
import type { State } from '../state.ts'
import { lineup, scenario, times } from '../testing/scenario.ts'
import { COLOURS, colourOf, RUNES, runeOf, tokenName } from '../token.ts'
import { everyToken, randomGames } from './random-games.ts'

const COLOUR_LETTERS = [...'RPGKWBY']
const SETS = [1, 2, 3]

const start = (players: number, options: Options = {}, seed = 'setup'): State =>
  begin(spellbook, players, options, seed)
const spellsOf = (options: Options, players = 2, seed = 'setup'): readonly string[] =>
  spellbook.view(start(players, options, seed), SPECTATOR).spells
const custom = (spells: string): Options => ({ lineup: 'custom', spells })

/** The keys of the reasons why a table with these options is refused. */
function refusal(options: Options, players = 2): string[] {
  try {
    start(players, options)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-option') return error.reasons.map((reason) => reason.key)
    throw error
  }
  throw new Error('the options were accepted')
}

/** All 2187 line-ups, as lists of cards. */
const allLineups = COLOUR_LETTERS.reduce<string[][]>(
  (lists, letter) => lists.flatMap((list) => SETS.map((set) => [...list, `${letter}${set}`])),
  [[]],
)

/** Whether a count lies within five standard deviations of what is expected. */
const likely = (found: number, trials: number, p: number): boolean =>
  Math.abs(found - trials * p) < 5 * Math.sqrt(trials * p * (1 - p))

describe('SB-SET components', () => {
  test('SB-SET-01 105 tokens in 7 colours', () => {
    for (const players of [1, 2, 3, 4]) {
      const tokens = everyToken(start(players))
      expect(tokens.reduce((sum, n) => sum + n, 0)).toBe(105)
      expect([...new Set(tokens.map((_, kind) => COLOURS[colourOf(kind)]))]).toEqual(COLOUR_LETTERS)
    }
  })

  test('SB-SET-02 three runes: circle, triangle, square', () => {
    const names = everyToken(start(2)).map((_, kind) => tokenName(kind))
    expect([...new Set(names.map((name) => name[1]))]).toEqual(['c', 't', 's'])
    expect(RUNES).toBe('cts')
  })

  test('SB-SET-03 each of the 21 combinations exists 5 times', () => {
    const tokens = everyToken(start(2))
    expect(new Set(tokens.map((_, kind) => tokenName(kind))).size).toBe(21)
    expect(tokens).toEqual(new Array(21).fill(5))
  })

  test('SB-SET-04 so 15 tokens of each colour and 35 of each rune', () => {
    const colours = new Array<number>(7).fill(0)
    const runes = new Array<number>(3).fill(0)
    everyToken(start(2)).forEach((n, kind) => {
      colours[colourOf(kind)]! += n
      runes[runeOf(kind)]! += n
    })
    expect([colours, runes]).toEqual([new Array(7).fill(15), new Array(3).fill(35)])
  })

  test('SB-SET-05 21 different cards: each colour once in each set', () => {
    const cards = SPELLS.map(({ colour, set }) => `${COLOURS[colour]}${set}`)
    expect(cards).toEqual(COLOUR_LETTERS.flatMap((letter) => SETS.map((set) => `${letter}${set}`)))
    expect(new Set(SPELLS.map(({ slug }) => slug)).size).toBe(21)
    // Each of them can be had in a game.
    for (const card of cards) expect(spellsOf(lineup(card))).toContain(card)
  })

  test('SB-SET-06 every card has the levels 3, 4 and 5 that cost as much', () => {
    for (const card of new Set(allLineups.flat())) {
      const table = (pool: string, phase: 'midday' | 'evening') =>
        scenario({ altar: 'Rs Gs Bs', phase, options: lineup(card), seats: [{ pool }] })
      for (const held of [3, 4, 5]) {
        const game = table(times(held, `${card[0]}c`), 'evening')
        const levels = [3, 4, 5].filter((level) => level <= held)
        expect(game.moves('learn')).toEqual(levels.map((level) => `learn ${card}/${level}`))
        game.play(`learn ${card}/${held}`)
        const learned = game.events.find((event) => event.type === 'learned')
        expect([game.learned(0, card), learned?.paid.length]).toEqual([`${card}/${held}:c`, held])
      }
      // Two tokens pay no level: the evening passes by itself.
      expect(table(times(2, `${card[0]}c`), 'midday').play('pass').seat, card).toBe(1)
    }
  })

  test('SB-SET-07 every player owns a copy of each card', () => {
    const seats = [{ pool: 'Rc Rc Rc' }, { pool: 'Rt Rt Rt Rt' }]
    const game = scenario({ altar: 'Ks', phase: 'evening', seats }).play('learn R1/3').skipTo('evening')
    expect([game.seat, game.moves('learn')]).toEqual([1, ['learn R1/3', 'learn R1/4']])
    game.play('learn R1/3')
    expect([game.learned(0, 'R1'), game.learned(1, 'R1')]).toEqual(['R1/3:c', 'R1/3:t'])
  })

  test('SB-SET-08 the altar has 10 spaces, but more may lie there during a day', () => {
    const ten = 'Rc Rt Rs Pc Pt Ps Gc Gt Gs Kc'
    const game = scenario({ altar: ten, options: { lineup: 'set3' }, seats: [{ pool: 'Bc', learned: 'P3/4:c' }] })
    game.play('use P3/4; done')
    expect([game.altar.length, game.seat, game.state.phase]).toEqual([12, 0, 'midday'])
    randomGames(
      ({ label, events, state }) => {
        if (events.some((event) => event.type === 'day')) expect(state.altar.length, label).toBeLessThanOrEqual(10)
      },
      { sizes: [2, 3, 4] },
    )
  })

  test('SB-SET-09 all familiar boards work alike', () => {
    const stored = 'Rc Rt Rs Pc Pt Ps Gc Gt Gs Kc Kt Ks Wc Wt'.split(' ')
    for (let n = 0; n <= 14; n++) {
      const found = [0, 1, 2, 3].map((active) => {
        const own = { familiar: stored.slice(0, n).join(' '), pool: 'Yc Yc Yc' }
        const seats = [0, 1, 2, 3].map((seat) => (seat === active ? own : {}))
        const game = scenario({ players: 4, active, altar: 'Bc', seats, options: { lineup: 'set2' } }).play('take Bc')
        return [game.score(active), game.view(active).players[active]!.spaces, game.state.phase, game.moves('store')]
      })
      const [phase, moves] = n < 14 ? ['midday', ['store Yc', 'store Bc']] : ['evening', []]
      expect(found[0]!.slice(1)).toEqual([14 - n, phase, moves])
      for (const board of found) expect(board).toEqual(found[0])
    }
  })
})

describe('SB-SET options', () => {
  test('SB-SET-10 a line-up is 7 cards, one of each colour', () => {
    const tables = SETS.map((set) => spellsOf({ lineup: `set${set}` }))
    for (let i = 0; i < 200; i++) tables.push(spellsOf({ lineup: 'random' }, 2, `line-up ${i}`))
    for (const spells of tables) expect(spells.map((card) => card[0])).toEqual(COLOUR_LETTERS)
    expect(refusal(custom('R1 P1 G1 K1 W1 B1 Y1 Y2'))).toHaveLength(1)
  })

  test('SB-SET-11 all players have the same line-up', () => {
    for (const spells of ['R1 P2 G3 K1 W2 B3 Y1', 'R3 P1 G2 K3 W3 B2 Y3']) {
      const pool = 'Rc Rt Rs Gc Gt Gs Yc Yt Ys'
      const offers = [0, 1, 2, 3].map((active) => {
        const seats = [0, 1, 2, 3].map((seat) => (seat === active ? { pool } : {}))
        const game = scenario({ players: 4, active, altar: 'Kc', phase: 'evening', options: custom(spells), seats })
        return game.moves('learn').filter((move) => move.endsWith('/3'))
      })
      const cards = [...'RGY'].map((letter) => spells.split(' ').find((card) => card.startsWith(letter)))
      for (const offer of offers) expect(offer).toEqual(cards.map((card) => `learn ${card}/3`))
    }
  })

  for (const [id, name, slugs] of [
    ['SB-SET-12', 'set1', 'sacrifice levitation purification offering time-travel transmutation abundance'],
    ['SB-SET-13', 'set2', 'eruption sharing cure focus storm swiftness knowledge'],
    ['SB-SET-14', 'set3', 'blaze divination growth feast clone mirage communion'],
  ]) {
    test(`${id} line-up ${name}`, () => {
      const cards = start(2, { lineup: name! }).table.spells
      expect(cards.map((card) => SPELLS[card]!.slug)).toEqual(slugs!.split(' '))
      expect(spellsOf({ lineup: name! })).toEqual(COLOUR_LETTERS.map((letter) => `${letter}${name!.slice(3)}`))
    })
  }

  test('SB-SET-15 a random line-up takes one card of each colour, independently and uniformly', () => {
    const trials = 30_000
    const seen = new Map<string, number>()
    const pairs = new Map<string, number>()
    for (let i = 0; i < trials; i++) {
      const sets = start(2, { lineup: 'random' }, `random ${i}`).table.spells.map((card) => (card % 3) + 1)
      const key = sets.join('')
      seen.set(key, (seen.get(key) ?? 0) + 1)
      for (let a = 0; a < 7; a++) {
        for (let b = 0; b < a; b++) {
          const pair = `colours ${b} and ${a}: ${sets[b]} ${sets[a]}`
          pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
        }
      }
    }
    expect(seen.size).toBe(2187)
    expect(pairs.size).toBe(21 * 9)
    for (const [pair, n] of pairs) expect(likely(n, trials, 1 / 9), `${pair} ${n} times`).toBe(true)
  })

  test('SB-SET-16 a custom line-up is what the host names', () => {
    expect(allLineups).toHaveLength(2187)
    for (const cards of allLineups) expect(spellsOf(custom(cards.join(' '))).join()).toBe(cards.join())
    expect(spellsOf(custom('Y3 B1 W2 K3 G1 P2 R3'))).toEqual(['R3', 'P2', 'G1', 'K3', 'W2', 'B1', 'Y3'])
  })

  test('SB-SET-17 a custom line-up with a missing or doubled colour or an unknown card is refused', () => {
    expect(refusal(custom('R1 P1 G1 K1 W1 B1'))).toEqual(['refused.missing-colour'])
    expect(refusal(custom(''))).toEqual(['refused.missing-colour'])
    expect(refusal({ lineup: 'custom' })).toEqual(['refused.missing-colour'])
    expect(refusal(custom('R1 R2 G1 K1 W1 B1 Y1'))).toEqual(['refused.doubled-colour'])
    expect(refusal(custom('R1 P1 G1 K1 W1 B1 Y1 R1'))).toEqual(['refused.doubled-colour'])
    for (const unknown of ['R4', 'R0', 'X1', 'fireball', 'R'])
      expect(refusal(custom(`${unknown} P1 G1 K1 W1 B1 Y1`))).toEqual(['refused.unknown-spell'])
  })

  test('SB-SET-18 the default line-up is set 1', () => {
    for (const players of [1, 2, 3, 4]) {
      expect(spellbook.view(start(players), 0).lineup).toBe('set1')
      expect(spellsOf({}, players)).toEqual(['R1', 'P1', 'G1', 'K1', 'W1', 'B1', 'Y1'])
    }
  })

  test('SB-SET-19 line-up and options stay the same and visible to all for the whole game', () => {
    const options = { lineup: 'custom', spells: 'R3 P2 G3 K2 W3 B2 Y3', wild: 'same-rune', first: 1 }
    const fixed = { lineup: 'custom', spells: options.spells.split(' '), wild: 'same-rune', first: 0 }
    const look = (handicap: number) => {
      let overs = 0
      return {
        see: (label: string, state: State) => {
          for (let viewer = SPECTATOR; viewer < state.players.length; viewer++) {
            const { lineup: name, spells, wild, first, handicap: given } = spellbook.view(state, viewer)
            expect({ lineup: name, spells, wild, first, given }, label).toEqual({ ...fixed, given: handicap })
          }
          if (spellbook.toAct(state) === 0) overs++
        },
        overs: () => overs,
      }
    }
    const many = look(0)
    randomGames(({ label, state }) => many.see(label, state), { sizes: [2, 4], games: 2, options })
    const solo = look(2)
    randomGames(({ label, state }) => solo.see(label, state), {
      sizes: [1],
      games: 2,
      options: { ...options, handicap: 2 },
    })
    expect([many.overs(), solo.overs()]).toEqual([4, 2])
  })

  test('SB-SET-20 two cards of one colour never meet', () => {
    const alike = [
      ['W1', 'W2', 'W3'],
      ['B1', 'B2', 'B3'],
      ['Y1', 'Y2', 'Y3'],
    ]
    for (const cards of allLineups) {
      const spells = spellsOf(custom(cards.join(' ')))
      for (const three of alike)
        if (three.filter((card) => spells.includes(card)).length !== 1) expect(spells).toBe(three)
    }
    for (const letter of COLOUR_LETTERS) {
      for (const [one, other] of ['12', '13', '23']) {
        const rest = COLOUR_LETTERS.filter((another) => another !== letter).map((another) => `${another}1`)
        const both = [`${letter}${one}`, `${letter}${other}`, ...rest]
        expect(refusal(custom(both.join(' ')))).toEqual(['refused.doubled-colour'])
        expect(refusal(custom(both.slice(0, 7).join(' ')))).toEqual(['refused.doubled-colour'])
      }
    }
  })

  test('SB-SET-21 wild sets are of three different runes by default, or of the same rune', () => {
    const canLearn = (wild: string | undefined, sets: string) => {
      const options: Options = wild === undefined ? {} : { wild }
      const game = scenario({ altar: 'Kc', phase: 'midday', options, seats: [{ pool: `Rc Rc Ks ${sets}` }] })
      return [game.state.table.wild, game.play('store Ks').can('learn R1/3')]
    }
    const [different, same] = ['Bc Gt Ws', 'Bc Gc Wc']
    expect([canLearn(undefined, different), canLearn(undefined, same)]).toEqual([
      ['three-different-runes', true],
      ['three-different-runes', false],
    ])
    expect(canLearn('three-different-runes', different)).toEqual(canLearn(undefined, different))
    expect([canLearn('same-rune', different), canLearn('same-rune', same)]).toEqual([
      ['same-rune', false],
      ['same-rune', true],
    ])
    expect(refusal({ wild: 'any' })).toEqual(['refused.option-choice'])
  })
})

describe('SB-SET setup', () => {
  /** Every table size with many seeds. */
  const everyStart = (look: (state: State, players: number) => void, sizes = [2, 3, 4]) => {
    for (const players of sizes)
      for (let i = 0; i < 25; i++) look(start(players, { lineup: 'random' }, `start ${i}`), players)
  }

  test('SB-SET-22 at the start all tokens are in the pouch and the box is empty', () => {
    everyStart(
      (state) => {
        expect([state.box.size, ...state.box.count]).toEqual(new Array(22).fill(0))
        // What was dealt came out of the pouch, and nothing else is missing there.
        const dealt = [...state.altar, ...state.players.flatMap(({ pool }) => pool)]
        const full = state.pouch.count.map((n, kind) => n + dealt.filter((token) => token === kind).length)
        expect(full).toEqual(new Array(21).fill(5))
      },
      [1, 2, 3, 4],
    )
  })

  test('SB-SET-23 5 tokens lie on the altar with 2 to 4 players', () => {
    const altars = new Set<string>()
    everyStart((state) => {
      expect(state.altar).toHaveLength(5)
      altars.add(state.altar.join())
    })
    expect(altars.size).toBeGreaterThan(20)
  })

  test('SB-SET-24 each player draws 2 tokens', () => {
    const pools = new Set<string>()
    everyStart((state, players) => {
      expect(state.players.map(({ pool }) => pool.length)).toEqual(new Array(players).fill(2))
      for (const { pool } of state.players) pools.add(pool.join())
    })
    expect(pools.size).toBeGreaterThan(20)
  })

  test('SB-SET-25 the pouch then holds 96, 94 or 92 tokens', () => {
    everyStart((state, players) => expect(state.pouch.size).toBe([96, 94, 92][players - 2]))
  })

  test('SB-SET-26 nobody has learned a spell and all familiars are empty', () => {
    everyStart(
      (state) => {
        for (const { learned, familiar, score } of spellbook.view(state, 0).players)
          expect([learned, familiar, score]).toEqual([[], [], 0])
      },
      [1, 2, 3, 4],
    )
  })

  test('SB-SET-27 dealing goes altar first, then the pools clockwise from the first player', () => {
    for (let i = 0; i < 10; i++) {
      const deal = (players: number, first: number) => {
        const { altar, players: seats } = start(players, { first: first + 1 }, `deal ${i}`)
        return [...altar, ...seats.flatMap((_, n) => seats[(first + n) % players]!.pool)]
      }
      // One and the same sequence of tokens, whoever is first and however many play.
      const sequence = deal(4, 0)
      expect(sequence).toHaveLength(13)
      for (const first of [1, 2, 3]) expect(deal(4, first)).toEqual(sequence)
      for (const players of [1, 2, 3])
        expect(sequence.slice(0, 5 + 2 * players)).toEqual(deal(players, 0).slice(0, 5 + 2 * players))
    }
  })

  test('SB-SET-28 the first player is random by default, or the seat that the host names', () => {
    for (const players of [2, 3, 4]) {
      const trials = 1500
      const count = new Array<number>(players).fill(0)
      for (let i = 0; i < trials; i++) count[start(players, {}, `first ${i}`).table.first]!++
      for (const n of count) expect(likely(n, trials, 1 / players), `${n} of ${trials}`).toBe(true)
      for (let seat = 0; seat < players; seat++) {
        for (let i = 0; i < 5; i++) {
          const state = start(players, { first: seat + 1 }, `named ${i}`)
          expect([state.table.first, state.active]).toEqual([seat, seat])
        }
      }
      expect(refusal({ first: players + 1 }, players)).toHaveLength(1)
    }
  })

  test('SB-SET-29 the first player stays the same for the whole game', () => {
    for (const first of [0, 1, 2]) {
      let rounds = 0
      randomGames(
        ({ label, state, events }) => {
          expect([state.table.first, spellbook.view(state, 0).first], label).toEqual([first, first])
          for (const event of events)
            if (event.type === 'day' && (event.day - 1) % 3 === 0) {
              expect(event.seat, label).toBe(first)
              rounds++
            }
          // The game ends when a round is complete.
          if (spellbook.toAct(state) === 0) expect(state.day % 3, label).toBe(0)
        },
        { sizes: [3], games: 4, options: { first: first + 1 } },
      )
      expect(rounds).toBeGreaterThan(10)
    }
  })

  test('SB-SET-30 the first player takes the first day, then play goes clockwise', () => {
    for (const players of [2, 3, 4]) {
      for (let first = 0; first < players; first++) {
        const game = scenario({ players, active: first, altar: 'Rc Gt' })
        expect([game.state.day, game.seat, game.state.phase]).toEqual([1, first, 'morning'])
        for (let day = 2; day <= 2 * players + 1; day++) {
          game.endDay()
          expect([game.state.day, game.seat]).toEqual([day, (first + day - 1) % players])
        }
      }
    }
  })

  test('SB-SET-31 no draft, no line-ups of single players, no expansion and no house rule', () => {
    for (const players of [1, 2, 3, 4]) {
      const state = start(players, { lineup: 'random', first: 1 })
      const decision = spellbook.decision(state, 0)
      expect([state.phase, state.day, decision.ask.key]).toEqual(['morning', 1, 'ask.morning'])
      expect(state.table.spells).toHaveLength(7)
    }
    expect(spellbook.options.map(({ name }) => name).sort()).toEqual(['first', 'handicap', 'lineup', 'spells', 'wild'])
    for (const option of ['draft', 'expansion', 'house-rules', 'spells2'])
      expect(refusal({ [option]: 1 })).toEqual(['refused.unknown-option'])
    for (const value of ['draft', 'set4', 'different'])
      expect(refusal({ lineup: value })).toEqual(['refused.option-choice'])
  })
})
