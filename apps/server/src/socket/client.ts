import type { Duplex } from 'node:stream'
import { type Seat, SPECTATOR, type Viewer } from '@athanor/kernel'
import { type Ask, type RefusedCode, readAsk, type Tell } from '@athanor/protocol'
import type { WebSocket } from 'ws'
import type { Session } from '../people/sessions.ts'
import type { Chat } from '../table/chat.ts'
import type { House, Seated } from '../table/house.ts'
import type { Watcher } from '../table/stage.ts'
import type { Deed, Outcome } from '../table/table.ts'
import { Bucket } from './bucket.ts'
import type { LobbyRoom } from './lobby-room.ts'

/** What a client's socket is connected to. */
export interface Rooms {
  readonly house: House
  readonly chat: Chat
  /** Something was said; tells everybody at the table, in every process. */
  said(table: string, n: number): void
  readonly lobby: LobbyRoom
  now(): number
  /** How many messages a second a client may send, and how many at once. */
  readonly pace: { readonly rate: number; readonly burst: number }
  /** Measures and logs. */
  note(what: 'ask' | 'refused' | 'slow-client' | 'error', detail?: unknown): void
  acknowledged(milliseconds: number): void
}

const MOST_TABLES = 50
const MOST_MUTED = 200
const OUR_FAULT = 1011
/** A client that does not read is let go before it fills the memory. */
const MOST_BUFFERED = 1 << 20

/** A person's socket. */
export class Client {
  readonly session: Session
  readonly muted: Set<string>
  private readonly socket: WebSocket
  /** What lies under the socket. */
  private readonly line: Duplex
  private held = false
  private readonly rooms: Rooms
  private readonly bucket: Bucket
  private readonly watching = new Map<string, { readonly seated: Seated; readonly watcher: Watcher }>()

  constructor(socket: WebSocket, line: Duplex, session: Session, muted: Set<string>, rooms: Rooms) {
    this.socket = socket
    this.line = line
    this.session = session
    this.muted = muted
    this.rooms = rooms
    this.bucket = new Bucket(rooms.pace.rate, rooms.pace.burst, rooms.now())
  }

  /** Reads a message; never throws. */
  async hear(data: string): Promise<void> {
    const ask = readAsk(data)
    if (!this.bucket.take(this.rooms.now())) return this.refuse('too-fast', ask)
    if (!ask) return this.refuse('bad-message')
    this.rooms.note('ask', ask.t)
    try {
      await this.answer(ask)
    } catch (error) {
      this.rooms.note('error', error)
      // A deed may be written or not: the client comes back and asks again under the same name.
      if (isDeed(ask)) this.close(OUR_FAULT, 'our-fault')
      else this.refuse('refused', ask)
    }
  }

