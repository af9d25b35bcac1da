import { C, type Frame, removeAt, SEAT } from '@athanor/kernel'
import { anyToken, ofRune, placeOf, tokenMoves } from '../choice.ts'
import { KIND } from '../move.ts'
import type { Effect } from '../spell.ts'
import type { State } from '../state.ts'
import { drawToPool, placeOnAltar, type SpellbookLog, toBox } from '../supply.ts'
import { causeOf, deed, playerOf, question } from './step.ts'

export const draw = (n: number) =>
  deed((state, frame, log) => {
    drawToPool(state, state.stack[frame + SEAT]!, n, log, causeOf(state, frame))
  })

export const drawUntil = (n: number) =>
  deed((state, frame, log) => {
    const missing = n - playerOf(state, frame).pool.length
    drawToPool(state, state.stack[frame + SEAT]!, missing, log, causeOf(state, frame))
  })

export const place = (n: number) => deed((state, frame, log) => placeOnAltar(state, n, log, causeOf(state, frame)))

export function discardToken(state: State, frame: Frame, move: number, log: SpellbookLog): void {
  const { pool } = playerOf(state, frame)
  const token = removeAt(pool, placeOf(pool, move))
  toBox(state, token)
  log?.({ type: 'discarded', seat: state.stack[frame + SEAT]!, token, by: causeOf(state, frame)! })
}

/** Discards one token with a rune. */
export const discard = (rune: number) =>
  question(
    'discard',
    (state, frame) => tokenMoves(playerOf(state, frame).pool, KIND.discard, ofRune, rune, 1),
    (state, frame, move, log) => {
      discardToken(state, frame, move, log)
      return false
    },
  )

export const discardAny = question(
  'discard',
  (state, frame) => tokenMoves(playerOf(state, frame).pool, KIND.discard, anyToken, 0, 1),
  (state, frame, move, log) => {
    discardToken(state, frame, move, log)
    return false
  },
)

/** Draws `n`, then discards exactly as many as came. SB-SPELL-G2.6 */
export const drawThenDiscard = (n: number): Effect => [
  deed((state, frame, log) => {
    state.stack[frame + C] = drawToPool(state, state.stack[frame + SEAT]!, n, log, causeOf(state, frame))
  }),
  question(
    'discard',
    (state, frame) => {
      const left = state.stack[frame + C]!
      return left === 0 ? [] : tokenMoves(playerOf(state, frame).pool, KIND.discard, anyToken, 0, left)
    },
    (state, frame, move, log) => {
      discardToken(state, frame, move, log)
      return --state.stack[frame + C]! > 0
    },
  ),
]
