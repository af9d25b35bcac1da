import { A, B, C, FRAME_SIZE, type Frame, type Move, PROGRAM, push, type Seat } from '@athanor/kernel'
import { abilityMoves, useAbility } from './abilities/use.ts'
import { activateMoves, beginActivation } from './activation.ts'
import type { Effect } from './card.ts'
import { NO_MOVES, tokenMoves } from './choice.ts'
import { FACE } from './die.ts'
import { changesAt } from './enchantments/index.ts'
import { avert, canAvert } from './enchantments/vision.ts'
import { totalOf } from './energy.ts'
import { cardOf } from './entry.ts'
import {
  BONUS,
  BONUSES,
  detailOf,
  END,
  GO,
  KIND,
  kindOf,
  moveOf,
  OPTIONS,
  type OptionName,
  optionMove,
  subjectOf,
} from './move.ts'
import { IOS_TRANSMUTER, STEADFAST_DIE } from './named.ts'
import { gainTokens, removeToken, spendable, spendTokens } from './payment.ts'
import { DRAWN, KEEP, TURN } from './programs.ts'
import { BONUS_LIMIT, CRYSTAL_DIE, effectCard, GAUGE_LIMIT, GIVEN, type Player, type State, USED } from './state.ts'
import { asked, deed, question, seatOf } from './step.ts'
import { drawToJudge } from './steps/drawing.ts'
import { crystalsFor, mayTransmute, transmuteBetter } from './steps/energy.ts'
import { beginSummoning, summonMoves } from './summoning.ts'
import { countInPlay, drawInto, gain, moveGauge, type SeasonsLog, takeTokens } from './supply.ts'

export const beginTurn = (state: State, seat: Seat): void => push(state.stack, TURN, seat)

const TWO_CARDS = 2
const EXCHANGED = 2

/** What was done in this turn and cannot be done twice, as bits. */
export const SUMMONED = 1
export const AVERTED = 2

/** Whether something that can be done once was done in the running turn. */
export function isDone(state: State, what: number): boolean {
  const { stack } = state
  for (let frame = 0; frame < stack.length; frame += FRAME_SIZE)
    if (stack[frame + PROGRAM] === TURN) return (stack[frame + B]! & what) !== 0
  return false
}

/** Whether the bonus can be used now. BON-01, BON-06, BON-10, BON-11, EK-ENC-08.1 */
export function bonusOpen(state: State, seat: Seat, bonus: number): boolean {
  const player = state.players[seat]!
  if (player.bonus >= BONUS_LIMIT || (bonus === BONUS.cards) !== (state.phase === 'die')) return false
  if (bonus === BONUS.exchange) return totalOf(spendable(player)) >= EXCHANGED
  if (bonus === BONUS.gauge) return player.gauge < GAUGE_LIMIT
  if (bonus === BONUS.cards) return FACE[player.die]!.draw > 0 && state.pile.length > 0
  if (bonus === BONUS.card) return changesAt(state).fifthBonus && state.pile.length > 0
  return true
}

function bonus(state: State, seat: Seat, which: number, log: SeasonsLog): void {
  const player = state.players[seat]!
  player.bonus++
  log?.({ type: 'bonus', seat, bonus: BONUSES[which]!, used: player.bonus })
  if (which === BONUS.exchange) {
    gainTokens(state, seat, EXCHANGED, 0)
    spendTokens(state, seat, EXCHANGED, 0)
  } else if (which === BONUS.transmute) transmuteBetter(state)
  else if (which === BONUS.gauge) moveGauge(state, seat, 1, log)
  else if (which === BONUS.card) drawToJudge(state, seat, log, 0)
}

/** Carries out the symbols of the die after its energy. ORD-08 */
function carryOut(state: State, seat: Seat, cards: number, log: SeasonsLog): void {
  const { crystals, gauge, draw, transmute } = FACE[state.players[seat]!.die]!
  if (transmute) state.permission |= GIVEN
  if (crystals > 0 && state.table.kingdom) state.permission |= CRYSTAL_DIE
  gain(state, seat, crystals, log)
  if (gauge > 0) moveGauge(state, seat, gauge, log)
  if (draw > 0) {
    drawInto(state.held, state, seat, cards, log)
    push(state.stack, cards > 1 ? KEEP : DRAWN, seat)
  }
}

/** Everything one may do after the die, in any order. ORD-04 */
function actionMoves(state: State, frame: Frame): Move[] {
  const moves: Move[] = [END]
  const seat = seatOf(state, frame)
  const player = state.players[seat]!
  const done = state.stack[frame + B]!
  if ((done & SUMMONED) === 0) summonMoves(state, seat, moves)
  activateMoves(state, seat, moves)
  if (state.permission !== 0 && mayTransmute(state, seat)) tokenMoves(player, KIND.transmute, moves)
  if (player.bonus < BONUS_LIMIT)
    for (let which = 0; which < BONUS.card; which++)
      if (bonusOpen(state, seat, which)) moves.push(moveOf(KIND.bonus, which))
  if (player.ability) abilityMoves(state, seat, moves)
  if (state.table.enchantment !== undefined) enchantedMoves(state, seat, done, moves)
  return moves
}

