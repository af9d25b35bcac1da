import { A, B, type Move, push, removeAt, SEAT, type Seat } from '@athanor/kernel'
import { doPrimary, primaryMoves, usable } from './action.ts'
import { iconOf } from './catalogue.ts'
import { ofRune, placeOf, tokenMoves } from './choice.ts'
import { KIND, levelOfMove, onSpell, ownerOf, spellOf } from './move.ts'
import { levelProgram } from './programs.ts'
import {
  colourOfSpell,
  type Effect,
  LOWEST,
  levelOf,
  type Need,
  NOT_LEARNED,
  type Phase,
  parseSpell,
  runeOfMarker,
  type SpellId,
} from './spell.ts'
import { clone, type State } from './state.ts'
import { discardToken, question } from './steps/index.ts'
import { toBox } from './supply.ts'
import { COLOUR_COUNT, type Rune } from './token.ts'

const CLONE: SpellId = parseSpell('W3')!
const SOLO_LEVEL = 4

/** Adds what Clone may do in the place of a phase's action. `rune` is the rune of the Clone marker. */
function copyMoves(state: State, seat: Seat, phase: Phase, rune: Rune, moves: Move[]): void {
  if (state.opponent) {
    soloCopyMoves(state, seat, phase, rune, moves)
    return
  }
  primaryMoves(state, seat, phase, moves)
  for (let i = 1; i < state.table.players; i++) {
    const owner = (seat + i) % state.table.players
    const { book } = state.players[owner]!
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const marker = book[colour]!
      const spell = state.table.spells[colour]!
      if (marker === NOT_LEARNED || spell === CLONE) continue
      for (let level = LOWEST; level <= levelOf(marker); level++) {
        if (iconOf(spell, level) === phase && usable(state, seat, spell, level, runeOfMarker(marker)))
          moves.push(onSpell(KIND.copy, spell, level, owner))
      }
    }
  }
}

/** Solo: the L4 effect of a card of the line-up that is not learned yet. SB-CLONE-48 to SB-CLONE-52 */
function soloCopyMoves(state: State, seat: Seat, phase: Phase, rune: Rune, moves: Move[]): void {
  const { book } = state.players[seat]!
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const spell = state.table.spells[colour]!
    if (
      book[colour] === NOT_LEARNED &&
      iconOf(spell, SOLO_LEVEL) === phase &&
      usable(state, seat, spell, SOLO_LEVEL, rune)
    )
      moves.push(onSpell(KIND.copy, spell, SOLO_LEVEL, seat))
  }
}

function canCopyNow(state: State, seat: Seat, phase: Phase, rune: Rune): boolean {
  const moves: Move[] = []
  copyMoves(state, seat, phase, rune, moves)
  return moves.length > 0
}

export const canCopy =
  (phase: Phase): Need =>
  (state, seat, rune) =>
    canCopyNow(state, seat, phase, rune) ? undefined : 'nothing-to-copy'

/** Does in the place of the phase's action what another player's spell or a primary action does. */
export const copy = (phase: Phase): Effect => [
  question(
    `copy-${phase}`,
    (state, frame) => {
      const moves: Move[] = []
      copyMoves(state, state.stack[frame + SEAT]!, phase, state.stack[frame + A]!, moves)
      return moves
    },
    (state, frame, move, log) => {
      const seat = state.stack[frame + SEAT]!
      if (doPrimary(state, seat, move, log)) return false
      const spell = spellOf(move)
      const level = levelOfMove(move)
      const owner = ownerOf(move)
      log?.({ type: 'copied', seat, spell, level, owner })
      // SB-CLONE-22, SB-CLONE-52: the owner's rune; alone, the Clone marker's. SB-CLONE-24: the Clone marker drops.
      const rune = state.opponent
        ? state.stack[frame + A]!
        : runeOfMarker(state.players[owner]!.book[colourOfSpell(spell)]!)
      push(state.stack, levelProgram(spell, level), seat, rune, state.stack[frame + B]!)
      return false
    },
  ),
]

/** The rune tokens whose discard leaves something to copy. SB-CLONE-37 */
function discardMoves(state: State, seat: Seat, rune: Rune): Move[] {
  return tokenMoves(state.players[seat]!.pool, KIND.discard, ofRune, rune, 0).filter((move) => {
    const afterwards = clone(state)
    const { pool } = afterwards.players[seat]!
    toBox(afterwards, removeAt(pool, placeOf(pool, move)))
    return canCopyNow(afterwards, seat, 'morning', rune)
  })
}

export const canDiscardAndCopy: Need = (state, seat, rune) => {
  if (tokenMoves(state.players[seat]!.pool, KIND.discard, ofRune, rune, 0).length === 0) return 'no-rune-held'
  return discardMoves(state, seat, rune).length > 0 ? undefined : 'nothing-to-copy'
}

/** Clone's own price for a morning action. */
export const discardToCopy = question(
  'discard',
  (state, frame) => discardMoves(state, state.stack[frame + SEAT]!, state.stack[frame + A]!),
  (state, frame, move, log) => {
    discardToken(state, frame, move, log)
    return false
  },
)
