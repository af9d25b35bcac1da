import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'
import { dataOf, withSpace } from './corrected.ts'
import { BRR, castable, collect, fill, RYY, solo } from './powers.ts'

describe('P5 Double Rite', () => {
  const priest = (seat: SeatSetup = {}, table: TableSetup = {}): Scenario => solo({ power: 'P5', ...seat }, table)

  test('MT-ADV-P5.1 at a temple, collect and break a curse in the same turn', () => {
    const game = priest({ grid: RYY }).play('break blue left 3-1-4')
    expect(game.seat).toBe(0)
    game.play('collect blue; put B 5')
    expect([game.markers(0), game.grid(0), game.points(0)]).toEqual([['blue:L3'], '....B.......', 3])
    expect(game.seat).toBe(1)
    expect(solo({ grid: RYY }).play('break blue left 3-1-4').seat).toBe(1)
  })

  test('MT-ADV-P5.2 in either order', () => {
    const breakFirst = priest({ grid: RYY }).play('break blue left 3-1-4; collect blue; put B 5')
    const collectFirst = priest({ grid: RYY }).play('collect blue; put B 5; break blue left 3-1-4')
    for (const game of [breakFirst, collectFirst])
      expect([game.markers(0), game.grid(0), game.seat]).toEqual([['blue:L3'], '....B.......', 1])
  })

  test('MT-ADV-P5.3 one of the two is enough, none is not', () => {
    const broke = priest({ grid: RYY }).play('break blue left 3-1-4; end')
    expect([broke.seat, broke.grid(0)]).toEqual([1, '............'])
    const collected = priest({ grid: RYY }).play('collect blue; put B 5; end')
    expect([collected.seat, collected.markers(0)]).toEqual([1, []])
    const idle = priest({ grid: RYY }).play('cast; go blue')
    expect(idle.can('end')).toBe(false)
    expect(idle.refused('end').reasons).toMatchObject([{ key: 'why.act-first' }])
  })

  test('MT-ADV-P5.4 one collecting and one curse, no more', () => {
    const game = priest({ grid: `${RYY} ${BRR}` }).play('cast; go blue; break blue left 3-1-4')
    expect(game.moves('break')).toEqual([])
    game.refused('break blue right 10-12-9')
    game.play('collect blue; put B 1')
    expect(game.legal().sort()).toEqual(['cast', 'end'])
    expect(game.refused('collect blue').reasons).toMatchObject([{ key: 'why.collected' }])
    expect(game.refused('break blue right 10-12-9').reasons).toMatchObject([{ key: 'why.broke' }])
    const again = priest({ grid: RYY }).play('collect blue; put B 5')
    expect(again.moves('collect')).toEqual([])
    again.refused('collect blue')
  })

  test('MT-ADV-P5.5 collecting causes resonance as usual', () => {
    const before = collect(priest({ grid: RYY, runes: 'E' }), 'blue')
    expect(before.play('break blue left 3-1-4').crystals(0)).toBe('CCB')
    const after = priest({ grid: RYY, runes: 'E' }, { stacks: { blue: 'A' } }).play('break blue left 3-1-4')
    expect(collect(after, 'blue').crystals(0)).toBe('CCB')
    expect(after.happened('resonance')).toBe(1)
  })

  test('MT-ADV-P5.6 a rune gained by breaking first resonates at once', () => {
    const game = priest({ grid: RYY }, { stacks: { blue: 'EA' } }).play('break blue left 3-1-4')
    expect(game.runes(0)).toBe('E')
    expect(collect(game, 'blue').crystals(0)).toBe('CCB')
    const late = collect(priest({ grid: RYY }, { stacks: { blue: 'EA' } }), 'blue').play('break blue left 3-1-4')
    expect([late.runes(0), late.crystals(0)]).toEqual(['E', 'B'])
  })

  test('MT-ADV-P5.7 a crystal collected first may be part of the chain', () => {
    const game = priest({ grid: '12:R 9:R' })
    expect(game.moves('break')).toEqual([])
    game.play('collect blue; put B 10; break blue right 10-12-9')
    expect([game.markers(0), game.grid(0)]).toEqual([['blue:R3'], '............'])
  })

  test('MT-ADV-P5.8 also on a temple chosen for the first placement', () => {
    const game = scenario({ seats: [{ power: 'P5', grid: RYY }] })
    expect(game.asked).toBe('ask.enter-twice')
    game.play('break blue left 3-1-4; collect blue; put B 5')
    expect([game.pawn(0), game.markers(0), game.crystals(0)]).toEqual(['T3', ['blue:L3'], 'B'])
  })

  test('MT-ADV-P5.9 nothing on wilderness cards', () => {
    const game = collect(priest({ grid: RYY }), 'W3')
    expect([game.seat, game.crystals(0)]).toEqual([1, 'CRRYY'])
    const open = fill(priest({ grid: RYY }).play('cast; go W3; collect W3'))
    expect(open.legal().sort()).toEqual(['cast', 'end'])
  })
})

