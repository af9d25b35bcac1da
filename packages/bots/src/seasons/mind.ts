import { FRAME_SIZE, PROGRAM, type Seat } from '@athanor/kernel'
import {
  ABILITY,
  CONSTRUCTION,
  CULL,
  DRAFT,
  LIBRARIES,
  ROUND,
  SELECTION,
  type State,
  TURN,
} from '@athanor/seasons/inside'
import type { Mind, PracticeTable, Sheet } from '../mind.ts'
import { observeAbility } from './abilities.ts'
import { observePlay, observeRoom } from './cards.ts'
import { progress, STAGE_COUNT } from './clock.ts'
import { observeEnchantment } from './enchantment.ts'
import { FEATURES, feature } from './features.ts'
import { CERTAIN, GUESS } from './guess.ts'
import { observeHand } from './hand.ts'
import { observePairs } from './pairs.ts'
import { planOf } from './plan.ts'
import { observeDraft } from './prelude.ts'
import { observeDice, observeReserve } from './reserve.ts'
import { observeRoundEnd } from './round-end.ts'
import { observeScore } from './score.ts'
import { suppose } from './secrets.ts'
import { sensible } from './sensible.ts'
import { type Side, sideOf } from './side.ts'
import { observeStores } from './stores.ts'

/** A bonus that was used cannot be used later; in the last rounds that matters less and less. */
const BONUSES = [1, 2, 3].map((used) => feature(`bonus.${used}`))
const LAST_ROUNDS = 4

function observe(state: State, seat: Seat, sheet: Sheet): void {
  const side = sideOf(state, seat)
  if (state.phase === 'draft') {
    observeDraft(side, sheet)
    return
  }
  observeScore(side, sheet)
  if (side.turnsLeft > 0) observeFuture(side, sheet)
  else observeRoundEnd(side, sheet)
}

function observeFuture(side: Side, sheet: Sheet): void {
  const regret = Math.min(1, side.roundsAfter / LAST_ROUNDS)
  for (let used = 0; used < side.player.bonus; used++) sheet.add(BONUSES[used]!, regret)
  const plan = planOf(side)
  observeHand(side, plan, sheet)
  observeReserve(side, plan.spare, sheet)
  observeDice(side, sheet)
  observeRoom(side, sheet)
  observePlay(side, sheet)
  observeStores(side, sheet)
  observePairs(side, sheet)
  observeAbility(side, sheet)
  observeEnchantment(side, sheet)
  observeRoundEnd(side, sheet)
}

/** The questions between two acts. */
const BETWEEN_ACTS: readonly number[] = [DRAFT, CONSTRUCTION, CULL, SELECTION, LIBRARIES, ABILITY, ROUND, TURN]

const quiet = ({ stack }: State): boolean =>
  stack.length === 0 || BETWEEN_ACTS.includes(stack[stack.length - FRAME_SIZE + PROGRAM]!)

const KINGDOM = { level: 'archmage', kingdom: 'yes', enchantment: 'random', abilities: 'yes' }

const TABLES: readonly PracticeTable[] = [
  { players: 2, options: { level: 'archmage' } },
  { players: 2, options: KINGDOM },
  { players: 2, options: { level: 'archmage' } },
  { players: 3, options: KINGDOM },
  { players: 4, options: { level: 'archmage' } },
]

const isUsual = ({ table: { kingdom, enchantment, abilities } }: State): boolean =>
  !kingdom && enchantment === undefined && !abilities

export const seasonsMind: Mind<State> = {
  game: 'seasons',
  features: FEATURES,
  stages: STAGE_COUNT,
  progress,
  observe,
  quiet,
  sensible,
  suppose,
  isUsual,
  tables: TABLES,
  guess: GUESS,
  certain: CERTAIN,
}
