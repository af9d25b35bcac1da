import { CARDS, type Card, isTemple, TEMPLES, wildernessCard } from './card.ts'
import { KIND_NAMES, type Kind, kindNamed, SPACES } from './crystal.ts'
import { BUILT_IN, checkTableText } from './data/index.ts'
import {
  type DataTable,
  GRID_SIDES,
  POWER_KEYS,
  type PowerEffect,
  RUNE_KEYS,
  reconstructedRecords,
  type SpaceRecord,
  type TempleRecord,
  type WildernessRecord,
} from './data/table.ts'
import { type Gain, gainOf, NOTHING, plus } from './tally.ts'

/**
 * A data table made ready for play at a table of a certain size: lists and numbers where the file has names. Worked out
 * once and shared by all games; a state only says which data it uses.
 */
export interface Board {
  readonly data: DataTable
  /** The keys of records whose values may differ from the printed game. */
  readonly reconstructed: readonly string[]
  readonly players: number
  /** The cards in clockwise order, T1 first. MT-SET-10, MT-SET-12 */
  readonly ring: readonly Card[]
  /** By card: the temples that follow clockwise, the card itself last if it is one. */
  readonly templesAfter: readonly (readonly Card[])[]
  readonly wildernessAfter: readonly (readonly Card[])[]
  /** By space: the spaces joined to it by a line. */
  readonly lines: readonly (readonly number[])[]
  /** The same as bits. */
  readonly joined: readonly number[]
  /** Red, yellow, blue, green, purple. */
  readonly temples: readonly Temple[]
  /** By card; nothing at the temples' places. */
  readonly wilderness: readonly Wilderness[]
  /** The upgrade cards in the ring. */
  readonly upgradeCards: readonly Card[]
  readonly runes: readonly RuneType[]
  /** The rune cards, one type after another. */
  readonly deck: readonly number[]
  /** The rune types that lower the cost of the Exchange Spell. */
  readonly discounts: readonly number[]
  /** By grid side: the number of its power, 1 to 8. */
  readonly powers: readonly number[]
  readonly supply: readonly number[]
  readonly start: number
  /** The Speed Spell's costs by extra steps, of one step first. */
  readonly speedCosts: readonly number[]
  readonly swapCost: number
  readonly exchangeCost: number
  readonly discountedCost: number
  /** The crystals on the reserve of P2. */
  readonly reserve: number
  /** The rewards of P4, of the first marker first. */
  readonly rewards: readonly Reward[]
  /** What P6 pays for one level and for two. */
  readonly raises: readonly [number, number]
}

export const LEFT = 0
export const RIGHT = 1
export const LOWEST_LEVEL = 3
export const HIGHEST_LEVEL = 5

export interface Temple {
  readonly key: string
  readonly colour: Kind
  readonly gain: Gain
  readonly tablet: number
  /** By end: the arc's kinds, read inwards. */
  readonly arcs: readonly [readonly Kind[], readonly Kind[]]
  /** The curse space of an end and level: `end * 3 + level - 3`; -1 if there is none. */
  readonly spaceOf: readonly number[]
  readonly points: readonly number[]
  readonly ids: readonly string[]
  /** By curse space: crossed out, or taken by the virtual player, at this table size. */
  readonly crossedOut: readonly boolean[]
  readonly virtual: readonly boolean[]
}

export interface Wilderness {
  readonly key: string
  readonly action: WildernessRecord['action']
  readonly tablet: number
  readonly gain: Gain
  readonly slots: readonly Kind[]
  readonly maxPlaced: number
  readonly clearIfFreeAtMost: number
  /** An exchange card: colourless to return, colours to take, and whether these must differ. */
  readonly pay: number
  readonly take: number
  readonly different: boolean
}

export interface RuneType {
  readonly key: string
  readonly copies: number
  readonly gain: Gain
  readonly clears: boolean
  /** Additional crystals of the exchange. */
  readonly extra: number
  /** The Exchange Spell has its lower cost. */
  readonly discount: boolean
}

export interface Reward {
  readonly gain: Gain
  readonly points: number
}

export const curseIndex = (end: number, level: number): number => end * 3 + level - LOWEST_LEVEL

const runeKeys: readonly string[] = RUNE_KEYS
const runeNamed = (key: string): number => runeKeys.indexOf(key)

function templeOf(record: TempleRecord, players: number): Temple {
  const arc = record.arc.map(kindNamed)
  const spaceOf: number[] = new Array(6).fill(-1)
  record.spaces.forEach((space, i) => {
    for (const curse of space.curses) spaceOf[curseIndex(curse.end === 'left' ? LEFT : RIGHT, curse.level)] = i
  })
  const each = <T>(of: (space: SpaceRecord) => T): T[] => record.spaces.map(of)
  return {
    key: record.key,
    colour: kindNamed(record.colour),
    gain: gainOf(record.gain),
    tablet: runeNamed(record.tablet),
    arcs: [arc, arc.slice().reverse()],
    spaceOf,
    points: each((space) => space.points),
    ids: each((space) => space.id),
    crossedOut: each((space) => space.crossedOutFor.includes(players)),
    virtual: each((space) => space.virtualMarkerFor.includes(players)),
  }
}

function wildernessOf(record: WildernessRecord): Wilderness {
  const upgrade = record.action === 'upgrade'
  const exchange = record.action === 'exchange'
  return {
    key: record.key,
    action: record.action,
    tablet: runeNamed(record.tablet),
    gain: record.action === 'direct' ? gainOf(record.gain) : NOTHING,
    slots: upgrade ? record.slots.map(kindNamed) : [],
    maxPlaced: upgrade ? record.maxPlaced : 0,
    clearIfFreeAtMost: upgrade ? record.clearIfFreeAtMost : 0,
    pay: exchange ? record.pay.colourless : 0,
    take: exchange ? record.take.anyColour : 0,
    different: exchange && record.take.different,
  }
}

