import { begin, rngFrom, type Seat } from '@athanor/kernel'
import { formatMove, temples } from '@athanor/temples'
import { type Scenario, scenario } from '@athanor/temples/testing'
import { describe, expect, test } from 'vitest'
import { adept } from '../adept.ts'
import { chairAt } from '../chair.ts'
import { playOut } from '../contest.ts'
import { random } from '../random.ts'

/** Lets an adept play the running turn of a scenario to its end; returns its moves. */
function turnOf(game: Scenario): string[] {
  const { seat } = game
  const { turn } = game.state
  const player = adept.sit(chairAt({ rules: temples, state: game.state, players: game.state.table.players }, seat))
  const moves: string[] = []
  while (game.seat === seat && game.state.turn === turn) {
    moves.push(formatMove(player.choose(rngFrom('adept'))))
    game.play(moves.at(-1)!)
  }
  return moves
}

// The blue temple lies at T3; its left arc begins with red, yellow, yellow.
const other = { pawn: 'W10' }

describe('an adept', () => {
  test('breaks the better of two', () => {
    const grid = '1:B 3:B 6:Y 8:G 11:P 4:R 2:Y 5:Y'
    const game = scenario({ players: 2, virtual: 'W1', seats: [{ pawn: 'T2', grid }, other] })
    expect(turnOf(game)).toEqual(['break T5 left 1-3-6-8-11'])
  })

  test('ends the game when it is ahead', () => {
    const markers = 'red:C5 red:L4 yellow:C5 yellow:L4'
    const seats = [{ pawn: 'T1', grid: '3:R 1:Y 4:Y', markers, runes: 'ABCD' }, other]
    const game = scenario({ players: 2, first: 1, virtual: 'W1', seats })
    turnOf(game)
    expect(game.over).toBe(true)
    expect(game.standings!.find(({ seat }) => seat === 0)!.won).toBe(true)
  })

  test('casts the Speed Spell for a last curse that is out of reach', () => {
    const seats = [{ pawn: 'T4', grid: '3:R 1:Y 4:Y 9:C' }, other]
    const game = scenario({ players: 2, first: 1, ending: true, virtual: 'W1', seats })
    expect(turnOf(game).join('; ')).toBe('cast; speed; go T3; pay 9; break T3 left 3-1-4')
  })

  test('swaps crystals for a last curse', () => {
    const seats = [{ pawn: 'T1', grid: '3:R 1:Y 4:C 5:Y 12:C' }, other]
    const game = scenario({ players: 2, first: 1, ending: true, virtual: 'W1', seats })
    expect(turnOf(game)).toContain('break T3 left 3-1-4')
    expect(game.happened('swapped')).toBe(1)
  })

  test('buys a missing crystal for a last curse', () => {
    const seats = [{ pawn: 'T1', grid: '3:R 1:Y 8:C 9:C 11:C 12:C' }, other]
    const game = scenario({ players: 2, first: 1, ending: true, virtual: 'W1', seats })
    turnOf(game)
    expect(game.standings!.find(({ seat }) => seat === 0)!.won).toBe(true)
  })
})

/** One game of an adept against random players; whether it won. */
function wins(players: number, mode: string, seat: Seat, seed: string): boolean {
  const state = begin(temples, players, { mode }, seed)
  const bots = Array.from({ length: players }, (_, other) => (other === seat ? adept : random))
  playOut({ rules: temples, state, bots, seed })
  return temples.standings(state)?.find((one) => one.seat === seat)?.won ?? false
}

// To see one of these games: begin(temples, players, { mode }, seed) and playOut with the same seed.
test.each([
  [2, 'basic'],
  [2, 'advanced'],
  [3, 'basic'],
  [4, 'advanced'],
])('an adept wins against random players: %i players, %s (seeds "adept 0" to "adept 3")', (players, mode) => {
  const results = [0, 1, 2, 3].map((n) => wins(players, mode, n % players, `adept ${n}`))
  expect(results).toEqual([true, true, true, true])
})
