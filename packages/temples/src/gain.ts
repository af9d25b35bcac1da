import { A, B, C, E, type Frame, type Move, push, SEAT, type Seat } from '@athanor/kernel'
import { COLOURLESS, EMPTY, FIRST_COLOUR, KINDS, SPACES } from './crystal.ts'
import { KIND, kindOf, put, SKIP, spaceOf, subjectOf } from './move.ts'
import { takesOneMore } from './powers.ts'
import { deed, type Effect, GAINING, question, type TemplesLog } from './programs.ts'
import { countOf, type State } from './state.ts'
import { canObtain, obtainable, take } from './supply.ts'
import { addTo, countIn, kindsIn, one, type Tally } from './tally.ts'

/**
 * A gain: crystals that a seat takes and places one after another. In its frame, `A` is the tally of certain kinds,
 * `B` the crystals of free choice (below), `C` describes the exchange of a wilderness card, and `E` says what it is for.
 */
const COUNT = 15
/** Bits of `B`: of any colour, of any kind, and whether P1 still waits for the first colourless crystal. */
const ANY_KIND_AT = 4
const ONE_ANY_KIND = 1 << ANY_KIND_AT
const ONE_MORE_DUE = 1 << 8

const atMost = (n: number): number => Math.min(n, COUNT)
/** Crystals of free choice, as `B` has them. */
export const freeChoice = (anyColour: number, anyKind: number): number =>
  atMost(anyColour) | (atMost(anyKind) << ANY_KIND_AT)

/** How many crystals of free choice there are in `B`. */
export const choicesIn = (free: number): number => (free & COUNT) + ((free >> ANY_KIND_AT) & COUNT)

/** What a gain is for. */
export const CAUSES = ['start', 'card', 'upgrade', 'trade', 'exchange', 'reserve', 'reward'] as const
export type Cause = (typeof CAUSES)[number]

/** Puts a gain on the stack. */
export function pushGain(state: State, seat: Seat, cause: Cause, kinds: Tally, free: number): void {
  let all = kinds
  let choice = free
  // P1 Abundance: one more colourless with those of a gain, but not at the start. MT-ADV-P1.2, MT-ADV-P1.7
  if (takesOneMore(state, seat) && cause !== 'start') {
    if (countIn(kinds, COLOURLESS) > 0) all = addTo(kinds, COLOURLESS, 1)
    else if (free >= ONE_ANY_KIND) choice |= ONE_MORE_DUE
  }
  push(state.stack, GAINING, seat, all, choice, 0, 0, CAUSES.indexOf(cause))
}

/** What the gain in a frame is for. */
export const causeOf = (state: State, frame: Frame): Cause => CAUSES[state.stack[frame + E]!]!

/** Adds a move for every empty space and every kind of the mask. */
function putAnywhere(state: State, seat: Seat, mask: number, moves: Move[]): void {
  const { crystals } = state
  const base = seat * SPACES
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    for (let space = 0; space < SPACES; space++) if (crystals[base + space] === EMPTY) moves.push(put(kind, space))
  }
}

function obtainableKinds(state: State, seat: Seat, first: number): number {
  let mask = 0
  for (let kind = first; kind < KINDS; kind++) if (canObtain(state, seat, kind)) mask |= 1 << kind
  return mask
}

/**
 * The next crystal of a gain and its space. While everything fits, kinds do not depend on each other and come in a fixed
 * order: colours, crystals of free choice, colourless. If not everything fits, the owner picks what to keep. MT-COLLECT-36
 */
function putMoves(state: State, seat: Seat, kinds: Tally, free: number, moves: Move[]): void {
  const empty = countOf(state, seat, EMPTY)
  if (empty === 0) return
  const anyColour = free & COUNT
  const anyKind = (free >> ANY_KIND_AT) & COUNT
  let certain = 0
  let total = anyColour + anyKind
  for (let kind = 0, rest = kinds; rest !== 0; kind++, rest >>= 4) {
    let n = rest & COUNT
    // MT-COLLECT-48: what nobody has is lost.
    if (n > state.supply[kind]!) n = Math.min(n, obtainable(state, seat, kind))
    if (n > 0) certain |= 1 << kind
    total += n
  }
  const lowestFree = anyColour > 0 ? FIRST_COLOUR : anyKind > 0 ? 0 : KINDS
  const colours = certain & ~(1 << COLOURLESS)
  let mask = 0
  if (total > empty) mask = certain | obtainableKinds(state, seat, anyKind > 0 ? 0 : lowestFree)
  else if (colours !== 0) mask = colours & -colours
  else mask = obtainableKinds(state, seat, lowestFree)
  if (mask === 0) mask = certain
  // The last crystals are alike and fill the grid: where each of them goes is no choice.
  if (total >= empty && mask !== 0 && mask === certain && (mask & (mask - 1)) === 0 && lowestFree === KINDS)
    moves.push(put(31 - Math.clz32(mask), state.crystals.indexOf(EMPTY, seat * SPACES) - seat * SPACES))
  else putAnywhere(state, seat, mask, moves)
}

