import { rngFrom, type Viewer } from '@athanor/kernel'
import { seasons } from '../rules.ts'
import type { State } from '../state.ts'
import type { Scenario } from './scenario.ts'

const ENOUGH = 100

/** What a viewer may take the state for, often. */
export const guesses = (game: Scenario, viewer: Viewer): State[] =>
  Array.from({ length: ENOUGH }, (_, i) => seasons.resample(game.state, viewer, rngFrom(`guess ${i}`)))

/** The different things that a viewer takes for possible, as JSON. */
export const possible = <T>(game: Scenario, viewer: Viewer, look: (state: State) => T): Set<string> =>
  new Set(guesses(game, viewer).map((state) => JSON.stringify(look(state))))
