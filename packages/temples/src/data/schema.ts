import type { Json } from '@athanor/kernel'
import { KIND_NAMES, type KindName, SPACES } from '../crystal.ts'
import { type Fault, RecordReader } from './reader.ts'
import {
  type Crystals,
  type DataTable,
  type ExchangeRecord,
  GRID_SIDES,
  type GridRecord,
  POWER_KEYS,
  type PowerEffect,
  type PowerRecord,
  type Resonance,
  type RewardRecord,
  RUNE_KEYS,
  type RuneRecord,
  type SpaceRecord,
  type SpeedRecord,
  type SwapRecord,
  type TempleRecord,
  type WildernessRecord,
} from './table.ts'

const COLOURS = ['red', 'yellow', 'blue', 'green', 'purple'] as const
const FIXED: readonly (keyof Crystals)[] = KIND_NAMES
const ANY: readonly (keyof Crystals)[] = [...KIND_NAMES, 'anyColour', 'anyCrystal']
const MOST_LINES = 30
const TEMPLE_KEYS = COLOURS.map((colour) => `temple.${colour}` as const)

const byKey = (a: { readonly [name: string]: unknown }, b: { readonly [name: string]: unknown }): boolean =>
  a.key === b.key
const keyOf =
  (kind: string) =>
  (data: { readonly [name: string]: unknown }, i: number): string =>
    typeof data.key === 'string' ? data.key : `${kind} ${i + 1}`

/** Reads a data file field by field; what must hold between fields is in `consistency.ts`. MT-DATA-03 */
export function readTable(data: Json, builtIn: Json, faults: Fault[]): DataTable {
  const file = new RecordReader('table', data, builtIn, faults).ignore('meta')
  const table: DataTable = {
    crystals: readCrystals(file),
    spells: readSpells(file),
    temples: file.records('temples', keyOf('temple'), byKey).map(readTemple),
    wilderness: file.records('wilderness', keyOf('wilderness'), byKey).map(readWilderness),
    runes: file.records('runes', keyOf('rune'), byKey).map(readRune),
    grid: readGrid(file.record('grid', 'grid')),
    powers: file.records('powers', keyOf('power'), byKey).map(readPower),
    goals: readGoals(file.record('goals', 'goals')),
  }
  file.end()
  return table
}

function readCrystals(file: RecordReader): DataTable['crystals'] {
  const reader = file.record('crystals', 'crystals')
  const kinds = reader.record('supply', 'crystals')
  const supply: { [kind in KindName]: number } = { colourless: 0, red: 0, yellow: 0, blue: 0, green: 0, purple: 0 }
  for (const kind of KIND_NAMES) supply[kind] = kinds.number(kind, kind === 'colourless' ? 18 : 1, 60)
  kinds.end()
  const start = reader.record('startPerPlayer', 'crystals')
  const startPerPlayer = { colourless: start.number('colourless', 0, 3) }
  start.end()
  const status = reader.status()
  reader.ignore('total').end()
  return { supply, startPerPlayer, status }
}

function readSpells(file: RecordReader): DataTable['spells'] {
  const readers = file.records('spells', keyOf('spell'), byKey)
  const one = (key: string): RecordReader => {
    const found = readers.find((reader) => reader.name === key)
    if (!found) file.fail('no-such-record', 'spells', { key })
    return found ?? new RecordReader(key, {}, {}, [])
  }
  const speed = one('spell.speed').ignore('key')
  const swap = one('spell.swap').ignore('key')
  const exchange = one('spell.exchange').ignore('key')
  const spells: [SpeedRecord, SwapRecord, ExchangeRecord] = [
    { key: 'spell.speed', costsByExtraSteps: speed.numbers('costsByExtraSteps', 1, 12, 1, 6), status: speed.status() },
    { key: 'spell.swap', cost: swap.number('cost', 1, 9), status: swap.status() },
    {
      key: 'spell.exchange',
      cost: exchange.number('cost', 1, 12),
      discountedCost: exchange.number('discountedCost', 1, 12),
      status: exchange.status(),
    },
  ]
  for (const reader of readers) reader.end()
  return spells
}

