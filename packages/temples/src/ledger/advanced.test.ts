import { begin, Refusal } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { temples } from '../rules.ts'
import { type Scenario, scenario, type TableSetup } from '../testing/scenario.ts'
import { dataOf, withRecord } from './corrected.ts'
import { castable, collect, fill, OTHERS, RYY, solo } from './powers.ts'

const ADVANCED = { mode: 'advanced' }

/** A table at which the grids are about to be chosen, with a list of sides. */
const choosing = (players: number, sides = 'AAAA', table: TableSetup = {}): Scenario => {
  const options = { ...ADVANCED, gridSides: 'list', sides, ...table.options }
  return scenario({ players, fromSetup: true, ...table, options })
}
/** The sides on offer with other options. */
const offer = (options: { readonly [name: string]: string }, seed = 'offer'): string[] => {
  const game = scenario({ players: 2, fromSetup: true, seed, options: { ...ADVANCED, ...options } })
  return game.moves('grid').map((move) => move.slice('grid '.length))
}
const sides = (game: Scenario): (string | null)[] => game.view(0).players.map(({ side }) => side)
/** Places the starting crystals of everybody. */
const start = (game: Scenario): Scenario => {
  while (game.asked === 'ask.put') game.play(game.legal()[0]!)
  return game
}

