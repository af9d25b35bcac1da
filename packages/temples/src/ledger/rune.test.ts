import { begin } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { BUILT_IN, tableText } from '../data/index.ts'
import type { DataTable } from '../data/table.ts'
import { printed } from '../printed.ts'
import { temples } from '../rules.ts'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'

/** The first seat of four owns runes; it may enter the ring on any card. */
const owner = (runes: string, seat: SeatSetup = {}, table: TableSetup = {}): Scenario =>
  scenario({ ...table, seats: [{ runes, ...seat }, ...(table.seats ?? [])] })

/** Places what is gained on the first empty spaces, as long as there is no choice but of the space. */
function place(game: Scenario, seat = 0): Scenario {
  while (game.seat === seat && game.moves('put').length > 0 && game.moves('put').length === game.legal().length)
    game.play(game.moves('put')[0]!)
  return game
}

/** What the first seat owns after collecting on a card. */
const collectedBy = (game: Scenario, card: string): string => place(game.play(`collect ${card}`)).crystals(0)
const collected = (runes: string, card: string, seat: SeatSetup = {}, table: TableSetup = {}): string =>
  collectedBy(owner(runes, seat, table), card)

/** The kinds that can be put next. */
const kinds = (game: Scenario): string => [...new Set(game.moves('put').map((move) => move[4]))].sort().join('')

/** The tablets of the ledger. */
const TABLETS = {
  ...{ W1: 'A', W5: 'A', W3: 'B', W7: 'B', W9: 'B', W2: 'C', W4: 'C', W8: 'C', W6: 'D', W10: 'D' },
  ...{ red: 'E', yellow: 'E', blue: 'E', green: 'F', purple: 'F' },
}

/** The built-in data with other tablets: `{ 'wilderness.1': 'rune.d' }`. */
const withTablets = (tablets: { readonly [card: string]: string }): TableSetup => {
  const change = <Card extends { readonly key: string; readonly tablet: string }>(card: Card): Card => ({
    ...card,
    tablet: tablets[card.key] ?? card.tablet,
  })
  return corrected({ temples: BUILT_IN.temples.map(change), wilderness: BUILT_IN.wilderness.map(change) })
}
const corrected = (part: Partial<DataTable>): TableSetup => ({
  options: { data: tableText({ ...BUILT_IN, ...part }) },
})

