import { type Flow, flow } from '@athanor/kernel'
import { tradeProgram, upgradeProgram } from './collect.ts'
import { breakProgram } from './curse.ts'
import type { TemplesEvent } from './event.ts'
import { gainProgram } from './gain.ts'
import { payProgram } from './payment.ts'
import {
  ADVANCE,
  BREAKING,
  CASTING,
  CHOOSE,
  type Effect,
  FETCHING,
  GAINING,
  PAYING,
  REST,
  START,
  SWAPPING,
  TRADING,
  TURN,
  UPGRADING,
} from './programs.ts'
import { chooseProgram, startProgram } from './setup.ts'
import { advanceProgram, castProgram, swapProgram } from './spells.ts'
import type { State } from './state.ts'
import { fetchProgram } from './supply.ts'
import { restProgram, turnProgram } from './turn.ts'

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
programs[UPGRADING] = upgradeProgram
programs[TRADING] = tradeProgram
programs[BREAKING] = breakProgram
programs[REST] = restProgram

/** Runs the game's programs. */
export const game: Flow<State, TemplesEvent> = flow(programs)
