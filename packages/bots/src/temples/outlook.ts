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
  RANGE,
  reachable,
  resonating,
  type State,
  TEMPLES,
  teleports,
  templeAt,
} from '@athanor/temples/inside'
import { FAR } from './nearness.ts'
import type { Prospects } from './prospects.ts'

/**
 * What a turn can bring: the best curse to break; the best one to complete with one crystal or two, at a temple that is
 * in reach afterwards; the most colours and colourless crystals.
 */
export const OUTLOOKS = ['curse', 'completed', 'completed-with-two', 'colours', 'colourless'] as const
const BROKEN = 0
const COMPLETED = 1
const COMPLETED_WITH_TWO = 2
const COLOURS = 3
const PLAIN = 4

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
    offer(state, board, seat, card, colourless)
    complete(state, board, seat, card, found)
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

/** Notes the curses that the offer of a card completes, at the temples that are next from there. */
function complete(state: State, board: Board, seat: Seat, card: Card, { completed, byMissing }: Prospects): void {
  const temples = board.templesAfter[card]!
  const range = teleports(state, seat) ? temples.length : RANGE
  for (let i = 0; i < range; i++) {
    const temple = templeAt(state, temples[i]!)
    for (let kind = FIRST_COLOUR; kind < KINDS; kind++)
      if ((offered.kinds >> kind) & 1) raise(COMPLETED, completed[temple * KINDS + kind]!)
    if (offered.chosen > 1) raise(COMPLETED_WITH_TWO, byMissing[temple * FAR + 2]!)
  }
}

const ANY_COLOUR = (1 << KINDS) - (1 << FIRST_COLOUR)

/** What collecting on a card gives: the kinds as bits, and how many are chosen among several. */
const offered = { kinds: 0, chosen: 0 }

/** Looks at what collecting on a card brings to a seat with so many colourless crystals. */
function offer(state: State, board: Board, seat: Seat, card: Card, held: number): void {
  const { gain, tablet } = isTemple(card) ? board.temples[templeAt(state, card)]! : board.wilderness[card]!
  const runes = resonating(state, board, seat, card)
  const rune = board.runes[tablet]!
  let colours = 0
  let kinds = 0
  let chosen = gain.anyColour + gain.anyKind + runes * rune.gain.anyColour
  if (chosen > 0) kinds = ANY_COLOUR
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
    chosen += n
    plain -= n
  } else if (action === 'exchange' && held + plain >= pay) {
    kinds = ANY_COLOUR
    chosen += take + runes * rune.extra
    plain -= pay
  }
  offered.kinds = kinds
  offered.chosen = chosen
  raise(COLOURS, colours + chosen)
  raise(PLAIN, plain)
}

const NO_WILDERNESS = { action: 'direct', slots: [], maxPlaced: 0, pay: 0, take: 0 } as const
