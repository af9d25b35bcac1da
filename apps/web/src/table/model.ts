import type { Advice } from '@athanor/bots'
import type { Move, Phrase, Seat } from '@athanor/kernel'
import type { Happening, Reply, Said, Scene } from '@athanor/protocol'
import type { Store } from '../store.ts'

/** How a table's wire is; a local table has none. */
export type Wire = 'local' | 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'closed'

/** Whether nobody can be asked at the moment. */
export const isAway = (wire: Wire): boolean => wire !== 'local' && wire !== 'connected'

/** Who else is at a table of the server. */
export interface Around {
  /** The person at each seat; undefined for a bot. */
  readonly people: readonly (string | undefined)[]
  /** How many look on, and the first of their names. */
  readonly watchers: { readonly n: number; readonly names: readonly string[] }
  /** How late they see everything, in seconds. */
  readonly late: number
  /** The people whom the viewer does not want to hear. */
  readonly muted: readonly string[]
}

/** A table as the interface sees it, wherever it runs. */
export interface TableState {
  readonly id: string
  readonly game: string
  readonly names: readonly string[]
  /** The viewer's seat; undefined for a spectator. */
  readonly seat: Seat | undefined
  readonly seq: number
  readonly scene: Scene
  /** What happened, oldest first. */
  readonly log: readonly Happening[]
  readonly chat: readonly Said[]
  /** Absent where there is nobody else. */
  readonly around?: Around
  readonly wire: Wire
  /** What undo would take back, if that is known. */
  readonly lastAct: Phrase | undefined
  /** In a recorded game: what was done at this moment, and so leads to the next. */
  readonly made?: { readonly seat: Seat; readonly say: Phrase } | undefined
}

/** Where a chain of moves would lead, up to the next thing that nobody knows yet. */
export interface Plan {
  /** How many of the moves are possible without showing anything. */
  readonly made: number
  readonly scene: Scene
}

/** What one can say to the others at a table of people. */
export interface Company {
  say(text: string): Promise<Reply>
  mute(person: string, on: boolean): Promise<Reply>
  resign(): Promise<Reply>
  /** Asks the others for a way back over so many moves, or for an end as a draw. */
  askUndo(moves: number): Promise<Reply>
  askEnd(): Promise<Reply>
  /** The answer to what another player asks. */
  answer(yes: boolean): Promise<Reply>
  /** Takes the seat back from the bot that stands in. */
  comeBack(): Promise<Reply>
}

/** What can be done at a table. */
export interface TableModel {
  readonly store: Store<TableState | undefined>
  /** Absent where there is nobody to talk to. */
  readonly company?: Company
  act(move: Move): Promise<Reply>
  undo(): Promise<Reply>
  /** Why each of the moves cannot be made, now or after the moves of a plan; nothing for those that can. */
  why(moves: readonly Move[], plan: readonly Move[]): Promise<readonly (readonly Phrase[])[]>
  /** Where moves would lead, undefined if nobody answers; absent where nothing can be tried. */
  plan?(moves: readonly Move[]): Promise<Plan | undefined>
  /** What a bot would think of here, best first; absent where bots do not advise people. */
  hint?(): Promise<readonly Advice[]>
  close(): void
}
