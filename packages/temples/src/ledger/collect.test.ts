import { describe, expect, test } from 'vitest'
import { BUILT_IN, tableText } from '../data/index.ts'
import type { DataTable } from '../data/table.ts'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'

/** The first seat enters the ring on a card in an open turn and collects there (unasked if nothing can be cast before). */
function collectOn(card: string, seat: SeatSetup = {}, table: TableSetup = {}): Scenario {
  const game = scenario({ ...table, seats: [seat] }).play(`cast; go ${card}`)
  return game.seat === 0 && game.can(`collect ${card}`) ? game.play(`collect ${card}`) : game
}

/** The words with which the legal moves begin. */
const kinds = (game: Scenario): string[] => [...new Set(game.legal().map((move) => move.split(' ')[0]!))].sort()

/** The letters of the crystals that can be put. */
const offered = (game: Scenario): string => [...new Set(game.moves('put').map((move) => move.split(' ')[1]))].join('')

const DIRECT = { W1: 'CCC', W3: 'CR', W5: 'CY', W7: 'CCC', W9: 'CB' }
const TEMPLES = { red: 'R', yellow: 'Y', blue: 'B', green: 'G', purple: 'P' }

/** Puts what can be put on any space until something else is asked. */
function putAll(game: Scenario): Scenario {
  while (game.moves('put').length > 0) game.play(game.moves('put')[0]!)
  return game
}

describe('MT-COLLECT general', () => {
  test('MT-COLLECT-01 a wilderness card is collected as it shows', () => {
    const shown = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => kinds(collectOn(`W${n}`, { grid: 'CCC.........' })).join())
    const [direct, upgrade, exchange] = ['put', 'cover,skip', 'skip,trade']
    expect(shown).toEqual([direct, upgrade, direct, upgrade, direct, exchange, direct, upgrade, direct, exchange])
    expect(putAll(collectOn('W5')).crystals(0)).toBe('CY')
  })

  test('MT-COLLECT-02 a temple gives 1 crystal of its colour or a broken curse, not both', () => {
    const there = (): Scenario => scenario({ seats: [{ grid: '1:Y 3:R 4:Y 8:C 9:C 10:C 11:C' }] }).play('cast; go blue')
    const collected = there().play('collect blue; put B 12')
    expect([collected.crystals(0), collected.legal()]).toEqual(['CCCCRYYB', ['end', 'cast']])
    collected.refused('break blue left 3-1-4')
    const broken = there().play('break blue left 3-1-4')
    expect([broken.crystals(0), broken.points(0), broken.legal()]).toEqual(['CCCC', 3, ['end', 'cast']])
    broken.refused('collect blue')
  })

  test('MT-COLLECT-03 a stop without upgrade or exchange is still collecting', () => {
    for (const card of ['W2', 'W4', 'W8']) {
      const game = collectOn(card, { runes: 'C' }, { slots: { [card]: 'R' } }).play('put C 6; skip')
      expect([game.grid(0), game.slots(card)]).toEqual(['.....C......', ''])
    }
    const exchange = collectOn('W6', { grid: 'CCC.........' }).play('skip')
    expect([exchange.crystals(0), exchange.happened('collected')]).toEqual(['CCC', 1])
  })

  test('MT-COLLECT-04 each card is used once per visit', () => {
    const grid = 'CCCCCC......'
    const used = [
      collectOn('W1', { grid }).play('put C 7; put C 8; put C 9'),
      collectOn('W2', { grid }).play('cover 1 1; skip; put R 1'),
      collectOn('W6', { grid }).play('trade; pay 1; pay 2; pay 3; put R 1; put B 2'),
      collectOn('red', { grid }).play('put R 12'),
    ]
    used.forEach((game, i) => {
      expect(game.legal()).toEqual(['end', 'cast'])
      game.refused(['collect W1', 'cover 2 2', 'trade', 'collect red'][i]!)
      game.refused(`collect ${game.pawn(0)}`)
    })
  })

  test('MT-COLLECT-05 card and resonances are one gain on direct cards and temples', () => {
    const eleven = 'CCCCCCCCCCC.'
    expect(offered(collectOn('W3', { grid: eleven, runes: 'B' }))).toBe('CRYBGP')
    expect(offered(collectOn('red', { grid: eleven, runes: 'EE' }))).toBe('CR')
    const temple = collectOn('red', { grid: eleven, runes: 'EE' }).play('put C 12')
    expect([temple.crystals(0), temple.supply('R')]).toEqual(['C'.repeat(12), 8])
    expect(putAll(collectOn('W1', { runes: 'AA' })).crystals(0)).toBe('CCCCCCC')
  })

  test('MT-COLLECT-06 resonance comes before the upgrade and may pay for it; rune D belongs to the exchange', () => {
    const upgrade = collectOn('W2', { runes: 'CC' })
    expect(kinds(upgrade)).toEqual(['put'])
    upgrade.play('put C 4; put C 5; cover 2 4; cover 3 5; put Y 1; put B 2')
    expect(upgrade.grid(0)).toBe('YB..........')
    const poor = collectOn('W6', { grid: 'CC..........', runes: 'D' })
    expect([poor.crystals(0), poor.seat]).toEqual(['CC', 1])
    expect(collectOn('W6', { grid: 'CCC.........', runes: 'D' }).play('skip').crystals(0)).toBe('CCC')
    const exchange = collectOn('W6', { grid: 'CCC.........', runes: 'D' }).play('trade; put R 5; put R 6; put B 7')
    expect(exchange.grid(0)).toBe('....RRB.....')
  })
})