describe('MT-RUNE: general', () => {
  const view = scenario().view(0)

  test('MT-RUNE-01 six types with 4, 4, 4, 2, 3, 3 copies', () => {
    const state = begin(temples, 4, {}, 'runes')
    const count = [0, 1, 2, 3, 4, 5].map((rune) => state.deck.filter((card) => card === rune).length)
    expect(count).toEqual([4, 4, 4, 2, 3, 3])
    expect(state.deck).toHaveLength(20)
  })

  test('MT-RUNE-02 a rune card shows its type, its effect and the number of copies', () => {
    const cards = printed(view).runes.map(({ letter, copies, effects }) => [
      letter,
      copies,
      ...effects.map((e) => e.key),
    ])
    expect(cards).toEqual([
      ['A', 4, 'resonance.take'],
      ['B', 4, 'resonance.take'],
      ['C', 4, 'resonance.take', 'resonance.clear'],
      ['D', 2, 'resonance.extra'],
      ['E', 3, 'resonance.take'],
      ['F', 3, 'resonance.take', 'resonance.discount'],
    ])
  })

  test('MT-RUNE-03 every temple and wilderness card carries a tablet with one rune type', () => {
    const name = (key: string): string => key.replace('temple.', '').replace('wilderness.', 'W')
    const { ring } = printed(view)
    expect(Object.fromEntries(ring.map(({ key, tablet }) => [name(key), tablet]))).toEqual(TABLETS)
    expect(ring).toHaveLength(15)
  })

  test('MT-RUNE-04 collecting with a rune of the tablet resonates', () => {
    for (const [card, tablet] of Object.entries(TABLETS)) {
      if (tablet === 'D') continue // An exchange card: MT-RUNE-27.
      const more = collected(tablet, card).length - collected('', card).length
      expect([card, more]).toEqual([card, 'AE'.includes(tablet) ? 2 : 1])
    }
    expect(collected('A', 'W5', { pawn: 'W3' })).toBe('CCCY')
  })

  test('MT-RUNE-05 tablets of other cards and runes of other players do not matter', () => {
    for (const [card, tablet] of Object.entries(TABLETS)) {
      const others = 'ABCDEF'.replace(tablet, '')
      const plain = collected('', card)
      expect([card, collected(others, card)]).toEqual([card, plain])
      const rival = place(owner('', {}, { seats: [{ runes: tablet.repeat(2) }] }).play(`collect ${card}`))
      expect([card, rival.crystals(0), rival.crystals(1)]).toEqual([card, plain, ''])
    }
    expect(collected('BCE', 'W5', { pawn: 'W3' })).toBe('CY')
  })

  test('MT-RUNE-06 no resonance when a curse is broken', () => {
    const blue = owner('EE', { grid: '3:R 1:Y 4:Y' }).play('break blue left 3-1-4')
    const green = owner('FF', { grid: '3:R 1:R 4:Y' }).play('break green left 3-1-4')
    for (const game of [blue, green]) expect([game.seat, game.crystals(0), game.supply('C')]).toEqual([1, '', 24])
  })

  test('MT-RUNE-07 spells, setup gains, powers and the supply limit cause no resonance', () => {
    const spell = owner('A', { pawn: 'W1', grid: '1:R 2:R 3:R 4:R' }).play('cast; exchange')
    expect(place(spell.play('put C 1')).crystals(0)).toBe('C')
    const setup = scenario({
      fromSetup: true,
      options: { mode: 'advanced', gridSides: 'A' },
      stacks: { T1: 'A' },
    }).play('grid 1A; grid 3A; grid 4A; rune T1; put C 1; put C 2')
    expect([setup.runes(0), setup.crystals(0)]).toEqual(['A', 'CC'])
    const reward = owner('E', { power: 'P4', grid: '3:R 1:Y 4:Y' }).play('break blue left 3-1-4')
    expect(place(reward).crystals(0)).toBe('CC')
    const reserve = owner('A', { pawn: 'W1', power: 'P2' }).play('cast; convert 1; put R 1')
    expect(reserve.crystals(0)).toBe('R')
    const limit = owner('C', {}, { slots: { W2: 'RB', W8: 'G' }, supply: { C: 0 } })
    limit.play('collect W5; put Y 1; put C 2; from W2 1')
    expect([limit.crystals(0), limit.slots('W2'), limit.slots('W8')]).toEqual(['CY', 'B', 'G'])
  })

  test('MT-RUNE-08 all runes of the type work together, each once per card', () => {
    expect(['', 'A', 'AA', 'AAA'].map((runes) => collected(runes, 'W1').length)).toEqual([3, 5, 7, 9])
    expect(['', 'E', 'EE', 'EEE'].map((runes) => collected(runes, 'red'))).toEqual(['R', 'CCR', 'CCCCR', 'CCCCCCR'])
    expect(collected('ABEEF', 'yellow')).toBe('CCCCY')
  })

  test('MT-RUNE-09 resonance crystals cannot be refused while there is room', () => {
    const game = owner('A').play('collect W1')
    for (let n = 0; n < 5; n++) {
      expect(game.legal()).toEqual(game.moves('put'))
      for (const no of ['skip', 'end']) game.refused(no)
      game.play(game.legal()[0]!)
    }
    expect([game.crystals(0), game.seat]).toEqual(['CCCCC', 1])
    const prism = owner('B').play('collect W3; put R 1')
    prism.refused('skip')
    const tide = owner('C').play('collect W2')
    expect(tide.legal()).toEqual(tide.moves('put'))
  })

  test('MT-RUNE-10 resonance may happen in every turn; runes are not used up', () => {
    const seats = [{ pawn: 'W5' }, { pawn: 'W8' }]
    const game = owner('E', { pawn: 'purple' }, { players: 3, seats })
    expect(collectedBy(game, 'red')).toBe('CCR')
    game.play('collect W6; collect W9; put B 1; put C 2')
    expect(collectedBy(game, 'yellow')).toBe('CCCCRY')
    game.play('collect W8; collect W10')
    expect(collectedBy(game, 'blue')).toBe('CCCCCCRYB')
    expect([game.runes(0), game.runes(1), game.runes(2)]).toEqual(['E', '', ''])
  })

  test('MT-RUNE-11 a rune works from the moment it is gained, first in the next collecting', () => {
    const grid = '3:Y 1:Y 4:B'
    const game = owner('', { pawn: 'W10', grid }, { stacks: { red: 'E' } }).play('break red left 3-1-4')
    expect([game.runes(0), game.crystals(0)]).toEqual(['E', ''])
    expect(collectedBy(game.passTo(0), 'blue')).toBe('CCB')
    const rite = owner('', { pawn: 'W10', grid, power: 'P5' }, { stacks: { red: 'E' } })
    expect(collectedBy(rite.play('break red left 3-1-4'), 'red')).toBe('CCR')
  })

  test('MT-RUNE-12 resonance crystals obey the grid limit and the supply limit', () => {
    const full = owner('AA', { grid: 'RRRRYYYYBB..' })
    expect(collectedBy(full, 'W1')).toBe('CCRRRRYYYYBB')
    expect(full.supply('C')).toBe(22)
    const choose = owner('E', { grid: 'RRRRYYYYBB..' }).play('collect blue; put C 11')
    expect(kinds(choose)).toBe('BC')
    const scarce = owner('A', {}, { supply: { C: 4 }, slots: { W8: 'G' } })
    expect([collectedBy(scarce, 'W1'), scarce.slots('W8'), scarce.supply('C')]).toEqual(['CCCCC', '', 0])
    const lost = owner('A', {}, { supply: { C: 4 } })
    expect(collectedBy(lost, 'W1')).toBe('CCCC')
    const rob = owner('A', {}, { supply: { C: 4 }, seats: [{ grid: '7:C' }, { grid: '5:C 6:C' }] })
    rob.play('collect W1; put C 1; put C 2; put C 3; put C 4; put C 5')
    expect(rob.moves('rob')).toEqual(['rob 3 5', 'rob 3 6'])
  })

  test('MT-RUNE-13 with corrected data effects work wherever their tablet is, as far as the card allows', () => {
    const take = withTablets({ 'wilderness.2': 'rune.a', 'wilderness.6': 'rune.b', 'temple.red': 'rune.b' })
    const upgrade = owner('A', {}, { ...take, slots: { W2: 'RB' } }).play('collect W2; put C 1; put C 2')
    expect([upgrade.crystals(0), upgrade.slots('W2')]).toEqual(['CC', 'RB'])
    upgrade.refused('cover 1 1')
    const trade = owner('B', { grid: '1:C 2:C 3:C' }, take).play('collect W6; put G 5; trade; put R 1; put Y 2')
    expect([trade.crystals(0), trade.seat]).toEqual(['RYG', 1])
    expect(owner('B', {}, take).play('collect red; put R 1; put P 2').crystals(0)).toBe('RP')
    const clear = withTablets({ 'wilderness.1': 'rune.c', 'wilderness.10': 'rune.c', 'temple.blue': 'rune.c' })
    for (const [card, gain] of [
      ['W1', 'CCCC'],
      ['W10', 'C'],
      ['blue', 'CB'],
    ] as const) {
      const game = owner('C', {}, { ...clear, slots: { W2: 'RB' } })
      expect([collectedBy(game, card), game.slots('W2')]).toEqual([gain, 'RB'])
    }
    const extra = withTablets({ 'wilderness.1': 'rune.d', 'wilderness.2': 'rune.d', 'temple.red': 'rune.d' })
    expect([collected('D', 'W1', {}, extra), collected('D', 'red', {}, extra)]).toEqual(['CCC', 'R'])
    const slots = owner('D', { grid: '1:C' }, { ...extra, slots: { W2: 'RB' } }).play('collect W2; cover 2 1; put Y 1')
    expect([slots.crystals(0), slots.slots('W2'), slots.seat]).toEqual(['Y', '', 1])
  })

  test('MT-RUNE-14 resonance also happens on a first-turn placement', () => {
    const game = scenario({ fromSetup: true, options: { mode: 'advanced', gridSides: 'A' }, stacks: { T1: 'A' } })
    game.play('grid 1A; grid 3A; grid 4A; rune T1; put C 11; put C 12')
    while (game.asked !== 'ask.enter') game.play(game.legal()[0]!)
    expect([game.seat, game.pawn(0), game.runes(0)]).toEqual([0, undefined, 'A'])
    expect(collectedBy(game, 'W1')).toBe('CCCCCCC')
  })
})

