import { describe, expect, test } from 'vitest'
import { factsOf, type SeatSetup, scenario } from '../testing/index.ts'

// Without a test until Enchanted Kingdom is there, because they are about Shield of Zira and nothing else: CARD-035.9,
// CARD-036.7, CARD-037.5, CARD-039.5.

/** The last seat is in its turn; `end` ends the round. */
const lastTurn = (...seats: SeatSetup[]) =>
  scenario({ players: seats.length, seats, active: seats.length - 1, first: 0 })

describe('35 Glutton Cauldron', () => {
  test('CARD-035.0 item, no cost, 0 points, activated, two copies', () => {
    expect(factsOf(35)).toEqual({ type: 'item', cost: '', points: 0, activated: true, copies: 2 })
  })

  test('CARD-035.1 summoned for nothing', () => {
    const game = scenario({ seats: [{ hand: '35', reserve: 'AE', crystals: 4 }] }).play('summon 35')
    expect(game.inPlay(0)).toEqual([35])
    expect([game.reserve(0), game.crystals(0)]).toEqual(['AE', 4])
    expect(scenario({ seats: [{ hand: '35' }] }).can('summon 35')).toBe(true)
  })

  test('CARD-035.2 activation places one token of any kind from the reserve', () => {
    const game = scenario({ seats: [{ play: '35', reserve: 'AWFE' }] }).play('activate 35')
    expect(game.legal()).toEqual(['place air', 'place water', 'place fire', 'place earth'])
    game.play('place fire')
    expect([game.stored(0, 35), game.reserve(0), game.turned(0, 35)]).toEqual(['F', 'AWE', true])
    expect(game.why('activate 35')).toEqual(['turned'])
    expect(scenario({ seats: [{ play: '35' }] }).why('activate 35')).toEqual(['no-token'])
    const amulet = scenario({ seats: [{ play: '35 4:EF' }] }).play('activate 35; place earth from amulet')
    expect([amulet.stored(0, 35), amulet.stored(0, 4)]).toEqual(['E', 'F'])
  })

  test('CARD-035.3 its tokens are neither usable nor reserve', () => {
    const game = scenario({ permission: true, seats: [{ play: '35:WWWW 50 16 5', hand: '4', gauge: 9 }] })
    expect(game.reserve(0)).toBe('')
    expect(game.legal()).toEqual(['end', 'bonus transmute', 'bonus gauge'])
    expect(game.why('summon 4')).toEqual(['missing-energy'])
    // Nor can they be placed on the card once more.
    expect(game.why('activate 35')).toEqual(['no-token'])
  })

  test('CARD-035.4 no effect that looks at the reserve sees them', () => {
    const rounds = lastTurn({ play: '13 14 35:AAAA' }, {}).play('end')
    expect([rounds.crystals(0), rounds.askedBy]).toEqual([0, 14])
    const airy = scenario({ seats: [{ hand: '40', reserve: 'AAA' }, { play: '35:WFE' }] }).play('summon 40')
    expect([airy.stored(1, 35), airy.reserve(1)]).toEqual(['WFE', ''])
    expect(scenario({ seats: [{ play: '45 35:AAAA' }] }).score(0)).toBe(24)
    const lewis = scenario({ seats: [{ hand: '21', reserve: 'AF' }, { play: '35:WFE' }] }).play('summon 21')
    expect([lewis.reserve(0), lewis.stored(1, 35)]).toEqual(['', 'WFE'])
    const dreams = scenario({ seats: [{ play: '24 35:WF', reserve: 'EE', hand: '22' }] }).play('activate 24')
    expect([dreams.inPlay(0), dreams.stored(0, 35), dreams.reserve(0)]).toEqual([[35, 22], 'WF', ''])
    const life = scenario({ seats: [{ play: '26 35:WFE', reserve: 'A' }] }).play('activate 26')
    expect([life.crystals(0), life.stored(0, 35)]).toEqual([4, 'WFE'])
    const cursed = scenario({
      active: 1,
      seats: [
        { play: '42 35:WF', reserve: 'AA' },
        { hand: '10', reserve: 'FFF' },
      ],
    })
    cursed.play('summon 10; sacrifice 42')
    expect([cursed.reserve(0), cursed.stored(0, 35)]).toEqual(['', 'WF'])
  })

  test('CARD-035.5 the seventh token: sacrifice, seven tokens into the reserve, 15 crystals', () => {
    const game = scenario({ seats: [{ play: '35:AAWWFF', reserve: 'E' }] }).play('activate 35')
    expect([game.inPlay(0), game.discard]).toEqual([[], [35]])
    expect([game.reserve(0), game.crystals(0)]).toEqual(['AAWWFFE', 15])
    const sixth = scenario({ seats: [{ play: '35:AAWWF', reserve: 'E' }] }).play('activate 35')
    expect([sixth.inPlay(0), sixth.reserve(0), sixth.crystals(0)]).toEqual([[35], '', 0])
  })

  test('CARD-035.6 the surplus is cut before any other action', () => {
    const game = scenario({ seats: [{ play: '35:AAAAAA', reserve: 'WWE', hand: '35' }] })
    game.play('activate 35; place earth')
    expect([game.reserve(0), game.legal()]).toEqual(['AAAAAAWWE', ['return air', 'return water', 'return earth']])
    expect([game.inPlay(0), game.crystals(0)]).toEqual([[], 15])
    game.play('return air; return air')
    expect([game.reserve(0), game.can('summon 35')]).toEqual(['AAAAWWE', true])
  })

  test('CARD-035.7 Purses of Io add nothing to the 15 crystals', () => {
    const game = scenario({ seats: [{ play: '8 35:AAAAAA 8', reserve: 'E' }] }).play('activate 35')
    expect([game.crystals(0), game.inPlay(0)]).toEqual([15, [8, 8]])
  })

  test('CARD-035.8 leaving play unfinished, it loses its tokens to the bank', () => {
    const back = scenario({ seats: [{ hand: '17', reserve: 'AW', play: '35:FFFE' }] }).play('summon 17')
    expect([back.hand(0), back.reserve(0), back.crystals(0)]).toEqual([[35], '', 0])
    back.play('summon 35')
    expect(back.stored(0, 35)).toBe('')
    const gone = scenario({ active: 1, seats: [{ play: '35:FFFE' }, { hand: '10', reserve: 'FFF' }] }).play('summon 10')
    expect([gone.inPlay(0), gone.reserve(0), gone.crystals(0)]).toEqual([[], '', 0])
  })

  test('CARD-035.10 a second copy is filled separately', () => {
    const game = scenario({ seats: [{ play: '35:AAAAAA 35:WW', reserve: 'FE' }] }).play('activate 35#2; place earth')
    expect([game.stored(0, 35, 1), game.stored(0, 35, 2), game.reserve(0)]).toEqual(['AAAAAA', 'WWE', 'F'])
    game.play('activate 35')
    expect([game.inPlay(0), game.stored(0, 35), game.crystals(0)]).toEqual([[35], 'WWE', 15])
    expect(game.reserve(0)).toBe('AAAAAAF')
  })
})

