import { A, type Frame, type Move, push, type Question, SEAT, type Seat } from '@athanor/kernel'
import { levelCard } from './catalogue.ts'
import { altarMoves, anyToken, tokenMoves } from './choice.ts'
import type { SpellbookEvent } from './event.ts'
import { beginLearning, learnMoves } from './learning.ts'
import { DRAW, KIND, kindOf, levelOfMove, onSpell, PASS, spellOf } from './move.ts'
import { WILD } from './payment.ts'
import { levelProgram } from './programs.ts'
import {
  colourOfSpell,
  type LevelNumber,
  LOWEST,
  levelOf,
  NOT_LEARNED,
  type Phase,
  runeOfMarker,
  type SpellId,
} from './spell.ts'
import { available, room, type State, spaces } from './state.ts'
import { mirage, question, storeToken, takeToken } from './steps/index.ts'
import { drawToPool, type SpellbookLog } from './supply.ts'
import { COLOUR_COUNT, type Rune } from './token.ts'

/** Adds the primary actions of a phase. SB-DAY-07, SB-DAY-08, SB-DAY-13, SB-DAY-15 */
export function primaryMoves(state: State, seat: Seat, phase: Phase, moves: Move[]): void {
  const player = state.players[seat]!
  if (phase === 'morning') {
    if (room(player) === 0) return
    for (const move of altarMoves(state, KIND.take, anyToken, 0, 0)) moves.push(move)
    if (available(state) > 0) moves.push(DRAW)
  } else if (phase === 'midday') {
    if (spaces(player) > 0) for (const move of tokenMoves(player.pool, KIND.store, anyToken, 0, 0)) moves.push(move)
  } else learnMoves(state, seat, WILD, moves)
}

const DRAWN_IN_THE_MORNING = 2

/** Carries out a primary action; false if the move is not one. */
export function doPrimary(state: State, seat: Seat, move: Move, log: SpellbookLog): boolean {
  const kind = kindOf(move)
  if (kind === KIND.take) mirage(state, seat, takeToken(state, seat, move, log) ? 1 : 0, log)
  else if (kind === KIND.draw) drawToPool(state, seat, DRAWN_IN_THE_MORNING, log)
  else if (kind === KIND.store) storeToken(state, seat, move, log)
  else if (kind === KIND.learn) beginLearning(state, seat, move, WILD)
  else return false
  return true
}

/** Whether a level does anything for the seat now. `rune` is what its arrow means. SB-USE-15 */
export function usable(state: State, seat: Seat, spell: SpellId, level: LevelNumber, rune: Rune): boolean {
  const { needs } = levelCard(spell, level)
  for (let i = 0; i < needs.length; i++) if (needs[i]!(state, seat, rune) !== undefined) return false
  return true
}

/** Adds the seat's own spells of a phase, at their level and below. SB-USE-01 */
function spellMoves(state: State, seat: Seat, phase: Phase, moves: Move[]): void {
  const { book } = state.players[seat]!
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const marker = book[colour]!
    // SB-DAY-19: an evening spell waits for the next day.
    if (marker === NOT_LEARNED || (phase === 'evening' && (state.learnedToday >> colour) & 1)) continue
    const spell = state.table.spells[colour]!
    const rune = runeOfMarker(marker)
    for (let level = LOWEST; level <= levelOf(marker); level++) {
      if (levelCard(spell, level).icon === phase && usable(state, seat, spell, level, rune))
        moves.push(onSpell(KIND.use, spell, level))
    }
  }
}

function beginUse(state: State, seat: Seat, move: Move, log: SpellbookLog): void {
  const spell = spellOf(move)
  const level = levelOfMove(move)
  const colour = colourOfSpell(spell)
  log?.({ type: 'used', seat, spell, level })
  const rune = runeOfMarker(state.players[seat]!.book[colour]!)
  push(state.stack, levelProgram(spell, level), seat, rune, colour)
}

/** Every action of a phase, passing included. */
export function actionMoves(state: State, seat: Seat, phase: Phase): Move[] {
  const moves: Move[] = []
  primaryMoves(state, seat, phase, moves)
  spellMoves(state, seat, phase, moves)
  moves.push(PASS)
  return moves
}

/** One action of a phase, or a pass: then the frame's `A` is 1. */
export const action = (phase: Phase): Question<State, SpellbookEvent> =>
  question(
    phase,
    (state, frame) => actionMoves(state, state.stack[frame + SEAT]!, phase),
    (state, frame, move, log) => {
      const seat = state.stack[frame + SEAT]!
      if (move === PASS) {
        state.stack[frame + A] = 1
        log?.({ type: 'passed', seat, phase, forced: actionMoves(state, seat, phase).length === 1 })
      } else if (!doPrimary(state, seat, move, log)) beginUse(state, seat, move, log)
      return false
    },
  )

export const passed = (state: State, frame: Frame): boolean => state.stack[frame + A] === 1
