import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'

const seated = (seat: SeatSetup, table: TableSetup = {}): Scenario => scenario({ ...table, seats: [seat] })
const grids = (mine: string, table: TableSetup = {}): Scenario => seated({ grid: mine }, table)
const kinds = (game: Scenario): string[] => [...new Set(game.legal().map((move) => move.split(' ')[0]!))].sort()
const offered = (game: Scenario): string => [...new Set(game.moves('put').map((move) => move.split(' ')[1]))].join('')
const COLOURLESS: TableSetup = { options: { spellPayment: 'colourless' } }

describe('MT-SPELL payment', () => {
  test('MT-SPELL-01 there are three spells: Speed, Swap and Exchange', () => {
    const game = seated({ grid: 'CCRRYY......', pawn: 'W1' }).play('cast')
    expect(kinds(game)).toEqual(['exchange', 'go', 'speed', 'swap'])
    game.play('speed; go W6; pay 1; pay 2; pay 3')
    expect([game.pawn(0), game.grid(0)]).toEqual(['W6', '...RYY......'])
  })

  test('MT-SPELL-02 a spell can be cast only in the own turn', () => {
    const seats = [0, 1, 2, 3].map(() => ({ grid: 'CRYBGP......' }))
    const game = scenario({ seats })
    for (const seat of [1, 2, 3]) {
      for (const move of ['cast', 'swap 1 2', 'exchange', 'speed'])
        expect(game.refused(move, seat).code).toBe('not-to-act')
    }
    game.play('cast')
    for (const move of ['swap 1 2', 'exchange']) game.refused(move, 1)
    game.play('swap 1 2; pay 3; collect W1; put C 10; put C 11; put C 12')
    game.refused('cast', 0)
    expect([game.seat, game.can('cast')]).toEqual([1, true])
  })

  test('MT-SPELL-03 spells are paid from the own grid, and the crystals return to the supply', () => {
    const grid = 'GGYYPP......'
    const paid = (game: Scenario): number[] => [...'GYP'].map((kind) => game.supply(kind))
    const others = { grid: 'GYP.........' }
    const start = scenario({ seats: [{ grid, pawn: 'W1' }, others] })
    expect(paid(start)).toEqual([3, 5, 3])
    const swap = scenario({ seats: [{ grid }, others] }).play('cast; swap 1 3; pay 6')
    expect([swap.crystals(0), paid(swap)]).toEqual(['YYGGP', [3, 5, 4]])
    const exchange = scenario({ seats: [{ grid }, others] }).play('cast; exchange; pay 1; pay 2; pay 3; pay 5')
    expect([exchange.crystals(0), paid(exchange)]).toEqual(['YP', [5, 6, 4]])
    const speed = start.play('cast; speed; go W6; pay 1; pay 3; pay 4')
    expect([speed.crystals(0), paid(speed)]).toEqual(['GPP', [4, 7, 3]])
    for (const game of [swap, exchange, speed]) expect([game.crystals(1), game.faults()]).toEqual(['YGP', []])
  })

  test('MT-SPELL-04 by default every crystal paid may be of any kind, mixed at will', () => {
    expect(scenario().view(0).spellPayment).toBe('any')
    const mixed = { grid: 'CRYBGP......', pawn: 'W1' }
    const exchange = seated(mixed).play('cast; exchange; pay 1; pay 2; pay 5; pay 6; put R 1')
    expect(exchange.grid(0)).toBe('R.YB........')
    const speed = seated(mixed).play('cast; speed; go T1; pay 6; pay 3; pay 1')
    expect([speed.grid(0), speed.pawn(0)]).toEqual(['.R.BG.......', 'T1'])
    const coloured = seated({ grid: 'RRRRRR......', pawn: 'W1' })
    expect(coloured.reachFast()).toContain('W7')
    for (const space of [3, 4, 5, 6]) {
      const swap = seated(mixed).play(`cast; swap 1 2; pay ${space}`)
      expect([swap.grid(0).slice(0, 2), swap.grid(0)[space - 1]]).toEqual(['RC', '.'])
    }
  })

  test('MT-SPELL-05 with the option "colourless" all three spells are paid with colourless only', () => {
    const rich = seated({ grid: 'CCRRRRRR....', pawn: 'W1' }, COLOURLESS)
    expect(rich.reachFast()).toEqual(['T5', 'W5'])
    rich.play('cast')
    rich.refused('exchange')
    rich.play('swap 3 4')
    expect(rich.legal()).toEqual(['pay 1', 'pay 2'])
    const none = seated({ grid: 'RRRRRRRR....', pawn: 'W1' }, COLOURLESS).play('cast')
    expect(kinds(none)).toEqual(['go'])
    const exchange = seated({ grid: 'RCCCRCCR....', pawn: 'W1' }, COLOURLESS).play('cast; exchange')
    expect(exchange.legal()).toEqual(['pay 2', 'pay 3', 'pay 4', 'pay 6', 'pay 7'])
    // The only colourless crystal cannot be swapped and pay.
    const one = grids('CRY.........', COLOURLESS).play('cast')
    expect(one.moves('swap')).toEqual(['swap 2 3'])
    const cheap = seated({ grid: 'CCR.........', runes: 'F' }, COLOURLESS).play('cast')
    expect(cheap.moves('exchange')).toEqual([])
    const fast = seated({ grid: 'RCYCC.......', pawn: 'W1' }, COLOURLESS).play('cast; speed; go W5')
    expect(fast.legal()).toEqual(['pay 2', 'pay 4', 'pay 5'])
  })

  test('MT-SPELL-06 the option is fixed at setup for all players and shown during play', () => {
    for (const spellPayment of ['any', 'colourless']) {
      const seats = [0, 1, 2, 3].map(() => ({ grid: 'RRYYB.......' }))
      const game = scenario({ seats, options: { spellPayment } })
      for (let turn = 0; turn < 8; turn++) {
        expect([0, 1, 2, 3].map((seat) => game.view(seat).spellPayment)).toEqual(new Array(4).fill(spellPayment))
        const seat = game.seat
        game.play('cast')
        if (!game.crystals(seat).includes('C')) expect(game.can('exchange')).toBe(spellPayment === 'any')
        game.pass()
      }
    }
  })

  test('MT-SPELL-07 the option does not touch exchange, upgrade or the payment of P6', () => {
    const trade = grids('CCCRR.......', COLOURLESS).play('collect W6; trade; put G 1; put P 2')
    expect(trade.grid(0)).toBe('GP.RR.......')
    const upgrade = grids('CCCRR.......', COLOURLESS).play('collect W2; cover 1 1; skip; put R 1')
    expect(upgrade.grid(0)).toBe('RCCRR.......')
    const raised = seated({ grid: 'Y.RY.PG...C.', power: 'P6' }, COLOURLESS).play('break blue left 3-1-4 +1')
    expect(raised.legal()).toEqual(['pay 6', 'pay 7', 'pay 11'])
    raised.play('pay 6; pay 7')
    expect([raised.grid(0), raised.points(0)]).toEqual(['..........C.', 5])
    // With "any", coloured crystals pay for neither exchange nor upgrade.
    expect(grids('CCRRR.......').play('cast; go W6; collect W6').moves('trade')).toEqual([])
    expect(grids('RRRR........').play('cast; go W2; collect W2').moves('cover')).toEqual([])
  })
})

