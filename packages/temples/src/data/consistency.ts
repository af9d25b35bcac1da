import { SPACES } from '../crystal.ts'
import { type Fault, fault } from './reader.ts'
import { type DataTable, GRID_SIDES, POWER_KEYS, RUNE_KEYS, type TempleRecord } from './table.ts'

const SIZES = [2, 3, 4] as const
const RUNE_CARDS = 20
const VIRTUAL_MARKERS = 5
const VIRTUAL_POINTS = 5
const MARKERS = 5

/** What must hold between the fields of a table. MT-DATA-11 to MT-DATA-18 */
export function inconsistencies(table: DataTable): Fault[] {
  const faults: Fault[] = []
  complete(
    'temples',
    table.temples.map(({ key }) => key),
    ['temple.red', 'temple.yellow', 'temple.blue', 'temple.green', 'temple.purple'],
    faults,
  )
  complete(
    'wilderness',
    table.wilderness.map(({ key }) => key),
    Array.from({ length: 10 }, (_, i) => `wilderness.${i + 1}`),
    faults,
  )
  complete(
    'runes',
    table.runes.map(({ key }) => key),
    RUNE_KEYS,
    faults,
  )
  complete(
    'powers',
    table.powers.map(({ key }) => key),
    POWER_KEYS,
    faults,
  )
  for (const temple of table.temples) checkTrack(temple, faults)
  checkVirtualMarkers(table, faults)
  checkUsableSpaces(table, faults)
  checkRunes(table, faults)
  checkWilderness(table, faults)
  checkLines(table, faults)
  checkPowers(table, faults)
  return faults
}

/** Every record once, in the built-in order, which the engine counts on. */
function complete(section: string, keys: readonly string[], wanted: readonly string[], faults: Fault[]): void {
  for (const key of wanted) if (!keys.includes(key)) faults.push(fault('no-such-record', section, 'key', { key }))
  keys.forEach((key, i) => {
    if (keys.indexOf(key) !== i) faults.push(fault('record-twice', key, 'key'))
  })
  if (faults.length === 0 && keys.some((key, i) => key !== wanted[i]))
    faults.push(fault('wrong-order', section, 'key', { values: wanted.join(', ') }))
}

/** MT-DATA-11 */
function checkTrack(temple: TempleRecord, faults: Fault[]): void {
  const ids = new Set<string>()
  const listed = new Set<string>()
  if (temple.key !== `temple.${temple.colour}`) faults.push(fault('fixed-field', temple.key, 'colour'))
  for (const space of temple.spaces) {
    const record = `${temple.key} ${space.id}`
    if (ids.has(space.id)) faults.push(fault('record-twice', record, 'id'))
    ids.add(space.id)
    if (space.curses.length === 0) faults.push(fault('no-curse', record, 'curses'))
    for (const { end, level } of space.curses) {
      const curse = `${end} ${level}`
      if (listed.has(curse)) faults.push(fault('curse-twice', record, 'curses', { curse }))
      listed.add(curse)
      const last = end === 'left' ? level : temple.arc.length - level + 1
      if (space.position !== last) faults.push(fault('not-above', record, 'position', { curse, n: last }))
    }
    // MT-DATA-12
    if (space.crossedOutFor.some((size) => space.virtualMarkerFor.includes(size)))
      faults.push(fault('crossed-and-virtual', record, 'virtualMarkerFor'))
  }
}

/** MT-DATA-12 */
function checkVirtualMarkers(table: DataTable, faults: Fault[]): void {
  let markers = 0
  for (const { key, spaces } of table.temples) {
    for (const { id, points, virtualMarkerFor } of spaces) {
      if (!virtualMarkerFor.includes(2)) continue
      markers++
      if (points !== VIRTUAL_POINTS)
        faults.push(fault('virtual-points', `${key} ${id}`, 'points', { n: VIRTUAL_POINTS }))
    }
  }
  if (markers !== VIRTUAL_MARKERS)
    faults.push(fault('virtual-count', 'temples', 'virtualMarkerFor', { n: markers, wanted: VIRTUAL_MARKERS }))
}

