import { A, C, E, type Frame, removeAt, SEAT } from '@athanor/kernel'
import { altarMoves, anyToken, ofColour, ofRune, placeOf, some, tokenMoves } from '../choice.ts'
import { KIND, kindOf, tokenOf } from '../move.ts'
import type { Effect, SpellId } from '../spell.ts'
import { room, type State, spaces } from '../state.ts'
import { cause, putOnFamiliar, type SpellbookLog } from '../supply.ts'
import { colourOf } from '../token.ts'
import { causeOf, playerOf, question } from './step.ts'
import { settleTake, takeCounted } from './take.ts'

/** Moves a pool token to the familiar. */
export function storeToken(state: State, seat: number, move: number, log: SpellbookLog, by?: SpellId): void {
  const { pool } = state.players[seat]!
  const token = removeAt(pool, placeOf(pool, move))
  log?.({ type: 'stored', seat, token, from: 'pool', ...cause(by) })
  putOnFamiliar(state, seat, token, log)
}

function storeCounted(state: State, frame: Frame, move: number, log: SpellbookLog): number {
  storeToken(state, state.stack[frame + SEAT]!, move, log, causeOf(state, frame))
  return ++state.stack[frame + C]!
}

/** Stores up to `n` pool tokens of one colour: all that level, pool and familiar allow. `E` is the colour, plus one. */
export const storeOneColour = (n: number): Effect => [
  question(
    'store-colour',
    (state, frame) => {
      const player = playerOf(state, frame)
      const wanted = Math.min(n - state.stack[frame + C]!, spaces(player))
      if (wanted === 0) return []
      const first = state.stack[frame + E]!
      return first === 0
        ? tokenMoves(player.pool, KIND.store, anyToken, 0, 1)
        : tokenMoves(player.pool, KIND.store, ofColour, first - 1, wanted)
    },
    (state, frame, move, log) => {
      state.stack[frame + E] = colourOf(tokenOf(move)) + 1
      return storeCounted(state, frame, move, log) < n
    },
  ),
]

/** Stores `n` pool tokens with the arrow's rune. */
export const storeArrow = (n: number): Effect => [
  question(
    'store',
    (state, frame) => {
      const player = playerOf(state, frame)
      const wanted = Math.min(n - state.stack[frame + C]!, spaces(player))
      return wanted === 0 ? [] : tokenMoves(player.pool, KIND.store, ofRune, state.stack[frame + A]!, wanted)
    },
    (state, frame, move, log) => storeCounted(state, frame, move, log) < n,
  ),
]

/** Stores `most` pool tokens or takes `fewer` altar tokens with the arrow's rune, never both. `E` is the branch. */
export const storeOrTakeArrow = (most: number, fewer: number): Effect => [
  question(
    'store-or-take',
    (state, frame) => {
      const player = playerOf(state, frame)
      const rune = state.stack[frame + A]!
      const done = state.stack[frame + C]!
      const branch = state.stack[frame + E]!
      const toStore = branch === KIND.take ? 0 : Math.min(most - done, spaces(player))
      const toTake = branch === KIND.store ? 0 : Math.min(fewer - done, room(player))
      const canStore = toStore > 0 && some(player.pool, ofRune, rune)
      const canTake = toTake > 0 && some(state.altar, ofRune, rune)
      if (!canTake) return canStore ? tokenMoves(player.pool, KIND.store, ofRune, rune, toStore) : []
      if (!canStore) return altarMoves(state, KIND.take, ofRune, rune, toTake)
      // The first token decides between the branches, so each is offered in full.
      const moves = tokenMoves(player.pool, KIND.store, ofRune, rune, 0)
      moves.push(...altarMoves(state, KIND.take, ofRune, rune, 0))
      return moves
    },
    (state, frame, move, log) => {
      const branch = kindOf(move)
      state.stack[frame + E] = branch
      return branch === KIND.store
        ? storeCounted(state, frame, move, log) < most
        : takeCounted(state, frame, move, log) < fewer
    },
  ),
  settleTake,
]

/** Stores `n` tokens straight from the altar. No take: nothing notices it. SB-GEN-11 */
export const absorb = (n: number): Effect => [
  question(
    'absorb',
    (state, frame) => {
      const wanted = Math.min(n - state.stack[frame + C]!, spaces(playerOf(state, frame)))
      return wanted === 0 ? [] : altarMoves(state, KIND.absorb, anyToken, 0, wanted)
    },
    (state, frame, move, log) => {
      const token = removeAt(state.altar, placeOf(state.altar, move))
      const seat = state.stack[frame + SEAT]!
      log?.({ type: 'stored', seat, token, from: 'altar', ...cause(causeOf(state, frame)) })
      putOnFamiliar(state, seat, token, log)
      return ++state.stack[frame + C]! < n
    },
  ),
]
