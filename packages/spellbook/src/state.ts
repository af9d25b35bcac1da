import type { FlowState, Rng, Seat } from '@athanor/kernel'
import type { Marker, Phase, SpellId } from './spell.ts'
import type { Token } from './token.ts'

export const POOL_LIMIT = 9
export const FAMILIAR_SPACES = 14
export const OPPONENT_SPACES = 17
/** The opponent's spaces with the altar icon. SB-SOLO-12 */
export const ALTAR_SPACES: readonly number[] = [4, 9, 14]

export type Lineup = 'set1' | 'set2' | 'set3' | 'random' | 'custom'
export type Wild = 'three-different-runes' | 'same-rune'

/** What is fixed when the game begins; all clones of a state share it. */
export interface Table {
  readonly players: number
  readonly lineup: Lineup
  /** The seven cards in use, in the order of the colours. */
  readonly spells: readonly SpellId[]
  readonly wild: Wild
  readonly first: Seat
  readonly handicap: number
  /** Whether the order of the altar can matter: only the solo surplus looks at it, and only Divination makes one. */
  readonly altarOrder: boolean
}

export interface Player {
  pool: Token[]
  familiar: Token[]
  /** The marker on each card of the line-up, by colour. */
  book: Marker[]
}

/** The automatic opponent of the solo game. */
export interface Opponent {
  board: Token[]
  pool: Token[]
}

/** Tokens of which only the number of each kind matters. */
export interface Bag {
  count: number[]
  size: number
}

export interface State extends FlowState {
  readonly table: Table
  rng: Rng
  players: Player[]
  opponent: Opponent | null
  pouch: Bag
  box: Bag
  /** Oldest token first. */
  altar: Token[]
  /** Days so far, the running one included. */
  day: number
  active: Seat
  phase: Phase | 'altar'
  /** Bits of the colours whose card the active player learned today. */
  learnedToday: number
  /** The end was triggered; the round is still played to its end. */
  ending: boolean
}

export function clone(state: State): State {
  const players: Player[] = []
  for (let i = 0; i < state.players.length; i++) {
    const { pool, familiar, book } = state.players[i]!
    players.push({ pool: pool.slice(), familiar: familiar.slice(), book: book.slice() })
  }
  const { opponent, pouch, box, rng } = state
  return {
    table: state.table,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    reveals: state.reveals,
    legal: state.legal,
    stack: state.stack.slice(),
    players,
    opponent: opponent && { board: opponent.board.slice(), pool: opponent.pool.slice() },
    pouch: { count: pouch.count.slice(), size: pouch.size },
    box: { count: box.count.slice(), size: box.size },
    altar: state.altar.slice(),
    day: state.day,
    active: state.active,
    phase: state.phase,
    learnedToday: state.learnedToday,
    ending: state.ending,
  }
}

export const room = (player: Player): number => POOL_LIMIT - player.pool.length
export const spaces = (player: Player): number => FAMILIAR_SPACES - player.familiar.length
export const available = (state: State): number => state.pouch.size + state.box.size

export function learnedCount(player: Player): number {
  let learned = 0
  for (const marker of player.book) if (marker !== 0) learned++
  return learned
}
