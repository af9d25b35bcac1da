import { leftOf, type Move, push, SEAT, type Seat } from '@athanor/kernel'
import type { Board } from './board.ts'
import { type Card, isTemple } from './card.ts'
import { type Pattern, patternOf } from './chains.ts'
import { collect } from './collect.ts'
import { SPACES } from './crystal.ts'
import { breakCurse, breakMoves } from './curse.ts'
import { CAST, collectAt, END, KIND, kindOf, placeOf, subjectOf } from './move.ts'
import { arrive } from './pawn.ts'
import { actsTwice } from './powers.ts'
import { deed, type Effect, NONE, question, REST, type TemplesLog, TURN } from './programs.ts'
import { canCast, cast } from './spells.ts'
import { isStandstill } from './standstill.ts'
import { BROKE, boardOf, COLLECTED, ENDED, has, MOVED, OPEN, type State } from './state.ts'
import { reachable } from './walk.ts'

const begin = deed((state, frame, log) => {
  state.active = state.stack[frame + SEAT]!
  state.turn++
  state.flags = 0
  log?.({ type: 'turn', seat: state.active, turn: state.turn })
})

// The grid of whoever is asked, once it has been looked at.
const grid: Pattern = []
const look = (state: State, seat: Seat): Pattern => patternOf(state.crystals, seat * SPACES, grid)

/** Adds what can be done on a card. MT-COLLECT-01, MT-COLLECT-02 */
function actionsAt(state: State, board: Board, seat: Seat, card: Card, moves: Move[]): void {
  moves.push(collectAt(card))
  if (isTemple(card)) breakMoves(state, board, seat, grid, card, moves)
}

/** Collects or breaks a curse; the turn ends with it unless it is open or P5 lets its owner go on. */
function act(state: State, seat: Seat, action: Move, log: TemplesLog): void {
  if (has(state, OPEN) || actsTwice(state, seat)) push(state.stack, REST, seat)
  perform(state, seat, action, log)
}

function perform(state: State, seat: Seat, action: Move, log: TemplesLog): void {
  if (kindOf(action) === KIND.break) breakCurse(state, seat, action, log)
  else collect(state, seat, log)
}

/**
 * Step 1: the pawn moves, or enters the ring in the first turn. An action names the card and includes the way there.
 * Spells may come before. MT-GEN-10, MT-SPELL-24
 */
const move = question(
  'move',
  (state, frame) => {
    if (has(state, MOVED)) return NONE
    const seat = state.stack[frame + SEAT]!
    const board = boardOf(state)
    const moves: Move[] = []
    look(state, seat)
    for (const card of reachable(state, board, seat)) actionsAt(state, board, seat, card, moves)
    moves.push(CAST)
    return moves
  },
  (state, frame, answer, log) => {
    const seat = state.stack[frame + SEAT]!
    if (answer === CAST) {
      cast(state, seat)
      return true
    }
    arrive(state, seat, kindOf(answer) === KIND.break ? placeOf(answer) : subjectOf(answer), log)
    act(state, seat, answer, log)
    return false
  },
)

/** Step 2, if the move did not include it: collect, or break a curse at a temple, with time for spells before. MT-SPELL-25 */
const action = question(
  'act',
  (state, frame) => {
    if (has(state, COLLECTED | BROKE)) return NONE
    const seat = state.stack[frame + SEAT]!
    const board = boardOf(state)
    const moves: Move[] = []
    look(state, seat)
    actionsAt(state, board, seat, state.pawns[seat]!, moves)
    if (canCast(state, board, seat)) moves.push(CAST)
    return moves
  },
  (state, frame, answer, log) => {
    const seat = state.stack[frame + SEAT]!
    if (answer === CAST) cast(state, seat)
    else act(state, seat, answer, log)
    return answer === CAST
  },
)

// P5 Double Rite: the other action at the same temple, if its owner likes. MT-ADV-P5.1 to MT-ADV-P5.4
const secondAction = question(
  'act-again',
  (state, frame) => {
    const seat = state.stack[frame + SEAT]!
    const card = state.pawns[seat]!
    const moves: Move[] = []
    if (!actsTwice(state, seat) || !isTemple(card)) return moves
    const board = boardOf(state)
    if (!has(state, COLLECTED)) moves.push(collectAt(card))
    else if (!has(state, BROKE)) breakMoves(state, board, seat, look(state, seat), card, moves)
    else return moves
    // In an open turn a spell may still make a chain.
    if (moves.length === 0 && !has(state, OPEN)) return moves
    if (canCast(state, board, seat)) moves.push(CAST)
    moves.push(END)
    return moves
  },
  (state, frame, answer, log) => {
    const seat = state.stack[frame + SEAT]!
    if (answer === END) state.flags |= ENDED
    else if (answer === CAST) cast(state, seat)
    else perform(state, seat, answer, log)
    return answer === CAST
  },
)

/** An open turn lasts until its player declares the end. MT-GEN-13, MT-SPELL-26 */
const after = question(
  'after',
  (state, frame) => {
    if (!has(state, OPEN) || has(state, ENDED)) return NONE
    return canCast(state, boardOf(state), state.stack[frame + SEAT]!) ? [END, CAST] : [END]
  },
  (state, frame, answer) => {
    if (answer === CAST) cast(state, state.stack[frame + SEAT]!)
    return answer === CAST
  },
)

/** What may come after the action. */
export const restProgram: Effect = [secondAction, after]

/** MT-END-23 */
const checkStandstill = (state: State, log: TemplesLog): void => {
  if (state.ending || !isStandstill(state)) return
  state.ending = true
  log?.({ type: 'standstill' })
}

/** The next player's turn, or the end after a full round. MT-END-02, MT-END-05 */
const finish = deed((state, _frame, log) => {
  checkStandstill(state, log)
  const next = leftOf(state.active, state.table.players)
  if (state.ending && next === state.table.first) log?.({ type: 'over' })
  else push(state.stack, TURN, next)
})

export const turnProgram: Effect = [begin, move, action, finish]
