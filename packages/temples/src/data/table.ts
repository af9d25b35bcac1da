import type { ColourName, KindName } from '../crystal.ts'

/**
 * The component data: what is printed on the cards. Much of it is a reconstruction, and an owner of the game can play
 * with a corrected table. This is the format of such a file (see `temples.json`, the built-in one); `schema.ts` checks it.
 */

/** Where a value comes from. An owner who has compared it with the printed card may set "verified". MT-DATA-02 */
export const STATUSES = ['stated', 'inferred', 'reconstructed', 'verified'] as const
export type Status = (typeof STATUSES)[number]
/** One status for a whole record, or one for each field; a dotted name reaches into a nested field. */
export type RecordStatus = Status | { readonly [field: string]: Status | { readonly [value: string]: Status } }

/** So many crystals of each kind. */
export type Crystals = { readonly [kind in KindName | 'anyColour' | 'anyCrystal']?: number }

export interface CrystalRecord {
  readonly supply: { readonly [kind in KindName]: number }
  readonly startPerPlayer: { readonly colourless: number }
  readonly status: RecordStatus
}

export interface SpeedRecord {
  readonly key: 'spell.speed'
  readonly costsByExtraSteps: readonly number[]
  readonly status: RecordStatus
}

export interface SwapRecord {
  readonly key: 'spell.swap'
  readonly cost: number
  readonly status: RecordStatus
}

export interface ExchangeRecord {
  readonly key: 'spell.exchange'
  readonly cost: number
  readonly discountedCost: number
  readonly status: RecordStatus
}

export type End = 'left' | 'right'

/** A curse: the first `level` crystals of the arc, read inwards from an end. */
export interface CurseRecord {
  readonly end: End
  readonly level: number
}

/** A place for a marker on a curse track; `position` is that of the arc's crystal below it. */
export interface SpaceRecord {
  readonly id: string
  readonly position: number
  readonly points: number
  readonly curses: readonly CurseRecord[]
  readonly crossedOutFor: readonly number[]
  readonly virtualMarkerFor: readonly number[]
}

export interface TempleRecord {
  readonly key: string
  readonly colour: ColourName
  readonly gain: Crystals
  readonly arc: readonly ColourName[]
  readonly spaces: readonly SpaceRecord[]
  readonly tablet: string
  readonly status: RecordStatus
}

interface WildernessBase {
  readonly key: string
  readonly number: number
  readonly tablet: string
  /** The table sizes at which the card is in the ring. */
  readonly players: readonly number[]
  readonly status: RecordStatus
}

export type WildernessRecord = WildernessBase &
  (
    | { readonly action: 'direct'; readonly gain: Crystals }
    | {
        readonly action: 'upgrade'
        readonly slots: readonly ColourName[]
        readonly maxPlaced: number
        readonly clearIfFreeAtMost: number
      }
    | {
        readonly action: 'exchange'
        readonly pay: { readonly colourless: number }
        readonly take: { readonly anyColour: number; readonly different: boolean }
      }
  )

/** What a rune does when it resonates. MT-RUNE-13 */
export type Resonance =
  | { readonly type: 'take'; readonly crystals: Crystals }
  | { readonly type: 'clearUpgradeCard' }
  | { readonly type: 'extraExchangeCrystal'; readonly crystals: { readonly anyColour: number } }

export interface RuneRecord {
  readonly key: string
  readonly copies: number
  readonly resonance: readonly Resonance[]
  readonly permanent: { readonly type: 'exchangeSpellCost' } | null
  readonly status: RecordStatus
}

export interface GridRecord {
  /** The spaces as they lie, for the picture. */
  readonly rows: readonly (readonly number[])[]
  readonly edges: readonly (readonly [number, number])[]
  readonly status: RecordStatus
}

/** What the nth marker brings to the owner of Breaker's Reward. */
export interface RewardRecord {
  readonly marker: number
  readonly crystals?: Crystals
  readonly points?: number
}

/** The values of a power that are data; what the powers do is known to the engine by their keys. */
export type PowerEffect =
  | { readonly type: 'reserve'; readonly spaces: number }
  | { readonly type: 'rewardPerMarker'; readonly table: readonly RewardRecord[] }
  | { readonly type: 'raiseCurse'; readonly options: readonly { readonly pay: number; readonly levels: number }[] }

export interface PowerRecord {
  readonly key: string
  readonly side: string
  readonly effects: readonly PowerEffect[]
  readonly status: RecordStatus
}

export interface TempleGoalRecord {
  readonly first: number
  readonly second: number
  readonly tieFirstShare: number
  readonly tieSecondShare: number
  readonly status: RecordStatus
}

export interface RuneGoalRecord {
  readonly pointsByTypes: readonly number[]
  readonly status: RecordStatus
}

export interface DataTable {
  readonly crystals: CrystalRecord
  readonly spells: readonly [SpeedRecord, SwapRecord, ExchangeRecord]
  readonly temples: readonly TempleRecord[]
  readonly wilderness: readonly WildernessRecord[]
  readonly runes: readonly RuneRecord[]
  readonly grid: GridRecord
  readonly powers: readonly PowerRecord[]
  readonly goals: { readonly templePoints: TempleGoalRecord; readonly rune: RuneGoalRecord }
}

/** The eight powers by their keys, in the order of their codes P1 to P8. MT-ADV-15 */
export const POWER_KEYS = [
  'power.abundance',
  'power.reserve',
  'power.inherited-rune',
  'power.breakers-reward',
  'power.double-rite',
  'power.raised-chain',
  'power.teleport',
  'power.rune-seeker',
] as const

export const RUNE_KEYS = ['rune.a', 'rune.b', 'rune.c', 'rune.d', 'rune.e', 'rune.f'] as const
export const GRID_SIDES = ['1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B'] as const

/** Whether a value of this status may differ from the printed game. MT-DATA-08 */
const isDoubtful = (status: Status): boolean => status === 'inferred' || status === 'reconstructed'

/** Whether any value of a record may differ from the printed game. */
export function isReconstructed(status: RecordStatus): boolean {
  if (typeof status === 'string') return isDoubtful(status)
  return Object.values(status).some((part) =>
    typeof part === 'string' ? isDoubtful(part) : Object.values(part).some(isDoubtful),
  )
}

/** The keys of all records with a value that may differ from the printed game. MT-DATA-10 */
export function reconstructedRecords(table: DataTable): string[] {
  const records: [string, RecordStatus][] = [
    ['crystals', table.crystals.status],
    ...[...table.spells, ...table.temples, ...table.wilderness, ...table.runes, ...table.powers].map(
      ({ key, status }): [string, RecordStatus] => [key, status],
    ),
    ['grid', table.grid.status],
    ['goals.temple', table.goals.templePoints.status],
    ['goals.rune', table.goals.rune.status],
  ]
  return records.filter(([, status]) => isReconstructed(status)).map(([key]) => key)
}