describe('P6 Raised Chain', () => {
  const raiser = (grid: string, table: TableSetup = {}): Scenario => solo({ power: 'P6', grid }, table)
  /** The curses of the left (right) chain of the blue temple that can be broken: `3-1-4 +1`. */
  const raises = (game: Scenario, end = 'left'): string[] => {
    const head = `break T3 ${end} `
    return game
      .moves('break')
      .filter((move) => move.startsWith(head))
      .map((move) => move.slice(head.length))
  }

  test('MT-ADV-P6.1 two crystals more break the curse one level higher', () => {
    const game = raiser(`${RYY} 8:C 11:C`).play('break blue left 3-1-4 +1')
    expect([game.markers(0), game.points(0), game.crystals(0)]).toEqual([['blue:L4'], 5, ''])
    expect(game.supply('C')).toBe(24)
    expect(raises(solo({ grid: `${RYY} 8:C 11:C` }))).toEqual(['3-1-4'])
  })

  test('MT-ADV-P6.2 three crystals more break the curse two levels higher', () => {
    const game = raiser(`${RYY} 8:C 11:C 12:P 10:G`).play('break blue left 3-1-4 +2; pay 8; pay 10; pay 12')
    expect([game.markers(0), game.points(0), game.grid(0)]).toEqual([['blue:C5'], 8, '..........C.'])
  })

  test('MT-ADV-P6.3 the chain itself has at least three correct crystals', () => {
    expect(raises(raiser('3:R 1:Y 8:C 11:C 12:C 10:C'))).toEqual([])
    expect(raises(raiser('3:R 1:Y 4:B 8:C 11:C 12:C'))).toEqual([])
    expect(raises(raiser('3:R 4:Y 1:C 8:Y 11:C 12:C'))).toEqual([])
    raiser('3:R 1:Y 4:B 8:C 11:C 12:C').refused('break blue left 3-1-4 +1')
  })

  test('MT-ADV-P6.4 any other crystals pay, connected or not', () => {
    const game = raiser(`${RYY} 6:Y 8:C 2:P 12:G`).play('break blue left 3-1-4 +1')
    expect(game.legal()).toEqual(['pay 2', 'pay 6', 'pay 8', 'pay 12'])
    game.play('pay 12; pay 6')
    expect(game.grid(0)).toBe('.P.....C....')
  })

  test('MT-ADV-P6.5 crystals of the chain do not pay', () => {
    const game = raiser(`${RYY} 8:C 11:C 12:C`).play('break blue left 3-1-4 +1')
    expect(game.moves('pay')).toEqual(['pay 8', 'pay 11', 'pay 12'])
    for (const space of [3, 1, 4]) game.refused(`pay ${space}`)
    expect(raises(raiser(`${RYY} 8:C`))).toEqual(['3-1-4'])
  })

  test('MT-ADV-P6.6 along the same end of the arc', () => {
    expect(raiser(`${BRR} 1:C 2:C`).play('break blue right 10-12-9 +1').markers(0)).toEqual(['blue:R4'])
    const taken = scenario({
      seats: [{ pawn: 'W1', power: 'P6', grid: `${RYY} 8:C 11:C` }, { markers: 'blue:L4' }],
    })
    expect(raises(taken)).toEqual(['3-1-4'])
  })

  test('MT-ADV-P6.7 the marker and the points are those of the raised level only', () => {
    const game = raiser(`${RYY} 8:C 11:C`, { goals: 'red' }).play('break blue left 3-1-4 +1')
    expect(game.view(0).temples[2]!.markers).toEqual([null, 0, null, null, null])
    expect([game.points(0), game.view(0).players[0]!.markersLeft]).toEqual([5, 4])
  })

  test('MT-ADV-P6.8 only the space of the raised level must be open', () => {
    const others = (markers: string): Scenario =>
      scenario({ seats: [{ pawn: 'W1', power: 'P6', grid: `${RYY} 8:C 11:C 12:C` }, { markers }] })
    expect(raises(others('blue:L3'))).toEqual(['3-1-4 +1', '3-1-4 +2'])
    expect(raises(others('blue:L4'))).toEqual(['3-1-4', '3-1-4 +2'])
    expect(raises(others('blue:C5'))).toEqual(['3-1-4', '3-1-4 +1'])
    // With three players the right three of the blue temple is crossed out.
    const three = scenario({ players: 3, seats: [{ pawn: 'W1', power: 'P6', grid: `${BRR} 1:C 2:C` }] })
    expect(raises(three, 'right')).toEqual(['10-12-9 +1'])
    const data = dataOf(withSpace('temple.blue', 'R4', { crossedOutFor: [3] }))
    const crossed = scenario({
      players: 3,
      options: { data },
      seats: [{ pawn: 'W1', power: 'P6', grid: `${BRR} 1:C 2:C 4:C` }],
    })
    expect(raises(crossed, 'right')).toEqual(['10-12-9 +2'])
  })

  test('MT-ADV-P6.9 levels that are taken count when stepping up', () => {
    // With two players the virtual marker lies on the left four.
    const two = (grid: string): Scenario =>
      scenario({ players: 2, virtual: 'T5', seats: [{ pawn: 'W1', power: 'P6', grid }] })
    expect(raises(two(`${RYY} 8:C 11:C`))).toEqual(['3-1-4'])
    const game = two(`${RYY} 8:C 11:C 12:C`)
    expect(raises(game)).toEqual(['3-1-4', '3-1-4 +2'])
    game.play('break blue left 3-1-4 +2')
    expect([game.markers(0), game.crystals(0)]).toEqual([['blue:C5'], ''])
  })

  test('MT-ADV-P6.10 nothing above level 5', () => {
    const four = raiser(`${RYY} 6:G 2:C 5:C 10:C 12:C`)
    expect(raises(four)).toEqual(expect.arrayContaining(['3-1-4-6', '3-1-4-6 +1']))
    four.refused('break blue left 3-1-4-6 +2')
    const five = raiser(`${RYY} 6:G 8:B 2:C 5:C 10:C 12:C`)
    expect(raises(five)).toContain('3-1-4-6-8')
    expect(raises(five).filter((move) => move.startsWith('3-1-4-6-8 '))).toEqual([])
    for (const plus of ['+1', '+2'])
      expect(five.refused(`break blue left 3-1-4-6-8 ${plus}`).reasons).toMatchObject([{ key: 'why.no-such-curse' }])
    expect(four.play('break blue left 3-1-4-6 +1; pay 2; pay 5').markers(0)).toEqual(['blue:C5'])
  })

  test('MT-ADV-P6.11 at most one of the two payments', () => {
    const grid = `${RYY} 2:C 5:C 7:C 10:C 12:C`
    expect(raises(raiser(grid))).toEqual(['3-1-4', '3-1-4 +1', '3-1-4 +2'])
    const once = raiser(grid).play('break blue left 3-1-4 +1; pay 2; pay 5')
    expect([once.seat, once.crystals(0), once.markers(0)]).toEqual([1, 'CCC', ['blue:L4']])
    const twice = raiser(grid).play('break blue left 3-1-4 +2; pay 2; pay 5; pay 7')
    expect([twice.seat, twice.crystals(0), twice.markers(0)]).toEqual([1, 'CC', ['blue:C5']])
  })

  test('MT-ADV-P6.12 illegal without enough crystals', () => {
    expect(raises(raiser(`${RYY} 8:C`))).toEqual(['3-1-4'])
    expect(raises(raiser(`${RYY} 8:C 11:C`))).toEqual(['3-1-4', '3-1-4 +1'])
    const { reasons } = raiser(`${RYY} 8:C 11:C`).refused('break blue left 3-1-4 +2')
    expect(reasons).toMatchObject([{ key: 'why.too-few-crystals', args: { cost: 6, n: 5 } }])
  })

  test('MT-ADV-P6.13 the rune is taken as usual', () => {
    const game = raiser(`${RYY} 8:C 11:C`, { stacks: { blue: 'DA' } }).play('break blue left 3-1-4 +1')
    expect([game.runes(0), game.faceUp('blue'), game.runesLeft('blue')]).toEqual(['D', 'A', 1])
  })

  test('MT-ADV-P6.14 the option spellPayment does not matter', () => {
    const game = raiser(`${RYY} 8:G 11:P 12:C`, { options: { spellPayment: 'colourless' } })
    expect(raises(game)).toEqual(['3-1-4', '3-1-4 +1', '3-1-4 +2'])
    game.play('break blue left 3-1-4 +1; pay 8; pay 11')
    expect([game.points(0), game.crystals(0)]).toEqual([5, 'C'])
  })

  test('MT-ADV-P6.15 example check: red-yellow-yellow and 3 colourless cover the centre for 8 points', () => {
    const game = raiser(`${RYY} 8:C 11:C 12:C`).play('break blue left 3-1-4 +2')
    expect([game.markers(0), game.points(0), game.crystals(0)]).toEqual([['blue:C5'], 8, ''])
  })
})