describe('MT-RUNE: runes A and B', () => {
  test('MT-RUNE-15 rune A: 2 more colourless each', () => {
    expect(['A', 'AA', 'AAA'].map((runes) => collected(runes, 'W1'))).toEqual(['CCCCC', 'CCCCCCC', 'CCCCCCCCC'])
    expect(['A', 'AA', 'AAA'].map((runes) => collected(runes, 'W5'))).toEqual(['CCCY', 'CCCCCY', 'CCCCCCCY'])
  })

  test('MT-RUNE-16 example: two runes A on W1 give 7 colourless', () => {
    const game = place(owner('AA').play('collect W1'))
    expect([game.crystals(0), game.supply('C')]).toEqual(['CCCCCCC', 17])
  })

  test('MT-RUNE-17 rune B: 1 more crystal of any colour each', () => {
    const ways = { W3: 'collect W3; put R 1', W7: 'collect W7', W9: 'collect W9; put B 1' }
    const gains = { W3: 'RC', W7: 'CCC', W9: 'BC' }
    for (const card of ['W3', 'W7', 'W9'] as const) {
      const choice = owner('B').play(ways[card])
      expect([card, kinds(choice)]).toEqual([card, 'BGPRY'])
      choice.refused('put C 2')
      for (const colour of 'RYBGP') {
        const game = place(owner('B').play(`${ways[card]}; put ${colour} 2`))
        expect([...game.crystals(0)].sort()).toEqual([...gains[card], colour].sort())
      }
    }
  })

  test('MT-RUNE-18 several runes B: the colours are independent and may repeat', () => {
    for (const pair of ['GG', 'GP', 'RR', 'YB']) {
      const game = owner('BB').play(`collect W3; put R 1; put ${pair[0]} 2; put ${pair[1]} 3; put C 4`)
      expect(game.grid(0)).toBe(`R${pair}C........`)
    }
    expect(kinds(owner('BB').play('collect W3; put R 1; put G 2'))).toBe('BGPRY')
  })
})

