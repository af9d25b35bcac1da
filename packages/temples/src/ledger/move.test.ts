import { describe, expect, test } from 'vitest'
import { parseCard } from '../card.ts'
import { BUILT_IN, tableText } from '../data/index.ts'
import { type Scenario, type SeatSetup, scenario } from '../testing/scenario.ts'
import { RING3, RING4, sorted } from './deals.ts'

const FULL = 'CCCCCCCCCCCC'
const crystals = (n: number): string => `${'C'.repeat(n)}${'.'.repeat(12 - n)}`
/** The first seat stands on the first card with so many crystals, the others on the other cards. */
const at = (pawn: string, others = '', n = 0, players = 4): Scenario =>
  scenario({
    players,
    seats: [
      { pawn, grid: crystals(n) },
      ...others
        .split(' ')
        .filter(Boolean)
        .map((card) => ({ pawn: card })),
    ],
  })
const templesOf = (cards: readonly string[]): string[] => cards.filter((card) => card.startsWith('T'))
const wildOf = (cards: readonly string[]): string[] => cards.filter((card) => card.startsWith('W'))
/** The reasons of a refused move. */
const keys = (game: Scenario, move: string): string[] => game.refused(move).reasons.map(({ key }) => key)

/** The cards that 1 to 3 steps lead to, counted by the ledger. */
function byHand(ring: readonly string[], from: string, others: readonly string[]): string[] {
  const here = ring.indexOf(from)
  const after = [...ring.slice(here + 1), ...ring.slice(0, here + 1)]
  const free = after.filter((card) => !others.includes(card))
  return [...templesOf(free).slice(0, 3), ...wildOf(free).slice(0, 3)]
}

/** Goes through every position of the mover and of the other pawns, and calls `look` with what can be reached. */
function everyPosition(
  players: number,
  look: (from: string, others: readonly string[], reach: string[]) => void,
): void {
  const ring = players === 4 ? RING4 : RING3
  const game = scenario({ players, seats: ring.slice(0, players).map((pawn) => ({ pawn })), virtual: 'W10' })
  const place = (others: readonly string[], from: string): void => {
    ;[from, ...others].forEach((card, i) => {
      game.state.pawns[i] = parseCard(card)!
    })
    game.state.legal = undefined
    look(from, others, game.reach())
  }
  const add = (others: readonly string[], least: number): void => {
    if (others.length === (players === 4 ? 3 : 2)) {
      for (const from of ring) if (!others.includes(from)) place(others, from)
    } else for (let i = least; i < ring.length; i++) add([...others, ring[i]!], i + 1)
  }
  add([], 0)
}