function readTemple(reader: RecordReader): TempleRecord {
  const temple: TempleRecord = {
    key: reader.choice('key', TEMPLE_KEYS),
    colour: reader.choice('colour', COLOURS),
    gain: reader.crystals('gain', FIXED, 6),
    arc: reader.choices('arc', COLOURS, 5, 15),
    spaces: reader
      .records(
        'spaces',
        (data, i) => `${reader.name} ${typeof data.id === 'string' ? data.id : i + 1}`,
        (a, b) => a.id === b.id,
      )
      .map(readSpace),
    tablet: reader.choice('tablet', RUNE_KEYS),
    status: reader.status(),
  }
  reader.end()
  return temple
}

function readSpace(reader: RecordReader): SpaceRecord {
  const space: SpaceRecord = {
    id: reader.text('id', /^[A-Z][0-9A-Z]{0,2}$/),
    position: reader.number('position', 1, 15),
    points: reader.number('points', 0, 50),
    curses: reader
      .records(
        'curses',
        (_, i) => `${reader.name} ${i + 1}`,
        () => false,
      )
      .map((curse) => {
        const read = { end: curse.choice('end', ['left', 'right']), level: curse.number('level', 3, 5) }
        curse.end()
        return read
      }),
    crossedOutFor: reader.numbers('crossedOutFor', 2, 4, 0, 3),
    virtualMarkerFor: reader.numbers('virtualMarkerFor', 2, 2, 0, 1),
  }
  reader.end()
  return space
}

function readWilderness(reader: RecordReader): WildernessRecord {
  const base = {
    key: reader.text('key', /^wilderness\.([1-9]|10)$/),
    number: reader.number('number', 1, 10),
    tablet: reader.choice('tablet', RUNE_KEYS),
    players: reader.numbers('players', 2, 4, 1, 3),
    status: reader.status(),
  }
  const action = reader.choice('action', ['direct', 'upgrade', 'exchange'])
  let card: WildernessRecord
  if (action === 'direct') card = { ...base, action, gain: reader.crystals('gain', ANY, 6) }
  else if (action === 'upgrade') {
    card = {
      ...base,
      action,
      // MT-DATA-16
      slots: reader.choices('slots', COLOURS, 3, 8),
      maxPlaced: reader.number('maxPlaced', 1, 8),
      clearIfFreeAtMost: reader.number('clearIfFreeAtMost', 0, 7),
    }
  } else {
    const pay = reader.record('pay', reader.name)
    const take = reader.record('take', reader.name)
    card = {
      ...base,
      action,
      pay: { colourless: pay.number('colourless', 1, 12) },
      take: {
        anyColour: take.number('anyColour', 1, 5),
        different: take.flag('different'),
      },
    }
    pay.end()
    take.end()
  }
  reader.end()
  return card
}

function readRune(reader: RecordReader): RuneRecord {
  const rune: RuneRecord = {
    key: reader.choice('key', RUNE_KEYS),
    copies: reader.number('copies', 1, 20),
    resonance: reader
      .records(
        'resonance',
        (_, i) => `${reader.name} effect ${i + 1}`,
        (a, b) => a.type === b.type,
      )
      .map(readResonance),
    permanent: reader.isNull('permanent') ? null : readPermanent(reader.record('permanent', reader.name)),
    status: reader.status(),
  }
  if (reader.has('printed') && reader.number('printed', 1, 20) !== rune.copies)
    reader.fail('printed-count', 'printed', { n: rune.copies })
  // The sites follow from the tablets.
  reader.ignore('sites').end()
  return rune
}

