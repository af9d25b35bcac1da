import { isIn, type OptionSpec, type Rules, shuffle, split } from '@athanor/kernel'
import { TEMPLES } from './card.ts'
import { asked, decide } from './decision.ts'
import type { TemplesEvent } from './event.ts'
import { faults } from './faults.ts'
import { game } from './game.ts'
import { formatMove, parseMove } from './move.ts'
import { tell } from './phrases.ts'
import { runeLetter } from './printed.ts'
import { standings } from './score.ts'
import { setup } from './setup.ts'
import { clone, RUNES_PER_TEMPLE, type State } from './state.ts'
import { texts } from './texts/index.ts'
import { type TemplesView, view } from './view.ts'
import { why } from './why.ts'

/** The longest table that the option `data` takes; the built-in one has about 12,000 characters. */
const LONGEST_TABLE = 60_000

const options: readonly OptionSpec[] = [
  { name: 'mode', kind: 'choice', values: ['basic', 'advanced'], default: 'basic' },
  { name: 'first', kind: 'number', min: 0, max: 4, default: 0 },
  { name: 'spellPayment', kind: 'choice', values: ['any', 'colourless'], default: 'any' },
  { name: 'gridSides', kind: 'choice', values: ['random', 'A', 'B', 'list'], default: 'random' },
  { name: 'sides', kind: 'text', maxLength: 8, default: '' },
  { name: 'data', kind: 'text', maxLength: LONGEST_TABLE, default: '' },
]

const COLOURS = ['red', 'yellow', 'blue', 'green', 'purple']

const note = (event: TemplesEvent): string | undefined => {
  if (event.type === 'revealed') return `rune ${runeLetter(event.rune)}`
  if (event.type !== 'dealt') return undefined
  const temples = event.temples
    .map((temple, place) => `${COLOURS[temple]} ${runeLetter(event.runes[place]!)}`)
    .join(', ')
  const virtual = event.virtual < 0 ? '' : `; virtual pawn at ${COLOURS[event.virtual]}`
  return `temples ${temples}; goals ${event.goals.map((goal) => COLOURS[goal]).join(', ')}${virtual}`
}

/** The runes that lie face down are dealt anew to the same places, sorted before: where they lay leaves no trace. MT-GEN-17 */
function resample(state: State, rng: State['rng']): State {
  const twin = clone(state)
  const deck = state.deck.slice()
  const places: number[] = []
  for (let place = 0; place < TEMPLES; place++) {
    for (let i = 0; i < state.runesLeft[place]! - 1; i++) places.push(place * RUNES_PER_TEMPLE + i)
  }
  const hidden = shuffle(
    rng,
    places.map((at) => deck[at]!).sort((a, b) => a - b),
  )
  places.forEach((at, i) => {
    deck[at] = hidden[i]!
  })
  twin.deck = deck
  twin.rng = split(rng)
  return twin
}

/** Mystery of the Temples (Przepowiednia) for 2 to 4 players. */
export const temples: Rules<State, TemplesView, TemplesEvent> = {
  id: 'temples',
  version: 1,
  players: [2, 3, 4],
  options,
  texts,
  setup: (chosen, players, seed, log) => {
    const state = setup(chosen, players, seed, log)
    game.run(state, log)
    return state
  },
  toAct: game.toAct,
  legal: game.legal,
  apply: (state, seat, move, log) => game.answer(state, seat, move, log, temples.why),
  clone,
  standings: (state) => (state.stack.length === 0 ? standings(state) : undefined),
  tally: standings,
  view,
  asked: (state, seat) => asked(game, state, seat),
  decision: (state, seat) => decide(game, state, seat),
  resample: (state, _viewer, rng) => resample(state, rng),
  why: (state, seat, wish) => why(state, seat, wish, isIn(game.toAct(state), seat) ? game.legal(state, seat) : []),
  tell,
  turn: (state) => ({ number: Math.max(1, state.turn), seat: state.active }),
  notation: { format: formatMove, parse: parseMove, note },
  faults,
}