describe('MT-SPELL swap', () => {
  test('MT-SPELL-08 for 1 crystal two crystals of the own grid change places', () => {
    const game = scenario({ seats: [{ grid: 'RY.B....P..C' }, { grid: 'GG..........' }] }).play(
      'cast; swap 1 9; pay 12',
    )
    expect([game.grid(0), game.grid(1)]).toEqual(['PY.B....R...', 'GG..........'])
    expect([game.supply('C'), game.seat]).toEqual([24, 0])
  })

  test('MT-SPELL-09 the spell may be repeated, each time for a new payment', () => {
    const game = grids('RYBCC.......').play('cast; swap 1 2; pay 4')
    expect(game.grid(0)).toBe('YRB.C.......')
    game.play('cast; swap 2 3; pay 5')
    expect(game.grid(0)).toBe('YBR.........')
    game.play('cast; swap 1 3')
    expect([game.grid(0), game.supply('B')]).toEqual(['R.Y.........', 8])
    expect(game.play('cast').moves('swap')).toEqual([])
  })

  test('MT-SPELL-10 both spaces must hold a crystal', () => {
    const game = grids('RYB.C.......').play('cast')
    expect(game.moves('swap')).toEqual(['swap 1 2', 'swap 1 3', 'swap 1 5', 'swap 2 3', 'swap 2 5', 'swap 3 5'])
    game.refused('swap 1 4')
    game.refused('swap 6 7')
    expect(game.why('swap 1 4')).toEqual(['why.space-empty'])
    expect(game.why('swap 1 1')).toEqual(['why.same-space'])
    expect(game.why('swap 2 1')).toEqual(['why.lower-first'])
  })

  test('MT-SPELL-11 the paid crystal is a third one that leaves first; at least 3 are needed', () => {
    const two = grids('RY..........').play('cast')
    expect(two.moves('swap')).toEqual([])
    two.refused('swap 1 2')
    const game = grids('RYBC........').play('cast; swap 1 2')
    expect(game.legal()).toEqual(['pay 3', 'pay 4'])
    game.refused('pay 1')
    game.refused('pay 2')
    game.play('pay 3')
    expect(game.grid(0)).toBe('YR.C........')
    const order = game.events.map(({ type }) => type).filter((type) => type === 'paid' || type === 'swapped')
    expect(order).toEqual(['paid', 'swapped'])
    expect(grids('RYB.........').play('cast; swap 1 2').grid(0)).toBe('YR..........')
  })

  test('MT-SPELL-12 the two spaces need not be connected', () => {
    // No line joins 1 and 12, 3 and 5, 1 and 2.
    for (const [a, b] of [
      [1, 12],
      [3, 5],
      [1, 2],
    ] as const) {
      const game = grids('RYBGP..C...Y').play('cast')
      const [was, then] = [game.grid(0)[a - 1], game.grid(0)[b - 1]]
      game.play(`swap ${a} ${b}; pay 8`)
      expect([game.grid(0)[a - 1], game.grid(0)[b - 1]]).toEqual([then, was])
    }
  })

  test('MT-SPELL-13 swapping two crystals of the same kind changes nothing but the payment', () => {
    const game = grids('RR.C..B.....').play('cast; swap 1 2; pay 7')
    expect([game.grid(0), game.supply('B'), game.seat]).toEqual(['RR.C........', 8, 0])
  })
})

