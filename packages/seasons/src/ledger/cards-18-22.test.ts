import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario } from '../testing/index.ts'
import { expectFacts } from './card-facts.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, other: SeatSetup = {}): Scenario => scenario({ seats: [own, other] })
/** The moves that are open and answer something else than the question named. */
const others = (game: Scenario, kind: string): string[] => game.legal().filter((text) => !text.startsWith(`${kind} `))

describe('18 Bespelled Grimoire', () => {
  const TEN = 'AAAWWWFFEE'

  test('CARD-018.0 facts', () => expectFacts(18, { kind: 'item', energy: 'WE', points: 8 }))

  test('CARD-018.1 two tokens of any kinds', () => {
    const game = duel({ hand: '18', reserve: 'WE' }).play('summon 18')
    const any = ['take air', 'take water', 'take fire', 'take earth']
    expect(game.legal()).toEqual(any)
    expect(game.play('take fire').legal()).toEqual(any)
    game.play('take air')
    expect([game.reserve(0), game.asked]).toEqual(['AF', 'act'])
  })

  test('CARD-018.2 a capacity of 10 instead of 7', () => {
    const five = 'activate 25; take air; take air; take air; take air; take air'
    const with18 = duel({ play: '18 25', reserve: 'FFFFF' }).play(five)
    expect([with18.reserve(0), with18.asked]).toEqual(['AAAAAFFFFF', 'act'])
    const eleven = duel({ play: '18 25', reserve: 'FFFFFF' }).play(five)
    expect(others(eleven, 'return')).toEqual([])
    expect(eleven.play('return fire').asked).toBe('act')
    const without = duel({ play: '25', reserve: 'FFFFF' }).play(five).play('return fire; return fire; return fire')
    expect([without.reserve(0), without.asked]).toEqual(['AAAAAFF', 'act'])
  })

  test('CARD-018.3 the higher capacity already applies to its own tokens', () => {
    const game = duel({ hand: '18', play: '4:WE', reserve: 'AAAAAAA' }).play('summon 18; take fire; take fire')
    expect([game.reserve(0), game.asked]).toEqual(['AAAAAAAFF', 'act'])
  })

  test('CARD-018.4 all ten tokens are reserve, none is bound to the card', () => {
    const game = scenario({ permission: true, season: 'winter', seats: [{ play: '18', reserve: TEN }] })
    expect([game.stored(0, 18), game.view(0).players[0]!.capacity]).toEqual(['', 10])
    game.play('transmute air; transmute air; transmute air; transmute water; transmute water; transmute water')
    game.play('transmute fire; transmute fire; transmute earth; transmute earth')
    expect([game.reserve(0), game.crystals(0)]).toEqual(['', 3 + 3 + 4 + 6])
  })

  test('CARD-018.5 its tokens are seen by the eight cards that look at a reserve', () => {
    const taken = (play: string, reserve: string): Scenario =>
      duel({ hand: '18', play, reserve }).play('summon 18; take fire; take fire; end; end')
    expect(taken('13', 'WEAA').crystals(0)).toBe(3)
    expect(taken('14', 'WE').reserve(0)).toBe('FF')
    expect(duel({ hand: '40', reserve: 'AAA' }, { play: '18', reserve: TEN }).play('summon 40').reserve(1)).toBe(
      'AAAAAAAAAA',
    )
    expect(duel({ play: '18 45', reserve: TEN }).score(0)).toBe(8 + 24 + 30)
    const lewis = duel({ hand: '21', play: '18', reserve: 'AF' }, { play: '18', reserve: TEN })
    expect(lewis.play('summon 21').reserve(0)).toBe(TEN)
    expect(duel({ hand: '22', play: '18 24', reserve: TEN }).play('activate 24').reserve(0)).toBe('')
    const life = duel({ play: '18 26', reserve: TEN }).play('activate 26')
    expect([life.reserve(0), life.crystals(0)]).toEqual(['', 40])
    const skull = duel({ play: '18 37 42 1', reserve: TEN }).play('activate 37; sacrifice 42')
    expect(skull.reserve(0)).toBe('')
  })

  test('CARD-018.6 a second copy gives tokens but no further capacity', () => {
    const game = duel({ hand: '18', play: '18 25', reserve: 'WEAAAAAA' }).play('summon 18; take fire; take fire')
    expect(game.reserve(0)).toBe('AAAAAAFF')
    game.play('activate 25; take water; take water; take water; take water; take water; return air; return air')
    expect(game.asked).toBe('return')
    expect(game.play('return air').asked).toBe('act')
    expect(game.reserve(0)).toBe('AAAWWWWWFF')
  })

  test('CARD-018.7 when the last copy leaves play the surplus is cut at once', () => {
    const skull = duel({ play: '18 37 1 2', reserve: 'AAAAAWWWW' }).play('activate 37; sacrifice 18')
    expect(skull.legal()).toEqual(['return air', 'return water'])
    skull.play('return air; return water')
    expect([skull.reserve(0), skull.asked]).toEqual(['AAAAWWW', 'sacrifice'])

    const inOthersTurn = duel({ hand: '10', reserve: 'FFF' }, { play: '18', reserve: 'AAAAAWWW' }).play('summon 10')
    expect([inOthersTurn.seat, inOthersTurn.legal()]).toEqual([1, ['return air', 'return water']])
    expect(inOthersTurn.play('return water').seat).toBe(0)
    expect(inOthersTurn.reserve(1)).toBe('AAAAAWW')

    const recalled = duel({ hand: '17', reserve: 'AW' }, { play: '18', reserve: 'AAAAAAAAAA' }).play('summon 17')
    expect([recalled.reserve(1), recalled.hand(1)]).toEqual(['AAAAAAA', [18]])
    const another = duel({ play: '18 18 37 1', reserve: 'AAAAAWWWW' }).play('activate 37; sacrifice 18')
    expect([another.reserve(0), another.asked]).toEqual(['AAAAAWWWW', 'sacrifice'])
  })
})