describe('P7 Teleport', () => {
  const traveller = (pawn: string, table: TableSetup = {}, seat: SeatSetup = {}): Scenario =>
    scenario({ ...table, seats: [{ pawn, power: 'P7', ...seat }, { pawn: 'W1' }, { pawn: 'T2' }, { pawn: 'W8' }] })

  test('MT-ADV-P7.1 to any unoccupied card, free of charge', () => {
    const game = traveller('W5', {}, { grid: '1:R' })
    expect(game.reach()).toEqual(['T1', 'T3', 'T4', 'T5', 'W2', 'W3', 'W4', 'W6', 'W7', 'W9', 'W10'])
    collect(game, 'W3')
    expect([game.pawn(0), game.crystals(0), game.happened('paid')]).toEqual(['W3', 'CRR', 0])
    expect(scenario({ seats: [{ pawn: 'W5' }] }).reach()).not.toContain('W3')
  })

  test('MT-ADV-P7.2 not to the card where the pawn stands', () => {
    for (const card of ['W5', 'T3']) {
      expect(traveller(card).reach()).not.toContain(card)
      traveller(card).refused(`collect ${card}`)
      traveller(card).play('cast').refused(`go ${card}`)
    }
  })

  test('MT-ADV-P7.3 not to cards with other pawns, the virtual one included', () => {
    const game = traveller('W5')
    for (const card of ['W1', 'T2', 'W8'])
      expect(game.refused(`collect ${card}`).reasons).toMatchObject([{ key: 'why.occupied' }])
    const two = scenario({ players: 2, virtual: 'W8', seats: [{ pawn: 'W1', power: 'P7' }, { pawn: 'T1' }] })
    expect(two.reach()).toEqual(['T2', 'T3', 'T4', 'T5', 'W2', 'W3', 'W5', 'W6', 'W9', 'W10'])
  })

  test('MT-ADV-P7.4 direction, ring and distance do not matter', () => {
    // One card back, four temples on, seven wilderness cards on, from either ring.
    for (const [from, to] of ['W5 W4', 'W5 T3', 'T4 T3', 'T4 W6', 'W2 W10', 'T1 W10', 'T1 W7', 'W10 W9'].map((way) =>
      way.split(' '),
    )) {
      const game = scenario({ seats: [{ pawn: from!, power: 'P7' }] }).play(`collect ${to}`)
      expect(game.pawn(0)).toBe(to)
    }
  })

  test('MT-ADV-P7.5 a normal move, also with the Speed Spell, stays possible', () => {
    const walker = traveller('W2')
    expect(walker.reach()).toEqual(expect.arrayContaining(['W3', 'W4', 'W5', 'T3', 'T4', 'T5']))
    const game = traveller('W2', {}, { grid: '1:R 2:C' })
    fill(game.play('cast; speed; go W6; pay 1'))
    expect([game.pawn(0), game.crystals(0)]).toEqual(['W6', 'C'])
    // Once round in the temple ring, to the very card: five steps for three crystals.
    const circle = scenario({ seats: [{ pawn: 'T1', power: 'P7', grid: '1:R 2:C 3:C' }] }).play('cast; speed; go T1')
    expect([circle.pawn(0), fill(circle).crystals(0)]).toEqual(['T1', 'R'])
  })

  test('MT-ADV-P7.6 with two players the virtual pawn moves after it', () => {
    const game = scenario({ players: 2, virtual: 'W5', seats: [{ pawn: 'W1', power: 'P7' }, { pawn: 'T1' }] })
    game.play('collect W9')
    expect(game.pawn('virtual')).toBe('T3')
    expect(game.asked).toBe('ask.put')
    expect([fill(game).pawn('virtual'), game.happened('virtual-moved')]).toEqual(['T3', 1])
  })

  test('MT-ADV-P7.7 standing still stays illegal', () => {
    const game = traveller('blue', {}, { grid: RYY })
    game.refused('collect blue')
    game.refused('break blue left 3-1-4')
    game.refused('end')
    game.play('cast')
    game.refused('end')
    expect(game.moves('go')).toHaveLength(11)
    expect(game.can('go blue')).toBe(false)
  })
})