function readResonance(reader: RecordReader): Resonance {
  const type = reader.choice('type', ['take', 'clearUpgradeCard', 'extraExchangeCrystal'])
  const crystals = (kinds: readonly (keyof Crystals)[]): Crystals => reader.crystals('crystals', kinds, 6)
  let effect: Resonance
  if (type === 'take') effect = { type, crystals: crystals(ANY) }
  else if (type === 'clearUpgradeCard') effect = { type }
  else effect = { type, crystals: { anyColour: crystals(['anyColour']).anyColour ?? 0 } }
  reader.end()
  return effect
}

function readPermanent(reader: RecordReader): RuneRecord['permanent'] {
  const type = reader.choice('type', ['exchangeSpellCost'])
  reader.end()
  return { type }
}

function readGrid(reader: RecordReader): GridRecord {
  const lines = reader.list('edges')
  // Fewer cannot join all spaces; with many more a grid would have too many chains to choose from.
  if (lines.length < SPACES - 1 || lines.length > MOST_LINES)
    reader.fail('bad-length', 'edges', { n: lines.length, min: SPACES - 1, max: MOST_LINES })
  const edges = lines.map((edge): [number, number] => {
    const [a, b] = Array.isArray(edge) && edge.length === 2 ? edge : [0, 0]
    const fits = (space: unknown): space is number => typeof space === 'number' && space >= 1 && space <= SPACES
    if (fits(a) && fits(b) && Number.isInteger(a) && Number.isInteger(b)) return [a, b]
    reader.fail('bad-line', 'edges', { value: JSON.stringify(edge).slice(0, 40) })
    return [0, 0]
  })
  const rows = reader.list('rows').map((row) => (Array.isArray(row) ? row.map(Number) : []))
  const status = reader.status()
  reader.end()
  return { rows, edges, status }
}

function readPower(reader: RecordReader): PowerRecord {
  const key = reader.choice('key', POWER_KEYS)
  const effects: PowerEffect[] = []
  const readers = reader.records(
    'effects',
    (_, i) => `${reader.name} effect ${i + 1}`,
    (a, b) => a.type === b.type,
  )
  for (const effect of readers) {
    const type = effect.text('type', /./)
    if (type === 'reserve') effects.push({ type, spaces: effect.number('spaces', 1, 6) })
    else if (type === 'rewardPerMarker')
      effects.push({
        type,
        table: effect
          .records(
            'table',
            (_, i) => `${reader.name} reward ${i + 1}`,
            (a, b) => a.marker === b.marker,
          )
          .map(readReward),
      })
    else if (type === 'raiseCurse')
      effects.push({
        type,
        options: effect
          .records(
            'options',
            (_, i) => `${reader.name} option ${i + 1}`,
            (a, b) => a.levels === b.levels,
          )
          .map((option) => {
            const read = { pay: option.number('pay', 1, 12), levels: option.number('levels', 1, 2) }
            option.end()
            return read
          }),
      })
    effect.end()
  }
  const power = { key, side: reader.choice('side', GRID_SIDES), effects, status: reader.status() }
  reader.end()
  return power
}

function readReward(reader: RecordReader): RewardRecord {
  const reward: RewardRecord = {
    marker: reader.number('marker', 1, 5),
    ...(reader.has('crystals') && { crystals: reader.crystals('crystals', ANY, 6) }),
    ...(reader.has('points') && { points: reader.number('points', 0, 50) }),
  }
  reader.end()
  return reward
}

function readGoals(reader: RecordReader): DataTable['goals'] {
  const temple = reader.record('templePoints', 'goals.temple')
  const rune = reader.record('rune', 'goals.rune')
  const goals: DataTable['goals'] = {
    templePoints: {
      first: temple.number('first', 0, 50),
      second: temple.number('second', 0, 50),
      tieFirstShare: temple.number('tieFirstShare', 0, 100),
      tieSecondShare: temple.number('tieSecondShare', 0, 50),
      status: temple.status(),
    },
    rune: { pointsByTypes: rune.numbers('pointsByTypes', 0, 100, 7, 7), status: rune.status() },
  }
  temple.end()
  rune.end()
  reader.end()
  return goals
}
