import { bits, C, D } from '@athanor/kernel'
import { altarMoves, anyToken, chosenOf, placeOf } from '../choice.ts'
import { DONE, KIND } from '../move.ts'
import type { Effect } from '../spell.ts'
import { drawOne, toBox } from '../supply.ts'
import type { Token } from '../token.ts'
import { causeOf, deed, question, reset } from './step.ts'

const MOST_REPLACED = 10

/** Replaces 1 to 10 altar tokens of the user's choice. `C` are their places, `D` is 1 once the user is content. */
export const replaceSome: Effect = [
  question(
    'replace',
    (state, frame) => {
      const chosen = state.stack[frame + C]!
      const left = Math.min(state.altar.length, MOST_REPLACED) - bits(chosen)
      if (left === 0 || state.stack[frame + D] === 1) return []
      const moves = altarMoves(state, KIND.replace, anyToken, 0, 0, chosen)
      if (chosen !== 0) moves.push(DONE)
      return moves
    },
    (state, frame, move) => {
      const chosen = state.stack[frame + C]!
      if (move === DONE) state.stack[frame + D] = 1
      else state.stack[frame + C] = chosen | (1 << placeOf(state.altar, move, chosen))
      return true
    },
  ),
  deed((state, frame, log) => {
    const chosen = state.stack[frame + C]!
    const out = chosenOf(state.altar, chosen)
    for (const token of out) toBox(state, token)
    const fresh: Token[] = []
    const row: Token[] = []
    for (let i = 0; i < state.altar.length; i++) {
      if (((chosen >> i) & 1) === 0) row.push(state.altar[i]!)
      else {
        const token = drawOne(state, log)
        if (token < 0) continue
        row.push(token)
        fresh.push(token)
      }
    }
    state.altar = row
    log?.({ type: 'replaced', out, in: fresh, by: causeOf(state, frame)! })
    reset(state, frame)
  }),
]
