import type { Move, Phrase } from '@athanor/kernel'
import type { Audience, Happening, RefusedCode, Reply, Said, Scene, WatchedTable, Wish } from '@athanor/protocol'
import { type Follower, wire } from '../net/wire.ts'
import { Store } from '../store.ts'
import { draftOf, dropDrafts, keepDraft } from '../ui/use-draft.ts'
import { Deeds } from './deeds.ts'
import { withNews } from './happened.ts'
import type { Around, Company, Plan, TableModel, TableState } from './model.ts'

/** What is known of a table before the server shows it. */
export interface OnlineSetting {
  readonly id: string
  readonly game: string
  readonly names: readonly string[]
  /** The person at each seat; undefined for a bot. */
  readonly people: readonly (string | undefined)[]
  /** How late spectators see everything, in seconds. */
  readonly delay: number
}

/** An answer that nobody has confirmed yet, and the moment for which it was given. */
interface Given {
  readonly seq: number
  readonly move: Move
}

/** A table on the server. */
export class OnlineTable implements TableModel, Follower {
  readonly store = new Store<TableState | undefined>(undefined)
  readonly company: Company
  /** The server does not show this table any more. */
  readonly lost = new Store<RefusedCode | undefined>(undefined)
  private readonly id: string
  private readonly game: string
  private names: readonly string[]
  private around: Around
  private readonly deeds: Deeds
  /** What was given before the page was loaded anew, until the table is there. */
  private given: Given | undefined
  private readonly leave: () => void
  private readonly unhook: readonly (() => void)[]

  constructor({ id, game, names, people, delay }: OnlineSetting) {
    this.id = id
    this.game = game
    this.names = names
    this.deeds = new Deeds(id)
    this.given = draftOf<Given>(this.givenKey)
    this.around = { people, watchers: { n: 0, names: [] }, late: delay, muted: wire.muted.get() }
    this.company = {
      say: (text) => this.ask({ t: 'chat', table: id, text }),
      mute: (person, on) => this.ask({ t: 'mute', table: id, person, on }),
      resign: () => this.ask({ t: 'resign', table: id }),
      askUndo: (moves) => this.ask({ t: 'ask-undo', table: id, moves }),
      askEnd: () => this.ask({ t: 'ask-end', table: id }),
      answer: (yes) => this.ask({ t: 'answer', table: id, yes }),
      comeBack: () => this.ask({ t: 'back', table: id }),
    }
    this.leave = wire.follow(id, this)
    this.unhook = [
      wire.state.subscribe(() => this.change({ wire: wire.state.get() })),
      wire.muted.subscribe(() => this.surround({ muted: wire.muted.get() })),
    ]
  }

  /** Where several decide at the same time, another may be faster: an answer to the same question is given again. */
  async act(move: Move): Promise<Reply> {
    const before = this.store.get()
    if (before) {
      this.deeds.add(move, before.scene)
      keepDraft(this.givenKey, { seq: before.seq, move } satisfies Given)
    }
    const reply = await this.ask({ t: 'move', table: this.id, move })
    dropDrafts(this.givenKey)
    if (reply.done) return reply
    this.deeds.takeBack()
    const now = this.store.get()
    return reply.code === 'stale' && before && now && isAskedStill(before, now) ? this.act(move) : reply
  }

  async undo(): Promise<Reply> {
    const reply = await this.ask({ t: 'undo', table: this.id })
    if (reply.done) this.deeds.takeBack()
    const now = this.store.get()
    if (now) this.change({ lastAct: this.deeds.last(now.scene, now.seq) })
    return reply
  }

  async why(moves: readonly Move[], plan: readonly Move[]): Promise<readonly (readonly Phrase[])[]> {
    const told = await wire.line.question('why', this.id, moves, plan)
    return told?.reasons ?? moves.map(() => [])
  }

  plan(moves: readonly Move[]): Promise<Plan | undefined> {
    return wire.line.question('plan', this.id, moves)
  }

  /** Calls everybody as the reader does now. */
  rename(names: readonly string[]): void {
    this.names = names
    this.change({ names })
  }

  close(): void {
    for (const unhook of this.unhook) unhook()
    this.leave()
  }

  shown({ seq, seat, scene }: WatchedTable, happened: readonly Happening[]): void {
    const before = this.store.get()
    this.store.set({
      id: this.id,
      game: this.game,
      names: this.names,
      seat,
      seq,
      scene,
      log: withNews(before?.log ?? [], happened, before?.scene.offer),
      chat: before?.chat ?? [],
      around: this.around,
      wire: wire.state.get(),
      lastAct: this.deeds.last(scene, seq),
    })
    this.giveAgain(scene, seq)
  }

  said(said: readonly Said[]): void {
    const known = this.store.get()?.chat ?? []
    const fresh = said.filter(({ n }) => known.every((one) => one.n !== n))
    if (fresh.length > 0) this.change({ chat: [...known, ...fresh] })
  }

  audience({ spectators, more }: Audience): void {
    this.surround({ watchers: { n: spectators.length + more, names: spectators } })
  }

  refused(code: RefusedCode): void {
    if (code === 'unknown-table' || code === 'outdated') this.lost.set(code)
  }

  private get givenKey(): string {
    return `answer.${this.id}`
  }

  /** An answer that was on its way when the page was loaded anew is given again, unless it has arrived: then the table has gone on. */
  private giveAgain({ decision }: Scene, seq: number): void {
    const { given } = this
    this.given = undefined
    if (given?.seq === seq && decision?.answers.some(({ move }) => move === given.move)) void this.act(given.move)
  }

  private ask(wish: Wish): Promise<Reply> {
    return wire.line.ask(wish)
  }

  private surround(changes: Partial<Around>): void {
    this.around = { ...this.around, ...changes }
    this.change({ around: this.around })
  }

  private change(changes: Partial<TableState>): void {
    const now = this.store.get()
    if (now) this.store.set({ ...now, ...changes })
  }
}

/** Whether the table has gone on, and still asks the same. */
const isAskedStill = (before: TableState, now: TableState): boolean =>
  now.seq > before.seq && JSON.stringify(now.scene.decision) === JSON.stringify(before.scene.decision)