describe('MT-SPELL exchange', () => {
  test('MT-SPELL-14 for 4 crystals the caster takes 1 of any kind', () => {
    for (const kind of 'CRYBGP') {
      const game = grids('RRYYB.......').play('cast; exchange; pay 1; pay 2; pay 3; pay 4')
      expect(offered(game)).toBe('CRYBGP')
      game.play(`put ${kind} 9`)
      expect([game.grid(0), game.seat, game.faults()]).toEqual([`....B...${kind}...`, 0, []])
      expect(kinds(game)).toEqual(['cast', 'collect'])
    }
  })

  test('MT-SPELL-15 the spell may be repeated, each time for a new payment', () => {
    const game = grids('RRRRCCCCYYYY')
    game.play('cast; exchange; pay 1; pay 2; pay 3; pay 4; put G 1')
    game.play('cast; exchange; pay 5; pay 6; pay 7; pay 8; put P 2')
    expect(game.grid(0)).toBe('GP......YYYY')
    game.play('cast; exchange; pay 9; pay 10; pay 11; pay 12; put B 3')
    expect([game.grid(0), game.seat]).toEqual(['GPB.........', 0])
    expect(game.play('cast').moves('exchange')).toEqual([])
  })

  test('MT-SPELL-16 it may be colourless or of a kind just paid', () => {
    expect(grids('CCCC........').play('cast; exchange; put C 1').crystals(0)).toBe('C')
    expect(grids('GGGG........').play('cast; exchange; put G 1').crystals(0)).toBe('G')
    expect(grids('RYBP........').play('cast; exchange; put C 1').crystals(0)).toBe('C')
  })

  test('MT-SPELL-17 it is placed on any empty space, also one just emptied', () => {
    const game = grids('RRRRY......B').play('cast; exchange; pay 1; pay 2; pay 3; pay 12')
    const spaces = game.moves('put G').map((move) => Number(move.slice(6)))
    expect(spaces).toEqual([1, 2, 3, 6, 7, 8, 9, 10, 11, 12])
    game.refused('put G 4')
    expect(game.play('put G 12').grid(0)).toBe('...RY......G')
  })

  test('MT-SPELL-18 the spell works with a full grid', () => {
    const game = grids('RRRRYYYYBBBB').play('cast; exchange; pay 1; pay 5; pay 9; pay 12; put P 5')
    expect(game.grid(0)).toBe('.RRRPYYY.BB.')
  })

  test('MT-SPELL-19 with fewer payable crystals than the cost it is illegal', () => {
    for (const grid of ['............', 'RCY.........']) {
      const game = grids(grid).play('cast')
      expect(game.why('exchange')).toEqual(['why.too-few-crystals'])
      game.refused('exchange')
    }
    expect(grids('RCYB........').play('cast').can('exchange')).toBe(true)
    const colourless = grids('CCCRRRRR....', COLOURLESS).play('cast')
    colourless.refused('exchange')
    expect(grids('CCCCRRRR....', COLOURLESS).play('cast').can('exchange')).toBe(true)
  })

  test('MT-SPELL-20 it costs 3 with rune F or power P1', () => {
    for (const owner of [{ runes: 'F' }, { power: 'P1' }]) {
      const game = seated({ ...owner, grid: 'RYBG........' }).play('cast; exchange; pay 1; pay 2; pay 3; put P 12')
      expect(game.grid(0)).toBe('...G.......P')
      seated({ ...owner, grid: 'RY..........' })
        .play('cast')
        .refused('exchange')
    }
    for (const owner of [{ runes: 'ABCDE' }, { power: 'P2' }]) {
      const game = seated({ ...owner, grid: 'RYB.........' }).play('cast')
      game.refused('exchange')
    }
    // It is the owner's discount alone.
    const other = scenario({ seats: [{ grid: 'RYB.........' }, { runes: 'F', grid: 'RYB.........' }] }).play('cast')
    other.refused('exchange')
  })

  test('MT-SPELL-21 the cost is never below 3', () => {
    for (const owner of [{ runes: 'FF' }, { runes: 'FFF' }, { runes: 'FFF', power: 'P1' }]) {
      const two = seated({ ...owner, grid: 'RY..........' }).play('cast')
      two.refused('exchange')
      const game = seated({ ...owner, grid: 'RYBGG.......' }).play('cast; exchange; pay 1; pay 2; pay 3; put P 1')
      expect(game.crystals(0)).toBe('GGP')
    }
  })

  test('MT-SPELL-22 the supply limit rule applies after the payment has reached the supply', () => {
    const seats = [{ grid: 'RYYYYY......' }, { grid: 'RR..........' }]
    const paid = scenario({ seats, supply: { R: 0 } }).play('cast; exchange; pay 1; pay 2; pay 3; pay 4; put R 1')
    expect([paid.crystals(0), paid.crystals(1), paid.supply('R')]).toEqual(['RYY', 'RR', 0])
    const kept = scenario({ seats, supply: { R: 0 } }).play('cast; exchange; pay 2; pay 3; pay 4; pay 5; put R 2')
    expect(kept.legal()).toEqual(['rob 2 1', 'rob 2 2'])
    kept.play('rob 2 1')
    expect([kept.crystals(0), kept.crystals(1)]).toEqual(['RRY', 'R'])
    const card = grids('RRRR........', { supply: { C: 0 }, slots: { W8: 'B' } }).play('cast; exchange; put C 1')
    expect([card.crystals(0), card.slots('W8')]).toEqual(['C', ''])
    const alone = grids('GGGGGGCCCC..').play('cast; exchange; pay 7; pay 8; pay 9; pay 10')
    expect(offered(alone)).toBe('CRYBP')
  })

  test('MT-SPELL-23 it is not collecting: it causes no resonance', () => {
    const owner = { runes: 'AAEF', grid: 'RRRRRR......' }
    for (const card of ['W1', 'red', 'green']) {
      const game = seated(owner).play(`cast; go ${card}; cast; exchange; pay 1; pay 2; pay 3; put C 1`)
      expect([game.crystals(0), game.happened('resonance'), game.happened('collected')]).toEqual(['CRRR', 0, 0])
    }
    const before = seated({ ...owner, pawn: 'W1' }).play('cast; exchange; pay 1; pay 2; pay 3; put C 1')
    expect(before.crystals(0)).toBe('CRRR')
  })
})

