import type { Fairness } from './fairness.ts'
import type { Move } from './move.ts'
import type { Options } from './options.ts'
import { readOptions } from './options.ts'
import { type Act, begin, checkHash, checkRules, type GameRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import type { GameEvent, GameState, Log, Rules } from './rules.ts'
import type { Seat } from './seat.ts'
import { hashOf } from './state.ts'

/** What a game begins with. */
export interface MatchSetup {
  readonly players: number
  readonly options?: Options
  readonly seed: string
  readonly names?: readonly string[]
  readonly fairness?: Fairness
}

/**
 * A game in progress: the state, the moves so far and the way back. No state of the past is kept: whoever takes a move back,
 * which is seldom, has the game played again up to there.
 */
export class Match<S extends GameState, V, E extends GameEvent> {
  readonly rules: Rules<S, V, E>
  private readonly setup: MatchSetup
  private readonly options: Options
  private readonly past: Act[] = []
  /** How many of the last moves may still be taken back. */
  private free = 0
  private current: S

  constructor(rules: Rules<S, V, E>, setup: MatchSetup, log?: Log<E>) {
    this.rules = rules
    this.setup = setup
    this.options = readOptions(rules.options, setup.players, setup.options ?? {})
    this.current = begin(rules, setup.players, this.options, setup.seed, log)
  }

  /** Goes on from a record, which may be unfinished. */
  static resume<S extends GameState, V, E extends GameEvent>(
    rules: Rules<S, V, E>,
    record: GameRecord,
    log?: Log<E>,
  ): Match<S, V, E> {
    checkRules(rules, record)
    const match = new Match(rules, record, log)
    for (const act of record.acts) match.act(act.seat, act.move, log)
    checkHash(match.current, record)
    return match
  }

  get players(): number {
    return this.setup.players
  }

  get state(): S {
    return this.current
  }

  get acts(): readonly Act[] {
    return this.past
  }

  /** Plays a move, or throws a `Refusal` and changes nothing. */
  act(seat: Seat, move: number, log?: Log<E>): void {
    const { reveals } = this.current
    const goesOn = this.undoable(seat) > 0
    try {
      this.rules.apply(this.current, seat, move, log)
    } catch (error) {
      // A refused move has changed nothing; a log that throws must not leave half a move behind.
      if (!(error instanceof Refusal)) this.current = this.after(this.past.length)
      throw error
    }
    this.past.push({ seat, move })
    this.free = this.current.reveals !== reveals ? 0 : goesOn ? this.free + 1 : 1
  }

  /** How many moves the seat may take back now: its own, up to the last one that showed something or used chance. */
  undoable(seat: Seat): number {
    return this.past.at(-1)?.seat === seat ? this.free : 0
  }

  /** The move that the seat would take back first, with the state in which it was made. */
  lastUndoable(seat: Seat): { readonly before: S; readonly move: Move } | undefined {
    if (this.undoable(seat) === 0) return undefined
    return { before: this.after(this.past.length - 1), move: this.past.at(-1)!.move }
  }

  /** Takes back the seat's last move, or throws a `Refusal`. */
  undo(seat: Seat): Act {
    const last = this.lastUndoable(seat)
    if (!last) throw new Refusal('nothing-to-undo')
    this.current = last.before
    this.free--
    return this.past.pop()!
  }

  /** The state after so many moves. */
  private after(moves: number): S {
    const { players, seed } = this.setup
    const state = begin(this.rules, players, this.options, seed)
    for (let i = 0; i < moves; i++) this.rules.apply(state, this.past[i]!.seat, this.past[i]!.move)
    return state
  }

  /** The game so far. It holds the seed, so whoever runs a table keeps it secret until the game is over. */
  record(): GameRecord {
    const { players, seed, names, fairness } = this.setup
    return {
      game: this.rules.id,
      version: this.rules.version,
      players,
      options: this.options,
      seed,
      acts: [...this.past],
      hash: hashOf(this.current),
      ...(names && names.length > 0 && { names }),
      ...(fairness && { fairness }),
    }
  }
}
