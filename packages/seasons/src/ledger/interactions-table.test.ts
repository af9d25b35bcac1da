import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'

const NONE: SeatSetup = {}
const crystals = (game: Scenario): number[] => game.state.players.map((_, seat) => game.crystals(seat))
/** Two players, seat 0 is active. */
const duel = (mine: SeatSetup, other: SeatSetup = {}, table: TableSetup = {}): Scenario =>
  scenario({ seats: [mine, other], ...table })
/** The last turn of the round is seat 1's. */
const closing = (first: SeatSetup, second: SeatSetup, table: TableSetup = {}): Scenario =>
  scenario({ seats: [first, second], active: 1, first: 0, ...table })

describe('cards that make others leave play', () => {
  test('R-096 Amsug Longneck takes a Bespelled Grimoire: the surplus is cut at once, in another turn', () => {
    const game = duel({ hand: '17 3', reserve: 'AWEE', play: '22' }, { play: '18', reserve: 'AAAAAAAWW' })
    game.play('summon 17')
    expect([game.seat, game.asked, game.hand(1)]).toEqual([1, 'return', [18]])
    game.play('return water; return water')
    expect([game.reserve(1), game.hand(0)]).toEqual(['AAAAAAA', [3, 22]])
  })

  test('R-096 Syllas the Faithful and two Bespelled Grimoires: the other one keeps the room', () => {
    const game = duel({ hand: '10', reserve: 'FFF' }, { play: '18 18', reserve: 'AAAAAAAAA' }).play('summon 10')
    expect([game.seat, game.reserve(1).length, game.inPlay(1)]).toEqual([0, 9, [18]])
  })

  test('R-097 Cursed Treatise taken back by Amsug Longneck keeps the reserve, sacrificed to Syllas it does not', () => {
    const back = duel({ hand: '17', reserve: 'AW' }, { play: '42', reserve: 'FFF' }).play('summon 17')
    expect([back.hand(1), back.reserve(1)]).toEqual([[42], 'FFF'])
    const gone = duel({ hand: '10', reserve: 'FFF' }, { play: '42 4:EE 35:AA', reserve: 'FFF' })
    gone.play('summon 10; sacrifice 42')
    expect([gone.reserve(1), gone.stored(1, 4), gone.stored(1, 35)]).toEqual(['', 'EE', 'AA'])
  })

  test('R-045 tokens on Amulet of Water and Glutton Cauldron are lost to Amsug Longneck', () => {
    const game = duel({ hand: '17', reserve: 'AW', play: '4:EEE' }, { play: '35:AAAAAA' }).play('summon 17')
    expect([game.hand(0), game.hand(1), game.reserve(0), game.reserve(1)]).toEqual([[4], [35], '', ''])
  })

  test('R-087 Amsug Longneck takes back an item summoned in the same turn', () => {
    const game = duel({ hand: '3 17', reserve: 'AWEE' }).play('summon 3; summon 17')
    expect([game.hand(0), game.inPlay(0), game.crystals(0)]).toEqual([[3], [17], 9])
  })

  test('R-070 an Idol taken back by Amsug Longneck is a new card: straight, with its enter-play effect', () => {
    const game = duel({ hand: '17', play: '43 49', reserve: 'AAWWFE' })
    game.play('activate 43; summon 17')
    expect(game.hand(0)).toEqual([43])
    game.play('summon 43')
    expect([game.turned(0, 43), game.crystals(0)]).toEqual([false, 1 + 10])
    expect(game.play('activate 43').crystals(0)).toBe(11 + 2)
  })

  test('R-033 Syllas the Faithful asks clockwise from the left neighbour, players without cards are skipped', () => {
    const seats = [{ play: '1 2' }, NONE, { hand: '10', reserve: 'FFF' }, { play: '3 5' }]
    const game = scenario({ players: 4, active: 2, seats }).play('summon 10')
    expect(game.seat).toBe(3)
    expect(game.play('sacrifice 3').seat).toBe(0)
    expect(game.play('sacrifice 1').seat).toBe(2)
  })
})

