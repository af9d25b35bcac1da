import { describe, expect, test } from 'vitest'
import { face, factsOf, kingdom, type Scenario, type SeatSetup, type TableSetup } from '../testing/index.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
  kingdom({ seats: [own, other], ...rest })

/** Both turns end; what the end of the round asks stays open. */
const endTurns = (game: Scenario): Scenario => game.play('end; end')

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)

describe('58 Familiar Catcher', () => {
  const catcher = (pile: string, own: SeatSetup = {}, discard = ''): Scenario =>
    duel({ hand: '58', reserve: 'AF', ...own }, { pile, discard }).play('summon 58')

  test('EK-CARD-08.0 item for 1 air and 1 fire, 7 points', () => {
    expect(factsOf(58)).toEqual({ type: 'item', cost: 'AF', points: 7, activated: false, copies: 2 })
  })

  test('EK-CARD-08.1 reveal cards until a familiar appears', () => {
    const game = catcher('1 22 12 10 3')
    expect([game.held, game.pile, game.asked, game.hand(0)]).toEqual([[1, 22, 12], [10, 3], 'found', []])
    expect(game.view(1).held).toEqual([1, 22, 12])
  })

  test('EK-CARD-08.2 it is kept, or discarded; then the owner may search once more', () => {
    expect(catcher('1 12 10 3').legal()).toEqual(['keep naria-the-prophetess', 'discard naria-the-prophetess'])
    const kept = catcher('1 12 10 3').play('keep 12')
    expect([kept.hand(0), kept.discard, kept.pile, kept.asked]).toEqual([[12], [1], [10, 3], 'act'])
    const given = catcher('12 3 10 1').play('discard 12')
    expect(given.legal()).toEqual(['option search', 'option stop'])
    given.play('option stop')
    expect([given.hand(0), given.discard, given.pile, given.asked]).toEqual([[], [12], [3, 10, 1], 'act'])
  })

  test('EK-CARD-08.3 the familiar of the second search must be kept', () => {
    const game = catcher('12 10 16 1').play('discard 12; option search')
    expect([game.hand(0), game.discard, game.pile, game.asked]).toEqual([[10], [12], [16, 1], 'act'])
  })

  test('EK-CARD-08.4 the decision on the first familiar is final', () => {
    const found = catcher('12 3 10 1').play('discard 12; option search')
    expect([found.hand(0), found.moves('keep')]).toEqual([[10], []])
    const failed = catcher('12 3 1').play('discard 12; option search')
    expect([failed.hand(0), failed.asked]).toEqual([[], 'act'])
  })

  test('EK-CARD-08.5 all other revealed cards are discarded, in the order that the owner sets', () => {
    const game = catcher('1 12 3 22 10 5 6').play('discard 12; option search')
    expect(game.hand(0)).toEqual([10])
    game.play('discard 22; option stop')
    expect([game.discard, game.held, game.pile]).toEqual([[3, 12, 1, 22], [], [5, 6]])
  })

  test('EK-CARD-08.6 if neither pile holds a familiar the search ends without a card', () => {
    const game = catcher('1 3', {}, '22 5')
    expect([game.hand(0), game.held, game.asked]).toEqual([[], [], 'act'])
    expect(game.happened('revealed')).toBe(1)
  })

  test('R-119 the discards are shuffled in during the search; after one in vain all cards are the new pile', () => {
    const found = catcher('1 3', {}, '12')
    expect([found.held, found.asked, found.discard]).toEqual([[1, 3, 12], 'found', []])
    const failed = catcher('1 3', {}, '22 5')
    expect([ascending(failed.pile), failed.discard]).toEqual([[1, 3, 5, 22], []])
  })

  test('R-103 Shield of Zira does not save the familiar that is given up', () => {
    const game = catcher('12 1 3', { play: '63' }).play('discard 12; option stop')
    expect([game.inPlay(0), game.crystals(0), game.discard]).toEqual([[63, 58], 0, [12]])
  })
})

