import { FRAME_SIZE, PROGRAM } from '@athanor/kernel'
import {
  DAY,
  FAMILIAR_SCORE,
  FAMILIAR_SPACES,
  opponentBoardScore,
  type State,
  scoreOf,
} from '@athanor/spellbook/inside'
import type { Mind, Sheet } from '../mind.ts'
import { seeAltar } from './altar.ts'
import { seeBook } from './book.ts'
import { FEATURES, NEXT_SPACE, SCORE, SECOND_SPACE, STORED, TO_COME } from './features.ts'
import { seeLastDay } from './last.ts'
import { type Look, lookAt } from './look.ts'
import { seePool } from './pool.ts'
import { EVENING, MIDDAY, NOTHING, nearnessOfEnd, WHOLE_DAY } from './time.ts'

const STAGES = 4

export const spellbookMind: Mind<State> = {
  game: 'spellbook',
  features: FEATURES,
  stages: STAGES,
  progress: (state) => nearnessOfEnd(state) * (STAGES - 1),
  observe: (state, seat, sheet) => {
    sheet.add(SCORE, scoreOf(state, seat))
    const look = lookAt(state, seat)
    if (look.rest >= WHOLE_DAY) sheet.add(TO_COME, 1)
    if (look.rest >= MIDDAY) sheet.add(TO_COME + 1, 1)
    if (look.rest >= EVENING) sheet.add(TO_COME + 2, 1)
    if (!state.ending) seeFuture(look, sheet)
    else if (look.rest !== NOTHING) seeLastDay(look, sheet)
  },
  quiet: ({ stack }) => stack.length === 0 || stack[stack.length - FRAME_SIZE + PROGRAM] === DAY,
  rival: ({ opponent }) => (opponent ? opponentBoardScore(opponent.board.length) + opponent.pool.length : undefined),
}

function seeFuture(look: Look, sheet: Sheet): void {
  seeBook(look, sheet)
  seePool(look, sheet)
  seeAltar(look, sheet)
  const stored = look.player.familiar.length
  sheet.add(STORED, stored)
  sheet.add(NEXT_SPACE, gain(stored))
  sheet.add(SECOND_SPACE, gain(stored + 1))
}

/** The points of one more stored token. */
const gain = (stored: number): number =>
  stored < FAMILIAR_SPACES ? FAMILIAR_SCORE[stored + 1]! - FAMILIAR_SCORE[stored]! : 0