describe("19 Ragfield's Helm", () => {
  const score = (own: string, ...rest: string[]): number =>
    scenario({ players: rest.length + 1, seats: [own, ...rest].map((play) => ({ play })) }).score(0)

  test('CARD-019.0 facts', () => expectFacts(19, { kind: 'item', energy: 'AAA', points: 10 }))

  test('CARD-019.1 20 crystals at game end with more cards in play than every opponent', () => {
    const seats = [{ play: '19 1 2', crystals: 7 }, { play: '3 4' }, { play: '5' }]
    const game = scenario({ players: 3, seats, year: 3, space: 12, pips: 1 }).play('end; end; end')
    expect(game.over).toBe(true)
    expect(game.standings?.find(({ seat }) => seat === 0)?.score).toBe(7 + 10 + 6 + 6 + 20)
    expect(score('19 1 2', '3', '5 13 14 8')).toBe(22)
    expect(score('19 1', '3 4 5', '7')).toBe(16)
  })

  test('CARD-019.2 nothing with a tie for the most cards', () => {
    expect(score('19 1', '3 4', '5')).toBe(16)
    expect(score('19 1 2', '3 4', '5')).toBe(22 + 20)
    const both = scenario({ seats: [{ play: '19 1' }, { play: '19 2' }] })
    expect([both.score(0), both.score(1)]).toEqual([16, 16])
  })

  test('CARD-019.3 the Helm itself counts', () => {
    expect(score('19', '')).toBe(30)
    expect(score('19 1', '3')).toBe(16 + 20)
  })

  test('CARD-019.4 two copies give 20 crystals each', () => {
    expect(score('19 19', '3')).toBe(20 + 40)
    expect(score('19 19', '3 4')).toBe(20)
  })
})

