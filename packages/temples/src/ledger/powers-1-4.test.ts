import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'
import { dataOf, powerWith } from './corrected.ts'
import { BRR, castable, collect, fill, RYY, solo } from './powers.ts'

/** The choice of grids at a table of two, with the sides on offer. */
const choosing = (sides: string, table: TableSetup = {}): Scenario =>
  scenario({ players: 2, fromSetup: true, ...table, options: { mode: 'advanced', gridSides: 'list', sides } })

describe('P1 Abundance', () => {
  const abundant = (seat: SeatSetup = {}, table: TableSetup = {}): Scenario => solo({ power: 'P1', ...seat }, table)

  test('MT-ADV-P1.1 each taking of colourless crystals brings one more', () => {
    const game = collect(abundant(), 'W3')
    expect(game.crystals(0)).toBe('CCR')
    collect(game.passTo(0), 'W5')
    expect(game.crystals(0)).toBe('CCCCRY')
    expect(collect(solo({}), 'W3').crystals(0)).toBe('CR')
    expect(game.faults()).toEqual([])
  })

  test('MT-ADV-P1.2 three colourless bring one more, not three', () => {
    expect(collect(abundant({ pawn: 'T1' }), 'W1').crystals(0)).toBe('CCCC')
  })

  test('MT-ADV-P1.3 a card and all its resonances are one taking', () => {
    expect(collect(abundant({ pawn: 'T1', runes: 'AA' }), 'W1').crystals(0)).toBe('CCCCCCCC')
    expect(collect(abundant({ runes: 'EE' }), 'blue').crystals(0)).toBe('CCCCCB')
    const upgrading = fill(abundant({ runes: 'CC' }).play('collect W2'))
    expect(upgrading.crystals(0)).toBe('CCC')
  })

  test('MT-ADV-P1.4 an Exchange Spell for a colourless crystal brings two', () => {
    const game = abundant({ grid: '1:R 2:R 3:R' })
    fill(game.play('cast; exchange; put C 1'))
    expect(game.crystals(0)).toBe('CC')
    expect(game.supply('C')).toBe(22)
    expect(abundant({ grid: '1:R 2:R 3:R' }).play('cast; exchange; put R 1').crystals(0)).toBe('R')
  })

  test('MT-ADV-P1.5 the added crystal brings no further one', () => {
    const game = collect(abundant(), 'W3')
    expect(game.supply('C')).toBe(22)
    expect(game.happened('got')).toBe(3)
    expect(game.seat).toBe(1)
  })

  test('MT-ADV-P1.6 the added crystal obeys the grid limit and the supply limit', () => {
    const full = abundant({ grid: 'BBBBBGGGGG..' }).play('collect W3')
    expect(full.legal()).toEqual(['put C 11', 'put C 12', 'put R 11', 'put R 12'])
    full.play('put C 11; put C 12')
    expect(full.grid(0)).toBe('BBBBBGGGGGCC')
    expect([full.supply('C'), full.supply('R')]).toEqual([22, 8])

    const scarce = scenario({
      seats: [{ pawn: 'T1', power: 'P1' }, { grid: '1:C 2:C' }],
      slots: { W2: 'R', W4: 'B' },
      supply: { C: 1 },
    })
    scarce.play('collect W1; put C 1; put C 2; from W4 3; put C 3; put C 4; rob 2 2')
    expect([scarce.grid(0), scarce.grid(1)]).toEqual(['CCCC........', 'C...........'])
    expect([scarce.supply('C'), scarce.slots('W2'), scarce.slots('W4')]).toEqual([0, '', ''])
  })

  test('MT-ADV-P1.7 the starting crystals are not increased', () => {
    const game = choosing('AAAA').play('grid 1A; grid 3A; put C 1; put C 2; put C 5; put C 6')
    expect(game.view(1).players[1]!.power).toBe('power.abundance')
    expect(game.crystals(1)).toBe('CC')
    expect(game.supply('C')).toBe(20)
    expect(game.asked).toBe('ask.enter-twice')
  })

  test('MT-ADV-P1.8 a gain without colourless crystals is not increased', () => {
    expect(collect(abundant(), 'green').crystals(0)).toBe('G')
    const upgraded = abundant({ grid: '1:C 2:C' }).play('collect W2; cover 1 1; cover 4 2')
    expect(fill(upgraded).crystals(0)).toBe('RG')
    const traded = abundant({ pawn: 'W5', grid: '1:C 2:C 3:C' }).play('collect W6; trade; put R 1; put B 2')
    expect(traded.crystals(0)).toBe('RB')
  })

  test('MT-ADV-P1.9 the Exchange Spell costs 3', () => {
    expect(castable(abundant({ grid: '1:R 2:R' }))).not.toContain('exchange')
    expect(castable(solo({ grid: '1:R 2:R 3:Y' }))).not.toContain('exchange')
    const game = abundant({ grid: '1:R 2:R 3:Y 4:B' }).play('cast; exchange; pay 1; pay 2; pay 3; put G 1')
    expect(game.grid(0)).toBe('G..B........')
  })

  test('MT-ADV-P1.10 rune F does not lower the cost further', () => {
    expect(castable(abundant({ runes: 'FF', grid: '1:R 2:R' }))).not.toContain('exchange')
    const game = abundant({ runes: 'FF', grid: '1:R 2:R 3:Y 4:B' }).play('cast; exchange; pay 1; pay 2')
    expect(game.asked).toBe('ask.pay')
    expect(game.play('pay 4; put G 1').grid(0)).toBe('G.Y.........')
  })

  test('MT-ADV-P1.11 example check: W1, W1 with a rune A, W3', () => {
    expect(collect(abundant({ pawn: 'T1' }), 'W1').crystals(0)).toBe('CCCC')
    expect(collect(abundant({ pawn: 'T1', runes: 'A' }), 'W1').crystals(0)).toBe('CCCCCC')
    expect(collect(abundant(), 'W3').crystals(0)).toBe('CCR')
  })
})

