import { FRAME_SIZE, PROGRAM, STEP } from '@athanor/kernel'
import { BREAKING, programs, purposeOf, type State, UPGRADING } from '@athanor/temples/inside'

/** By program and step: the question that is asked there, '' where none is. */
const PROMPTS = programs.map((program) => program.map((step) => (step.kind === 'deed' ? '' : step.prompt)))

/** The step of upgrading at which slots are covered. */
export const UPGRADE = PROMPTS[UPGRADING]!.indexOf('upgrade')

/** The frame of the open question. */
export const openFrame = ({ stack }: State): number => stack.length - FRAME_SIZE

/** The question that is open; '' at the end of the game. */
export function asked(state: State): string {
  const frame = openFrame(state)
  return frame < 0 ? '' : PROMPTS[state.stack[frame + PROGRAM]!]![state.stack[frame + STEP]!]!
}

/** Crystals to come and to pay are foreseen; what follows a spell, a menu or a broken curse is not. */
export function quiet(state: State): boolean {
  switch (asked(state)) {
    case 'move':
    case 'upgrade':
    case 'grid':
      return true
    case 'put':
    case 'source':
      return !isBreaking(state)
    case 'pay':
      return purposeOf(state, openFrame(state)) === 'trade'
    default:
      return false
  }
}

function isBreaking({ stack }: State): boolean {
  for (let frame = 0; frame < stack.length; frame += FRAME_SIZE) if (stack[frame + PROGRAM] === BREAKING) return true
  return false
}
