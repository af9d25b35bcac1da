import type { Options, Seat } from '@athanor/kernel'
import type { Result } from '@athanor/protocol'

/** Somebody who is signed in, if only as a guest. */
export interface Person {
  readonly id: string
  readonly name: string
  /** Whether the person can come back on another device. */
  readonly kept: boolean
}

/** How fast a table plays, in seconds. */
export interface Pace {
  readonly kind: 'untimed' | 'live' | 'correspondence'
  readonly move: number
  readonly bank: number
}

export interface SeatCard {
  readonly seat: Seat
  readonly name: string
  readonly person?: string
  readonly bot?: string
  /** Whether the game can begin for this seat: a person's nonce is there. */
  readonly ready: boolean
}

/** What is known of a table before looking at the game itself. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly version: number
  /** The rules have changed since the game began: only its record is left. */
  readonly archived?: true
  readonly players: number
  readonly options: Options
  readonly pace: Pace
  readonly onTimeout: 'bot' | 'forfeit'
  readonly hidden: boolean
  readonly delay: number
  readonly status: 'open' | 'running' | 'ended'
  readonly host: string
  readonly created: number
  readonly ended: number | null
  readonly touched: number
  /** Shown before anybody gives a nonce: the promise not to choose the dice. */
  readonly commitment: string
  /** The taken seats. */
  readonly seats: readonly SeatCard[]
  /** A bit for every seat that is waited for; none where that is told later. */
  readonly toAct: number
  readonly deadline: number | null
  readonly result?: Result
  /** Only for those who sit here. */
  readonly invitation?: string
  readonly follows?: string
}

/** What a host asks for. */
export interface TableWish {
  readonly game: string
  readonly players: number
  readonly options: Options
  readonly pace: Pace
  readonly onTimeout: 'bot' | 'forfeit'
  readonly hidden: boolean
  /** How late spectators see everything, in seconds; -1: there are none. */
  readonly delay: number
}

export const BOT_LEVELS = ['novice', 'adept', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Whose seat it is, if the person has one. */
export const seatOf = (card: TableCard, person: Person | null | undefined): SeatCard | undefined =>
  person ? card.seats.find((seat) => seat.person === person.id) : undefined

/** Whether the table waits for the person. */
export function waitsFor(card: TableCard, person: Person | null | undefined): boolean {
  const mine = seatOf(card, person)
  return mine !== undefined && card.status === 'running' && ((card.toAct >> mine.seat) & 1) === 1
}

/** All seats of a table in their order; free ones are undefined. */
export const chairs = (card: TableCard): readonly (SeatCard | undefined)[] =>
  Array.from({ length: card.players }, (_, seat) => card.seats.find((one) => one.seat === seat))
