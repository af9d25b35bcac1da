import type { Deed, Log, Move, Program, Question } from '@athanor/kernel'
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
export const UPGRADING = 9
export const TRADING = 10
export const BREAKING = 11
export const REST = 12

export type TemplesLog = Log<TemplesEvent> | undefined
export type Effect = Program<State, TemplesEvent>

export const deed = (run: Deed<State, TemplesEvent>['run']): Deed<State, TemplesEvent> => ({ kind: 'deed', run })

export const question = (
  prompt: string,
  legal: Question<State, TemplesEvent>['legal'],
  answer: Question<State, TemplesEvent>['answer'],
): Question<State, TemplesEvent> => ({ kind: 'question', prompt, legal, answer })

/** Nothing to answer. */
export const NONE: readonly Move[] = []