describe('36 Vampiric Crown', () => {
  /** The Crown just entered; `hand` are the other cards. */
  const crown = (hand: string, pile = '5 22 3', reserve = 'AW') =>
    scenario({ pile, seats: [{ hand: `36 ${hand}`, reserve }] }).play('summon 36')

  test('CARD-036.0 item, 1 air 1 water, 0 points, not activated, two copies', () => {
    expect(factsOf(36)).toEqual({ type: 'item', cost: 'AW', points: 0, activated: false, copies: 2 })
  })

  test('CARD-036.1 draw a card or discard one, and take tokens for its points', () => {
    expect(crown('3').legal().sort()).toEqual(['discard amulet-of-earth', 'draw'])
    const drawn = crown('3').play('draw; take air; take water; take fire; take earth')
    expect([drawn.hand(0), drawn.reserve(0), drawn.asked]).toEqual([[3, 5], 'AWFE', 'act'])
    const discarded = crown('3 7').play('discard 3; take fire; take fire; take fire; take earth; take earth; take air')
    expect([discarded.hand(0), discarded.reserve(0), discarded.asked]).toEqual([[7], 'AFFFEE', 'act'])
    expect([discarded.discard[0], discarded.pile]).toEqual([3, [5, 22, 3]])
  })

  test('CARD-036.2 a drawn card is kept', () => {
    const table = { pile: '5 22', discard: '6', seats: [{ hand: '36 3', reserve: 'AW' }] }
    const game = scenario(table).play('summon 36; draw')
    expect(game.legal()).toEqual(['take air', 'take water', 'take fire', 'take earth'])
    game.play('take air; take air; take air; take air')
    expect([game.hand(0), game.moves('discard'), game.asked]).toEqual([[3, 5], [], 'act'])
    expect([game.pile, game.discard]).toEqual([[22], [6]])
  })

  test('CARD-036.3 everybody sees the card drawn or discarded', () => {
    const drawn = crown('3')
    expect(drawn.view(1).players[0]!.hand).toEqual([])
    expect(drawn.play('draw').view(1).players[0]!.hand).toEqual([5])
    expect(drawn.view(-1).players[0]!.hand).toEqual([5])
    const told = crown('3 7')
      .play('discard 3')
      .events.find((event) => event.type === 'discarded-open')
    expect(told).toEqual({ type: 'discarded-open', seat: 0, card: 3, by: 36 })
  })

  test('CARD-036.4 no token for a card with 0 or negative points', () => {
    for (const card of [35, 42, 50]) {
      const discarded = crown(`${card} 7`).play(`discard ${card}`)
      expect([discarded.reserve(0), discarded.hand(0), discarded.asked]).toEqual(['', [7], 'act'])
      const drawn = crown('7', `${card} 22`).play('draw')
      expect([drawn.reserve(0), drawn.hand(0), drawn.asked]).toEqual(['', [7, card], 'act'])
    }
  })

  test('CARD-036.5 only what is possible: draw with an empty hand, discard with no pile, else nothing', () => {
    const drawn = crown('')
    expect([drawn.hand(0), drawn.asked]).toEqual([[5], 'take'])
    const noPile = (hand: string) =>
      scenario({ pile: '', discard: '', seats: [{ hand: `36 ${hand}`, reserve: 'AW' }] }).play('summon 36')
    expect([noPile('5').hand(0), noPile('5').asked]).toEqual([[], 'take'])
    expect(noPile('5 3').legal().sort()).toEqual(['discard amulet-of-earth', 'discard balance-of-ishtar'])
    const nothing = noPile('')
    expect([nothing.inPlay(0), nothing.reserve(0), nothing.asked]).toEqual([[36], '', 'act'])
  })

  test('CARD-036.6 all tokens first, then the cut: any mix of old and new is possible', () => {
    const full = (returned: string) => {
      const game = crown('22 7', '5', 'AWEEEEE').play('discard 22')
      while (game.asked === 'take') game.play('take fire')
      expect(game.moves('end')).toEqual([])
      while (game.asked === 'return') game.play(`return ${game.can(`return ${returned}`) ? returned : 'fire'}`)
      expect(game.asked).toBe('act')
      return game.reserve(0)
    }
    expect(full('earth')).toBe('FFFFFFF')
    expect(full('fire')).toBe('FFEEEEE')
  })
})

