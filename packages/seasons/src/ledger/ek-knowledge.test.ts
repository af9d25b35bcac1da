import { SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf, type Entry, shownTo } from '../entry.ts'
import type { State } from '../state.ts'
import { guesses, possible, type Scenario, scenario } from '../testing/index.ts'

const sorted = (list: readonly Entry[]): number[] => list.map(cardOf).sort((a, b) => a - b)

describe('ability tokens', () => {
  test('the tokens dealt to others are unknown until they are revealed', () => {
    const game = scenario({ at: 'abilities', players: 3 })
    const [own] = game.state.players
    for (const guess of guesses(game, 0)) {
      expect(guess.players[0]!.dealt).toEqual(own!.dealt)
      const others = [...guess.players[1]!.dealt!, ...guess.players[2]!.dealt!]
      expect(new Set(others).size).toBe(6)
      for (const token of own!.dealt!) expect(others).not.toContain(token)
    }
    expect(possible(game, 0, (state) => state.players[1]!.dealt).size).toBeGreaterThan(30)
    expect(possible(game, SPECTATOR, (state) => state.players[0]!.dealt).size).toBeGreaterThan(30)
    // A choice that was made is known to its maker only.
    game.act(1, game.legal(1)[2]!)
    const chosen = (state: State): number => state.players[1]!.dealt![state.picks[1]! - 1]!
    expect([possible(game, 1, chosen).size, possible(game, 0, chosen).size]).toEqual([1, 9])
  })
})

describe('a hand that discards face down', () => {
  /** Seat 0 has seen the hand of seat 1, which then gives up a card. */
  const seen = (hand: string, discard: string): Scenario =>
    scenario({
      seats: [{ ability: 'insight' }, { ability: 'offering', hand }],
    }).play(`token insight; end; token offering; discard ${discard}`)

  test('who knew the hand knows which cards there were, but not which one is gone', () => {
    const game = seen('1 2 3', '2')
    const union = (state: State): number[] => sorted([...state.players[1]!.hand, state.discard.at(-1)!])
    expect([...possible(game, 0, union)]).toEqual(['[1,2,3]'])
    expect([...possible(game, 0, (state) => cardOf(state.discard.at(-1)!))].sort()).toEqual(['1', '2', '3'])
    expect(game.view(0).players[1]?.hand).toEqual([])
    expect(game.view(0).discarded).toEqual([])
    // The one who discarded knows it.
    expect(possible(game, 1, (state) => cardOf(state.discard.at(-1)!)).size).toBe(1)
    // The spectator knows nothing.
    expect(possible(game, SPECTATOR, union).size).toBeGreaterThan(30)
  })

  test('the only card of a hand stays known', () => {
    const table = { seats: [{ ability: 'insight' }, { ability: 'offering', hand: '2', play: '22' }] }
    const game = scenario(table).play('token insight; end; token offering; discard 2')
    expect(game.view(0).discarded).toEqual([2])
    expect([...possible(game, 0, (state) => cardOf(state.discard.at(-1)!))]).toEqual(['2'])
  })

  test('a card drawn later is not taken for one of those', () => {
    const game = seen('1 2 3', '2')
    game.endRound()
    while (!(game.seat === 1 && game.asked === 'act')) game.play(game.legal()[0]!)
    const before = game.hand(1).length
    expect(before).toBeGreaterThanOrEqual(2)
    for (const state of guesses(game, 0)) {
      const all = sorted([...state.players[1]!.hand, ...state.discard])
      for (const card of [1, 2, 3]) expect(all).toContain(card)
    }
  })

  test('once the discards are shuffled into a pile, the hand is not known any more', () => {
    const game = scenario({
      seats: [
        { ability: 'insight', play: '34 34', crystals: 6 },
        { ability: 'offering', hand: '1 2 3' },
      ],
      first: 1,
      active: 1,
      pile: '5 6',
      discard: '',
    })
    // Seat 0 has looked before.
    game.state.players[1]!.hand = game.state.players[1]!.hand.map((entry) => shownTo(entry, 1))
    game.play('token offering; discard 2; end; activate 34/2; activate 34#2/2')
    expect(game.happened('reshuffled')).toBeGreaterThan(0)
    expect(game.view(0).players[1]?.hand).toEqual([])
    const twos = guesses(game, 0).filter((state) => sorted(state.players[1]!.hand).includes(2))
    expect(twos.length).toBeGreaterThan(0)
  })
})

describe('the pile', () => {
  test('who knew a card on the pile only knows that it is among the three that another one has arranged', () => {
    const game = scenario({
      seats: [{ play: '34' }, { ability: 'foresight' }],
      pile: '1 2 3 5 6 7 8',
      discard: '',
    }).play('activate 34; end; token foresight; next 3; next 1')
    const three = (state: State): number[] => state.pile.slice(-3).map(cardOf)
    for (const state of guesses(game, 0)) expect(three(state)).toContain(1)
    expect(possible(game, 0, (state) => three(state).indexOf(1)).size).toBe(3)
    expect(possible(game, 1, three).size).toBe(1)
  })

  test('everybody knows the open cards, where they are drawn to and in which order they lie', () => {
    const game = scenario({ enchantment: 'vision-of-destiny', pile: '1 2 3 5 6', seats: [{ play: '23' }, {}] })
    for (const viewer of [0, 1, SPECTATOR])
      expect([...possible(game, viewer, (state) => state.pile.slice(-2).map(cardOf))]).toEqual(['[2,1]'])
    game.play('activate 23')
    expect([...possible(game, 1, (state) => sorted(state.players[0]!.hand))]).toEqual(['[1]'])
  })
})