describe('MT-MOVE moving the pawn', () => {
  test('MT-MOVE-01 clockwise by 1, 2 or 3 steps', () => {
    expect(at('W4').reach()).toEqual(['T3', 'T4', 'T5', 'W5', 'W6', 'W7'])
    expect(at('T5').reach()).toEqual(['T1', 'T2', 'T3', 'W1', 'W9', 'W10'])
    // Neither further nor back.
    for (const card of ['W8', 'W3', 'T1', 'T2']) expect(keys(at('W4'), `collect ${card}`)).toContain('why.too-far')
    // The second turn comes after the placement, when the pawn stands in the ring.
    const game = scenario().play('collect W10').passTo(0)
    expect([game.view(0).round, game.reach().length <= 6, game.can('collect W8')]).toEqual([2, true, false])
  })

  test('MT-MOVE-02 standing still or passing is illegal', () => {
    for (const card of ['W3', 'T2']) {
      const game = at(card, '', 4)
      for (const move of ['end', 'skip', `collect ${card}`]) game.refused(move)
      game.play('cast')
      for (const move of ['end', 'skip', `go ${card}`]) game.refused(move)
      // A spell does not replace the move.
      game.play('swap 1 2; pay 3')
      expect([game.seat, game.pawn(0), game.can('end')]).toEqual([0, card, false])
    }
  })

  test('MT-MOVE-03 each move in the temple ring or in the wilderness ring', () => {
    for (const card of ['T3', 'W5']) {
      const game = at('T2').play(`cast; go ${card}`)
      expect(game.pawn(0)).toBe(card)
    }
    // Move by move: first a temple, then the wilderness, then either again.
    const game = scenario({ players: 3, seats: [{ pawn: 'W1' }, { pawn: 'W9' }, { pawn: 'W10' }] })
    game.play('collect T2; put Y 1; collect W2; collect W1; put C 1; put C 2; put C 3')
    game.play('collect W3; put R 2; put C 3')
    expect(game.pawn(0)).toBe('W3')
    game.play('collect T2; put Y 1; collect W2; skip')
    expect(game.reach()).toEqual(['T3', 'T4', 'T5', 'W5', 'W6', 'W8'])
  })

  test('MT-MOVE-04 whatever sort of card the pawn stands on', () => {
    for (const from of RING4) {
      const reach = at(from).reach()
      expect([from, templesOf(reach).length, wildOf(reach).length]).toEqual([from, 3, 3])
    }
  })

  test('MT-MOVE-05 in the temple ring only temples are steps', () => {
    expect(templesOf(at('T1').reach())).toEqual(['T2', 'T3', 'T4'])
    expect(templesOf(at('W1').reach())).toEqual(['T2', 'T3', 'T4'])
    expect(templesOf(at('W2').reach())).toEqual(['T2', 'T3', 'T4'])
    expect(templesOf(at('W8').reach())).toEqual(['T1', 'T2', 'T5'])
  })

  test('MT-MOVE-06 in the wilderness ring only wilderness cards are steps', () => {
    expect(wildOf(at('W2').reach())).toEqual(['W3', 'W4', 'W5'])
    expect(wildOf(at('T2').reach())).toEqual(['W3', 'W4', 'W5'])
    expect(wildOf(at('W9').reach())).toEqual(['W1', 'W2', 'W10'])
    expect(wildOf(at('W3', '', 0, 3).reach())).toEqual(['W5', 'W6', 'W8'])
  })

  test('MT-MOVE-07 one move never counts cards of both sorts', () => {
    // Counted in both sorts, W1 would be nearer to T3 (W2, T2, W3, W4, T3) than the third temple T4.
    const game = at('W1')
    expect([game.can('collect T4'), game.can('collect W4'), game.can('collect W5')]).toEqual([true, true, false])
    // With the Speed Spell, too: W5 is the fourth step, not the sixth card.
    const fast = at('W1', '', 1)
    expect(fast.reachFast()).toEqual(['T5', 'W5'])
    expect(at('T1', '', 1).reachFast()).toEqual(['T5', 'W4'])
  })

  test('MT-MOVE-08 step 1 is the nearest free card of the sort', () => {
    expect(at('W1').reach()).toContain('W2')
    // Six steps with the first on W3 end at W8, with the first on W2 at W7.
    expect(wildOf(at('W1', '', 6).reachFast())).toEqual(['W5', 'W6', 'W7'])
    expect(wildOf(at('W1', 'W2', 6).reachFast())).toEqual(['W6', 'W7', 'W8'])
    expect(wildOf(at('W1', 'W2').reach())).toEqual(['W3', 'W4', 'W5'])
    expect(templesOf(at('W1', 'T2').reach())).toEqual(['T3', 'T4', 'T5'])
    // Nothing is nearer than the next free one.
    for (const from of RING4) {
      const near = scenario({ seats: [{ pawn: from }] }).reach()
      expect(sorted(near)).toEqual(sorted(byHand(RING4, from, [])))
    }
  })

  test('MT-MOVE-09 a card with another pawn is jumped and does not count', () => {
    expect(wildOf(at('W4', 'W5').reach())).toEqual(['W6', 'W7', 'W8'])
    expect(wildOf(at('W4', 'W7').reach())).toEqual(['W5', 'W6', 'W8'])
    expect(templesOf(at('W4', 'T4').reach())).toEqual(['T1', 'T3', 'T5'])
    expect(at('W4', 'W6').play('cast; go W8').pawn(0)).toBe('W8')
    // A pawn that does not stand in the way changes nothing.
    expect(at('W4', 'W8 W3').reach()).toEqual(at('W4').reach())
  })

  test('MT-MOVE-10 several occupied cards, also in a row, are all jumped', () => {
    expect(wildOf(at('W1', 'W2 W3 W4').reach())).toEqual(['W5', 'W6', 'W7'])
    expect(wildOf(at('W1', 'W2 W4 W6').reach())).toEqual(['W3', 'W5', 'W7'])
    expect(wildOf(at('W9', 'W10 W1').reach())).toEqual(['W2', 'W3', 'W4'])
    for (const players of [3, 4])
      everyPosition(players, (from, others, reach) => {
        const wanted = byHand(players === 4 ? RING4 : RING3, from, others)
        if (sorted(wanted).join() !== sorted(reach).join())
          expect([from, others, reach]).toEqual([from, others, wanted])
      })
  })

  test('MT-MOVE-11 a pawn never stops on an occupied card', () => {
    const game = at('W1', 'W2 T2 W5', 6)
    for (const card of ['W2', 'T2']) expect(keys(game, `collect ${card}`)).toEqual(['why.occupied'])
    game.play('cast')
    for (const card of ['W2', 'T2']) expect(keys(game, `go ${card}`)).toEqual(['why.occupied'])
    game.play('speed')
    game.refused('go W5')
    expect(game.moves('go').map((move) => move.slice(3))).not.toContain('W5')
    for (const players of [2, 3, 4])
      everyPosition(players, (_, others, reach) => {
        if (reach.some((card) => others.includes(card))) expect(reach).toEqual([])
      })
  })

  test('MT-MOVE-12 passing or jumping a card has no effect', () => {
    // Over W5 with rune A and T3, over a pawn on W6, to W7.
    const seats: SeatSetup[] = [
      { pawn: 'W4', runes: 'AB', grid: 'RRR.........' },
      { pawn: 'W6', grid: '2:C' },
    ]
    const game = scenario({ seats, slots: { W8: 'RY' } })
    const supply = game.view(0).supply
    game.play('cast; go W7')
    expect([game.grid(0), game.grid(1), game.pawn(1), game.view(0).supply]).toEqual([
      'RRR.........',
      '.C..........',
      'W6',
      supply,
    ])
    expect([game.happened('collected'), game.happened('resonance')]).toEqual([0, 0])
    const upgrade = scenario({ seats: [{ pawn: 'W7', grid: crystals(3) }], slots: { W8: 'RY' } }).play('cast; go W9')
    expect([upgrade.slots('W8'), upgrade.grid(0), upgrade.runesLeft('T5')]).toEqual(['RY', crystals(3), 4])
  })

  test('MT-MOVE-13 pawns on the other ring are irrelevant', () => {
    const alone = at('W1').reach()
    expect(wildOf(at('W1', 'T2 T3 T4').reach())).toEqual(wildOf(alone))
    expect(templesOf(at('W1', 'W2 W3 W4').reach())).toEqual(templesOf(alone))
    expect(wildOf(at('T1', 'T2 T3', 6, 3).reachFast())).toEqual(wildOf(at('T1', '', 6, 3).reachFast()))
  })

  test('MT-MOVE-14 a move may go round and stop on its starting card', () => {
    const temple = at('T1', 'T2 T3')
    expect(temple.can('collect T1')).toBe(true)
    temple.play('collect T1; put R 1')
    expect([temple.pawn(0), temple.crystals(0), temple.seat]).toEqual(['T1', 'R', 1])
    // With the Speed Spell: five temples, or eight wilderness cards of which two are jumped.
    expect(at('T1', '', 3).play('cast; speed; go T1').pawn(0)).toBe('T1')
    const wild = at('W1', 'W2 W3', 6, 3)
    expect(wildOf(wild.reachFast())).toEqual(['W1', 'W9', 'W10'])
    wild.play('cast; speed; go W1')
    expect([wild.pawn(0), wild.happened('moved')]).toEqual(['W1', 1])
  })

  test('MT-MOVE-15 there always is a move without spending crystals', () => {
    let positions = 0
    for (const players of [2, 3, 4])
      everyPosition(players, (from, others, reach) => {
        positions++
        const elsewhere = reach.filter((card) => card !== from)
        if (templesOf(elsewhere).length === 0) expect([from, others, reach]).toEqual([])
      })
    expect(positions).toBe(455 * 12 + 2 * 78 * 11)
  })

  test('MT-MOVE-16 a move is final, and there is one in a turn', () => {
    const game = at('W1', '', 8).play('cast; go W2')
    for (const move of ['go W1', 'go W3', 'collect W3', 'collect T2', 'speed'])
      expect(keys(game, move)).toContain('why.moved')
    game.play('cast')
    for (const move of ['go W3', 'speed']) game.refused(move)
    game.play('swap 1 2; pay 3; collect W2; skip')
    for (const move of ['go W3', 'collect W3', 'speed']) game.refused(move)
    expect([game.pawn(0), game.happened('moved')]).toEqual(['W2', 1])
    expect(game.play('end').seat).toBe(1)
  })

  test('MT-MOVE-17 example: from W1 with nobody in the way', () => {
    expect(at('W1').reach()).toEqual(['T2', 'T3', 'T4', 'W2', 'W3', 'W4'])
    expect(keys(at('W1'), 'collect W5')).toContain('why.too-far')
  })

  test('MT-MOVE-18 example: from W1 with another pawn on W3', () => {
    expect(wildOf(at('W1', 'W3').reach())).toEqual(['W2', 'W4', 'W5'])
  })

  test('MT-MOVE-19 example: three players, from T2', () => {
    expect(at('T2', '', 0, 3).reach()).toEqual(['T3', 'T4', 'T5', 'W3', 'W5', 'W6'])
  })

  test('MT-MOVE-20 example: from T1 with other pawns on T2 and T3', () => {
    expect(templesOf(at('T1', 'T2 T3').reach())).toEqual(['T1', 'T4', 'T5'])
  })

  test('MT-MOVE-21 example: from T1 with other pawns on T2, T3 and T4', () => {
    const game = at('T1', 'T2 T3 T4')
    expect(templesOf(game.reach())).toEqual(['T1', 'T5'])
    expect(game.play('cast; go T5').pawn(0)).toBe('T5')
  })
})

