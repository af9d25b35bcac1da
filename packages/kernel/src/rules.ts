import type { Json } from './json.ts'
import type { Move } from './move.ts'
import type { OptionSpec, Options } from './options.ts'
import type { Phrase, Texts } from './phrase.ts'
import type { Reason } from './refusal.ts'
import type { Rng } from './rng.ts'
import { isIn, type Seat, type SeatMask, type Viewer } from './seat.ts'

/** What the kernel knows of any game's state. The rest is the game's own; all of it is plain JSON data. */
export interface GameState {
  /** All chance of the game comes from here. */
  rng: Rng
  /** Grows whenever hidden information is shown to anybody or chance is used: undo never goes back behind that. */
  reveals: number
  /** The legal moves of whoever is to act, once they were worked out; never saved, never part of the hash. */
  legal?: readonly Move[] | undefined
}

/** Something that happened. Plain data: the log, the animations and the screen reader all speak from it. */
export interface GameEvent {
  readonly type: string
  /** Only these seats may know; absent: everybody, spectators included. */
  readonly only?: SeatMask
}

/** Whether the viewer may know of the event. */
export const mayKnow = (event: GameEvent, viewer: Viewer): boolean =>
  event.only === undefined || isIn(event.only, viewer)

/** Receives events as they happen. Playouts pass none, and then events cost nothing. */
export type Log<E extends GameEvent = GameEvent> = (event: E) => void

/** One of the answers to a decision. */
export interface Answer {
  readonly move: Move
  readonly say: Phrase
  /** The first half of the choice, where there may be very many: an interface can ask for it first. Any of several does. */
  readonly under?: readonly Phrase[]
}

/** A question as everybody may know it. Plain JSON. */
export interface Asked {
  readonly seat: Seat
  /** The question. */
  readonly ask: Phrase
  /** What causes the question, a card for instance. */
  readonly by?: Phrase
}

/** What a seat is asked now. Plain JSON. */
export interface Decision extends Asked {
  /** What has been chosen so far for the act that is being put together. */
  readonly chosen?: readonly Phrase[]
  /** There is one answer, and it is asked all the same: not to ask would show the others what the seat holds. */
  readonly forced?: true
  readonly answers: readonly Answer[]
}

/** Some points and where they came from. */
export interface Points {
  readonly for: Phrase
  readonly points: number
}

/** The result of one seat, or of an automatic opponent (`seat` is `AUTOMATON`). */
export interface Standing {
  readonly seat: Seat
  /** 1 for the winner; equal places share. */
  readonly place: number
  readonly won: boolean
  readonly score: number
  /** Every point with its origin; they add up to `score`. */
  readonly breakdown: readonly Points[]
  /** What decided a tie, in the order in which it was looked at. */
  readonly tieBreaks: readonly Points[]
}

/** The seat of an automatic opponent that takes no decisions. */
export const AUTOMATON = -2

/** A readable move and back. */
export interface MoveNotation<E extends GameEvent = GameEvent> {
  /** A few words without `;`, `{` or `(`. */
  format(move: Move): string
  /** The move that `format` wrote as `text`, or undefined when no move is written so. */
  parse(text: string): Move | undefined
  /** What an event adds for a reader (what chance has brought); nothing for most. It is not read back. */
  note(event: E): string | undefined
}

/**
 * A game. Everything that server, bots, table and command line do with it goes through here.
 * `S` is its state, `V` what a person may see of it, `E` its events.
 */
export interface Rules<S extends GameState = GameState, V = Json, E extends GameEvent = GameEvent> {
  readonly id: string
  /** Changes when a record made before would replay differently. */
  readonly version: number
  /** The table sizes. */
  readonly players: readonly number[]
  readonly options: readonly OptionSpec[]
  readonly texts: Texts

  /** Refuses combinations of options that the specification alone cannot; the options are complete. */
  setup(options: Options, players: number, seed: string, log?: Log<E>): S
  /** Who must decide now; several seats while they decide at the same time; nobody once the game is over. */
  toAct(state: S): SeatMask
  /** Every legal move, without doubles; never empty for a seat that is to act, always empty for another. */
  legal(state: S, seat: Seat): readonly Move[]
  /** Plays a move, changing `state`. Throws a `Refusal` before anything changed if the move is not legal. */
  apply(state: S, seat: Seat, move: Move, log?: Log<E>): void
  clone(state: S): S
  /** The result, once the game is over. */
  standings(state: S): readonly Standing[] | undefined
  /** What the result would be if the game ended now; everybody may know it. */
  tally(state: S): readonly Standing[]
  /** Exactly what that person may know. Plain JSON. */
  view(state: S, viewer: Viewer): V
  /** What a seat that is to act is asked, and everybody may know; refused for any other. */
  asked(state: S, seat: Seat): Asked
  /** The same with everything the seat needs to answer it. */
  decision(state: S, seat: Seat): Decision
  /**
   * A full state that this viewer cannot tell from the real one. What is hidden from the viewer is dealt anew by `rng`,
   * the state's own chance included, and `legal` is forgotten: it may follow from what was dealt anew. The same `rng`
   * deals the same from every state that the viewer cannot tell apart: where hidden things really are leaves no trace.
   */
  resample(state: S, viewer: Viewer, rng: Rng): S
  /** Why a move is not legal for the seat now; empty for a legal one. */
  why(state: S, seat: Seat, wish: Move): readonly Reason[]
  /** An event in a phrase, or nothing for an event that is not worth a line in the log. */
  tell(event: E): Phrase | undefined
  /** The number and the player of the turn that is being played: a new line of the notation. */
  turn(state: S): { readonly number: number; readonly seat: Seat }
  readonly notation: MoveNotation<E>
  /** Broken invariants (a token too many, a count below zero), in words for a developer. Empty if all is well. */
  faults(state: S): readonly string[]
}

/** The rules of whatever game. */
export type AnyRules = Rules<GameState, unknown, GameEvent>
