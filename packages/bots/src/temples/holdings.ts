import { A, B, C, FRAME_SIZE, PROGRAM, type Seat, STEP } from '@athanor/kernel'
import {
  type Board,
  COLLECTING,
  COLOURLESS,
  choicesIn,
  collectProgram,
  countIn,
  EMPTY,
  FETCHING,
  GAINING,
  KINDS,
  PAYING,
  SPACES,
  type State,
  SWAPPING,
} from '@athanor/temples/inside'

/** The crystals of a seat as they will be when the act that is going on is over. The same object is filled for every look. */
export const holdings = {
  /** The grid as it is, but with a paid swap made. */
  grid: new Array<number>(SPACES).fill(EMPTY),
  /** Crystals in the grid, by kind. */
  inGrid: new Int8Array(KINDS),
  /** Those that will be there, by kind: those to come, too, without those to pay. */
  count: new Int8Array(KINDS),
  /** Crystals to come, by kind, and those of free choice. */
  due: new Int8Array(KINDS),
  free: 0,
  /** All that will be there. */
  total: 0,
  /** Whether anything is to come. */
  awaits: false,
}
export type Holdings = typeof holdings

export function hold(state: State, board: Board, seat: Seat): Holdings {
  const { grid, inGrid, due } = holdings
  inGrid.fill(0)
  due.fill(0)
  holdings.free = 0
  for (let space = 0; space < SPACES; space++) {
    const kind = state.crystals[seat * SPACES + space]!
    grid[space] = kind
    if (kind !== EMPTY) inGrid[kind]!++
  }
  settle(seat === state.active ? readStack(state, board) : 0)
  return holdings
}

const UPGRADE = collectProgram.findIndex((step) => step.kind === 'question' && step.prompt === 'upgrade')

/** Reads from the stack what the active seat is about to get and to swap; returns what it is about to pay. */
function readStack(state: State, board: Board): number {
  const { stack } = state
  let [owed, slotsLeft] = [0, 0]
  for (let frame = 0; frame < stack.length; frame += FRAME_SIZE) {
    const [a, b] = [stack[frame + A]!, stack[frame + B]!]
    switch (stack[frame + PROGRAM]) {
      case PAYING:
        owed += a
        break
      case SWAPPING:
        swap(a, b)
        break
      case FETCHING:
        holdings.due[a]!++
        break
      case GAINING:
        for (let kind = 0; kind < KINDS; kind++) holdings.due[kind]! += countIn(a, kind)
        holdings.free += choicesIn(b)
        break
      case COLLECTING:
        if (board.wilderness[a]?.action === 'upgrade' && stack[frame + STEP]! <= UPGRADE) {
          fromSlots(board.wilderness[a]!.slots, b)
          slotsLeft = board.wilderness[a]!.maxPlaced - stack[frame + C]!
        }
        break
    }
  }
  // Whoever can upgrade will.
  const upgrades = Math.min(slotsLeft, holdings.inGrid[COLOURLESS]! + holdings.due[COLOURLESS]!)
  holdings.free += upgrades
  return owed + upgrades
}

function swap(a: number, b: number): void {
  const { grid } = holdings
  const kind = grid[a]!
  grid[a] = grid[b]!
  grid[b] = kind
}

/** The crystals of slots that were covered in this visit. */
function fromSlots(slots: readonly number[], covered: number): void {
  for (let slot = 0; slot < slots.length; slot++) if ((covered >> slot) & 1) holdings.due[slots[slot]!]!++
}

/** Adds what comes and takes off what is paid, colourless crystals first. */
function settle(owed: number): void {
  const { inGrid, count, due } = holdings
  let [left, coming] = [owed, holdings.free]
  holdings.total = holdings.free
  for (let kind = 0; kind < KINDS; kind++) {
    coming += due[kind]!
    count[kind] = inGrid[kind]! + due[kind]!
    const paid = Math.min(left, count[kind]!)
    count[kind]! -= paid
    left -= paid
    holdings.total += count[kind]!
  }
  holdings.awaits = coming > 0
}
