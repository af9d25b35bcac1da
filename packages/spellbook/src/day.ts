import { type Frame, leftOf, push, type Question, removeAt, SEAT } from '@athanor/kernel'
import { action, passed } from './action.ts'
import { altarMoves, anyToken, placeOf } from './choice.ts'
import type { SpellbookEvent } from './event.ts'
import { KIND } from './move.ts'
import { DAY } from './programs.ts'
import { colourOfSpell, type Effect, HIGHEST, levelOf, type Phase, parseSpell } from './spell.ts'
import { ALTAR_SPACES, OPPONENT_SPACES, type State } from './state.ts'
import { deed, question } from './steps/index.ts'
import { clearAltar, drawOne, placeOnAltar, type SpellbookLog, toBox, triggerEnd } from './supply.ts'

const SWIFTNESS = parseSpell('B2')!
/** The altar at the start of a game, and what the altar phase brings it up to. */
export const TABLE_ALTAR = 5
const ALTAR_FULL = 10
export const SOLO_ALTAR = 7

const enter = (phase: Phase | 'altar') =>
  deed((state) => {
    state.phase = phase
  })

function secondMorningAction(state: State, frame: Frame): boolean {
  const colour = colourOfSpell(SWIFTNESS)
  return (
    !passed(state, frame) &&
    state.table.spells[colour] === SWIFTNESS &&
    levelOf(state.players[state.active]!.book[colour]!) === HIGHEST
  )
}

const morning = action('morning')
const secondMorning: Question<State, SpellbookEvent> = {
  ...morning,
  prompt: 'second-morning',
  legal: (state, frame) => (secondMorningAction(state, frame) ? morning.legal(state, frame) : []),
}

/** SB-ALTAR-01 to SB-ALTAR-04 */
function refillAltar(state: State, log: SpellbookLog): void {
  const lying = state.altar.length
  if (lying >= ALTAR_FULL) {
    clearAltar(state, log)
    placeOnAltar(state, TABLE_ALTAR, log)
  } else placeOnAltar(state, lying < TABLE_ALTAR ? TABLE_ALTAR - lying : 1, log)
}

function advanceOpponent(state: State, token: number, log: SpellbookLog): void {
  const { board } = state.opponent!
  board.push(token)
  log?.({ type: 'opponent-advanced', token, space: board.length })
  if (board.length === OPPONENT_SPACES) triggerEnd(state, state.active, 'opponent', log)
}

/** Solo: an altar token of the player's choice goes to the opponent's next space. SB-SOLO-08 */
const feedOpponent = question(
  'feed',
  (state) => (state.opponent ? altarMoves(state, KIND.feed, anyToken, 0, 1) : []),
  (state, _frame, move, log) => {
    advanceOpponent(state, removeAt(state.altar, placeOf(state.altar, move)), log)
    return false
  },
)

/** SB-SOLO-12 to SB-SOLO-15 */
function refillSoloAltar(state: State, log: SpellbookLog): void {
  if (ALTAR_SPACES.includes(state.opponent!.board.length)) clearAltar(state, log)
  const surplus = state.altar.length - SOLO_ALTAR
  if (surplus > 0) {
    const gone = state.altar.splice(0, surplus)
    for (const token of gone) toBox(state, token)
    log?.({ type: 'cleared', tokens: gone })
  }
  placeOnAltar(state, SOLO_ALTAR - state.altar.length, log)
}

const startDay = deed((state, frame, log) => {
  state.active = state.stack[frame + SEAT]!
  state.day++
  state.learnedToday = 0
  state.phase = 'morning'
  log?.({ type: 'day', seat: state.active, day: state.day })
})

/** SB-SOLO-10: with an empty altar the opponent's token comes from the pouch. The day began with its board at `day - 1`. */
const altarPhase = deed((state, _frame, log) => {
  if (!state.opponent) return refillAltar(state, log)
  if (state.opponent.board.length < state.day) {
    const token = drawOne(state, log)
    if (token >= 0) advanceOpponent(state, token, log)
  }
  refillSoloAltar(state, log)
})

/** The left neighbour begins a day, or the game is over. SB-END-05, SB-SOLO-22 */
const endDay = deed((state, _frame, log) => {
  const next = leftOf(state.active, state.table.players)
  if (state.ending && next === state.table.first) log?.({ type: 'over' })
  else push(state.stack, DAY, next)
})

/** SB-DAY-01: morning, midday, evening, altar. */
export const dayProgram: Effect = [
  startDay,
  morning,
  secondMorning,
  enter('midday'),
  action('midday'),
  enter('evening'),
  action('evening'),
  enter('altar'),
  feedOpponent,
  altarPhase,
  endDay,
]