describe("59 Io's Transmuter", () => {
  const six = face({ crystals: 6, season: 'winter' })
  const energy = face({ energy: 'AA', gauge: 1, season: 'winter' })
  /** In winter, where air is worth 1 crystal, at the beginning of the turn. */
  const turn = (own: SeatSetup = {}, other: SeatSetup = {}): Scenario =>
    duel({ play: '59', die: six, reserve: 'AAA', ...own }, { at: 'die' }, other)
  /** The crystals that the end of the round brings. */
  const atEnd = (game: Scenario): number => {
    const before = game.crystals(0)
    return endTurns(game).crystals(0) - before
  }

  test('EK-CARD-09.0 item for 1 water and 1 earth, 6 points', () => {
    expect(factsOf(59)).toEqual({ type: 'item', cost: 'WE', points: 6, activated: false, copies: 2 })
  })

  test('EK-CARD-09.1 in a turn whose die grants crystals the owner may transmute', () => {
    const game = turn()
    expect([game.crystals(0), game.moves('transmute')]).toEqual([6, ['transmute air']])
    expect(game.play('transmute air').crystals(0)).toBe(7)
    const beside = turn({ die: face({ crystals: 3, season: 'winter' }) })
    expect(beside.can('transmute water')).toBe(true)
    expect(turn({ die: energy }).moves('transmute')).toEqual([])
    expect(turn({ play: '' }).moves('transmute')).toEqual([])
    expect(turn({ play: '' }, { play: '59' }).moves('transmute')).toEqual([])
  })

  test("EK-CARD-09.1 the permission does not outlast the turn nor serve in another one's", () => {
    const game = turn({}, { play: '59', die: energy, reserve: 'FF' }).play('end')
    expect([game.seat, game.asked, game.moves('transmute')]).toEqual([1, 'act', []])
  })

  test('EK-CARD-09.2 2 crystals at the end of the round, if a token was transmuted with it', () => {
    const used = turn().play('transmute air; end')
    expect(used.crystals(0)).toBe(7)
    expect(used.play('end').crystals(0)).toBe(9)
    expect(atEnd(turn())).toBe(0)
  })

  test('EK-CARD-09.3 once per round, whatever the number of tokens', () => {
    const game = turn().play('transmute air; transmute air; transmute air')
    expect([game.crystals(0), atEnd(game)]).toEqual([9, 2])
    // What was done in one round brings nothing in the next one.
    const next = endTurns(turn({ reserve: 'A' }).play('transmute air'))
    next.endRound()
    expect(next.events.flatMap((event) => (event.type === 'gained' && event.by === 59 ? [event.n] : []))).toEqual([2])
  })

  test('EK-CARD-09.4 transmuting by other means does not bring them', () => {
    const bonus = turn({ die: energy }).play('bonus transmute; transmute air')
    expect([bonus.crystals(0), atEnd(bonus)]).toEqual([2, 0])
    const die = turn({ die: face({ transmute: true, season: 'winter' }) }).play('transmute air')
    expect(atEnd(die)).toBe(0)
    const tree = turn({ play: '59 32', die: energy }).play('activate 32/2; transmute air')
    expect(atEnd(tree)).toBe(0)
  })

  test('EK-CARD-09.5 any ordinary transmutation in such a turn counts as made with it', () => {
    const bonus = turn().play('bonus transmute; transmute air')
    expect([bonus.crystals(0), atEnd(bonus)]).toEqual([8, 2])
    const tree = turn({ play: '59 32' }).play('activate 32/2; transmute air')
    expect(atEnd(tree)).toBe(2)
    const amulet = turn({ play: '59 4:W', reserve: '' }).play('transmute water from amulet')
    expect(atEnd(amulet)).toBe(2)
  })

  test('EK-CARD-09.6 Balance of Ishtar and Potion of Life do not count', () => {
    const balance = turn({ play: '59 5' }).play('activate 5')
    expect([balance.crystals(0), atEnd(balance)]).toEqual([15, 0])
    const life = turn({ play: '59 26' }).play('activate 26')
    expect([life.crystals(0), atEnd(life)]).toEqual([18, 0])
  })

  test('EK-CARD-09.7 two copies give 2 crystals each', () => {
    expect(atEnd(turn({ play: '59 59' }).play('transmute air'))).toBe(4)
    expect(atEnd(turn({ play: '59 59' }))).toBe(0)
  })

  test('EK-CARD-09.8 summoned later in such a turn it works for the rest of it', () => {
    const game = turn({ play: '', hand: '59', reserve: 'AWE' })
    expect(game.moves('transmute')).toEqual([])
    expect(atEnd(game.play('summon 59; transmute air'))).toBe(2)
    // What was transmuted before does not count.
    const early = turn({ play: '', hand: '59', reserve: 'AWE' }).play('bonus transmute; transmute air; summon 59')
    expect(atEnd(early)).toBe(0)
    const second = turn({ hand: '59', reserve: 'AAWE' }).play('transmute air; summon 59')
    expect(atEnd(second)).toBe(2)
  })

  test('EK-CARD-09.9 with Steadfast Die instead of the die it gives no permission', () => {
    const steadfast = (): Scenario => turn({ play: '59 64', gauge: 5 })
    const gauge = steadfast().play('option gauge')
    expect([gauge.crystals(0), gauge.moves('transmute')]).toEqual([0, []])
    const transmute = steadfast().play('option transmute; transmute air')
    expect([transmute.crystals(0), atEnd(transmute)]).toEqual([1, 0])
    expect(steadfast().play('go').moves('transmute')).toEqual(['transmute air'])
  })

  test('EK-CARD-09.9 after Die of Malice the new face counts', () => {
    // The fourth die of winter: side 5 shows 6 crystals, side 4 two water and a gauge step.
    const lost = turn({ play: '59 15', die: 'winter4.5' }).rigReroll(4).play('activate 15')
    expect([lost.crystals(0), lost.moves('transmute')]).toEqual([2, []])
    const won = turn({ play: '59 15', die: 'winter4.4' }).rigReroll(5).play('activate 15')
    expect([won.crystals(0), won.moves('transmute')]).toEqual([8, ['transmute air']])
    expect(atEnd(won.play('transmute air'))).toBe(2)
  })

  test('R-128 the 2 crystals of Die of Malice are no grant of the die', () => {
    const game = turn({ play: '59 15', die: 'winter4.4' }).rigReroll(1).play('activate 15')
    // Side 1 permits transmuting by itself.
    expect([game.crystals(0), atEnd(game.play('transmute air'))]).toEqual([2, 0])
  })

  test('R-070 a Transmuter that re-enters has not been used', () => {
    const game = turn({ hand: '54', reserve: 'AAWWE' }).play('transmute air; summon 54; summon 59')
    expect([game.inPlay(0), atEnd(game)]).toEqual([[54, 59], 0])
  })

  test('R-109 a Raven that copies it gives permission and crystals to its owner', () => {
    const game = turn({ play: '68=59' }, { play: '59' }).play('transmute air')
    expect(atEnd(game)).toBe(2)
  })

  test('R-072 transmuting with it is no activation: Thieving Fairies take nothing', () => {
    const game = turn({}, { play: '41' }).play('transmute air')
    expect([game.crystals(0), game.crystals(1), game.turned(0, 59)]).toEqual([7, 0, false])
  })
})