describe('choosing the grids', () => {
  test('MT-ADV-01 the side of each grid is settled before the game: all A, all B or a mixture', () => {
    expect(offer({ gridSides: 'A' })).toEqual(['1A', '2A', '3A', '4A'])
    expect(offer({ gridSides: 'B' })).toEqual(['1B', '2B', '3B', '4B'])
    expect(offer({ gridSides: 'list', sides: 'ABBA' })).toEqual(['1A', '2B', '3B', '4A'])
    expect(choosing(2, 'BAAB').view(0).sides).toEqual(['1B', '2A', '3A', '4B'])
  })

  test('MT-ADV-02 A, B, random for each grid by default, or a list of four', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 150; i++) seen.add(offer({}, `sides ${i}`).join(' '))
    expect(seen.size).toBe(16)
    expect(temples.options.find(({ name }) => name === 'gridSides')!.default).toBe('random')
    expect(offer({ gridSides: 'random' }, 'sides 3')).toEqual(offer({}, 'sides 3'))
    for (const list of ['AB', 'ABBX', 'AAAAA', ''])
      expect(() => begin(temples, 2, { ...ADVANCED, gridSides: 'list', sides: list }, 's')).toThrow(Refusal)
    expect(() => begin(temples, 2, { ...ADVANCED, gridSides: 'C' }, 's')).toThrow(Refusal)
  })

  test('MT-ADV-03 only the chosen side of a grid is on offer', () => {
    const game = choosing(4, 'ABAB')
    for (const side of ['1B', '2A', '3B', '4A']) game.refused(`grid ${side}`)
    // The last grid of four is no choice.
    game.play('grid 1A; grid 2B; grid 3A')
    expect(sides(game)).toEqual(['4B', '3A', '2B', '1A'])
    for (const [i, seed] of ['p', 'q', 'r', 's'].entries()) {
      const numbers = offer({ gridSides: 'random' }, seed).map((side) => side[0])
      expect(numbers, `table ${i}`).toEqual(['1', '2', '3', '4'])
    }
  })

  test('MT-ADV-04 all four grids are on offer with 2 and 3 players; the others are out of the game', () => {
    for (const players of [2, 3]) {
      const game = choosing(players, 'ABAB')
      expect(game.legal()).toEqual(['grid 1A', 'grid 2B', 'grid 3A', 'grid 4B'])
      game.play('grid 4B; grid 3A')
      if (players === 3) game.play('grid 1A')
      expect(game.moves('grid')).toEqual([])
      expect(sides(game)).toEqual(players === 2 ? ['3A', '4B'] : ['1A', '3A', '4B'])
    }
  })

  test('MT-ADV-05 the last player chooses first, then anticlockwise', () => {
    for (const [players, first, order] of [
      [4, 0, '3210'],
      [4, 1, '0321'],
      [3, 2, '102'],
      [2, 1, '01'],
    ] as const) {
      const game = choosing(players, 'BBAA', { first })
      while (game.asked === 'ask.grid') game.play(game.legal()[0]!)
      expect(game.events.flatMap((event) => (event.type === 'grid' ? [event.seat] : [])).join('')).toBe(order)
    }
  })

  test('MT-ADV-06 one grid for each player, and none twice', () => {
    const game = choosing(3, 'BBBB').play('grid 3B')
    expect(game.seat).toBe(1)
    expect(game.legal()).toEqual(['grid 1B', 'grid 2B', 'grid 4B'])
    game.refused('grid 3B')
    game.refused('grid 4B', 2)
    game.play('grid 4B; grid 2B')
    expect(sides(game)).toEqual(['2B', '4B', '3B'])
    game.refused('grid 1B')
  })

  test('MT-ADV-07 after the ring, the runes and the goals are open', () => {
    const game = choosing(4)
    const { temples: ring, step, players } = game.view(3)
    expect([game.asked, step]).toEqual(['ask.grid', 'setup'])
    expect(new Set(ring.map(({ key }) => key)).size).toBe(5)
    expect(ring.filter(({ rune, runesLeft }) => rune !== null && runesLeft === 4)).toHaveLength(5)
    expect(ring.filter(({ goal }) => goal)).toHaveLength(3)
    expect(players.map(({ side }) => side)).toEqual([null, null, null, null])
  })

  test('MT-ADV-08 the number of the grid does not change the turn order', () => {
    const game = start(choosing(4, 'ABBA', { first: 2 }).play('grid 1A; grid 4A; grid 2B'))
    expect(sides(game)).toEqual(['4A', '1A', '3B', '2B'])
    const order = [0, 1, 2, 3].map(() => {
      const { active } = game.state
      game.pass()
      return active
    })
    expect(order).toEqual([2, 3, 0, 1])
  })

  test('MT-ADV-09 effects on choosing happen at once, before the next player chooses', () => {
    const game = choosing(3, 'BAAA').play('grid 1B')
    expect([game.view(0).players[2]!.reserve, game.supply('C')]).toEqual([3, 21])
    expect([game.seat, game.asked]).toEqual([1, 'ask.grid'])
    game.play('grid 2A')
    expect([game.seat, game.moves('rune').length]).toEqual([1, 5])
    game.refused('grid 3A', 0)
    game.play('rune T3')
    expect([game.runes(1).length, game.runesLeft('T3'), game.seat, game.asked]).toEqual([1, 3, 0, 'ask.grid'])
  })

  test('MT-ADV-10 then each player takes and places the two starting crystals', () => {
    const game = choosing(3, 'AABB').play('grid 4B; grid 3B; grid 1A')
    expect([game.supply('C'), game.seat, game.asked]).toEqual([24, 0, 'ask.put'])
    game.play('put C 1; put C 12')
    expect(game.seat).toBe(1)
    game.play('put C 4; put C 5')
    expect(game.seat).toBe(2)
    game.play('put C 2; put C 3')
    expect([0, 1, 2].map((seat) => game.grid(seat))).toEqual(['C..........C', '...CC.......', '.CC.........'])
    expect([game.supply('C'), game.seat, game.asked]).toEqual([18, 0, 'ask.enter'])
  })
})

