import type { Phrase, Seat } from '@athanor/kernel'
import type { Ask } from './asks.ts'
import { patched } from './delta.ts'
import type { Happening, RefusedCode, Said, Scene, Tell } from './tells.ts'

/** A socket, whoever made it: a browser's or a server's. */
export interface Pipe {
  send(message: string): void
  close(): void
}

/** What a socket reports. */
export interface PipeEnds {
  opened(): void
  received(message: string): void
  closed(): void
}

/** What a connection needs of its surroundings. */
export interface Surroundings {
  /** Opens a socket; a fresh ticket each time. */
  dial(ends: PipeEnds): Pipe
  /** Calls back after so many milliseconds; returns how to call it off. */
  after(milliseconds: number, then: () => void): () => void
  /** From 0 to 1. */
  chance(): number
}

/** `offline`: it has been tried several times in vain; it is tried on all the same. */
export type ConnectionState = 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'closed'

/** A table as the client knows it. */
export interface WatchedTable {
  readonly seq: number
  readonly seat: Seat | undefined
  readonly scene: Scene
}

/** Those who look on: some by name, and how many more. */
export type Audience = Pick<Extract<Tell, { readonly t: 'audience' }>, 'spectators' | 'more'>

const NOBODY: Audience = { spectators: [], more: 0 }

/** What a connection tells its owner. */
export interface Listener {
  state(state: ConnectionState): void
  /** The table changed. `whole`: it was sent anew, there may have been a gap. */
  table(id: string, table: WatchedTable, happened: readonly Happening[], whole: boolean): void
  said(id: string, said: readonly Said[]): void
  /** Who looks on at a table without a seat. */
  audience(id: string, audience: Audience): void
  /** The people whom this one has muted, here or elsewhere. */
  muted(people: readonly string[]): void
  lobby(changed: readonly string[]): void
  refused(code: RefusedCode, table: string | undefined): void
}

/** The answer to an ask. */
export type Reply =
  | { readonly done: true; readonly seq: number }
  | { readonly done: false; readonly code: RefusedCode; readonly reasons: readonly Phrase[] }

/** The answer to a question, which changes nothing; undefined if it was refused. */
export type Told<K extends Question['t']> = Extract<Tell, { readonly t: K }> | undefined

type Question = Extract<Ask, { readonly t: 'why' | 'plan' }>
type Asked = Exclude<Extract<Ask, { readonly id: string }>, Question>
/** An ask without what the connection adds to it. */
export type Wish = Asked extends infer A ? (A extends Asked ? Omit<A, 'id' | 'seq'> : never) : never

const PING_MS = 15_000
const PONG_MS = 10_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 20_000
const TRIES_BEFORE_OFFLINE = 3

/**
 * A client's end of the wire. It keeps what it watches and what it has asked for, and when the socket breaks it comes
 * back, tells the last entry it knows and asks again what was not answered: nothing is lost and nothing done twice.
 */
export class Connection {
  private state: ConnectionState = 'connecting'
  private pipe: Pipe | undefined
  private tries = 0
  private pings = 0
  private asks = 0
  /** How long the server has asked to be left alone, in milliseconds. */
  private notBefore = 0
  private stopWaiting: () => void = () => {}
  private readonly watched = new Map<string, WatchedTable | undefined>()
  private readonly pending = new Map<string, { readonly ask: Asked; readonly answer: (reply: Reply) => void }>()
  private readonly questions = new Map<string, (told: Told<Question['t']>) => void>()
  private inLobby = false
  private readonly around: Surroundings
  private readonly listener: Listener
  /** Keeps the names of asks apart from those of other sockets of the same person. */
  private readonly prefix: string

  constructor(around: Surroundings, listener: Listener) {
    this.around = around
    this.listener = listener
    this.prefix = Math.floor(around.chance() * 2 ** 40).toString(36)
    this.dial()
  }

  watch(table: string): void {
    if (this.watched.has(table)) return
    this.watched.set(table, undefined)
    this.say({ t: 'watch', table })
  }

  unwatch(table: string): void {
    if (this.watched.delete(table)) this.say({ t: 'unwatch', table })
  }

  lobby(on: boolean): void {
    this.inLobby = on
    this.say({ t: 'lobby', on })
  }

  /** Asks for something at a table that is watched; the promise is kept across broken sockets. */
  ask(wish: Wish): Promise<Reply> {
    const id = this.newId()
    const seq = this.seqOf(wish.table)
    const ask = { ...wish, id, ...(needsSeq(wish.t) && { seq }) } as Asked
    return new Promise((answer) => {
      this.pending.set(id, { ask, answer })
      this.say(ask)
    })
  }

  /** Asks about moves at a table that is watched, or about moves after those of a plan. Nothing depends on the answer, so it is not asked for again. */
  question<K extends Question['t']>(
    t: K,
    table: string,
    moves: readonly number[],
    after: readonly number[] = [],
  ): Promise<Told<K>> {
    const id = this.newId()
    if (this.state !== 'connected') return Promise.resolve(undefined)
    return new Promise<Told<K>>((answer) => {
      // The server answers a question with its own kind, or refuses it.
      this.questions.set(id, answer as (told: Told<Question['t']>) => void)
      this.say({ t, table, id, seq: this.seqOf(table), moves, ...(after.length > 0 && { after }) } as Question)
    })
  }

  /** Tries at once, for instance because the browser says that the network is back. */
  hurry(): void {
    if (this.pipe === undefined && this.state !== 'closed') this.dial()
  }

