import type { Advice, Question } from '@athanor/bots'
import {
  type AnyRules,
  below,
  type GameEvent,
  type GameRecord,
  type GameState,
  isIn,
  type Json,
  Match,
  type Move,
  mayKnow,
  type Options,
  othersAsked,
  type Phrase,
  planned,
  Refusal,
  type Rng,
  rngFrom,
  type Seat,
  seatsIn,
  serialise,
  sha256Hex,
} from '@athanor/kernel'
import type { Happening, Reply, Scene } from '@athanor/protocol'
import { BotWorker } from '../bots/bots.ts'
import { Store } from '../store.ts'
import type { Plan, TableModel, TableState } from './model.ts'

/** Who is asked where a bot fails. */
const SUBSTITUTE = 'adept'
/** Who is asked for a hint: with all rests it is there within 1.5 s. */
const ADVISER = 'master:400ms'

type AnyMatch = Match<GameState, unknown, GameEvent>

/** What a game against bots on this device begins with. */
export interface LocalGame {
  readonly id: string
  readonly players: number
  readonly options: Options
  readonly seed: string
  readonly names: readonly string[]
  /** The level of each seat's bot; undefined for the person. */
  readonly bots: readonly (string | undefined)[]
  /** The game so far, if it goes on. */
  readonly record?: GameRecord
}

/** How much time an eye is given; none, unless told. */
export interface Pace {
  /** How many ms after a change the next bot moves at the soonest. */
  pause?(): number
  /** How many ms after a change the bots begin to think; the first drawing of the table takes longer. */
  lull?(first: boolean): number
  /** How many ms things still travel: bots do not move meanwhile. */
  travelling?(): number
}

/** A table on this device: the person, and bots in a worker. */
export class LocalTable implements TableModel {
  readonly store: Store<TableState | undefined>
  /** Called with the record after every change. */
  onChange: (record: GameRecord) => void = () => {}
  private readonly rules: AnyRules
  private readonly game: LocalGame
  private names: readonly string[]
  private readonly match: AnyMatch
  private readonly seat: Seat
  private readonly rng: Rng
  private readonly worker = new BotWorker()
  /** The log, and after how many moves each line came. */
  private log: (Happening & { readonly acts: number })[] = []
  private readonly asked = new Set<Seat>()
  private readonly pace: Pace
  private changed = Date.now()
  /** Whether nothing has changed since the table was opened. */
  private isFresh = true
  private closed = false

  constructor(rules: AnyRules, game: LocalGame, pace: Pace = {}) {
    this.rules = rules
    this.game = game
    this.pace = pace
    this.names = game.names
    this.seat = game.bots.indexOf(undefined)
    this.rng = rngFrom(`${game.seed} bots`)
    const { players, options, seed, names, record } = game
    const begun = this.listen(0)
    this.match = new Match(rules, { players, options, seed, names: names.slice(0, players) }, begun.log)
    begun.done()
    for (const { seat, move } of record?.acts ?? []) this.play(seat, move)
    this.store = new Store<TableState | undefined>(this.state())
    this.letBotsThink()
  }

  get record(): GameRecord {
    return this.match.record()
  }

  async act(move: Move): Promise<Reply> {
    return this.attempt(() => this.play(this.seat, move))
  }

  async undo(): Promise<Reply> {
    return this.attempt(() => {
      this.match.undo(this.seat)
      this.log = this.log.filter(({ acts }) => acts <= this.match.acts.length)
    })
  }

  async why(moves: readonly Move[], plan: readonly Move[]): Promise<readonly (readonly Phrase[])[]> {
    const { state } = planned(this.rules, this.match.state, this.seat, plan)
    return moves.map((move) => this.rules.why(state, this.seat, move))
  }

  async plan(moves: readonly Move[]): Promise<Plan> {
    const { made, state } = planned(this.rules, this.match.state, this.seat, moves)
    return { made, scene: this.scene(state, 0) }
  }

  /** What a bot would do here, and why. */
  async hint(): Promise<readonly Advice[]> {
    const thought = await this.worker.ask((id) => this.question(id, this.seat, ADVISER, { explain: true }))
    return thought.advice
  }

  /** Calls everybody as the reader does now. */
  rename(names: readonly string[]): void {
    this.names = names
    this.store.set(this.state())
  }

  close(): void {
    this.closed = true
    this.worker.close()
  }

  private attempt(change: () => void): Reply {
    try {
      change()
    } catch (error) {
      if (error instanceof Refusal) return { done: false, code: 'refused', reasons: error.reasons }
      throw error
    }
    this.tell()
    this.letBotsThink()
    return { done: true, seq: this.match.acts.length }
  }

  private play(seat: Seat, move: Move): void {
    const heard = this.listen(this.match.acts.length + 1, seat)
    this.match.act(seat, move, heard.log)
    heard.done()
  }