/** Goes to a card with the Speed Spell, paying the first crystals, and returns how many that took. */
function price(game: Scenario, card: string): number {
  const before = game.crystals(0).length
  game.play(`cast; speed; go ${card}`)
  while (game.moves('pay').length > 0) game.play(game.moves('pay')[0]!)
  expect(game.pawn(0)).toBe(card)
  return before - game.crystals(0).length
}

describe('MT-MOVE the Speed Spell', () => {
  test('MT-MOVE-22 1, 2 or 3 steps more for 1, 3 or 6 crystals', () => {
    for (const [card, cost] of [
      ['W8', 1],
      ['W9', 3],
      ['W10', 6],
      ['T1', 1],
      ['T2', 3],
    ] as const) {
      const game = at('W4', '', 12)
      expect([card, price(game, card), game.crystals(0).length]).toEqual([card, cost, 12 - cost])
    }
  })

  test('MT-MOVE-23 six steps at most, unless the data say more', () => {
    const game = at('W1', '', 12)
    expect(game.reachFast()).toEqual(['T1', 'T5', 'W5', 'W6', 'W7'])
    expect(keys(game, 'collect W8')).toEqual(['why.too-far'])
    game.play('cast; speed')
    game.refused('go W8')
    const [speed, swap, exchange] = BUILT_IN.spells
    const data = tableText({ ...BUILT_IN, spells: [{ ...speed, costsByExtraSteps: [1, 3, 6, 10] }, swap, exchange] })
    const longer = (n: number) => scenario({ options: { data }, seats: [{ pawn: 'W1', grid: crystals(n) }] })
    expect([wildOf(longer(10).reachFast()), wildOf(longer(9).reachFast())]).toEqual([
      ['W5', 'W6', 'W7', 'W8'],
      ['W5', 'W6', 'W7'],
    ])
    expect(price(longer(12), 'W8')).toBe(10)
  })

  test('MT-MOVE-24 the cost depends on all extra steps; purchases cannot be added', () => {
    const two = at('W1', '', 2)
    expect(two.reachFast()).toEqual(['T5', 'W5'])
    two.play('cast; speed')
    two.refused('go W6')
    // After the first purchase there is no second one.
    two.play('go W5; pay 1')
    two.refused('speed')
    two.refused('go W6')
    expect([two.pawn(0), two.crystals(0)]).toEqual(['W5', 'C'])
    expect(at('W1', '', 5).reachFast()).toEqual(['T1', 'T5', 'W5', 'W6'])
  })

  test('MT-MOVE-25 exactly the steps beyond the third are charged', () => {
    for (const card of ['W2', 'W3', 'W4', 'T2', 'T4']) {
      const game = at('W1', '', 12).play(`cast; go ${card}`)
      expect([game.pawn(0), game.crystals(0).length]).toEqual([card, 12])
      // It is not sold, either.
      expect(at('W1', '', 12).play('cast; speed').can(`go ${card}`)).toBe(false)
    }
    const game = at('W1', '', 12).play('cast; speed')
    expect(sorted(game.legal())).toEqual(sorted(['go W5', 'go W6', 'go W7', 'go T5', 'go T1']))
    expect(price(at('W1', '', 12), 'W5')).toBe(1)
  })

  test('MT-MOVE-26 paid from the own grid before the pawn moves', () => {
    const game = scenario({
      seats: [
        { pawn: 'W1', grid: crystals(4) },
        { pawn: 'T2', grid: crystals(4) },
      ],
    })
    game.play('cast; speed; go W6; pay 1; pay 2')
    expect([game.pawn(0), game.grid(0), game.supply('C')]).toEqual(['W1', '..CC........', 18])
    game.play('pay 3')
    expect([game.pawn(0), game.grid(0), game.grid(1)]).toEqual(['W6', '...C........', crystals(4)])
    const order = game.events.map(({ type }) => type).filter((type) => type === 'paid' || type === 'moved')
    expect(order).toEqual(['paid', 'paid', 'paid', 'moved'])
    // So the crystals of the card come too late to pay for the way.
    expect(at('W10', '', 0).reachFast()).toEqual([])
  })

  test('MT-MOVE-27 the owner chooses which crystals are spent', () => {
    const grid = '2:R 5:Y 7:B 12:C'
    const game = (): Scenario => scenario({ seats: [{ pawn: 'W1', grid }] }).play('cast; speed; go W5')
    expect(game().legal()).toEqual(['pay 2', 'pay 5', 'pay 7', 'pay 12'])
    expect([2, 5, 7, 12].map((space) => game().play(`pay ${space}`).crystals(0))).toEqual(['CYB', 'CRB', 'CRY', 'RYB'])
    game().refused('pay 1')
  })

  test('MT-MOVE-28 with spellPayment any, all kinds may be mixed', () => {
    const game = scenario({ seats: [{ pawn: 'W1', grid: 'CRYBGPC.....' }] })
    game.play('cast; speed; go W7; pay 1; pay 2; pay 3; pay 4; pay 5; pay 6')
    expect([game.pawn(0), game.grid(0)]).toEqual(['W7', '......C.....'])
    const colours = scenario({ seats: [{ pawn: 'W1', grid: '1:G 2:P 3:R' }] }).play('cast; speed; go W6')
    expect([colours.pawn(0), colours.crystals(0)]).toEqual(['W6', ''])
  })

  test('MT-MOVE-29 with spellPayment colourless only these pay', () => {
    const table = (grid: string): Scenario =>
      scenario({ options: { spellPayment: 'colourless' }, seats: [{ pawn: 'W1', grid }] })
    expect(table('1:R 2:Y 3:B 4:G 5:P 6:R').reachFast()).toEqual([])
    expect(table('1:R 2:Y 3:B 4:C 5:P 6:C').reachFast()).toEqual(['T5', 'W5'])
    expect(table('1:C 2:Y 3:C 4:C 5:P 6:R').reachFast()).toEqual(['T1', 'T5', 'W5', 'W6'])
    const game = table('1:R 2:C 3:Y 4:C').play('cast; speed; go W5')
    expect(game.legal()).toEqual(['pay 2', 'pay 4'])
    game.refused('pay 1')
    expect(game.play('pay 4').grid(0)).toBe('RCY.........')
    table('1:R 2:R 3:R 4:R').play('cast').refused('speed')
  })

  test('MT-MOVE-30 without enough crystals the longer move is illegal', () => {
    for (const [n, reach] of [
      [0, []],
      [1, ['W5']],
      [2, ['W5']],
      [3, ['W5', 'W6']],
      [5, ['W5', 'W6']],
      [6, ['W5', 'W6', 'W7']],
    ] as const)
      expect([n, wildOf(at('W1', '', n).reachFast())]).toEqual([n, reach])
    const poor = at('W1', '', 5).play('cast; speed')
    poor.refused('go W7')
    expect(poor.crystals(0)).toBe('CCCCC')
    expect(keys(at('W1', '', 5), 'collect W7')).toEqual(['why.too-far', 'why.too-few-crystals'])
    at('W1').play('cast').refused('speed')
  })

  test('MT-MOVE-31 extra steps in the same ring and direction', () => {
    for (const from of RING4) {
      const here = RING4.indexOf(from)
      const after = [...RING4.slice(here + 1), ...RING4.slice(0, here + 1)]
      const wanted = [...templesOf(after).slice(3, 6), ...wildOf(after).slice(3, 6)]
      expect([from, sorted(at(from, '', 12).reachFast())]).toEqual([from, sorted(wanted)])
    }
  })

  test('MT-MOVE-32 jumped cards cost nothing', () => {
    expect(wildOf(at('W1', 'W2 W3 W5', 1).reachFast())).toEqual(['W8'])
    expect(price(at('W1', 'W2 W3 W5', 12), 'W8')).toBe(1)
    // Pawns beyond the third step, too.
    expect(price(at('W1', 'W5 W6 W7', 12), 'W8')).toBe(1)
    expect(price(at('W1', 'W5 W7', 12), 'W9')).toBe(6)
  })

  test('MT-MOVE-33 only as part of the move', () => {
    const game = at('W1', '', 9).play('cast; go W2')
    expect(keys(game, 'speed')).toEqual(['why.moved'])
    expect(game.play('cast').can('speed')).toBe(false)
    game.play('swap 1 2; pay 9; collect W2; skip')
    expect(game.play('cast').can('speed')).toBe(false)
    // Who has called it names the card at once: no other spell in between.
    const called = at('W1', '', 9).play('cast; speed')
    expect(called.legal()).toEqual(called.moves('go'))
  })

  test('MT-MOVE-34 Swap and Exchange Spells before the move', () => {
    const swap = scenario({ seats: [{ pawn: 'W1', grid: '1:R 2:Y 3:C 4:B' }] }).play('cast; swap 1 2; pay 3')
    swap.play('cast; speed; go W5; pay 4')
    expect([swap.pawn(0), swap.grid(0)]).toEqual(['W5', 'YR..........'])
    const exchange = scenario({ seats: [{ pawn: 'W1', grid: '1:R 2:Y 3:G 4:B' }] }).play('cast; exchange; put P 9')
    exchange.play('cast; speed; go W5')
    expect([exchange.pawn(0), exchange.supply('P')]).toEqual(['W5', 6])
    // A colourless one where only these pay.
    const seats = [{ pawn: 'W1', grid: '1:R 2:C 3:C 4:C 5:C' }]
    const only = scenario({ options: { spellPayment: 'colourless' }, seats }).play(
      'cast; exchange; put C 9; cast; speed; go W5',
    )
    expect([only.pawn(0), only.crystals(0).startsWith('R')]).toEqual(['W5', true])
  })

  test('MT-MOVE-35 example: W5 for 1, W6 for 3, W7 for 6', () => {
    expect(['W5', 'W6', 'W7'].map((card) => price(at('W1', '', 12), card))).toEqual([1, 3, 6])
  })

  test('MT-MOVE-36 the smallest number of steps is charged', () => {
    // From W1 six temple steps end on T2 again, which is one step away.
    const game = at('W1', '', 12)
    expect([game.can('collect T2'), game.reachFast().includes('T2')]).toEqual([true, false])
    expect(price(at('T1', '', 12), 'T1')).toBe(3)
    expect(price(at('T1', 'T2', 12), 'T1')).toBe(1)
    // With two pawns in the way three steps lead back to T1, and the fourth would be T4 again.
    const narrow = at('T1', 'T2 T3', 12)
    expect(templesOf(narrow.reachFast())).toEqual([])
    expect(narrow.play('cast; go T1').crystals(0)).toBe(FULL)
    for (const from of RING4) {
      const all = [...at(from, 'T2 T3', 12).reach(), ...at(from, 'T2 T3', 12).reachFast()]
      if (from !== 'T2' && from !== 'T3') expect(new Set(all).size).toBe(all.length)
    }
  })
})
