import { begin } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { BUILT_IN } from '../data/index.ts'
import type { RecordStatus } from '../data/table.ts'
import { type PrintedCard, printed } from '../printed.ts'
import { temples } from '../rules.ts'
import { scenario } from '../testing/scenario.ts'
import { RYY, solo } from './powers.ts'

/** The built-in table as a game of so many players sees it, with the temples in the order of the ledger's table. */
const view = (players: number) => scenario({ players, goals: 'red' }).view(0)
const seen = printed(view(4))
const COLOURS = ['red', 'yellow', 'blue', 'green', 'purple'] as const
type Colour = (typeof COLOURS)[number]

const templeCard = (colour: Colour): PrintedCard => seen.ring.find(({ key }) => key === `temple.${colour}`)!
const wilderness = (number: number): PrintedCard => seen.ring.find(({ key }) => key === `wilderness.${number}`)!
const each = <T>(of: (colour: Colour) => T): T[] => COLOURS.map(of)
/** The status of one value of a record; a record may have one status for all. */
const statusOf = ({ status }: { readonly status: RecordStatus }, field: string): unknown =>
  typeof status === 'string' ? status : status[field]
const wildernessRecord = (number: number) => BUILT_IN.wilderness[number - 1]!

describe('temples', () => {
  const read = (arc: string, level: number): string => arc.slice(0, level)
  const reverse = (arc: string): string => [...arc].reverse().join('')

  test('MT-DATA-19 the five arcs', () => {
    expect(each((colour) => templeCard(colour).arc)).toEqual([
      'YYBPRGBBR',
      'BBRGYPRRY',
      'RYYGBPRRB',
      'RRYPGPBBY',
      'BBYGPGRYY',
    ])
    const curses = each((colour) => {
      const { arc } = templeCard(colour)
      return [arc, reverse(arc)].flatMap((one) => [3, 4, 5].map((level) => read(one, level))).join(' ')
    })
    expect(curses).toEqual([
      'YYB YYBP YYBPR RBB RBBG RBBGR',
      'BBR BBRG BBRGY YRR YRRP YRRPY',
      'RYY RYYG RYYGB BRR BRRP BRRPB',
      'RRY RRYP RRYPG YBB YBBP YBBPG',
      'BBY BBYG BBYGP YYR YYRG YYRGP',
    ])
    for (const record of BUILT_IN.temples) expect(statusOf(record, 'arc')).toBe('reconstructed')
  })

  test('MT-DATA-20 the curse spaces and their points', () => {
    for (const colour of COLOURS) {
      expect(templeCard(colour).track).toEqual([
        { id: 'L3', position: 3, points: 3, curses: ['left 3'] },
        { id: 'L4', position: 4, points: 5, curses: ['left 4'] },
        { id: 'C5', position: 5, points: 8, curses: ['left 5', 'right 5'] },
        { id: 'R4', position: 6, points: 5, curses: ['right 4'] },
        { id: 'R3', position: 7, points: 3, curses: ['right 3'] },
      ])
    }
    const grid = `${RYY} 6:G 8:B`
    const points = ['3-1-4', '3-1-4-6', '3-1-4-6-8'].map((chain) =>
      solo({ grid }).play(`break blue left ${chain}`).points(0),
    )
    expect(points).toEqual([3, 5, 8])
    for (const record of BUILT_IN.temples) {
      expect(statusOf(record, 'spaces.points')).toEqual({ 3: 'stated', 5: 'inferred', 8: 'inferred' })
      expect(statusOf(record, 'spaces.position')).toBe('reconstructed')
    }
  })

  /** By temple: the spaces of a sort. */
  const marked = (players: number, what: string): string[] => {
    const ids = ['L3', 'L4', 'C5', 'R4', 'R3']
    return view(players).temples.map(({ markers }) => ids.filter((_, space) => markers[space] === what).join())
  }

  test('MT-DATA-21 one 3-point space of each temple is crossed out with 2 and 3 players', () => {
    for (const players of [2, 3]) expect(marked(players, 'crossed-out')).toEqual(['L3', 'L3', 'R3', 'L3', 'R3'])
    expect(marked(4, 'crossed-out')).toEqual(['', '', '', '', ''])
    for (const record of BUILT_IN.temples) expect(statusOf(record, 'spaces.crossedOutFor')).toBe('reconstructed')
  })

  test('MT-DATA-22 the virtual markers of 2 players lie on 5-point spaces at the other end', () => {
    expect(marked(2, 'virtual')).toEqual(['R4', 'R4', 'L4', 'R4', 'L4'])
    for (const players of [3, 4]) expect(marked(players, 'virtual')).toEqual(['', '', '', '', ''])
    const crossed = marked(2, 'crossed-out')
    for (const [i, id] of marked(2, 'virtual').entries()) expect(id[0]).not.toBe(crossed[i]![0])
    for (const record of BUILT_IN.temples) expect(statusOf(record, 'spaces.virtualMarkerFor')).toBe('reconstructed')
  })

  test('MT-DATA-23 each temple gives a crystal of its own colour and has its tablet', () => {
    expect(each((colour) => templeCard(colour).gain)).toEqual(['R', 'Y', 'B', 'G', 'P'])
    expect(each((colour) => templeCard(colour).tablet)).toEqual(['E', 'E', 'E', 'F', 'F'])
    for (const record of BUILT_IN.temples)
      expect([statusOf(record, 'gain'), statusOf(record, 'tablet')]).toEqual(['stated', 'reconstructed'])
  })
})