describe("P2 Alchemist's Reserve", () => {
  const keeper = (seat: SeatSetup = {}, table: TableSetup = {}): Scenario => solo({ power: 'P2', ...seat }, table)
  const reserve = (game: Scenario, seat = 0): number => game.view(seat).players[seat]!.reserve
  const converts = (game: Scenario): string[] => castable(game).filter((move) => move.startsWith('convert'))

  test('MT-ADV-P2.1 three colourless crystals come from the supply on choosing the grid', () => {
    const game = choosing('BBBB')
    expect(game.supply('C')).toBe(24)
    game.play('grid 1B')
    expect([reserve(game, 1), reserve(game, 0), game.supply('C')]).toEqual([3, 0, 21])
  })

  test('MT-ADV-P2.2 they come in addition to the starting crystals', () => {
    const game = choosing('BBBB').play('grid 1B; grid 3B; put C 1; put C 2; put C 5; put C 6')
    expect([game.crystals(1), reserve(game, 1), game.supply('C')]).toEqual(['CC', 3, 17])
    expect(game.faults()).toEqual([])
  })

  test('MT-ADV-P2.3 once in a turn, any number of the reserve returns to the supply', () => {
    expect(converts(keeper()).sort()).toEqual(['convert 1', 'convert 2', 'convert 3'])
    const game = keeper({ grid: '1:C 2:C 3:C' })
    const before = game.supply('C')
    fill(game.play('cast; convert 1; put R 4'))
    expect([reserve(game), game.supply('C')]).toEqual([2, before + 1])
    expect(converts(game)).toEqual([])
    fill(game.play('go W3; collect W3'))
    expect(converts(game)).toEqual([])
    expect(converts(game.play('swap 1 2; pay 3; end').passTo(0)).sort()).toEqual(['convert 1', 'convert 2'])
  })

  test('MT-ADV-P2.4 each one becomes a crystal of any kind; kinds may differ or repeat', () => {
    const game = keeper().play('cast; convert 3')
    const kinds = new Set(game.moves('put').map((move) => move.split(' ')[1]))
    expect([...kinds].sort()).toEqual(['B', 'C', 'G', 'P', 'R', 'Y'])
    game.play('put R 1; put C 2; put R 12')
    expect(game.grid(0)).toBe('RC.........R')
    expect(game.asked).toBe('ask.move')
  })

  test('MT-ADV-P2.5 no more than there are empty spaces', () => {
    const eleven = keeper({ grid: 'RRRRRYYYYY.B' })
    expect(converts(eleven)).toEqual(['convert 1'])
    expect(eleven.refused('convert 2').reasons).toMatchObject([{ key: 'why.grid-full', args: { n: 1 } }])
    expect(converts(keeper({ grid: 'RRRRRYYYYYBB' }))).toEqual([])
  })

  test('MT-ADV-P2.6 the reserve is never refilled', () => {
    const game = keeper({ reserve: 1 }).play('cast; convert 1; put C 1')
    fill(game.play('collect W3')).passTo(0)
    expect([reserve(game), game.crystals(0)]).toEqual([0, 'CCR'])
    expect(converts(game)).toEqual([])
    fill(game.play('go W5').play('collect W5'))
    expect([reserve(game), game.crystals(0)]).toEqual([0, 'CCCRY'])
  })

  test('MT-ADV-P2.7 at the times of Swap and Exchange Spells', () => {
    expect(converts(scenario({ seats: [{ power: 'P2' }] }))).toContain('convert 3')
    const game = keeper()
    expect(game.refused('cast', 1).code).toBe('not-to-act')
    expect(converts(keeper().play('cast; go W3'))).toContain('convert 3')
    game.play('cast; go W3; collect W3')
    expect(game.asked).toBe('ask.put')
    expect(game.why('convert 3')).toHaveLength(1)
    game.refused('convert 3')
    game.refused('cast')
    expect(converts(fill(game))).toContain('convert 3')
    const other = keeper({}, { active: 1 })
    expect(other.refused('cast', 0).code).toBe('not-to-act')
  })

  test('MT-ADV-P2.8 the reserve does not count for the limit of 12', () => {
    const game = collect(keeper({ pawn: 'T1', grid: 'RRRRRYYYY...' }), 'W1')
    expect(game.grid(0)).toBe('RRRRRYYYYCCC')
    expect(reserve(game)).toBe(3)
  })

  test('MT-ADV-P2.9 the reserve pays for nothing and cannot be swapped', () => {
    const poor = castable(keeper({ grid: '1:R 2:C' }))
    for (const spell of ['exchange', 'swap']) expect(poor.filter((move) => move.startsWith(spell))).toEqual([])
    expect(keeper({ grid: '1:R 2:C' }).reachFast()).toEqual(['T5', 'W5'])
    expect(keeper().reachFast()).toEqual([])
    // No exchange with 2 colourless crystals, no upgrade without any.
    expect(keeper({ pawn: 'W5', grid: '1:C 2:C' }).play('collect W6').seat).toBe(1)
    expect(keeper().play('collect W2').seat).toBe(1)
    const paying = keeper({ grid: '1:R 2:R 3:R 4:R 5:R' }).play('cast; exchange')
    expect(paying.legal()).toEqual(['pay 1', 'pay 2', 'pay 3', 'pay 4', 'pay 5'])
  })

  test('MT-ADV-P2.10 colourless crystals of the grid are not converted', () => {
    expect(converts(keeper({ grid: '1:C 2:C 3:C 4:C', reserve: 0 }))).toEqual([])
    const game = keeper({ grid: '1:C 2:C 3:C 4:C', reserve: 1 })
    expect(converts(game)).toEqual(['convert 1'])
    game.refused('convert 2')
    expect(game.play('convert 1; put R 5').grid(0)).toBe('CCCCR.......')
  })

  test('MT-ADV-P2.11 nobody else takes from the reserve', () => {
    const game = scenario({ seats: [{ pawn: 'T1' }, { power: 'P2' }], supply: { C: 0 } }).play('collect W1')
    expect([game.grid(0), reserve(game, 1), game.seat]).toEqual(['............', 3, 1])
  })

  test('MT-ADV-P2.12 the conversion is no spell, free of charge, and causes no resonance', () => {
    const game = keeper({ runes: 'ABCDEF' }, { options: { spellPayment: 'colourless' } })
    const [colourless, red] = [game.supply('C'), game.supply('R')]
    game.play('cast; convert 1; put R 7')
    expect(game.grid(0)).toBe('......R.....')
    expect([game.supply('C'), game.supply('R')]).toEqual([colourless + 1, red - 1])
    expect([game.happened('resonance'), game.happened('cast'), game.happened('paid')]).toEqual([0, 0, 0])
  })

  test('MT-ADV-P2.13 the supply limit applies to the crystals taken', () => {
    const game = scenario({
      seats: [{ pawn: 'W1', power: 'P2' }, { grid: '1:R 2:R' }, { grid: '1:R' }],
      supply: { R: 0, P: 0 },
    }).play('cast; convert 1')
    expect(game.moves('put P 5')).toEqual([])
    game.play('put R 5')
    expect(game.legal()).toEqual(['rob 2 1', 'rob 2 2'])
    game.play('rob 2 2')
    expect([game.grid(0), game.grid(1)]).toEqual(['....R.......', 'R...........'])
  })

  test('MT-ADV-P2.14 example check: two in one turn leave one for a later turn', () => {
    const game = keeper().play('cast; convert 2; put R 1; put R 2; cast')
    expect(game.refused('convert 1').reasons).toMatchObject([{ key: 'why.converted' }])
    fill(game.play('go W3')).play('end')
    expect(converts(game.passTo(0))).toEqual(['convert 1'])
  })
})

