import { B, SEAT } from '@athanor/kernel'
import { KIND, onSpell, spellOf } from '../move.ts'
import { colourOfSpell, dropped, HIGHEST, LOWEST, levelOf, raised } from '../spell.ts'
import type { State } from '../state.ts'
import { deed, question } from './step.ts'

/** The marker drops one level. SB-USE-28 */
export const drop = deed((state, frame, log) => {
  const colour = state.stack[frame + B]!
  const seat = state.stack[frame + SEAT]!
  const { book } = state.players[seat]!
  if (levelOf(book[colour]!) <= LOWEST) return
  book[colour] = dropped(book[colour]!)
  log?.({ type: 'dropped', seat, spell: state.table.spells[colour]!, level: levelOf(book[colour]!) })
})

/** The own spells below the highest level, but for the one in `colour`. */
function raisable(state: State, seat: number, colour: number): number[] {
  const moves: number[] = []
  const { book } = state.players[seat]!
  for (let c = 0; c < book.length; c++) {
    const level = levelOf(book[c]!)
    if (c !== colour && level >= LOWEST && level < HIGHEST) moves.push(onSpell(KIND.raise, state.table.spells[c]!))
  }
  return moves
}

export const canRaise = (state: State, seat: number, colour: number): boolean =>
  raisable(state, seat, colour).length > 0

/** Raises another own spell by one level. No learning. SB-SPELL-W1.11 */
export const raiseAnother = question(
  'raise',
  (state, frame) => raisable(state, state.stack[frame + SEAT]!, state.stack[frame + B]!),
  (state, frame, move, log) => {
    const seat = state.stack[frame + SEAT]!
    const { book } = state.players[seat]!
    const colour = colourOfSpell(spellOf(move))
    book[colour] = raised(book[colour]!)
    log?.({ type: 'raised', seat, spell: spellOf(move), level: levelOf(book[colour]!) })
    return false
  },
)
