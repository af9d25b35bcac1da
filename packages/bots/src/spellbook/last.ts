import {
  COLOUR_COUNT,
  countPool,
  endScore,
  FAMILIAR_SCORE,
  FAMILIAR_SPACES,
  HIGHEST,
  type LevelNumber,
  LOWEST,
  levelCard,
  levelOf,
  marker,
  NOT_LEARNED,
  type Player,
  parseSpell,
  type State,
} from '@athanor/spellbook/inside'
import type { Sheet } from '../mind.ts'
import { LAST_LEARN, LAST_NEAR, LAST_STORE, LAST_TOKENS } from './features.ts'
import type { Look } from './look.ts'
import { payable, transmutation } from './pool.ts'
import { most } from './tally.ts'
import { MIDDAY, WHOLE_DAY } from './time.ts'

const KNOWLEDGE = parseSpell('Y2')!
const OFFERING = parseSpell('K1')!
const BLACK = 3
const YELLOW = 6

/** The points that learning a level would bring at the end. */
function pointsOf(state: State, player: Player, colour: number, level: LevelNumber): number {
  const spell = state.table.spells[colour]!
  return levelCard(spell, level).points + endScore(player, spell, marker(level, 0)) + knowledgeOf(state, player, level)
}

/** What one more spell adds to a learned Knowledge. */
function knowledgeOf(state: State, player: Player, level: LevelNumber): number {
  const knowledge = levelOf(player.book[YELLOW]!)
  if (knowledge === 0 || state.table.spells[YELLOW] !== KNOWLEDGE) return 0
  return knowledge === HIGHEST || (knowledge > LOWEST && level > LOWEST) ? 2 : 1
}

function storable({ state, player, pool }: Look): number {
  const offering = state.table.spells[BLACK] === OFFERING ? levelOf(player.book[BLACK]!) : 0
  const tokens = offering === 0 ? 1 : offering - 1
  return Math.min(tokens, most(pool.colours), FAMILIAR_SPACES - player.familiar.length)
}

/** The rest of the seat's last day: what counts is what still becomes points. */
export function seeLastDay(look: Look, sheet: Sheet): void {
  const { state, player, rest } = look
  countPool(player.pool)
  const transmuter = transmutation(look)
  let best = 0
  let near = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (player.book[colour] !== NOT_LEARNED) continue
    const highest = payable(state, colour, transmuter)
    for (let level = LOWEST; level <= highest; level++) best = Math.max(best, pointsOf(state, player, colour, level))
    const next = Math.max(highest, look.pool.colours[colour]!) + 1
    if (next >= LOWEST && next <= HIGHEST) near = Math.max(near, pointsOf(state, player, colour, next))
  }
  sheet.add(LAST_LEARN, best)
  if (rest >= MIDDAY) {
    const stored = player.familiar.length
    sheet.add(LAST_STORE, FAMILIAR_SCORE[stored + storable(look)]! - FAMILIAR_SCORE[stored]!)
  }
  if (rest === WHOLE_DAY) {
    sheet.add(LAST_NEAR, Math.max(near - best, 0))
    sheet.add(LAST_TOKENS, player.pool.length)
  }
}