describe('MT-RUNE: rune C', () => {
  const holding = { slots: { W2: 'RB', W8: 'G' } }

  test('MT-RUNE-19 rune C: 1 colourless each', () => {
    for (const card of ['W2', 'W4', 'W8'])
      expect(['', 'C', 'CC', 'CCC'].map((runes) => collected(runes, card))).toEqual(['', 'C', 'CC', 'CCC'])
  })

  test('MT-RUNE-20 then all crystals on the card return to the supply', () => {
    const game = owner('C', {}, holding)
    expect(game.supply('C')).toBe(21)
    game.play('collect W2')
    expect(game.slots('W2')).toBe('RB')
    game.play('put C 1')
    expect([game.slots('W2'), game.slots('W8'), game.supply('C')]).toEqual(['', 'G', 22])
    expect(owner('A', { grid: '1:C' }, holding).play('collect W2').slots('W2')).toBe('RB')
  })

  test('MT-RUNE-21 both happen before the upgrade, which the colourless just taken may pay', () => {
    const game = owner('C', {}, holding).play('collect W2; put C 5')
    expect(game.moves('cover')).toEqual([1, 2, 3, 4, 5].map((slot) => `cover ${slot} 5`))
    game.play('cover 1 5; put R 5')
    expect([game.crystals(0), game.slots('W2'), game.seat]).toEqual(['R', 'R', 1])
    // The colourless is taken before the clearing: from the card itself, if the supply has none.
    const scarce = owner('C', {}, { ...holding, supply: { C: 0 } }).play('collect W2; put C 1')
    expect(scarce.moves('from')).toEqual(['from W2 1', 'from W2 3', 'from W8 4'])
    expect([scarce.play('from W2 1').slots('W2'), scarce.supply('C')]).toEqual(['', 1])
  })

  test('MT-RUNE-22 the card is cleared even if no upgrade is made', () => {
    const game = owner('C', {}, holding).play('collect W2; put C 1; skip')
    expect([game.slots('W2'), game.crystals(0), game.seat]).toEqual(['', 'C', 1])
    const none = owner('C', { grid: 'RRRRYYYYBBBB' }, holding).play('collect W2')
    expect([none.slots('W2'), none.supply('C'), none.seat]).toEqual(['', 23, 1])
  })

  test('MT-RUNE-23 several runes C: the colourless add up, the card is cleared once', () => {
    const game = owner('CCC', {}, holding).play('collect W2; put C 1; put C 2; put C 3')
    expect([game.crystals(0), game.slots('W2'), game.supply('C')]).toEqual(['CCC', '', 20])
    expect(game.happened('cleared')).toBe(1)
    game.play('cover 1 1; cover 2 2; put R 1; put Y 2')
    expect([game.crystals(0), game.slots('W2'), game.happened('cleared')]).toEqual(['CRY', 'RY', 1])
  })

  test('MT-RUNE-24 after the upgrade the normal clearing check follows', () => {
    const five = owner('C', { grid: '1:C' }, holding).play(
      'collect W2; put C 2; cover 1 1; cover 2 2; put R 1; put Y 2',
    )
    expect([five.slots('W2'), five.seat]).toEqual(['RY', 1])
    // With four slots two crystals are already enough.
    const wilderness = BUILT_IN.wilderness.map((card) =>
      card.action === 'upgrade' ? { ...card, slots: card.slots.slice(0, 4) } : card,
    )
    const four = owner('C', { grid: '1:C' }, { ...corrected({ wilderness }), slots: { W2: 'B' } })
    four.play('collect W2; put C 2')
    expect([four.slots('W2'), four.supply('C')]).toEqual(['', 22])
    four.play('cover 1 1; cover 2 2; put R 1; put Y 2')
    expect([four.slots('W2'), four.supply('C'), four.happened('cleared')]).toEqual(['', 24, 2])
  })

  test('MT-RUNE-25 with a full grid the colourless is lost although the upgrade would make room', () => {
    const game = owner('C', { grid: 'CRRRYYYYBBBB' }, holding).play('collect W2')
    expect([game.slots('W2'), game.supply('C')]).toEqual(['', 22])
    game.play('cover 4 1')
    expect([game.grid(0), game.supply('C'), game.seat]).toEqual(['GRRRYYYYBBBB', 22, 1])
    const room = owner('CC', { grid: '.CRRYYYYBBBB' }, holding).play('collect W2')
    expect(room.crystals(0)).toBe('CCRRYYYYBBBB')
  })

  test('MT-RUNE-26 example: 1 colourless, one rune C, a card holding 2', () => {
    const game = owner('C', { grid: '1:C' }, holding).play('collect W2; put C 2')
    expect([game.crystals(0), game.slots('W2')]).toEqual(['CC', ''])
    game.play('cover 1 1; cover 3 2; put R 1; put B 2')
    expect([game.crystals(0), game.slots('W2'), game.supply('C'), game.seat]).toEqual(['RB', 'RB', 21, 1])
  })
})

