import type { Seat } from '@athanor/kernel'
import {
  type Board,
  FIRST_COLOUR,
  HIGHEST_LEVEL,
  KINDS,
  LEFT,
  LOWEST_LEVEL,
  openSpace,
  RIGHT,
  raisesCurses,
  type State,
  TEMPLES,
} from '@athanor/temples/inside'
import type { Holdings } from './holdings.ts'
import { CURSES, FAR, lack, type Nearness, nearness } from './nearness.ts'
import { markerWorth } from './worth.ts'

/** What breaking curses would bring to a seat, in points. The same object is filled for every look. */
export const prospects = {
  /** By temple, `FAR` numbers each: the best open curse with at most so many crystals missing. */
  byMissing: new Float64Array(TEMPLES * FAR),
  /** The best open curse of all, by how many crystals at most the grid lacks. */
  byLacking: new Float64Array(FAR),
  /** By temple, `KINDS` numbers each: the best open curse that one more crystal of a kind completes. */
  completed: new Float64Array(TEMPLES * KINDS),
}
export type Prospects = typeof prospects

const NO_RAISES: readonly number[] = []
const besides = new Float64Array(TEMPLES)
const awaited: Nearness = {
  missing: new Int8Array(TEMPLES * CURSES),
  wanted: new Int8Array(TEMPLES * CURSES),
  lacking: new Int8Array(TEMPLES * CURSES),
}

/** Looks at every open curse with the crystals of a seat. */
export function look(state: State, board: Board, seat: Seat, held: Holdings): Prospects {
  const { byMissing, byLacking, completed } = prospects
  byMissing.fill(0)
  byLacking.fill(0)
  completed.fill(0)
  markerWorth(state, board, seat, besides)
  const now = nearness(board, held.grid)
  const near = held.awaits ? foresee(board, now, held) : now
  for (let temple = 0; temple < TEMPLES; temple++) {
    for (let end = LEFT; end <= RIGHT; end++) lookAlong(state, board, seat, held, near, temple, end)
  }
  return prospects
}

/** The curses of one end of a temple. */
function lookAlong(
  state: State,
  board: Board,
  seat: Seat,
  held: Holdings,
  near: Nearness,
  index: number,
  end: number,
): void {
  const temple = board.temples[index]!
  const raises = raisesCurses(state, seat) ? board.raises : NO_RAISES
  for (let level = LOWEST_LEVEL; level <= HIGHEST_LEVEL; level++) {
    const curse = index * CURSES + end * (CURSES / 2) + level - LOWEST_LEVEL
    if (near.missing[curse] === FAR && near.lacking[curse]! >= FAR) continue
    for (let raise = 0; raise <= raises.length; raise++) {
      const space = openSpace(state, temple, index, end, level + raise)
      if (space < 0) continue
      // P6: the crystals beside the chain pay for the higher level.
      if (raise > 0 && held.total - level + near.missing[curse]! < raises[raise - 1]!) continue
      enter(near, index, curse, temple.points[space]! + besides[index]!)
    }
  }
}

/** Enters a curse of so much worth where it is better than those entered before. */
function enter({ missing, lacking, wanted }: Nearness, temple: number, curse: number, worth: number): void {
  const { byMissing, byLacking, completed } = prospects
  for (let at = temple * FAR + missing[curse]!, end = (temple + 1) * FAR; at < end; at++)
    if (worth > byMissing[at]!) byMissing[at] = worth
  for (let n = lacking[curse]!; n < FAR; n++) if (worth > byLacking[n]!) byLacking[n] = worth
  if (missing[curse] !== 1) return
  for (let kind = FIRST_COLOUR, at = temple * KINDS + kind; kind < KINDS; kind++, at++)
    if ((wanted[curse]! >> kind) & 1 && worth > completed[at]!) completed[at] = worth
}

/** How near the grid will be: what is to come and is lacking will be put where it is missing. */
function foresee(board: Board, now: Nearness, { count, free }: Holdings): Nearness {
  const { missing, lacking, wanted } = awaited
  for (let temple = 0; temple < TEMPLES; temple++)
    for (let end = LEFT; end <= RIGHT; end++)
      lack(board.temples[temple]!.arcs[end]!, count, temple * CURSES + end * (CURSES / 2), lacking)
  for (let curse = 0; curse < missing.length; curse++) {
    const short = Math.max(0, lacking[curse]! - free)
    const far = now.missing[curse] === FAR
    lacking[curse] = short
    missing[curse] = far ? FAR : Math.max(0, now.missing[curse]! - Math.max(0, now.lacking[curse]! - short))
    wanted[curse] = now.wanted[curse]!
  }
  return awaited
}
