import { begin, below, type Options, rngFrom, type Seat } from '@athanor/kernel'
import { EMPTY, KIND_LETTERS } from '../crystal.ts'
import type { TemplesEvent } from '../event.ts'
import { formatMove } from '../move.ts'
import { temples } from '../rules.ts'
import type { State } from '../state.ts'

/** One move of a random game and what it did. */
export interface Moment {
  /** Names the game and the move, for the message of a failing test. */
  readonly label: string
  readonly seat: Seat
  readonly move: string
  readonly before: State
  readonly state: State
  readonly events: readonly TemplesEvent[]
}

export interface RandomGames {
  /** How many games of each size. */
  readonly games?: number
  readonly sizes?: readonly number[]
  readonly options?: Options
  /** A game is left after so many moves. */
  readonly moves?: number
  readonly look?: (moment: Moment) => void
  /** Called at every event, so in the middle of a move. */
  readonly during?: (state: State, label: string) => void
}

export function toAct(state: State): Seat {
  const mask = temples.toAct(state)
  return mask === 0 ? -1 : 31 - Math.clz32(mask)
}

/** Plays games with fixed seeds and random moves, curses broken when possible, looks at each move and returns the last states. */
export function randomGames(wish: RandomGames): State[] {
  const ends: State[] = []
  for (const players of wish.sizes ?? [2, 3, 4]) {
    for (let game = 0; game < (wish.games ?? 2); game++) {
      const seed = `random game ${game} of ${players}`
      const state = begin(temples, players, wish.options ?? {}, seed)
      const rng = rngFrom(`moves of ${seed}`)
      for (let n = 1, seat = toAct(state); seat >= 0 && n <= (wish.moves ?? 800); n++, seat = toAct(state)) {
        const legal = temples.legal(state, seat)
        const breaks = legal.filter((move) => formatMove(move).startsWith('break'))
        const among = breaks.length > 0 ? breaks : legal
        const move = among[below(rng, among.length)]!
        const before = temples.clone(state)
        const events: TemplesEvent[] = []
        const text = formatMove(move)
        const label = `${seed}, move ${n}: ${text}`
        temples.apply(state, seat, move, (event) => {
          events.push(event)
          wish.during?.(state, label)
        })
        wish.look?.({ label, seat, move: text, before, state, events })
      }
      ends.push(state)
    }
  }
  return ends
}

/** All crystals by kind, wherever they lie: `{ C: 24, R: 8, ... }`. */
export function everyCrystal(state: State): { [kind: string]: number } {
  const count: { [kind: string]: number } = {}
  const add = (kind: number, n: number): void => {
    count[KIND_LETTERS[kind]!] = (count[KIND_LETTERS[kind]!] ?? 0) + n
  }
  state.supply.forEach((n, kind) => {
    add(kind, n)
  })
  for (const kind of state.crystals) if (kind !== EMPTY) add(kind, 1)
  for (const mask of state.slots) for (let rest = mask; rest !== 0; rest &= rest - 1) add(0, 1)
  for (const n of state.reserve) add(0, n)
  return count
}

/** How far draws are from the expected shares (a chi-square value), as a multiple of what chance allows: fair is below 1. */
export function unfairness(draws: readonly string[], shares: { readonly [outcome: string]: number }): number {
  const outcomes = Object.keys(shares)
  if (draws.some((draw) => !outcomes.includes(draw))) return Number.POSITIVE_INFINITY
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0)
  let chi = 0
  for (const outcome of outcomes) {
    const expected = (draws.length * shares[outcome]!) / all
    chi += (draws.filter((draw) => draw === outcome).length - expected) ** 2 / expected
  }
  const free = outcomes.length - 1
  return chi / (free + 4 * Math.sqrt(2 * free))
}

/** Equal shares for some outcomes. */
export const equally = (outcomes: readonly string[]): { [outcome: string]: number } =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, 1]))