describe('MT-COLLECT direct gain', () => {
  test('MT-COLLECT-07 direct cards and temples give exactly the crystals shown, free of charge', () => {
    for (const [card, crystals] of Object.entries({ ...DIRECT, ...TEMPLES })) {
      const game = putAll(scenario().play(`collect ${card}`))
      expect([card, game.crystals(0), game.seat]).toEqual([card, crystals, 1])
      const rich = putAll(scenario({ seats: [{ grid: 'CRYBGP......' }] }).play(`collect ${card}`))
      expect(rich.grid(0).slice(0, 6)).toBe('CRYBGP')
      expect([...rich.grid(0).slice(6)].filter((letter) => letter !== '.').sort()).toEqual([...crystals].sort())
      expect(rich.faults()).toEqual([])
    }
  })

  test('MT-COLLECT-08 a direct gain is compulsory', () => {
    for (const [card, crystals] of Object.entries({ ...DIRECT, ...TEMPLES })) {
      const game = collectOn(card, { grid: 'RRRR........' })
      for (let left = crystals.length; left > 0; left--) {
        expect(kinds(game)).toEqual(['put'])
        game.refused('end')
        game.refused('skip')
        game.play(game.moves('put').at(-1)!)
      }
      expect(game.grid(0).split('.')).toHaveLength(12 - 4 - crystals.length + 1)
    }
  })
})

