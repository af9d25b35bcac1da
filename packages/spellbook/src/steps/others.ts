import { A, leftOf, push, removeAt, SEAT } from '@athanor/kernel'
import { altarMoves, anyToken, placeOf } from '../choice.ts'
import { KIND } from '../move.ts'
import { GIVE_OPPONENT, TAKE_ONE } from '../programs.ts'
import type { Effect } from '../spell.ts'
import { room, type State } from '../state.ts'
import { drawOne, drawToPool } from '../supply.ts'
import { causeOf, deed, playerOf, question } from './step.ts'
import { takeToken } from './take.ts'

/** Every other player draws 1, clockwise from the user's left; so does the solo opponent. */
export const othersDraw = deed((state, frame, log) => {
  const user = state.stack[frame + SEAT]!
  const by = causeOf(state, frame)!
  for (let seat = nextSeat(state, user); seat !== user; seat = nextSeat(state, seat))
    drawToPool(state, seat, 1, log, by)
  if (state.opponent) {
    const token = drawOne(state, log)
    if (token < 0) return
    state.opponent.pool.push(token)
    log?.({ type: 'opponent-got', token, by })
  }
})

const nextSeat = (state: State, seat: number): number => leftOf(seat, state.table.players)

/** Every other player takes 1 from the altar, clockwise from the user's left; the solo player gives the opponent one. */
export const othersTake = deed((state, frame) => {
  const user = state.stack[frame + SEAT]!
  const by = causeOf(state, frame)!
  if (state.opponent) push(state.stack, GIVE_OPPONENT, user, by)
  // The last frame pushed runs first, so the user's right neighbour is pushed first.
  for (let i = state.table.players - 1; i > 0; i--) push(state.stack, TAKE_ONE, (user + i) % state.table.players, by)
})

/** Another player's take. `A` is the card that lets it happen. */
export const takeGift: Effect = [
  question(
    'take-gift',
    (state, frame) => (room(playerOf(state, frame)) === 0 ? [] : altarMoves(state, KIND.take, anyToken, 0, 1)),
    (state, frame, move, log) => {
      takeToken(state, state.stack[frame + SEAT]!, move, log, state.stack[frame + A]!)
      return false
    },
  ),
]

/** The solo player gives an altar token to the opponent's pool. `A` is the card that lets it happen. */
export const giveOpponent: Effect = [
  question(
    'give-opponent',
    (state) => altarMoves(state, KIND.feed, anyToken, 0, 1),
    (state, frame, move, log) => {
      const token = removeAt(state.altar, placeOf(state.altar, move))
      state.opponent!.pool.push(token)
      log?.({ type: 'opponent-got', token, by: state.stack[frame + A]! })
      return false
    },
  ),
]
