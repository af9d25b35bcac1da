import { FRAME_SIZE, PROGRAM, type Seat } from '@athanor/kernel'
import { DRAFT, LIBRARIES, ROUND, type State, scoreOf, TURN } from '@athanor/seasons/inside'
import type { Mind, Sheet } from '../mind.ts'
import { observeHand, observePlay, observeRoom } from './cards.ts'
import { progress, STAGE_COUNT } from './clock.ts'
import { FEATURES, feature } from './features.ts'
import { GUESS } from './guess.ts'
import { observePairs } from './pairs.ts'
import { observeDraft } from './prelude.ts'
import { observeDice, observeReserve } from './reserve.ts'
import { type Side, sideOf } from './side.ts'
import { observeStores } from './stores.ts'

/** The points if the game ended now, a chosen die carried out. Everything else is what will come on top of them. */
const SCORE = feature('score')
const BONUSES = [1, 2, 3].map((used) => feature(`bonus.${used}`))

function observe(state: State, seat: Seat, sheet: Sheet): void {
  const side = sideOf(state, seat)
  if (state.phase === 'draft') {
    observeDraft(side, sheet)
    return
  }
  sheet.add(SCORE, scoreOf(state, seat) + (side.die ? side.die.crystals : 0))
  if (side.turnsLeft > 0) observeFuture(side, sheet)
}

function observeFuture(side: Side, sheet: Sheet): void {
  for (let used = 0; used < side.player.bonus; used++) sheet.add(BONUSES[used]!, 1)
  observeReserve(side, sheet)
  observeDice(side, sheet)
  observeRoom(side, sheet)
  observePlay(side, sheet)
  observeHand(side, sheet)
  observeStores(side, sheet)
  observePairs(side, sheet)
}

/** The questions between two acts. */
const BETWEEN_ACTS: readonly number[] = [DRAFT, LIBRARIES, ROUND, TURN]

const quiet = ({ stack }: State): boolean =>
  stack.length === 0 || BETWEEN_ACTS.includes(stack[stack.length - FRAME_SIZE + PROGRAM]!)

export const seasonsMind: Mind<State> = {
  game: 'seasons',
  features: FEATURES,
  stages: STAGE_COUNT,
  progress,
  observe,
  quiet,
  guess: GUESS,
}
