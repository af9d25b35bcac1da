import { readFileSync } from 'node:fs'
import {
  begin,
  decodeRecord,
  encodeRecord,
  kernelTexts,
  LANGUAGES,
  type Language,
  Match,
  Refusal,
  replay,
  restore,
  SPECTATOR,
  serialise,
  speaker,
} from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { BUILT_IN, checkTableText, tableText } from '../data/index.ts'
import { isReconstructed, type RecordStatus, reconstructedRecords } from '../data/table.ts'
import { parseMove } from '../move.ts'
import { printed } from '../printed.ts'
import { temples } from '../rules.ts'
import type { State } from '../state.ts'
import { type Scenario, scenario, type TableSetup } from '../testing/scenario.ts'
import { texts } from '../texts/index.ts'
import {
  BUILT_IN_FILE,
  dataOf,
  faultsOf,
  powerWith,
  withList,
  withRecord,
  withSection,
  withSpace,
} from './corrected.ts'
import { castable, collect, fill, RYY, solo } from './powers.ts'

type File = typeof BUILT_IN_FILE

/** A scenario played with a corrected file. */
const played = (file: File, table: TableSetup): Scenario => scenario({ ...table, options: { data: dataOf(file) } })
const RICH_W1 = withRecord('wilderness', 'wilderness.1', { gain: { red: 2 } })
/** What the first seat, placed on a card at the beginning, gets there. */
const gainAt = (card: string, file: File, seat = {}): string =>
  collect(played(file, { seats: [seat] }), card).crystals(0)
const say = (language: Language, phrase: Refusal['reasons'][number]): string =>
  speaker(language, [kernelTexts[language], texts[language]]).say(phrase)
