import { begin, Refusal, SPECTATOR } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { dieOf } from '../die.ts'
import { cardOf } from '../entry.ts'
import { seasons } from '../rules.ts'
import { face, type SeatSetup, scenario } from '../testing/index.ts'

/** How far counts are from even (chi-square over the expected even share). */
function unevenness(counts: ReadonlyMap<number, number>, kinds: number): number {
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0)
  const share = all / kinds
  const missing = (kinds - counts.size) * share
  return [...counts.values()].reduce((sum, n) => sum + (n - share) ** 2 / share, missing)
}

const count = (list: Iterable<number>): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

const reserves = (n: number, letter: string): SeatSetup => ({ reserve: letter.repeat(n) })

describe('GEN general frame', () => {
  test('GEN-01 two to four players; left is the next seat clockwise', () => {
    for (const players of [0, 1, 5]) expect(() => begin(seasons, players, {}, 'seed')).toThrow(Refusal)
    for (const players of [2, 3, 4]) {
      for (let seat = 0; seat < players; seat++) {
        const seats: SeatSetup[] = Array.from({ length: players }, () => ({}))
        seats[seat] = { play: '50', reserve: 'W' }
        const game = scenario({ players, active: seat, seats }).play('activate 50')
        expect(game.inPlay((seat + 1) % players)).toEqual([50])
      }
    }
  })

  test('GEN-02 a card beats a general rule', () => {
    // A reserve holds 7, and cards in play need room on the gauge: Grimoire and Damned Soul say otherwise.
    const grimoire = { reserve: 'AAAAAAA', play: '18', die: face({ energy: 'WW', crystals: 3 }) }
    expect(scenario({ at: 'die', seats: [grimoire, {}] }).reserve(0)).toBe('AAAAAAAWW')
    const full = scenario({
      seats: [
        { play: '50', reserve: 'W' },
        { gauge: 1, play: '22' },
      ],
    }).play('activate 50')
    expect(full.inPlay(1)).toEqual([22, 50])
  })

  test('GEN-03 opponents are all others, and each player includes the owner', () => {
    const seats = [{ crystals: 9 }, { crystals: 9, play: '16', reserve: 'A' }, { crystals: 9 }, { crystals: 9 }]
    const kairn = scenario({ players: 4, active: 1, seats }).play('activate 16')
    expect([0, 1, 2, 3].map((seat) => kairn.crystals(seat))).toEqual([5, 9, 5, 5])
    const amsug = scenario({
      players: 3,
      active: 1,
      seats: [{ play: '3' }, { hand: '17', reserve: 'AW', play: '22' }, { play: '29' }],
    }).play('summon 17')
    expect([0, 1, 2].map((seat) => amsug.hand(seat))).toEqual([[3], [22], [29]])
    expect([0, 1, 2].map((seat) => amsug.inPlay(seat))).toEqual([[], [17], []])
  })

  test('GEN-04 several players act clockwise from the left of the active one, who acts last', () => {
    const items = ['3 22', '1 2', '28 29', '6 8']
    for (let active = 0; active < 4; active++) {
      const seats = items.map((play, seat) => (seat === active ? { play, hand: '17', reserve: 'AW' } : { play }))
      const game = scenario({ players: 4, active, first: (active + 2) % 4, seats }).play('summon 17')
      const order: number[] = []
      while (game.asked === 'recall') {
        order.push(game.seat)
        game.play(game.legal()[0]!)
      }
      expect(order).toEqual([1, 2, 3, 4].map((n) => (active + n) % 4))
    }
  })

  test('GEN-05 a cost that cannot be met in full is refused and changes nothing', () => {
    const game = scenario({
      seats: [{ crystals: 2, reserve: 'AFW', hand: '10 12 20', play: '5 32 37' }, { crystals: 5 }],
    })
    // `refused` compares the whole state.
    for (const move of ['summon 10', 'summon 12', 'summon 20', 'activate 5', 'activate 32'])
      expect([move, game.can(move), game.refused(move).code]).toEqual([move, false, 'illegal-move'])
    expect(game.can('activate 32/2')).toBe(true)
    expect([game.crystals(0), game.reserve(0), game.inPlay(0)]).toEqual([2, 'AWF', [5, 32, 37]])
    expect([game.hand(0), game.turned(0, 5), game.turned(0, 32)]).toEqual([[10, 12, 20], false, false])
  })

  test('GEN-06 an effect is carried out as far as possible', () => {
    const demon = { hand: '38', reserve: 'AWFE' }
    const game = scenario({ players: 3, pile: '', discard: '', seats: [demon, { gauge: 0 }, { gauge: 3 }] })
    game.play('summon 38')
    expect([game.gauge(1), game.gauge(2), game.hand(1), game.hand(2)]).toEqual([0, 2, [], []])
    const two = scenario({ pile: '5 6', discard: '', seats: [{ hand: '2', reserve: 'FF' }, {}] }).play('summon 2')
    expect(two.moves('keep')).toHaveLength(2)
    const syllas = { hand: '10', reserve: 'FFF' }
    const some = scenario({ players: 3, seats: [syllas, {}, { play: '22' }] }).play('summon 10')
    expect([some.inPlay(1), some.inPlay(2), some.seat]).toEqual([[], [], 0])
  })

  test('GEN-07 hands, libraries and piles are hidden; everything else on the table is seen by all', () => {
    const open = { play: '35!:AF 4:WW', crystals: 12, reserve: 'AE', gauge: 7, bonus: 2, die: face({ draw: 1 }) }
    // Seat 0 draws by the die and throws the card away face down.
    const table = (hand: string, second: string, third: string, [top, ...pile]: string[]) =>
      scenario({
        at: 'die',
        pile: [top, ...pile].join(' '),
        discard: '',
        seats: [{ ...open, hand, second, third }, {}],
      }).play(`go; discard ${top}`)
    const one = table('1 2', '3', '5 6', ['20', '10', '11', '12'])
    const other = table('30 9', '8', '17 6', ['28', '13', '14', '15'])
    for (const viewer of [1, SPECTATOR]) expect(one.view(viewer)).toEqual(other.view(viewer))
    expect(one.view(0)).not.toEqual(other.view(0))
    for (const event of one.events) if ('cards' in event) expect(event.only).toBe(1)
    const seen = one.view(1)
    expect([seen.pile, seen.discard, seen.top, seen.dice.length]).toEqual([3, 1, null, 1])
    expect(seen.players[0]).toMatchObject({
      handSize: 2,
      hand: [],
      librarySizes: [1, 2],
      libraries: null,
      crystals: 12,
      gauge: 7,
      bonus: 2,
      reserve: { air: 1, water: 0, fire: 0, earth: 1 },
      die: { draw: 1 },
    })
    expect(seen.players[0]!.play.map((played) => [played.card, played.turned, played.tokens.water])).toEqual([
      [35, true, 0],
      [4, false, 2],
    ])
  })

  test('GEN-08 a hand may be of any size', () => {
    const hand = Array.from({ length: 45 }, (_, i) => i + 1).join(' ')
    const draws = { hand, die: face({ draw: 1 }) }
    const game = scenario({ at: 'die', pile: '46 47', seats: [draws, {}] }).play('go; keep 46')
    expect(game.hand(0)).toHaveLength(46)
    expect(game.seat).toBe(0)
    expect(game.endRound().hand(0)).toHaveLength(46)
  })

  test('GEN-09 the bank never runs out', () => {
    const seats = [
      { play: '18 4:FFFF 35:FFFFFF', reserve: `A${'F'.repeat(9)}`, die: face({ energy: 'FF', gauge: 1 }) },
      { ...reserves(10, 'F'), play: '18 4:FFFF 35:FFFFFF' },
      reserves(7, 'F'),
      reserves(7, 'F'),
    ]
    const game = scenario({ players: 4, at: 'die', seats })
    expect([game.asked, game.reserve(0)]).toEqual(['return', `A${'F'.repeat(11)}`])
    const potion = scenario({ players: 4, seats: [{ play: '25' }, ...seats.slice(1)] }).play('activate 25')
    expect(potion.play('take fire; take fire; take fire; take fire; take fire').reserve(0)).toBe('FFFFF')
  })

  test('GEN-10 costs by the number of players follow the number who started, in every round and turn', () => {
    for (const [players, price] of [
      [2, 3],
      [3, 6],
      [4, 9],
    ] as const) {
      for (const [year, active] of [
        [1, 0],
        [3, players - 1],
      ] as const) {
        const table = (crystals: number) => {
          const seats: SeatSetup[] = Array.from({ length: players }, () => ({}))
          seats[active] = { hand: '11', crystals }
          return scenario({ players, year, space: 10, active, first: 0, seats })
        }
        expect(table(price - 1).can('summon 11')).toBe(false)
        expect(table(price).play('summon 11').crystals(active)).toBe(0)
      }
    }
  })

  test('GEN-11 rolls, rerolls, shuffles and deals are even over all possibilities', () => {
    const rolls: number[] = []
    const rerolls: number[] = []
    const game = scenario({ players: 4, year: -99, seats: [{ play: '15' }, {}, {}, {}] })
    for (let round = 0; round < 240; round++) {
      while (game.asked !== 'act' || game.seat !== 0) {
        const malice = game.moves('activate')[0]
        game.play(malice ?? (game.can('end') ? 'end' : game.legal()[0]!))
        if (malice) rerolls.push(game.state.players[0]!.die % 6)
      }
      game.play('end')
    }
    for (const event of game.events) if (event.type === 'rolled') rolls.push(...event.dice.map((found) => found % 6))
    expect([rolls.length > 1000, rerolls.length > 200]).toEqual([true, true])
    // 5 degrees of freedom: above 20.5 once in a thousand times.
    expect(unevenness(count(rolls), 6)).toBeLessThan(20.5)
    expect(unevenness(count(rerolls), 6)).toBeLessThan(20.5)

    const dealt: number[] = []
    const tops: number[] = []
    const dice: number[] = []
    for (let i = 0; i < 1000; i++) {
      const state = begin(seasons, 2, { level: 'archmage' }, `deal ${i}`)
      dealt.push(...state.players[1]!.hand.map(cardOf))
      tops.push(cardOf(state.pile[0]!))
      dice.push(...state.table.dice[2]!.map((die) => dieOf(die * 6)))
    }
    expect(unevenness(count(dealt), 50)).toBeLessThan(85)
    expect(unevenness(count(tops), 50)).toBeLessThan(85)
    expect(unevenness(count(dice), 5)).toBeLessThan(18.5)
  })
})