function runesOf(data: DataTable): RuneType[] {
  return data.runes.map(({ key, copies, resonance, permanent }) => {
    let gain = NOTHING
    let extra = 0
    for (const effect of resonance) {
      if (effect.type === 'extraExchangeCrystal') extra += effect.crystals.anyColour
      if (effect.type !== 'take') continue
      const more = gainOf(effect.crystals)
      gain = {
        kinds: plus(gain.kinds, more.kinds, 1),
        anyColour: gain.anyColour + more.anyColour,
        anyKind: gain.anyKind + more.anyKind,
      }
    }
    const clears = resonance.some((effect) => effect.type === 'clearUpgradeCard')
    return { key, copies, gain, clears, extra, discount: permanent !== null }
  })
}

function effectOf<T extends PowerEffect['type']>(data: DataTable, type: T): Extract<PowerEffect, { type: T }> {
  for (const { effects } of data.powers) for (const effect of effects) if (isEffect(effect, type)) return effect
  throw new Error(`no power has the effect ${type}`)
}
const isEffect = <T extends PowerEffect['type']>(
  effect: PowerEffect,
  type: T,
): effect is Extract<PowerEffect, { type: T }> => effect.type === type

/** The cards of one sort that follow a card clockwise, once round. */
function following(ring: readonly Card[], card: Card, temples: boolean): Card[] {
  const at = ring.indexOf(card)
  return at < 0 ? [] : [...ring.slice(at + 1), ...ring.slice(0, at + 1)].filter((one) => isTemple(one) === temples)
}

function makeBoard(data: DataTable, players: number): Board {
  const inRing = (number: number): boolean =>
    data.wilderness.some((card) => card.number === number && card.players.includes(players))
  const ring: Card[] = []
  for (let gap = 0; gap < TEMPLES; gap++) {
    ring.push(gap)
    // MT-SET-09, MT-SET-13
    for (const number of [gap * 2 + 1, gap * 2 + 2]) if (inRing(number)) ring.push(wildernessCard(number))
  }
  const lines: number[][] = Array.from({ length: SPACES }, () => [])
  for (const [a, b] of data.grid.edges) {
    lines[a - 1]!.push(b - 1)
    lines[b - 1]!.push(a - 1)
  }
  const wilderness: Wilderness[] = []
  for (const record of data.wilderness) wilderness[wildernessCard(record.number)] = wildernessOf(record)
  const [speed, swap, exchange] = data.spells
  const raise = (levels: number): number =>
    effectOf(data, 'raiseCurse').options.find((option) => option.levels === levels)!.pay
  const cards = Array.from({ length: CARDS }, (_, card) => card)
  const runes = runesOf(data)
  return {
    data,
    reconstructed: reconstructedRecords(data),
    players,
    ring,
    templesAfter: cards.map((card) => following(ring, card, true)),
    wildernessAfter: cards.map((card) => following(ring, card, false)),
    lines: lines.map((spaces) => spaces.sort((a, b) => a - b)),
    joined: lines.map((spaces) => spaces.reduce((mask, space) => mask | (1 << space), 0)),
    temples: data.temples.map((record) => templeOf(record, players)),
    wilderness,
    upgradeCards: ring.filter((card) => wilderness[card]?.action === 'upgrade'),
    runes,
    deck: runes.flatMap(({ copies }, rune) => new Array<number>(copies).fill(rune)),
    discounts: runes.flatMap(({ discount }, rune) => (discount ? [rune] : [])),
    powers: GRID_SIDES.map(
      (side) =>
        1 + POWER_KEYS.findIndex((key) => data.powers.some((power) => power.key === key && power.side === side)),
    ),
    supply: KIND_NAMES.map((name) => data.crystals.supply[name]),
    start: data.crystals.startPerPlayer.colourless,
    speedCosts: speed.costsByExtraSteps,
    swapCost: swap.cost,
    exchangeCost: exchange.cost,
    discountedCost: exchange.discountedCost,
    reserve: effectOf(data, 'reserve').spaces,
    rewards: [1, 2, 3, 4, 5].map((marker) => {
      const reward = effectOf(data, 'rewardPerMarker').table.find((one) => one.marker === marker)!
      return { gain: gainOf(reward.crystals ?? {}), points: reward.points ?? 0 }
    }),
    raises: [raise(1), raise(2)],
  }
}

const SIZES = [2, 3, 4]
const builtIn: readonly Board[] = SIZES.map((players) => makeBoard(BUILT_IN, players))
/** By the text of the data: its boards for every table size. A server that has met very many begins anew. */
const corrected = new Map<string, readonly Board[]>()
const MOST_TABLES = 100

/** The board of a data table: '' is the built-in one. A text that has not passed the check is a programmer's mistake. */
export function boardFor(data: string, players: number): Board {
  if (data === '') return builtIn[players - 2]!
  let boards = corrected.get(data)
  if (!boards) {
    const checked = checkTableText(data)
    if (!('table' in checked)) throw new Error('the data of this game are broken')
    if (corrected.size === MOST_TABLES) corrected.clear()
    const { table } = checked
    boards = SIZES.map((size) => makeBoard(table, size))
    corrected.set(data, boards)
  }
  return boards[players - 2]!
}
