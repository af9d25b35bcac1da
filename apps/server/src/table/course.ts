import {
  type AnyRules,
  type GameEvent,
  type GameRecord,
  type GameState,
  isIn,
  Match,
  type MatchSetup,
  Refusal,
  type Seat,
  type SeatMask,
  seatsIn,
} from '@athanor/kernel'
import type { EntryKind, Offer, Result } from '@athanor/protocol'
import { type Clocks, copyOf, deadlineOf, grant, grantAgain, newClocks, type Pace, tick } from './pace.ts'

/** An entry as the course of a game reads it. */
export interface Entry {
  readonly seq: number
  readonly kind: EntryKind
  readonly seat: Seat
  readonly move: number
  readonly at: number
  readonly ask: string | null
}

/** What a game begins with. */
export interface Start {
  readonly rules: AnyRules
  readonly setup: MatchSetup
  readonly pace: Pace
  readonly onTimeout: 'bot' | 'forfeit'
  /** The seats that bots have. */
  readonly bots: SeatMask
  readonly at: number
}

/**
 * The course of a game: what its entries, in their order, make of it. The same entries give the same course in every
 * process, at any time.
 */
export class Course {
  seq = 0
  /** The seats that have given up, or whose time ran out where that ends it for them. */
  out: SeatMask = 0
  /** The seats of people that a bot plays until they are back. */
  stoodIn: SeatMask = 0
  /** Those of them whose people are back: the bot makes the one decision that is waited for, the next one is theirs. */
  returning: SeatMask = 0
  offer: Offer | undefined
  result: Result | undefined
  readonly clocks: Clocks
  /** What clients asked for and got, with the entry that it became. */
  readonly asks = new Map<string, number>()
  /** How often moves were taken back by consent: each time the game is played again up to there. */
  takenBack = 0
  private match: Match<GameState, unknown, GameEvent>
  /** The clocks before each move that still stands, and when it was made; nothing where nobody counts. */
  private readonly before: (Clocks & { readonly at: number })[] = []
  private readonly start: Start

  constructor(start: Start, log?: (event: GameEvent) => void) {
    this.start = start
    this.match = new Match(start.rules, start.setup, log)
    this.clocks = newClocks(start.pace, start.setup.players)
    tick(this.clocks, start.pace, this.toAct, -1, start.at)
  }

  get pace(): Pace {
    return this.start.pace
  }

  get state(): GameState {
    return this.match.state
  }

  get toAct(): SeatMask {
    return this.result ? 0 : this.start.rules.toAct(this.match.state)
  }

  /** The seats that a bot plays now. */
  get botSeats(): SeatMask {
    return this.start.bots | this.stoodIn | this.out
  }

  get moves(): number {
    return this.match.acts.length
  }

  undoable(seat: Seat): number {
    return this.result ? 0 : this.match.undoable(seat)
  }

  deadline(seat: Seat): number | undefined {
    return deadlineOf(this.clocks, this.start.pace, seat)
  }

  /** When the seat's time would run out if it took back its last move. */
  deadlineBefore(seat: Seat): number | undefined {
    const then = this.undoable(seat) > 0 ? this.before.at(-1) : undefined
    return then && deadlineOf(then, this.start.pace, seat)
  }

  /** When the first of the people who are waited for runs out of time. */
  firstDeadline(): { readonly seat: Seat; readonly at: number } | undefined {
    let first: { seat: Seat; at: number } | undefined
    for (let seat = 0; seat < this.start.setup.players; seat++) {
      if ((this.botSeats >> seat) & 1) continue
      const at = this.deadline(seat)
      if (at !== undefined && (!first || at < first.at)) first = { seat, at }
    }
    return first
  }

  record(): GameRecord {
    return this.match.record()
  }

  /** Lets the entry happen, or throws a `Refusal` and changes nothing. */
  add(entry: Entry, log?: (event: GameEvent) => void): void {
    if (this.result) throw new Refusal('game-over')
    const { kind, seat, at } = entry
    this.happen(entry, log)
    this.seq = entry.seq
    if (entry.ask !== null) this.asks.set(askKey(seat, entry.ask), entry.seq)
    if (kind === 'move' && this.pace.kind !== 'untimed') this.before.push({ at, ...copyOf(this.clocks) })
    // A seat is waited for until it has moved; whatever else it does, its clock goes on.
    tick(this.clocks, this.start.pace, this.toAct, kind === 'move' ? seat : -1, at)
    if (this.returning !== 0) this.welcome(kind === 'move' ? seat : -1)
  }

  /** Whoever is back and no longer waited for has the seat again, and some time. */
  private welcome(moved: Seat): void {
    for (const seat of seatsIn(this.returning)) {
      if (seat !== moved && isIn(this.toAct, seat)) continue
      this.returning &= ~(1 << seat)
      this.stoodIn &= ~(1 << seat)
      grant(this.clocks, this.start.pace, seat)
    }
  }

