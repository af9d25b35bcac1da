import { A, B, C, D, type Move, push, SEAT, type Seat } from '@athanor/kernel'
import { COLOURLESS, EMPTY, SPACES } from './crystal.ts'
import type { Purpose } from './event.ts'
import { pay, subjectOf } from './move.ts'
import { type Effect, PAYING, question } from './programs.ts'
import type { State } from './state.ts'
import { spend } from './supply.ts'

const PURPOSES: readonly Purpose[] = ['speed', 'swap', 'exchange', 'trade', 'raise']
export const purposeOf = (state: State, frame: number): Purpose => PURPOSES[state.stack[frame + C]!]!

/** Spells are paid with any crystals or, by the table's option, with colourless ones only. MT-SPELL-04, MT-SPELL-05 */
export const paySpell = (state: State, seat: Seat, purpose: Purpose, n: number, spared = 0): void =>
  payCrystals(state, seat, purpose, n, state.table.spellPayment === 'colourless', spared)

/** Has the seat pay so many crystals, before whatever lies below on the stack. `spared` are bits of spaces left alone. */
export function payCrystals(
  state: State,
  seat: Seat,
  purpose: Purpose,
  n: number,
  colourlessOnly: boolean,
  spared = 0,
): void {
  push(state.stack, PAYING, seat, n, colourlessOnly ? 1 : 0, PURPOSES.indexOf(purpose), spared)
}

/** The spaces one may pay from; if all of them must go, the order is no choice and one is enough. */
function payMoves(state: State, seat: Seat, n: number, colourlessOnly: boolean, spared: number): Move[] {
  const moves: Move[] = []
  for (let space = 0; space < SPACES; space++) {
    const kind = state.crystals[seat * SPACES + space]!
    if (kind === EMPTY || (spared >> space) & 1 || (colourlessOnly && kind !== COLOURLESS)) continue
    moves.push(pay(space))
  }
  if (moves.length <= n) moves.length = Math.min(moves.length, 1)
  return moves
}

/** Crystals still to pay in `A`, paid one at a time by the owner's choice. MT-GRID-12 */
export const payProgram: Effect = [
  question(
    'pay',
    (state, frame) => {
      const { stack } = state
      return payMoves(state, stack[frame + SEAT]!, stack[frame + A]!, stack[frame + B] === 1, stack[frame + D]!)
    },
    (state, frame, move, log) => {
      const seat = state.stack[frame + SEAT]!
      const space = subjectOf(move)
      const kind = spend(state, seat, space)
      log?.({ type: 'paid', seat, kind, space, purpose: purposeOf(state, frame) })
      return --state.stack[frame + A]! > 0
    },
  ),
]
