import { SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { factsOf, kingdom, type Scenario, type SeatSetup, type TableSetup } from '../testing/index.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
  kingdom({ seats: [own, other], ...rest })

/** Both turns end; what the end of the round asks stays open. */
const endTurns = (game: Scenario): Scenario => game.play('end; end')

describe("56 Mesodae's Lantern", () => {
  test('EK-CARD-06.0 item for 3 air and 3 water, 24 points', () => {
    expect(factsOf(56)).toEqual({ type: 'item', cost: 'AAAWWW', points: 24, activated: false, copies: 2 })
  })

  test('EK-CARD-06.1 Divine Chalice cannot put it into play', () => {
    const chalice = (pile: string): Scenario =>
      duel({ hand: '9', reserve: 'AWFE' }, { pile, discard: '' }).play('summon 9')
    expect(chalice('56 22 3 56 7').moves('put')).toEqual(['put runic-cube-of-eolis', 'put amulet-of-earth'])
    const lanterns = chalice('56 56').play('option stop')
    expect([lanterns.inPlay(0), lanterns.asked]).toEqual([[9], 'act'])
  })

  test('EK-CARD-06.1 nor can Potion of Dreams or Crystal Orb', () => {
    expect(duel({ play: '24', hand: '56 22 3' }).play('activate 24').moves('put')).toEqual([
      'put runic-cube-of-eolis',
      'put amulet-of-earth',
    ])
    const only = duel({ play: '24', hand: '56' })
    expect([only.can('activate 24'), only.why('activate 24')]).toEqual([false, ['no-card-to-put']])
    const orb = duel({ play: '34', reserve: 'AWFE' }, { pile: '56 1' }).play('activate 34')
    expect(orb.can('put 56')).toBe(false)
    expect(orb.view(0).pileSeen).toEqual([56])
    expect([orb.inPlay(0), orb.reserve(0), orb.pile[0]]).toEqual([[34], 'AWFE', 56])
  })

  test('R-065 Divine Chalice: with room a legal card must be put, the Lantern is none', () => {
    const game = duel({ hand: '9', reserve: 'AWFE' }, { pile: '56 7 56 22 1', discard: '' }).play('summon 9')
    expect(game.legal()).toEqual(['put temporal-boots', 'put runic-cube-of-eolis'])
    game.play('put 22; option stop')
    expect([game.inPlay(0), game.discard, game.pile]).toEqual([[9, 22], [56, 7, 56], [1]])
  })

  test('EK-CARD-06.2 it lowers the capacity by 1, and the surplus is cut as it enters', () => {
    const game = duel({ hand: '56', play: '4:AAAWWW', reserve: 'FFFFFFE' })
    expect([game.capacity(0), game.markers(0)]).toEqual([7, 0])
    game.play('summon 56')
    expect([game.capacity(0), game.capacity(1), game.markers(0)]).toEqual([6, 7, 1])
    expect(game.legal()).toEqual(['return fire', 'return earth'])
    game.play('return earth')
    expect([game.reserve(0), game.asked, game.inPlay(0)]).toEqual(['FFFFFF', 'act', [4, 56]])
  })

  test('EK-CARD-06.2 tokens beyond it are cut from then on', () => {
    const game = duel({ play: '56 32', reserve: 'AAAAAA', crystals: 3 }).play('activate 32; take fire')
    expect(game.legal()).toEqual(['return air', 'return fire'])
  })

  test('R-134 capacity: 7, 10 with a Grimoire, less for Lanterns, Statues, Ravens on them and Drought, never below 0', () => {
    const capacity = (play: string, markers = 0): number => duel({ play, markers }, {}, { play: '56 57' }).capacity(0)
    expect([capacity(''), capacity('56'), capacity('56 57')]).toEqual([7, 6, 5])
    expect([capacity('18 56'), capacity('18 18 56 57', 1), capacity('56', 9)]).toEqual([9, 7, 0])
    expect([capacity('68=56'), capacity('68=57 18')]).toEqual([6, 9])
  })

  test('EK-CARD-06.3 3 crystals at the end of each round', () => {
    const game = duel({ play: '56', crystals: 1 }).play('end')
    expect(game.crystals(0)).toBe(1)
    game.play('end')
    expect([game.crystals(0), game.asked]).toEqual([4, 'dice'])
    const other = duel({}, {}, { play: '56' })
    expect(endTurns(other).crystals(1)).toBe(6 + 3)
  })

  test('EK-CARD-06.4 Hand of Fortune reduces its cost', () => {
    const game = duel({ hand: '56', play: '20', reserve: 'AAAWWWF' }).play('summon 56')
    expect(game.legal()).toEqual(['save air', 'save water'])
    game.play('save water')
    expect([game.reserve(0), game.inPlay(0)]).toEqual(['WF', [20, 56]])
    expect(duel({ hand: '56', play: '20', reserve: 'AAWWW' }).can('summon 56')).toBe(true)
    expect(duel({ hand: '56', reserve: 'AAWWW' }).can('summon 56')).toBe(false)
  })

  test('EK-CARD-06.5 when it leaves play the capacity returns', () => {
    const game = duel({ play: '56 32', reserve: 'AAAAAA', crystals: 3 }, { active: 1 }, { hand: '17', reserve: 'AW' })
    game.play('summon 17; recall 56')
    expect([game.capacity(0), game.markers(0), game.hand(0)]).toEqual([7, 0, [56]])
    const syllas = duel({ play: '56' }, { active: 1 }, { hand: '10', reserve: 'FFF' }).play('summon 10')
    expect([syllas.capacity(0), syllas.inPlay(0)]).toEqual([7, []])
    expect(endTurns(syllas).crystals(0)).toBe(6)
  })

  test('EK-CARD-06.6 two copies lower the capacity by 2 and give 3 crystals each', () => {
    const game = duel({ play: '56 56' })
    expect([game.capacity(0), game.markers(0)]).toEqual([5, 2])
    expect(endTurns(game).crystals(0)).toBe(6)
  })

  test('EK-CARD-06.7 Raven may copy it', () => {
    const game = duel({ hand: '68', reserve: 'FAAAWWW' }, {}, { play: '56' }).play('summon 68; usurp 56 of 2')
    expect([game.effect(0, 68), game.reserve(0), game.capacity(0), game.markers(0)]).toEqual([56, '', 6, 1])
  })

  test('R-112 EK-CARD-06.7 the copy lowers the capacity, with the cut, and brings 3 crystals a round', () => {
    const own = { hand: '68', play: '4:AAAWWWF', reserve: 'EEEEEEE' }
    const game = duel(own, {}, { play: '56' }).play('summon 68; usurp 56 of 2')
    expect([game.reserve(0), game.capacity(0)]).toEqual(['EEEEEE', 6])
    endTurns(game)
    expect([game.crystals(0), game.crystals(1)]).toEqual([3, 6 + 3])
  })
})

describe('57 Statue of Eolis', () => {
  /** At the last space of winter, so that the round ends with a season change. */
  const statue = (own: SeatSetup = {}, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
    duel({ play: '57', ...own }, { space: 3, pile: '22 3 1', discard: '5', ...rest }, other)
  const CHOICE = ['take air', 'take water', 'take fire', 'take earth', 'option look']

  test('EK-CARD-07.0 item for 1 water, 1 fire and 1 earth, 6 points', () => {
    expect(factsOf(57)).toEqual({ type: 'item', cost: 'WFE', points: 6, activated: false, copies: 2 })
  })

  test('EK-CARD-07.1 it lowers the capacity by 1', () => {
    const game = duel({ hand: '57', play: '4:WFE', reserve: 'AAAAAAA' }).play('summon 57')
    expect([game.reserve(0), game.capacity(0), game.markers(0)]).toEqual(['AAAAAA', 6, 1])
    const gone = statue({}, { active: 1 }, { hand: '10', reserve: 'FFF' }).play('summon 10')
    expect([gone.capacity(0), gone.markers(0)]).toEqual([7, 0])
  })

  test('EK-CARD-07.2 at a season change: a token, or 2 crystals and a look at the top card', () => {
    const game = endTurns(statue())
    expect([game.season, game.seat, game.legal()]).toEqual(['spring', 0, CHOICE])
    game.play('option look')
    expect([game.crystals(0), game.reserve(0), game.view(0).pileSeen, game.asked]).toEqual([2, '', [22], 'dice'])
    for (const [move, token] of [
      ['take air', 'A'],
      ['take water', 'W'],
      ['take fire', 'F'],
      ['take earth', 'E'],
    ] as const)
      expect(endTurns(statue()).play(move).reserve(0)).toBe(token)
  })

  test('EK-CARD-07.2 not without a season change, and for its owner alone', () => {
    expect(endTurns(statue({}, { space: 1 })).asked).toBe('dice')
    const other = endTurns(statue({ play: '' }, {}, { play: '57' }))
    expect([other.seat, other.asked]).toEqual([1, 'statue'])
    expect(endTurns(statue({}, { space: 12 })).asked).toBe('statue')
  })

  test('EK-CARD-07.2 the token taken is cut if there is no room', () => {
    const game = endTurns(statue({ reserve: 'AAAAAA' })).play('take earth')
    expect(game.legal()).toEqual(['return air', 'return earth'])
  })

  test('EK-CARD-07.3 choosing the token excludes crystals and look', () => {
    const game = endTurns(statue()).play('take fire')
    expect([game.crystals(0), game.view(0).pileSeen, game.asked]).toEqual([0, [], 'dice'])
    expect([game.happened('looked-at-pile'), game.happened('saw-cards')]).toEqual([0, 0])
  })

  test('EK-CARD-07.4 a season change in mid-round is answered at once', () => {
    const boots = statue({ play: '57', hand: '7' }).play('summon 7; marker +1')
    expect([boots.season, boots.asked]).toEqual(['spring', 'statue'])
    boots.play('take fire')
    expect([boots.reserve(0), boots.asked, boots.seat]).toEqual(['F', 'act', 0])
    const back = statue({ hand: '7' }, { space: 4 }).play('summon 7; marker -1; option look')
    expect([back.season, back.crystals(0), back.asked]).toEqual(['winter', 2, 'act'])
  })

  test("EK-CARD-07.4 also in an opponent's turn", () => {
    const game = statue({}, { active: 1 }, { hand: '7' }).play('summon 7; marker +1')
    expect([game.seat, game.asked]).toEqual([0, 'statue'])
    game.play('option look')
    expect([game.crystals(0), game.seat, game.asked]).toEqual([2, 1, 'act'])
  })

  test('EK-CARD-07.5 the card looked at stays on top and is seen by the owner only', () => {
    const game = endTurns(statue()).play('option look')
    expect([game.pile, game.discard, game.hand(0)]).toEqual([[22, 3, 1], [5], []])
    expect([0, 1, SPECTATOR].map((viewer) => game.view(viewer).pileSeen)).toEqual([[22], [], []])
    const shown = game.events.filter((event) => 'cards' in event && event.cards.includes(22))
    expect(shown.map((event) => ('only' in event ? event.only : undefined))).toEqual([1 << 0])
  })

  test('EK-CARD-07.6 with an empty draw pile the 2 crystals are still gained', () => {
    const game = endTurns(statue({}, { pile: '', discard: '' }))
    expect(game.legal()).toEqual(CHOICE)
    game.play('option look')
    expect([game.crystals(0), game.view(0).pileSeen, game.asked]).toEqual([2, [], 'dice'])
  })

  test('R-013 EK-CARD-07.6 a look at the last card renews nothing', () => {
    const game = endTurns(statue({}, { pile: '22', discard: '5 6' })).play('option look')
    expect([game.pile, game.discard, game.happened('reshuffled')]).toEqual([[22], [5, 6], 0])
  })

  test('EK-CARD-07.7 two copies choose separately', () => {
    const game = endTurns(statue({ play: '57 57' })).play('take fire')
    expect(game.legal()).toEqual(CHOICE)
    game.play('option look')
    expect([game.reserve(0), game.crystals(0), game.view(0).pileSeen]).toEqual(['F', 2, [22]])
    const looks = endTurns(statue({ play: '57 57' })).play('option look; option look')
    expect([looks.crystals(0), looks.view(0).pileSeen, looks.asked]).toEqual([4, [22], 'dice'])
  })

  test('R-032 it acts before the library of the new year is taken', () => {
    const game = endTurns(statue({ second: '1 2' }, { space: 12, pile: '22 3', discard: '' }))
    expect([game.year, game.asked, game.hand(0)]).toEqual([2, 'statue', []])
    expect(game.play('take air').hand(0)).toEqual([1, 2])
  })

  test('R-034 it acts at the very end of year 3, before the scoring', () => {
    const game = endTurns(statue({}, { year: 3, space: 12 }))
    expect([game.over, game.asked]).toEqual([false, 'statue'])
    game.play('option look')
    expect([game.over, game.crystals(0), game.score(0)]).toEqual([true, 2, 2 + 6])
  })

  test('R-031 two owners choose in turn order, from the active player or the first one', () => {
    const boots = statue({}, { active: 1, first: 0 }, { play: '57', hand: '7' }).play('summon 7; marker +1')
    expect([boots.asked, boots.seat]).toEqual(['statue', 1])
    expect(boots.play('take air').seat).toBe(0)
    const round = statue({}, { active: 1, first: 0 }, { play: '57' }).play('end')
    expect([round.asked, round.seat]).toEqual(['statue', 0])
    expect(round.play('take air').seat).toBe(1)
  })

  test('R-031 the owner sets the order of Statue and Hourglass of Time', () => {
    const game = endTurns(statue({ play: '27 57' }))
    expect(game.legal()).toEqual(['resolve hourglass-of-time', 'resolve statue-of-eolis'])
    game.play('resolve 57; option look; take air')
    expect([game.crystals(0), game.reserve(0)]).toEqual([2, 'A'])
  })
})
