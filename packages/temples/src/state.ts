import type { FlowState, Rng, Seat } from '@athanor/kernel'
import { type Board, boardFor } from './board.ts'
import type { Card } from './card.ts'
import { COLOURLESS, EMPTY, type Kind, SPACES } from './crystal.ts'

export type Mode = 'basic' | 'advanced'
export type SpellPayment = 'any' | 'colourless'

/** What is fixed when the game begins; all clones of a state share it. */
export interface Table {
  readonly players: number
  readonly mode: Mode
  readonly spellPayment: SpellPayment
  readonly first: Seat
  /** The text of a corrected data table; '' is the built-in one. MT-DATA-06 */
  readonly data: string
  /** The temples at T1 to T5: 0 red, 1 yellow, 2 blue, 3 green, 4 purple. */
  readonly temples: readonly number[]
  /** The temples with a revealed goal. */
  readonly goals: readonly number[]
  /** The side of grid 1 to 4 that takes part: 0 is A, 1 is B. */
  readonly sides: readonly number[]
}

export interface State extends FlowState {
  readonly table: Table
  rng: Rng
  /** Crystals in the supply, by kind. */
  supply: number[]
  /** The grids, 12 spaces a seat, one after another: the kind of the crystal, -1 if there is none. */
  crystals: number[]
  /** The card of each pawn, the virtual one last in a two-player game; -1 off the ring. */
  pawns: number[]
  /** By wilderness card, 10 of them: a bit for each covered slot. */
  slots: number[]
  /** The rune cards, 4 for each of T1 to T5; the top one of those that are left lies face up. */
  deck: readonly number[]
  /** How many runes are left at T1 to T5. */
  runesLeft: number[]
  /** Runes owned, 6 types a seat, one after another. */
  runes: number[]
  /** By temple (not by place), 6 curse spaces each: seat + 1 of the marker, `VIRTUAL_MARKER`, 0 if there is none. */
  markers: number[]
  /** Broken-curse markers placed, by seat. */
  placed: number[]
  /** The grid side of each seat, an index into `GRID_SIDES`; -1 before it is chosen. */
  side: number[]
  /** The power of each seat, 1 to 8; 0 in the basic game. */
  power: number[]
  /** Crystals on the reserve of P2, by seat. */
  reserve: number[]
  /** The rune type that P3 brought, by seat; -1 without. */
  inherited: number[]
  /** Turns so far, the running one included; 0 during setup. */
  turn: number
  active: Seat
  /** What has happened in the running turn: the bits below. */
  flags: number
  /** The end was triggered; the round is still played to its end. */
  ending: boolean
}

export const MOVED = 1
export const COLLECTED = 2
export const BROKE = 4
/** The turn lasts until its player ends it, with time for spells after the move and after the action. */
export const OPEN = 8
export const CONVERTED = 16
export const ENDED = 32
/** The pawn was put on the ring in this turn, which is no move. */
export const ENTERED = 64

export const MARKERS = 5
export const RUNE_TYPES = 6
export const RUNES_PER_TEMPLE = 4
export const TRACK = 6
export const OFF = -1
export const VIRTUAL_MARKER = 9

export function clone(state: State): State {
  const { rng } = state
  return {
    table: state.table,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    reveals: state.reveals,
    legal: state.legal,
    stack: state.stack.slice(),
    supply: state.supply.slice(),
    crystals: state.crystals.slice(),
    pawns: state.pawns.slice(),
    slots: state.slots.slice(),
    deck: state.deck,
    runesLeft: state.runesLeft.slice(),
    runes: state.runes.slice(),
    markers: state.markers.slice(),
    placed: state.placed.slice(),
    side: state.side.slice(),
    power: state.power.slice(),
    reserve: state.reserve.slice(),
    inherited: state.inherited.slice(),
    turn: state.turn,
    active: state.active,
    flags: state.flags,
    ending: state.ending,
  }
}

/** Boards of corrected data: looked up by the text only once for a game and its clones. */
const boards = new WeakMap<Table, Board>()

export function boardOf({ table }: State): Board {
  if (table.data === '') return boardFor('', table.players)
  let board = boards.get(table)
  if (!board) {
    board = boardFor(table.data, table.players)
    boards.set(table, board)
  }
  return board
}

/** The crystals of a kind in a grid. */
export function countOf(state: State, seat: Seat, kind: Kind): number {
  const { crystals } = state
  let n = 0
  for (let at = seat * SPACES, end = at + SPACES; at < end; at++) if (crystals[at] === kind) n++
  return n
}

/** All crystals in a grid. */
export const held = (state: State, seat: Seat): number => SPACES - countOf(state, seat, EMPTY)

/** The crystals that may pay for a spell. MT-SPELL-04, MT-SPELL-05 */
export const payable = (state: State, seat: Seat): number =>
  state.table.spellPayment === 'any' ? held(state, seat) : countOf(state, seat, COLOURLESS)

export const has = (state: State, flag: number): boolean => (state.flags & flag) !== 0

/** The face-up rune at a place T1 to T5; -1 if no rune is left. */
export function faceUp(state: State, place: Card): number {
  const left = state.runesLeft[place]!
  return left === 0 ? -1 : state.deck[place * RUNES_PER_TEMPLE + left - 1]!
}

/** The temple at a place T1 to T5: 0 red to 4 purple. */
export const templeAt = (state: State, place: Card): number => state.table.temples[place]!

export const ownedRunes = (state: State, seat: Seat, rune: number): number => state.runes[seat * RUNE_TYPES + rune]!