describe('20 Hand of Fortune', () => {
  const hand = (cards: string, reserve: string, rest: SeatSetup = {}): Scenario =>
    duel({ play: '20', hand: cards, reserve, ...rest })

  test('CARD-020.0 facts', () => expectFacts(20, { kind: 'item', energy: 'AFE', crystals: 3, points: 9 }))

  test('CARD-020.1 one energy less, of a kind chosen among those in the cost', () => {
    const chosen = hand('27', 'AAWFE').play('summon 27')
    expect(chosen.legal()).toEqual(['save air', 'save water', 'save fire', 'save earth'])
    expect(chosen.play('save fire').reserve(0)).toBe('AF')
    expect(hand('21', 'AWFE').play('summon 21').legal()).toEqual(['save air', 'save fire'])
    expect(hand('27', 'AWE').play('summon 27').reserve(0)).toBe('')
    expect(hand('27', 'AW').can('summon 27')).toBe(false)
    expect(hand('27', 'AAWW').can('summon 27')).toBe(false)
  })

  test('CARD-020.2 at least one energy is paid', () => {
    expect(hand('39', '').can('summon 39')).toBe(false)
    expect(hand('39', 'FF').play('summon 39').reserve(0)).toBe('F')
    expect(hand('23', '').can('summon 23')).toBe(false)
    expect(hand('23', 'FF').play('summon 23').reserve(0)).toBe('F')
  })

  test('CARD-020.3 crystals are not reduced and free cards stay free', () => {
    expect(hand('22', 'AWFE', { crystals: 19 }).can('summon 22')).toBe(false)
    expect(hand('22', 'AWFE', { crystals: 20 }).play('summon 22').reserve(0)).toBe('AWFE')
    expect(hand('20', 'AFE', { crystals: 2 }).can('summon 20')).toBe(false)
    expect(hand('20', 'AF', { crystals: 4 }).play('summon 20').crystals(0)).toBe(1)
    expect(hand('15', '').play('summon 15').inPlay(0)).toEqual([20, 15])
    expect(hand('15', 'A').play('summon 15').reserve(0)).toBe('A')
  })

  test('CARD-020.4 the reduction cannot be renounced', () => {
    expect(hand('6', 'EEE').play('summon 6').reserve(0)).toBe('E')
    const game = hand('8', 'AF').play('summon 8')
    expect(game.legal()).toEqual(['save air', 'save fire'])
    expect(game.play('save air').reserve(0)).toBe('A')
  })

  test('CARD-020.5 two copies save two tokens, one is still paid', () => {
    const two = (cards: string, reserve: string): Scenario => duel({ play: '20 20', hand: cards, reserve })
    expect(two('27', 'AWFE').play('summon 27; save water; save earth').reserve(0)).toBe('WE')
    expect(two('27', 'WE').play('summon 27').inPlay(0)).toEqual([20, 20, 27])
    expect(two('27', 'W').can('summon 27')).toBe(false)
    expect(two('23', 'FF').play('summon 23').reserve(0)).toBe('F')
    expect(two('6', 'EEE').play('summon 6').reserve(0)).toBe('EE')
    expect(two('23', '').can('summon 23')).toBe(false)
  })

  test('CARD-020.6 activation costs stay', () => {
    const uses = (play: string, reserve: string): string[] => duel({ play, reserve }).moves('activate')
    expect(uses('20 16 35', '')).toEqual([])
    expect(uses('20 5', 'AA')).toEqual([])
    expect(duel({ play: '20 5', reserve: 'AAA' }).play('activate 5').reserve(0)).toBe('')
    expect(duel({ play: '20 16', reserve: 'A' }).play('activate 16').reserve(0)).toBe('')
    const orb = scenario({ pile: '22 3', seats: [{ play: '20 34', reserve: 'AAA' }, {}] }).play('activate 34')
    expect([orb.asked, orb.inPlay(0)]).toEqual(['act', [20, 34]])
  })

  test('CARD-020.8 Elemental Amulet is reduced', () => {
    const game = hand('31', 'FE').play('summon 31; with fire+earth; save fire')
    expect([game.reserve(0), game.crystals(0), game.hand(0).length]).toEqual(['F', 5, 1])
  })

  test('CARD-020.9 the first copy does not reduce its own cost, but that of the second', () => {
    const first = (reserve: string): Scenario => duel({ hand: '20', reserve, crystals: 3 })
    expect(first('AF').can('summon 20')).toBe(false)
    expect(first('AFE').play('summon 20').reserve(0)).toBe('')
    expect(hand('20', 'AF', { crystals: 3 }).play('summon 20').inPlay(0)).toEqual([20, 20])
  })

  test('CARD-020.10 energy costs by the number of players are reduced', () => {
    const paying = (players: number, card: number, reserve: string): Scenario =>
      scenario({ players, seats: [{ play: '20', hand: `${card}`, reserve }] })
    expect(paying(4, 39, 'FFF').play('summon 39').reserve(0)).toBe('F')
    expect(paying(4, 39, 'F').can('summon 39')).toBe(false)
    expect(paying(3, 49, 'EE').play('summon 49').reserve(0)).toBe('E')
    expect(paying(3, 49, '').can('summon 49')).toBe(false)
  })
})

