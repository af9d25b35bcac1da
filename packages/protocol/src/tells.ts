import type { Asked, Decision, Ending, GameEvent, Json, Phrase, Seat, Standing } from '@athanor/kernel'
import type { Delta } from './delta.ts'

/** Something that happened at a table, as one viewer may know it. */
export interface Happening {
  readonly seq: number
  /** When, in milliseconds since 1970. */
  readonly at: number
  readonly kind: EntryKind
  /** Whose doing; absent for the table's own. */
  readonly seat?: Seat
  readonly events?: readonly GameEvent[]
}

/** What is written into a table's log. */
export type EntryKind =
  | 'move'
  | 'undo'
  /** Asks the others for a way back over more moves, or for an end. */
  | 'ask-undo'
  | 'ask-end'
  | 'agree'
  | 'decline'
  | 'resign'
  /** The seat's time ran out. */
  | 'timeout'
  /** The person is back; the bot leaves the seat, once it has made the decision that is waited for. */
  | 'back'
  /** Nobody came for so long that the table was closed. */
  | 'abandoned'
  /** The rules have changed since the game began: the table was closed. */
  | 'outdated'

export interface SeatClock {
  /** What is left of the bank, in milliseconds, as of the last entry. */
  readonly bank: number
  /** When the time of a seat that is to act runs out. */
  readonly deadline?: number
}

/** What somebody asks of the others. */
export interface Offer {
  readonly kind: 'undo' | 'end'
  readonly seat: Seat
  readonly moves?: number
  /** The seats that have agreed. */
  readonly agreed: readonly Seat[]
}

export interface Result extends Ending {
  /** Present when the game was played to its end. */
  readonly standings?: readonly Standing[]
  /** Every point as it stood, when the game ended before its end. */
  readonly stood?: readonly Standing[]
  /** Who had given up before the game was played to its end: bots played these seats on, and cannot win. */
  readonly out?: readonly Seat[]
}

/** A table as one viewer sees it now: what is sent whole once and then as changes. */
export interface Scene {
  readonly view: Json
  /** The seats that are to act. */
  readonly toAct: readonly Seat[]
  readonly turn: { readonly number: number; readonly seat: Seat }
  /** Present when the viewer is asked something. */
  readonly decision?: Decision
  /** What the others are asked, as everybody may know it; absent when nobody else is. */
  readonly others?: readonly Asked[]
  /** How many own moves the viewer may take back. */
  readonly undo?: number
  /** The seats that a bot plays at the moment, although they belong to people. */
  readonly stoodIn?: readonly Seat[]
  /** Those of them whose people are back: the bot makes one more decision, the one that is waited for. */
  readonly returning?: readonly Seat[]
  /** The seats that have given up. */
  readonly out?: readonly Seat[]
  readonly clocks?: readonly SeatClock[]
  readonly offer?: Offer
  readonly result?: Result
}

export interface Said {
  readonly n: number
  readonly at: number
  readonly person: string
  readonly name: string
  readonly text: string
  /** The entry after which it was said. */
  readonly after: number
}

/** Everything that can be refused over the wire. */
export type RefusedCode =
  | 'bad-message'
  | 'unknown-table'
  | 'not-seated'
  | 'not-running'
  | 'stale'
  | 'refused'
  | 'too-fast'
  | 'too-many'
  | 'no-offer'
  /** Whoever takes a move back has its time again, and that is over. */
  | 'no-time'
  /** A bot plays for the person: first come back; or nobody has to, or has done so already. */
  | 'stood-in'
  /** The rules have changed since the game began: only its record is left. */
  | 'outdated'

/** What the server says. */
export type Tell =
  /** The whole table. `happened` is what a returning client missed, or the end of the log for a new one. */
  | {
      readonly t: 'table'
      readonly table: string
      readonly seq: number
      /** The viewer's seat; absent for a spectator. */
      readonly seat?: Seat
      readonly scene: Scene
      readonly happened: readonly Happening[]
      readonly chat: readonly Said[]
    }
  /** What changed. `seq` is one more than the last, or the client has missed something and asks again. */
  | {
      readonly t: 'news'
      readonly table: string
      readonly seq: number
      readonly happened: readonly Happening[]
      readonly delta?: Delta
    }
  | { readonly t: 'said'; readonly table: string; readonly said: Said }
  /** Who looks on without a seat: some names and how many more. Until it is told, nobody does. */
  | { readonly t: 'audience'; readonly table: string; readonly spectators: readonly string[]; readonly more: number }
  /** The people whom the client's person has muted. Until it is told, nobody is. */
  | { readonly t: 'muted'; readonly people: readonly string[] }
  /** Done and durable. */
  | { readonly t: 'done'; readonly table: string; readonly id: string; readonly seq: number }
  /** Not done; for `stale` the table follows or has been sent already. */
  | {
      readonly t: 'refused'
      readonly code: RefusedCode
      readonly table?: string
      readonly id?: string
      readonly reasons?: readonly Phrase[]
    }
  /** For each move that was asked about, what stands against it. */
  | { readonly t: 'why'; readonly table: string; readonly id: string; readonly reasons: readonly (readonly Phrase[])[] }
  /** Where the first `made` moves of a plan lead; the next one would show something, or is not possible. */
  | { readonly t: 'plan'; readonly table: string; readonly id: string; readonly made: number; readonly scene: Scene }
  | { readonly t: 'lobby'; readonly changed: readonly string[] }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  /** The server goes away for a moment: come back after so many milliseconds. */
  | { readonly t: 'bye'; readonly after: number }
