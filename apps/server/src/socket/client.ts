import type { Duplex } from 'node:stream'
import { type Seat, SPECTATOR, type Viewer } from '@athanor/kernel'
import { type Ask, type AskKind, type RefusedCode, readAsk, type Said, type Tell } from '@athanor/protocol'
import type { WebSocket } from 'ws'
import type { Session } from '../people/sessions.ts'
import type { Chat } from '../table/chat.ts'
import type { House, Seated } from '../table/house.ts'
import type { Watcher } from '../table/stage.ts'
import type { Deed, Outcome } from '../table/table.ts'
import type { Bucket } from './bucket.ts'
import { framed } from './frame.ts'
import type { LobbyRoom } from './lobby-room.ts'
import type { Presence } from './presence.ts'

/** What a client's socket is connected to. */
export interface Rooms {
  readonly house: House
  readonly chat: Chat
  /** Something was said; tells everybody at the table, in every process. */
  said(table: string, n: number): void
  readonly presence: Presence
  /** A person hears somebody no more, or again; tells every socket of the person, in every process. */
  muted(person: string): void
  readonly lobby: LobbyRoom
  now(): number
  /** How many messages a second a person may send over all sockets together, and how many at once. */
  readonly pace: { readonly rate: number; readonly burst: number }
  /** Measures and logs. */
  note(what: 'ask' | 'refused' | 'slow-client' | 'error', detail?: unknown): void
  acknowledged(milliseconds: number): void
}

/** Messages that are kept, or told to others, without bringing the game forward count as several. */
const COST: { readonly [kind in AskKind]?: number } = { chat: 10, mute: 10, 'ask-undo': 10, 'ask-end': 10 }
/** So many moves that are asked about count as one message more. */
const MOVES_AT_ONCE = 10
/** Whoever goes on in spite of so many refusals in a row is not worth listening to. */
const MOST_IGNORED = 100
const TOO_MUCH = 1008
const MOST_TABLES = 50
const OUR_FAULT = 1011
/** A client that does not read is let go before it fills the memory. */
const MOST_BUFFERED = 1 << 20

/** A table that somebody has asked for and does not see yet. */
interface Opening {
  readonly table: string
  wanted: boolean
}

/** A person's socket. */
export class Client {
  readonly session: Session
  muted: ReadonlySet<string> = new Set()
  private readonly socket: WebSocket
  /** What lies under the socket. */
  private readonly line: Duplex
  /** What leaves at the end of the turn, as bytes. */
  private outbox = ''
  /** How many messages in a row came too fast. */
  private ignored = 0
  private readonly rooms: Rooms
  private readonly bucket: Bucket
  /** Tables that are being opened; whoever looks away meanwhile does not want them any more. */
  private readonly opening = new Set<Opening>()
  private readonly watching = new Map<string, { readonly seated: Seated; readonly watcher: Watcher }>()

  constructor(socket: WebSocket, line: Duplex, session: Session, bucket: Bucket, rooms: Rooms) {
    this.socket = socket
    this.line = line
    this.session = session
    this.rooms = rooms
    this.bucket = bucket
  }

  /** Reads a message; never throws. */
  async hear(data: string): Promise<void> {
    const ask = readAsk(data)
    if (!this.bucket.take(ask && costOf(ask))) return this.tooFast(ask)
    this.ignored = 0
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

  private tooFast(ask: Ask | undefined): void {
    if (++this.ignored > MOST_IGNORED) this.close(TOO_MUCH, 'too-fast')
    else this.refuse('too-fast', ask)
  }

  /** What is said in one go leaves in one go: news and an acknowledgement cost the system one call instead of two. */
  send(message: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount + this.outbox.length > MOST_BUFFERED) {
      this.rooms.note('slow-client')
      this.socket.terminate()
      return
    }
    if (this.outbox === '') process.nextTick(() => this.flush())
    this.outbox += framed(message)
  }

  private flush(): void {
    if (this.outbox !== '' && this.socket.readyState === this.socket.OPEN) this.line.write(this.outbox, 'latin1')
    this.outbox = ''
  }

  tell(tell: Tell): void {
    this.send(JSON.stringify(tell))
  }

  /** Whom the person does not want to hear. */
  mutes(people: ReadonlySet<string>): void {
    this.muted = people
    this.tell({ t: 'muted', people: [...people] })
  }

  gone(): void {
    for (const id of [...this.watching.keys()]) this.leave(id)
    this.rooms.lobby.leave(this)
  }

  close(code: number, reason: string): void {
    this.flush()
    this.socket.close(code, reason)
  }

  terminate(): void {
    this.socket.terminate()
  }