/** MT-DATA-13 */
function checkUsableSpaces(table: DataTable, faults: Fault[]): void {
  for (const players of SIZES) {
    let usable = 0
    for (const { spaces } of table.temples) {
      for (const { crossedOutFor, virtualMarkerFor } of spaces)
        if (!crossedOutFor.includes(players) && !virtualMarkerFor.includes(players)) usable++
    }
    if (usable < MARKERS * players)
      faults.push(fault('few-spaces', 'temples', 'spaces', { n: usable, wanted: MARKERS * players, players }))
  }
}

/** MT-DATA-14, MT-DATA-15 */
function checkRunes(table: DataTable, faults: Fault[]): void {
  const copies = table.runes.reduce((sum, rune) => sum + rune.copies, 0)
  if (copies !== RUNE_CARDS) faults.push(fault('rune-total', 'runes', 'copies', { n: copies, wanted: RUNE_CARDS }))
  for (const { key } of table.runes) {
    for (const players of SIZES) {
      const site =
        table.temples.some(({ tablet }) => tablet === key) ||
        table.wilderness.some((card) => card.tablet === key && card.players.includes(players))
      if (!site) faults.push(fault('no-site', key, 'tablet', { players }))
    }
  }
}

/** Each card has its number, and every gap of the ring keeps a card to stand on. */
function checkWilderness(table: DataTable, faults: Fault[]): void {
  for (const card of table.wilderness) {
    if (card.key !== `wilderness.${card.number}`) faults.push(fault('fixed-field', card.key, 'number'))
    if (card.action === 'upgrade' && card.clearIfFreeAtMost >= card.slots.length)
      faults.push(
        fault('not-in-range', card.key, 'clearIfFreeAtMost', {
          value: String(card.clearIfFreeAtMost),
          min: 0,
          max: card.slots.length - 1,
        }),
      )
  }
  for (const players of SIZES) {
    const cards = table.wilderness.filter((card) => card.players.includes(players)).length
    if (cards < 5) faults.push(fault('few-cards', 'wilderness', 'players', { n: cards, players }))
  }
}

/** MT-DATA-17 */
function checkLines(table: DataTable, faults: Fault[]): void {
  const { edges, rows } = table.grid
  const seen = new Set<string>()
  const group = Array.from({ length: SPACES + 1 }, (_, i) => i)
  for (const [a, b] of edges) {
    const line = `${Math.min(a, b)}-${Math.max(a, b)}`
    if (a === b) faults.push(fault('line-to-itself', 'grid', 'edges', { line }))
    if (seen.has(line)) faults.push(fault('line-twice', 'grid', 'edges', { line }))
    seen.add(line)
    const [from, to] = [group[a]!, group[b]!]
    group.forEach((one, i) => {
      if (one === from) group[i] = to
    })
  }
  if (new Set(group.slice(1)).size > 1) faults.push(fault('grid-apart', 'grid', 'edges'))
  const drawn = rows.flat().sort((a, b) => a - b)
  if (drawn.length !== SPACES || drawn.some((space, i) => space !== i + 1))
    faults.push(fault('bad-rows', 'grid', 'rows'))
}

/** MT-DATA-18 */
function checkPowers(table: DataTable, faults: Fault[]): void {
  for (const side of GRID_SIDES) {
    const here = table.powers.filter((power) => power.side === side)
    if (here.length !== 1) faults.push(fault('side-count', 'powers', 'side', { side, n: here.length }))
  }
  const needs: [string, string][] = [
    ['power.reserve', 'reserve'],
    ['power.breakers-reward', 'rewardPerMarker'],
    ['power.raised-chain', 'raiseCurse'],
  ]
  for (const [key, type] of needs) {
    const power = table.powers.find((one) => one.key === key)
    if (power && power.effects.filter((effect) => effect.type === type).length !== 1)
      faults.push(fault('no-such-record', key, 'effects', { key: type }))
  }
  for (const { key, effects } of table.powers) {
    for (const effect of effects) {
      if (effect.type === 'rewardPerMarker') {
        for (let marker = 1; marker <= MARKERS; marker++)
          if (effect.table.filter((reward) => reward.marker === marker).length !== 1)
            faults.push(fault('no-such-record', key, 'table', { key: `marker ${marker}` }))
      }
      if (effect.type === 'raiseCurse') {
        for (const levels of [1, 2])
          if (effect.options.filter((option) => option.levels === levels).length !== 1)
            faults.push(fault('no-such-record', key, 'options', { key: `levels ${levels}` }))
      }
    }
  }
}