/** The built-in table as if an owner had compared every value with the printed game. */
const VERIFIED = tableText(BUILT_IN).replaceAll(/"(inferred|reconstructed)"/g, '"verified"')
const refusalOf = (data: string): Refusal => {
  try {
    begin(temples, 4, { data }, 'refused')
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  throw new Error('the file was accepted')
}

describe('handling', () => {
  test('MT-DATA-01 what is printed on the components comes from the data file', () => {
    const arc = ['green', 'yellow', 'yellow', 'green', 'blue', 'purple', 'red', 'red', 'blue']
    const green = { pawn: 'W1', grid: '3:G 1:Y 4:Y' }
    const newArc = played(withRecord('temples', 'temple.blue', { arc }), { seats: [green] })
    expect(newArc.moves('break')).toEqual(['break T3 left 3-1-4'])
    const worth = played(withSpace('temple.blue', 'L3', { points: 4 }), { seats: [{ pawn: 'W1', grid: RYY }] })
    expect(worth.play('break blue left 3-1-4').points(0)).toBe(4)
    const crossed = played(withSpace('temple.red', 'L3', { crossedOutFor: [] }), { players: 3 })
    expect(crossed.view(0).temples[0]!.markers).not.toContain('crossed-out')
    const moved = withSpace('temple.blue', 'R4', { virtualMarkerFor: [2] })
    const virtual = played(withSpace('temple.blue', 'L4', { virtualMarkerFor: [] }, moved), { players: 2 })
    expect(virtual.view(0).temples[2]!.markers).toEqual([null, null, null, 'virtual', 'crossed-out'])

    expect(gainAt('W1', RICH_W1)).toBe('RR')
    expect(gainAt('green', withRecord('temples', 'temple.green', { gain: { green: 1, blue: 1 } }))).toBe('BG')
    const slots = withRecord('wilderness', 'wilderness.2', { slots: ['purple', 'purple', 'blue'] })
    const upgrade = played(slots, { seats: [{ grid: '1:C' }] }).play('collect W2; cover 1 1')
    expect(fill(upgrade).crystals(0)).toBe('P')
    expect(gainAt('W1', withRecord('wilderness', 'wilderness.1', { tablet: 'rune.e' }), { runes: 'AE' })).toBe('CCCCC')
    const rune = withRecord('runes', 'rune.a', { resonance: [{ type: 'take', crystals: { purple: 1 } }] })
    expect(gainAt('W1', rune, { runes: 'A' })).toBe('CCCP')
    const copies = withRecord('runes', 'rune.b', { copies: 1 }, withRecord('runes', 'rune.a', { copies: 7 }))
    expect(begin(temples, 4, { data: dataOf(copies) }, 'runes').deck.filter((one) => one === 0)).toHaveLength(7)

    const lines = BUILT_IN.grid.edges.map(([a, b]) => (a === 1 && b === 3 ? [3, 4] : [a, b]))
    const grid = played(withSection('grid', { edges: lines }), { seats: [{ pawn: 'W1', grid: RYY }] })
    expect(grid.moves('break')).toEqual(['break T3 left 3-4-1'])
    const side = withRecord('powers', 'power.reserve', { side: '1A' })
    const swapped = dataOf(withRecord('powers', 'power.abundance', { side: '1B' }, side))
    expect(printed(scenario({ options: { data: swapped } }).view(0)).sides[0]!.key).toBe('power.reserve')
    const reward = powerWith('power.breakers-reward', 'rewardPerMarker', (effect) => ({
      ...effect,
      table: [1, 2, 3, 4, 5].map((marker) => ({ marker, points: 7 })),
    }))
    const breaker = played(reward, { seats: [{ pawn: 'W1', power: 'P4', grid: RYY }] })
    expect(breaker.play('break blue left 3-1-4').points(0)).toBe(10)
    const goal = { ...BUILT_IN.goals.rune, status: 'verified', pointsByTypes: [0, 9, 9, 9, 9, 9, 9] }
    const { templePoints } = BUILT_IN.goals
    const goals = { templePoints: { ...templePoints, first: 5 }, rune: goal }
    const scored = played(withSection('goals', goals), { seats: [{ runes: 'A', markers: 'red:L3' }], goals: 'red' })
    expect(scored.score(0)).toBe(9 + 3 + 5)
    const speed = withRecord('spells', 'spell.speed', { costsByExtraSteps: [2, 3, 4, 5] })
    expect(played(speed, { seats: [{ pawn: 'W1', grid: '1:R' }] }).reachFast()).toEqual([])
    const exchange = withRecord('spells', 'spell.exchange', { cost: 3 })
    expect(castable(played(exchange, { seats: [{ pawn: 'W1', grid: '1:R 2:R 3:R' }] }))).toContain('exchange')
    const supply = { ...BUILT_IN.crystals.supply, red: 5 }
    expect(played(withSection('crystals', { supply }), {}).supply('R')).toBe(5)
  })

  test('MT-DATA-02 every record has a status', () => {
    const { crystals, spells, temples: cards, wilderness, runes, grid, powers, goals } = BUILT_IN
    const records: { readonly status: RecordStatus }[] = [crystals, grid, goals.templePoints, goals.rune]
    records.push(...spells, ...cards, ...wilderness, ...runes, ...powers)
    for (const { status } of records) {
      const values = JSON.stringify(status).match(/"(stated|inferred|reconstructed)"/g) ?? []
      expect(values.length).toBeGreaterThan(0)
    }
    expect(tableText(BUILT_IN)).not.toContain('"verified"')
    expect(faultsOf(withRecord('temples', 'temple.red', { status: 'verified' }))).toEqual([])
    expect(faultsOf(withRecord('temples', 'temple.red', { status: 'guessed' }))).toEqual([
      'not-a-value temple.red status',
    ])
    expect(faultsOf(withRecord('runes', 'rune.a', { status: undefined }))).toEqual(['missing rune.a status'])
    expect(faultsOf(withRecord('runes', 'rune.a', { status: {} }))).toEqual(['missing rune.a status'])
    expect(faultsOf(withRecord('runes', 'rune.a', { status: { copies: {} } }))).toEqual([
      'missing rune.a status.copies',
    ])
  })

  test('MT-DATA-03 a data file is checked on loading', () => {
    expect(faultsOf(BUILT_IN_FILE)).toEqual([])
    const wrong: [File, string][] = [
      [withRecord('temples', 'temple.red', { arc: 'YYB' }), 'not-a-list temple.red arc'],
      [withRecord('temples', 'temple.red', { gain: undefined }), 'missing temple.red gain'],
      [withRecord('wilderness', 'wilderness.1', { gain: { pink: 1 } }), 'unknown-field wilderness.1.gain pink'],
      [withRecord('wilderness', 'wilderness.6', { action: 'steal' }), 'not-a-value wilderness.6 action'],
      [withRecord('runes', 'rune.a', { copies: 'four' }), 'not-in-range rune.a copies'],
      [withRecord('powers', 'power.teleport', { side: '5A' }), 'not-a-value power.teleport side'],
      [withRecord('spells', 'spell.swap', { cost: 1.5 }), 'not-in-range spell.swap cost'],
      [withRecord('spells', 'spell.swap', { price: 2 }), 'unknown-field spell.swap price'],
      [withSection('grid', { edges: [[1, 'x']] }), 'bad-line grid edges'],
      [withSection('crystals', { supply: { red: 8 } }), 'missing crystals colourless'],
      [{ ...BUILT_IN_FILE, runes: undefined }, 'missing table runes'],
    ]
    for (const [file, fault] of wrong) expect(faultsOf(file)).toContain(fault)
    for (const text of ['', 'no table', '[]', '3', 'null']) expect(checkTableText(text)).toHaveProperty('faults')
  })

  test('MT-DATA-04 a faulty file is refused with its record and field, and the built-in data stay in use', () => {
    const { code, reasons } = refusalOf(JSON.stringify(withRecord('wilderness', 'wilderness.3', { tablet: 'rune.x' })))
    expect([code, reasons[0]!.key]).toEqual(['bad-option', 'refused.bad-data'])
    for (const language of LANGUAGES) expect(say(language, reasons[0]!)).toMatch(/wilderness\.3.*tablet/)
    const state = begin(temples, 4, {}, 'refused')
    expect([state.table.data, printed(temples.view(state, 0)).ring[4]!.tablet]).toEqual(['', 'B'])
    expect(gainAt('W3', BUILT_IN_FILE)).toBe('CR')
  })

  test('MT-DATA-05 a correct changed file takes effect in new games', () => {
    const game = collect(played(RICH_W1, {}), 'W1')
    expect([game.crystals(0), game.supply('R'), game.supply('C')]).toEqual(['RR', 6, 24])
    expect(collect(scenario(), 'W1').crystals(0)).toBe('CCC')
  })

  test('MT-DATA-06 a running or saved game keeps the data with which it was started', () => {
    const options = { data: dataOf(RICH_W1), first: 1 }
    const match = new Match(temples, { players: 2, options, seed: 'saved' })
    const go = (from: typeof match, moves: string): void => {
      for (const text of moves.split('; ')) from.act(from.state.active, parseMove(text)!)
    }
    go(match, 'put C 1; put C 2; put C 1; put C 2')
    new Match(temples, { players: 2, seed: 'another' })
    const saved = Match.resume(temples, decodeRecord(encodeRecord(match.record())))
    for (const game of [match, saved]) {
      go(game, 'collect W1; put R 3; put R 4')
      expect(temples.view(game.state, 0).players[0]!.grid).toBe('CCRR........')
    }
    const state = restore<State>(serialise(match.state))
    expect(printed(temples.view(state, 1)).ring[1]).toMatchObject({ name: 'W1', gain: 'RR' })
  })

  test('MT-DATA-07 all players of a game use the same data, and a difference shows before the start', () => {
    const data = dataOf(RICH_W1)
    const state = begin(temples, 4, { data }, 'same')
    expect(temples.view(state, 0).step).toBe('setup')
    const shown = [0, 1, 2, 3, SPECTATOR].map((viewer) => temples.view(state, viewer).data.table)
    expect(new Set(shown)).toEqual(new Set([data]))
    // The same table written in another way is no difference; another table is one.
    const spaced = begin(temples, 4, { data: JSON.stringify(RICH_W1, null, 1) }, 'same')
    expect(temples.view(spaced, 0).data.table).toBe(data)
    expect(temples.view(begin(temples, 4, {}, 'same'), 0).data.table).not.toBe(data)
    const record = new Match(temples, { players: 4, options: { data }, seed: 'same' }).record()
    expect(() => replay(temples, { ...record, options: { ...record.options, data: '' } })).toThrow(Refusal)
  })

  test('MT-DATA-08 a note is shown while any record is reconstructed or inferred', () => {
    const note = (data: string): string | null => temples.view(begin(temples, 2, { data }, 'note'), 0).data.note
    expect(note('')).toBe('note.reconstructed')
    expect(solo({}).view(0).data.note).toBe('note.reconstructed')
    expect(note(VERIFIED)).toBe(null)
    expect(reconstructedRecords(BUILT_IN)).toContain('temple.red')
    // A single value is enough, wherever it stands.
    const values = VERIFIED.split('"verified"')
    for (let i = 1; i < values.length; i += 7) {
      const status = i % 2 === 0 ? '"inferred"' : '"reconstructed"'
      expect(note(values.slice(0, i).join('"verified"') + status + values.slice(i).join('"verified"'))).not.toBe(null)
    }
  })

  test('MT-DATA-09 the note exists in three languages', () => {
    const notes = LANGUAGES.map((language) => texts[language]['note.reconstructed'])
    expect([...LANGUAGES].sort()).toEqual(['en', 'pl', 'ru'])
    expect(notes.map((note) => note?.slice(0, 14))).toEqual(
      LANGUAGES.map((language) => ({ en: 'Card values ar', pl: 'Wartości na ka', ru: 'Значения на ка' })[language]),
    )
  })

  test('MT-DATA-10 reconstructed values of a card are marked', () => {
    const { ring, runes, sides, reconstructed } = printed(scenario().view(0))
    for (const one of [...ring, ...runes, ...sides]) expect(one.reconstructed).toBe(true)
    expect(reconstructed).toContain('grid')
    const file = withRecord('wilderness', 'wilderness.1', { status: 'verified' })
    const marks = printed(played(file, {}).view(0))
    expect(marks.ring.filter((card) => !card.reconstructed).map(({ name }) => name)).toEqual(['W1'])
    const verified = printed(scenario({ options: { data: VERIFIED } }).view(0))
    expect([verified.reconstructed, verified.ring.some((card) => card.reconstructed)]).toEqual([[], false])
    for (const language of LANGUAGES) expect(texts[language]['note.reconstructed.mark']).toMatch(/\p{L}{5}/u)
    expect(isReconstructed({ arc: 'stated', 'spaces.points': { 3: 'stated', 5: 'inferred' } })).toBe(true)
  })
})

describe('schema checks', () => {
  const space = (id: string, position: number, curses: readonly string[], points: number, more = {}) => ({
    id,
    position,
    points,
    curses: curses.map((curse) => ({ end: curse.split(' ')[0]!, level: Number(curse.split(' ')[1]) })),
    crossedOutFor: [],
    virtualMarkerFor: [],
    ...more,
  })

  test('MT-DATA-11 arcs and curse spaces', () => {
    const blue = (change: File): string[] => faultsOf(withRecord('temples', 'temple.blue', change))
    expect(blue({ arc: ['red', 'yellow', 'yellow', 'green'] })).toEqual(['bad-length temple.blue arc'])
    expect(blue({ arc: ['red', 'yellow', 'colourless', 'green', 'blue'] })).toEqual(['not-a-value temple.blue arc'])
    const short = {
      arc: ['red', 'yellow', 'yellow', 'green', 'blue'],
      spaces: [
        space('L3', 3, ['left 3', 'right 3'], 3),
        space('L4', 4, ['left 4'], 5, { virtualMarkerFor: [2] }),
        space('L5', 5, ['left 5'], 8),
        space('R4', 2, ['right 4'], 5),
        space('R5', 1, ['right 5'], 8),
      ],
    }
    expect(blue(short)).toEqual([])
    expect(faultsOf(withSpace('temple.blue', 'L3', { position: 4 }))).toEqual(['not-above temple.blue L3 position'])
    expect(faultsOf(withSpace('temple.blue', 'R3', { position: 3 }))).toEqual(['not-above temple.blue R3 position'])
    const twice = { curses: [{ end: 'right', level: 3 }], position: 7 }
    expect(faultsOf(withSpace('temple.blue', 'R4', twice))).toEqual(['curse-twice temple.blue R3 curses'])
    // A curse that no space lists does not exist.
    const leftOnly = withSpace('temple.blue', 'C5', { curses: [{ end: 'left', level: 5 }] })
    const grid = '10:B 12:R 9:R 7:P 4:B'
    const game = played(leftOnly, { seats: [{ pawn: 'W1', grid }] })
    expect(solo({ grid }).moves('break')).toContain('break T3 right 10-12-9-7-4')
    expect(game.moves('break')).toEqual(['break T3 right 10-12-9', 'break T3 right 10-12-9-7'])
  })

  test('MT-DATA-12 crossed-out and virtual spaces', () => {
    expect(faultsOf(withSpace('temple.red', 'R4', { crossedOutFor: [2, 3] }))).toEqual([
      'crossed-and-virtual temple.red R4 virtualMarkerFor',
    ])
    const four = withSpace('temple.red', 'R4', { virtualMarkerFor: [] })
    const six = withSpace('temple.red', 'L4', { virtualMarkerFor: [2] })
    for (const file of [four, six]) expect(faultsOf(file)).toEqual(['virtual-count temples virtualMarkerFor'])
    expect(faultsOf(withSpace('temple.red', 'L4', { virtualMarkerFor: [2] }, four))).toEqual([])
    expect(faultsOf(withSpace('temple.red', 'R3', { virtualMarkerFor: [2] }, four))).toEqual([
      'virtual-points temple.red R3 points',
    ])
    expect(faultsOf(withSpace('temple.red', 'R3', { crossedOutFor: [5] }))).toHaveLength(1)
  })

  test('MT-DATA-13 at least 5 usable spaces for each player: 25, 20 and 15 as built in', () => {
    const usable = [4, 3, 2].map((players) =>
      scenario({ players })
        .view(0)
        .temples.flatMap(({ markers }) => markers.filter((marker) => marker === null)),
    )
    expect(usable.map((spaces) => spaces.length)).toEqual([25, 20, 15])
    const cross = (n: number): File => {
      const spaces = ['red L3', 'red R3', 'yellow L3', 'yellow R3', 'blue L3', 'blue C5'].slice(0, n)
      return spaces.reduce((file, name) => {
        const [colour, id] = name.split(' ')
        return withSpace(`temple.${colour}`, id!, { crossedOutFor: [4] }, file)
      }, BUILT_IN_FILE)
    }
    expect(faultsOf(cross(5))).toEqual([])
    expect(faultsOf(cross(6))).toEqual(['few-spaces temples spaces'])
  })

  test('MT-DATA-14 20 rune cards, and the printed count equals the copies', () => {
    for (const copies of [3, 5])
      expect(faultsOf(withRecord('runes', 'rune.a', { copies }))).toEqual(['rune-total runes copies'])
    expect(faultsOf(withRecord('runes', 'rune.a', { printed: 4 }))).toEqual([])
    expect(faultsOf(withRecord('runes', 'rune.a', { printed: 3 }))).toEqual(['printed-count rune.a printed'])
  })

  test('MT-DATA-15 tablets name existing runes, and every rune has a site at every table size', () => {
    const tablet = (card: number, rune: string, file: File = BUILT_IN_FILE): File =>
      withRecord('wilderness', `wilderness.${card}`, { tablet: `rune.${rune}` }, file)
    expect(faultsOf(tablet(1, 'g'))).toEqual(['not-a-value wilderness.1 tablet'])
    expect(faultsOf(withRecord('temples', 'temple.red', { tablet: 'rune.x' }))).toEqual([
      'not-a-value temple.red tablet',
    ])
    expect(faultsOf(tablet(6, 'a'))).toEqual([])
    expect(new Set(faultsOf(tablet(10, 'a', tablet(6, 'a'))))).toEqual(new Set(['no-site rune.d tablet']))
    // Rune B on W7 alone would have no site with 2 and 3 players.
    expect(faultsOf(tablet(9, 'a', tablet(3, 'a')))).toEqual(['no-site rune.b tablet', 'no-site rune.b tablet'])
  })

  test('MT-DATA-16 an upgrade card has at least 3 slots, each with one colour', () => {
    const slots = (...colours: string[]): string[] =>
      faultsOf(withRecord('wilderness', 'wilderness.8', { slots: colours }))
    expect(slots('red', 'blue')).toContain('bad-length wilderness.8 slots')
    expect(slots('red', 'blue', 'blue')).toEqual([])
    for (const none of ['colourless', 'anyColour', ''])
      expect(slots('red', 'blue', none)).toEqual(['not-a-value wilderness.8 slots'])
  })

  test('MT-DATA-17 grid lines', () => {
    const lines = (...edges: readonly (readonly number[])[]): string[] => faultsOf(withSection('grid', { edges }))
    const { edges } = BUILT_IN.grid
    expect(lines(...edges, [1, 2])).toEqual([])
    expect(lines(...edges, [7, 7])).toEqual(['line-to-itself grid edges'])
    for (const line of [
      [1, 13],
      [0, 1],
      [1, 2.5],
      [1, 2, 3],
    ])
      expect(lines(...edges, line)).toEqual(['bad-line grid edges'])
    expect(lines(...edges, [1, 3])).toEqual(['line-twice grid edges'])
    expect(lines(...edges, [3, 1])).toEqual(['line-twice grid edges'])
    expect(lines(...edges.filter((line) => !line.includes(12)))).toEqual(['grid-apart grid edges'])
  })

  test('MT-DATA-18 each power on one side, each side with one power', () => {
    const faults = faultsOf(withRecord('powers', 'power.abundance', { side: '1B' }))
    expect(faults).toEqual(['side-count powers side', 'side-count powers side'])
    const doubled = withList('powers', (powers) => [...powers, ...powers.slice(6, 7)])
    expect(faultsOf(doubled)).toEqual(['record-twice power.teleport key', 'side-count powers side'])
    const seven = withList('powers', (powers) => powers.slice(1))
    expect(faultsOf(seven)).toEqual(['no-such-record powers key', 'side-count powers side'])
  })
})

describe('names', () => {
  const names = readFileSync(new URL('../data/temples-names.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'))
  const listed = new Map(names.slice(1).map(([key, ...inLanguages]) => [key!, inLanguages]))
  const INVENTED = [...BUILT_IN.runes, ...BUILT_IN.powers].map(({ key }) => key)

  test('MT-DATA-50 everything has a name in English, Polish and Russian', () => {
    expect(names[0]).toEqual(['key', 'EN', 'PL', 'RU'])
    const { temples: cards, wilderness, spells } = BUILT_IN
    const wanted = [
      ...INVENTED,
      ...[...cards, ...wilderness, ...spells].map(({ key }) => key),
      ...['colourless', 'red', 'yellow', 'blue', 'green', 'purple'].map((kind) => `crystal.${kind}`),
      ...cards.map(({ key }) => `goal.${key}`),
      ...['goal.rune', 'grid.1', 'grid.2', 'grid.3', 'grid.4', 'mode.basic', 'mode.advanced'],
      ...['collect', 'direct', 'exchange', 'upgrade', 'clear'].map((action) => `action.${action}`),
      ...['mode', 'first-player', 'spell-payment', 'grid-sides'].map((option) => `option.${option}`),
      ...['any', 'colourless'].map((value) => `option.spell-payment.${value}`),
      ...['a', 'b', 'random', 'list'].map((value) => `option.grid-sides.${value}`),
      ...['pawn', 'marker', 'crystal-grid', 'rune-card', 'temple-card', 'wilderness-card'].map(
        (part) => `term.${part}`,
      ),
      ...['break-curse', 'rune-tablet', 'rune-resonance', 'virtual-player', 'reserve'].map((part) => `term.${part}`),
    ]
    expect(wanted.filter((key) => !listed.has(key))).toEqual([])
    for (const [key, [en, pl, ru, ...rest]] of listed) {
      for (const name of [en, pl]) expect(name, key).toMatch(/\p{Script=Latin}/u)
      expect(ru, key).toMatch(/\p{Script=Cyrillic}/u)
      expect(rest, key).toEqual([])
    }
    // Options of the game itself have a name too.
    for (const { name } of temples.options)
      for (const language of LANGUAGES) expect(texts[language][`option.${name}`]).toMatch(/\p{L}/u)
  })

  test('MT-DATA-51 the star of an invented name is not shown', () => {
    const starred = [...listed].filter(([, inLanguages]) => inLanguages.some((name) => name.includes('*')))
    expect(starred.map(([key]) => key).sort()).toEqual([...INVENTED].sort())
    for (const [key, inLanguages] of starred) {
      for (const name of inLanguages) expect(name).toMatch(/[^*]\*$/)
      const shown = (['en', 'pl', 'ru'] as const).map((language) => say(language, { key }))
      expect(shown).toEqual(inLanguages.map((name) => name.slice(0, -1)))
    }
    for (const language of LANGUAGES) expect(Object.values(texts[language]).join('')).not.toContain('*')
  })
})
