import { Refusal, SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../testing/index.ts'

const packet = (seat: number): number[] => Array.from({ length: 9 }, (_, i) => 9 * seat + i + 1)

/** Seat 0 is dealt 1-9, seat 1 10-18, and so on. */
const draft = (players = 2): Scenario =>
  scenario({
    at: 'draft',
    players,
    seats: Array.from({ length: players }, (_, seat) => ({ hand: packet(seat).join(' ') })),
  })

/** Everybody picks the lowest card of the packet, for some passes. */
function pickLowest(game: Scenario, passes: number): Scenario {
  const end = game.state.pass + passes
  while (game.view(0).phase === 'draft' && game.state.pass < end) game.play(`pick ${Math.min(...game.hand(game.seat))}`)
  return game
}

const nine = () => scenario({ at: 'libraries', level: 'apprentice', options: { sets: '1 2' } })
/** Seat 0 divides set 1 (1, 2, 7, 17, 18, 20, 26, 29, 30). */
const divide = (game: Scenario, hand = [30, 1, 17], second = [2, 29, 20]): Scenario => {
  for (const card of hand) game.act(0, `hand ${card}`)
  for (const card of second) game.act(0, `library ${card}`)
  return game
}
const divideOther = (game: Scenario): Scenario => {
  for (const card of [3, 5, 9]) game.act(1, `hand ${card}`)
  for (const card of [14, 15, 21]) game.act(1, `library ${card}`)
  return game
}

describe('PRE step I, the draft', () => {
  test('PRE-01 each player looks at the dealt cards and sets one aside', () => {
    for (const level of ['magician', 'archmage'] as const) {
      const game = scenario({ at: 'draft', level, players: 3 })
      expect([game.view(0).phase, game.toAct]).toEqual(['draft', [0, 1, 2]])
      for (const seat of [0, 1, 2]) {
        const { players } = game.view(seat)
        expect([...players[seat]!.hand].sort((a, b) => a - b)).toEqual(game.hand(seat))
        expect(game.moves('pick', seat)).toHaveLength(new Set(game.hand(seat)).size)
        expect(game.legal(seat)).toEqual(game.moves('pick', seat))
      }
    }
    const game = draft()
    expect(game.refused('pick 10', 0).reasons.map((reason) => reason.key)).toEqual(['why.not-there'])
    game.act(0, 'pick 4').act(1, 'pick 18')
    expect([game.library(0, 3), game.library(1, 3)]).toEqual([[4], [18]])
  })

  test('PRE-02 the remaining cards go to the left once everybody has chosen', () => {
    const game = draft(3).act(0, 'pick 2').act(2, 'pick 20')
    expect([game.hand(0), game.hand(1), game.hand(2)]).toEqual([packet(0), packet(1), packet(2)])
    game.act(1, 'pick 18')
    expect(game.hand(1)).toEqual(packet(0).filter((card) => card !== 2))
    expect(game.hand(2)).toEqual(packet(1).filter((card) => card !== 18))
    expect(game.hand(0)).toEqual(packet(2).filter((card) => card !== 20))
  })

  test('PRE-03 each player chooses one of the cards from the right, until all are chosen', () => {
    const game = pickLowest(draft(4), 1)
    // Seat 1 holds what seat 0, its right neighbour, left.
    expect([game.refused('pick 10', 1).code, game.can('pick 2', 1)]).toEqual(['illegal-move', true])
    pickLowest(game, 8)
    expect(game.view(0).phase).toBe('libraries')
    const chosen = [0, 1, 2, 3].flatMap((seat) => game.library(seat, 3))
    expect(chosen.sort((a, b) => a - b)).toEqual([0, 1, 2, 3].flatMap(packet))
  })

  test('PRE-04 every pass goes left', () => {
    for (const players of [2, 3, 4]) {
      const game = draft(players)
      for (let pass = 1; pass <= 7; pass++) {
        pickLowest(game, 1)
        for (let seat = 0; seat < players; seat++) {
          const from = (seat - pass + players * 7) % players
          expect(game.hand(seat)).toEqual(packet(from).slice(pass))
        }
      }
    }
  })

  test('PRE-05 all choose at the same time, and nobody sees the next packet before', () => {
    const game = draft(3).act(2, 'pick 19').act(0, 'pick 1')
    expect([game.toAct, game.legal(0), game.refused('pick 2', 0).code]).toEqual([[1], [], 'not-to-act'])
    for (const [seat, left] of [
      [0, packet(0)],
      [2, packet(2)],
    ] as const) {
      const { players } = game.view(seat)
      expect(players[seat]!.hand).toEqual(left)
      expect(players.filter((player) => player.seat !== seat).map((player) => player.hand)).toEqual([[], []])
    }
    game.act(1, 'pick 10')
    expect(game.view(0).players[0]!.hand).toEqual(packet(2).slice(1))
    expect(game.toAct).toEqual([0, 1, 2])
  })

  test('PRE-06 choices are secret, and everybody may look at the own chosen cards', () => {
    const one = draft(3).act(0, 'pick 1')
    const other = draft(3).act(0, 'pick 9')
    for (const viewer of [1, 2, SPECTATOR]) expect(one.view(viewer)).toEqual(other.view(viewer))
    expect([one.view(0).pick, other.view(0).pick]).toEqual([1, 9])
    // Seat 2 and the spectator still cannot tell when the packets have moved.
    for (const game of [one, other]) game.act(1, 'pick 10').act(2, 'pick 19')
    for (const viewer of [2, SPECTATOR]) expect(one.view(viewer)).toEqual(other.view(viewer))
    pickLowest(one, 1)
    expect(one.view(0).players[0]!.libraries![1]).toEqual([1, 20])
    expect(one.view(1).players[0]!.libraries).toBe(null)
    for (const event of one.events)
      if (event.type === 'picked' || event.type === 'packet') expect(event.only).toBe(1 << event.seat)
  })

  test('PRE-07 the last card is taken without a choice', () => {
    const game = pickLowest(draft(), 7)
    expect([game.hand(0), game.hand(1)]).toEqual([
      [17, 18],
      [8, 9],
    ])
    // Two players pick once more each, and the ninth cards follow by themselves.
    game.act(0, 'pick 17').act(1, 'pick 9')
    expect(game.view(0).phase).toBe('libraries')
    expect([game.library(0, 3).includes(8), game.library(1, 3).includes(18)]).toEqual([true, true])
  })

  test('PRE-08 then everybody owns exactly 9 chosen cards', () => {
    for (const players of [2, 3, 4]) {
      const game = scenario({ at: 'draft', players, seed: `nine ${players}` })
      const pile = game.pile.length
      while (game.view(0).phase === 'draft') game.play(game.legal().at(-1)!)
      for (let seat = 0; seat < players; seat++)
        expect([game.library(seat, 3).length, game.library(seat, 2), game.hand(seat)]).toEqual([9, [], []])
      expect([pile, game.pile.length]).toEqual([100 - 9 * players, 100 - 9 * players])
    }
  })
})

describe('PRE step II, the libraries', () => {
  test('PRE-09 each player divides the nine cards into three sets of three', () => {
    const game = nine()
    expect([game.moves('hand', 0).length, game.legal(0).length]).toEqual([9, 9])
    for (const card of [30, 1, 17]) game.act(0, `hand ${card}`)
    // No fourth card comes into the first set, no fourth one into the second.
    expect([game.moves('hand', 0), game.moves('library', 0).length]).toEqual([[], 6])
    for (const card of [2, 29, 20]) game.act(0, `library ${card}`)
    expect([game.hand(0), game.library(0, 2), game.library(0, 3)]).toEqual([
      [1, 17, 30],
      [2, 20, 29],
      [7, 18, 26],
    ])
    expect([game.legal(0), game.toAct]).toEqual([[], [1]])
  })

  test('PRE-10 one set is the starting hand at once', () => {
    const game = divide(nine(), [7, 2, 20], [1, 17, 18])
    expect([game.hand(0), game.view(0).players[0]!.hand.length]).toEqual([[2, 7, 20], 3])
    divideOther(game)
    expect([game.view(0).phase, game.hand(0), game.hand(1)]).toEqual(['dice', [2, 7, 20], [3, 5, 9]])
  })

  test('PRE-11 the second set comes into hand when year 2 begins', () => {
    const own = { hand: '1', second: '2 3 5', third: '6 8 9' }
    const table = { space: 12, pips: 1, seats: [own, {}] } as const
    const game = scenario({ ...table, year: 1 }).endRound()
    expect([game.year, game.hand(0), game.library(0, 2)]).toEqual([2, [1, 2, 3, 5], []])
    expect(game.library(0, 3)).toEqual([6, 8, 9])
    // A season is no year.
    expect(
      scenario({ ...table, space: 9, year: 1 })
        .endRound()
        .hand(0),
    ).toEqual([1])
  })

  test('PRE-12 the third set comes into hand when year 3 begins', () => {
    const own = { hand: '1', third: '6 8 9' }
    const game = scenario({ year: 2, space: 11, pips: 3, seats: [own, { third: '10 11 12' }] }).endRound()
    expect([game.year, game.hand(0), game.library(0, 3)]).toEqual([3, [1, 6, 8, 9], []])
    expect(game.hand(1)).toEqual([10, 11, 12])
    const first = scenario({ year: 1, space: 12, pips: 1, seats: [own, {}] }).endRound()
    expect([first.year, first.hand(0), first.library(0, 3)]).toEqual([2, [1], [6, 8, 9]])
  })

  test('PRE-13 a player may look at the own libraries at any time', () => {
    const own = { hand: '1', second: '2 3 5', third: '6 8 9' }
    const seen = (game: Scenario) => game.view(0).players[0]!.libraries!.map((cards) => [...cards].sort())
    for (const at of ['dice', 'turn'] as const) {
      for (const active of [0, 1]) {
        const game = scenario({ at, active, dice: 'winter1.1 winter2.1 winter3.1', seats: [own, {}] })
        expect(seen(game)).toEqual([
          [2, 3, 5],
          [6, 8, 9],
        ])
        expect(game.view(1).players[0]!.libraries).toBe(null)
      }
    }
    expect(seen(divide(nine()))).toEqual([
      [2, 20, 29],
      [18, 26, 7],
    ])
  })

  test('PRE-14 the sets cannot be changed after step II', () => {
    const game = divide(nine())
    for (const move of ['hand 2', 'library 7', 'library 1']) expect(game.refused(move, 0).code).toBe('not-to-act')
    divideOther(game)
    const turn = scenario({ seats: [{ hand: '1', second: '2 3 5', third: '6 8 9' }, {}] })
    for (const later of [game, turn]) {
      expect([...later.moves('hand'), ...later.moves('library')]).toEqual([])
      for (const move of ['hand 2', 'library 1', 'library 6']) expect(() => later.play(move)).toThrow(Refusal)
    }
    expect([turn.library(0, 2), turn.library(0, 3)]).toEqual([
      [2, 3, 5],
      [6, 8, 9],
    ])
  })

  test('PRE-15 the Tournament starts when all have finished step II', () => {
    const game = divide(nine())
    expect([game.view(0).phase, game.dice, game.state.round]).toEqual(['libraries', [], 0])
    divideOther(game)
    expect([game.view(0).phase, game.dice.length, game.state.round]).toEqual(['dice', 3, 1])
    expect([game.toAct, game.view(0).first]).toEqual([[0], 0])
  })
})