describe('MT-SPELL timing', () => {
  const both = (game: Scenario): string[] => kinds(game).filter((kind) => kind === 'swap' || kind === 'exchange')

  test('MT-SPELL-24 swap and exchange may be cast before the move or first placement', () => {
    for (const pawn of ['W1', '']) {
      const game = seated({ grid: 'RYCCCCCC....', ...(pawn && { pawn }) })
      const reach = game.reach()
      expect(both(game.play('cast'))).toEqual(['exchange', 'swap'])
      game.play('swap 1 2; pay 3; cast; exchange; pay 4; pay 5; pay 6; pay 7; put P 12')
      expect([game.grid(0), game.pawn(0) ?? '', game.reach()]).toEqual(['YR.....C...P', pawn, reach])
      expect(game.play('collect T2; put Y 11').pawn(0)).toBe('T2')
    }
  })

  test('MT-SPELL-25 they may be cast after the move and before the action', () => {
    const game = seated({ grid: 'RYCCCCCC....', pawn: 'W1' }).play('cast; go W3')
    expect([game.pawn(0), game.legal()]).toEqual(['W3', ['collect W3', 'cast']])
    expect(both(game.play('cast'))).toEqual(['exchange', 'swap'])
    game.play('swap 1 2; pay 3; cast; exchange; pay 4; pay 5; pay 6; pay 7; put P 12; collect W3; put R 6; put C 7')
    expect([game.grid(0), game.seat]).toEqual(['YR...RCC...P', 0])
  })

  test('MT-SPELL-26 they may be cast after the action, until the turn is ended', () => {
    const game = seated({ grid: 'RYCCCCC.....', pawn: 'W1' }).play('cast; go W3; collect W3; put R 11; put C 12')
    expect(game.legal()).toEqual(['end', 'cast'])
    expect(both(game.play('cast'))).toEqual(['exchange', 'swap'])
    game.play('swap 1 2; pay 3; cast; exchange; pay 4; pay 5; pay 6; pay 7; put P 3')
    expect([game.grid(0), game.seat]).toEqual(['YRP.......RC', 0])
    game.play('cast; swap 1 2; pay 12; end')
    expect([game.grid(0), game.seat]).toEqual(['RYP.......R.', 1])
    game.refused('cast', 0)
    const broken = seated({ grid: '1:Y 3:R 4:Y 8:C 9:B 10:G' }).play(
      'cast; go blue; break blue left 3-1-4; cast; swap 9 10',
    )
    expect(broken.grid(0)).toBe('........GB..')
  })

  test('MT-SPELL-27 they cannot be cast inside an action', () => {
    const grid = 'CCCCCCCC....'
    const inside: [SeatSetup, string, string[], TableSetup?][] = [
      [{ grid }, 'go W1; collect W1', ['put C 9', 'put C 10', 'put C 11']],
      [{ grid }, 'go W2; collect W2', ['cover 1 1', 'cover 2 2', 'put R 1', 'put Y 2'], { slots: { W2: 'P' } }],
      [{ grid }, 'go W6; collect W6', ['trade', 'pay 1', 'pay 2', 'pay 3', 'put R 1', 'put Y 2']],
      [{ grid, runes: 'D' }, 'go W6; collect W6', ['trade', 'pay 1', 'pay 2', 'pay 3', 'put R 1', 'put Y 2', 'skip']],
      [{ grid: 'Y.RYCCCCCC..', power: 'P8' }, 'go blue; break blue left 3-1-4', ['rune T2']],
      [{ grid: 'Y.RYCCCCCC..', power: 'P4' }, 'go blue; break blue left 3-1-4', ['put C 1', 'put C 3']],
      [{ grid: 'Y.RYCCCCCC..', power: 'P6' }, 'go blue; break blue left 3-1-4 +1', ['pay 5', 'pay 6']],
    ]
    for (const [seat, start, steps, table] of inside) {
      const game = seated(seat, table).play(`cast; ${start}`)
      for (const step of steps) {
        expect([step, ...both(game)]).toEqual([step])
        for (const spell of ['cast', 'swap 5 6', 'exchange']) game.refused(spell)
        game.play(step)
      }
      expect([start, game.legal()]).toEqual([start, ['end', 'cast']])
    }
    const fetching = scenario({ seats: [{ grid }, { grid: '1:R 2:R' }], supply: { R: 0 } })
    fetching.play('cast; go red; collect red; put R 12')
    expect(fetching.legal()).toEqual(['rob 2 1', 'rob 2 2'])
    fetching.refused('cast')
  })

  test('MT-SPELL-28 they cannot be cast between the payment and the placement of another spell', () => {
    const grid = 'CCCCCCCCRY..'
    const spells: [SeatSetup, string, string[]][] = [
      [{ grid }, 'swap 9 10', ['pay 1']],
      [{ grid }, 'exchange', ['pay 1', 'pay 2', 'pay 3', 'pay 4', 'put G 1']],
      [{ grid, pawn: 'W1' }, 'speed', ['go W6', 'pay 1', 'pay 2', 'pay 3']],
    ]
    for (const [seat, spell, steps] of spells) {
      const game = seated(seat).play(`cast; ${spell}`)
      for (const step of steps) {
        for (const other of ['cast', 'swap 5 6', 'exchange', 'speed']) game.refused(other)
        game.play(step)
      }
      expect([spell, game.can('cast')]).toEqual([spell, true])
    }
  })

  test('MT-SPELL-29 any number of spells may be cast while they can be paid', () => {
    const game = seated({ grid: 'RYCCCCCCCCCC', pawn: 'W1' })
    for (const space of [3, 4, 5, 6]) game.play(`cast; swap 1 2; pay ${space}`)
    game.play('cast; exchange; pay 7; pay 8; pay 9; pay 10; put G 3; cast; speed; go W5; pay 11')
    expect([game.grid(0), game.pawn(0)]).toEqual(['RYG........C', 'W5'])
    game.play('cast; swap 1 2; pay 12; cast; swap 1 2')
    // Two crystals are too few: the card is collected unasked.
    expect([game.grid(0), kinds(game)]).toEqual(['RY..........', ['put']])
  })

  test('MT-SPELL-30 a swap right before breaking a curse counts for the chain', () => {
    const game = grids('R.YY..C.....').play('cast; go blue')
    expect(game.moves('break')).toEqual([])
    game.play('cast; swap 1 3; pay 7')
    expect(game.moves('break')).toEqual(['break T3 left 3-1-4'])
    expect(game.play('break blue left 3-1-4').points(0)).toBe(3)
  })

  test('MT-SPELL-31 an exchange right before breaking may put the missing crystal into the chain', () => {
    const game = grids('Y..Y..CCCC..').play('cast; go blue')
    expect(game.moves('break')).toEqual([])
    game.play('cast; exchange; pay 7; pay 8; pay 9; pay 10; put R 3; break blue left 3-1-4')
    expect([game.points(0), game.crystals(0)]).toEqual([3, ''])
  })

  test('MT-SPELL-32 spells before collecting may make room or bring colourless', () => {
    const room = grids('RRRRRRYYYYYB').play('cast; go W9; cast; swap 1 7; pay 12; collect W9; put B 12')
    expect(room.grid(0)).toBe('YRRRRRRYYYYB')
    const exchange = grids('CCRRRRR.....').play('cast; go W6; cast; exchange; pay 3; pay 4; pay 5; pay 6; put C 3')
    exchange.play('collect W6; trade; put G 1; put P 2')
    expect(exchange.crystals(0)).toBe('RGP')
    const upgrade = grids('RRRRR.......').play('cast; exchange; pay 1; pay 2; pay 3; pay 4; put C 1')
    upgrade.play('collect W2; cover 4 1; put G 1')
    expect(upgrade.crystals(0)).toBe('RG')
  })

  test('MT-SPELL-33 with P5 they may be cast between the two actions', () => {
    const owner = { power: 'P5', grid: '1:R 3:Y 4:Y 7:C 8:C' }
    const first = seated(owner).play('cast; go blue; collect blue; put B 12')
    expect(first.can('cast')).toBe(true)
    expect(first.moves('break')).toEqual([])
    first.play('cast; swap 1 3; pay 7; break blue left 3-1-4')
    expect([first.points(0), first.crystals(0)]).toEqual([3, 'CB'])
    const second = seated({ power: 'P5', grid: '1:Y 3:R 4:Y 5:C 6:C 7:C 8:C' }).play(
      'cast; go blue; break blue left 3-1-4',
    )
    second.play('cast; exchange; put G 1; collect blue; put B 2')
    expect([second.points(0), second.grid(0)]).toEqual([3, 'GB..........'])
  })

  test('MT-SPELL-34 in the last round spells are cast as always', () => {
    const game = scenario({
      active: 2,
      ending: true,
      seats: [{}, {}, { grid: 'RYCCCCC.....', pawn: 'W1' }, { grid: 'RYCCCCC.....', pawn: 'W5' }],
    })
    for (const [seat, card] of [
      [2, 'W6'],
      [3, 'W10'],
    ] as const) {
      expect(game.seat).toBe(seat)
      game.play('cast; swap 1 2; pay 3; cast; exchange; pay 4; pay 5; pay 6; pay 7; put P 12')
      expect(game.grid(seat)).toBe('YR.........P')
      game.play(`cast; speed; go ${card}; pay 12`)
      expect([game.pawn(seat), game.crystals(seat)]).toEqual([card, 'RY'])
    }
    expect(game.over).toBe(true)
  })

  test('MT-SPELL-35 paying 8 and swapping 5 and 6 makes red-yellow-yellow-green along 3-1-4-6', () => {
    const game = grids('1:Y 4:Y 3:R 5:G 6:C 8:C').play('cast; swap 5 6; pay 8')
    expect(game.grid(0)).toBe('Y.RYCG......')
    expect(game.moves('break T3')).toContain('break T3 left 3-1-4-6')
    expect(game.play('break blue left 3-1-4-6').points(0)).toBe(5)
  })
})