/** What an enchantment allows besides. EK-ENC-08.1, EK-ENC-10.2 */
function enchantedMoves(state: State, seat: Seat, done: number, moves: Move[]): void {
  if (bonusOpen(state, seat, BONUS.card)) moves.push(moveOf(KIND.bonus, BONUS.card))
  if (changesAt(state).avertPrice > 0 && (done & AVERTED) === 0 && canAvert(state, seat))
    moves.push(moveOf(KIND.avert, cardOf(state.pile[state.pile.length - 1]!)))
}

/** Summons, and remembers it if that may be done only once in a turn. EK-ENC-04.1 */
function summon(state: State, frame: Frame, move: Move): void {
  if (changesAt(state).oneSummoning) state.stack[frame + B]! |= SUMMONED
  beginSummoning(state, seatOf(state, frame), subjectOf(move))
}

/** One token becomes crystals. TRA-01 */
function transmute(state: State, seat: Seat, move: Move, log: SeasonsLog): void {
  const player = state.players[seat]!
  const energy = subjectOf(move)
  const n = crystalsFor(state, seat, energy)
  removeToken(player, energy, detailOf(move))
  player.crystals += n
  log?.({ type: 'transmuted', seat, energy: [energy], n })
  if ((state.permission & CRYSTAL_DIE) !== 0) useTransmuters(player)
}

/** With a die that brought crystals, every transmutation is one with Io's Transmuter. R-127 */
function useTransmuters({ play }: Player): void {
  for (let i = 0; i < play.length; i++) if (effectCard(play[i]!) === IOS_TRANSMUTER) play[i]! |= USED
}

/** What Steadfast Die gives instead of the die. EK-CARD-14.1 */
export const INSTEAD: readonly OptionName[] = ['gauge', 'energy', 'transmute']
const INSTEAD_MOVES: readonly Move[] = INSTEAD.map(optionMove)

function insteadOfDie(state: State, seat: Seat, option: OptionName, log: SeasonsLog): void {
  log?.({ type: 'instead-of-die', seat, option, by: STEADFAST_DIE })
  if (option === 'gauge') moveGauge(state, seat, 1, log, STEADFAST_DIE)
  else if (option === 'energy') gainTokens(state, seat, 1, STEADFAST_DIE)
  else state.permission |= GIVEN
}

// The frame of a turn: A the number of cards that the draw symbol brings, 0 if the die is not carried out; B what was done
// and cannot be done twice; C what comes instead of the die.
export const turnProgram: Effect = [
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    state.active = seat
    state.phase = 'die'
    state.stack[frame + A] = 1
    log?.({ type: 'turn', seat })
  }),
  question(
    'die',
    (state, frame) => {
      const seat = seatOf(state, frame)
      const moves: Move[] = [GO]
      activateMoves(state, seat, moves)
      if (bonusOpen(state, seat, BONUS.cards)) moves.push(moveOf(KIND.bonus, BONUS.cards))
      if (state.table.kingdom && countInPlay(state.players[seat]!, STEADFAST_DIE) > 0) moves.push(...INSTEAD_MOVES)
      return moves.length > 1 ? moves : NO_MOVES
    },
    (state, frame, move, log) => {
      if (kindOf(move) === KIND.activate) {
        beginActivation(state, seatOf(state, frame), move, log)
        return true
      }
      if (kindOf(move) === KIND.bonus) {
        bonus(state, seatOf(state, frame), BONUS.cards, log)
        state.stack[frame + A] = TWO_CARDS
      } else if (kindOf(move) === KIND.option) {
        state.stack[frame + A] = 0
        state.stack[frame + C] = subjectOf(move)
      }
      return false
    },
  ),
  // The energy first: its surplus is returned before the other symbols. ORD-08
  deed((state, frame, log) => {
    const seat = seatOf(state, frame)
    state.phase = 'turn'
    if (state.stack[frame + A] === 0) insteadOfDie(state, seat, OPTIONS[state.stack[frame + C]!]!, log)
    else takeTokens(state, seat, FACE[state.players[seat]!.die]!.energy, log)
  }),
  deed((state, frame, log) => {
    const cards = state.stack[frame + A]!
    if (cards > 0) carryOut(state, seatOf(state, frame), cards, log)
  }),
  // Asked even if nothing else is possible: what is possible depends on a hidden hand.
  asked('act', true, actionMoves, (state, frame, move, log) => {
    const seat = seatOf(state, frame)
    if (move === END) {
      // TRA-10
      state.permission = 0
      state.addition = 0
      return false
    }
    if (kindOf(move) === KIND.summon) summon(state, frame, move)
    else if (kindOf(move) === KIND.activate) beginActivation(state, seat, move, log)
    else if (kindOf(move) === KIND.transmute) transmute(state, seat, move, log)
    else if (kindOf(move) === KIND.bonus) bonus(state, seat, subjectOf(move), log)
    else if (kindOf(move) === KIND.token) useAbility(state, seat, log)
    else {
      state.stack[frame + B]! |= AVERTED
      avert(state, seat, log)
    }
    return true
  }),
]
