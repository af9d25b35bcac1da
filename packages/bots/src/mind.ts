import type { GameState, Move, Options, Rng, Seat } from '@athanor/kernel'

/** Takes down what is seen in a position: so much of a feature. A feature may be noted several times. */
export interface Sheet {
  add(feature: number, amount: number): void
}

/**
 * What a bot knows of a game beyond its rules: what to look at in a position. How much each thing is worth is not
 * written by hand but learned from self-play (`weights.json`), in points at the end of the game.
 */
export interface Mind<S extends GameState = GameState> {
  readonly game: string
  /**
   * What is looked at, by name: a feature is a place in this list. What stands before the first `.` is the group of the
   * feature, in which bots explain themselves: `hand.temporal-boots`, `energy.fire`. Groups are worded in `texts/`.
   */
  readonly features: readonly string[]
  /** Into how many stages the game is divided; each has its own weights, and between two they are mixed. */
  readonly stages: number
  /** How far the game is, from 0 to `stages - 1`: at 1.25 three quarters of the weights of stage 1, a quarter of 2. */
  progress(state: S): number
  /** Notes what the seat has in a full position: its own side only, as a bot would count it. */
  observe(state: S, seat: Seat, sheet: Sheet): void
  /**
   * Whether no act is half done, so that the position can be weighed as it is. Where it is not, a bot answers the open
   * questions of the act first. By default every position is.
   */
  quiet?(state: S): boolean
  /** The points that an automatic opponent will have in the end, for games that have one; undefined at other tables. */
  rival?(state: S): number | undefined
  /**
   * The legal moves that deserve a thought, the most promising first, where most of them are senseless; at least one.
   * It may not look at what is hidden from the seat. By default all do.
   */
  sensible?(state: S, seat: Seat, moves: readonly Move[]): readonly Move[]
  /**
   * Changes a state that was dealt anew for a seat into one that the seat cannot tell from it but that is more likely:
   * others have arranged some of what is hidden, and not by lot. `worthOf` weighs what another seat has.
   */
  suppose?(state: S, seat: Seat, rng: Rng, worthOf: (seat: Seat) => number): void
  /** Whether the table has no parts that others lack: an insight is learned, and asked, where nothing was added. */
  isUsual?(state: S): boolean
  /** The tables at which it learns, unless it is sent to one; by default two players with the usual options. */
  readonly tables?: readonly PracticeTable[]
  /** What the features may be worth before anything was learned: where tuning begins, and what it holds on to. */
  readonly guess?: { readonly [feature: string]: number }
  /** What features are worth by the rules of the game: nothing that tuning could learn. */
  readonly certain?: { readonly [feature: string]: number }
}

export interface PracticeTable {
  readonly players: number
  readonly options: Options
}

/** What a mind has learned. */
export interface Weights {
  /** How they were found: the command, the games, the date. */
  readonly origin: string
  readonly stages: readonly {
    /** How far, as a standard deviation in points, the final difference is from the estimate at this stage. */
    readonly spread: number
    /** The points of a seat of which nothing is noted; without it 0. It matters only against an automatic opponent. */
    readonly base?: number
    /** By feature name; a feature that is not named is worth nothing. */
    readonly worth: { readonly [feature: string]: number }
  }[]
}