describe('runes', () => {
  const { deck } = begin(temples, 4, {}, 'deck')
  /** Checks copies, effect and sites of a rune. */
  const rune = (letter: string, copies: number, sites: string, resonance: object[], discount = false): void => {
    const record = BUILT_IN.runes['ABCDEF'.indexOf(letter)]!
    expect(record).toMatchObject({ key: `rune.${letter.toLowerCase()}`, copies, resonance })
    expect(record.permanent).toEqual(discount ? { type: 'exchangeSpellCost' } : null)
    expect(seen.runes.find((one) => one.letter === letter)!.copies).toBe(copies)
    expect(deck.filter((one) => 'ABCDEF'[one] === letter)).toHaveLength(copies)
    expect(seen.ring.filter(({ tablet }) => tablet === letter).map(({ name }) => name)).toEqual(sites.split(' '))
    expect(statusOf(record, 'copies')).toBe('reconstructed')
  }
  const take = (crystals: object): object => ({ type: 'take', crystals })
  const status = (letter: string, field: string): unknown => statusOf(BUILT_IN.runes['ABCDEF'.indexOf(letter)]!, field)

  test('MT-DATA-24 rune A', () => {
    rune('A', 4, 'W1 W5', [take({ colourless: 2 })])
    expect(status('A', 'resonance.crystals')).toBe('reconstructed')
  })

  test('MT-DATA-25 rune B', () => {
    rune('B', 4, 'W3 W7 W9', [take({ anyColour: 1 })])
    expect(status('B', 'resonance.crystals')).toBe('reconstructed')
  })

  test('MT-DATA-26 rune C', () => {
    rune('C', 4, 'W2 W4 W8', [take({ colourless: 1 }), { type: 'clearUpgradeCard' }])
    expect([status('C', 'resonance.type'), status('C', 'resonance.crystals')]).toEqual(['stated', 'reconstructed'])
  })

  test('MT-DATA-27 rune D', () => {
    rune('D', 2, 'W6 W10', [{ type: 'extraExchangeCrystal', crystals: { anyColour: 1 } }])
    expect([status('D', 'resonance.type'), status('D', 'resonance.crystals')]).toEqual(['stated', 'stated'])
  })

  test('MT-DATA-28 rune E', () => {
    rune('E', 3, 'T1 T2 T3', [take({ colourless: 2 })])
    expect(status('E', 'resonance.crystals')).toBe('reconstructed')
  })

  test('MT-DATA-29 rune F', () => {
    rune('F', 3, 'T4 T5', [take({ colourless: 1 })], true)
    expect([status('F', 'permanent'), status('F', 'resonance.crystals')]).toEqual(['stated', 'reconstructed'])
    expect([seen.exchangeCost, seen.discountedCost]).toEqual([4, 3])
  })
})