  /** Collects what the person may know of a move. */
  private listen(acts: number, seat?: Seat) {
    const events: GameEvent[] = []
    return {
      log: (event: GameEvent): void => {
        if (mayKnow(event, this.seat)) events.push(event)
      },
      done: (): void => {
        this.log.push({ seq: acts, acts, at: Date.now(), kind: 'move', ...(seat !== undefined && { seat }), events })
      },
    }
  }

  private tell(): void {
    this.changed = Date.now()
    this.isFresh = false
    this.worker.wait(this.pace.lull?.(false) ?? 0)
    this.store.set(this.state())
    this.onChange(this.match.record())
  }

  private state(): TableState {
    const { match, seat, game } = this
    const scene = this.scene(match.state, match.undoable(seat))
    return {
      id: game.id,
      game: this.rules.id,
      names: this.names.slice(0, game.players),
      seat,
      seq: match.acts.length,
      scene,
      log: [...this.log],
      chat: [],
      wire: 'local',
      lastAct: this.lastAct(),
    }
  }

  /** What undo would take back, in words. */
  private lastAct(): Phrase | undefined {
    const last = this.match.lastUndoable(this.seat)
    if (!last) return undefined
    const { answers } = this.rules.decision(last.before, this.seat)
    return answers.find(({ move }) => move === last.move)?.say
  }

  private scene(state: GameState, undo: number): Scene {
    const { rules, seat } = this
    const toAct = seatsIn(rules.toAct(state))
    const others = othersAsked(rules, state, rules.toAct(state), seat)
    const standings = rules.standings(state)
    return {
      view: rules.view(state, seat) as Json,
      toAct,
      turn: rules.turn(state),
      ...(toAct.includes(seat) && { decision: rules.decision(state, seat) }),
      ...(others.length > 0 && { others }),
      ...(undo > 0 && { undo }),
      ...(standings && {
        result: {
          how: 'played',
          winners: standings.filter(({ won }) => won).map((standing) => standing.seat),
          standings,
        },
      }),
    }
  }

  /** Another attempt has other luck. */
  private question(id: number, seat: Seat, bot: string, { explain = false, attempt = 0 }): Question {
    const { rules, match, game } = this
    return {
      id,
      table: game.id,
      game: rules.id,
      players: match.players,
      seat,
      state: serialise(rules.resample(match.state, seat, this.rng)),
      bot,
      // A bot that knew the game's seed would know the dice.
      seed: sha256Hex(`${game.seed} ${match.acts.length} ${seat} ${attempt}`),
      explain,
    }
  }

  private letBotsThink(): void {
    for (const [seat, bot] of this.game.bots.entries()) {
      if (bot === undefined || this.asked.has(seat) || !isIn(this.rules.toAct(this.match.state), seat)) continue
      this.asked.add(seat)
      void this.think(seat, bot)
    }
  }

  /** What bots do while the person decides too is done in secret: nobody follows it. */
  private async letFollow(): Promise<void> {
    const { pause, travelling } = this.pace
    if (pause && !isIn(this.rules.toAct(this.match.state), this.seat)) await sleep(this.changed + pause() - Date.now())
    // A change of the table takes the time in which frames of what travels are drawn.
    for (let ms = travelling?.() ?? 0; ms > 0; ms = travelling?.() ?? 0) await sleep(ms)
  }

  /** A bot whose move is not possible any more is asked again: somebody may have taken a move back while it thought. */
  private async think(seat: Seat, bot: string): Promise<void> {
    await sleep(this.changed + (this.pace.lull?.(this.isFresh) ?? 0) - Date.now())
    if (this.closed) return
    if (!isIn(this.rules.toAct(this.match.state), seat)) return void this.asked.delete(seat)
    const move = await this.choice(seat, bot)
    await this.letFollow()
    this.asked.delete(seat)
    if (this.closed) return
    if (move !== undefined && this.legal(seat).includes(move)) this.attempt(() => this.play(seat, move))
    else this.letBotsThink()
  }

  /** No bot keeps a table waiting for good: one that fails is asked again, then a simpler one is, and then luck decides. */
  private async choice(seat: Seat, bot: string): Promise<Move | undefined> {
    for (const [attempt, who] of [bot, bot, SUBSTITUTE].entries()) {
      // What was asked may have been taken back meanwhile.
      if (this.closed || !isIn(this.rules.toAct(this.match.state), seat)) return undefined
      const thought = await this.worker.ask((id) => this.question(id, seat, who, { attempt })).catch(() => undefined)
      if (thought && this.legal(seat).includes(thought.move)) return thought.move
    }
    const moves = this.legal(seat)
    return moves[below(this.rng, moves.length)]
  }

  private legal(seat: Seat): readonly Move[] {
    return this.rules.legal(this.match.state, seat)
  }
}

async function sleep(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
