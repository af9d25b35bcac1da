import { A, B, type Frame, type Move, push, SEAT, type Seat } from '@athanor/kernel'
import type { Effect } from './card.ts'
import type { Cause } from './cause.ts'
import { energyMoves, NO_MOVES, tokenMoves } from './choice.ts'
import { AIR, countOf, EARTH, one, type Tokens, totalOf } from './energy.ts'
import { detailOf, KIND, moveOf, subjectOf } from './move.ts'
import { AMULET_OF_WATER } from './named.ts'
import { GAIN, PAY, SPEND } from './programs.ts'
import { effectCard, type Player, type State } from './state.ts'
import { deed, playerOf, question } from './step.ts'
import { capacityOf, cause, cutIfNeeded } from './supply.ts'

/** What a player may spend: the reserve and the tokens on Amulets of Water. R-042 */
export function spendable(player: Player): Tokens {
  const { play, stored } = player
  let tokens = player.reserve
  for (let i = 0; i < play.length; i++) if (effectCard(play[i]!) === AMULET_OF_WATER) tokens += stored[i]!
  return tokens
}

/** Where the Amulet of Water lies that is a source of tokens (the first is 1); -1 if there are not so many. */
function amuletAt(player: Player, source: number): number {
  let left = source
  for (let i = 0; i < player.play.length; i++)
    if (effectCard(player.play[i]!) === AMULET_OF_WATER && --left === 0) return i
  return -1
}

/** The tokens of a source: 0 is the reserve. */
export const tokensAt = (player: Player, source: number): Tokens =>
  source === 0 ? player.reserve : (player.stored[amuletAt(player, source)] ?? 0)

/** Takes a token away from a source. */
export function removeToken(player: Player, energy: number, source: number): void {
  if (source === 0) player.reserve -= one(energy)
  else player.stored[amuletAt(player, source)]! -= one(energy)
}

/** Pays certain tokens; where they come from is asked only if there is a choice. */
export function payTokens(state: State, seat: Seat, cost: Tokens, by: Cause): void {
  if (cost === 0) return
  const player = state.players[seat]!
  if (spendable(player) === player.reserve) {
    player.reserve -= cost
    return
  }
  push(state.stack, PAY, seat, cost, by)
}

export const spendTokens = (state: State, seat: Seat, n: number, by: Cause): void =>
  push(state.stack, SPEND, seat, n, by)

/**
 * Has a player take tokens of any kinds. More than the reserve can hold make no difference: the surplus would be
 * returned at once, and any mix can be reached all the same. R-085
 */
export function gainTokens(state: State, seat: Seat, n: number, by: Cause): void {
  if (n > 0) push(state.stack, GAIN, seat, Math.min(n, capacityOf(state.players[seat]!)), by)
}

/** The sources of the next token to pay, the kinds in order; one move if there is no choice. */
function payMoves(state: State, frame: Frame): readonly Move[] {
  const cost = state.stack[frame + A]!
  if (cost === 0) return NO_MOVES
  const player = playerOf(state, frame)
  let energy = AIR
  while (countOf(cost, energy) === 0) energy++
  const all = countOf(spendable(player), energy)
  const moves: Move[] = []
  if (countOf(player.reserve, energy) > 0) moves.push(moveOf(KIND.pay, energy))
  let source = 0
  for (let i = 0; i < player.play.length; i++) {
    if (effectCard(player.play[i]!) !== AMULET_OF_WATER) continue
    source++
    if (countOf(player.stored[i]!, energy) > 0) moves.push(moveOf(KIND.pay, energy, source))
  }
  if (moves.length > 1 && all === countOf(cost, energy)) moves.length = 1
  return moves
}

export const payProgram: Effect = [
  question('pay', payMoves, (state, frame, move) => {
    removeToken(playerOf(state, frame), subjectOf(move), detailOf(move))
    state.stack[frame + A]! -= one(subjectOf(move))
    return state.stack[frame + A] !== 0
  }),
]

export const spendProgram: Effect = [
  question(
    'spend',
    (state, frame) => {
      const player = playerOf(state, frame)
      const moves: Move[] = []
      tokenMoves(player, KIND.pay, moves)
      // All tokens go: their order is no choice.
      if (moves.length > 1 && totalOf(spendable(player)) <= state.stack[frame + A]!) moves.length = 1
      return moves
    },
    (state, frame, move, log) => {
      const { stack } = state
      const energy = subjectOf(move)
      removeToken(playerOf(state, frame), energy, detailOf(move))
      log?.({ type: 'spent', seat: stack[frame + SEAT]!, energy: [energy], ...cause(stack[frame + B]) })
      return --stack[frame + A]! > 0
    },
  ),
]

const ANY_ENERGY: readonly Move[] = [0, 1, 2, 3].map((energy) => moveOf(KIND.take, energy))

export const gainProgram: Effect = [
  question(
    'take',
    (state, frame) => (state.stack[frame + A]! > 0 ? ANY_ENERGY : NO_MOVES),
    (state, frame, move, log) => {
      const { stack } = state
      const energy = subjectOf(move)
      playerOf(state, frame).reserve += one(energy)
      log?.({ type: 'took-energy', seat: stack[frame + SEAT]!, energy: [energy], ...cause(stack[frame + B]) })
      return --stack[frame + A]! > 0
    },
  ),
  deed((state, frame) => cutIfNeeded(state, state.stack[frame + SEAT]!)),
]

/** DIE-04: the owner chooses among all tokens what to return. */
export const cutProgram: Effect = [
  question(
    'return',
    (state, frame) => {
      const player = playerOf(state, frame)
      return totalOf(player.reserve) > capacityOf(player) ? energyMoves(player.reserve, KIND.return) : NO_MOVES
    },
    (state, frame, move, log) => {
      playerOf(state, frame).reserve -= one(subjectOf(move))
      log?.({ type: 'returned', seat: state.stack[frame + SEAT]!, energy: [subjectOf(move)] })
      return true
    },
  ),
]

/** Tokens of the reserve are discarded, all of them if there are no more. EK-CARD-19.3, EK-CARD-19.6 */
export const dropProgram: Effect = [
  question(
    'drop',
    (state, frame) => {
      const { reserve } = playerOf(state, frame)
      const moves = energyMoves(reserve, KIND.return)
      // All tokens go: their order is no choice.
      if (moves.length > 1 && totalOf(reserve) <= state.stack[frame + A]!) moves.length = 1
      return moves
    },
    (state, frame, move, log) => {
      const { stack } = state
      playerOf(state, frame).reserve -= one(subjectOf(move))
      log?.({ type: 'spent', seat: stack[frame + SEAT]!, energy: [subjectOf(move)], ...cause(stack[frame + B]) })
      return --stack[frame + A]! > 0
    },
  ),
]

/** The energies of which a player may spend at least `n`. */
export function equalTokens(player: Player, n: number): number[] {
  const tokens = spendable(player)
  const found: number[] = []
  for (let energy = AIR; energy <= EARTH; energy++) if (countOf(tokens, energy) >= n) found.push(energy)
  return found
}