describe('Damned Soul of Onys', () => {
  test('R-078 with two players it can go over and come back in one round', () => {
    const game = duel({ play: '50', reserve: 'W', crystals: 9 }, { reserve: 'W', crystals: 9, die: 'winter5.2' })
    game.play('activate 50; end; activate 50')
    expect([game.inPlay(0), game.inPlay(1), game.turned(0, 50)]).toEqual([[50], [], false])
    game.play('end')
    expect(crystals(game)).toEqual([6, 15])
  })

  test('R-077 it ignores a full gauge and gives nothing on arrival', () => {
    const game = duel({ play: '50', reserve: 'W' }, { gauge: 1, play: '22', hand: '7' }).play('activate 50')
    expect([game.inPlay(1), game.crystals(1), game.reserve(1)]).toEqual([[22, 50], 0, ''])
    expect(game.endTurn().why('summon 7')).toEqual(['gauge-full'])
  })

  test('R-110 received, it counts for Idol of the Familiar and spoils Sealed Chest of Urm', () => {
    const table = { active: 1, first: 1 }
    const game = scenario({
      ...table,
      seats: [
        { play: '43 46', die: 'winter5.2' },
        { play: '50', reserve: 'W' },
      ],
    })
    expect(game.score(0)).toBe(10 + 20)
    game.play('activate 50; end')
    expect([game.score(0), game.play('activate 43').crystals(0)]).toEqual([6 + 10 - 5, 7])
  })

  test('R-030 before Titus Deepgaze or Wondrous Chest it costs a poor player less', () => {
    const table = { first: 0 }
    const soul = closing({ play: '39 50' }, { crystals: 3 }, table).endTurn()
    expect([soul.asked, soul.play('resolve 50').crystals(0)]).toEqual(['resolve', 1])
    const titus = closing({ play: '39 50' }, { crystals: 3 }, table).endTurn().play('resolve 39')
    expect(titus.crystals(0)).toBe(0)
    const rich = closing({ crystals: 3, play: '39 50' }, { crystals: 3 }, table).endTurn()
    expect([rich.asked, rich.crystals(0)]).toEqual(['dice', 1])
  })

  test('R-018 Demon of Argos and a received Damned Soul leave cards above the gauge in play', () => {
    const game = duel({ hand: '38', play: '50', reserve: 'AWWFE' }, { gauge: 2, play: '1 2' })
    game.play('summon 38; activate 50')
    expect([game.gauge(1), game.inPlay(1)]).toEqual([1, [1, 2, 50]])
  })
})

describe('time', () => {
  test('R-031 Figrim the Avaricious and Hourglass of Time act for the active player first', () => {
    const seats = [{ play: '11' }, { play: '11 27', hand: '7', crystals: 0 }]
    const game = scenario({ active: 1, first: 0, space: 1, year: 2, seats: [{ ...seats[0], crystals: 1 }, seats[1]!] })
    game.play('summon 7; marker -1; take air')
    expect(crystals(game)).toEqual([1, 0])
  })

  test('R-034 Figrim and Hourglass act at the very end; the token counts for Lantern of Xidit', () => {
    const game = closing({ play: '27 45', crystals: 2 }, { play: '11' }, { year: 3, space: 12 }).endTurn()
    game.play('take air')
    expect([game.over, game.score(0), game.score(1)]).toEqual([true, 1 + 6 + 24 + 3, 1 + 7])
  })

  test('R-039 Temporal Boots twice over the year boundary: season changes count again, the library does not', () => {
    const game = duel({ hand: '7 7', play: '11', second: '2 3' }, { crystals: 5 }, { space: 12 })
    game.play('summon 7; marker +1; summon 7; marker -1')
    expect([crystals(game), game.hand(0), game.year]).toEqual([[2, 3], [2, 3], 1])
  })
})

