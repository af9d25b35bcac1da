import { describe, expect, test } from 'vitest'
import { cardOf } from '../entry.ts'
import { guesses, type Scenario, scenario } from '../testing/index.ts'

/** Everybody picks the first card offered, until the draft is over. */
function pickAll(game: Scenario): Scenario {
  while (game.state.phase === 'draft') game.play(game.legal()[0]!)
  return game
}

const sizes = (game: Scenario, list: 'hand' | 'second' | 'third'): number[] =>
  game.state.players.map((player) => player[list].length)

describe('1 Elemental Construction', () => {
  const construction = (players = 2) => scenario({ at: 'draft', players, enchantment: 'elemental-construction' })

  test('EK-ENC-01.1 each player is dealt 18 cards and keeps 9; nothing is passed', () => {
    for (const players of [2, 3, 4]) {
      const game = construction(players)
      expect(sizes(game, 'hand')).toEqual(new Array(players).fill(18))
      const dealt = game.state.players.map((_, seat) => game.hand(seat))
      expect([game.asked, game.toAct.length]).toEqual(['construct', players])
      pickAll(game)
      game.state.players.forEach((_, seat) => {
        const kept = game.library(seat, 3)
        expect(kept).toHaveLength(9)
        for (const card of new Set(kept))
          expect(kept.filter((one) => one === card).length).toBeLessThanOrEqual(
            dealt[seat]!.filter((one) => one === card).length,
          )
      })
    }
  })

  test('EK-ENC-01.1 one may be ready before the others', () => {
    const game = construction()
    for (let n = 0; n < 9; n++) game.act(1, game.legal(1)[0]!)
    expect([game.toAct, game.view(0).players.map((player) => player.ready)]).toEqual([[0], [false, true]])
    expect([game.state.phase, game.hand(0).length]).toEqual(['draft', 18])
  })

  test('EK-ENC-01.2 the cards not kept return to the pile, which is shuffled', () => {
    const game = construction()
    const pile = game.pile
    const dealt = [0, 1].flatMap((seat) => game.hand(seat))
    pickAll(game)
    expect(game.pile).toHaveLength(pile.length + 18)
    expect(game.discard).toEqual([])
    const kept = [0, 1].flatMap((seat) => game.library(seat, 3))
    const all = [...pile, ...dealt].sort((a, b) => a - b)
    expect([...game.pile, ...kept].sort((a, b) => a - b)).toEqual(all)
    // Returned cards do not lie together at one end.
    expect(game.pile.slice(0, pile.length)).not.toEqual(pile)
    expect(game.pile.slice(-pile.length)).not.toEqual(pile)
  })

  test('EK-ENC-01.2 a player knows that the cards it returned are in the pile', () => {
    const game = construction()
    const dealt = game.hand(0)
    pickAll(game)
    const returned = [...dealt]
    for (const card of game.library(0, 3)) returned.splice(returned.indexOf(card), 1)
    const count = (list: readonly number[], card: number): number => list.filter((one) => one === card).length
    const tops = new Set<number>()
    for (const guess of guesses(game, 0)) {
      const pile = guess.pile.map(cardOf)
      for (const card of returned) expect(count(pile, card)).toBeGreaterThanOrEqual(count(returned, card))
      tops.add(pile.at(-1)!)
    }
    expect(tops.size).toBeGreaterThan(15)
    // The other seat does not know it.
    const missed = guesses(game, 1).filter((guess) => {
      const pile = guess.pile.map(cardOf)
      return returned.some((card) => count(pile, card) < count(returned, card))
    })
    expect(missed.length).toBeGreaterThan(0)
  })

  test('EK-ENC-01.3 the 9 cards are divided into three sets of three', () => {
    const game = pickAll(construction())
    expect(game.asked).toBe('divide-hand')
    while (game.state.phase === 'libraries') game.play(game.legal()[0]!)
    for (const list of ['hand', 'second', 'third'] as const) expect(sizes(game, list)).toEqual([3, 3])
  })
})

describe('2 Extended Experience', () => {
  const experience = (players: number) => scenario({ at: 'draft', players, enchantment: 'extended-experience' })

  test('EK-ENC-02.1 each player is dealt 12 cards and drafts 12', () => {
    for (const players of [2, 3, 4]) {
      const game = experience(players)
      expect(sizes(game, 'hand')).toEqual(new Array(players).fill(12))
      const packets = game.state.players.map((_, seat) => game.hand(seat))
      for (let seat = 0; seat < players; seat++) game.act(seat, game.legal(seat)[0]!)
      // The rest has gone left.
      expect(game.hand(1).every((card) => packets[0]!.includes(card))).toBe(true)
      pickAll(game)
      expect(sizes(game, 'third')).toEqual(new Array(players).fill(12))
    }
  })

  test('EK-ENC-02.2 the 12 cards are divided into three sets of four', () => {
    const game = pickAll(experience(3))
    while (game.state.phase === 'libraries') {
      const { third } = game.state.players[game.seat]!
      expect(third.length).toBeGreaterThan(4)
      game.play(game.legal()[0]!)
    }
    for (const list of ['hand', 'second', 'third'] as const) expect(sizes(game, list)).toEqual([4, 4, 4])
    expect(game.asked).toBe('dice')
  })

  test('EK-ENC-02.1 what was passed on is known for all 12 passes', () => {
    // With two players everything but the first pick of the other one is known.
    const game = experience(2)
    const second = (): number[] => game.hand(1)
    for (const seat of [0, 1]) game.act(seat, game.legal(seat)[0]!)
    const passed = second()
    pickAll(game)
    const taken = game.library(1, 3).filter((card) => passed.includes(card))
    expect(taken.length).toBeGreaterThan(4)
    for (const guess of guesses(game, 0)) {
      const cards = guess.players[1]!.third.map(cardOf)
      for (const card of taken) expect(cards).toContain(card)
    }
  })
})

