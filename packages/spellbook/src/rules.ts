import { type Flow, flow, type OptionSpec, type Program, type Rules, split } from '@athanor/kernel'
import { dayProgram } from './day.ts'
import { asked, decide } from './decision.ts'
import type { SpellbookEvent } from './event.ts'
import { faults } from './faults.ts'
import { learnProgram } from './learning.ts'
import { formatMove, parseMove } from './move.ts'
import { tell } from './phrases.ts'
import { DAY, GIVE_OPPONENT, LEARN, levelProgram, TAKE_ONE } from './programs.ts'
import { standings } from './score.ts'
import { setup } from './setup.ts'
import { LOWEST } from './spell.ts'
import { SPELLS } from './spells/index.ts'
import { clone, type State } from './state.ts'
import { giveOpponent, takeGift } from './steps/index.ts'
import { texts } from './texts/index.ts'
import { type Token, tokenName } from './token.ts'
import { type SpellbookView, view } from './view.ts'
import { why } from './why.ts'

const programs: Program<State, SpellbookEvent>[] = []
for (const spell of SPELLS) {
  spell.levels.forEach((level, i) => {
    programs[levelProgram(spell.id, LOWEST + i)] = level.effect
  })
}
programs[DAY] = dayProgram
programs[LEARN] = learnProgram
programs[TAKE_ONE] = takeGift
programs[GIVE_OPPONENT] = giveOpponent

/** Runs the game's programs. */
export const game: Flow<State, SpellbookEvent> = flow(programs)

const options: readonly OptionSpec[] = [
  { name: 'lineup', kind: 'choice', values: ['set1', 'set2', 'set3', 'random', 'custom'], default: 'set1' },
  { name: 'spells', kind: 'text', maxLength: 200, default: '' },
  { name: 'wild', kind: 'choice', values: ['three-different-runes', 'same-rune'], default: 'three-different-runes' },
  { name: 'first', kind: 'number', min: 0, max: 4, default: 0 },
  { name: 'handicap', kind: 'number', min: 0, max: 3, default: 0, players: [1] },
]

const named = (tokens: readonly Token[]): string => tokens.map(tokenName).join(' ')

/** What chance brought. */
const note = (event: SpellbookEvent): string | undefined => {
  if (event.type === 'drew') return `${event.seat + 1} draws ${named(event.tokens)}`
  if (event.type === 'placed') return `altar + ${named(event.tokens)}`
  if (event.type === 'replaced') return `altar + ${named(event.in)}`
  if (event.type === 'opponent-got') return `opponent + ${named([event.token])}`
  if (event.type !== 'dealt') return undefined
  const pools = event.pools.map(named).join(' / ')
  const handicap = event.opponent.length > 0 ? `, opponent ${named(event.opponent)}` : ''
  return `altar ${named(event.altar)}, pools ${pools}${handicap}`
}

/** SpellBook (Księga zaklęć) for 1 to 4 players. */
export const spellbook: Rules<State, SpellbookView, SpellbookEvent> = {
  id: 'spellbook',
  version: 1,
  players: [1, 2, 3, 4],
  options,
  texts,
  setup: (chosen, players, seed, log) => {
    const state = setup(chosen, players, seed, log)
    game.run(state, log)
    return state
  },
  toAct: game.toAct,
  legal: game.legal,
  apply: (state, seat, move, log) => game.answer(state, seat, move, log, spellbook.why),
  clone,
  standings: (state) => (state.stack.length === 0 ? standings(state) : undefined),
  tally: standings,
  view,
  asked: (state, seat) => asked(game, state, seat),
  decision: (state, seat) => decide(game, state, seat),
  // Everything lies open but the order in which the pouch gives its tokens. SB-GEN-14
  resample: (state, _viewer, rng) => {
    const twin = clone(state)
    twin.legal = undefined
    twin.rng = split(rng)
    return twin
  },
  why: (state, seat, wish) => why(state, seat, wish, game.legal(state, seat), game.open(state)?.step.prompt ?? ''),
  tell,
  turn: (state) => ({ number: state.day, seat: state.active }),
  notation: { format: formatMove, parse: parseMove, note },
  faults,
}