describe('grids', () => {
  test('MT-DATA-30 the lines of every grid', () => {
    const lines = '1-3 1-4 2-4 2-5 3-6 4-6 4-7 5-7 6-8 6-9 7-9 7-10 8-11 9-11 9-12 10-12'
    expect(seen.lines.map((line) => line.join('-'))).toEqual(lines.split(' '))
    expect(seen.rows).toEqual([
      [1, 2],
      [3, 4, 5],
      [6, 7],
      [8, 9, 10],
      [11, 12],
    ])
    expect(statusOf(BUILT_IN.grid, 'edges')).toBe('reconstructed')
  })

  test('MT-DATA-31 the powers and their sides', () => {
    expect(seen.sides.map(({ side, key }) => `${side} ${key}`)).toEqual([
      '1A power.abundance',
      '1B power.reserve',
      '2A power.inherited-rune',
      '2B power.breakers-reward',
      '3A power.double-rite',
      '3B power.raised-chain',
      '4A power.teleport',
      '4B power.rune-seeker',
    ])
    for (const record of BUILT_IN.powers)
      expect([statusOf(record, 'effects'), statusOf(record, 'side')]).toEqual(['stated', 'reconstructed'])
  })

  test('MT-DATA-32 the rewards of P4', () => {
    const record = BUILT_IN.powers[3]!
    expect(record.effects).toEqual([
      {
        type: 'rewardPerMarker',
        table: [
          { marker: 1, crystals: { colourless: 2 } },
          { marker: 2, crystals: { anyColour: 1 } },
          { marker: 3, points: 2 },
          { marker: 4, crystals: { anyColour: 2 } },
          { marker: 5, points: 3 },
        ],
      },
    ])
    expect(statusOf(record, 'effects.table')).toBe('reconstructed')
  })

  test('MT-DATA-33 P2 has three reserve spaces besides the 12 of the grid', () => {
    const record = BUILT_IN.powers[1]!
    expect(record.effects).toEqual([{ type: 'reserve', spaces: 3 }])
    expect(statusOf(record, 'effects.spaces')).toBe('reconstructed')
    const full = solo({ power: 'P2', grid: 'RRRRRYYYYYBB' })
    expect([full.view(0).players[0]!.reserve, full.crystals(0).length, full.faults()]).toEqual([3, 12, []])
  })
})

describe('wilderness cards', () => {
  const nothing = { gain: '', slots: '', pay: 0, take: 0 }
  /** Checks a card, and with how many players it is in the ring. */
  const card = (number: number, shown: Partial<PrintedCard>, players = [2, 3, 4]): void => {
    expect(wilderness(number)).toMatchObject({ name: `W${number}`, ...nothing, ...shown })
    const inRing = [2, 3, 4].filter((n) => printed(view(n)).ring.some(({ name }) => name === `W${number}`))
    expect(inRing).toEqual(players)
    const record = wildernessRecord(number)
    expect([statusOf(record, 'action'), statusOf(record, 'tablet')]).toEqual(['stated', 'reconstructed'])
  }
  const direct = (number: number, gain: string, tablet: string, players?: number[]): void => {
    card(number, { action: 'direct', gain, tablet }, players)
    expect(statusOf(wildernessRecord(number), 'gain')).toBe('reconstructed')
  }
  const upgrade = (number: number, players?: number[]): void => {
    card(number, { action: 'upgrade', slots: 'RYBGP', tablet: 'C' }, players)
    expect(statusOf(wildernessRecord(number), 'slots')).toBe('reconstructed')
  }
  const exchange = (number: number): void => {
    card(number, { action: 'exchange', pay: 3, take: 2, tablet: 'D' })
    expect(wildernessRecord(number)).toMatchObject({ take: { anyColour: 2, different: true } })
  }

  test('MT-DATA-34 W1: 3 colourless, tablet A', () => direct(1, 'CCC', 'A'))
  test('MT-DATA-35 W2: upgrade, slots of all colours, tablet C', () => upgrade(2))
  test('MT-DATA-36 W3: red and colourless, tablet B', () => direct(3, 'RC', 'B'))
  test('MT-DATA-37 W4: upgrade as W2, 4 players only', () => upgrade(4, [4]))
  test('MT-DATA-38 W5: yellow and colourless, tablet A', () => direct(5, 'YC', 'A'))
  test('MT-DATA-39 W6: exchange, tablet D', () => exchange(6))
  test('MT-DATA-40 W7: 3 colourless, tablet B, 4 players only', () => direct(7, 'CCC', 'B', [4]))
  test('MT-DATA-41 W8: upgrade as W2', () => upgrade(8))
  test('MT-DATA-42 W9: blue and colourless, tablet B', () => direct(9, 'BC', 'B'))
  test('MT-DATA-43 W10: exchange, tablet D', () => exchange(10))
})