describe('MT-RUNE: rune D', () => {
  /** The exchange has been paid. */
  const trade = (runes: string, grid = '1:C 2:C 3:C', card = 'W6'): Scenario =>
    owner(runes, { grid }).play(`collect ${card}; trade`)

  test('MT-RUNE-27 with the exchange 1 additional crystal of any colour', () => {
    for (const card of ['W6', 'W10']) {
      const game = trade('D', undefined, card).play('put R 1; put Y 2')
      expect([game.seat, kinds(game)]).toEqual([0, 'BGPRY'])
      game.refused('put C 3')
      expect(game.play('put P 3').crystals(0)).toBe('RYP')
      expect(game.seat).toBe(1)
      const without = trade('', undefined, card).play('put R 1; put Y 2')
      expect([without.crystals(0), without.seat]).toEqual(['RY', 1])
    }
  })

  test('MT-RUNE-28 the additional crystal may repeat a colour of the exchange', () => {
    for (const repeated of ['R', 'Y']) {
      const game = trade('D').play(`put R 1; put Y 2; put ${repeated} 3`)
      expect([game.grid(0), game.seat]).toEqual([`RY${repeated}.........`, 1])
    }
  })

  test('MT-RUNE-29 the two basic crystals must still differ', () => {
    const game = trade('D').play('put R 1; put R 2')
    expect(game.legal()).toEqual(game.moves('put'))
    expect(kinds(game)).toBe('BGPY')
    for (const no of ['put R 3', 'skip']) game.refused(no)
    expect(kinds(trade('DD').play('put G 1; put G 2; put G 3'))).toBe('BPRY')
    expect(kinds(trade('').play('put R 1'))).toBe('BGPY')
  })

  test('MT-RUNE-30 with two runes D the exchange gives 4 crystals', () => {
    const game = trade('DD').play('put R 1; put Y 2; put B 3; put B 4')
    expect([game.crystals(0), game.seat, game.supply('C')]).toEqual(['RYBB', 1, 24])
  })

  test('MT-RUNE-31 without an exchange rune D gives nothing', () => {
    const declined = owner('DD', { grid: '1:C 2:C 3:C' }).play('collect W6; skip')
    expect([declined.crystals(0), declined.seat]).toEqual(['CCC', 1])
    const poor = owner('DD', { grid: '1:C 2:C 3:R' }).play('collect W10')
    expect([poor.crystals(0), poor.seat]).toEqual(['CCR', 1])
  })

  test('MT-RUNE-32 the additional crystals may be declined', () => {
    expect(trade('D').play('put R 1; put Y 2; skip').crystals(0)).toBe('RY')
    const two = trade('DD')
    two.refused('skip')
    two.play('put R 1').refused('skip')
    expect(two.play('put Y 2; put B 3; skip').crystals(0)).toBe('RYB')
    const both = trade('DD').play('put R 1; put Y 2; skip')
    expect([both.crystals(0), both.seat]).toEqual(['RY', 1])
  })

  test('MT-RUNE-33 example: full grid, two runes D, one of the four crystals is discarded', () => {
    for (const kept of ['YRP', 'RRY', 'RRG', 'RRR']) {
      const game = trade('DD', 'CCCBBBBBGGGG').play([...kept].map((kind, i) => `put ${kind} ${i + 1}`).join('; '))
      expect([game.grid(0), game.seat]).toEqual([`${kept}BBBBBGGGG`, 1])
      expect(game.faults()).toEqual([])
    }
    const single = trade('D', 'CCCBBBBBGGGG').play('put R 1; put R 2')
    single.refused('put R 3')
  })
})

