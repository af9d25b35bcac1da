import {
  type AnyRules,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Json,
  Match,
  mayKnow,
  othersAsked,
  type Phrase,
  type Seat,
  seatsIn,
  type Viewer,
} from '@athanor/kernel'
import type { EntryKind, Happening, Result, Scene } from '@athanor/protocol'

/** What a seat did at a moment, in words. */
export interface Made {
  readonly seat: Seat
  readonly say: Phrase
}

/** The entry with which a table writes down that a game has ended so. */
const LAST_ENTRIES: { readonly [how in Result['how']]?: EntryKind } = {
  resigned: 'resign',
  forfeited: 'timeout',
  agreed: 'ask-end',
  abandoned: 'abandoned',
  outdated: 'outdated',
}

/** A recorded game, moment by moment: moment 0 is before the first move. */
export class Film {
  readonly rules: AnyRules
  readonly record: GameRecord
  /** The moments at which a turn begins. */
  readonly turns: readonly number[]
  private readonly states: GameState[] = []
  private readonly events: GameEvent[][] = []

  constructor(rules: AnyRules, record: GameRecord) {
    this.rules = rules
    this.record = record
    const first: GameEvent[] = []
    const match = new Match(rules, record, (event) => first.push(event))
    this.keep(match.state, first)
    for (const { seat, move } of record.acts) {
      const events: GameEvent[] = []
      match.act(seat, move, (event) => events.push(event))
      this.keep(match.state, events)
    }
    this.turns = this.states.flatMap((state, at) =>
      at === 0 || rules.turn(state).number !== rules.turn(this.states[at - 1]!).number ? [at] : [],
    )
  }

  /** The number of the last moment. */
  get end(): number {
    return this.record.acts.length
  }

  scene(at: number, viewer: Viewer): Scene {
    const { rules } = this
    const state = this.states[at]!
    const result = this.resultAt(at)
    const toAct = result ? 0 : rules.toAct(state)
    return {
      view: rules.view(state, viewer) as Json,
      toAct: seatsIn(toAct),
      others: othersAsked(rules, state, toAct, viewer),
      turn: rules.turn(state),
      ...(result && { result }),
    }
  }

  /** How the game ended, if it did at that moment: by its rules, or because the table says so. */
  resultAt(at: number): Result | undefined {
    const standings = this.rules.standings(this.states[at]!)
    const ending = at === this.end ? this.record.ending : undefined
    if (!standings && !ending) return undefined
    const winners = standings?.filter(({ won }) => won).map(({ seat }) => seat) ?? []
    const points = standings ? { standings } : { stood: this.rules.tally(this.states[at]!) }
    return { how: 'played', winners, ...ending, ...points }
  }

  /** Whether the rules have more to ask at a moment, also where the players have ended the game. */
  goesOn(at: number): boolean {
    return this.rules.toAct(this.states[at]!) !== 0
  }

  /** What happened up to a moment, as the viewer may know it. */
  log(at: number, viewer: Viewer): Happening[] {
    const moves = this.events.slice(0, at + 1).map((events, seq): Happening => {
      const seat = this.record.acts[seq - 1]?.seat
      const known = events.filter((event) => mayKnow(event, viewer))
      return { seq, at: 0, kind: 'move', ...(seat !== undefined && { seat }), events: known }
    })
    return at === this.end ? [...moves, ...this.lastEntry()] : moves
  }

  /** What ended the game, where it was no move. */
  private lastEntry(): Happening[] {
    const { how = 'played', by } = this.record.ending ?? {}
    const kind = LAST_ENTRIES[how]
    return kind ? [{ seq: this.end + 1, at: 0, kind, ...(by !== undefined && { seat: by }) }] : []
  }

  /** What was done at a moment, and so leads to the next. */
  made(at: number): Made | undefined {
    const act = this.record.acts[at]
    if (!act) return undefined
    const { answers } = this.rules.decision(this.states[at]!, act.seat)
    const say = answers.find(({ move }) => move === act.move)?.say
    return say && { seat: act.seat, say }
  }

  /** The same game up to a moment, to be played on. */
  upTo(at: number): GameRecord {
    const match = new Match(this.rules, this.record)
    for (const { seat, move } of this.record.acts.slice(0, at)) match.act(seat, move)
    return match.record()
  }

  private keep(state: GameState, events: GameEvent[]): void {
    this.states.push(this.rules.clone(state))
    this.events.push(events)
  }
}
