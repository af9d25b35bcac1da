import { FRAME_SIZE, type Phrase, SEAT, type Seat, type Standing, type Viewer } from '@athanor/kernel'
import { type Board, LEFT } from './board.ts'
import { cardName, isTemple, TEMPLES } from './card.ts'
import { EMPTY, kindLetter, SPACES } from './crystal.ts'
import { GRID_SIDES, POWER_KEYS, RUNE_KEYS } from './data/table.ts'
import { runeEffects } from './effects.ts'
import { breakdown, standings, total, trackPoints } from './score.ts'
import {
  boardOf,
  faceUp,
  MARKERS,
  MOVED,
  type Mode,
  OFF,
  RUNE_TYPES,
  type SpellPayment,
  type State,
  TRACK,
  templeAt,
  VIRTUAL_MARKER,
} from './state.ts'
import { countIn, type Gain } from './tally.ts'

/** What is printed on a card of the ring. Crystals by their letters: C R Y B G P, `*` for any colour, `?` for any kind. */
export interface CardView {
  /** `T1` to `T5` in clockwise order, `W1` to `W10`. */
  readonly name: string
  /** A key into the texts: `temple.red`, `wilderness.3`. */
  readonly key: string
  readonly action: 'temple' | 'direct' | 'upgrade' | 'exchange'
  /** What it gives: `RC`. */
  readonly gain: string
  /** The letter of its rune: `A` to `F`. */
  readonly tablet: string
  /** A temple's arc from left to right. */
  readonly arc: string
  /** An upgrade card's slots. */
  readonly slots: string
  /** An exchange card's price in colourless crystals, and the crystals of different colours it gives. */
  readonly pay: number
  readonly take: number
  /** The values may differ from the printed card: show the mark. MT-DATA-10 */
  readonly reconstructed: boolean
}

/** A type of rune. */
export interface RuneView {
  readonly letter: string
  readonly key: string
  readonly copies: number
  readonly effects: readonly Phrase[]
  readonly reconstructed: boolean
}

/** A place for a marker above a temple's arc. */
export interface TrackView {
  readonly id: string
  readonly points: number
  readonly curses: readonly string[]
  /** A seat, or why nobody can use it. */
  readonly marker: Seat | 'virtual' | 'crossed-out' | null
}

export interface TempleView {
  readonly name: string
  readonly key: string
  /** The letter of the face-up rune. */
  readonly rune: string | null
  readonly runesLeft: number
  readonly track: readonly TrackView[]
}

export interface PlayerView {
  readonly seat: Seat
  /** The 12 spaces of the grid: `..RC.........`. */
  readonly grid: string
  readonly side: string | null
  /** A key into the texts; null in the basic game. */
  readonly power: string | null
  readonly reserve: number
  /** Rune letters, with those owned twice twice. */
  readonly runes: string
  /** The rune type that does not count (P3). */
  readonly inherited: string | null
  readonly pawn: string | null
  readonly markersLeft: number
  /** The score track. */
  readonly points: number
  /** The points if the game ended now, goals included. */
  readonly score: number
}

/** What anybody may know of a game: everything but the face-down runes. MT-GEN-17 */
export interface TemplesView {
  readonly game: 'temples'
  readonly viewer: Viewer
  readonly mode: Mode
  readonly spellPayment: SpellPayment
  readonly first: Seat
  readonly turn: number
  readonly round: number
  readonly active: Seat
  readonly step: 'setup' | 'move' | 'act' | 'over'
  readonly ending: boolean
  readonly toAct: readonly Seat[]
  /** Where the component data come from; with a note to show unless all of them are verified. MT-DATA-08 */
  readonly data: {
    readonly builtIn: boolean
    readonly note: 'note.reconstructed' | null
    readonly reconstructed: readonly string[]
  }
  /** The cards in clockwise order. */
  readonly ring: readonly CardView[]
  readonly runes: readonly RuneView[]
  readonly lines: readonly (readonly number[])[]
  readonly rows: readonly (readonly number[])[]
  readonly supply: { readonly [kind: string]: number }
  readonly temples: readonly TempleView[]
  /** Upgrade cards: the covered slots, `x....`. */
  readonly slots: { readonly [card: string]: string }
  readonly goals: readonly string[]
  readonly gridSides: readonly string[]
  readonly players: readonly PlayerView[]
  readonly virtualPawn: string | null
  readonly standings: readonly Standing[] | null
}

const runeLetter = (rune: number): string => RUNE_KEYS[rune]!.slice(-1).toUpperCase()

function gainText({ kinds, anyColour, anyKind }: Gain): string {
  let text = ''
  for (const kind of [1, 2, 3, 4, 5, 0]) text += kindLetter(kind).repeat(countIn(kinds, kind))
  return text + '*'.repeat(anyColour) + '?'.repeat(anyKind)
}

/** The printed side of the cards never changes in a game. */
const printed = new WeakMap<Board, Map<string, readonly CardView[]>>()

