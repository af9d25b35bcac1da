import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ASK_BYTES } from '@athanor/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressOf, networkOf } from '../http/address.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { Chat } from '../table/chat.ts'
import { Bucket } from './bucket.ts'
import { Client, type Rooms } from './client.ts'

export interface GatewayRules {
  /** Pages from here may open sockets; undefined: pages of the host that they ask. */
  readonly origin: string | undefined
  readonly proxies: number
  readonly mostSocketsEach: number
  /** How many sockets may be open from one network. */
  readonly mostSocketsTogether: number
  /** How often sockets may be asked for between two beats from one network. */
  readonly mostKnocks: number
  readonly heartbeatMs: number
}

/** Addresses that are asked for have no beginning. */
const HERE = 'http://athanor'
const GOING_AWAY = 1001
/** Node hands every upgrade over, and has by then let go of the request: it cannot be answered like one without. */
const OTHER_UPGRADE = 426
/** The session that opened the socket has ended. */
const SIGNED_OUT = 4001
/** So long a client may take to close its end. */
const PATIENCE_MS = 1000
/** So many sockets are looked at between two beats, whether their sessions have not ended. */
const RECHECKED = 500

/** What one person takes of the server. */
interface Guest {
  sockets: number
  readonly bucket: Bucket
}

/** The whole answer to whoever is not let in, after which the connection is closed. */
function refusal(status: number): string {
  const other = status === OTHER_UPGRADE
  const words = other ? 'only websocket, or no upgrade at all' : ''
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...(other ? ['Upgrade: websocket', 'Connection: upgrade, close'] : ['Connection: close']),
    'Content-Type: text/plain',
    `Content-Length: ${words.length}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${words}`
}

