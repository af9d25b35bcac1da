import type { Move, Seat } from '@athanor/kernel'
import {
  type Board,
  type Card,
  canExchange,
  canSwap,
  convert,
  convertible,
  EMPTY,
  EXCHANGE,
  exchangeCost,
  findChains,
  HIGHEST_LEVEL,
  isTemple,
  LEFT,
  LOWEST_LEVEL,
  openSpace,
  type Pattern,
  patternOf,
  RIGHT,
  SPACES,
  type State,
  swap,
  templeAt,
} from '@athanor/temples/inside'
import { CURSES, type Nearness, nearness } from './nearness.ts'

/** Spells that let a seat break a better curse at a temple in this turn. What they bring later can be cast later. */

const gridOf = ({ crystals }: State, seat: Seat): number[] => crystals.slice(seat * SPACES, (seat + 1) * SPACES)

/** Told of every open curse of a temple: its place among all curses, its level and its points. */
type Told = (curse: number, level: number, points: number) => void

function openCurses(state: State, board: Board, index: number, tell: Told): void {
  const temple = board.temples[index]!
  for (let end = LEFT; end <= RIGHT; end++) {
    for (let level = LOWEST_LEVEL; level <= HIGHEST_LEVEL; level++) {
      const space = openSpace(state, temple, index, end, level)
      const curse = index * CURSES + end * (CURSES / 2) + level - LOWEST_LEVEL
      if (space >= 0) tell(curse, level, temple.points[space]!)
    }
  }
}

/** The most points of a curse that can be broken without a spell. */
function bestBreak(state: State, board: Board, index: number, { missing }: Nearness): number {
  let most = 0
  openCurses(state, board, index, (curse, _level, points) => {
    if (missing[curse] === 0 && points > most) most = points
  })
  return most
}

/** Whether a seat can break a curse at a card without a spell. */
export const canBreakAt = (state: State, board: Board, seat: Seat, place: Card): boolean =>
  isTemple(place) && bestBreak(state, board, templeAt(state, place), nearness(board, gridOf(state, seat))) > 0

/** The spells that help at a card: at temples only. */
export function spellsFor(state: State, board: Board, seat: Seat, place: Card): Move[] {
  if (!isTemple(place)) return []
  const grid = gridOf(state, seat)
  const near = nearness(board, grid)
  const index = templeAt(state, place)
  const held = SPACES - countEmpty(grid)
  const now = bestBreak(state, board, index, near)
  const exchange = canExchange(state, board, seat) ? exchangeCost(state, board, seat) : SPACES
  const reserve = convertible(state, seat)
  let [swaps, exchanges, converts] = [false, false, SPACES]
  openCurses(state, board, index, (curse, level, points) => {
    if (points <= now) return
    const missing = near.missing[curse]!
    if (near.lacking[curse] === 0 && missing > 0 && held >= level + board.swapCost) swaps = true
    if (missing === 1 && held >= level - 1 + exchange) exchanges = true
    if (missing > 0 && missing < converts) converts = missing
  })
  const spells: Move[] = []
  if (converts <= reserve) spells.push(convert(converts))
  if (swaps && canSwap(state, board, seat)) spells.push(...bestSwaps(state, board, index, grid, now))
  if (exchanges) spells.push(EXCHANGE)
  return spells
}

function countEmpty(grid: readonly number[]): number {
  let n = 0
  for (const kind of grid) if (kind === EMPTY) n++
  return n
}

/** So many swaps deserve a thought. */
const MOST_SWAPS = 4

/** The swaps after which a better curse can be broken, the best first. */
function bestSwaps(state: State, board: Board, index: number, grid: number[], now: number): Move[] {
  const found: { readonly move: Move; readonly points: number }[] = []
  for (let a = 0; a < SPACES; a++) {
    for (let b = a + 1; b < SPACES; b++) {
      const first = grid[a]!
      const second = grid[b]!
      if (first === EMPTY || second === EMPTY || first === second) continue
      grid[a] = second
      grid[b] = first
      const points = pointsOf(state, board, index, grid)
      if (points > now) found.push({ move: swap(a, b), points })
      grid[a] = first
      grid[b] = second
    }
  }
  return found
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_SWAPS)
    .map(({ move }) => move)
}

const pattern: Pattern = []

/** The most points of an open curse of a temple for which a grid has a chain. */
function pointsOf(state: State, board: Board, index: number, grid: readonly number[]): number {
  const temple = board.temples[index]!
  let most = 0
  patternOf(grid, 0, pattern)
  for (let end = LEFT; end <= RIGHT; end++) {
    findChains(pattern, board.joined, temple.arcs[end]!, (length) => {
      const space = openSpace(state, temple, index, end, length)
      if (space >= 0 && temple.points[space]! > most) most = temple.points[space]!
    })
  }
  return most
}
