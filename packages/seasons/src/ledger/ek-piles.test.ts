import { SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../entry.ts'
import { face, possible, scenario } from '../testing/index.ts'

const OFFERING = 'offering'

describe('draw and discard piles', () => {
  test('EK-DISCARD-01 cards discarded from the hand and sacrificed cards go onto the discard pile', () => {
    const seats = [{ ability: OFFERING, hand: '1 2', play: '22' }, {}]
    for (const [move, card] of [
      ['discard 2', 2],
      ['sacrifice 22', 22],
    ] as const)
      expect(scenario({ seats, discard: '3 5' }).play(`token offering; ${move}`).discard).toEqual([card, 3, 5])
  })

  test('EK-DISCARD-02 their order is kept', () => {
    const seats = [{ hand: '2', reserve: 'FF', ability: OFFERING, play: '22' }, {}]
    const game = scenario({ seats, pile: '1 3 5 6 7', discard: '8 9' })
    game.play('summon 2; keep 5; token offering; sacrifice 22')
    // Drawn 1, 3, 5, 6: the last one ends on top.
    expect(game.discard).toEqual([22, 6, 3, 1, 8, 9])
  })

  test('EK-DISCARD-03 discards lie face down: only who discarded knows a card from the hand', () => {
    const game = scenario({ seats: [{ ability: OFFERING, hand: '1 2' }, {}], discard: '' })
    game.play('token offering; discard 2')
    expect(game.view(0).discarded).toEqual([2])
    for (const viewer of [1, SPECTATOR]) {
      expect([game.view(viewer).discard, game.view(viewer).discarded]).toEqual([1, []])
      expect(possible(game, viewer, (state) => cardOf(state.discard[0]!)).size).toBeGreaterThan(10)
    }
    expect(possible(game, 0, (state) => cardOf(state.discard[0]!)).size).toBe(1)
  })

  test('EK-DISCARD-04 nobody may look through the discard pile', () => {
    const game = scenario({ players: 3, seats: [{ play: '34', crystals: 3 }, {}, {}], pile: '1 2 3' })
    const known = game.view(0).discarded.length
    // Crystal Orb discards the top card unseen.
    game.play('activate 34/2')
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const view = game.view(viewer)
      expect([view.discard, view.discarded.length]).toEqual([known + 1, known])
    }
    expect(game.legal().some((text) => /discard|look/.test(text))).toBe(false)
  })

  test('EK-DISCARD-05 when the last card of the pile is taken, all discards are shuffled into a new pile at once', () => {
    const game = scenario({ seats: [{ ability: 'extra-card' }, {}], pile: '1', discard: '3 5 6 7' })
    game.play('token extra-card')
    expect([game.asked, game.held, game.discard]).toEqual(['drawn', [1], []])
    expect([...game.pile].sort()).toEqual([3, 5, 6, 7])
    const orders = new Set(
      Array.from({ length: 30 }, (_, i) =>
        String(
          scenario({ seed: `s${i}`, seats: [{ ability: 'extra-card' }, {}], pile: '1', discard: '3 5 6 7' }).play(
            'token extra-card',
          ).pile,
        ),
      ),
    )
    expect(orders.size).toBeGreaterThan(10)
  })

  test('EK-DISCARD-06 cards held by a running effect are not shuffled in', () => {
    const game = scenario({ seats: [{ hand: '2', reserve: 'FF' }, {}], pile: '1 3', discard: '5 6 7' }).play('summon 2')
    expect([game.held.length, game.pile.length, game.discard]).toEqual([4, 1, []])
    expect(game.held.slice(0, 2)).toEqual([1, 3])
    expect(game.pile.some((card) => game.held.includes(card))).toBe(false)
  })

  test('EK-DISCARD-07 without discards the pile stays empty until a card is discarded', () => {
    const seats = [
      { ability: 'extra-card', play: '37 22 3' },
      { ability: OFFERING, hand: '8' },
    ]
    const game = scenario({ seats, pile: '1', discard: '' }).play('token extra-card; keep 1')
    expect([game.pile, game.discard]).toEqual([[], []])
    game.play('end; token offering')
    expect([game.pile, game.discard]).toEqual([[8], []])
  })

  test('EK-DISCARD-08 drawing goes on with the new pile in the middle of an effect', () => {
    const game = scenario({ seats: [{ hand: '2', reserve: 'FF' }, {}], pile: '1', discard: '3 5 6 7 8' }).play(
      'summon 2',
    )
    expect([game.held.length, game.pile.length]).toEqual([4, 2])
    expect(game.held[0]).toBe(1)
    expect([...game.held.slice(1), ...game.pile].sort()).toEqual([3, 5, 6, 7, 8])
  })

  test('EK-DISCARD-09 a look never causes a reshuffle', () => {
    const orb = scenario({ seats: [{ play: '34' }, {}], pile: '1', discard: '3 5' }).play('activate 34')
    expect([orb.pile, orb.discard]).toEqual([[1], [3, 5]])
    const foresight = scenario({ seats: [{ ability: 'foresight' }, {}], pile: '1 2', discard: '3 5' })
    foresight.play('token foresight; next 2')
    expect([foresight.pile, foresight.discard]).toEqual([
      [2, 1],
      [3, 5],
    ])
  })

  test('EK-DISCARD-10 who discards several cards at once sets their order', () => {
    // It matters on an empty pile: the first card becomes the pile.
    const seats = [{ hand: '2', reserve: 'FF' }, {}]
    const firsts = [1, 3, 5].map((first) => {
      const game = scenario({ seats, pile: '1 3 5 6', discard: '' }).play('summon 2; keep 6')
      expect(game.asked).toBe('order')
      game.play(`discard ${first}`)
      return game.pile[0]
    })
    expect(firsts).toEqual([1, 3, 5])
  })
})