describe('copies and counts', () => {
  test('R-093 two Titus: an opponent with 1 crystal pays the first and costs the second', () => {
    const game = closing({ play: '39 39' }, { crystals: 1 }).endRound()
    expect([crystals(game), game.inPlay(0)]).toEqual([[1, 0], [39]])
  })

  test('R-092 Titus takes from those who can pay before he is sacrificed', () => {
    const seats = [{ play: '39' }, NONE, { crystals: 4 }]
    const game = scenario({ players: 3, first: 0, active: 2, seats }).endRound()
    expect([crystals(game), game.inPlay(0)]).toEqual([[1, 0, 3], []])
  })

  test('R-094 two Beggar’s Horns: two tokens from 0, one from 1', () => {
    const none = closing({ play: '14 14' }, NONE).endTurn().play('take air; take air')
    expect([none.asked, none.reserve(0)]).toEqual(['dice', 'AA'])
    const one = closing({ play: '14 14', reserve: 'F' }, NONE).endTurn().play('take air')
    expect([one.asked, one.reserve(0)]).toEqual(['dice', 'AF'])
  })

  test('R-095 Scepter of Greatness and Pendant of Ragnor count other items, an earlier copy too, but no familiars', () => {
    const scepter = duel({ hand: '28', play: '28 1 10', reserve: 'AWFE' }).play('summon 28')
    expect(scepter.crystals(0)).toBe(6)
    const pendant = duel({ hand: '48', play: '48 1 10', reserve: 'AWF' }).play('summon 48; take air; take earth')
    expect([pendant.asked, pendant.reserve(0)]).toEqual(['act', 'AE'])
  })

  test('R-076 two Dice of Malice: the second may answer the first, only the last face counts', () => {
    const game = scenario({ at: 'die', seats: [{ play: '15 15', die: 'winter4.5' }, NONE] })
    game.rigReroll(2).play('activate 15')
    expect([game.die(0), game.crystals(0), game.reserve(0)]).toEqual(['winter4.2', 2, ''])
    game.rigReroll(6).play('activate 15#2')
    expect([game.crystals(0), game.reserve(0), game.die(0)]).toEqual([4, 'F', 'winter4.6'])
  })

  test('R-085 Vampiric Crown with Runic Cube of Eolis: any mix up to the capacity', () => {
    const game = duel({ hand: '36 22', reserve: 'AWFFFFF' }).play('summon 36; discard 22')
    while (game.asked === 'take') game.play('take earth')
    while (game.asked === 'return') game.play(game.can('return fire') ? 'return fire' : 'return earth')
    expect([game.asked, game.reserve(0)]).toEqual(['act', 'EEEEEEE'])
  })

  test('R-098 Ragfield’s Helm, Lantern of Xidit and Sealed Chest of Urm add up, also in two copies', () => {
    const game = closing({ play: '19 19 45 46 46', reserve: 'A' }, NONE, { year: 3, space: 12 }).endRound()
    expect(game.standings?.[0]?.score).toBe(2 * 30 + 24 + 3 + 2 * 30)
  })

  test('R-011 Amulet of Fire draws on after the pile was renewed; held cards are not shuffled in', () => {
    const game = duel({ hand: '2', reserve: 'FF' }, NONE, { pile: '22 3', discard: '5 6 8' }).play('summon 2')
    expect([game.held.slice(0, 2), game.pile.length, game.discard]).toEqual([[22, 3], 1, []])
    expect([...game.held.slice(2), ...game.pile].sort((a, b) => a - b)).toEqual([5, 6, 8])
  })

  test('R-011 with both piles empty a sacrificed Potion of Knowledge becomes the draw pile', () => {
    const game = duel({ play: '25' }, NONE, { pile: '', discard: '' }).play('activate 25')
    expect([game.pile, game.discard]).toEqual([[25], []])
  })

  test('R-089 Naria the Prophetess with too few cards: the owner first, then clockwise', () => {
    const seats = [NONE, { hand: '12', crystals: 3 }, NONE, NONE]
    const game = scenario({ players: 4, active: 1, seats, pile: '22 3', discard: '' }).play('summon 12; keep 22')
    expect([game.hand(1), game.hand(2), game.hand(3), game.hand(0)]).toEqual([[22], [3], [], []])
  })

  test('R-091 Demon of Argos against gauge 0 and with a single card left', () => {
    const seats = [{ hand: '38', reserve: 'AWFE' }, { gauge: 0 }, { gauge: 3 }]
    const game = scenario({ players: 3, seats, pile: '22', discard: '' }).play('summon 38')
    expect([game.gauge(1), game.gauge(2), game.hand(1), game.hand(2)]).toEqual([0, 2, [22], []])
  })
})
