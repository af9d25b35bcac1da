import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'

/** The first seat, with a grid, enters the ring wherever it likes; the other seats hold the other grids. */
const grids = (mine: string, others: readonly string[] = [], table: TableSetup = {}): Scenario =>
  scenario({ ...table, seats: [mine, ...others].map((grid) => ({ grid })) })

const kinds = (game: Scenario): string[] => [...new Set(game.legal().map((move) => move.split(' ')[0]!))].sort()
const offered = (game: Scenario): string => [...new Set(game.moves('put').map((move) => move.split(' ')[1]))].join('')

const ELEVEN = 'RRRRYYYYBBB.'
const FULL = 'RRRRYYYYBBBB'

describe('MT-COLLECT grid limit', () => {
  test('MT-COLLECT-35 a grid holds at most 12 crystals', () => {
    for (const [grid, filled] of [
      ['RRRRYYYYB...', 12],
      ['RRRRYYYYBB..', 12],
      ['RRRRYYYYBBB.', 12],
      ['RRRRYYYYBBBB', 12],
      ['RRRRYYYY....', 11],
    ] as const) {
      const game = grids(grid).play('collect W1')
      while (game.seat === 0) game.play(game.moves('put')[0]!)
      expect(game.crystals(0)).toHaveLength(filled)
      expect(game.faults()).toEqual([])
    }
  })

  test('MT-COLLECT-36 of too large a gain the owner chooses what to keep; the surplus goes back to the supply', () => {
    // 1 red, 1 of any colour and 1 colourless for two spaces.
    const seats = [{ grid: 'RRRRYYYYBB..', runes: 'B' }]
    for (const [kept, both] of [
      ['put C 11; put R 12', 'CR'],
      ['put R 11; put R 12', 'RR'],
      ['put G 12; put C 11', 'CG'],
      ['put P 12; put R 11', 'RP'],
    ] as const) {
      const game = scenario({ seats }).play(`collect W3; ${kept}`)
      expect([...game.grid(0).slice(10)].sort()).toEqual([...both].sort())
      expect([game.seat, game.faults()]).toEqual([1, []])
      expect(game.supply('C')).toBe(both.includes('C') ? 23 : 24)
    }
  })

  test('MT-COLLECT-37 crystals in the grid cannot be thrown away for new ones', () => {
    const game = grids(ELEVEN).play('cast; go W3; collect W3')
    expect(game.legal()).toEqual(['put C 12', 'put R 12'])
    game.refused('put R 1')
    game.refused('pay 1')
    expect(game.play('put R 12').grid(0)).toBe(`${ELEVEN.slice(0, 11)}R`)
    const full = grids(FULL).play('cast; go W3; collect W3')
    expect([full.grid(0), full.legal()]).toEqual([FULL, ['end', 'cast']])
  })

  test('MT-COLLECT-38 as many are kept as there are empty spaces', () => {
    for (let empty = 0; empty <= 5; empty++) {
      // 3 colourless of W1 and 2 of a rune.
      const grid = FULL.slice(0, 12 - empty) + '.'.repeat(empty)
      const game = scenario({ seats: [{ grid, runes: 'A' }] }).play('collect W1')
      while (game.seat === 0) {
        expect(kinds(game)).toEqual(['put'])
        game.refused('skip')
        game.play(game.legal()[0]!)
      }
      expect(game.grid(0)).toBe(FULL.slice(0, 12 - empty) + 'C'.repeat(empty))
    }
  })

  test('MT-COLLECT-39 room can be made beforehand only by spending crystals', () => {
    expect(kinds(grids(FULL))).toEqual(['break', 'cast', 'collect'])
    const spells = kinds(grids(FULL).play('cast'))
    expect(spells).toEqual(['exchange', 'go', 'swap'])
    const swapped = grids(FULL).play('cast; swap 1 5; pay 12; collect red')
    expect(swapped.grid(0)).toBe('YRRRRYYYBBBR')
    const exchanged = grids(FULL).play('cast; exchange; pay 1; pay 2; pay 3; pay 4; put G 1; collect W1')
    expect(exchanged.grid(0)).toBe('GCCCYYYYBBBB')
  })

  test('MT-COLLECT-40 with a full grid a direct card or temple brings nothing and the turn is legal', () => {
    for (const card of ['W1', 'W3', 'W5', 'W7', 'W9', 'T1', 'T2', 'T3', 'T4', 'T5']) {
      const game = grids(FULL).play(`collect ${card}`)
      expect([game.grid(0), game.pawn(0), game.seat, game.faults()]).toEqual([FULL, card, 1, []])
      expect(game.supply('C')).toBe(24)
    }
  })

  test('MT-COLLECT-41 with a full grid the exchange works', () => {
    const game = grids('CCCRRRRYYYYB').play('collect W6; trade; put G 2; put P 3')
    expect([game.grid(0), game.supply('C'), game.seat]).toEqual(['.GPRRRRYYYYB', 24, 1])
  })

  test('MT-COLLECT-42 with a full grid the upgrade works', () => {
    const game = grids('CCCRRRRYYYYB').play('collect W2; cover 4 1; cover 5 3; put G 3')
    expect([game.grid(0), game.slots('W2'), game.seat]).toEqual(['PCGRRRRYYYYB', 'GP', 1])
  })

  test('MT-COLLECT-43 with a full grid a curse may be broken', () => {
    const game = grids('YCRYCCCCCCCC').play('break blue left 3-1-4')
    expect([game.grid(0), game.points(0), game.seat]).toEqual(['.C..CCCCCCCC', 3, 1])
  })

  test('MT-COLLECT-44 eleven crystals, 1 red and 1 colourless to come: one of the two by choice', () => {
    expect(grids(ELEVEN).play('collect W3').legal()).toEqual(['put C 12', 'put R 12'])
    const red = grids(ELEVEN).play('collect W3; put R 12')
    expect([red.grid(0).at(-1), red.supply('R'), red.supply('C'), red.seat]).toEqual(['R', 3, 24, 1])
    const colourless = grids(ELEVEN).play('collect W3; put C 12')
    expect([colourless.grid(0).at(-1), colourless.supply('R'), colourless.supply('C')]).toEqual(['C', 4, 23])
  })
})