describe('MT-COLLECT exchange', () => {
  const trading = (grid: string, table: TableSetup = {}): Scenario => collectOn('W6', { grid }, table)

  test('MT-COLLECT-09 3 colourless go, 2 crystals of two different colours come', () => {
    for (const card of ['W6', 'W10']) {
      const game = collectOn(card, { grid: 'CCCY........' }).play('trade')
      expect([game.crystals(0), game.supply('C')]).toEqual(['Y', 24])
      expect(offered(game)).toBe('RYBGP')
      game.play('put G 12')
      expect(offered(game)).toBe('RYBP')
      game.play('put P 11')
      expect([game.grid(0), game.supply('G'), game.supply('P')]).toEqual(['...Y......PG', 5, 5])
      expect([game.legal(), game.faults()]).toEqual([['end', 'cast'], []])
    }
  })

  test('MT-COLLECT-10 colourless is not one of the two', () => {
    const game = trading('CCCC........').play('trade; pay 1; pay 2; pay 3')
    game.refused('put C 1')
    game.play('put B 1').refused('put C 2')
  })

  test('MT-COLLECT-11 the owner chooses the 3 colourless crystals', () => {
    const game = trading('C.CRC.C...C.').play('trade')
    expect(game.legal()).toEqual(['pay 1', 'pay 3', 'pay 5', 'pay 7', 'pay 11'])
    game.play('pay 3; pay 11; pay 5; put B 2; put Y 6')
    expect(game.grid(0)).toBe('CB.R.YC.....')
  })

  test('MT-COLLECT-12 the exchange is voluntary', () => {
    const game = trading('CCCC........')
    expect(game.legal()).toEqual(['trade', 'skip'])
    game.play('skip')
    expect([game.grid(0), game.supply('C'), game.legal()]).toEqual(['CCCC........', 20, ['end', 'cast']])
  })

  test('MT-COLLECT-13 the exchange is made at most once per visit', () => {
    const game = trading('CCCCCCCCC...').play('trade; pay 1; pay 2; pay 3; put B 1; put Y 2')
    expect([game.crystals(0), game.legal()]).toEqual(['CCCCCCYB', ['end', 'cast']])
    game.refused('trade')
    expect(game.play('end').seat).toBe(1)
  })

  test('MT-COLLECT-14 with fewer than 3 colourless the visit brings nothing and the turn goes on', () => {
    for (const grid of ['............', 'C...........', 'CC..........', 'CCRRR.......']) {
      const game = scenario({ seats: [{ grid }] }).play('collect W6')
      expect([game.grid(0), game.pawn(0), game.seat]).toEqual([grid, 'W6', 1])
    }
    const open = trading('CCRRR.......')
    expect(open.legal()).toEqual(['end', 'cast'])
  })

  test('MT-COLLECT-15 there is no partial or reduced exchange', () => {
    trading('CCRR........').refused('trade')
    const game = trading('CCCC........').play('trade')
    for (const space of [1, 2, 3]) {
      expect(kinds(game)).toEqual(['pay'])
      game.play(`pay ${space}`)
    }
    for (const put of ['put R 1', 'put B 2']) {
      expect(kinds(game)).toEqual(['put'])
      game.play(put)
    }
    expect(game.crystals(0)).toBe('CRB')
  })

  test('MT-COLLECT-16 only colourless pay for the exchange, whatever the option', () => {
    for (const spellPayment of ['any', 'colourless']) {
      const options = { spellPayment }
      expect(trading('CCRYBGP.....', { options }).moves('trade')).toEqual([])
      const game = trading('CCCCRYBGP...', { options }).play('trade')
      expect(game.legal()).toEqual(['pay 1', 'pay 2', 'pay 3', 'pay 4'])
      game.refused('pay 5')
    }
  })

  test('MT-COLLECT-17 the freed spaces may be used for the new crystals', () => {
    const game = trading('CCCRRRRYYYYB').play('trade')
    expect(game.moves('put R')).toEqual(['put R 1', 'put R 2', 'put R 3'])
    expect(game.play('put G 3; put P 1').grid(0)).toBe('P.GRRRRYYYYB')
  })

  test('MT-COLLECT-18 red and red is illegal, red and another colour is not', () => {
    const game = trading('CCC.........').play('trade; put R 1')
    game.refused('put R 2')
    expect(game.play('put Y 2').grid(0)).toBe('RY..........')
  })
})

