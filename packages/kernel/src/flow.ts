import type { Move } from './move.ts'
import { Refusal } from './refusal.ts'
import type { GameEvent, GameState, Log } from './rules.ts'
import { isIn, maskOf, type Seat, type SeatMask, seatsIn } from './seat.ts'

/**
 * The effect stack. An effect that asks in the middle is neither a closure nor a generator, which cannot be cloned,
 * saved or sent. It is a list of steps (a program), and a frame says which program, which step, whose, and a few
 * numbers that the steps share. Frames lie flat in one array of numbers: a frame is known by the index of its first.
 */
export type Stack = number[]
export type Frame = number

/** What lies where in a frame. `A` to `E` belong to the program. */
export const PROGRAM = 0
export const STEP = 1
export const SEAT = 2
export const A = 3
export const B = 4
export const C = 5
export const D = 6
export const E = 7
export const FRAME_SIZE = 8

/** The state of a game that runs on a flow. */
export interface FlowState extends GameState {
  stack: Stack
}

/** A step that just happens. */
export interface Deed<S, Ev extends GameEvent> {
  readonly kind: 'deed'
  run(state: S, frame: Frame, log: Log<Ev> | undefined): void
}

/**
 * Ask even when there is one answer. For a question whose number of answers depends on something hidden: not to ask
 * would show it to the others. Such a question always has an answer, "no" for instance. A function, where everybody can
 * see that there is one answer at times: with one card in hand, for instance.
 */
export type Always<S> = boolean | ((state: S, frame: Frame) => boolean)

/**
 * A step that asks the frame's seat. No legal answer: the step is skipped. One: it is taken without asking.
 * `answer` returns true to have the same step asked again. It may push frames, but never pops its own.
 */
export interface Question<S, Ev extends GameEvent> {
  readonly kind: 'question'
  /** Names the question in the texts. */
  readonly prompt: string
  readonly always?: Always<S>
  legal(state: S, frame: Frame): readonly Move[]
  answer(state: S, frame: Frame, move: Move, log: Log<Ev> | undefined): boolean
}

/**
 * A step in which several seats decide at the same time, a draft for instance. It is over when nobody is waited for.
 * What a seat has answered stays hidden from the others for as long as the game's `view` hides it. An answer pushes no
 * frames, since those would go before the other seats' answers; a deed after the poll does.
 */
export interface Poll<S, Ev extends GameEvent> {
  readonly kind: 'poll'
  readonly prompt: string
  readonly always?: Always<S>
  waitingFor(state: S, frame: Frame): SeatMask
  legal(state: S, frame: Frame, seat: Seat): readonly Move[]
  answer(state: S, frame: Frame, move: Move, log: Log<Ev> | undefined, seat: Seat): void
}

/** A part of a program. */
export type Step<S, Ev extends GameEvent> = Deed<S, Ev> | Question<S, Ev> | Poll<S, Ev>
/** What happens, step by step: an effect, a phase, a whole turn. */
export type Program<S, Ev extends GameEvent> = readonly Step<S, Ev>[]

/** Short ways to write the steps of a game. */
export interface StepMakers<S, Ev extends GameEvent> {
  deed(run: Deed<S, Ev>['run']): Deed<S, Ev>
  question(prompt: string, legal: Question<S, Ev>['legal'], answer: Question<S, Ev>['answer']): Question<S, Ev>
}

/** The step makers for a game's state and events. */
export const stepMakers = <S, Ev extends GameEvent>(): StepMakers<S, Ev> => ({
  deed: (run) => ({ kind: 'deed', run }),
  question: (prompt, legal, answer) => ({ kind: 'question', prompt, legal, answer }),
})

/** Puts a frame on the stack: its program begins when what is running now gives way. */
export function push(stack: Stack, program: number, seat: Seat, a = 0, b = 0, c = 0, d = 0, e = 0): void {
  stack.push(program, 0, seat, a, b, c, d, e)
}

/** Takes a frame away whose program is done, also from under what its last step has pushed: days must not pile up. */
function leave(stack: Stack, frame: Frame, program: readonly unknown[]): void {
  if (stack[frame + STEP] !== program.length) return
  for (let i = frame + FRAME_SIZE; i < stack.length; i++) stack[i - FRAME_SIZE] = stack[i]!
  // Faster than setting the length, which frees the array's spare room each time.
  for (let i = 0; i < FRAME_SIZE; i++) stack.pop()
}

/** Runs programs. A game is over when its stack is empty. */
export interface Flow<S extends FlowState, Ev extends GameEvent> {
  /** Goes on until somebody has a real choice or the game is over. */
  run(state: S, log?: Log<Ev>): void
  /** Answers the open question; a move that is not legal is refused, with `why` to explain it. */
  answer(state: S, seat: Seat, move: Move, log: Log<Ev> | undefined, why: WhyNot<S>): void
  toAct(state: S): SeatMask
  legal(state: S, seat: Seat): readonly Move[]
  /** The open question and its frame; undefined when the game is over. */
  open(state: S): Open<S, Ev> | undefined
  /** The same for a seat that is to act; another seat, or the end of the game, is refused. */
  openFor(state: S, seat: Seat): Open<S, Ev>
}

/** A question or a poll that waits for an answer. */
export interface Open<S, Ev extends GameEvent> {
  readonly step: Question<S, Ev> | Poll<S, Ev>
  readonly frame: Frame
}

