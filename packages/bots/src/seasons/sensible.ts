import { A, FRAME_SIZE, type Move, PROGRAM, type Seat } from '@athanor/kernel'
import {
  AIR,
  BONUS,
  CUT,
  countOf,
  EARTH,
  type Energy,
  energyCost,
  GAIN,
  KIND,
  kindOf,
  SPEND,
  type State,
  seasonOf,
  subjectOf,
  totalOf,
  worthOf,
} from '@athanor/seasons/inside'
import { nextTime } from './clock.ts'
import { type Plan, planOf } from './plan.ts'
import { type Side, sideOf } from './side.ts'

/**
 * The moves that deserve a thought. Bonuses cost points and are kept until they help at once; and of several tokens to
 * take or to give, which is a choice in many steps, only the kinds are looked at that the cards in hand ask for.
 */
export function sensible(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const { stack } = state
  const frame = stack.length - FRAME_SIZE
  const program = stack[frame + PROGRAM]!
  if (program === GAIN) return usefulTokens(sideOf(state, seat), moves, stack[frame + A]!)
  if (program === SPEND || program === CUT) return spareTokens(sideOf(state, seat), moves)
  return state.phase === 'turn' ? withoutIdleBonuses(state, seat, moves) : moves
}

function withoutIdleBonuses(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (kindOf(moves[moves.length - 1]!) !== KIND.bonus) return moves
  const side = sideOf(state, seat)
  const plan = planOf(side)
  return moves.filter((move) => kindOf(move) !== KIND.bonus || isUseful(subjectOf(move), side, plan))
}

const EXCHANGED = 2

function isUseful(bonus: number, side: Side, plan: Plan): boolean {
  const tokens = totalOf(side.tokens)
  if (bonus === BONUS.card) return side.roundsAfter > 1 && side.room > side.player.hand.length
  if (bonus === BONUS.transmute) return tokens >= EXCHANGED
  if (plan.size === 0) return false
  if (bonus === BONUS.gauge) return side.room <= 0 && plan.lacks[0] === 0
  return side.room > 0 && lacksLittle(plan)
}

/** Whether two tokens are enough for a card that cannot be summoned yet. */
function lacksLittle({ lacks, size }: Plan): boolean {
  for (let rank = 0; rank < size; rank++) if (lacks[rank]! > 0 && lacks[rank]! <= EXCHANGED) return true
  return false
}

/** The kinds of energy that the cards in hand lack, those planned first before others; then the best to transmute. */
function usefulTokens(side: Side, moves: readonly Move[], n: number): readonly Move[] {
  const kinds = n > 1 ? 2 : 3
  const wanted = lackingKinds(side)
  const season = seasonOf(Math.floor(nextTime(side.state)))
  for (let worth = 3; worth > 0 && wanted.length < kinds; worth--)
    for (let energy = AIR; energy <= EARTH; energy++)
      if (worthOf(season, energy) === worth && !wanted.includes(energy)) wanted.push(energy)
  wanted.length = Math.min(wanted.length, kinds)
  return moves.filter((move) => wanted.includes(subjectOf(move)))
}

function lackingKinds(side: Side): Energy[] {
  const { cards, size } = planOf(side)
  const found: Energy[] = []
  let demand = 0
  for (let rank = 0; rank < size; rank++) {
    demand += energyCost(cards[rank]!, side.state.players.length)
    for (let energy = AIR; energy <= EARTH; energy++)
      if (countOf(demand, energy) > countOf(side.tokens, energy) && !found.includes(energy)) found.push(energy)
  }
  return found
}

/** Tokens that no card in hand needs; any, if there are none. */
function spareTokens(side: Side, moves: readonly Move[]): readonly Move[] {
  const { spare } = planOf(side)
  const found = moves.filter((move) => countOf(spare, subjectOf(move)) > 0)
  return found.length > 0 ? found : moves
}
