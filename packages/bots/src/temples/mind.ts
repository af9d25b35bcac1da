import type { Seat } from '@athanor/kernel'
import {
  type Board,
  boardOf,
  COLOURLESS,
  exchangeCost,
  FIRST_COLOUR,
  isRewarded,
  KINDS,
  MARKERS,
  runePoints,
  runeTypes,
  SPACES,
  type State,
  TEMPLES,
  TRACK,
} from '@athanor/temples/inside'
import type { Mind, PracticeTable, Sheet } from '../mind.ts'
import * as F from './features.ts'
import { goalPoints } from './goals.ts'
import { guess } from './guess.ts'
import { type Holdings, hold } from './holdings.ts'
import { FAR } from './nearness.ts'
import { isToAct, lookAhead } from './outlook.ts'
import { look } from './prospects.ts'
import { quiet } from './question.ts'
import { resonance } from './resonance.ts'
import { sensible } from './sensible.ts'
import { runeHope } from './worth.ts'

const STAGES = 4

const TABLES: readonly PracticeTable[] = [
  { players: 2, options: { mode: 'basic' } },
  { players: 2, options: { mode: 'advanced' } },
  { players: 3, options: { mode: 'basic' } },
  { players: 4, options: { mode: 'advanced' } },
]

export const templesMind: Mind<State> = {
  game: 'temples',
  features: F.FEATURES,
  stages: STAGES,
  progress,
  observe,
  quiet,
  sensible,
  tables: TABLES,
  guess,
}

/** The game ends with the fifth marker of anybody: half of the way is the leader's, half that of all. */
function progress(state: State): number {
  if (state.ending) return STAGES - 1
  let most = 0
  let all = 0
  for (const n of state.placed) {
    all += n
    if (n > most) most = n
  }
  return (((most + all / state.placed.length) / 2) * (STAGES - 1)) / MARKERS
}

function observe(state: State, seat: Seat, sheet: Sheet): void {
  const board = boardOf(state)
  notePoints(state, board, seat, sheet)
  if (state.ending) {
    noteLastTurn(state, board, seat, sheet)
    return
  }
  const held = hold(state, board, seat)
  sheet.add(F.RUNE_HOPE, runeHope(state, seat))
  sheet.add(F.MARKERS_PLACED, state.placed[seat]!)
  noteCurses(state, board, seat, held, sheet)
  noteCrystals(held, sheet)
  noteRunes(state, board, seat, sheet)
  if (state.power[seat]! > 0) sheet.add(F.POWERS + state.power[seat]! - 1, 1)
  sheet.add(F.RESERVED, state.reserve[seat]!)
}

function notePoints(state: State, board: Board, seat: Seat, sheet: Sheet): void {
  let track = 0
  for (let temple = 0; temple < TEMPLES; temple++) {
    const { points } = board.temples[temple]!
    for (let space = 0; space < points.length; space++)
      if (state.markers[temple * TRACK + space] === seat + 1) track += points[space]!
  }
  if (isRewarded(state, seat)) for (let i = 0; i < state.placed[seat]!; i++) track += board.rewards[i]!.points
  sheet.add(F.TRACK_POINTS, track)
  sheet.add(F.RUNE_POINTS, runePoints(state, runeTypes(state, seat)))
  for (const temple of state.table.goals) sheet.add(F.GOAL_POINTS, goalPoints(state, board, seat, temple, 0))
}

/** In the last round a seat is either done or has one more action. MT-END-02 */
function noteLastTurn(state: State, board: Board, seat: Seat, sheet: Sheet): void {
  const { first, players } = state.table
  const order = (who: Seat): number => (who - first + players) % players
  if (state.placed[seat] === MARKERS || !(isToAct(state, seat) || order(seat) > order(state.active))) return
  const held = hold(state, board, seat)
  const [curse] = lookAhead(state, board, seat, held.count[COLOURLESS]!, look(state, board, seat, held))
  sheet.add(F.LAST_BREAK, curse!)
}

function noteCurses(state: State, board: Board, seat: Seat, held: Holdings, sheet: Sheet): void {
  const found = look(state, board, seat, held)
  for (let n = 0; n < FAR; n++) {
    let best = 0
    let all = 0
    for (let temple = 0; temple < TEMPLES; temple++) {
      const worth = found.byMissing[temple * FAR + n]!
      all += worth
      if (worth > best) best = worth
    }
    sheet.add(F.BEST_MISSING + n, best)
    sheet.add(F.ALL_MISSING + n, all)
  }
  for (let n = 0; n < F.LACKED; n++) sheet.add(F.BEST_LACKING + n, found.byLacking[n]!)
  const toAct = isToAct(state, seat)
  const ahead = lookAhead(state, board, seat, held.count[COLOURLESS]!, found)
  const first = toAct ? F.NOW : F.NEXT
  for (let i = 0; i < ahead.length; i++) sheet.add(first + i, ahead[i]!)
  if (toAct) sheet.add(F.TO_ACT, 1)
}

function noteCrystals({ count, free, total }: Holdings, sheet: Sheet): void {
  let variety = 0
  let pairs = 0
  let surplus = 0
  for (let kind = FIRST_COLOUR; kind < KINDS; kind++) {
    if (count[kind]! > 0) variety++
    if (count[kind]! > 1) pairs++
    surplus += Math.max(0, count[kind]! - F.MOST_OF_COLOUR)
  }
  const colourless = count[COLOURLESS]!
  const room = SPACES - total
  sheet.add(F.COLOURED, total - colourless)
  sheet.add(F.COLOURLESS_HELD, colourless)
  sheet.add(F.VARIETY, Math.min(KINDS - 1, variety + free))
  sheet.add(F.PAIRS, pairs)
  sheet.add(F.SURPLUS, surplus)
  sheet.add(F.COLOURLESS_SURPLUS, Math.max(0, colourless - F.MOST_COLOURLESS))
  sheet.add(F.ROOM, room)
  sheet.add(F.NARROW, Math.max(0, F.LITTLE_ROOM - room))
}

function noteRunes(state: State, board: Board, seat: Seat, sheet: Sheet): void {
  resonance(state, board, seat, sheet)
  if (exchangeCost(state, board, seat) < board.exchangeCost) sheet.add(F.CHEAP_EXCHANGE, 1)
}