describe('37 Dragon Skull', () => {
  test('CARD-037.0 item, 1 water 1 fire 1 earth, 9 points, activated, two copies', () => {
    expect(factsOf(37)).toEqual({ type: 'item', cost: 'WFE', points: 9, activated: true, copies: 2 })
  })

  test('CARD-037.1 sacrifice exactly three cards in play, gain 15 crystals', () => {
    const game = scenario({ seats: [{ play: '37 3 10 6 22', crystals: 1 }, { play: '7' }] })
    game.play('activate 37; sacrifice 3; sacrifice 10')
    expect([game.asked, game.crystals(0), game.can('end')]).toEqual(['sacrifice', 1, false])
    game.play('sacrifice 6')
    expect([game.inPlay(0), game.inPlay(1), game.crystals(0)]).toEqual([[37, 22], [7], 16])
    expect([game.discard, game.asked]).toEqual([[6, 10, 3], 'act'])
  })

  test('CARD-037.2 not with fewer than three cards in play', () => {
    const game = scenario({ seats: [{ play: '37 3', hand: '5 6' }, { play: '7 8' }] })
    expect(game.why('activate 37')).toEqual(['too-few-cards-in-play'])
    expect(game.refused('activate 37').message).not.toBe('')
    expect(scenario({ seats: [{ play: '37 3 5' }] }).can('activate 37')).toBe(true)
  })

  test('CARD-037.3 it may be one of the three', () => {
    const chosen = scenario({ seats: [{ play: '37 3 5 6' }] }).play(
      'activate 37; sacrifice 37; sacrifice 3; sacrifice 5',
    )
    expect([chosen.inPlay(0), chosen.crystals(0)]).toEqual([[6], 15])
    const all = scenario({ seats: [{ play: '3 37 5' }] }).play('activate 37')
    expect([all.inPlay(0), all.crystals(0), all.asked]).toEqual([[], 15, 'act'])
  })

  test('CARD-037.4 Purses of Io do not apply', () => {
    const game = scenario({ seats: [{ play: '8 8 37 3 5 6' }] })
    expect(game.play('activate 37; sacrifice 3; sacrifice 5; sacrifice 6').crystals(0)).toBe(15)
  })

  test('CARD-037.6 what follows from a sacrificed card follows', () => {
    const cursed = scenario({ seats: [{ play: '37 3 42 5 6', reserve: 'AWF' }] }).play('activate 37; sacrifice 3')
    expect(cursed.reserve(0)).toBe('AWF')
    cursed.play('sacrifice 42; sacrifice 5')
    expect([cursed.reserve(0), cursed.crystals(0)]).toEqual(['', 15])
    const smaller = scenario({ seats: [{ play: '37 3 18 5 6', reserve: 'AAAAAAAAF' }] }).play(
      'activate 37; sacrifice 18',
    )
    expect(smaller.legal()).toEqual(['return air', 'return fire'])
    smaller.play('return air; return air; sacrifice 3; sacrifice 5')
    expect([smaller.reserve(0), smaller.inPlay(0), smaller.crystals(0)]).toEqual(['AAAAAAF', [37, 6], 15])
  })
})

