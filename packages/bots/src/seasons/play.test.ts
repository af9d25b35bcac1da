import { begin, rngFrom, type Seat } from '@athanor/kernel'
import { formatMove, seasons } from '@athanor/seasons'
import { face, type Scenario, scenario } from '@athanor/seasons/testing'
import { describe, expect, test } from 'vitest'
import { adept } from '../adept.ts'
import { chairAt } from '../chair.ts'
import { playOut } from '../contest.ts'
import { random } from '../random.ts'

/** What an adept would play now, in notation. */
function choice(game: Scenario): string {
  const { state, seat } = game
  return formatMove(
    adept.sit(chairAt({ rules: seasons, state, players: state.players.length }, seat)).choose(rngFrom('a')),
  )
}

/** Lets an adept play the running turn to its end; returns its moves. */
function turnOf(game: Scenario): string[] {
  const { seat } = game
  const moves: string[] = []
  while (game.seat === seat && moves.at(-1) !== 'end') {
    moves.push(choice(game))
    game.play(moves.at(-1)!)
  }
  return moves
}

/** The last turn of the game, of the second seat. */
const lastTurn = { year: 3, space: 12, pips: 3, first: 0, active: 1 } as const
const rich = { crystals: 60 }

describe('in the last turn an adept', () => {
  test('summons what it can', () => {
    const game = scenario({ ...lastTurn, seats: [{ crystals: 78 }, { crystals: 50, reserve: 'FFFEE', hand: '10 3' }] })
    turnOf(game)
    expect(game.hand(1)).toEqual([])
    expect(game.score(1)).toBe(50 + 14 + 6 + 9)
  })

  test('transmutes every token', () => {
    const game = scenario({
      ...lastTurn,
      permission: true,
      seats: [{ crystals: 61 }, { crystals: 50, reserve: 'WWWAE' }],
    })
    turnOf(game)
    expect(game.reserve(1)).toBe('')
    expect(game.crystals(1)).toBe(50 + 9 + 1 + 2)
  })

  test('uses a bonus that brings more than it costs', () => {
    const game = scenario({ ...lastTurn, seats: [rich, { crystals: 50, gauge: 0, reserve: 'FFF', hand: '10' }] })
    expect(turnOf(game)).toEqual(['bonus gauge', 'summon syllas-the-faithful', 'end'])
  })

  test('does not keep a card that it cannot summon', () => {
    const seats = [rich, { crystals: 58, die: face({ draw: 1 }) }]
    const game = scenario({ ...lastTurn, at: 'die', seats, pile: '45 1 2 3' })
    turnOf(game)
    expect(game.hand(1)).toEqual([])
  })
})

describe('early an adept', () => {
  test('summons a card that pays every round', () => {
    const game = scenario({ seats: [{ hand: '11 22', crystals: 5, gauge: 1 }, { crystals: 10 }] })
    expect(choice(game)).toBe('summon figrim-the-avaricious')
  })

  test('leaves Titus in the hand while nobody can pay him', () => {
    const game = scenario({
      seats: [{ hand: '39', reserve: 'F', gauge: 1 }, { die: face({ energy: 'WW', crystals: 0 }) }],
    })
    expect(choice(game)).toBe('end')
  })
})

/** One game of an adept against random players; whether it won. */
function wins(players: number, level: string, seat: Seat, seed: string): boolean {
  const state = begin(seasons, players, { level }, seed)
  const bots = Array.from({ length: players }, (_, other) => (other === seat ? adept : random))
  playOut({ rules: seasons, state, bots, seed })
  return seasons.standings(state)!.find((one) => one.seat === seat)!.won
}

// To see one of these games: begin(seasons, players, { level }, seed) and playOut with the same seed.
test.each([
  [2, 'archmage', 20],
  [2, 'magician', 6],
  [2, 'apprentice', 6],
  [3, 'archmage', 6],
  [4, 'archmage', 4],
])(
  'an adept wins against random players: %i players, %s, %i games (seeds "adept 0" and on)',
  (players, level, games) => {
    const won = Array.from({ length: games }, (_, n) => wins(players, level, n % players, `adept ${n}`))
    expect(won).not.toContain(false)
  },
)
