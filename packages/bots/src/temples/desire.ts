import type { Seat } from '@athanor/kernel'
import {
  type Board,
  COLOURLESS,
  EMPTY,
  HIGHEST_LEVEL,
  KINDS,
  type Kind,
  LEFT,
  LOWEST_LEVEL,
  openSpace,
  RIGHT,
  SPACES,
  type State,
  TEMPLES,
} from '@athanor/temples/inside'
import { FAR } from './nearness.ts'

/**
 * How much a grid asks for every crystal on every space: chains that could be, each the stronger the fewer crystals it
 * misses, wish for what they miss. Colourless crystals are in nobody's way, since they will be spent. It only sorts
 * moves; what they are worth is found by trying them. The same object is filled for every look.
 */
export const desire = {
  /** By space and kind, `KINDS` a space: what chains through the space gain with such a crystal there. */
  gain: new Float64Array(SPACES * KINDS),
  /** By space: the chains that still count on it. */
  loss: new Float64Array(SPACES),
}

/** What a chain is worth that misses a crystal more, in parts of what it is worth without. */
const FADING = 0.3

// What the walk is about; no walk begins inside another.
let joined: readonly number[]
let grid: readonly number[]
let arc: readonly Kind[]
const worth = new Float64Array(HIGHEST_LEVEL + 1)
const way: number[] = new Array(HIGHEST_LEVEL).fill(0)

/** Fills `desire` for a seat. */
export function wish(state: State, board: Board, seat: Seat): void {
  desire.gain.fill(0)
  desire.loss.fill(0)
  joined = board.joined
  grid = state.crystals.slice(seat * SPACES, (seat + 1) * SPACES)
  for (let index = 0; index < TEMPLES; index++) {
    const temple = board.temples[index]!
    for (let end = LEFT; end <= RIGHT; end++) {
      arc = temple.arcs[end]!
      let highest = 0
      for (let level = LOWEST_LEVEL; level <= HIGHEST_LEVEL; level++) {
        const space = openSpace(state, temple, index, end, level)
        worth[level] = space < 0 ? 0 : temple.points[space]!
        if (space >= 0) highest = level
      }
      for (let space = 0; space < SPACES && highest > 0; space++) step(0, space, 0, 0, 1, highest)
    }
  }
}

/** Goes on with a chain to one more space, if what lies there does not forbid it. */
function step(position: number, space: number, used: number, missing: number, strength: number, highest: number): void {
  const kind = grid[space]!
  const gap = kind === EMPTY || kind === COLOURLESS
  if (!gap && kind !== arc[position]) return
  if (gap && missing + 1 === FAR) return
  way[position] = space
  const length = position + 1
  const now = gap ? missing + 1 : missing
  const left = gap ? strength * FADING : strength
  if (worth[length]! > 0) ask(length, left * worth[length]!)
  if (length === highest) return
  for (let rest = joined[space]! & ~used & ~(1 << space); rest !== 0; rest &= rest - 1)
    step(length, 31 - Math.clz32(rest & -rest), used | (1 << space), now, left, highest)
}

/** A chain of this strength asks for what it misses. */
function ask(length: number, strength: number): void {
  for (let i = 0; i < length; i++) {
    const space = way[i]!
    desire.loss[space]! += strength
    if (grid[space]! <= COLOURLESS) desire.gain[space * KINDS + arc[i]!]! += strength / FADING
  }
}