describe('P3 Inherited Rune', () => {
  const stacks = { T1: 'ABAB', T2: 'FCCC', T3: 'EDED' }

  test('MT-ADV-P3.1 one of the five face-up runes, on choosing the grid', () => {
    const game = choosing('AAAA', { stacks }).play('grid 2A')
    expect(game.legal()).toEqual(['rune T1', 'rune T2', 'rune T3', 'rune T4', 'rune T5'])
    game.play('rune T2')
    expect([game.runes(1), game.runes(0), game.seat]).toEqual(['F', '', 0])
  })

  test('MT-ADV-P3.2 the next rune of that stack is turned up at once', () => {
    const game = choosing('AAAA', { stacks }).play('grid 2A; rune T2')
    expect(game.asked).toBe('ask.grid')
    expect([game.faceUp('T2'), game.runesLeft('T2')]).toEqual(['C', 3])
    expect([game.faceUp('T1'), game.runesLeft('T1')]).toEqual(['A', 4])
    expect(game.view(0).temples[1]).toMatchObject({ rune: 'C', runesLeft: 3 })
  })

  test('MT-ADV-P3.3 it works from the start: resonance and the discount of rune F', () => {
    const setup = 'grid 2A; rune T1; grid 3A; put C 1; put C 2; put C 1; put C 2'
    const spring = collect(choosing('AAAA', { stacks }).play(setup), 'W3')
    expect(collect(spring, 'W1').crystals(1)).toBe('CCCCCCC')
    const key = solo({ power: 'P3', runes: 'F', inherited: 'F', grid: '1:R 2:R 3:R' })
    expect(castable(key)).toContain('exchange')
  })

  test('MT-ADV-P3.4 it does not count for the rune goal', () => {
    expect(solo({ power: 'P3', runes: 'A', inherited: 'A' }).score(0)).toBe(0)
    expect(solo({ runes: 'A' }).score(0)).toBe(1)
    expect(choosing('AAAA', { stacks }).play('grid 2A; rune T3').score(1)).toBe(0)
  })

  test('MT-ADV-P3.5 nor do later runes of its type', () => {
    const game = solo({ power: 'P3', runes: 'E', inherited: 'E', grid: RYY }, { stacks: { blue: 'EA' }, goals: 'red' })
    game.play('break blue left 3-1-4')
    expect([game.runes(0), game.score(0)]).toEqual(['EE', 3])
    expect(solo({ power: 'P3', runes: 'EEB', inherited: 'E' }).score(0)).toBe(1)
  })

  test('MT-ADV-P3.6 later runes of its type resonate', () => {
    const game = solo({ pawn: 'T1', power: 'P3', runes: 'AA', inherited: 'A' })
    expect(collect(game, 'W1').crystals(0)).toBe('CCCCCCC')
  })

  test('MT-ADV-P3.7 taking it places no marker and scores nothing', () => {
    const game = choosing('AAAA', { stacks }).play('grid 2A; rune T1')
    expect(game.markers(1)).toEqual([])
    expect(game.view(1).players[1]).toMatchObject({ markersLeft: 5, points: 0, runes: 'A' })
  })

  test('MT-ADV-P3.8 it must be taken', () => {
    const game = choosing('AAAA', { stacks }).play('grid 2A')
    expect(game.legal().every((move) => move.startsWith('rune '))).toBe(true)
    for (const move of ['skip', 'end', 'grid 1A']) game.refused(move)
    expect(game.seat).toBe(1)
  })

  test('MT-ADV-P3.9 example check: inherited A, later A, B, C, C, D give 4 points', () => {
    expect(solo({ power: 'P3', runes: 'AABCCD', inherited: 'A' }).score(0)).toBe(4)
  })
})