describe('CRY crystals', () => {
  test('CRY-01 everybody starts with 0 and there is no upper limit', () => {
    for (const players of [2, 3, 4])
      expect(begin(seasons, players, {}, 'seed').players.map((player) => player.crystals)).toEqual(
        Array(players).fill(0),
      )
    const rich = scenario({ at: 'die', seats: [{ crystals: 1998, hand: '29', reserve: 'WWW' }, {}] })
    expect(rich.play('summon 29').crystals(0)).toBe(1998 + 6 + 20)
  })

  test('CRY-02 a total never drops below 0', () => {
    const kairn = { play: '16', reserve: 'A' }
    const game = scenario({ players: 4, seats: [kairn, { crystals: 3 }, { crystals: 0 }, { crystals: 4 }] })
    game.play('activate 16')
    expect([1, 2, 3].map((seat) => game.crystals(seat))).toEqual([0, 0, 0])
    const soul = scenario({ first: 1, seats: [{ crystals: 2, play: '50' }, {}] }).play('end')
    expect(soul.crystals(0)).toBe(0)
  })

  test('CRY-03 a theft gives the taker exactly what the victims lost', () => {
    const sid = { hand: '49', reserve: 'EEE', crystals: 30 }
    const game = scenario({ players: 4, seats: [sid, { crystals: 5 }, { crystals: 20 }, { crystals: 9 }] })
    game.play('summon 49')
    expect([0, 1, 2, 3].map((seat) => game.crystals(seat))).toEqual([45, 0, 15, 4])
    const leech = scenario({
      seats: [
        { hand: '7', crystals: 4 },
        { play: '33', crystals: 10 },
      ],
    })
    leech.play('summon 7')
    expect([leech.crystals(0), leech.crystals(1)]).toEqual([3, 11])
  })

  test('CRY-04 a victim with fewer crystals loses all and the taker gains only those', () => {
    const sid = { hand: '49', reserve: 'EEE', crystals: 30 }
    const game = scenario({ players: 4, seats: [sid, { crystals: 3 }, { crystals: 1 }, { crystals: 7 }] })
    game.play('summon 49')
    expect([0, 1, 2, 3].map((seat) => game.crystals(seat))).toEqual([39, 0, 0, 2])
  })

  test('CRY-05 a victim with 0 crystals is skipped; only the extra crystal of Thieving Fairies still comes', () => {
    const change = { players: 3, space: 3, seats: [{ hand: '7' }, { play: '11' }, { crystals: 2 }] }
    const figrim = scenario(change).play('summon 7; marker +1')
    expect([0, 1, 2].map((seat) => figrim.crystals(seat))).toEqual([0, 1, 1])
    const sid = scenario({ seats: [{ hand: '49', reserve: 'E', crystals: 1 }, {}] }).play('summon 49')
    expect([sid.crystals(0), sid.crystals(1)]).toEqual([1, 0])
    const titus = scenario({ first: 1, seats: [{}, { play: '39' }] }).play('end')
    expect([titus.crystals(0), titus.crystals(1)]).toEqual([0, 0])
    const fairies = scenario({ seats: [{ play: '43' }, { play: '41' }] }).play('activate 43')
    expect([fairies.crystals(0), fairies.crystals(1)]).toEqual([0, 1])
  })

  test('CRY-06 a crystal cost must be payable in full: summoning, activation, Arcano Leech', () => {
    const seats = (crystals: number) => [{ crystals, hand: '12', play: '32' }, {}]
    const poor = scenario({ seats: seats(2) })
    expect([poor.why('summon 12'), poor.why('activate 32')]).toEqual([['missing-crystals'], ['too-few-crystals']])
    expect([poor.refused('summon 12').code, poor.refused('activate 32').code]).toEqual(['illegal-move', 'illegal-move'])
    expect(
      scenario({ seats: seats(3) })
        .play('activate 32; take air')
        .crystals(0),
    ).toBe(0)
    expect(scenario({ seats: seats(3) }).can('summon 12')).toBe(true)
    const leech = (crystals: number) => scenario({ seats: [{ crystals, hand: '7 12' }, { play: '33' }] })
    expect([leech(0).moves('summon'), leech(3).moves('summon')]).toEqual([[], ['summon temporal-boots']])
    expect([leech(0).why('summon 7'), leech(4).can('summon 12')]).toEqual([['leech-unpaid'], true])
  })

  test('CRY-07 crystals of a die or an effect cannot be refused', () => {
    const die = scenario({ at: 'die', seats: [{ play: '15', crystals: 1, die: face({ crystals: 6 }) }, {}] })
    expect(die.legal()).toEqual(['go', 'activate die-of-malice'])
    die.play('go')
    expect([die.crystals(0), die.asked]).toEqual([7, 'act'])
    // Nobody is asked between the summoning and its crystals.
    const effect = scenario({ seats: [{ hand: '3', reserve: 'EE' }, {}] }).play('summon 3')
    expect([effect.crystals(0), effect.asked]).toEqual([9, 'act'])
  })
})