describe('38 Demon of Argos', () => {
  const summoner: SeatSetup = { hand: '38', reserve: 'AWFE', gauge: 5 }
  const demon = (...others: SeatSetup[]) =>
    scenario({ players: others.length + 1, pile: '1 2 3 5', seats: [summoner, ...others] }).play('summon 38')

  test('CARD-038.0 familiar, one of each energy, 16 points, not activated, two copies', () => {
    expect(factsOf(38)).toEqual({ type: 'familiar', cost: 'AWFE', points: 16, activated: false, copies: 2 })
  })

  test('CARD-038.1 the gauge of each opponent falls by 1 and each draws a card', () => {
    const game = demon({ gauge: 4 }, { gauge: 9, hand: '22' })
    expect([0, 1, 2].map((seat) => game.gauge(seat))).toEqual([5, 3, 8])
    expect([0, 1, 2].map((seat) => game.hand(seat))).toEqual([[], [1], [2, 22]])
  })

  test('CARD-038.2 opponents in turn order, clockwise from the left', () => {
    const seats: SeatSetup[] = [{}, {}, summoner, {}]
    const game = scenario({ players: 4, active: 2, first: 1, pile: '1 2 3 5', seats }).play('summon 38')
    expect([0, 1, 2, 3].map((seat) => game.hand(seat))).toEqual([[2], [3], [], [1]])
  })

  test('CARD-038.3 the drawn card cannot be discarded', () => {
    const game = demon({})
    expect([game.seat, game.asked, game.toAct]).toEqual([0, 'act', [0]])
    game.play('end')
    expect([game.seat, game.hand(1), game.moves('discard')]).toEqual([1, [1], []])
  })

  test('CARD-038.4 opponents above their gauge keep their cards and may sacrifice none for it', () => {
    const game = demon({ gauge: 2, play: '22 19', hand: '35' }).play('end')
    expect([game.gauge(1), game.inPlay(1), game.seat]).toEqual([1, [22, 19], 1])
    expect([game.moves('sacrifice'), game.why('summon 35')]).toEqual([[], ['gauge-full']])
  })

  test('CARD-038.5 gauge 0 stays 0, and without cards nobody draws', () => {
    const low = demon({ gauge: 0 })
    expect([low.gauge(1), low.hand(1)]).toEqual([0, [1]])
    const none = scenario({ pile: '', discard: '', seats: [summoner, { gauge: 4 }] }).play('summon 38')
    expect([none.gauge(1), none.hand(1), none.asked]).toEqual([3, [], 'act'])
  })

  test('CARD-038.6 with as many cards as the gauge before, two steps are needed for the next summoning', () => {
    const game = demon({ gauge: 2, play: '22 19', hand: '35' }).play('end; bonus gauge')
    expect([game.gauge(1), game.can('summon 35')]).toEqual([2, false])
    expect(game.play('bonus gauge').can('summon 35')).toBe(true)
  })
})

