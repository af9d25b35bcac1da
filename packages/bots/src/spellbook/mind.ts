import {
  COLOUR_COUNT,
  FAMILIAR_SCORE,
  FAMILIAR_SPACES,
  learnedCount,
  opponentBoardScore,
  type State,
  scoreOf,
} from '@athanor/spellbook/inside'
import type { Mind, PracticeTable, Sheet } from '../mind.ts'
import { seeAltar } from './altar.ts'
import { seeBook } from './book.ts'
import {
  AHEAD,
  FEATURES,
  LEARNED_ALIKE,
  LEARNED_FROM,
  NEXT_SPACE,
  SCORE,
  SECOND_SPACE,
  STORED,
  STORED_ALIKE,
  STORED_FROM,
  TO_COME,
} from './features.ts'
import { beginnersGuess } from './guess.ts'
import { seeLastDay } from './last.ts'
import { type Look, lookAt } from './look.ts'
import { seePool } from './pool.ts'
import { sensible } from './sensible.ts'
import { atDaybreak, NOTHING, nearness, nearnessOfEnd, opponentTokensAtEnd, WHOLE_DAY } from './time.ts'

const STAGES = 3

const TABLES: readonly PracticeTable[] = [
  { players: 2, options: { lineup: 'random' } },
  { players: 2, options: { lineup: 'set1' } },
  { players: 2, options: { lineup: 'random' } },
  { players: 3, options: { lineup: 'random' } },
  { players: 4, options: { lineup: 'random', wild: 'same-rune' } },
  { players: 1, options: { lineup: 'random' } },
]

export const spellbookMind: Mind<State> = {
  game: 'spellbook',
  features: FEATURES,
  guess: beginnersGuess(),
  tables: TABLES,
  stages: STAGES,
  progress: (state) => nearnessOfEnd(state) * (STAGES - 1),
  observe: (state, seat, sheet) => {
    sheet.add(SCORE, scoreOf(state, seat))
    const look = lookAt(state, seat)
    if (look.rest !== NOTHING) sheet.add(TO_COME, look.rest / WHOLE_DAY)
    if (!state.ending) seeFuture(look, sheet)
    else if (look.rest !== NOTHING) seeLastDay(look, sheet)
  },
  quiet: atDaybreak,
  sensible,
  rival: (state) =>
    state.opponent ? opponentBoardScore(opponentTokensAtEnd(state)) + state.opponent.pool.length : undefined,
}

function seeFuture(look: Look, sheet: Sheet): void {
  seeBook(look, sheet)
  seePool(look, sheet)
  seeAltar(look, sheet)
  const stored = look.player.familiar.length
  sheet.add(STORED, stored)
  for (let n = 0; n < stored; n++) sheet.add(STORED_FROM + n, 1)
  seeOthers(look, sheet)
  sheet.add(NEXT_SPACE, gain(stored))
  sheet.add(SECOND_SPACE, gain(stored + 1))
}

/** How near the others are to the end, beside the seat itself. */
function seeOthers({ state, seat, player }: Look, sheet: Sheet): void {
  const learned = learnedCount(player)
  for (let n = 0; n < learned; n++) sheet.add(LEARNED_FROM + n, 1)
  let mostStored = 0
  let mostLearned = 0
  let best = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    mostStored = Math.max(mostStored, state.players[other]!.familiar.length)
    mostLearned = Math.max(mostLearned, learnedCount(state.players[other]!))
    best = Math.max(best, scoreOf(state, other))
  }
  sheet.add(STORED_ALIKE, (mostStored / FAMILIAR_SPACES) * (player.familiar.length / FAMILIAR_SPACES))
  sheet.add(LEARNED_ALIKE, (mostLearned / COLOUR_COUNT) * (learned / COLOUR_COUNT))
  sheet.add(AHEAD, (scoreOf(state, seat) - best) * nearness(player) ** 2)
}

/** The points of one more stored token. */
const gain = (stored: number): number =>
  stored < FAMILIAR_SPACES ? FAMILIAR_SCORE[stored + 1]! - FAMILIAR_SCORE[stored]! : 0
