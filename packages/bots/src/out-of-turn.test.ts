import { type AnyRules, type GameState, rngFrom, type Seat } from '@athanor/kernel'
import { kingdom, scenario as seasonsTable } from '@athanor/seasons/testing'
import { lineup, scenario as spellbookTable } from '@athanor/spellbook/testing'
import { describe, expect, test } from 'vitest'
import { chairAt } from './chair.ts'
import { playOut } from './contest.ts'
import { rulesOf } from './games.ts'
import { botNamed } from './registry.ts'

const BOTS = ['random', 'novice', 'adept', 'master:6it']
const bot = (name: string) => botNamed(name, () => 0)

/** The last rounds: games from there are short. */
const LATE = { year: 3, space: 10 }
const ALTAR = 'Rc Pt Ks Yc Yt'

/** Somebody uses a card, and somebody else is asked. */
const QUESTIONS: readonly { name: string; game: string; asked: Seat; state: () => GameState }[] = [
  {
    name: 'Syllas the Faithful: which card to sacrifice',
    game: 'seasons',
    asked: 1,
    state: () =>
      seasonsTable({ ...LATE, seats: [{ hand: '10', reserve: 'FFF' }, { play: '1 16 3' }] }).play('summon 10').state,
  },
  {
    name: 'Amsug Longneck: which item to take back',
    game: 'seasons',
    asked: 2,
    state: () =>
      seasonsTable({ ...LATE, players: 3, seats: [{ hand: '17', reserve: 'AW' }, {}, { play: '13 14 11' }] }).play(
        'summon 17',
      ).state,
  },
  {
    name: 'Warden of Argos: which card to discard',
    game: 'seasons',
    asked: 1,
    state: () =>
      kingdom({ ...LATE, seats: [{ hand: '69', reserve: 'A' }, { hand: '1 22 30' }] }).play('summon 69; option cards')
        .state,
  },
  {
    name: 'Blaze: which token to take',
    game: 'spellbook',
    asked: 1,
    state: () =>
      spellbookTable({ altar: ALTAR, seats: [{ learned: 'R3/5:c' }, {}], options: lineup('R3') }).play('use R3/3')
        .state,
  },
]

/** The bots go on from there until the game is over. */
function expectEnd(rules: AnyRules, state: GameState, name: string, players: number): void {
  playOut({ rules, state, bots: Array.from({ length: players }, () => bot(name)), seed: name })
  expect(rules.standings(state)).toBeDefined()
  expect(rules.faults(state)).toEqual([])
}

describe.each(QUESTIONS)('$name', ({ game, asked, state }) => {
  const rules = rulesOf(game)

  test.each(BOTS)('%s answers by the rules, and the game goes on to its end', (name) => {
    const now = state()
    const players = rules.tally(now).length
    expect([rules.toAct(now), rules.turn(now).seat === asked]).toEqual([1 << asked, false])
    const legal = rules.legal(now, asked)
    expect(legal.length).toBeGreaterThan(1)
    expect(legal).toContain(
      bot(name)
        .sit(chairAt({ rules, players, state: now }, asked))
        .choose(rngFrom(name)),
    )
    expectEnd(rules, now, name, players)
  })
})

describe('the draft', () => {
  const rules = rulesOf('seasons')

  test.each(BOTS)(
    '%s picks by the rules while the others have not, or have, and the game goes on to its end',
    (name) => {
      const state: GameState = seasonsTable({ at: 'draft', players: 3 }).state
      const table = { rules, players: 3, state }
      for (const seat of [1, 0, 2]) {
        const before = rules.legal(state, seat)
        const move = bot(name)
          .sit(chairAt(table, seat))
          .choose(rngFrom(`${name} ${seat}`))
        expect(before).toContain(move)
        rules.apply(state, seat, move)
      }
      expectEnd(rules, state, name, 3)
    },
  )
})

describe('Sharing', () => {
  const rules = rulesOf('spellbook')
  const share = () =>
    spellbookTable({ altar: ALTAR, players: 3, seats: [{ learned: 'P2/5:c' }], options: lineup('P2') }).play('use P2/4')

  test('asks nobody out of turn: the others draw', () => {
    const game = share()
    expect(game.seat).toBe(0)
    game.play('take Ks; take Rc')
    expect([game.seat, game.pool(1).length, game.pool(2).length]).toEqual([0, 1, 1])
  })

  test.each(BOTS)('%s takes by the rules, and the game goes on to its end', (name) => {
    const { state } = share()
    const move = bot(name)
      .sit(chairAt({ rules, players: 3, state }, 0))
      .choose(rngFrom(name))
    expect(rules.legal(state, 0)).toContain(move)
    expectEnd(rules, state, name, 3)
  })
})