describe('39 Titus Deepgaze', () => {
  test('CARD-039.0 familiar, fire by the number of players, 4 points, not activated, two copies', () => {
    const facts = { type: 'familiar', cost: ['F', 'FF', 'FFF'], points: 4, activated: false, copies: 2 }
    expect(factsOf(39)).toEqual(facts)
  })

  test('CARD-039.1 costs 1, 2 or 3 fire with 2, 3 or 4 players', () => {
    for (const players of [2, 3, 4]) {
      const fire = (n: number) => scenario({ players, seats: [{ hand: '39', reserve: 'F'.repeat(n) }] })
      expect(fire(players - 2).why('summon 39')).toEqual(['missing-energy'])
      const game = fire(players).play('summon 39')
      expect([game.inPlay(0), game.reserve(0)]).toEqual([[39], 'F'])
    }
  })

  test('CARD-039.2 at the end of the round each opponent gives 1 crystal', () => {
    const game = lastTurn({ play: '39', crystals: 5 }, { crystals: 4 }, { crystals: 1 })
    expect(game.crystals(0)).toBe(5)
    game.play('end')
    expect([0, 1, 2].map((seat) => game.crystals(seat))).toEqual([7, 3, 0])
    expect(game.inPlay(0)).toEqual([39])
  })

  test('CARD-039.3 an opponent without crystals gives nothing, and Titus is sacrificed', () => {
    const game = lastTurn({ play: '22 39 3', crystals: 5 }, {}).play('end')
    expect([game.crystals(0), game.crystals(1)]).toEqual([5, 0])
    expect([game.inPlay(0), game.discard]).toEqual([[22, 3], [39]])
  })

  test('CARD-039.4 all who can pay do so before the sacrifice', () => {
    const game = lastTurn({ play: '39' }, {}, { crystals: 3 }, { crystals: 1 }).play('end')
    expect([0, 1, 2, 3].map((seat) => game.crystals(seat))).toEqual([2, 0, 2, 0])
    expect([game.inPlay(0), game.discard]).toEqual([[], [39]])
  })

  test('CARD-039.6 two copies, one after the other, each checking anew', () => {
    const end = (crystals: number) => lastTurn({ play: '39 39' }, { crystals }).play('end')
    expect([end(2).crystals(0), end(2).crystals(1), end(2).inPlay(0)]).toEqual([2, 0, [39, 39]])
    expect([end(1).crystals(0), end(1).crystals(1), end(1).inPlay(0)]).toEqual([1, 0, [39]])
    expect([end(0).crystals(0), end(0).crystals(1), end(0).inPlay(0)]).toEqual([0, 0, []])
  })
})

describe('40 Air Elemental', () => {
  const summoner: SeatSetup = { hand: '40', reserve: 'AAAWFE' }

  test('CARD-040.0 familiar, 3 air, 12 points, not activated, two copies', () => {
    expect(factsOf(40)).toEqual({ type: 'familiar', cost: 'AAA', points: 12, activated: false, copies: 2 })
  })

  test('CARD-040.1 all reserve tokens of all opponents become air, as many as before', () => {
    const seats = [summoner, { reserve: 'AWWFFEE' }, { reserve: 'E' }, {}]
    const game = scenario({ players: 4, seats }).play('summon 40')
    expect([1, 2, 3].map((seat) => game.reserve(seat))).toEqual(['AAAAAAA', 'A', ''])
  })

  test('CARD-040.2 tokens beyond seven with the Grimoire change too, those on Amulet and Cauldron do not', () => {
    const game = scenario({ seats: [summoner, { play: '18 4:WF 35:EE', reserve: 'WWWFFFEEE' }] }).play('summon 40')
    expect([game.reserve(1), game.stored(1, 4), game.stored(1, 35)]).toEqual(['AAAAAAAAA', 'WF', 'EE'])
  })

  test("CARD-040.3 the owner's tokens do not change", () => {
    const game = scenario({ seats: [summoner, { reserve: 'W' }] }).play('summon 40')
    expect([game.reserve(0), game.reserve(1)]).toEqual(['WFE', 'A'])
  })
})
