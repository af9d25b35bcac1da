import { addPick, C, D, type Frame, pickCount, picked, pickMask, SEAT } from '@athanor/kernel'
import { altarMoves, anyToken, placeOf, tokenMoves } from '../choice.ts'
import { KIND } from '../move.ts'
import type { Effect } from '../spell.ts'
import type { State } from '../state.ts'
import type { Token } from '../token.ts'
import { causeOf, deed, playerOf, question, reset } from './step.ts'

/** Swaps `n` pool tokens with as many of another list, all at once. `C` and `D` are the picks. SB-SPELL-G1.4 */
const swap = (n: number, place: 'altar' | 'familiar'): Effect => {
  const other = (state: State, frame: Frame): Token[] =>
    place === 'altar' ? state.altar : playerOf(state, frame).familiar
  /** Where the order of the altar can matter, so does which token goes to which place. */
  const unordered = (state: State, wanted: number): number => (place === 'altar' && state.table.altarOrder ? 0 : wanted)
  return [
    question(
      'swap-give',
      (state, frame) => {
        const { pool } = playerOf(state, frame)
        const picks = state.stack[frame + C]!
        const wanted = Math.min(n, pool.length, other(state, frame).length) - pickCount(picks)
        return wanted === 0 ? [] : tokenMoves(pool, KIND.give, anyToken, 0, unordered(state, wanted), pickMask(picks))
      },
      (state, frame, move) => {
        const picks = state.stack[frame + C]!
        state.stack[frame + C] = addPick(picks, placeOf(playerOf(state, frame).pool, move, pickMask(picks)))
        return true
      },
    ),
    question(
      `swap-get-${place}`,
      (state, frame) => {
        const picks = state.stack[frame + D]!
        const wanted = pickCount(state.stack[frame + C]!) - pickCount(picks)
        if (wanted === 0) return []
        return place === 'altar'
          ? altarMoves(state, KIND.get, anyToken, 0, unordered(state, wanted), pickMask(picks))
          : tokenMoves(other(state, frame), KIND.get, anyToken, 0, wanted, pickMask(picks))
      },
      (state, frame, move) => {
        const picks = state.stack[frame + D]!
        state.stack[frame + D] = addPick(picks, placeOf(other(state, frame), move, pickMask(picks)))
        return true
      },
    ),
    deed((state, frame, log) => {
      const { pool } = playerOf(state, frame)
      const row = other(state, frame)
      const from = picked(state.stack[frame + C]!)
      const to = picked(state.stack[frame + D]!)
      const out = from.map((at) => pool[at]!)
      const got = to.map((at) => row[at]!)
      from.forEach((at, i) => {
        pool[at] = got[i]!
      })
      to.forEach((at, i) => {
        row[at] = out[i]!
      })
      const seat = state.stack[frame + SEAT]!
      log?.({ type: 'swapped', seat, out, in: got, with: place, by: causeOf(state, frame)! })
      reset(state, frame)
    }),
  ]
}

export const swapWithAltar = (n: number): Effect => swap(n, 'altar')
export const swapWithFamiliar: Effect = swap(1, 'familiar')
