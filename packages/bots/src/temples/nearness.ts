import {
  type Board,
  EMPTY,
  HIGHEST_LEVEL,
  KINDS,
  type Kind,
  LEFT,
  LOWEST_LEVEL,
  RIGHT,
  SPACES,
  TEMPLES,
} from '@athanor/temples/inside'
import { type Ways, waysOf } from './ways.ts'

/** Curses of a temple: two ends with three levels each. */
export const CURSES = 6
/** More crystals missing than a plan looks ahead, or no room for the chain. */
export const FAR = 4

/** How near a grid is to every curse, by temple (not by place) and curse, 6 a temple: open or not. */
export interface Nearness {
  /** The fewest crystals that are missing on empty spaces, up to `FAR`. */
  readonly missing: Int8Array
  /** Where one is missing: the kinds, as bits, of which one would complete a chain. */
  readonly wanted: Int8Array
  /** The fewest crystals that are not in the grid at all, wherever the others lie. */
  readonly lacking: Int8Array
}

interface Known extends Nearness {
  board: Board | undefined
  grid: number
}

/** What was found out lately: a power of two of grids, each with its own place. */
const MEMORY = 4096
const memory: (Known | undefined)[] = new Array(MEMORY).fill(undefined)
/** A grid is a number with 12 digits of base 7. */
const DIGITS = KINDS + 1

/** How near a grid of 12 spaces is to every curse of the board. */
export function nearness(board: Board, crystals: readonly number[]): Nearness {
  let grid = 0
  for (let space = 0; space < SPACES; space++) grid = grid * DIGITS + crystals[space]! + 1
  const slot = (grid ^ Math.floor(grid / MEMORY) ^ Math.floor(grid / (MEMORY * MEMORY))) & (MEMORY - 1)
  let entry = memory[slot]
  if (!entry) {
    const each = (): Int8Array => new Int8Array(TEMPLES * CURSES)
    entry = { board: undefined, grid: 0, missing: each(), wanted: each(), lacking: each() }
    memory[slot] = entry
  }
  if (entry.grid !== grid || entry.board !== board) {
    entry.grid = grid
    entry.board = board
    measure(board, crystals, entry)
  }
  return entry
}

/** By kind and position, and for empty spaces as one more kind: the ways that have it there. */
let holding = new Int32Array(0)
const count = new Int8Array(KINDS)

function measure(board: Board, crystals: readonly number[], into: Nearness): void {
  const ways = waysOf(board.joined)
  sort(ways, crystals)
  into.missing.fill(FAR)
  into.wanted.fill(0)
  for (let temple = 0; temple < TEMPLES; temple++) {
    for (let end = LEFT; end <= RIGHT; end++) {
      const arc = board.temples[temple]!.arcs[end]!
      const curse = temple * CURSES + end * (CURSES / 2)
      for (let word = 0; word < ways.words; word++) follow(ways, word, arc, curse, into)
      lack(arc, count, curse, into.lacking)
    }
  }
}

/** Sorts the spaces of a grid by what they hold. */
function sort({ words, through }: Ways, crystals: readonly number[]): void {
  const length = HIGHEST_LEVEL * words
  if (holding.length === (KINDS + 1) * length) holding.fill(0)
  else holding = new Int32Array((KINDS + 1) * length)
  count.fill(0)
  for (let space = 0; space < SPACES; space++) {
    const kind = crystals[space]!
    const to = (kind === EMPTY ? KINDS : kind) * length
    const from = space * length
    for (let i = 0; i < length; i++) holding[to + i]! |= through[from + i]!
    if (kind !== EMPTY) count[kind]!++
  }
}

const single = new Int32Array(HIGHEST_LEVEL)

/** Follows an arc along the ways of one word, keeping those with at most so many crystals missing up to here. */
function follow({ words, reaching }: Ways, word: number, arc: readonly Kind[], curse: number, into: Nearness): void {
  const length = HIGHEST_LEVEL * words
  let [none, one, two, three] = [-1, -1, -1, -1]
  for (let position = 0; position < HIGHEST_LEVEL; position++) {
    const at = position * words + word
    const has = holding[arc[position]! * length + at]!
    const gap = holding[KINDS * length + at]!
    // The ways with a single gap, by its position: they tell which kind is wanted.
    for (let i = 0; i < position; i++) single[i]! &= has
    single[position] = none & gap
    three = (three & has) | (two & gap)
    two = (two & has) | (one & gap)
    one = (one & has) | (none & gap)
    none &= has
    if (three === 0) return
    if (position + 1 < LOWEST_LEVEL) continue
    const long = reaching[at]!
    const i = curse + position + 1 - LOWEST_LEVEL
    const missing = none & long ? 0 : one & long ? 1 : two & long ? 2 : three & long ? 3 : FAR
    if (missing < into.missing[i]!) into.missing[i] = missing
    if ((one & long) === 0) continue
    for (let k = 0; k <= position; k++) if (single[k]! & long) into.wanted[i]! |= 1 << arc[k]!
  }
}

/** Counts the crystals of an arc's curses that are not among so many of each kind. */
export function lack(arc: readonly Kind[], count: Int8Array, curse: number, lacking: Int8Array): void {
  let short = 0
  for (let position = 0; position < HIGHEST_LEVEL; position++) {
    let needed = 1
    for (let i = 0; i < position; i++) if (arc[i] === arc[position]) needed++
    if (needed > count[arc[position]!]!) short++
    if (position + 1 >= LOWEST_LEVEL) lacking[curse + position + 1 - LOWEST_LEVEL] = short
  }
}