type WhyNot<S> = (state: S, seat: Seat, move: Move) => Refusal['reasons']

const NONE: readonly Move[] = []

/** So many steps without a question mean that a game turns in a circle. */
const MOST_STEPS = 100_000

/** Every field that any kind of step has. */
const BLANK = {
  kind: undefined,
  prompt: undefined,
  always: false,
  waitingFor: undefined,
  legal: undefined,
  answer: undefined,
  run: undefined,
}

/** The step with the fields of all kinds, in one order: the engine looks fields up quickly only in objects of one shape. */
const inOneShape = <S, Ev extends GameEvent>(step: Step<S, Ev>): Step<S, Ev> => ({ ...BLANK, ...step })

/** A flow over a game's programs; a frame names its program by the index in this list. */
export function flow<S extends FlowState, Ev extends GameEvent>(written: readonly Program<S, Ev>[]): Flow<S, Ev> {
  const programs = written.map((program) => program.map(inOneShape))

  const run = (state: S, log?: Log<Ev>): void => {
    const stack = state.stack
    state.legal = undefined
    for (let steps = 0; stack.length > 0; steps++) {
      if (steps > MOST_STEPS) throw new Error('the game goes on without asking anybody')
      const frame = stack.length - FRAME_SIZE
      const program = programs[stack[frame]!]!
      const at = stack[frame + STEP]!
      if (at === program.length) {
        leave(stack, frame, program)
        continue
      }
      const step = program[at]!
      if (step.kind === 'deed') {
        stack[frame + STEP] = at + 1
        step.run(state, frame, log)
        leave(stack, frame, program)
      } else if (step.kind === 'question') {
        const moves = step.legal(state, frame)
        if (moves.length > 1 || (moves.length === 1 && always(step, state, frame))) {
          state.legal = moves
          return
        }
        if (moves.length === 0 || !step.answer(state, frame, moves[0]!, log)) {
          stack[frame + STEP] = at + 1
          leave(stack, frame, program)
        }
      } else {
        const waiting = step.waitingFor(state, frame)
        if (waiting === 0) stack[frame + STEP] = at + 1
        else if (!answerForced(step, state, frame, waiting, log)) return
      }
    }
  }

  const always = (step: Question<S, Ev> | Poll<S, Ev>, state: S, frame: Frame): boolean =>
    typeof step.always === 'function' ? step.always(state, frame) : step.always === true

  const answerForced = (step: Poll<S, Ev>, state: S, frame: Frame, waiting: SeatMask, log?: Log<Ev>): boolean => {
    if (always(step, state, frame)) return false
    for (const seat of seatsIn(waiting)) {
      const moves = step.legal(state, frame, seat)
      if (moves.length === 0) throw new Error(`seat ${seat} is polled and has no answer`)
      if (moves.length === 1) {
        step.answer(state, frame, moves[0]!, log, seat)
        return true
      }
    }
    return false
  }

  const open: Flow<S, Ev>['open'] = (state) => {
    const stack = state.stack
    const frame = stack.length - FRAME_SIZE
    if (frame < 0) return undefined
    const step = programs[stack[frame]!]![stack[frame + STEP]!]!
    return step.kind === 'deed' ? undefined : { step, frame }
  }

  const openFor: Flow<S, Ev>['openFor'] = (state, seat) => {
    const asked = open(state)
    if (!asked) throw new Refusal('game-over')
    if (!isIn(toAct(state), seat)) throw new Refusal('not-to-act')
    return asked
  }

  const toAct = (state: S): SeatMask => {
    const { stack } = state
    const frame = stack.length - FRAME_SIZE
    if (frame < 0) return 0
    const step = programs[stack[frame]!]![stack[frame + STEP]!]!
    return step.kind === 'poll' ? step.waitingFor(state, frame) : maskOf(stack[frame + SEAT]!)
  }

  const legal = (state: S, seat: Seat): readonly Move[] => {
    const { stack } = state
    const frame = stack.length - FRAME_SIZE
    if (frame < 0) return NONE
    const step = programs[stack[frame]!]![stack[frame + STEP]!]!
    if (step.kind === 'poll') return isIn(step.waitingFor(state, frame), seat) ? step.legal(state, frame, seat) : NONE
    if (step.kind === 'deed' || stack[frame + SEAT] !== seat) return NONE
    if (state.legal === undefined) state.legal = step.legal(state, frame)
    return state.legal
  }

  const answer: Flow<S, Ev>['answer'] = (state, seat, move, log, why) => {
    const stack = state.stack
    const frame = stack.length - FRAME_SIZE
    if (frame < 0) throw new Refusal('game-over')
    const moves = legal(state, seat)
    if (moves.length === 0) throw new Refusal('not-to-act')
    if (!moves.includes(move)) throw new Refusal('illegal-move', why(state, seat, move))
    const program = programs[stack[frame]!]!
    const step = program[stack[frame + STEP]!]!
    if (step.kind === 'poll') step.answer(state, frame, move, log, seat)
    else if (step.kind === 'question' && !step.answer(state, frame, move, log)) {
      stack[frame + STEP]!++
      leave(stack, frame, program)
    }
    run(state, log)
  }

  return { run, answer, toAct, legal, open, openFor }
}
