import { A, B, type Move, push, SEAT, type Seat } from '@athanor/kernel'
import type { Board } from './board.ts'
import type { Card } from './card.ts'
import { COLOURLESS, EMPTY, SPACES } from './crystal.ts'
import { freeChoice, pushGain } from './gain.ts'
import { convert, EXCHANGE, go, KIND, kindOf, SPEED, spaceOf, subjectOf, swap } from './move.ts'
import { arrive } from './pawn.ts'
import { paySpell } from './payment.ts'
import { exchangesCheaply, keepsReserve } from './powers.ts'
import { ADVANCE, CASTING, deed, type Effect, question, SWAPPING } from './programs.ts'
import { boardOf, CONVERTED, countOf, has, held, MOVED, OFF, OPEN, ownedRunes, payable, type State } from './state.ts'
import { reachable, reachableFast, speedCostTo } from './walk.ts'

/** The Exchange Spell's cost: lower with rune F or P1, never lower still. MT-SPELL-20, MT-SPELL-21 */
export function exchangeCost(state: State, board: Board, seat: Seat): number {
  if (exchangesCheaply(state, seat)) return board.discountedCost
  for (const rune of board.discounts) if (ownedRunes(state, seat, rune) > 0) return board.discountedCost
  return board.exchangeCost
}

/** MT-SPELL-10, MT-SPELL-11: two crystals to swap and others to pay. */
export const canSwap = (state: State, board: Board, seat: Seat): boolean => {
  const crystals = held(state, seat)
  return crystals >= board.swapCost + 2 && (paysWithAny(state) || payable(state, seat) >= board.swapCost)
}

const paysWithAny = (state: State): boolean => state.table.spellPayment === 'any'

export const canExchange = (state: State, board: Board, seat: Seat): boolean =>
  payable(state, seat) >= exchangeCost(state, board, seat)

// P2 Alchemist's Reserve: once a turn, no more crystals than there is room for. MT-ADV-P2.3, MT-ADV-P2.5
export const convertible = (state: State, seat: Seat): number =>
  keepsReserve(state, seat) && !has(state, CONVERTED) ? Math.min(state.reserve[seat]!, countOf(state, seat, EMPTY)) : 0

/** The cards to reach with the Speed Spell: part of the move, so not after it and not for the placement. MT-MOVE-33 */
export const fastCards = (state: State, board: Board, seat: Seat): Card[] =>
  has(state, MOVED) || state.pawns[seat] === OFF ? [] : reachableFast(state, board, seat)

/** Whether there is anything to cast after the move. */
export const canCast = (state: State, board: Board, seat: Seat): boolean =>
  canSwap(state, board, seat) || canExchange(state, board, seat) || convertible(state, seat) > 0

export const cast = (state: State, seat: Seat): void => push(state.stack, CASTING, seat)

const filled: number[] = []

function swapMoves(state: State, board: Board, seat: Seat, moves: Move[]): void {
  if (!canSwap(state, board, seat)) return
  const { crystals } = state
  const base = seat * SPACES
  let n = 0
  for (let space = 0; space < SPACES; space++) if (crystals[base + space] !== EMPTY) filled[n++] = space
  const anyPays = paysWithAny(state)
  const rest = payable(state, seat) - board.swapCost
  for (let i = 0; i < n; i++) {
    const a = filled[i]!
    for (let j = i + 1; j < n; j++) {
      const b = filled[j]!
      // What pays may not be one of the two.
      const pays = anyPays ? 2 : +(crystals[base + a] === COLOURLESS) + +(crystals[base + b] === COLOURLESS)
      if (pays <= rest) moves.push(swap(a, b))
    }
  }
}

const chooseSpell = question(
  'cast',
  (state, frame) => {
    const seat = state.stack[frame + SEAT]!
    const board = boardOf(state)
    const moves: Move[] = []
    if (!has(state, MOVED)) for (const card of reachable(state, board, seat)) moves.push(go(card))
    if (fastCards(state, board, seat).length > 0) moves.push(SPEED)
    if (canExchange(state, board, seat)) moves.push(EXCHANGE)
    for (let n = convertible(state, seat); n > 0; n--) moves.push(convert(n))
    swapMoves(state, board, seat, moves)
    return moves
  },
  (state, frame, move, log) => {
    const seat = state.stack[frame + SEAT]!
    const board = boardOf(state)
    switch (kindOf(move)) {
      case KIND.go:
        state.flags |= OPEN
        arrive(state, seat, subjectOf(move), log)
        break
      case KIND.speed:
        log?.({ type: 'cast', seat, spell: 'speed' })
        state.stack[frame + A] = 1
        break
      case KIND.exchange:
        log?.({ type: 'cast', seat, spell: 'exchange' })
        pushGain(state, seat, 'exchange', 0, freeChoice(0, 1))
        paySpell(state, seat, 'exchange', exchangeCost(state, board, seat))
        break
      case KIND.convert: {
        const n = subjectOf(move)
        log?.({ type: 'converted', seat, n })
        state.flags |= CONVERTED
        state.reserve[seat]! -= n
        state.supply[COLOURLESS]! += n
        pushGain(state, seat, 'reserve', 0, freeChoice(0, n))
        break
      }
      case KIND.swap: {
        const a = subjectOf(move)
        const b = spaceOf(move)
        push(state.stack, SWAPPING, seat, a, b)
        paySpell(state, seat, 'swap', board.swapCost, (1 << a) | (1 << b))
        break
      }
    }
    return false
  },
)

/** The Speed Spell: where to. Paid before the pawn moves. MT-MOVE-26 */
const goFast = question(
  'speed',
  (state, frame) =>
    state.stack[frame + A] === 1 ? fastCards(state, boardOf(state), state.stack[frame + SEAT]!).map(go) : [],
  (state, frame, move) => {
    const seat = state.stack[frame + SEAT]!
    const card = subjectOf(move)
    const cost = speedCostTo(state, seat, card)
    state.flags |= OPEN
    push(state.stack, ADVANCE, seat, card)
    paySpell(state, seat, 'speed', cost)
    return false
  },
)

export const castProgram: Effect = [chooseSpell, goFast]

/** The pawn arrives at the card in `A`, once the Speed Spell is paid. */
export const advanceProgram: Effect = [
  deed((state, frame, log) => arrive(state, state.stack[frame + SEAT]!, state.stack[frame + A]!, log)),
]

/** The crystals of spaces `A` and `B` change places. */
export const swapProgram: Effect = [
  deed((state, frame, log) => {
    const seat = state.stack[frame + SEAT]!
    const [a, b] = [state.stack[frame + A]!, state.stack[frame + B]!]
    const base = seat * SPACES
    const kind = state.crystals[base + a]!
    state.crystals[base + a] = state.crystals[base + b]!
    state.crystals[base + b] = kind
    log?.({ type: 'swapped', seat, a, b })
  }),
]
