import { A, B, C, D, type Seat } from '@athanor/kernel'
import type { Effect } from '../card.ts'
import { energyMoves, tokenMoves } from '../choice.ts'
import { changesAt } from '../enchantments/index.ts'
import { AIR, countOf, EARTH, type Energy, listTokens, one, several, type Tokens, totalOf } from '../energy.ts'
import { detailOf, KIND, moveOf, subjectOf } from '../move.ts'
import { PURSE_OF_IO } from '../named.ts'
import { equalTokens, gainTokens, payTokens, removeToken, spendable, spendTokens } from '../payment.ts'
import { seasonOf, worthOf } from '../season.ts'
import type { State } from '../state.ts'
import { deed, ownCard, playerOf, question, seatOf } from '../step.ts'
import { countInPlay, emptyReserve, gain, lose, moveGauge, sacrifice, takeTokens } from '../supply.ts'

import { type Count, value } from './count.ts'

export const crystals = (n: Count) =>
  deed((state, frame, log) =>
    gain(state, seatOf(state, frame), value(n, state, seatOf(state, frame)), log, ownCard(state, frame)),
  )

export const payCrystals = (n: number) =>
  deed((state, frame, log) => lose(state, seatOf(state, frame), n, log, ownCard(state, frame)))

export const gauge = (n: number) =>
  deed((state, frame, log) => moveGauge(state, seatOf(state, frame), n, log, ownCard(state, frame)))

/** Take tokens of any kinds. */
export const take = (n: Count) =>
  deed((state, frame) =>
    gainTokens(state, seatOf(state, frame), value(n, state, seatOf(state, frame)), ownCard(state, frame)),
  )

export const takeCertain = (tokens: Tokens) =>
  deed((state, frame, log) => takeTokens(state, seatOf(state, frame), tokens, log, ownCard(state, frame)))

/** Discard tokens of any kinds, from the reserve or Amulet of Water. */
export const spend = (n: number) =>
  deed((state, frame) => spendTokens(state, seatOf(state, frame), n, ownCard(state, frame)))

export const pay = (tokens: Tokens) =>
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    log?.({ type: 'spent', seat, energy: listTokens(tokens), by: ownCard(state, frame) })
    payTokens(state, seat, tokens, ownCard(state, frame))
  })

export const discardReserve = deed((state, frame, log) => {
  emptyReserve(state, seatOf(state, frame), log, ownCard(state, frame))
})

export const permitTransmutation = deed((state) => {
  state.permission = 1
})

/** The active player may transmute this turn, with 1 crystal more for each token. TRA-12 */
export function transmuteBetter(state: State): void {
  state.permission = 1
  state.addition++
}

/** Crystals added to each transmuted token: what this turn has brought, Purses of Io, the enchantment. TRA-13 */
export const additions = (state: State, seat: Seat): number =>
  countInPlay(state.players[seat]!, PURSE_OF_IO) +
  (seat === state.active ? state.addition : 0) +
  changesAt(state).addition

/** What a token brings when the seat transmutes it now. TRA-01 */
export const crystalsFor = (state: State, seat: Seat, energy: Energy): number =>
  worthOf(seasonOf(state.time), energy) + additions(state, seat)

/** Discard `n` equal tokens. */
export const spendEqual = (n: number): Effect => [
  question(
    'choose-equal',
    (state, frame) => equalTokens(playerOf(state, frame), n).map((energy) => moveOf(KIND.choose, energy)),
    (state, frame, move, log) => {
      const seat = seatOf(state, frame)
      const tokens = several(subjectOf(move), n)
      log?.({ type: 'spent', seat, energy: listTokens(tokens), by: ownCard(state, frame) })
      payTokens(state, seat, tokens, ownCard(state, frame))
      return false
    },
  ),
]

export const transmuteReserve = (worth: number) =>
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    const tokens = state.players[seat]!.reserve
    state.players[seat]!.reserve = 0
    const n = totalOf(tokens) * (worth + additions(state, seat))
    state.players[seat]!.crystals += n
    log?.({ type: 'transmuted', seat, energy: listTokens(tokens), n, by: ownCard(state, frame) })
  })

/** Put tokens of any kinds from the bank on this card. */
export const fill = (n: number): Effect => [
  question(
    'fill',
    () => energyMoves(one(0) + one(1) + one(2) + one(3), KIND.take),
    (state, frame, move, log) => {
      const { stack } = state
      const player = playerOf(state, frame)
      player.stored[stack[frame + A]!]! += one(subjectOf(move))
      log?.({ type: 'placed', seat: seatOf(state, frame), energy: [subjectOf(move)], by: ownCard(state, frame) })
      return ++stack[frame + B]! < n
    },
  ),
]

/** Place a token on this card. */
export const placeToken = question(
  'place',
  (state, frame) => {
    const moves: number[] = []
    tokenMoves(playerOf(state, frame), KIND.place, moves)
    return moves
  },
  (state, frame, move, log) => {
    const player = playerOf(state, frame)
    removeToken(player, subjectOf(move), detailOf(move))
    player.stored[state.stack[frame + A]!]! += one(subjectOf(move))
    log?.({ type: 'placed', seat: seatOf(state, frame), energy: [subjectOf(move)], by: ownCard(state, frame) })
    return false
  },
)

/** With `n` tokens on it this card is sacrificed, and tokens and crystals go to its owner. CARD-035.5 */
export const emptyWhenFull = (n: number, reward: number) =>
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    const place = state.stack[frame + A]!
    const tokens = state.players[seat]!.stored[place]!
    if (totalOf(tokens) < n) return
    const card = ownCard(state, frame)
    state.players[seat]!.stored[place] = 0
    sacrifice(state, seat, place, log, card)
    gain(state, seat, reward, log, card)
    takeTokens(state, seat, tokens, log, card)
  })

/** Pay X crystals to turn X tokens of one kind into another. `B` the kind, `C` how many, `D` the new kind. */
export const changeTokens: Effect = [
  question(
    'change',
    (state, frame) => {
      const player = playerOf(state, frame)
      const tokens = spendable(player)
      const moves: number[] = []
      for (let energy = AIR; energy <= EARTH; energy++) {
        const most = Math.min(countOf(tokens, energy), player.crystals)
        for (let n = 1; n <= most; n++) moves.push(moveOf(KIND.change, energy, n))
      }
      return moves
    },
    (state, frame, move) => {
      state.stack[frame + B] = subjectOf(move)
      state.stack[frame + C] = detailOf(move)
      return false
    },
  ),
  question(
    'into',
    (state, frame) =>
      [0, 1, 2, 3].filter((energy) => energy !== state.stack[frame + B]).map((to) => moveOf(KIND.into, to)),
    (state, frame, move, log) => {
      const { stack } = state
      const seat = seatOf(state, frame)
      stack[frame + D] = subjectOf(move)
      const tokens = several(stack[frame + B]!, stack[frame + C]!)
      lose(state, seat, stack[frame + C]!, log, ownCard(state, frame))
      log?.({ type: 'spent', seat, energy: listTokens(tokens), by: ownCard(state, frame) })
      payTokens(state, seat, tokens, ownCard(state, frame))
      return false
    },
  ),
]

export const takeChanged = deed((state, frame, log) => {
  const { stack } = state
  takeTokens(state, seatOf(state, frame), several(stack[frame + D]!, stack[frame + C]!), log, ownCard(state, frame))
})