/** Where sockets come in. */
export class Gateway {
  readonly clients = new Set<Client>()
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: ASK_BYTES,
    clientTracking: false,
    autoPong: false,
  })
  private readonly alive = new Map<WebSocket, boolean>()
  private readonly each = new Map<string, Guest>()
  /** How often somebody from a network has asked for a socket since the last beat. */
  private readonly knocks = new Map<string, number>()
  /** How many sockets are open from a network. */
  private readonly together = new Map<string, number>()
  private readonly sessions: Sessions
  private readonly chat: Chat
  private readonly rooms: Rooms
  private readonly rules: GatewayRules
  private readonly heart: NodeJS.Timeout
  private finishing = false
  /** How many messages are being answered. */
  private hearing = 0
  /** How many sockets have been looked at since the first one was. */
  private rechecked = 0

  constructor(server: Server, sessions: Sessions, rooms: Rooms, rules: GatewayRules) {
    this.sessions = sessions
    this.chat = rooms.chat
    this.rooms = rooms
    this.rules = rules
    server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head))
    this.heart = setInterval(() => this.beat(), rules.heartbeatMs)
  }

  /** The people here who have muted somebody. */
  deafTo(speaker: string): Set<string> {
    const deaf = [...this.clients].filter(({ muted }) => muted.has(speaker))
    return new Set(deaf.map(({ session }) => session.person.id))
  }

  /** A person has muted somebody, or hears him again: every socket of the person is told. */
  async renewMutes(person: string): Promise<void> {
    const own = [...this.clients].filter(({ session }) => session.person.id === person)
    if (own.length === 0) return
    const muted = await this.chat.mutedBy(person)
    for (const client of own) client.mutes(muted)
  }

  /** The same for everybody, where it may have been missed: whoever knows it all is told nothing. */
  async renewAllMutes(): Promise<void> {
    const all = [...this.clients]
    const muted = await this.chat.mutedByEach([...new Set(all.map(({ session }) => session.person.id))])
    for (const client of all) {
      const now = muted.get(client.session.person.id)!
      if (!isSame(now, client.muted)) client.mutes(now)
    }
  }

  /** Closes what a session that has ended holds open. */
  dismiss(session: string): void {
    for (const client of this.clients) if (client.session.hash === session) client.close(SIGNED_OUT, 'signed out')
  }

  /** Closes what sessions hold open that have ended while nobody could tell. */
  recheck(): Promise<void> {
    return this.recheckOf([...this.clients].map(({ session }) => session.hash))
  }

  private async recheckOf(hashes: readonly string[]): Promise<void> {
    const living = await this.sessions.living(hashes)
    for (const hash of new Set(hashes)) if (!living.has(hash)) this.dismiss(hash)
  }

  /** The same for a few at a time, one after the other: whatever was never told is noticed at last. */
  private async recheckSome(): Promise<void> {
    const some = [...this.clients].slice(this.rechecked, this.rechecked + RECHECKED)
    this.rechecked = some.length < RECHECKED ? 0 : this.rechecked + RECHECKED
    await this.recheckOf(some.map(({ session }) => session.hash))
  }

  /** Lets nobody in and hears nothing more; resolves when everything that was heard is answered. */
  async finish(): Promise<void> {
    this.finishing = true
    clearInterval(this.heart)
    while (this.hearing > 0) await new Promise((resolve) => setImmediate(resolve))
  }

  /** Says goodbye to everybody. */
  async close(afterMs: number): Promise<void> {
    for (const client of this.clients) {
      client.tell({ t: 'bye', after: afterMs })
      client.close(GOING_AWAY, 'bye')
    }
    const end = performance.now() + PATIENCE_MS
    while (this.clients.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
    for (const client of this.clients) client.terminate()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    try {
      const network = networkOf(addressOf(request, this.rules.proxies))
      const session = await this.admit(request, network)
      if (typeof session === 'number') {
        socket.end(refusal(session))
        return
      }
      const muted = await this.chat.mutedBy(session.person.id)
      this.sockets.handleUpgrade(request, socket, head, (opened) => {
        this.count(network, 1)
        opened.on('close', () => this.count(network, -1))
        this.connect(opened, socket, session, muted)
      })
      // When a session ended a moment ago it had no socket yet that could be closed.
      await this.recheckOf([session.hash])
    } catch (error) {
      this.rooms.note('error', error)
      socket.destroy()
    }
  }

  /** Who comes in, or the status with which the door stays shut. */
  private async admit({ url = '/', headers }: IncomingMessage, network: string): Promise<Session | number> {
    if (this.finishing) return 503
    const knocks = (this.knocks.get(network) ?? 0) + 1
    this.knocks.set(network, knocks)
    if (knocks > this.rules.mostKnocks || this.countOf(network) >= this.rules.mostSocketsTogether) return 429
    if (headers.upgrade?.toLowerCase() !== 'websocket') return OTHER_UPGRADE
    if (!URL.canParse(url, HERE)) return 400
    const { pathname, searchParams } = new URL(url, HERE)
    if (pathname !== '/socket') return 404
    if (!this.sameOrigin(headers.origin, headers.host)) return 403
    const ticket = searchParams.get('ticket')
    const session = ticket !== null && ticket.length < 100 ? await this.sessions.redeem(ticket) : undefined
    if (!session) return 401
    return (this.each.get(session.person.id)?.sockets ?? 0) < this.rules.mostSocketsEach ? session : 429
  }

  private countOf(network: string): number {
    return this.together.get(network) ?? 0
  }

  private count(network: string, more: number): void {
    const sockets = this.countOf(network) + more
    if (sockets === 0) this.together.delete(network)
    else this.together.set(network, sockets)
  }

  /** A browser always says where its page comes from; a program that is no browser says nothing. */
  private sameOrigin(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true
    if (this.rules.origin !== undefined) return origin === this.rules.origin
    return URL.canParse(origin) && new URL(origin).host === host
  }

  private connect(socket: WebSocket, line: Duplex, session: Session, muted: Set<string>): void {
    const person = session.person.id
    const guest = this.guest(person)
    const client = new Client(socket, line, session, guest.bucket, this.rooms)
    this.clients.add(client)
    guest.sockets++
    this.alive.set(socket, true)
    socket.on('pong', () => this.alive.set(socket, true))
    // A browser sends none; whoever does pays for them like for other messages.
    socket.on('ping', (data) => (guest.bucket.take() ? socket.pong(data) : socket.terminate()))
    socket.on('message', (data, binary) => void this.hear(client, binary ? '' : String(data)))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.clients.delete(client)
      this.alive.delete(socket)
      guest.sockets--
      client.gone()
    })
    if (muted.size > 0) client.mutes(muted)
  }

  private guest(person: string): Guest {
    const { pace } = this.rooms
    const guest = this.each.get(person) ?? { sockets: 0, bucket: new Bucket(pace.rate, pace.burst) }
    this.each.set(person, guest)
    return guest
  }

  private async hear(client: Client, message: string): Promise<void> {
    if (this.finishing) return
    this.hearing++
    await client.hear(message)
    this.hearing--
  }

  /** Lets go of sockets that have not answered since the last beat. */
  private beat(): void {
    this.rooms.presence.beat()
    this.knocks.clear()
    this.recheckSome().catch((error) => this.rooms.note('error', error))
    // Not at once: whoever closes a socket and opens another has no more to say than others.
    for (const [person, { sockets }] of this.each) if (sockets === 0) this.each.delete(person)
    for (const [socket, alive] of this.alive) {
      if (!alive) {
        socket.terminate()
        continue
      }
      this.alive.set(socket, false)
      socket.ping()
    }
  }
}

const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((one) => others.has(one))
