import { A, B, push, SEAT, type Seat } from '@athanor/kernel'
import { TEMPLES } from './card.ts'
import { COLOURLESS, EMPTY, type Kind, SPACES } from './crystal.ts'
import { from, KIND, kindOf, rob, spaceOf, subjectOf } from './move.ts'
import { type Effect, FETCHING, question, type TemplesLog } from './programs.ts'
import { boardOf, countOf, type State } from './state.ts'

/** Returns the crystal of a space to the supply. MT-GEN-06 */
export function spend(state: State, seat: Seat, space: number): Kind {
  const at = seat * SPACES + space
  const kind = state.crystals[at]!
  state.crystals[at] = EMPTY
  state.supply[kind]!++
  return kind
}

/** Puts a crystal that has been taken from somewhere on an empty space. */
const lay = (state: State, seat: Seat, kind: Kind, space: number): void => {
  state.crystals[seat * SPACES + space] = kind
}

/** How many slots of an upgrade card are covered. */
export function covered(state: State, card: number): number {
  let n = 0
  for (let mask = state.slots[card - TEMPLES]!; mask !== 0; mask &= mask - 1) n++
  return n
}

/** How many of the `wanted` crystals of a kind a seat could take from anywhere: not from its own grid. MT-COLLECT-57 */
export function obtainable(state: State, seat: Seat, kind: Kind, wanted: number): number {
  let n = state.supply[kind]!
  if (n < wanted && kind === COLOURLESS) for (const card of boardOf(state).upgradeCards) n += covered(state, card)
  for (let other = 0; n < wanted && other < state.table.players; other++)
    if (other !== seat) n += countOf(state, other, kind)
  return Math.min(n, wanted)
}

export const canObtain = (state: State, seat: Seat, kind: Kind): boolean => obtainable(state, seat, kind, 1) === 1

/** Takes a crystal onto an empty space, from the supply or else from where the taker says. MT-COLLECT-49 */
export function take(state: State, seat: Seat, kind: Kind, space: number, log: TemplesLog): void {
  if (state.supply[kind]! > 0) {
    state.supply[kind]!--
    lay(state, seat, kind, space)
    log?.({ type: 'got', seat, kind, space })
  } else push(state.stack, FETCHING, seat, kind, space)
}

/** Covered slots for a colourless crystal, else the spaces of whoever else has the most. MT-COLLECT-45 to MT-COLLECT-47 */
function sources(state: State, seat: Seat, kind: Kind): number[] {
  const moves: number[] = []
  if (kind === COLOURLESS) {
    for (const card of boardOf(state).upgradeCards) {
      const mask = state.slots[card - TEMPLES]!
      for (let slot = 0; mask >> slot !== 0; slot++) if ((mask >> slot) & 1) moves.push(from(card, slot))
    }
    if (moves.length > 0) return moves
  }
  let most = 1
  for (let other = 0; other < state.table.players; other++) {
    const n = other === seat ? 0 : countOf(state, other, kind)
    if (n < most) continue
    if (n > most) moves.length = 0
    most = n
    for (let space = 0; space < SPACES; space++)
      if (state.crystals[other * SPACES + space] === kind) moves.push(rob(other, space))
  }
  return moves
}

/** A crystal (kind `A`, for space `B`) that the supply lacks. The taker chooses the very slot or space. MT-COLLECT-51 */
export const fetchProgram: Effect = [
  question(
    'source',
    (state, frame) => sources(state, state.stack[frame + SEAT]!, state.stack[frame + A]!),
    (state, frame, move, log) => {
      const seat = state.stack[frame + SEAT]!
      const kind = state.stack[frame + A]!
      const space = state.stack[frame + B]!
      lay(state, seat, kind, space)
      if (kindOf(move) === KIND.from) {
        const card = subjectOf(move)
        const slot = spaceOf(move)
        state.slots[card - TEMPLES]! &= ~(1 << slot)
        log?.({ type: 'got-from-card', seat, kind, space, card, slot })
      } else {
        const other = subjectOf(move)
        state.crystals[other * SPACES + spaceOf(move)] = EMPTY
        log?.({ type: 'robbed', seat, kind, space, from: other, fromSpace: spaceOf(move) })
      }
      return false
    },
  ),
]