describe('the effects', () => {
  test('MT-ADV-11 an effect works for its owner only, for the whole game', () => {
    const game = scenario({
      seats: [{ pawn: 'W2' }, { pawn: 'W2', power: 'P1' }, { pawn: 'W9' }, { pawn: 'W10' }],
    })
    expect(collect(game, 'W3').crystals(0)).toBe('CR')
    expect(collect(game, 'W5').crystals(1)).toBe('CCY')
    expect(collect(game.passTo(0), 'W7').crystals(0)).toBe('CCCCR')
    expect(collect(game, 'W9').crystals(1)).toBe('CCCCYB')
    const travellers = scenario({ seats: [{ pawn: 'W1' }, { pawn: 'W5', power: 'P7' }] })
    expect(travellers.reach()).toEqual(['T2', 'T3', 'T4', 'W2', 'W3', 'W4'])
    expect(collect(travellers, 'W3').reach()).toHaveLength(13)
  })

  test('MT-ADV-12 where an effect contradicts a rule, the effect wins', () => {
    // P5 against MT-COLLECT-02, P7 against MT-MOVE-01, P8 against MT-CURSE-27, P1 against MT-SPELL-14.
    expect(solo({ grid: RYY, power: 'P5' }).play('break blue left 3-1-4').can('collect blue')).toBe(true)
    expect(solo({ power: 'P7' }).reach()).toContain('T1')
    expect(solo({ grid: RYY, power: 'P8' }).play('break blue left 3-1-4').can('rune T4')).toBe(true)
    expect(castable(solo({ grid: '1:R 2:R 3:R', power: 'P1' }))).toContain('exchange')
    expect(solo({ grid: RYY }).play('break blue left 3-1-4').seat).toBe(1)
    expect(solo({}).reach()).not.toContain('T1')
    expect(castable(solo({ grid: '1:R 2:R 3:R' }))).not.toContain('exchange')
  })

  test('MT-ADV-13 an effect changes only what it names', () => {
    // Teleport changes the way, not the landing: occupied cards stay closed, and the card works as usual.
    const teleport = solo({ power: 'P7', runes: 'B' }).play('collect W7; put G 1')
    expect([teleport.pawn(0), fill(teleport).crystals(0)]).toEqual(['W7', 'CCCG'])
    solo({ power: 'P7' }).refused('collect W9')
    // Double Rite adds an action, but the curse needs its free space as ever.
    const blocked = scenario({ seats: [{ pawn: 'W1', power: 'P5', grid: RYY }, { markers: 'blue:L3' }] })
    expect(blocked.moves('break')).toEqual([])
    expect(collect(blocked, 'blue').seat).toBe(1)
    // The reserve changes crystals, but the Exchange Spell keeps its cost, and a raise moves no other marker.
    expect(castable(solo({ power: 'P2', grid: '1:R 2:R 3:R' }))).not.toContain('exchange')
    expect(castable(solo({ power: 'P6', grid: '1:R 2:R 3:R' }))).not.toContain('exchange')
  })

  test('MT-ADV-14 all other rules are those of the basic game', () => {
    const grid = '3:R 1:Y 4:Y 6:G 8:C 11:C'
    const played = [undefined, 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P8'].map((power) => {
      const options = power ? ADVANCED : {}
      const game = scenario({ options, seats: [{ pawn: 'W1', grid, ...(power && { power }) }, ...OTHERS] })
      const breaks = game.moves('break').filter((move) => !move.includes('+'))
      const reach = [game.reach(), game.reachFast()]
      game.play('cast; speed; go W6; pay 8')
      return { breaks, reach, crystals: game.crystals(0), pawn: game.pawn(0), supply: game.state.supply.slice(1) }
    })
    expect(played[0]!.breaks).toEqual(['break T3 left 3-1-4', 'break T3 left 3-1-4-6'])
    for (const power of played) expect(power).toEqual(played[0])
  })

  test('MT-ADV-15 a power is known by its key; its side is data', () => {
    const file = withRecord('powers', 'power.abundance', { side: '4B' })
    const data = dataOf(withRecord('powers', 'power.rune-seeker', { side: '1A' }, file))
    const game = start(choosing(2, 'AAAB', { options: { data } }).play('grid 4B; grid 1A'))
    expect(game.view(0).players.map(({ side, power }) => `${side} ${power}`)).toEqual([
      '1A power.rune-seeker',
      '4B power.abundance',
    ])
    expect([game.score(0), game.score(1)]).toEqual([1, 0])
    expect(collect(collect(game, 'W3'), 'W1').crystals(1)).toBe('CCCCCC')
  })
})
