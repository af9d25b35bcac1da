import { A, B, C, D, type Frame, type Move, type Seat } from '@athanor/kernel'
import type { Effect } from '../card.ts'
import { energyMoves, tokenMoves } from '../choice.ts'
import { changesAt } from '../enchantments/index.ts'
import { AIR, countOf, EARTH, type Energy, listTokens, one, several, type Tokens, totalOf } from '../energy.ts'
import { giveUp } from '../loss.ts'
import { detailOf, KIND, moveOf, STOP, subjectOf } from '../move.ts'
import { IOS_TRANSMUTER, PURSE_OF_IO, SHIELD_OF_ZIRA } from '../named.ts'
import { equalTokens, gainTokens, payTokens, removeToken, spendable, spendTokens } from '../payment.ts'
import { OWN } from '../programs.ts'
import { seasonOf, worthOf } from '../season.ts'
import { CRYSTAL_DIE, GIVEN, type State, USED } from '../state.ts'
import { deed, ownCard, playerOf, question, seatOf } from '../step.ts'
import { countInPlay, emptyReserve, gain, lose, moveGauge, type SeasonsLog, takeTokens } from '../supply.ts'

import { type Count, value } from './count.ts'

export const crystals = (n: Count) =>
  deed((state, frame, log) => gain(state, seatOf(state, frame), value(n, state, frame), log, ownCard(state, frame)))

export const payCrystals = (n: number) =>
  deed((state, frame, log) => lose(state, seatOf(state, frame), n, log, ownCard(state, frame)))

export const gauge = (n: number) =>
  deed((state, frame, log) => moveGauge(state, seatOf(state, frame), n, log, ownCard(state, frame)))

/** Crystals for a card that was used this round. EK-CARD-09.2 */
export const crystalsIfUsed = (n: number) =>
  deed((state, frame, log) => {
    const { play } = playerOf(state, frame)
    const place = state.stack[frame + A]!
    if ((play[place]! & USED) === 0) return
    play[place]! &= ~USED
    gain(state, seatOf(state, frame), n, log, ownCard(state, frame))
  })

/** Take tokens of any kinds. */
export const take = (n: Count) =>
  deed((state, frame) => gainTokens(state, seatOf(state, frame), value(n, state, frame), ownCard(state, frame)))

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
  state.permission |= GIVEN
})

/** TRA-09, EK-CARD-09.1 */
export const mayTransmute = (state: State, seat: Seat): boolean =>
  state.active === seat && ((state.permission & GIVEN) !== 0 || hasTransmuter(state, seat))

const hasTransmuter = (state: State, seat: Seat): boolean =>
  (state.permission & CRYSTAL_DIE) !== 0 && countInPlay(state.players[seat]!, IOS_TRANSMUTER) > 0

/** The active player may transmute this turn, with 1 crystal more for each token. TRA-12 */
export function transmuteBetter(state: State): void {
  state.permission |= GIVEN
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

function placeMoves(state: State, frame: Frame): Move[] {
  const moves: Move[] = []
  tokenMoves(playerOf(state, frame), KIND.place, moves)
  return moves
}

function place(state: State, frame: Frame, move: Move, log: SeasonsLog): boolean {
  const player = playerOf(state, frame)
  removeToken(player, subjectOf(move), detailOf(move))
  player.stored[state.stack[frame + A]!]! += one(subjectOf(move))
  log?.({ type: 'placed', seat: seatOf(state, frame), energy: [subjectOf(move)], by: ownCard(state, frame) })
  return false
}

/** Place a token on this card. */
export const placeToken = question('place', placeMoves, place)

/** Place a token on this card, or do not. EK-CARD-03.1 */
export const mayPlaceToken = question(
  'may-place',
  (state, frame) => {
    const moves = placeMoves(state, frame)
    if (moves.length > 0) moves.push(STOP)
    return moves
  },
  (state, frame, move, log) => move !== STOP && place(state, frame, move, log),
)

/** Tokens of this card go to the reserve, at least one. `B` are those taken so far. EK-CARD-03.2 */
export const unload: Effect = [
  question(
    'unload',
    (state, frame) => {
      const moves = energyMoves(playerOf(state, frame).stored[state.stack[frame + A]!]!, KIND.take)
      if (moves.length > 0 && state.stack[frame + B] !== 0) moves.push(STOP)
      return moves
    },
    (state, frame, move) => {
      if (move === STOP) return false
      playerOf(state, frame).stored[state.stack[frame + A]!]! -= one(subjectOf(move))
      state.stack[frame + B]! += one(subjectOf(move))
      return true
    },
  ),
  deed((state, frame, log) => {
    takeTokens(state, seatOf(state, frame), state.stack[frame + B]!, log, ownCard(state, frame))
  }),
]

/** What lies on this card goes to the reserve. */
export const takeAllFromThis = deed((state, frame, log) => {
  const { stored } = playerOf(state, frame)
  const tokens = stored[state.stack[frame + A]!]!
  stored[state.stack[frame + A]!] = 0
  takeTokens(state, seatOf(state, frame), tokens, log, ownCard(state, frame))
})

/** Of three equal tokens one lies on this card from now on, the others are discarded. EK-CARD-12.1 */
export const setOneOfThree = question(
  'choose-equal',
  (state, frame) => equalTokens(playerOf(state, frame), 3).map((energy) => moveOf(KIND.choose, energy)),
  (state, frame, move, log) => {
    const seat = seatOf(state, frame)
    const energy = subjectOf(move)
    const by = ownCard(state, frame)
    log?.({ type: 'spent', seat, energy: [energy, energy], by })
    log?.({ type: 'placed', seat, energy: [energy], by })
    payTokens(state, seat, several(energy, 3), by)
    playerOf(state, frame).stored[state.stack[frame + A]!]! += one(energy)
    return false
  },
)

/** Discard a token, if there is one; earth brings crystals. EK-CARD-02 */
export const discardForEarth = (reward: number) =>
  question(
    'horn',
    (state, frame) => {
      const moves: Move[] = []
      tokenMoves(playerOf(state, frame), KIND.pay, moves)
      return moves
    },
    (state, frame, move, log) => {
      const seat = seatOf(state, frame)
      const by = ownCard(state, frame)
      removeToken(playerOf(state, frame), subjectOf(move), detailOf(move))
      log?.({ type: 'spent', seat, energy: [subjectOf(move)], by })
      if (subjectOf(move) === EARTH) gain(state, seat, reward, log, by)
      return false
    },
  )

/**
 * With `n` tokens on it this card is sacrificed, and tokens and crystals go to its owner. `B` are the tokens while the
 * owner thinks of a Shield. CARD-035.5
 */
export const emptyWhenFull = (n: number, reward: number): Effect => {
  const pour = (state: State, frame: Frame, tokens: Tokens, log: SeasonsLog): void => {
    gain(state, seatOf(state, frame), reward, log, ownCard(state, frame))
    takeTokens(state, seatOf(state, frame), tokens, log, ownCard(state, frame))
  }
  return [
    deed((state, frame, log) => {
      const player = playerOf(state, frame)
      const place = state.stack[frame + A]!
      const tokens = player.stored[place]!
      if (totalOf(tokens) < n) return
      player.stored[place] = 0
      giveUp(state, seatOf(state, frame), place, log, ownCard(state, frame), OWN)
      if (countInPlay(player, SHIELD_OF_ZIRA) > 0) state.stack[frame + B] = tokens
      else pour(state, frame, tokens, log)
    }),
    deed((state, frame, log) => {
      if (state.stack[frame + B] !== 0) pour(state, frame, state.stack[frame + B]!, log)
    }),
  ]
}

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
