import { type Flow, flow } from '@athanor/kernel'
import { collectProgram } from './collect.ts'
import { breakProgram } from './curse.ts'
import type { TemplesEvent } from './event.ts'
import { gainProgram } from './gain.ts'
import { payProgram } from './payment.ts'
import {
  ADVANCE,
  BREAKING,
  CASTING,
  CHOOSE,
  COLLECTING,
  type Effect,
  FETCHING,
  GAINING,
  PAYING,
  START,
  SWAPPING,
  TURN,
} from './programs.ts'
import { chooseProgram, startProgram } from './setup.ts'
import { advanceProgram, castProgram, swapProgram } from './spells.ts'
import type { State } from './state.ts'
import { fetchProgram } from './supply.ts'
import { turnProgram } from './turn.ts'

export const programs: Effect[] = []
programs[CHOOSE] = chooseProgram
programs[START] = startProgram
programs[TURN] = turnProgram
programs[CASTING] = castProgram
programs[ADVANCE] = advanceProgram
programs[SWAPPING] = swapProgram
programs[PAYING] = payProgram
programs[GAINING] = gainProgram
programs[FETCHING] = fetchProgram
programs[COLLECTING] = collectProgram
programs[BREAKING] = breakProgram

/** Runs the game's programs. */
export const game: Flow<State, TemplesEvent> = flow(programs)
