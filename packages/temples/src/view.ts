import { FRAME_SIZE, SEAT, type Seat, type Standing, type Viewer } from '@athanor/kernel'
import type { Board } from './board.ts'
import { cardName, TEMPLES } from './card.ts'
import { EMPTY, KIND_LETTERS, kindLetter, SPACES } from './crystal.ts'
import { GRID_SIDES, POWER_KEYS } from './data/table.ts'
import { runeLetter } from './printed.ts'
import { standings, sums } from './score.ts'
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
  VIRTUAL_MARKER,
} from './state.ts'

/** Who has a curse space: a seat, or why nobody can have it. */
export type MarkerView = Seat | 'virtual' | 'crossed-out' | null

export interface TempleView {
  /** `T1` to `T5` in clockwise order. */
  readonly name: string
  /** A key into the texts: `temple.red`. */
  readonly key: string
  /** The letter of the face-up rune. */
  readonly rune: string | null
  readonly runesLeft: number
  /** The spaces of the track, in the order of the data. */
  readonly markers: readonly MarkerView[]
  /** Its objective is in play. */
  readonly goal: boolean
}

export interface PlayerView {
  readonly seat: Seat
  /** The 12 spaces of the grid, a letter each: `..RC........`. */
  readonly grid: string
  /** `1A` to `4B`. */
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
  /** The points if the game ended now, objectives included. */
  readonly score: number
}

/**
 * What anybody may know of a game: everything but the face-down runes. What is printed on the components follows from
 * `data`: see `printed`. MT-GEN-17
 */
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
  /** The text of a corrected table ('' for the built-in one), and a note to show unless all values are sure. MT-DATA-08 */
  readonly data: { readonly table: string; readonly note: 'note.reconstructed' | null }
  /** How many crystals of each kind, by letter: C R Y B G P. */
  readonly supply: { readonly [kind: string]: number }
  readonly temples: readonly TempleView[]
  /** Upgrade cards: the covered slots, `x....`. */
  readonly slots: { readonly [card: string]: string }
  /** The sides of the four grids that take part. */
  readonly sides: readonly string[]
  readonly players: readonly PlayerView[]
  readonly virtualPawn: string | null
  readonly standings: readonly Standing[] | null
}

function markers(state: State, board: Board, index: number): MarkerView[] {
  return board.temples[index]!.crossedOut.map((crossedOut, space) => {
    const owner = state.markers[index * TRACK + space]!
    if (crossedOut) return 'crossed-out'
    if (owner === VIRTUAL_MARKER) return 'virtual'
    return owner > 0 ? owner - 1 : null
  })
}

function player(state: State, seat: Seat, points: number, score: number): PlayerView {
  let runes = ''
  for (let rune = 0; rune < RUNE_TYPES; rune++) runes += runeLetter(rune).repeat(state.runes[seat * RUNE_TYPES + rune]!)
  let grid = ''
  for (let at = seat * SPACES; at < (seat + 1) * SPACES; at++)
    grid += state.crystals[at] === EMPTY ? '.' : kindLetter(state.crystals[at]!)
  return {
    seat,
    grid,
    side: GRID_SIDES[state.side[seat]!] ?? null,
    power: POWER_KEYS[state.power[seat]! - 1] ?? null,
    reserve: state.reserve[seat]!,
    runes,
    inherited: state.inherited[seat]! < 0 ? null : runeLetter(state.inherited[seat]!),
    pawn: state.pawns[seat] === OFF ? null : cardName(state.pawns[seat]!),
    markersLeft: MARKERS - state.placed[seat]!,
    points,
    score,
  }
}

export function view(state: State, viewer: Viewer): TemplesView {
  const { table } = state
  const board = boardOf(state)
  const over = state.stack.length === 0
  const { track, score } = sums(state)
  const slots: { [card: string]: string } = {}
  for (const card of board.upgradeCards) {
    const mask = state.slots[card - TEMPLES]!
    slots[cardName(card)] = board.wilderness[card]!.slots.map((_, slot) => ((mask >> slot) & 1 ? 'x' : '.')).join('')
  }
  const supply: { [kind: string]: number } = {}
  for (let kind = 0; kind < KIND_LETTERS.length; kind++) supply[kindLetter(kind)] = state.supply[kind]!
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
    data: { table: table.data, note: board.reconstructed.length > 0 ? 'note.reconstructed' : null },
    supply,
    temples: table.temples.map((index, place) => {
      const rune = faceUp(state, place)
      return {
        name: cardName(place),
        key: board.temples[index]!.key,
        rune: rune < 0 ? null : runeLetter(rune),
        runesLeft: state.runesLeft[place]!,
        markers: markers(state, board, index),
        goal: table.goals.includes(index),
      }
    }),
    slots,
    sides: table.sides.map((side, grid) => GRID_SIDES[grid * 2 + side]!),
    players: Array.from({ length: table.players }, (_, seat) => player(state, seat, track[seat]!, score[seat]!)),
    virtualPawn: table.players === 2 ? cardName(state.pawns[2]!) : null,
    standings: over ? standings(state) : null,
  }
}