describe('MT-COLLECT supply limit', () => {
  test('MT-COLLECT-45 what the supply lacks comes from an upgrade card of the choice of the taker', () => {
    const table = { supply: { C: 0 }, slots: { W2: 'R', W4: 'Y', W8: 'BP' } }
    const game = grids('RRRRYYYYBBB.', [], table).play('collect W1')
    expect(game.legal()).toEqual(['from W2 1', 'from W4 2', 'from W8 3', 'from W8 5'])
    game.play('from W4 2')
    expect(game.grid(0)).toBe('RRRRYYYYBBBC')
    expect([game.slots('W2'), game.slots('W4'), game.slots('W8'), game.seat]).toEqual(['R', '', 'BP', 1])
  })

  test('MT-COLLECT-46 else it comes from the other player with the most', () => {
    const game = grids('RRR.........', ['R...........', '.RR.........', 'YYYYYYY.....'], { supply: { R: 0 } })
    game.play('collect red; put R 12')
    expect(game.legal()).toEqual(['rob 3 2', 'rob 3 3'])
    game.refused('rob 2 1')
    game.play('rob 3 3')
    expect([0, 1, 2, 3].map((seat) => game.crystals(seat))).toEqual(['RRRR', 'R', 'R', 'YYYYYYY'])
  })

  test('MT-COLLECT-47 among several with the most the taker chooses', () => {
    for (const chosen of [2, 4]) {
      const game = grids('', ['R...........', '............', '...........R'], { supply: { R: 0 } })
      game.play('collect red; put R 1')
      expect(game.legal()).toEqual(['rob 2 1', 'rob 4 12'])
      game.play(chosen === 2 ? 'rob 2 1' : 'rob 4 12')
      expect([game.crystals(0), game.crystals(chosen - 1), game.crystals(chosen === 2 ? 3 : 1)]).toEqual(['R', '', 'R'])
    }
  })

  test('MT-COLLECT-48 what nobody else has is lost', () => {
    const alone = grids('RRRRRRRR....', ['YYY.........'])
    expect(alone.supply('R')).toBe(0)
    alone.play('collect red')
    expect([alone.crystals(0), alone.seat, alone.faults()]).toEqual(['RRRRRRRR', 1, []])
    const rest = grids('RRRRRRRR....').play('collect W3; put C 12')
    expect([rest.grid(0), rest.seat]).toEqual(['RRRRRRRR...C', 1])
    const one = grids('', [], { supply: { C: 1 } }).play('collect W1; put C 7')
    expect([one.grid(0), one.supply('C'), one.seat]).toEqual(['......C.....', 0, 1])
  })

  test('MT-COLLECT-49 supply, upgrade card, player: a later source only when the earlier ones are empty', () => {
    const table = { supply: { C: 1 }, slots: { W8: 'G' } }
    const game = grids('', ['CCCC........', 'C...........'], table).play('collect W1; put C 1')
    expect([game.supply('C'), game.slots('W8'), game.crystals(1)]).toEqual([0, 'G', 'CCCC'])
    game.play('put C 2')
    expect([game.crystals(0), game.slots('W8'), game.crystals(1)]).toEqual(['CC', '', 'CCCC'])
    game.play('put C 3')
    expect(game.moves('rob')).toHaveLength(4)
    game.play('rob 2 4')
    expect([game.crystals(0), game.crystals(1), game.seat]).toEqual(['CCC', 'CCC', 1])
  })

  test('MT-COLLECT-50 colourless counts as a kind, and upgrade cards help only with colourless', () => {
    const table = { slots: { W2: 'RG', W8: 'RB' } }
    const red = grids('', ['R...........'], { ...table, supply: { R: 0 } }).play('collect red; put R 5')
    expect([red.grid(0), red.crystals(1), red.slots('W2'), red.slots('W8')]).toEqual(['....R.......', '', 'RG', 'RB'])
    const lost = grids('', [], { ...table, supply: { R: 0 } }).play('collect red')
    expect([lost.crystals(0), lost.slots('W2'), lost.seat]).toEqual(['', 'RG', 1])
    const colourless = grids('', ['CC..........'], { supply: { C: 0 } }).play('collect W5; put Y 1; put C 2')
    expect(colourless.legal()).toEqual(['rob 2 1', 'rob 2 2'])
  })

  test('MT-COLLECT-51 the taker chooses the slot or the space', () => {
    const card = grids('', [], { supply: { C: 0 }, slots: { W2: 'YP' } }).play('collect W3; put R 1; put C 2')
    expect(card.legal()).toEqual(['from W2 2', 'from W2 5'])
    expect(card.play('from W2 5').slots('W2')).toBe('Y')
    const player = grids('', ['.B..B......B'], { supply: { B: 0 } }).play('collect blue; put B 1')
    expect(player.legal()).toEqual(['rob 2 2', 'rob 2 5', 'rob 2 12'])
    expect(player.play('rob 2 5').grid(1)).toBe('.B.........B')
  })

  test('MT-COLLECT-52 an emptied slot is free again and no clearing check follows', () => {
    // Four covered slots, so that a check would clear the card.
    const game = grids('', ['C...........'], { supply: { C: 0 }, slots: { W2: 'RYBG' } })
    game.play('collect W3; put R 1; put C 2; from W2 3')
    expect([game.slots('W2'), game.supply('C'), game.seat]).toEqual(['RYG', 0, 1])
    game.play('collect W2')
    expect(game.moves('cover')).toEqual(['cover 3 1', 'cover 5 1'])
  })

  test('MT-COLLECT-53 who loses a crystal gets nothing for it and decides nothing', () => {
    const game = grids('', ['RRB.........', 'Y...........'], { supply: { R: 0 } }).play('collect red; put R 1')
    const supply = JSON.stringify(game.state.supply)
    expect(game.seat).toBe(0)
    for (const move of ['rob 2 1', 'rob 2 2', 'skip']) game.refused(move, 1)
    game.play('rob 2 1')
    expect([game.grid(1), game.points(1), JSON.stringify(game.state.supply)]).toEqual(['.RB.........', 0, supply])
  })

  test('MT-COLLECT-54 each crystal is settled alone and the most counted anew', () => {
    const game = grids('', ['CC..........', 'CC..........', 'C...........'], { supply: { C: 0 } })
    game.play('collect W1; put C 1')
    expect(game.legal()).toEqual(['rob 2 1', 'rob 2 2', 'rob 3 1', 'rob 3 2'])
    game.play('rob 2 1; put C 2')
    expect(game.legal()).toEqual(['rob 3 1', 'rob 3 2'])
    game.play('rob 3 2; put C 3')
    expect(game.legal()).toEqual(['rob 2 2', 'rob 3 1', 'rob 4 1'])
    game.play('rob 4 1')
    expect([0, 1, 2, 3].map((seat) => game.crystals(seat))).toEqual(['CCC', 'C', 'C', ''])
  })

  test('MT-COLLECT-55 the rule applies to every gain', () => {
    const cases: [SeatSetup, string][] = [
      [{}, 'collect red; put R 12'],
      [{ grid: '1:C 2:C 3:C' }, 'collect W10; trade; put R 12; put Y 1'],
      [{ grid: '1:C' }, 'collect W2; cover 1 1; put R 12'],
      [{ runes: 'B' }, 'collect W9; put B 1; put R 12; put C 2'],
      [{ grid: '1:C 2:C 3:C 4:C' }, 'cast; exchange; put R 12'],
      [{ power: 'P2' }, 'cast; convert 1; put R 12'],
      [{ power: 'P4', markers: 'yellow:L3', grid: '1:B 3:B 4:Y' }, 'break purple left 3-1-4; put R 12'],
    ]
    for (const [seat, moves] of cases) {
      const game = scenario({ seats: [seat, { grid: '5:R 6:B 7:Y' }], supply: { R: 0 } }).play(moves)
      expect([moves, game.grid(0).at(-1), game.crystals(1)]).toEqual([moves, 'R', 'YB'])
    }
  })

  test('MT-COLLECT-56 a missing kind may be chosen on purpose', () => {
    const table = { supply: { R: 0, G: 0 } }
    const others = ['RG..........']
    const trade = grids('CCC.........', others, table).play('collect W6; trade')
    expect(offered(trade)).toBe('RYBGP')
    trade.play('put R 1; put G 2')
    expect([trade.crystals(0), trade.crystals(1)]).toEqual(['RG', ''])
    const spell = grids('YYYY........', others, table).play('cast; exchange')
    expect(offered(spell)).toBe('CRYBGP')
    const rune = scenario({ ...table, seats: [{ runes: 'B' }, { grid: '1:R' }] }).play('collect W9; put B 1')
    expect(offered(rune)).toBe('RYBP')
  })

  test('MT-COLLECT-57 a kind that only the own grid holds cannot be chosen nor its slot be covered', () => {
    const greens = 'GGGGGGCCCC..'
    expect(offered(grids(greens).play('collect W6; trade; pay 7; pay 8; pay 9'))).toBe('RYBP')
    const upgrade = grids(greens).play('collect W2')
    expect(upgrade.moves('cover').some((move) => move.startsWith('cover 4'))).toBe(false)
    expect(upgrade.moves('cover')).toHaveLength(4 * 4)
    upgrade.refused('cover 4 7')
    const spell = grids(greens).play('cast; exchange; pay 7; pay 8; pay 9; pay 10')
    expect(offered(spell)).toBe('CRYBP')
    expect(offered(scenario({ seats: [{ grid: greens, runes: 'B' }] }).play('collect W9; put B 11'))).toBe('CRYBP')
  })

  test('MT-COLLECT-58 crystals paid in the same action are in the supply before the new ones are taken', () => {
    const trade = grids('CCCR........', [], { supply: { C: 0 } }).play('collect W6; trade')
    expect(trade.supply('C')).toBe(3)
    const spell = grids('GGGGGG......', ['YY..........']).play('cast; exchange; pay 1; pay 2; pay 3; pay 4; put G 12')
    expect([spell.grid(0), spell.supply('G')]).toEqual(['....GG.....G', 3])
    const other = grids('RYYY........', ['RR..........'], { supply: { R: 0 } }).play('cast; exchange; put R 1')
    expect([other.crystals(0), other.crystals(1), other.supply('R')]).toEqual(['R', 'RR', 0])
  })

  test('MT-COLLECT-59 what finds no empty space is not taken from cards or players', () => {
    const slots = { W2: 'RB', W8: 'Y' }
    const full = grids(FULL, ['CC..........'], { supply: { C: 0 }, slots }).play('collect W1')
    expect([full.slots('W2'), full.slots('W8'), full.crystals(1), full.seat]).toEqual(['RB', 'Y', 'CC', 1])
    const one = grids(ELEVEN, ['CC..........'], { supply: { C: 0 }, slots }).play('collect W1; from W8 2')
    expect([one.slots('W2'), one.slots('W8'), one.crystals(1), one.seat]).toEqual(['RB', '', 'CC', 1])
    const kept = grids(ELEVEN, ['RR..........'], { supply: { R: 0 } }).play('collect W3; put C 12')
    expect([kept.crystals(1), kept.grid(0).at(-1), kept.seat]).toEqual(['RR', 'C', 1])
  })

  test('MT-COLLECT-60 the virtual player and the reserve of P2 are no source', () => {
    const virtual = scenario({ players: 2, virtual: 'W2', supply: { B: 0 } }).play('collect blue')
    expect([virtual.crystals(0), virtual.seat, virtual.pawn('virtual')]).toEqual(['', 1, 'W2'])
    const seats = [{ power: 'P2' }, { power: 'P2', grid: '1:C' }]
    const reserve = scenario({ seats, supply: { C: 0 } }).play('collect W1; put C 6')
    expect([reserve.crystals(0), reserve.crystals(1), reserve.seat]).toEqual(['C', '', 1])
    expect([0, 1].map((seat) => reserve.view(0).players[seat]!.reserve)).toEqual([3, 3])
  })

  test('MT-COLLECT-61 1 colourless in the supply, two on W2: a gain of 3 takes 1 and 2', () => {
    const game = grids('', ['CCCCC.......'], { supply: { C: 1 }, slots: { W2: 'GP' } }).play(
      'collect W1; put C 1; put C 2',
    )
    expect([game.supply('C'), game.legal()]).toEqual([0, ['from W2 4', 'from W2 5']])
    game.play('from W2 4; put C 3')
    expect([game.crystals(0), game.slots('W2'), game.crystals(1), game.seat]).toEqual(['CCC', '', 'CCCCC', 1])
  })

  test('MT-COLLECT-62 no red in the supply: the red temple takes from the opponent with 3, not with 2', () => {
    const game = grids('', ['RR..........', 'RRR.........'], { supply: { R: 0 } }).play('collect red; put R 8; rob 3 1')
    expect([game.grid(0), game.crystals(1), game.crystals(2)]).toEqual(['.......R....', 'RR', 'RR'])
  })

  test('MT-COLLECT-63 no green in the supply: the green slot takes from the one whom the taker names', () => {
    for (const seat of [2, 4]) {
      const game = grids('C...........', ['GG..........', 'P...........', 'GG..........'], { supply: { G: 0 } })
      game.play('collect W2; cover 4 1; put G 1')
      expect(game.legal()).toEqual(['rob 2 1', 'rob 2 2', 'rob 4 1', 'rob 4 2'])
      game.play(`rob ${seat} 2`)
      expect([game.crystals(0), game.crystals(seat - 1), game.crystals(5 - seat)]).toEqual(['G', 'G', 'GG'])
    }
  })

  test('MT-COLLECT-64 missing colours never block an exchange: four can always be obtained', () => {
    const copies = { R: 8, Y: 8, B: 8, G: 6, P: 6 }
    for (const [colour, n] of Object.entries(copies)) {
      // All of one colour in the own grid; of the others the supply has none and another player one each.
      const others = [...'RYBGP'].filter((letter) => letter !== colour).join('')
      const game = grids(`${colour.repeat(n)}CCC`.padEnd(12, '.'), [`${others}........`], {
        supply: { R: 0, Y: 0, B: 0, G: 0, P: 0 },
      })
      game.play('collect W6; trade')
      expect(offered(game)).toBe(others)
      game.play(`put ${others[0]} 12`)
      expect(offered(game)).toBe(others.slice(1))
      game.play(`put ${others[3]} 11`)
      expect([game.grid(0).slice(10), game.crystals(1)]).toEqual([others[3]! + others[0]!, others.slice(1, 3)])
    }
  })
})