describe('MT-RUNE: runes E and F', () => {
  test('MT-RUNE-34 rune E: 2 colourless each besides the temple crystal', () => {
    for (const [temple, kind] of [
      ['red', 'R'],
      ['yellow', 'Y'],
      ['blue', 'B'],
    ] as const)
      expect(['E', 'EE', 'EEE'].map((runes) => collected(runes, temple))).toEqual([
        `CC${kind}`,
        `CCCC${kind}`,
        `CCCCCC${kind}`,
      ])
  })

  test('MT-RUNE-35 rune F: 1 colourless each besides the temple crystal', () => {
    for (const [temple, kind] of [
      ['green', 'G'],
      ['purple', 'P'],
    ] as const)
      expect(['F', 'FF', 'FFF'].map((runes) => collected(runes, temple))).toEqual([
        `C${kind}`,
        `CC${kind}`,
        `CCC${kind}`,
      ])
  })

  const exchange = (game: Scenario): boolean => game.play('cast').can('exchange')

  test('MT-RUNE-36 the Exchange Spell costs 3 instead of 4, everywhere', () => {
    const grid = '1:R 2:Y 3:C'
    expect(exchange(owner('ABCDE', { grid, pawn: 'W1' }))).toBe(false)
    for (const pawn of ['W1', 'W6', 'red', 'green', undefined]) {
      const game = owner('F', pawn ? { grid, pawn } : { grid }).play('cast; exchange; put P 7')
      expect([game.grid(0), game.supply('C')]).toEqual(['......P.....', 24])
    }
    const after = owner('F', { grid, pawn: 'W1' }).play('cast; go W3; cast; exchange; put P 7')
    expect(after.crystals(0)).toBe('P')
    const rest = owner('F', { grid: `${grid} 4:G` }).play('cast; exchange; pay 1; pay 2; pay 3; put R 1')
    expect(rest.crystals(0)).toBe('RG')
    expect(exchange(owner('', { grid, pawn: 'W1' }, { seats: [{ runes: 'F' }] }))).toBe(false)
  })

  test('MT-RUNE-37 the permanent effect begins in the turn in which the rune is gained', () => {
    const grid = '3:R 1:R 4:Y 8:C 11:C 12:C'
    for (const [top, possible] of [
      ['F', true],
      ['E', false],
    ] as const) {
      const game = owner('', { grid, pawn: 'W1' }, { stacks: { green: top } })
      game.play('cast; go green; break green left 3-1-4')
      expect([game.runes(0), game.seat, exchange(game)]).toEqual([top, 0, possible])
      if (possible) expect(game.play('exchange; put P 1').crystals(0)).toBe('P')
    }
  })

  test('MT-RUNE-38 several runes F do not lower the cost further', () => {
    for (const runes of ['FF', 'FFF']) {
      expect(exchange(owner(runes, { grid: '1:R 2:Y', pawn: 'W1' }))).toBe(false)
      const game = owner(runes, { grid: '1:R 2:Y 3:C 4:G' }).play('cast; exchange; pay 1; pay 2; pay 3; put P 9')
      expect(game.grid(0)).toBe('...G....P...')
    }
    expect(exchange(owner('F', { grid: '1:R 2:Y', pawn: 'W1', power: 'P1' }))).toBe(false)
  })
})