describe('P8 Rune Seeker', () => {
  const stacks = { T1: 'ED', T2: 'AB', T3: 'BC', T4: 'CD', T5: 'FA' }
  const seeker = (table: TableSetup = {}, seat: SeatSetup = {}): Scenario =>
    solo({ power: 'P8', grid: RYY, ...seat }, { stacks, ...table })

  test('MT-ADV-P8.1 the face-up rune of a neighbouring temple instead', () => {
    const game = seeker().play('break blue left 3-1-4')
    expect(game.legal().sort()).toEqual(['rune T2', 'rune T3', 'rune T4'])
    game.play('rune T4')
    expect([game.runes(0), game.faceUp('T3')]).toEqual(['C', 'B'])
    expect(seeker().play('break blue left 3-1-4; rune T3').runes(0)).toBe('B')
    expect(solo({ grid: RYY }, { stacks }).play('break blue left 3-1-4').runes(0)).toBe('B')
  })

  test('MT-ADV-P8.2 neighbours are the next temples both ways', () => {
    // The blue temple at every place: the neighbours are those before and after it in the circle.
    const orders = ['blue red yellow green purple', 'red blue yellow green purple', 'red yellow green purple blue']
    const neighbours = orders.map((temples) => {
      const game = scenario({ temples, stacks, seats: [{ power: 'P8', grid: RYY }] })
      return game.play('break blue left 3-1-4').legal().sort().join()
    })
    expect(neighbours).toEqual(['rune T1,rune T2,rune T5', 'rune T1,rune T2,rune T3', 'rune T1,rune T4,rune T5'])
    // With three players only one wilderness card lies between T2 and T3 and between T4 and T5.
    const three = scenario({ players: 3, stacks, seats: [{ pawn: 'W1', power: 'P8', grid: RYY }] })
    expect(three.play('break blue left 3-1-4').legal().sort()).toEqual(['rune T2', 'rune T3', 'rune T4'])
  })

  test('MT-ADV-P8.3 exactly one rune', () => {
    const game = seeker().play('break blue left 3-1-4; rune T2')
    expect([game.runes(0), game.seat]).toEqual(['A', 1])
    expect(['T1', 'T2', 'T3', 'T4', 'T5'].map((place) => game.runesLeft(place))).toEqual([2, 1, 2, 2, 2])
  })

  test('MT-ADV-P8.4 the next rune of the stack it came from is turned up', () => {
    const game = seeker().play('break blue left 3-1-4; rune T4')
    expect([game.faceUp('T4'), game.faceUp('T3'), game.faceUp('T2')]).toEqual(['D', 'B', 'A'])
    expect([game.runesLeft('T4'), game.runesLeft('T3')]).toEqual([1, 2])
  })

  test('MT-ADV-P8.5 a neighbour may help when this temple has no rune', () => {
    const empty = { stacks: { ...stacks, T3: '' } }
    const game = seeker(empty).play('break blue left 3-1-4')
    expect(game.legal().sort()).toEqual(['rune T2', 'rune T4', 'skip'])
    expect(game.play('rune T2').runes(0)).toBe('A')
    const declined = seeker(empty).play('break blue left 3-1-4; skip')
    expect([declined.runes(0), declined.seat]).toEqual(['', 1])
  })

  test('MT-ADV-P8.6 one of those offered must be taken; none if all three stacks are empty', () => {
    seeker().play('break blue left 3-1-4').refused('skip')
    seeker().play('break blue left 3-1-4').refused('rune T1')
    const two = seeker({ stacks: { ...stacks, T2: '' } }).play('break blue left 3-1-4')
    expect(two.legal().sort()).toEqual(['rune T3', 'rune T4'])
    const one = seeker({ stacks: { ...stacks, T2: '', T4: '' } }).play('break blue left 3-1-4')
    expect([one.runes(0), one.seat]).toEqual(['B', 1])
    const none = seeker({ stacks: { ...stacks, T2: '', T3: '', T4: '' } }).play('break blue left 3-1-4')
    expect([none.runes(0), none.seat, none.points(0)]).toEqual(['', 1, 3])
  })

  test('MT-ADV-P8.7 the marker stays at the temple whose curse was broken', () => {
    expect(seeker().play('break blue left 3-1-4; rune T4').markers(0)).toEqual(['blue:L3'])
  })

  test('MT-ADV-P8.8 one type more for the rune goal', () => {
    expect(solo({ runes: 'AB', power: 'P8' }).score(0)).toBe(4)
    expect(solo({ runes: 'AAB', power: 'P8' }).score(0)).toBe(4)
    expect(solo({ runes: 'AB' }).score(0)).toBe(2)
  })

  test('MT-ADV-P8.9 also without any rune, and different from those collected', () => {
    expect(solo({ power: 'P8' }).score(0)).toBe(1)
    for (const rune of 'ABCDEF') expect(solo({ power: 'P8', runes: rune }).score(0)).toBe(2)
  })

  test('MT-ADV-P8.10 example check: 5 runes give 16 points, 3 give 7', () => {
    expect(solo({ power: 'P8', runes: 'ABCDE' }).score(0)).toBe(16)
    expect(solo({ power: 'P8', runes: 'ACF' }).score(0)).toBe(7)
  })

  test('MT-ADV-P8.11 the additional type causes no resonance', () => {
    const gains = ['W1', 'W3', 'red', 'green'].map((card) => {
      const game = collect(scenario({ seats: [{ power: 'P8' }] }), card)
      expect(game.happened('resonance')).toBe(0)
      return game.crystals(0)
    })
    expect(gains).toEqual(['CCC', 'CR', 'R', 'G'])
    expect(castable(solo({ power: 'P8', grid: '1:R 2:R 3:R' }))).not.toContain('exchange')
  })
})
