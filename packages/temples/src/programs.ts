import type { Deed, Frame, Log, Move, Program, Question } from '@athanor/kernel'
import type { TemplesEvent } from './event.ts'
import type { State } from './state.ts'

/** The numbers of the programs on the stack. */
export const CHOOSE = 0
export const START = 1
export const TURN = 2
export const CASTING = 3
export const ADVANCE = 4
export const SWAPPING = 5
export const PAYING = 6
export const GAINING = 7
export const FETCHING = 8
export const COLLECTING = 9
export const BREAKING = 10

export type TemplesLog = Log<TemplesEvent> | undefined
export type Effect = Program<State, TemplesEvent>

export const deed = (run: Deed<State, TemplesEvent>['run']): Deed<State, TemplesEvent> => ({ kind: 'deed', run })

export const question = (
  prompt: string,
  legal: (state: State, frame: Frame) => Move[],
  answer: Question<State, TemplesEvent>['answer'],
): Question<State, TemplesEvent> => ({ kind: 'question', prompt, legal, answer })