describe('21 Lewis Greyface', () => {
  const three = (first: SeatSetup, ...rest: SeatSetup[]): Scenario => scenario({ players: 3, seats: [first, ...rest] })

  test('CARD-021.0 facts', () => expectFacts(21, { kind: 'familiar', energy: 'AF', points: 6 }))

  test('CARD-021.1 the same tokens as an opponent of the own choice', () => {
    const game = three({ hand: '21', reserve: 'AWF' }, { reserve: 'AA' }, { reserve: 'FEE' }).play('summon 21')
    expect(game.legal()).toEqual(['copy 2', 'copy 3'])
    expect(game.play('copy 3').reserve(0)).toBe('WFEE')
  })

  test('CARD-021.2 the opponent loses nothing', () => {
    const game = three({ hand: '21', reserve: 'AF' }, { reserve: 'AA' }, { reserve: 'FEE' }).play('summon 21; copy 3')
    expect([game.reserve(1), game.reserve(2)]).toEqual(['AA', 'FEE'])
  })

  test('CARD-021.3 Grimoire tokens are copied, tokens on other cards are not', () => {
    const other = { play: '18 4:WWFE 35:AAA', reserve: 'AWWWFFEEE' }
    const game = duel({ hand: '21', play: '18', reserve: 'AF' }, other).play('summon 21')
    expect([game.reserve(0), game.stored(1, 4), game.stored(1, 35)]).toEqual(['AWWWFFEEE', 'WWFE', 'AAA'])
  })

  test('CARD-021.4 an empty reserve may be chosen and gives nothing', () => {
    const game = three({ hand: '21', reserve: 'AAF' }, {}, { reserve: 'FEE' }).play('summon 21; copy 2')
    expect([game.reserve(0), game.inPlay(0)]).toEqual(['A', [21]])
  })

  test('CARD-021.5 the surplus is cut at once', () => {
    const game = duel({ hand: '21', reserve: 'AFEEEEE' }, { reserve: 'WWWW' }).play('summon 21')
    expect(game.legal()).toEqual(['return water', 'return earth'])
    game.play('return earth; return water')
    expect([game.reserve(0), game.asked]).toEqual(['WWWEEEE', 'act'])
  })
})

describe('22 Runic Cube of Eolis', () => {
  test('CARD-022.0 facts', () => expectFacts(22, { kind: 'item', crystals: 20, points: 30 }))

  test('CARD-022.1 no effect during the game', () => {
    const game = scenario({ space: 3, pips: 1, seats: [{ hand: '22', reserve: 'AWFE', crystals: 22, gauge: 5 }, {}] })
    game.play('summon 22')
    expect([game.crystals(0), game.reserve(0), game.gauge(0), game.hand(0)]).toEqual([2, 'AWFE', 5, []])
    expect(game.moves('activate')).toEqual([])
    game.play('end; end')
    expect([game.season, game.crystals(0), game.reserve(0), game.gauge(0)]).toEqual(['spring', 2, 'AWFE', 5])
    expect([game.asked, game.inPlay(0)]).toEqual(['dice', [22]])
  })

  test('CARD-022.2 30 points at game end', () => {
    const game = scenario({ year: 3, space: 12, pips: 1, seats: [{ play: '22 22' }, {}] }).play('end; end')
    expect(game.standings?.map(({ score }) => score)).toEqual([60, 6])
  })
})