  /** Lets go of a socket that leads nowhere, for instance because the browser says that there is no network. */
  hangUp(): void {
    const { pipe } = this
    if (!pipe || this.state === 'closed') return
    this.lost()
    pipe.close()
  }

  close(): void {
    this.become('closed')
    this.stopWaiting()
    this.pipe?.close()
  }

  private dial(): void {
    this.stopWaiting()
    const pipe = this.around.dial({
      opened: () => {
        if (this.pipe === pipe) this.opened()
      },
      received: (message) => {
        if (this.pipe === pipe) this.hear(JSON.parse(message) as Tell)
      },
      closed: () => {
        if (this.pipe === pipe) this.lost()
      },
    })
    this.pipe = pipe
  }

  private opened(): void {
    this.tries = 0
    this.become('connected')
    this.listener.muted([])
    for (const [table, known] of this.watched) {
      this.listener.audience(table, NOBODY)
      this.say({ t: 'watch', table, ...(known && { since: known.seq }) })
    }
    if (this.inLobby) this.say({ t: 'lobby', on: true })
    for (const { ask } of this.pending.values()) this.say(ask)
    this.ping()
  }

  private newId(): string {
    return `${this.prefix}-${++this.asks}`
  }

  private seqOf(table: string): number {
    return this.watched.get(table)?.seq ?? 0
  }

  private lost(): void {
    this.pipe = undefined
    for (const id of this.questions.keys()) this.tellAbout(id, undefined)
    this.stopWaiting()
    if (this.state === 'closed') return
    this.tries++
    this.become(this.tries > TRIES_BEFORE_OFFLINE ? 'offline' : 'reconnecting')
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(this.tries - 1, 10))
    this.comeBackAfter(wait, this.notBefore)
    this.notBefore = 0
  }

  /** The server goes away, and says when it will be back. */
  private expectBack(milliseconds: number): void {
    this.tries = 0
    this.notBefore = milliseconds
  }

  /** Half of the wait is chance, so that a server that comes back is not met by everybody at once. */
  private comeBackAfter(milliseconds: number, atLeast: number): void {
    const wait = atLeast + milliseconds * (0.5 + this.around.chance() / 2)
    this.stopWaiting = this.around.after(wait, () => this.dial())
  }

  private ping(): void {
    this.stopWaiting = this.around.after(PING_MS, () => {
      this.say({ t: 'ping', n: ++this.pings })
      this.stopWaiting = this.around.after(PONG_MS, () => this.hangUp())
    })
  }

  private say(ask: Ask): void {
    if (this.state === 'connected') this.pipe?.send(JSON.stringify(ask))
  }

  private hear(tell: Tell): void {
    const { listener } = this
    if (tell.t === 'table') this.show(tell)
    else if (tell.t === 'news') this.follow(tell)
    else if (tell.t === 'said') listener.said(tell.table, [tell.said])
    else if (tell.t === 'audience') this.meet(tell)
    else if (tell.t === 'muted') listener.muted(tell.people)
    else if (tell.t === 'lobby') listener.lobby(tell.changed)
    else if (tell.t === 'done') this.settle(tell.id, { done: true, seq: tell.seq })
    else if (tell.t === 'why' || tell.t === 'plan') this.tellAbout(tell.id, tell)
    else if (tell.t === 'refused') this.refused(tell)
    else if (tell.t === 'bye') this.expectBack(tell.after)
    else {
      this.stopWaiting()
      this.ping()
    }
  }

  private refused({ id, code, reasons = [], table }: Extract<Tell, { readonly t: 'refused' }>): void {
    if (id !== undefined && this.questions.has(id)) this.tellAbout(id, undefined)
    else if (id !== undefined && this.pending.has(id)) this.settle(id, { done: false, code, reasons })
    else this.listener.refused(code, table)
  }

  private show({ table, seq, seat, scene, happened, chat }: Extract<Tell, { readonly t: 'table' }>): void {
    if (!this.watched.has(table)) return
    const known: WatchedTable = { seq, seat, scene }
    this.watched.set(table, known)
    this.listener.table(table, known, happened, true)
    if (chat.length > 0) this.listener.said(table, chat)
  }

  private follow({ table, seq, happened, delta }: Extract<Tell, { readonly t: 'news' }>): void {
    const known = this.watched.get(table)
    if (!known || seq <= known.seq) return
    if (seq !== known.seq + 1) {
      this.say({ t: 'watch', table, since: known.seq })
      return
    }
    const scene = patched(known.scene, delta)
    const next: WatchedTable = { ...known, seq, scene }
    this.watched.set(table, next)
    this.listener.table(table, next, happened, false)
  }

  private meet({ table, spectators, more }: Extract<Tell, { readonly t: 'audience' }>): void {
    if (this.watched.has(table)) this.listener.audience(table, { spectators, more })
  }

  private tellAbout(id: string, told: Told<Question['t']>): void {
    const answer = this.questions.get(id)
    this.questions.delete(id)
    answer?.(told)
  }

  private settle(id: string, reply: Reply): void {
    const asked = this.pending.get(id)
    this.pending.delete(id)
    asked?.answer(reply)
  }

  private become(state: ConnectionState): void {
    if (this.state === state) return
    this.state = state
    this.listener.state(state)
  }
}

const needsSeq = (kind: Asked['t']): boolean =>
  kind === 'move' || kind === 'undo' || kind === 'ask-undo' || kind === 'ask-end' || kind === 'answer'
