import { begin, below, type Options, type Rng, rngFrom, type Seat } from '@athanor/kernel'
import type { SpellbookEvent } from '../event.ts'
import { formatMove, PASS } from '../move.ts'
import { spellbook } from '../rules.ts'
import { marker, runeOfMarker } from '../spell.ts'
import type { State } from '../state.ts'
import { KINDS, token } from '../token.ts'

/** One move of a random game and what it did. */
export interface Moment {
  /** Names the game and the move, for the message of a failing test. */
  readonly label: string
  readonly seat: Seat
  readonly move: string
  readonly before: State
  readonly state: State
  readonly events: readonly SpellbookEvent[]
}

const LONGEST = 20_000

export interface RandomGames {
  /** How many games of each size. */
  readonly games?: number
  readonly sizes?: readonly number[]
  readonly options?: Options
  /** Called at every event, so in the middle of a move. */
  readonly during?: (state: State, label: string) => void
}

/**
 * Plays games of all sizes with fixed seeds, random line-ups and random moves, mostly actions, and looks at each move.
 * In every second game the players begin with some spells learned, so that all cards get used.
 */
export function randomGames(look: (moment: Moment) => void, wish: RandomGames = {}): void {
  for (const players of wish.sizes ?? [1, 2, 3, 4]) {
    for (let game = 0; game < (wish.games ?? 10); game++) {
      const seed = `random game ${game} of ${players}`
      const state = begin(spellbook, players, { lineup: 'random', ...wish.options }, seed)
      const rng = rngFrom(`moves of ${seed}`)
      if (game % 2 === 1) teach(state, rng)
      for (let n = 1, seat = toAct(state); seat >= 0; n++, seat = toAct(state)) {
        const all = spellbook.legal(state, seat)
        const acts = below(rng, 10) > 0 ? all.filter((move) => move !== PASS) : all
        const move = acts[below(rng, acts.length)]!
        const before = spellbook.clone(state)
        const events: SpellbookEvent[] = []
        const label = `${seed}, move ${n}: ${formatMove(move)}`
        if (n > LONGEST) throw new Error(`${label}: the game does not end`)
        spellbook.apply(state, seat, move, (event) => {
          events.push(event)
          wish.during?.(state, label)
        })
        look({ label, seat, move: formatMove(move), before, state, events })
      }
    }
  }
}

/** Puts markers out of the pouch on about half of the cards. */
export function teach(state: State, rng: Rng): void {
  for (const { book } of state.players) {
    for (let colour = 0; colour < book.length; colour++) {
      const rune = below(rng, 3)
      const kind = token(colour, rune)
      if (below(rng, 2) === 0 || state.pouch.count[kind] === 0) continue
      state.pouch.count[kind]!--
      state.pouch.size--
      book[colour] = marker(3 + below(rng, 3), rune)
    }
  }
  state.legal = undefined
}

function toAct(state: State): Seat {
  const mask = spellbook.toAct(state)
  return mask === 0 ? -1 : 31 - Math.clz32(mask)
}

/** How many tokens of each of the 21 kinds there are, wherever they lie. */
export function everyToken(state: State): number[] {
  const counts = new Array<number>(KINDS).fill(0)
  const lying = [...state.altar, ...(state.opponent?.board ?? []), ...(state.opponent?.pool ?? [])]
  for (const { pool, familiar, book } of state.players) {
    lying.push(...pool, ...familiar)
    book.forEach((marker, colour) => {
      if (marker !== 0) lying.push(token(colour, runeOfMarker(marker)))
    })
  }
  for (const kind of lying) counts[kind]!++
  return counts.map((n, kind) => n + state.pouch.count[kind]! + state.box.count[kind]!)
}

export const sorted = (names: readonly string[]): string[] => [...names].sort()