describe('60 Throne of Renewal', () => {
  const throne = (hand: string, own: SeatSetup = {}, rest: TableSetup = {}): Scenario =>
    duel({ hand: `60 ${hand}`, reserve: 'WFF', bonus: 2, ...own }, { pile: '22 5 6', discard: '7', ...rest }).play(
      'summon 60',
    )

  test('EK-CARD-10.0 item for 1 water and 2 fire, 10 points', () => {
    expect(factsOf(60)).toEqual({ type: 'item', cost: 'WFF', points: 10, activated: false, copies: 2 })
  })

  test('EK-CARD-10.1 a hand card must go; then a card is drawn and the bonus marker moves back', () => {
    const game = throne('1 3')
    expect([game.legal(), game.bonus(0)]).toEqual([['discard amulet-of-air', 'discard amulet-of-earth'], 2])
    game.play('discard 1')
    expect([game.hand(0), game.discard, game.pile, game.bonus(0)]).toEqual([[3, 22], [1, 7], [5, 6], 1])
    const only = throne('1')
    expect([only.hand(0), only.discard, only.bonus(0), only.asked]).toEqual([[22], [1, 7], 1, 'act'])
  })

  test('EK-CARD-10.1 the discard comes first: it may renew the pile that is drawn from', () => {
    const game = throne('1', {}, { pile: '', discard: '' })
    expect([game.hand(0), game.pile, game.discard, game.bonus(0)]).toEqual([[1], [], [], 1])
  })

  test('EK-CARD-10.2 without hand cards nothing happens', () => {
    const game = throne('')
    expect([game.hand(0), game.pile, game.discard, game.bonus(0)]).toEqual([[], [22, 5, 6], [7], 2])
    expect([game.inPlay(0), game.asked]).toEqual([[60], 'act'])
  })

  test('EK-CARD-10.3 at 0 the marker stays; discard and draw still happen', () => {
    const game = throne('1 3', { bonus: 0 }).play('discard 3')
    expect([game.bonus(0), game.hand(0), game.discard]).toEqual([0, [1, 22], [3, 7]])
  })

  test('EK-CARD-10.4 the marker moved back lowers the penalty and frees one use', () => {
    const own = { hand: '60 1', reserve: 'WFF', bonus: 3, gauge: 5 }
    const game = duel(own, { pile: '22 5 6', discard: '7' })
    expect([game.moves('bonus'), game.score(0)]).toEqual([[], -20 - 2 * 5])
    game.play('summon 60')
    expect([game.bonus(0), game.score(0)]).toEqual([2, -12 - 5 + 10])
    game.play('bonus gauge')
    expect([game.gauge(0), game.bonus(0), game.moves('bonus')]).toEqual([6, 3, []])
  })

  test('R-135 two Thrones take two bonuses back', () => {
    const game = throne('60 1 3', { reserve: 'WWFFFF', bonus: 3 }).play('discard 1; summon 60; discard 3')
    expect([game.bonus(0), game.score(0)]).toEqual([1, -5 - 2 * 5 + 2 * 10])
  })

  test('EK-CARD-10.5 the drawn card is kept', () => {
    const game = throne('1 3').play('discard 3')
    expect([game.asked, game.hand(0), game.moves('discard')]).toEqual(['act', [1, 22], []])
  })

  test('EK-CARD-10.6 Shield of Zira may go instead of the hand card', () => {
    const saved = throne('1 3', { play: '63' }).play('discard 3; shield 63')
    expect([saved.hand(0), saved.inPlay(0), saved.crystals(0), saved.bonus(0)]).toEqual([[1, 3, 22], [60], 10, 1])
    expect(saved.discard).toEqual([63, 7])
    const lost = throne('1 3', { play: '63' }).play('discard 3; discard 3')
    expect([lost.hand(0), lost.inPlay(0), lost.crystals(0), lost.bonus(0)]).toEqual([[1, 22], [63, 60], 0, 1])
  })

  test('EK-CARD-10.6 not with an empty hand', () => {
    const game = throne('', { play: '63' })
    expect([game.asked, game.inPlay(0), game.crystals(0), game.bonus(0)]).toEqual(['act', [63, 60], 0, 2])
  })

  test('R-105 Shield and Throne: the last hand card is enough', () => {
    const game = throne('1', { play: '63' }).play('shield 63')
    expect([game.hand(0), game.inPlay(0), game.bonus(0), game.crystals(0)]).toEqual([[1, 22], [60], 1, 10])
  })

  test("R-148 under Argos' Embrace Codex, Scroll, Catcher and Throne bring their card for 5 crystals", () => {
    const embrace = (own: SeatSetup, moves: string): Scenario =>
      duel({ crystals: 7, ...own }, { enchantment: 'argos-embrace', pile: '12 3 6', discard: '' }).play(moves)
    for (const game of [
      embrace({ hand: '54', play: '3', reserve: 'AW' }, 'summon 54'),
      embrace({ hand: '55', reserve: 'FF' }, 'summon 55; name earth; keep 3'),
      embrace({ hand: '58', reserve: 'AF' }, 'summon 58; keep 12'),
      embrace({ hand: '60 1', reserve: 'WFF' }, 'summon 60'),
    ])
      expect([game.hand(0).length, game.crystals(0), game.asked]).toEqual([1, 2, 'act'])
    const given = embrace({ hand: '58', reserve: 'AF' }, 'summon 58; discard 12; option stop')
    expect([given.hand(0), given.crystals(0)]).toEqual([[], 7])
  })

  test('R-149 a poor searcher gives up a card before the other revealed ones are discarded', () => {
    const own = { hand: '55', play: '22', reserve: 'FF', crystals: 4 }
    const game = duel(own, { enchantment: 'argos-embrace', pile: '12 1 3 6 7', discard: '' })
    game.play('summon 55; name earth; keep 3')
    expect(game.held).toEqual([12, 1])
    game.play('sacrifice 55; option stop')
    expect([game.inPlay(0), game.hand(0), game.crystals(0), game.discard]).toEqual([[22], [3], 4, [1, 12, 55]])
  })

  test('R-010 nobody else sees the discarded and the drawn card', () => {
    const game = throne('1 3', {}, { discardUnseen: true }).play('discard 3')
    expect([game.view(1).discarded, game.view(0).discarded]).toEqual([[], [3]])
    expect([game.view(1).players[0]?.hand, game.view(1).players[0]?.handSize]).toEqual([[], 2])
  })
})
