import { SPECTATOR, type Viewer } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf, type Entry, pickGroup, withGroup } from '../entry.ts'
import type { State } from '../state.ts'
import { face, guesses, possible, type Scenario, type SeatSetup, scenario } from '../testing/index.ts'

const NONE: SeatSetup = {}

const sorted = (list: readonly Entry[]): number[] => list.map(cardOf).sort((a, b) => a - b)
const nine = (state: State, seat: number): number[] => {
  const { hand, second, third } = state.players[seat]!
  return sorted([...hand, ...second, ...third])
}
const topOf = (state: State): number => cardOf(state.pile[state.pile.length - 1]!)

/** The viewer is sure of it, and right. */
function expectKnown<T>(game: Scenario, viewer: Viewer, look: (state: State) => T): void {
  expect([...possible(game, viewer, look)]).toEqual([JSON.stringify(look(game.state))])
}
const expectUnknown = <T>(game: Scenario, viewer: Viewer, look: (state: State) => T, least = 2): void =>
  expect(possible(game, viewer, look).size).toBeGreaterThanOrEqual(least)

const handOf =
  (seat: number) =>
  (state: State): number[] =>
    sorted(state.players[seat]!.hand)
const discards = (state: State): number[] => state.discard.map(cardOf)

describe('own cards and those of others', () => {
  const table = {
    seats: [
      { hand: '1 2', second: '3 4 5', third: '6 7 8' },
      { hand: '11 12', second: '13 14 15', third: '16 17 18' },
    ],
  }

  test('the own hand and libraries are known, everything face down elsewhere is not', () => {
    const game = scenario(table)
    const own = (state: State): number[][] => {
      const { hand, second, third } = state.players[0]!
      return [sorted(hand), sorted(second), sorted(third)]
    }
    expectKnown(game, 0, own)
    expectUnknown(game, 0, handOf(1), 30)
    expectUnknown(game, 0, (state) => sorted(state.players[1]!.second), 30)
    expectUnknown(game, 0, topOf, 20)
    for (const seat of [0, 1]) expectUnknown(game, SPECTATOR, handOf(seat), 30)
  })

  test('every unseen card is possible everywhere, no seen one is', () => {
    const hands = new Set(guesses(scenario(table), 0).flatMap((state) => handOf(1)(state)))
    expect(hands.size).toBeGreaterThan(30)
    const game = scenario({ seats: [{ hand: '1 1 2 2' }, { hand: '3' }], pile: '4 5' })
    const both = new Set(guesses(game, 0).flatMap((state) => handOf(1)(state)))
    expect([...both].sort()).toEqual([3, 4, 5])
  })

  test('a card in play is nowhere else, whatever is dealt anew', () => {
    const game = scenario({ seats: [{ play: '22 22' }, { hand: '3' }] })
    for (const state of guesses(game, 0)) expect([...state.pile.map(cardOf), ...nine(state, 1)]).not.toContain(22)
  })
})

