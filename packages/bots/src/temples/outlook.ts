import { A, FRAME_SIZE, PROGRAM, type Seat } from '@athanor/kernel'
import {
  ADVANCE,
  type Board,
  BROKE,
  type Card,
  COLLECTED,
  COLOURLESS,
  countIn,
  FIRST_COLOUR,
  isTemple,
  KINDS,
  MOVED,
  reachable,
  resonating,
  type State,
  TEMPLES,
  templeAt,
} from '@athanor/temples/inside'
import { FAR } from './nearness.ts'
import type { Prospects } from './prospects.ts'

/** What a turn can bring: the best curse to break, the best one to complete, the most colours and colourless crystals. */
export const OUTLOOKS = ['curse', 'curse completed', 'colours', 'colourless'] as const
const BROKEN = 0
const COMPLETED = 1
const COLOURS = 2
const PLAIN = 3

/** The same list is filled for every look. */
const outlook = new Float64Array(OUTLOOKS.length)

/** Whether a seat's action of the running turn is still to come. */
export const isToAct = ({ active, flags }: State, seat: Seat): boolean =>
  active === seat && (flags & (COLLECTED | BROKE)) === 0

/** What a seat with so many colourless crystals can do in the running turn, if its action is to come, or in its next. */
export function lookAhead(state: State, board: Board, seat: Seat, colourless: number, found: Prospects): Float64Array {
  outlook.fill(0)
  for (const card of goals(state, board, seat)) {
    if (isTemple(card)) raise(BROKEN, found.byMissing[templeAt(state, card) * FAR]!)
    const kinds = offer(state, board, seat, card, colourless)
    for (let kind = FIRST_COLOUR; kind < KINDS; kind++)
      if ((kinds >> kind) & 1) raise(COMPLETED, found.completed[kind]!)
  }
  return outlook
}

const raise = (at: number, value: number): void => {
  if (value > outlook[at]!) outlook[at] = value
}

/** Where the pawn can be for the action. */
function goals(state: State, board: Board, seat: Seat): readonly Card[] {
  const { stack } = state
  if (!isToAct(state, seat)) return reachable(state, board, seat)
  if ((state.flags & MOVED) !== 0) return [state.pawns[seat]!]
  for (let frame = 0; frame < stack.length; frame += FRAME_SIZE)
    if (stack[frame + PROGRAM] === ADVANCE) return [stack[frame + A]!]
  return reachable(state, board, seat)
}

const ANY_COLOUR = (1 << KINDS) - (1 << FIRST_COLOUR)

/** The kinds, as bits, that collecting on a card can bring to a seat with so many colourless crystals. */
function offer(state: State, board: Board, seat: Seat, card: Card, held: number): number {
  const { gain, tablet } = isTemple(card) ? board.temples[templeAt(state, card)]! : board.wilderness[card]!
  const runes = resonating(state, board, seat, card)
  const rune = board.runes[tablet]!
  let colours = gain.anyColour + gain.anyKind + runes * rune.gain.anyColour
  let kinds = colours > 0 ? ANY_COLOUR : 0
  let plain = countIn(gain.kinds, COLOURLESS) + runes * countIn(rune.gain.kinds, COLOURLESS)
  for (let kind = FIRST_COLOUR; kind < KINDS; kind++) {
    const n = countIn(gain.kinds, kind)
    colours += n
    if (n > 0) kinds |= 1 << kind
  }
  const { action, slots, maxPlaced, pay, take } = board.wilderness[card] ?? NO_WILDERNESS
  if (action === 'upgrade' && held + plain > 0) {
    const covered = runes > 0 && rune.clears ? 0 : state.slots[card - TEMPLES]!
    for (let slot = 0; slot < slots.length; slot++) if (((covered >> slot) & 1) === 0) kinds |= 1 << slots[slot]!
    const n = Math.min(maxPlaced, held + plain)
    colours += n
    plain -= n
  } else if (action === 'exchange' && held + plain >= pay) {
    kinds = ANY_COLOUR
    colours += take + runes * rune.extra
    plain -= pay
  }
  raise(COLOURS, colours)
  raise(PLAIN, plain)
  return kinds
}

const NO_WILDERNESS = { action: 'direct', slots: [], maxPlaced: 0, pay: 0, take: 0 } as const