/** Takes a crystal of the gain in a frame onto the space that its owner chose. */
function putCrystal(state: State, frame: Frame, move: Move, log: TemplesLog): void {
  const { stack } = state
  const kind = subjectOf(move)
  if (countIn(stack[frame + A]!, kind) > 0) stack[frame + A]! -= one(kind)
  else if (kind !== COLOURLESS && (stack[frame + B]! & COUNT) > 0) stack[frame + B]!--
  else stack[frame + B]! -= ONE_ANY_KIND
  if (kind === COLOURLESS && stack[frame + B]! & ONE_MORE_DUE) {
    stack[frame + B]! -= ONE_MORE_DUE
    stack[frame + A] = addTo(stack[frame + A]!, COLOURLESS, 1)
  }
  take(state, stack[frame + SEAT]!, kind, spaceOf(move), log)
}

// ---- the exchange of a wilderness card

/** Bits of `C`: crystals in all, crystals of the card itself, whether these must differ, and the colours taken so far. */
const BASIC_AT = 4
const DIFFERENT = 1 << 8
const COLOURS_AT = 9

/** `total` crystals of any colour, `basic` of them by the card and the rest, which may be declined, by rune D. */
export function pushTrade(state: State, seat: Seat, total: number, basic: number, different: boolean): void {
  const rule = atMost(total) | (basic << BASIC_AT) | (different ? DIFFERENT : 0)
  push(state.stack, GAINING, seat, 0, atMost(total), rule, 0, CAUSES.indexOf('trade'))
}

/**
 * The card's own crystals must differ; additional ones may repeat a colour. So a colour may come again as long as the
 * crystals to follow, discarded ones included, still suffice for the different ones. MT-COLLECT-09, MT-RUNE-28, MT-RUNE-33
 */
function tradeMoves(state: State, seat: Seat, left: number, rule: number): Move[] {
  const moves: Move[] = []
  if (left === 0 || countOf(state, seat, EMPTY) === 0) return moves
  const total = rule & COUNT
  const basic = (rule >> BASIC_AT) & COUNT
  const taken = rule >> COLOURS_AT
  const missing = rule & DIFFERENT ? basic - bits(taken) : 0
  let mask = obtainableKinds(state, seat, FIRST_COLOUR)
  if (left <= missing) mask &= ~taken
  putAnywhere(state, seat, mask, moves)
  if (total - left >= basic && missing <= 0 && moves.length > 0) moves.push(SKIP)
  return moves
}

function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}

export const gainProgram: Effect = [
  question(
    'put',
    (state, frame) => {
      const { stack } = state
      const seat = stack[frame + SEAT]!
      if (stack[frame + C] !== 0) return tradeMoves(state, seat, stack[frame + B]! & COUNT, stack[frame + C]!)
      const moves: Move[] = []
      putMoves(state, seat, stack[frame + A]!, stack[frame + B]!, moves)
      return moves
    },
    (state, frame, move, log) => {
      const { stack } = state
      if (kindOf(move) !== KIND.put) {
        stack[frame + B] = 0
        return false
      }
      if (stack[frame + C] !== 0) stack[frame + C]! |= 1 << (COLOURS_AT + subjectOf(move))
      putCrystal(state, frame, move, log)
      return true
    },
  ),
  deed((state, frame, log) => {
    if (!log) return
    const { stack } = state
    const any = choicesIn(stack[frame + B]!)
    const kinds = kindsIn(stack[frame + A]!)
    if (kinds.length + any > 0) log({ type: 'lost', seat: stack[frame + SEAT]!, kinds, any })
  }),
]