describe('tables of numbers and consistency', () => {
  test('MT-DATA-44 the rune goal', () => {
    expect(seen.runeGoal).toEqual([0, 1, 2, 4, 7, 11, 16])
    const status = statusOf(BUILT_IN.goals.rune, 'pointsByTypes')
    expect(status).toMatchObject({
      1: 'inferred',
      2: 'inferred',
      3: 'stated',
      4: 'inferred',
      5: 'inferred',
      6: 'stated',
    })
    expect(['', 'A', 'AB', 'ABC', 'ABCD', 'ABCDE'].map((runes) => solo({ runes }).score(0))).toEqual([
      0, 1, 2, 4, 7, 11,
    ])
  })

  test('MT-DATA-45 the temple goals', () => {
    const { templePoints } = BUILT_IN.goals
    expect(templePoints).toMatchObject({ first: 4, second: 2 })
    expect(seen.templeGoal).toEqual({ first: 4, second: 2 })
    expect([statusOf(templePoints, 'first'), statusOf(templePoints, 'second')]).toEqual(['stated', 'stated'])
    const game = scenario({ goals: 'red', seats: [{ markers: 'red:L3 red:R3' }, { markers: 'red:C5' }] })
    expect([game.score(0) - game.points(0), game.score(1) - game.points(1)]).toEqual([4, 2])
  })

  test('MT-DATA-46 the costs of the Speed Spell', () => {
    expect(seen.speedCosts).toEqual([1, 3, 6])
    expect(statusOf(BUILT_IN.spells[0], 'costsByExtraSteps')).toBe('stated')
  })

  const arcs = each((colour) => templeCard(colour).arc)
  const bothWays = arcs.flatMap((arc) => [arc, [...arc].reverse().join('')])

  test('MT-DATA-47 colours of all arcs, and ten different curses of three', () => {
    const count = (letter: string): number => arcs.join('').split(letter).length - 1
    expect([...'RYBGP'].map(count)).toEqual([11, 11, 11, 6, 6])
    expect(new Set(bothWays.map((arc) => arc.slice(0, 3))).size).toBe(10)
  })

  test('MT-DATA-48 the fragments known from the sources', () => {
    const blue = arcs.filter((arc) => arc.startsWith('RYY') && arc.endsWith('RRB'))
    expect(blue).toHaveLength(1)
    expect([blue[0]![3], blue[0]!.at(-4)]).toContain('G')
    expect(bothWays.filter((arc) => arc.startsWith('YYBP'))).toHaveLength(1)
  })

  test('MT-DATA-49 with 2 and 3 players the runes A to D have two wilderness sites each', () => {
    for (const players of [2, 3]) {
      const cards = printed(view(players)).ring.filter(({ name }) => name.startsWith('W'))
      const sites = [...'ABCD'].map((letter) => cards.filter(({ tablet }) => tablet === letter).length)
      expect([sites, cards.length]).toEqual([[2, 2, 2, 2], 8])
    }
  })
})
