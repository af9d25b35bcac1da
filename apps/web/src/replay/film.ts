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
import type { Happening, Scene } from '@athanor/protocol'

/** What a seat did at a moment, in words. */
export interface Made {
  readonly seat: Seat
  readonly say: Phrase
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
    const standings = rules.standings(state)
    return {
      view: rules.view(state, viewer) as Json,
      toAct: seatsIn(rules.toAct(state)),
      others: othersAsked(rules, state, rules.toAct(state), viewer),
      turn: rules.turn(state),
      ...(standings && {
        result: { how: 'played', winners: standings.filter(({ won }) => won).map(({ seat }) => seat), standings },
      }),
    }
  }

  /** What happened up to a moment, as the viewer may know it. */
  log(at: number, viewer: Viewer): Happening[] {
    return this.events.slice(0, at + 1).map((events, seq) => {
      const seat = this.record.acts[seq - 1]?.seat
      const known = events.filter((event) => mayKnow(event, viewer))
      return { seq, at: 0, kind: 'move', ...(seat !== undefined && { seat }), events: known }
    })
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