  private happen({ kind, seat, move, at }: Entry, log?: (event: GameEvent) => void): void {
    switch (kind) {
      case 'move':
        this.match.act(seat, move, log)
        this.offer = undefined
        if (this.start.rules.toAct(this.match.state) === 0) this.finish()
        return
      case 'undo':
        this.match.undo(seat)
        this.offer = undefined
        this.windBack(at, seat)
        return
      case 'ask-undo':
        this.offer = { kind: 'undo', seat, moves: Math.min(move, this.moves), agreed: [] }
        return
      case 'ask-end':
        this.offer = { kind: 'end', seat, agreed: [] }
        return
      case 'agree':
        this.agree(seat, at)
        return
      case 'decline':
        this.offer = undefined
        return
      case 'resign':
        this.leave(seat, 'resigned')
        return
      case 'timeout':
        if (this.start.onTimeout === 'forfeit') this.leave(seat, 'forfeited')
        else this.stoodIn |= 1 << seat
        this.returning &= ~(1 << seat)
        return
      case 'back':
        this.returning |= 1 << seat
        return
      case 'abandoned':
      case 'outdated':
        this.result = { how: kind, winners: [] }
    }
  }

  /** The people who are still in the game, and so are asked. */
  people(): Seat[] {
    const seats: Seat[] = []
    for (let seat = 0; seat < this.start.setup.players; seat++)
      if ((((this.start.bots | this.out) >> seat) & 1) === 0) seats.push(seat)
    return seats
  }

  private agree(seat: Seat, at: number): void {
    const { offer } = this
    if (!offer) return
    const agreed = [...offer.agreed, seat]
    const waiting = this.people().some((one) => one !== offer.seat && !agreed.includes(one))
    if (waiting) this.offer = { ...offer, agreed }
    else if (offer.kind === 'end') this.breakOff('agreed', [], offer.seat)
    else this.rewind(offer.moves!, at)
  }

  private rewind(moves: number, at: number): void {
    const { rules, setup } = this.start
    const acts = this.match.acts.slice(0, this.moves - moves)
    const match = new Match(rules, setup)
    for (const act of acts) match.act(act.seat, act.move)
    this.match = match
    this.takenBack++
    this.offer = undefined
    this.windBack(at)
  }

  /**
   * Sets the clocks back to before the moves that have just been taken back. Whoever takes back alone has been thinking
   * all the time since then; what everybody wants costs nobody anything, and leaves everybody some time.
   */
  private windBack(at: number, by?: Seat): void {
    const then = this.before[this.moves]
    if (!then) return
    const { bank, since } = this.clocks
    for (let seat = 0; seat < since.length; seat++) {
      const waited = then.since[seat]!
      // Whoever was asked something else before the move, and still is, goes on thinking.
      if (by !== undefined && by !== seat && waited !== 0 && since[seat] !== 0) continue
      bank[seat] = then.bank[seat]!
      since[seat] = waited === 0 || by === seat ? waited : waited + at - then.at
      if (by === undefined) grantAgain(this.clocks, this.pace, seat, at)
    }
    this.before.length = this.moves
  }

  /** A person gives up. With one person left, or none, the game is over; otherwise a bot plays the seat on. */
  private leave(seat: Seat, how: 'resigned' | 'forfeited'): void {
    this.out |= 1 << seat
    this.stoodIn &= ~(1 << seat)
    this.returning &= ~(1 << seat)
    this.offer = undefined
    const { players } = this.start.setup
    const still = Array.from({ length: players }, (_, one) => one).filter((one) => ((this.out >> one) & 1) === 0)
    if (still.length <= 1 || this.people().length === 0) this.breakOff(how, still, seat)
  }

  /** The game is over before its end: the points stay as they stand. */
  private breakOff(how: Result['how'], winners: Seat[], by: Seat): void {
    this.result = { how, winners, by, stood: this.start.rules.tally(this.match.state) }
  }

  private finish(): void {
    const standings = this.start.rules.standings(this.match.state)!
    const out = seatsIn(this.out)
    const still = standings.filter(({ seat }) => !out.includes(seat))
    const best = Math.min(...still.map(({ place }) => place))
    // A bot that plays on for somebody who has left may come first, but cannot win: the best of the others does.
    const first = still.filter(({ won, place }) => (out.length > 0 ? place === best : won))
    const winners = first.map(({ seat }) => seat)
    this.result = { how: 'played', winners, standings, ...(out.length > 0 && { out }) }
  }
}

export const askKey = (seat: Seat, ask: string): string => `${seat} ${ask}`