  send(message: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_BUFFERED) {
      this.rooms.note('slow-client')
      this.socket.terminate()
      return
    }
    this.hold()
    this.socket.send(message)
  }

  /** What is said in one go leaves in one go: news and an acknowledgement cost the system one call instead of two. */
  private hold(): void {
    if (this.held) return
    this.held = true
    this.line.cork()
    process.nextTick(() => {
      this.held = false
      this.line.uncork()
    })
  }

  tell(tell: Tell): void {
    this.send(JSON.stringify(tell))
  }

  gone(): void {
    for (const { seated, watcher } of this.watching.values()) seated.table.unwatch(watcher)
    this.watching.clear()
    this.rooms.lobby.leave(this)
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  terminate(): void {
    this.socket.terminate()
  }

  private async answer(ask: Ask): Promise<void> {
    switch (ask.t) {
      case 'ping':
        return this.tell({ t: 'pong', n: ask.n, now: this.rooms.now() })
      case 'lobby':
        if (ask.on) this.rooms.lobby.enter(this)
        else this.rooms.lobby.leave(this)
        return
      case 'watch':
        return this.watch(ask)
      case 'unwatch':
        return this.unwatch(ask.table)
      case 'chat':
        return this.say(ask)
      case 'mute':
        return this.mute(ask)
      case 'why':
      case 'plan':
        return this.explain(ask)
      default:
        return this.do(ask)
    }
  }

  private async watch({ table: id, since }: Ask<'watch'>): Promise<void> {
    const { house, chat } = this.rooms
    const { id: person, name } = this.session.person
    const seated = await house.open(id)
    const viewer = seated && viewerOf(seated, person)
    if (!seated || viewer === undefined) return this.refuse('unknown-table', { table: id })
    const talk = await chat.at(id, person)
    // The socket may have gone meanwhile, or have asked again.
    if (this.socket.readyState !== this.socket.OPEN) return
    this.unwatch(id)
    if (this.watching.size >= MOST_TABLES) return this.refuse('too-many', { table: id })
    const here = (): boolean => this.watching.get(id)?.watcher === watcher
    const watcher: Watcher = { viewer, person, name, here, send: (message) => this.send(message) }
    this.watching.set(id, { seated, watcher })
    await seated.table.watch(watcher, since, talk)
    if (this.muted.size > 0) this.tellMuted(id)
    // What was said while the table was being opened has reached nobody here.
    for (const said of await chat.at(id, person, talk.at(-1)?.n)) this.tell({ t: 'said', table: id, said })
  }

  private unwatch(id: string): void {
    const watched = this.watching.get(id)
    watched?.seated.table.unwatch(watched.watcher)
    this.watching.delete(id)
  }

  private async say(ask: Ask<'chat'>): Promise<void> {
    const { house, chat, now } = this.rooms
    const { person } = this.session
    const seated = await house.open(ask.table)
    if (!seated || viewerOf(seated, person.id) === undefined) return this.refuse('unknown-table', ask)
    const { seq } = seated.table.course
    const n = await chat.say(ask.table, person.id, ask, seq, now())
    if (n !== undefined) this.rooms.said(ask.table, n)
    this.tell({ t: 'done', table: ask.table, id: ask.id, seq })
  }

  private async mute(ask: Ask<'mute'>): Promise<void> {
    if (ask.on && this.muted.size >= MOST_MUTED) return this.refuse('too-many', ask)
    if (ask.on) this.muted.add(ask.person)
    else this.muted.delete(ask.person)
    await this.rooms.chat.mute(this.session.person.id, ask.person, ask.on)
    this.tellMuted(ask.table)
    this.tell({ t: 'done', table: ask.table, id: ask.id, seq: 0 })
  }

  private tellMuted(table: string): void {
    this.tell({ t: 'muted', table, people: [...this.muted] })
  }

  /** Answers a question about moves: nothing happens at the table. */
  private async explain(ask: Ask<'why' | 'plan'>): Promise<void> {
    const { table: id, id: name } = ask
    const seated = await this.rooms.house.open(id)
    const seat = seated && seatOf(seated, this.session.person.id)
    if (!seated || seat === undefined) return this.refuse(seated ? 'not-seated' : 'unknown-table', ask)
    const { table } = seated
    const reasons = ask.t === 'why' ? await table.why(seat, ask) : undefined
    const plan = ask.t === 'plan' ? await table.plan(seat, ask) : undefined
    if (reasons) this.tell({ t: 'why', table: id, id: name, reasons })
    else if (plan) this.tell({ t: 'plan', table: id, id: name, ...plan })
    else this.refuse('stale', ask)
  }

  private async do(deed: Deed): Promise<void> {
    const began = performance.now()
    const seated = await this.rooms.house.open(deed.table)
    const seat = seated && seatOf(seated, this.session.person.id)
    if (!seated) return this.refuse('unknown-table', deed)
    if (seat === undefined) return this.refuse('not-seated', deed)
    const outcome = await seated.table.ask(seat, deed)
    if (outcome.done) this.rooms.acknowledged(performance.now() - began)
    this.report(deed, outcome)
    // Whoever acts on an old picture gets the new one.
    if (!outcome.done && outcome.code === 'stale' && 'seq' in deed)
      await this.watch({ t: 'watch', table: deed.table, since: deed.seq })
  }

  private report({ table, id }: Deed, outcome: Outcome): void {
    if (outcome.done) this.tell({ t: 'done', table, id, seq: outcome.seq })
    else {
      const { code, reasons } = outcome
      this.tell({ t: 'refused', code, table, id, ...(reasons && { reasons }) })
    }
  }

  private refuse(code: RefusedCode, about: object = {}): void {
    this.rooms.note('refused', code)
    this.tell({
      t: 'refused',
      code,
      ...('table' in about && { table: String(about.table) }),
      ...('id' in about && { id: String(about.id) }),
    })
  }
}

const seatOf = ({ seats }: Seated, person: string): Seat | undefined =>
  seats.find((seat) => seat.person === person)?.seat

const isDeed = (ask: Ask): boolean =>
  'id' in ask && ask.t !== 'chat' && ask.t !== 'mute' && ask.t !== 'why' && ask.t !== 'plan'

/** With whose eyes a person sees a table; undefined if the person may not look. */
export function viewerOf(seated: Seated, person: string): Viewer | undefined {
  return seatOf(seated, person) ?? (seated.row.delay >= 0 ? SPECTATOR : undefined)
}