describe('3 Natural Selection', () => {
  const selection = (players: number) => scenario({ at: 'draft', players, enchantment: 'natural-selection' })
  const cull = (game: Scenario): Scenario => {
    game.state.players.forEach((_, seat) => {
      game.act(seat, game.legal(seat)[0]!)
    })
    return game
  }

  test('EK-ENC-03.1 each player is dealt 11 cards and first discards one of them', () => {
    for (const players of [2, 3, 4]) {
      const game = selection(players)
      expect([game.asked, game.toAct.length]).toEqual(['cull', players])
      const packets = game.state.players.map((_, seat) => game.hand(seat))
      expect(packets.map((packet) => packet.length)).toEqual(new Array(players).fill(11))
      expect(game.legal(0)).toEqual(game.moves('discard', 0))
      cull(game)
      expect(game.state.discard.map(cardOf)).toHaveLength(players)
      game.state.discard.forEach((entry, seat) => {
        expect(packets[seat]).toContain(cardOf(entry))
      })
    }
  })

  test('EK-ENC-03.2 the remaining 10 cards go left and are drafted as usual', () => {
    const game = selection(3)
    const packets = [0, 1, 2].map((seat) => game.hand(seat))
    cull(game)
    expect(sizes(game, 'hand')).toEqual([10, 10, 10])
    for (const seat of [0, 1, 2])
      expect(game.hand((seat + 1) % 3).every((card) => packets[seat]!.includes(card))).toBe(true)
    expect(game.asked).toBe('pick')
    while (game.asked === 'pick') game.play(game.legal()[0]!)
    expect(sizes(game, 'third')).toEqual([10, 10, 10])
  })

  test('EK-ENC-03.3 at the end of step I each player discards one of the 10', () => {
    const game = cull(selection(2))
    while (game.asked === 'pick') game.play(game.legal()[0]!)
    expect([game.asked, game.toAct]).toEqual(['select', [0, 1]])
    const ten = game.library(0, 3)
    const [away] = ten
    game.act(0, `discard ${away}`)
    expect(game.view(0).pick).toBe(away)
    game.act(1, game.legal(1)[0]!)
    expect(sizes(game, 'third')).toEqual([9, 9])
    expect([away, ...game.library(0, 3)]).toEqual(ten)
    while (game.state.phase === 'libraries') game.play(game.legal()[0]!)
    for (const list of ['hand', 'second', 'third'] as const) expect(sizes(game, list)).toEqual([3, 3])
  })

  test('EK-ENC-03.4 both discards go face down to the discard pile, clockwise from the first player', () => {
    const game = scenario({ at: 'draft', players: 3, first: 1, enchantment: 'natural-selection' })
    const moves = [0, 1, 2].map((seat) => game.legal(seat)[0]!)
    moves.forEach((move, seat) => {
      game.act(seat, move)
    })
    const culled = game.state.discard.map(cardOf)
    for (const seat of [0, 1, 2]) {
      expect(game.view(seat).discarded).toEqual([culled[(seat + 2) % 3]])
      for (const guess of guesses(game, seat))
        expect(cardOf(guess.discard[(seat + 2) % 3]!)).toBe(culled[(seat + 2) % 3])
    }
    while (game.state.phase === 'draft') game.play(game.legal()[0]!)
    expect(game.state.discard).toHaveLength(6)
    for (const seat of [0, 1, 2]) expect(game.view(seat).discarded).toHaveLength(2)
  })

  test('EK-ENC-03.4 which of its cards another player has discarded in the end is unknown', () => {
    const game = cull(selection(2))
    while (game.asked === 'pick') game.play(game.legal()[0]!)
    const known = game.library(1, 3)
    while (game.state.phase === 'draft') game.play(game.legal()[0]!)
    const discarded = new Set(guesses(game, 0).map((guess) => cardOf(guess.discard.at(-1)!)))
    expect(discarded.size).toBeGreaterThan(5)
    // What is known to be among its ten is in its nine or on that place, in every guess.
    const sure = known.filter((card) =>
      guesses(game, 0).every((guess) =>
        [...guess.players[1]!.third, guess.discard.at(-1)!].some((entry) => cardOf(entry) === card),
      ),
    )
    expect(sure.length).toBeGreaterThan(4)
  })
})