describe('the draft', () => {
  const packets = (players: number): SeatSetup[] =>
    Array.from({ length: players }, (_, seat) => ({
      hand: Array.from({ length: 9 }, (_, i) => seat * 10 + i + 1).join(' '),
    }))
  /** Each seat picks the card with this number in its packet. */
  const pass = (game: Scenario, ...picks: number[]): void => {
    picks.forEach((card, seat) => {
      game.act(seat, `pick ${card}`)
    })
  }

  const finishDraft = (game: Scenario): void => {
    while (game.state.phase === 'draft') game.play(game.legal()[0]!)
  }

  test('the other packets are unknown before they arrive', () => {
    const game = scenario({ at: 'draft', seats: packets(2) })
    expectKnown(game, 0, handOf(0))
    expectUnknown(game, 0, handOf(1), 30)
  })

  test('a packet passed on is known, but not what was picked from it just now', () => {
    const game = scenario({ at: 'draft', seats: packets(2) })
    pass(game, 1, 11)
    expectKnown(game, 0, handOf(1))
    expectUnknown(game, 0, (state) => sorted(state.players[1]!.third), 20)
    game.act(1, 'pick 2')
    const picked = (state: State): number => cardOf(state.players[1]!.hand[state.picks[1]! - 1]!)
    expectKnown(game, 0, handOf(1))
    expect([...possible(game, 0, picked)].sort()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
    expectKnown(game, 1, picked)
  })

  test('with two players a packet that comes back tells what was taken; the first pick stays secret', () => {
    const game = scenario({ at: 'draft', seats: packets(2) })
    pass(game, 1, 11)
    pass(game, 12, 2)
    expect(game.hand(0)).toEqual([3, 4, 5, 6, 7, 8, 9])
    for (const state of guesses(game, 0)) expect(sorted(state.players[1]!.third)).toContain(2)
    expectUnknown(game, 0, (state) => sorted(state.players[1]!.third), 20)
  })

  test('with three players two cards were taken, one by each, but not by whom', () => {
    const game = scenario({ at: 'draft', players: 3, seats: packets(3) })
    pass(game, 1, 11, 21)
    pass(game, 22, 2, 12)
    pass(game, 13, 23, 3)
    expect(game.hand(0)).toEqual([4, 5, 6, 7, 8, 9])
    const taken = (state: State): number[][] =>
      [1, 2].map((seat) => sorted(state.players[seat]!.third).filter((card) => card < 10))
    // Copies of 2 and 3 may be among the unseen picks as well.
    const seen = guesses(game, 0).map(taken)
    for (const [left, right] of seen) {
      const pair = JSON.stringify([left, right])
      expect(left!.length >= 1 && right!.length >= 1, pair).toBe(true)
      expect([left, right].flat()).toEqual(expect.arrayContaining([2, 3]))
    }
    const [first, second] = [seen.some(([left]) => left!.includes(2)), seen.some(([left]) => left!.includes(3))]
    expect([first, second]).toEqual([true, true])
  })

  test('nobody forgets the draft: the cards stay with their takers through libraries and years', () => {
    const game = scenario({ at: 'draft', seats: packets(2) })
    finishDraft(game)
    const known = nine(game.state, 1).filter((card) => card !== 11)
    const check = (): void => {
      for (const state of guesses(game, 0)) expect(nine(state, 1)).toEqual(expect.arrayContaining(known))
    }
    check()
    while (game.state.phase === 'libraries') game.play(game.legal()[0]!)
    check()
    // How they are divided is unknown.
    expectUnknown(game, 0, handOf(1), 20)
    expectKnown(game, 1, handOf(1))
  })

  test('who knew of one copy cannot know whether another is left when one is summoned', () => {
    const seats = [{ hand: '1 7 3 4 5 6 8 9 10' }, { hand: '7 12 13 14 15 16 17 18 19' }]
    const game = scenario({ at: 'draft', options: { first: 2 }, seats })
    pass(game, 1, 7)
    pass(game, 12, 7)
    finishDraft(game)
    const another = (state: State): boolean => nine(state, 1).includes(7)
    game.act(1, 'hand 7')
    while (game.state.phase === 'libraries') game.play(game.legal()[0]!)
    expect([...possible(game, 0, another)]).toEqual(['true'])
    while (game.seat !== 1 || game.asked !== 'act') game.play(game.legal()[0]!)
    game.play('bonus gauge; summon 7; marker +1')
    expect([...possible(game, 0, another)]).toContain('false')
  })

  test('a copy that may have been the summoned one still lies among the divided cards, in hand or library', () => {
    const seats = [{ play: '3 5 6 8' }, { hand: '7 7 3', second: '5 6 8' }]
    const game = scenario({ active: 1, seats })
    // Seat 0 has passed on all of seat 1's cards but the first 7, which was drawn later.
    const passedOn = (entry: Entry): Entry => withGroup(entry, pickGroup(0, 1))
    const player = game.state.players[1]!
    player.hand = player.hand.map((entry, i) => (i === 0 ? entry : passedOn(entry)))
    player.second = player.second.map(passedOn)
    game.play('bonus transmute; summon 7; marker +1')
    const hands = guesses(game, 0).map((state) => handOf(1)(state))
    for (const state of guesses(game, 0)) expect(nine(state, 1)).toEqual(expect.arrayContaining([3, 5, 6, 8]))
    expect(hands.some((hand) => hand.every((card) => [3, 5, 6, 8].includes(card)))).toBe(true)
    expect([...possible(game, 0, (state) => nine(state, 1).includes(7))]).toContain('false')
  })

  test('at the Apprentice level the sets are known to all, their division is not', () => {
    const game = scenario({ at: 'libraries', level: 'apprentice', options: { sets: '2 4' } })
    while (game.state.phase === 'libraries') game.play(game.legal()[0]!)
    expectKnown(game, 0, (state) => nine(state, 1))
    expectKnown(game, SPECTATOR, (state) => [nine(state, 0), nine(state, 1)])
    expectUnknown(game, 0, handOf(1), 20)
    expectKnown(game, 0, handOf(0))
  })
})

describe('cards seen in the tournament', () => {
  test('Crystal Orb: the owner knows the top of the pile, nobody else; what lies below is unknown', () => {
    const game = scenario({ seats: [{ play: '34' }, NONE] }).play('activate 34')
    expectKnown(game, 0, topOf)
    expect(game.view(0).top).toBe(game.pile[0])
    for (const viewer of [1, SPECTATOR]) {
      expectUnknown(game, viewer, topOf, 20)
      expect(game.view(viewer).top).toBeNull()
    }
    expectUnknown(game, 0, (state) => cardOf(state.pile[state.pile.length - 2]!), 20)
  })

  test('the card that Crystal Orb saw is followed into the hand that draws it', () => {
    const seats = [{ play: '34' }, { hand: '3 5', die: face({ draw: 1 }) }]
    const game = scenario({ seats }).play('activate 34; end; go')
    const [card] = game.held
    expectKnown(game, 0, (state) => state.held.map(cardOf))
    game.play(`keep ${card}`)
    for (const state of guesses(game, 0)) expect(handOf(1)(state)).toContain(card)
    expect(game.view(0).players[1]?.hand).toEqual([card])
    expectUnknown(game, SPECTATOR, handOf(1), 20)
    const thrown = scenario({ seats }).play('activate 34; end; go')
    expectKnown(thrown.play(`discard ${thrown.held[0]}`), 0, discards)
  })

  test('of two drawn cards one is kept secretly: who knew one knows that it is in hand or discarded', () => {
    const seats = [{ play: '34' }, { hand: '3 5', die: face({ draw: 1 }) }]
    const game = scenario({ seats, pile: '22 1 2 6 8', discard: '' }).play('activate 34; end; bonus cards; keep 22')
    const where = possible(game, 0, (state) => [handOf(1)(state).includes(22), discards(state).includes(22)])
    expect([...where].sort()).toEqual(['[false,true]', '[true,false]'])
    expectKnown(game, 1, (state) => [handOf(1)(state), discards(state)])
  })

  test('Crystal Orb discards unseen: nobody knows the card, unless it was seen before', () => {
    const game = scenario({ seats: [{ play: '34 34', crystals: 3 }, NONE], discard: '' })
    const blind = scenario({ seats: [{ play: '34 34', crystals: 3 }, NONE], discard: '' }).play('activate 34/2')
    for (const viewer of [0, 1]) expectUnknown(blind, viewer, discards, 20)
    game.play('activate 34; activate 34#2/2')
    expectKnown(game, 0, discards)
    expectUnknown(game, 1, discards, 20)
  })

  test('Naria the Prophetess: giver and receiver know the card given, the kept one only its owner', () => {
    const seats = [{ hand: '12', crystals: 3 }, { hand: '3' }, NONE]
    const game = scenario({ players: 3, seats, pile: '22 1 2 6 8 9' })
    game.play('summon 12; keep 22; give 1 to 2')
    for (const state of guesses(game, 0)) expect(handOf(1)(state)).toContain(1)
    expectKnown(game, 0, handOf(2))
    expectKnown(game, 2, handOf(2))
    expectUnknown(game, 1, handOf(2))
    for (const viewer of [1, 2]) expectUnknown(game, viewer, handOf(0))
  })

  test('Amulet of Fire: the discarded cards are known to their drawer only', () => {
    const game = scenario({ seats: [{ hand: '2', reserve: 'FF' }, NONE], discard: '' })
    game.play('summon 2')
    expectUnknown(game, 1, (state) => sorted(state.held), 20)
    game.play(game.legal()[0]!)
    expectKnown(game, 0, discards)
    expectUnknown(game, 1, discards, 20)
  })

  test('sacrificed and taken back cards are known to all', () => {
    const seats = [
      { hand: '10 17 5', reserve: 'FFFAW' },
      { play: '22 3', hand: '6' },
    ]
    const game = scenario({ seats }).play('summon 10; sacrifice 22; summon 17')
    for (const viewer of [0, 1, SPECTATOR]) {
      expectKnown(game, viewer, discards)
      for (const state of guesses(game, viewer)) expect(handOf(1)(state)).toContain(3)
    }
    expectUnknown(game, 0, handOf(1))
    expect(game.view(0).players[1]?.hand).toEqual([3])
  })

  test('Vampiric Crown shows the card drawn or discarded to all', () => {
    const drawn = scenario({ seats: [{ hand: '36', reserve: 'AW' }, NONE], pile: '50 1 2' }).play('summon 36')
    for (const viewer of [1, SPECTATOR]) expectKnown(drawn, viewer, handOf(0))
    const seats = [{ hand: '36 50 1', reserve: 'AW' }, NONE]
    const discarded = scenario({ seats, discard: '' }).play('summon 36; discard 50')
    expectKnown(discarded, 1, discards)
    expectUnknown(discarded, 1, handOf(0), 20)
  })

  test('after a reshuffle known discards are somewhere in the pile, in no known order', () => {
    const seats = [{ hand: '2', reserve: 'FF' }, { play: '23' }]
    const game = scenario({ seats, pile: '22 1 6 8', discard: '3 5' }).play('summon 2; keep 22')
    // The pile was renewed with 3 and 5 before 1, 6 and 8 were discarded.
    expect([[...game.pile].sort(), [...game.discard].sort()]).toEqual([
      [3, 5],
      [1, 6, 8],
    ])
    for (const viewer of [0, 1]) {
      expectKnown(game, viewer, (state) => sorted(state.pile))
      expect([...possible(game, viewer, topOf)].sort()).toEqual(['3', '5'])
    }
    game.play('end; activate 23')
    const drawn = possible(game, 0, (state) => [...handOf(1)(state), ...sorted(state.pile)].sort((a, b) => a - b))
    expect([...drawn]).toEqual(['[3,5]'])
    expect(possible(game, 0, handOf(1)).size).toBe(2)
    expectKnown(game, 1, handOf(1))
  })

  test('a card looked at in a reshuffled pile is known to be among the two that were parted', () => {
    const seats = [{ play: '34 34', crystals: 3 }, { die: face({ draw: 1 }) }]
    const game = scenario({ seats, pile: '22', discard: '3 5 6 8 9' }).play('activate 34/2; activate 34#2')
    const seen = game.view(0).top!
    game.play('end; bonus cards')
    game.play(game.moves('keep')[0]!)
    const places = possible(game, 0, (state) => [handOf(1)(state).includes(seen), discards(state).includes(seen)])
    expect([...places].sort()).toEqual(['[false,true]', '[true,false]'])
    expectKnown(game, 1, handOf(1))
  })

  test('of a known and an unknown copy in hand nobody knows which was summoned', () => {
    const seats = [
      { hand: '17', reserve: 'AW' },
      { play: '7', hand: '7 3' },
    ]
    const game = scenario({ seats }).play('summon 17; end; summon 7; marker +1')
    expect(game.view(0).players[1]?.hand).toEqual([])
    expect([...possible(game, 0, (state) => handOf(1)(state).includes(7))]).toContain('false')
    expectKnown(game, 1, handOf(1))
  })

  test('what is known of a hand goes with the card that is summoned', () => {
    const seats = [
      { hand: '17', reserve: 'AW' },
      { play: '7', hand: '3', die: face({ draw: 1 }) },
    ]
    const game = scenario({ seats }).play('summon 17')
    expect(game.view(0).players[1]?.hand).toEqual([7])
    game.play('end; go')
    game.play(game.moves('discard')[0]!).play('summon 7; marker +1')
    expect(game.view(0).players[1]?.hand).toEqual([])
    expectUnknown(game, 0, handOf(1), 20)
  })
})
