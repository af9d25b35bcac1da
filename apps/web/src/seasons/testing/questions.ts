import { begin, below, type Decision, isIn, type Options, rngFrom } from '@athanor/kernel'
import { type SeasonsView, seasons } from '@athanor/seasons'

/** A question of a game, and the table as whoever is asked sees it before and after the answer. */
export interface Question {
  readonly view: SeasonsView
  readonly decision: Decision
  readonly after: SeasonsView
}

export interface Table {
  readonly players: number
  readonly options: Options
}

/** One table for every module of the game. */
export const TABLES: readonly Table[] = [
  { players: 2, options: { level: 'apprentice' } },
  { players: 3, options: { level: 'archmage' } },
  { players: 4, options: { level: 'archmage', kingdom: 'yes', abilities: 'yes', enchantment: 'natural-selection' } },
  { players: 2, options: { level: 'archmage', kingdom: 'yes', abilities: 'yes', enchantment: 'vision-of-destiny' } },
  { players: 3, options: { level: 'archmage', kingdom: 'yes', enchantment: 'olafs-knowledge' } },
]

/** Everything that is asked in a random game. */
export function* questions(seed: string, { players, options }: Table): Generator<Question> {
  const rng = rngFrom(`answers ${seed}`)
  const state = begin(seasons, players, options, seed)
  for (;;) {
    const seats = [0, 1, 2, 3].filter((seat) => isIn(seasons.toAct(state), seat))
    if (seats.length === 0) return
    const seat = seats[below(rng, seats.length)]!
    const decision = seasons.decision(state, seat)
    const view = seasons.view(state, seat)
    seasons.apply(state, seat, decision.answers[below(rng, decision.answers.length)]!.move)
    yield { view, decision, after: seasons.view(state, seat) }
  }
}