describe('MT-COLLECT upgrade', () => {
  const upgrading = (grid: string, slots = '', table: TableSetup = {}): Scenario =>
    collectOn('W2', { grid }, { slots: { W2: slots }, ...table })

  test('MT-COLLECT-19 0, 1 or 2 own colourless crystals go on free slots', () => {
    for (const card of ['W2', 'W4', 'W8']) {
      const visit = (moves: string): string[] => {
        const game = collectOn(card, { grid: 'CCCR........' }).play(moves)
        return [game.slots(card), game.crystals(0)]
      }
      expect(visit('skip')).toEqual(['', 'CCCR'])
      expect(visit('cover 3 1; skip; put B 1')).toEqual(['B', 'CCRB'])
      expect(visit('cover 3 1; cover 5 2; put B 1; put P 2')).toEqual(['BP', 'CRBP'])
    }
    const game = upgrading('CCCR........')
    game.refused('cover 1 4')
    expect(game.moves('cover')).toHaveLength(5 * 3)
    expect(game.play('cover 1 1; cover 2 2').moves('cover')).toEqual([])
  })

  test('MT-COLLECT-20 each slot covered in this visit gives 1 crystal of its colour', () => {
    ;[...'RYBGP'].forEach((colour, i) => {
      const game = upgrading('CC..........').play(`cover ${i + 1} 1; skip; put ${colour} 9`)
      expect([game.grid(0), game.seat]).toEqual([`.C......${colour}...`, 1])
    })
    const second = upgrading('CC..........', 'R').play('cover 2 1; cover 3 2; put Y 1; put B 2')
    expect(second.crystals(0)).toBe('YB')
  })

  test('MT-COLLECT-21 two crystals cover two different slots', () => {
    const game = upgrading('CC..........').play('cover 4 1')
    expect(game.moves('cover')).toEqual(['cover 1 2', 'cover 2 2', 'cover 3 2', 'cover 5 2'])
    game.refused('cover 4 2')
  })

  test('MT-COLLECT-22 a slot covered earlier cannot be used until it is emptied', () => {
    const seats = ['T1', 'W10'].map((pawn) => ({ pawn, grid: 'CC..........' }))
    const game = scenario({ players: 3, seats, slots: { W2: 'RY' } }).play('collect W2')
    game.refused('cover 1 1')
    game.refused('cover 2 1')
    game.play('cover 3 1; skip; put B 1; collect W1; put C 3; put C 4; put C 5; collect T5; put P 1')
    game.play('collect W3; put R 3; put C 4; collect W2')
    expect(game.can('cover 1 1') && game.can('cover 2 1') && game.can('cover 3 1')).toBe(true)
  })

  test('MT-COLLECT-23 the placed crystals stay on the card and are not in the supply', () => {
    const game = upgrading('CCC.........').play('cover 1 1; cover 2 3; put R 1; put Y 3')
    expect([game.slots('W2'), game.supply('C'), game.crystals(0)]).toEqual(['RY', 21, 'CRY'])
    expect(game.faults()).toEqual([])
    expect([game.play('end').pass().slots('W2'), game.seat]).toEqual(['RY', 2])
  })

  test('MT-COLLECT-24 with 0 colourless no upgrade is possible and the turn goes on', () => {
    const game = scenario({ seats: [{ grid: 'RYBGP.......' }], slots: { W2: 'RB' } }).play('collect W2')
    expect([game.grid(0), game.pawn(0), game.slots('W2'), game.seat]).toEqual(['RYBGP.......', 'W2', 'RB', 1])
  })

  test('MT-COLLECT-25 with 1 colourless at most one slot is covered', () => {
    const game = upgrading('RYBGPC......').play('cover 2 6')
    expect(game.moves('cover')).toEqual([])
    game.play('put Y 7')
    expect([game.grid(0), game.slots('W2')]).toEqual(['RYBGP.Y.....', 'Y'])
  })

  test('MT-COLLECT-26 all are placed, then all taken, then the clearing is checked', () => {
    const game = upgrading('CCR.........', 'P').play('cover 1 1')
    expect([kinds(game), game.crystals(0)]).toEqual([['cover', 'skip'], 'CR'])
    game.play('cover 2 2')
    expect([kinds(game), game.crystals(0)]).toEqual([['put'], 'R'])
    game.play('put R 1')
    expect([game.slots('W2'), game.supply('C')]).toEqual(['RYP', 21])
    game.play('put Y 2')
    expect([game.slots('W2'), game.supply('C')]).toEqual(['', 24])
  })

  test('MT-COLLECT-27 with 2 or fewer free slots all crystals return to the supply', () => {
    for (const [covered, moves] of [
      ['RY', 'cover 3 1; skip; put B 1'],
      ['RY', 'cover 3 1; cover 4 2; put B 1; put G 2'],
      ['RYG', 'cover 3 1; cover 5 2; put B 1; put P 2'],
    ] as const) {
      const game = upgrading('CCCCC.......', covered).play(moves)
      expect([game.slots('W2'), game.supply('C') + game.crystals(0).split('C').length - 1]).toEqual(['', 24])
      expect(game.faults()).toEqual([])
    }
  })

  test('MT-COLLECT-28 with 3 or more free slots the crystals stay for the following visitors', () => {
    for (const [covered, moves, left] of [
      ['', 'cover 1 1; skip; put R 1', 'R'],
      ['P', 'cover 1 1; skip; put R 1', 'RP'],
    ] as const) {
      const game = upgrading('CC..........', covered).play(moves)
      expect([game.slots('W2'), game.supply('C'), game.seat]).toEqual([left, 23 - left.length, 1])
      expect(game.passTo(0).slots('W2')).toBe(left)
    }
  })

  test('MT-COLLECT-29 without a crystal placed there is no clearing check', () => {
    for (const [grid, moves] of [
      ['CC..........', 'collect W2; skip'],
      ['RR..........', 'collect W2'],
    ] as const) {
      const game = scenario({ seats: [{ grid }], slots: { W2: 'RYB' } }).play(moves)
      expect([game.slots('W2'), game.supply('C'), game.seat]).toEqual(['RYB', 21 - grid.split('C').length + 1, 1])
    }
  })

  test('MT-COLLECT-30 crystals of all players count together for the clearing', () => {
    const game = scenario({ players: 3, seats: ['T1', 'T5', 'T4'].map((pawn) => ({ pawn, grid: 'C...........' })) })
    game.play('collect W2; cover 1 1; put R 1; collect T1; put R 2; collect T5; put P 2')
    expect(game.slots('W2')).toBe('R')
    game.play('collect T2; put Y 3; collect W2; cover 2 1; put Y 1; collect T1; put R 3')
    expect([game.slots('W2'), game.supply('C')]).toEqual(['RY', 21])
    game.play('collect T3; put B 4; collect T2; put Y 4; collect W2; cover 3 1; put B 1')
    expect([game.slots('W2'), game.supply('C')]).toEqual(['', 24])
  })

  test('MT-COLLECT-31 only free slots can be covered, with none no upgrade is made', () => {
    // No visit of a card with up to 2 covered slots leaves more than 2 covered.
    for (const covered of ['', 'R', 'RP'])
      for (const moves of ['cover 2 1; skip; put Y 1', 'cover 2 1; cover 3 2; put Y 1; put B 2'])
        expect(upgrading('CCC.........', covered).play(moves).slots('W2').length).toBeLessThanOrEqual(2)
    const data = tableText(threeSlots(BUILT_IN))
    const corrected = (slots: string): Scenario => upgrading('CCC.........', slots, { options: { data } })
    expect(corrected('').moves('cover')).toHaveLength(3 * 3)
    expect(corrected('R').moves('cover')).toHaveLength(2 * 3)
    const one = corrected('RY').play('cover 3 1')
    expect(offered(one)).toBe('B')
    const none = corrected('RYB')
    expect([none.legal(), none.crystals(0), none.slots('W2')]).toEqual([['end', 'cast'], 'CCC', 'RYB'])
  })

  test('MT-COLLECT-32 one crystal on the card, two more on blue and green: 3 colourless return', () => {
    const game = upgrading('CC..........', 'R').play('cover 3 1; cover 4 2')
    const before = game.supply('C')
    game.play('put B 1; put G 2')
    expect([game.grid(0), game.slots('W2')]).toEqual(['BG..........', ''])
    expect(game.supply('C') - before).toBe(3)
  })

  test('MT-COLLECT-33 two crystals on an empty card of five slots: nothing is cleared', () => {
    const game = upgrading('CC..........').play('cover 1 1; cover 5 2; put R 1; put P 2')
    expect([game.slots('W2'), game.supply('C')]).toEqual(['RP', 22])
  })

  test('MT-COLLECT-34 two crystals on the card and one more: all 3 are cleared', () => {
    const game = upgrading('C...........', 'RP').play('cover 3 1; put B 1')
    expect([game.slots('W2'), game.supply('C'), game.crystals(0)]).toEqual(['', 24, 'B'])
  })
})

/** A table in which W2 has but three slots and is cleared when none is free. */
const threeSlots = (table: DataTable): DataTable => ({
  ...table,
  wilderness: table.wilderness.map((card) =>
    card.number === 2 && card.action === 'upgrade'
      ? { ...card, slots: ['red', 'yellow', 'blue'], clearIfFreeAtMost: 0 }
      : card,
  ),
})