  private answer(ask: Ask): void | Promise<void> {
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

  private async watch(ask: Ask<'watch'>): Promise<void> {
    const opening = { table: ask.table, wanted: true }
    this.opening.add(opening)
    try {
      await this.open(ask, opening)
    } finally {
      this.opening.delete(opening)
    }
  }

  private async open(ask: Ask<'watch'>, opening: Opening): Promise<void> {
    const { house, chat, presence } = this.rooms
    const { table: id, since } = ask
    const person = this.session.person.id
    const seated = await house.open(id)
    const viewer = seated && viewerOf(seated, person)
    if (!seated && (await house.isOutdated(id))) return this.refuse('outdated', { table: id })
    if (!seated || viewer === undefined) return this.refuse('unknown-table', { table: id })
    const { lines } = seated.table
    const talk = await chat.at(id, person)
    // The socket may have gone meanwhile, have looked away or have asked again, and the table may have been put away.
    if (this.socket.readyState !== this.socket.OPEN || !opening.wanted) return
    if (house.here(id) !== seated) return this.open(ask, opening)
    this.leave(id)
    if (this.watching.size >= MOST_TABLES) return this.refuse('too-many', { table: id })
    const here = (): boolean => this.watching.get(id)?.watcher === watcher
    const watcher: Watcher = { viewer, person, here, send: (message) => this.send(message) }
    this.watching.set(id, { seated, watcher })
    await seated.table.watch(watcher, since, talk)
    // What was said while the table was being opened has reached nobody here.
    if (seated.table.lines !== lines) await this.catchUp(seated, viewer, talk)
    if (!here()) return
    const audience = presence.at(id)
    if (audience.spectators.length > 0) this.tell(audience)
    if (viewer === SPECTATOR) presence.enter(id, this.session.person)
  }

  private async catchUp({ table }: Seated, viewer: Viewer, talk: readonly Said[]): Promise<void> {
    const known = new Set(talk.map(({ n }) => n))
    for (const said of await this.rooms.chat.at(table.id, this.session.person.id))
      if (!known.has(said.n) && table.hears(viewer, said)) this.tell({ t: 'said', table: table.id, said })
  }

  private unwatch(id: string): void {
    for (const opening of this.opening) if (opening.table === id) opening.wanted = false
    this.leave(id)
  }

  private leave(id: string): void {
    const watched = this.watching.get(id)
    if (!watched) return
    const { seated, watcher } = watched
    seated.table.unwatch(watcher)
    this.watching.delete(id)
    if (watcher.viewer === SPECTATOR) this.rooms.presence.leave(id, this.session.person)
  }

  private async say(ask: Ask<'chat'>): Promise<void> {
    const { house, chat, now } = this.rooms
    const { person } = this.session
    const seated = await house.open(ask.table)
    const viewer = seated && viewerOf(seated, person.id)
    if (!seated || viewer === undefined) return this.refuse('unknown-table', ask)
    const seq = seated.table.seenBy(viewer)
    const n = await chat.say(ask.table, person.id, ask, seq, now())
    if (n !== undefined) this.rooms.said(ask.table, n)
    this.tell({ t: 'done', table: ask.table, id: ask.id, seq })
  }

  private async mute(ask: Ask<'mute'>): Promise<void> {
    const { chat, muted } = this.rooms
    const { id } = this.session.person
    if (!(await chat.mute(id, ask.person, ask.on))) return this.refuse('too-many', ask)
    muted(id)
    this.tell({ t: 'done', table: ask.table, id: ask.id, seq: 0 })
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
    const opened = this.rooms.house.open(deed.table)
    const seated = opened instanceof Promise ? await opened : opened
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

function costOf(ask: Ask): number | undefined {
  if (ask.t !== 'why' && ask.t !== 'plan') return COST[ask.t]
  // Moves that come before the question are made to answer it.
  const moves = ask.moves.length + (ask.t === 'why' ? (ask.after?.length ?? 0) : 0)
  return 1 + Math.floor(moves / MOVES_AT_ONCE)
}

const seatOf = ({ seats }: Seated, person: string): Seat | undefined =>
  seats.find((seat) => seat.person === person)?.seat

const isDeed = (ask: Ask): boolean =>
  'id' in ask && ask.t !== 'chat' && ask.t !== 'mute' && ask.t !== 'why' && ask.t !== 'plan'

/** With whose eyes a person sees a table; undefined if the person may not look. */
export function viewerOf(seated: Seated, person: string): Viewer | undefined {
  return seatOf(seated, person) ?? (seated.row.delay >= 0 ? SPECTATOR : undefined)
}
