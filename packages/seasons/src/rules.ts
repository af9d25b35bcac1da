import {
  FRAME_SIZE,
  firstToAct,
  flow,
  isIn,
  type Log,
  type OptionSpec,
  type Program,
  type Rules,
  SEAT,
  type Seat,
} from '@athanor/kernel'
import { choiceProgram } from './abilities/choice.ts'
import { ABILITY_TOKENS } from './abilities/index.ts'
import { useEffect } from './activation.ts'
import { amuletOrderProgram } from './cards/31-40.ts'
import { POWER_CARDS } from './cards/index.ts'
import { slugOf } from './catalogue.ts'
import { asked, decide } from './decision.ts'
import { faceSymbols } from './die.ts'
import { ENCHANTMENTS } from './enchantments/index.ts'
import { constructionProgram, cullProgram, selectionProgram } from './enchantments/prelude.ts'
import { turnUp } from './enchantments/vision.ts'
import type { SeasonsEvent } from './event.ts'
import { faults } from './faults.ts'
import { giveUpProgram, lossProgram } from './loss.ts'
import { formatMove, parseMove } from './move.ts'
import { cutProgram, dropProgram, gainProgram, payProgram, spendProgram } from './payment.ts'
import { note, tell } from './phrases.ts'
import { draftProgram, librariesProgram } from './prelude.ts'
import {
  ABILITY,
  AMULET_ORDER,
  abilityProgram,
  CONSTRUCTION,
  CULL,
  CUT,
  DRAFT,
  DRAWN,
  DROP,
  enterProgram,
  GAIN,
  GIVE_UP,
  KEEP,
  LIBRARIES,
  LOSS,
  MARKER,
  PAY,
  PROGRAM_COUNT,
  RECALL,
  ROUND,
  ROUND_END,
  roundProgram as roundEffect,
  SEASON_CHANGE,
  SELECTION,
  SPEND,
  SUMMON,
  seasonProgram,
  TURN,
  useProgram,
} from './programs.ts'
import { resample } from './resample.ts'
import { roundProgram } from './round.ts'
import { standings } from './score.ts'
import { setup } from './setup.ts'
import { clone, LEVELS, type State } from './state.ts'
import { drawnProgram, keepProgram, recallProgram } from './steps/index.ts'
import { summonProgram } from './summoning.ts'
import { texts } from './texts/index.ts'
import { markerProgram, roundEndProgram, seasonChangeProgram } from './time.ts'
import { turnProgram } from './turn.ts'
import { type SeasonsView, view } from './view.ts'
import { why } from './why.ts'

const programs: Program<State, SeasonsEvent>[] = new Array(PROGRAM_COUNT).fill([])
for (const card of POWER_CARDS) {
  if (!card) continue
  if (card.enter) programs[enterProgram(card.id)] = card.enter
  card.uses?.forEach((use, i) => {
    programs[useProgram(card.id, i)] = useEffect(use)
  })
  if (card.endOfRound) programs[roundEffect(card.id)] = card.endOfRound
  if (card.seasonChange) programs[seasonProgram(card.id)] = card.seasonChange
}
programs[DRAFT] = draftProgram
programs[LIBRARIES] = librariesProgram
programs[ROUND] = roundProgram
programs[TURN] = turnProgram
programs[SUMMON] = summonProgram
programs[PAY] = payProgram
programs[SPEND] = spendProgram
programs[GAIN] = gainProgram
programs[CUT] = cutProgram
programs[DRAWN] = drawnProgram
programs[KEEP] = keepProgram
programs[GIVE_UP] = giveUpProgram
programs[RECALL] = recallProgram
programs[ROUND_END] = roundEndProgram
programs[SEASON_CHANGE] = seasonChangeProgram
programs[MARKER] = markerProgram
programs[LOSS] = lossProgram
programs[DROP] = dropProgram
programs[CONSTRUCTION] = constructionProgram
programs[CULL] = cullProgram
programs[SELECTION] = selectionProgram
programs[ABILITY] = choiceProgram
programs[AMULET_ORDER] = amuletOrderProgram
for (const { id, effect } of ABILITY_TOKENS) programs[abilityProgram(id)] = effect

const game = flow(programs)

/** Lets a game that was set up run to its first question. What must lie open does so whenever somebody is asked. */
export function start(state: State, log?: Log<SeasonsEvent>): void {
  game.run(state, log)
  turnUp(state, log)
}

const options: readonly OptionSpec[] = [
  { name: 'level', kind: 'choice', values: LEVELS, default: 'magician' },
  { name: 'sets', kind: 'text', maxLength: 20, default: '' },
  { name: 'first', kind: 'number', min: 0, max: 4, default: 0 },
  { name: 'kingdom', kind: 'choice', values: ['no', 'yes'], default: 'no', addition: true },
  { name: 'enchantment', kind: 'choice', values: ['none', 'random', ...ENCHANTMENTS], default: 'none', addition: true },
  { name: 'abilities', kind: 'choice', values: ['no', 'yes'], default: 'no', addition: true },
]

/** Whose line of the notation it is: in the prelude, where all act together, the first one's who is waited for. */
function turnOf(state: State): Seat {
  if (state.round === 0) return firstToAct(game.toAct(state))
  return state.phase === 'dice' ? state.stack[state.stack.length - FRAME_SIZE + SEAT]! : state.active
}

/** Seasons (Pory roku) for 2 to 4 players. */
export const seasons: Rules<State, SeasonsView, SeasonsEvent> = {
  id: 'seasons',
  version: 1,
  players: [2, 3, 4],
  options,
  texts,
  setup: (chosen, players, seed, log) => {
    const state = setup(chosen, players, seed, log)
    start(state, log)
    return state
  },
  toAct: game.toAct,
  legal: game.legal,
  apply: (state, seat, move, log) => {
    game.answer(state, seat, move, log, seasons.why)
    if (state.table.enchantment !== undefined) turnUp(state, log)
  },
  clone,
  standings: (state) => (state.stack.length === 0 ? standings(state) : undefined),
  tally: standings,
  view,
  asked: (state, seat) => asked(game, state, seat),
  decision: (state, seat) => decide(game, state, seat),
  resample,
  why: (state, seat, wish) => why(state, seat, wish, isIn(game.toAct(state), seat) ? game.legal(state, seat) : []),
  tell,
  // The lines of the prelude count with the first round.
  turn: (state) => ({ number: Math.max(1, state.round), seat: turnOf(state) }),
  notation: { format: formatMove, parse: parseMove, note: (event) => note(event, faceSymbols, slugOf) },
  faults,
}