describe('terms and markers', () => {
  test('EK-TERMS-01 a revealed card may be read by all', () => {
    const game = scenario({ seats: [{ hand: '36', reserve: 'AW' }, {}], pile: '22 3' }).play('summon 36')
    for (const viewer of [1, SPECTATOR]) expect(game.view(viewer).players[0]?.hand).toEqual([22])
    const vision = scenario({ enchantment: 'vision-of-destiny', pile: '22 3 1' })
    for (const viewer of [0, 1, SPECTATOR]) expect(vision.view(viewer).faceUp).toEqual([22, 3])
  })

  test('EK-TERMS-02 a card looked at may be read only by who is entitled to', () => {
    const orb = scenario({ seats: [{ play: '34' }, {}], pile: '1 2' }).play('activate 34')
    const token = scenario({ seats: [{ ability: 'foresight' }, {}], pile: '1 2 3' }).play(
      'token foresight; next 1; next 2',
    )
    for (const game of [orb, token]) {
      expect([game.view(0).top, game.view(1).top, game.view(SPECTATOR).top]).toEqual([1, null, null])
      const told = game.events.flatMap((event) =>
        event.type === 'saw-card' || event.type === 'saw-cards' ? [event] : [],
      )
      expect(told.map((event) => event.only)).toEqual([1])
    }
  })

  test('EK-TERMS-03 each effect that lowers the capacity by 1 is shown by a marker', () => {
    const summer = { enchantment: 'drought', space: 6, pips: 1, active: 1, first: 0 } as const
    const game = scenario({ ...summer, seats: [{ crystals: 9 }, {}] }).endTurn()
    expect(game.view(1).players.map((player) => player.markers)).toEqual([1, 0])
    const twice = scenario({ ...summer, year: 2, seats: [{ crystals: 9, markers: 1 }, {}] }).endTurn()
    expect(twice.view(1).players[0]).toMatchObject({ markers: 2, capacity: 5 })
  })

  test('EK-TERMS-04 a Drought marker stays', () => {
    const game = scenario({ seats: [{ markers: 1, play: '18 22 3 37', crystals: 2 }, {}] })
    game.play('activate 37; sacrifice 18; sacrifice 22; sacrifice 3')
    expect([game.capacity(0), game.view(0).players[0]?.markers]).toEqual([6, 1])
    expect(game.endRound().capacity(0)).toBe(6)
  })

  test('EK-TERMS-05 the capacity is 7, or 10 with a Grimoire, minus the markers, never below 0', () => {
    const capacity = (play: string, markers: number) => scenario({ seats: [{ play, markers }, {}] }).capacity(0)
    expect([capacity('', 0), capacity('', 2), capacity('18', 0), capacity('18 18', 4)]).toEqual([7, 5, 10, 6])
    expect([capacity('', 7), capacity('', 9), capacity('18', 12)]).toEqual([0, 0, 0])
    // The cut goes by it.
    const full = scenario({ at: 'die', seats: [{ markers: 2, reserve: 'AAAAA', die: face({ energy: 'WW' }) }, {}] })
    expect([full.asked, full.legal()]).toEqual(['return', ['return air', 'return water']])
    expect(full.play('return air; return air').reserve(0)).toBe('AAAWW')
    const none = scenario({ seats: [{ markers: 8, ability: 'spare-energy' }, {}] }).play('token spare-energy')
    expect([none.asked, none.reserve(0)]).toEqual(['act', ''])
  })

  test('EK-TERMS-07 the room beyond 7 is gone when the Grimoire is lost', () => {
    const seats = [{ ability: OFFERING, play: '18', reserve: 'AAAWWWFFF' }, {}]
    const game = scenario({ seats }).play('token offering')
    expect([game.asked, game.inPlay(0), game.capacity(0)]).toEqual(['return', [], 7])
    expect(game.play('return air; return air').reserve(0)).toBe('AWWWFFF')
  })

  test('EK-TERMS-08 it is part of the reserve', () => {
    const seats = [{ play: '18 26', reserve: 'AAAWWWFFF' }, {}]
    // Potion of Life transmutes the whole reserve; Lewis copies it.
    expect(scenario({ seats }).play('activate 26').crystals(0)).toBe(36)
    const table = {
      seats: [
        { hand: '21', reserve: 'AF', play: '18' },
        { play: '18', reserve: 'AAAWWWFFF' },
      ],
    }
    const lewis = scenario(table).play('summon 21')
    expect([lewis.reserve(0), lewis.asked]).toEqual(['AAAWWWFFF', 'act'])
  })

  test('EK-TERMS-09 to summon is to pay from the hand; to put into play is to enter for free through another card', () => {
    // Staff of Spring rewards the first only, Nature Spirit charges the first only.
    const seats = [{ hand: '7 15', play: '6 24', reserve: 'A', gauge: 9 }, {}]
    const summoned = scenario({ enchantment: 'nature-spirit', seats }).play('summon 15')
    expect([summoned.crystals(0), summoned.reserve(0), summoned.happened('summoned')]).toEqual([3, '', 1])
    const put = scenario({ enchantment: 'nature-spirit', seats }).play('activate 24; put 15')
    expect([put.crystals(0), put.happened('summoned'), put.happened('entered')]).toEqual([0, 0, 1])
  })
})
