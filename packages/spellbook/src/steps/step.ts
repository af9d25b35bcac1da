import { C, D, E, type Frame, PROGRAM, SEAT, stepMakers } from '@athanor/kernel'
import type { SpellbookEvent } from '../event.ts'
import { spellOfProgram } from '../programs.ts'
import type { SpellId } from '../spell.ts'
import type { Player, State } from '../state.ts'

/**
 * The steps that cards are made of. In a card's frame `A` is the rune of its arrow and `B` the colour of the card whose
 * marker drops (Clone's, when Clone copies). `C`, `D` and `E` are the steps' own and 0 when a step begins.
 */
export const { deed, question } = stepMakers<State, SpellbookEvent>()

/** Whose effect is running. */
export const playerOf = (state: State, frame: Frame): Player => state.players[state.stack[frame + SEAT]!]!

/** The card whose effect is running. */
export const causeOf = (state: State, frame: Frame): SpellId | undefined =>
  spellOfProgram(state.stack[frame + PROGRAM]!)

/** Leaves the frame as the next step wants to find it. */
export const reset = (state: State, frame: Frame): void => {
  state.stack[frame + C] = 0
  state.stack[frame + D] = 0
  state.stack[frame + E] = 0
}
