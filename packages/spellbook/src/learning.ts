import { A, addPick, B, C, D, E, type Frame, type Move, picked, pickMask, push, SEAT, type Seat } from '@athanor/kernel'
import { iconOf } from './catalogue.ts'
import { anyToken, chosenOf, ofColour, placeOf, tokenMoves } from './choice.ts'
import { KIND, levelOfMove, onSpell, spellOf } from './move.ts'
import { countPool, type PayMode, payMoves, reach } from './payment.ts'
import { LEARN, levelProgram } from './programs.ts'
import {
  colourOfSpell,
  type Effect,
  HIGHEST,
  LOWEST,
  levelOf,
  marker,
  NOT_LEARNED,
  parseSpell,
  type SpellId,
} from './spell.ts'
import { learnedCount, type State, spaces } from './state.ts'
import { deed, playerOf, question } from './steps/index.ts'
import { putOnFamiliar, type SpellbookLog, toBox, triggerEnd } from './supply.ts'
import { COLOUR_COUNT, runeOf } from './token.ts'

/** Adds to `moves` every level of every unlearned card that the seat can pay. */
export function learnMoves(state: State, seat: Seat, mode: PayMode, moves: Move[]): void {
  const { pool, book } = state.players[seat]!
  if (pool.length < LOWEST) return
  countPool(pool)
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (book[colour] !== NOT_LEARNED) continue
    const highest = reach(state, colour, mode)
    for (let level = LOWEST; level <= highest; level++) {
      moves.push(onSpell(KIND.learn, state.table.spells[colour]!, level))
    }
  }
}

export function canLearn(state: State, seat: Seat, mode: PayMode): boolean {
  const moves: Move[] = []
  learnMoves(state, seat, mode, moves)
  return moves.length > 0
}

/** Begins a learning: the spell, the level and the way to pay are fixed. */
export function beginLearning(state: State, seat: Seat, move: Move, mode: PayMode): void {
  push(state.stack, LEARN, seat, spellOf(move), levelOfMove(move), mode)
}

const COMMUNION: SpellId = parseSpell('Y3')!
const KEPT_BY_COMMUNION = 2

/** How many paid tokens go to the familiar: Communion on L5, the one just being learned included. SB-SPELL-Y3.3 */
function kept(state: State, frame: Frame): number {
  const colour = colourOfSpell(COMMUNION)
  if (state.table.spells[colour] !== COMMUNION) return 0
  const player = playerOf(state, frame)
  const level = state.stack[frame + A] === COMMUNION ? state.stack[frame + B]! : levelOf(player.book[colour]!)
  return level === HIGHEST ? Math.min(KEPT_BY_COMMUNION, spaces(player)) : 0
}

const colourLearned = (state: State, frame: Frame): number => colourOfSpell(state.stack[frame + A]!)

// The frame of a learning: A the spell, B the level, C the way to pay, D the places of the paid tokens in the pool,
// E the picks: first the marker, then the tokens that Communion keeps, in the order in which they are named. SB-STORE-02

/** The places of the tokens that Communion keeps. */
export const keptPlaces = (state: State, frame: Frame): number[] => picked(state.stack[frame + E]!).slice(1)

/** The paid tokens that may still be kept: all but the marker and those kept already. */
const keepable = (state: State, frame: Frame): number => state.stack[frame + D]! & ~pickMask(state.stack[frame + E]!)

export const learnProgram: Effect = [
  question(
    'marker',
    (state, frame) => tokenMoves(playerOf(state, frame).pool, KIND.mark, ofColour, colourLearned(state, frame), 1),
    (state, frame, move) => {
      const at = placeOf(playerOf(state, frame).pool, move)
      state.stack[frame + D] = 1 << at
      state.stack[frame + E] = addPick(0, at)
      return false
    },
  ),
  question(
    'pay',
    (state, frame) => {
      const { stack } = state
      const colour = colourLearned(state, frame)
      return payMoves(state, stack[frame + SEAT]!, colour, stack[frame + B]!, stack[frame + C]!, stack[frame + D]!)
    },
    (state, frame, move) => {
      const paid = state.stack[frame + D]!
      state.stack[frame + D] = paid | (1 << placeOf(playerOf(state, frame).pool, move, paid))
      return true
    },
  ),
  question(
    'keep',
    (state, frame) => {
      const wanted = kept(state, frame) - keptPlaces(state, frame).length
      if (wanted <= 0) return []
      return tokenMoves(playerOf(state, frame).pool, KIND.keep, anyToken, 0, wanted, ~keepable(state, frame))
    },
    (state, frame, move) => {
      const at = placeOf(playerOf(state, frame).pool, move, ~keepable(state, frame))
      state.stack[frame + E] = addPick(state.stack[frame + E]!, at)
      return true
    },
  ),
  deed(settle),
]

/** SB-LEARN-37: payment, marker, Communion, box, seventh spell, instant effect. */
function settle(state: State, frame: Frame, log: SpellbookLog): void {
  const { stack } = state
  const seat = stack[frame + SEAT]!
  const spell = stack[frame + A]!
  const level = stack[frame + B]!
  const player = playerOf(state, frame)
  const paidMask = stack[frame + D]!
  const [at = 0, ...toStore] = picked(stack[frame + E]!)
  const { pool } = player
  const rune = runeOf(pool[at]!)
  const colour = colourOfSpell(spell)

  player.pool = pool.filter((_, i) => ((paidMask >> i) & 1) === 0)
  player.book[colour] = marker(level, rune)
  state.learnedToday |= 1 << colour
  log?.({ type: 'learned', seat, spell, level, rune, paid: chosenOf(pool, paidMask) })
  for (const place of toStore) {
    log?.({ type: 'stored', seat, token: pool[place]!, from: 'payment', by: COMMUNION })
    putOnFamiliar(state, seat, pool[place]!, log)
  }
  for (let i = 0; i < pool.length; i++) {
    if ((paidMask >> i) & 1 && i !== at && !toStore.includes(i)) toBox(state, pool[i]!)
  }
  if (learnedCount(player) === COLOUR_COUNT) triggerEnd(state, seat, 'spells', log)
  if (iconOf(spell, level) === 'instant') push(stack, levelProgram(spell, level), seat, rune, colour)
}