function printedRing(state: State, board: Board): readonly CardView[] {
  let rings = printed.get(board)
  if (!rings) {
    rings = new Map()
    printed.set(board, rings)
  }
  const order = state.table.temples.join()
  let ring = rings.get(order)
  if (!ring) {
    ring = board.ring.map((card) => {
      const temple = isTemple(card) ? board.temples[templeAt(state, card)]! : undefined
      const wilderness = temple ? undefined : board.wilderness[card]!
      const { key, gain, tablet } = (temple ?? wilderness)!
      return {
        name: cardName(card),
        key,
        action: wilderness?.action ?? 'temple',
        gain: gainText(gain),
        tablet: runeLetter(tablet),
        arc: temple ? temple.arcs[LEFT].map(kindLetter).join('') : '',
        slots: wilderness ? wilderness.slots.map(kindLetter).join('') : '',
        pay: wilderness?.pay ?? 0,
        take: wilderness?.take ?? 0,
        reconstructed: board.reconstructed.includes(key),
      }
    })
    rings.set(order, ring)
  }
  return ring
}

const runeCards = new WeakMap<Board, readonly RuneView[]>()

function printedRunes(board: Board): readonly RuneView[] {
  let cards = runeCards.get(board)
  if (!cards) {
    cards = board.runes.map(({ key, copies }, rune) => ({
      letter: runeLetter(rune),
      key,
      copies,
      effects: runeEffects(board, rune),
      reconstructed: board.reconstructed.includes(key),
    }))
    runeCards.set(board, cards)
  }
  return cards
}

function track(state: State, board: Board, index: number): TrackView[] {
  const temple = board.temples[index]!
  return temple.ids.map((id, space) => {
    const owner = state.markers[index * TRACK + space]!
    const curses: string[] = []
    temple.spaceOf.forEach((at, curse) => {
      if (at === space) curses.push(`${curse < 3 ? 'left' : 'right'} ${3 + (curse % 3)}`)
    })
    const marker = temple.crossedOut[space] ? 'crossed-out' : owner === VIRTUAL_MARKER ? 'virtual' : owner - 1
    return { id, points: temple.points[space]!, curses, marker: marker === -1 ? null : marker }
  })
}

function player(state: State, seat: Seat): PlayerView {
  let runes = ''
  for (let rune = 0; rune < RUNE_TYPES; rune++) runes += runeLetter(rune).repeat(state.runes[seat * RUNE_TYPES + rune]!)
  const grid = state.crystals.slice(seat * SPACES, (seat + 1) * SPACES)
  const { [seat]: side = -1 } = state.side
  return {
    seat,
    grid: grid.map((kind) => (kind === EMPTY ? '.' : kindLetter(kind))).join(''),
    side: side < 0 ? null : GRID_SIDES[side]!,
    power: POWER_KEYS[state.power[seat]! - 1] ?? null,
    reserve: state.reserve[seat]!,
    runes,
    inherited: state.inherited[seat]! < 0 ? null : runeLetter(state.inherited[seat]!),
    pawn: state.pawns[seat] === OFF ? null : cardName(state.pawns[seat]!),
    markersLeft: MARKERS - state.placed[seat]!,
    points: total(trackPoints(state, seat)),
    score: total(breakdown(state, seat)),
  }
}

export function view(state: State, viewer: Viewer): TemplesView {
  const { table } = state
  const board = boardOf(state)
  const over = state.stack.length === 0
  const slots: { [card: string]: string } = {}
  for (const card of board.upgradeCards) {
    const mask = state.slots[card - TEMPLES]!
    slots[cardName(card)] = board.wilderness[card]!.slots.map((_, slot) => ((mask >> slot) & 1 ? 'x' : '.')).join('')
  }
  const supply: { [kind: string]: number } = {}
  state.supply.forEach((n, kind) => {
    supply[kindLetter(kind)] = n
  })
  return {
    game: 'temples',
    viewer,
    mode: table.mode,
    spellPayment: table.spellPayment,
    first: table.first,
    turn: state.turn,
    round: Math.ceil(state.turn / table.players),
    active: state.active,
    step: over ? 'over' : state.turn === 0 ? 'setup' : state.flags & MOVED ? 'act' : 'move',
    ending: state.ending,
    toAct: over ? [] : [state.stack[state.stack.length - FRAME_SIZE + SEAT]!],
    data: {
      builtIn: table.data === '',
      note: board.reconstructed.length > 0 ? 'note.reconstructed' : null,
      reconstructed: board.reconstructed,
    },
    ring: printedRing(state, board),
    runes: printedRunes(board),
    lines: board.data.grid.edges,
    rows: board.data.grid.rows,
    supply,
    temples: table.temples.map((index, place) => {
      const rune = faceUp(state, place)
      return {
        name: cardName(place),
        key: board.temples[index]!.key,
        rune: rune < 0 ? null : runeLetter(rune),
        runesLeft: state.runesLeft[place]!,
        track: track(state, board, index),
      }
    }),
    slots,
    goals: table.goals.map((index) => board.temples[index]!.key),
    gridSides: table.sides.map((side, grid) => GRID_SIDES[grid * 2 + side]!),
    players: Array.from({ length: table.players }, (_, seat) => player(state, seat)),
    virtualPawn: table.players === 2 ? cardName(state.pawns[2]!) : null,
    standings: over ? standings(state) : null,
  }
}