describe("P4 Breaker's Reward", () => {
  const MARKS = ['red:L3', 'red:R3', 'yellow:L3', 'yellow:R3']
  /** The owner, with so many markers, breaks red-yellow-yellow at the blue temple. */
  const breaker = (placed: number, seat: SeatSetup = {}, table: TableSetup = {}): Scenario => {
    const markers = MARKS.slice(0, placed).join(' ')
    return solo({ power: 'P4', grid: RYY, markers, ...seat }, table).play('break blue left 3-1-4')
  }

  test('MT-ADV-P4.1 every marker brings the reward of its number', () => {
    const game = solo({ power: 'P4', grid: `${RYY} 10:R 12:R 9:Y` })
    fill(game.play('break blue left 3-1-4'))
    expect(game.crystals(0)).toBe('CCRRY')
    game.passTo(0).play('break green left 10-12-9; put P 3')
    expect(game.crystals(0)).toBe('CCP')
    expect(game.markers(0)).toHaveLength(2)
    expect(solo({ grid: RYY }).play('break blue left 3-1-4').crystals(0)).toBe('')
  })

  test('MT-ADV-P4.2 two colourless, one of any colour, 2 points, two of any colours, 3 points', () => {
    const first = breaker(0)
    expect(new Set(first.moves('put').map((move) => move.slice(0, 5)))).toEqual(new Set(['put C']))
    expect(fill(first).crystals(0)).toBe('CC')
    const second = breaker(1)
    expect(second.moves('put C 1')).toEqual([])
    expect(second.play('put G 1').crystals(0)).toBe('G')
    const third = breaker(2)
    expect([third.points(0), third.crystals(0), third.seat]).toEqual([3 * 3 + 2, '', 1])
    const fourth = breaker(3)
    expect(fourth.moves('put C 1')).toEqual([])
    expect(fourth.play('put G 1; put B 2').crystals(0)).toBe('BG')
    expect(fourth.points(0)).toBe(4 * 3 + 2)
    const fifth = breaker(4)
    expect([fifth.points(0), fifth.crystals(0)]).toEqual([5 * 3 + 2 + 3, ''])
  })

  test('MT-ADV-P4.3 it comes after the points of the curse and before the rune', () => {
    const game = breaker(1)
    expect(game.asked).toBe('ask.put-one')
    expect([game.points(0), game.markers(0).length, game.runes(0), game.runesLeft('blue')]).toEqual([6, 2, '', 4])
    game.play('put R 1')
    expect([game.runes(0).length, game.runesLeft('blue')]).toEqual([1, 3])
  })

  test('MT-ADV-P4.4 its crystals obey both limits and cause no resonance', () => {
    const six = powerWith('power.breakers-reward', 'rewardPerMarker', (effect) => ({
      ...effect,
      table: [{ marker: 1, crystals: { colourless: 6 } }, ...[2, 3, 4, 5].map((marker) => ({ marker, points: 1 }))],
    }))
    const full = breaker(0, { grid: 'YBRYBBBBGGGG', runes: 'E' }, { options: { data: dataOf(six) } })
    expect(fill(full).grid(0)).toBe('CBCCBBBBGGGG')
    const scarce = scenario({
      seats: [{ pawn: 'W1', power: 'P4', grid: RYY, markers: 'red:L3' }, { grid: '5:G 6:G' }],
      supply: { G: 0, P: 0 },
    }).play('break blue left 3-1-4')
    expect(scarce.moves('put P 1')).toEqual([])
    scarce.play('put G 1; rob 2 6')
    expect([scarce.grid(0), scarce.grid(1)]).toEqual(['G...........', '....G.......'])
    expect(full.happened('resonance') + scarce.happened('resonance')).toBe(0)
  })

  test('MT-ADV-P4.5 the two crystals of the fourth may be of one colour', () => {
    expect(breaker(3).play('put R 7; put R 8').grid(0)).toBe('......RR....')
  })

  test('MT-ADV-P4.6 each reward once; the fifth also when it ends the game', () => {
    const game = scenario({
      first: 0,
      active: 3,
      seats: [{ pawn: 'W8' }, {}, {}, { pawn: 'W1', power: 'P4', grid: `${RYY} ${BRR}`, markers: MARKS.join(' ') }],
      goals: 'purple',
    })
    expect(game.points(3)).toBe(4 * 3 + 2)
    game.play('break blue left 3-1-4')
    expect([game.over, game.points(3), game.happened('rewarded')]).toEqual([true, 5 * 3 + 2 + 3, 1])
    const early = fill(breaker(0))
    expect(early.happened('rewarded')).toBe(1)
    collect(early.passTo(0), 'green')
    expect([early.happened('rewarded'), early.crystals(0), early.points(0)]).toEqual([1, 'CCG', 3])
  })
})
