import { randomBytes } from 'node:crypto'
import type { Seat } from '@athanor/kernel'
import { type Ask, patched, type Scene, type Tell } from '@athanor/protocol'
import WebSocket from 'ws'
import type { TableCard } from '../lobby/card.ts'

export const newNonce = (): string => randomBytes(16).toString('base64url')

/** What a wish for a table leaves to its maker. */
export const plainWish = {
  options: {},
  pace: { kind: 'untimed', move: 0, bank: 0 },
  onTimeout: 'bot',
  hidden: false,
  delay: 0,
} as const

export interface Answer<T = unknown> {
  readonly status: number
  readonly body: T
}

/** A person with a browser, as far as a server can tell: cookies, requests and a socket. */
export class Visitor {
  cookie = ''
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  /** The same person at another door: a server has been restarted, or there are several. */
  at(url: string): Visitor {
    const visitor = new Visitor(url)
    visitor.cookie = this.cookie
    return visitor
  }

  async request<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: { readonly [name: string]: string } = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('athanor='))
    if (cookie) this.cookie = cookie.slice(0, cookie.indexOf(';'))
    const text = await response.text()
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T }
  }

  /** The same for a request that must go well. */
  async ok<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.request<T>(method, path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`)
    return answer
  }

  guest(name: string): Promise<{ readonly id: string; readonly name: string }> {
    return this.ok('POST', '/api/guest', { name })
  }

  /** A table with this person's nonce; it begins at once if nobody else is wanted. */
  async createTable({
    nonce,
    ...wish
  }: {
    readonly nonce?: string | undefined
    readonly [name: string]: unknown
  }): Promise<TableCard> {
    const card = await this.ok<TableCard>('POST', '/api/tables', { ...plainWish, ...wish })
    const ready = await this.giveNonce(card, nonce)
    const alone = wish.against !== undefined || wish.players === 1
    return alone ? this.ok('POST', `/api/tables/${card.id}/start`) : ready
  }

  async join(table: string, invitation?: string, nonce?: string): Promise<TableCard> {
    const body = invitation === undefined ? {} : { invitation }
    return this.giveNonce(await this.ok<TableCard>('POST', `/api/tables/${table}/join`, body), nonce)
  }

  giveNonce({ id, commitment }: TableCard, nonce = newNonce()): Promise<TableCard> {
    return this.ok('POST', `/api/tables/${id}/nonce`, { commitment, nonce })
  }

  async ticket(): Promise<string> {
    return (await this.ok<{ ticket: string }>('POST', '/api/ticket')).ticket
  }

  async connect(options: WebSocket.ClientOptions = {}): Promise<Line> {
    return Line.open(this.url, await this.ticket(), options)
  }

  /** A socket that is being opened, for whoever wants to hold it in the own hand. */
  async socket(): Promise<WebSocket> {
    return socketTo(this.url, await this.ticket())
  }
}

const socketTo = (url: string, ticket: string, options: WebSocket.ClientOptions = {}): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}/socket?ticket=${ticket}`, options)

/** What a client knows of a table. */
export interface Known {
  seq: number
  seat: Seat | undefined
  scene: Scene
}

/** An open socket that follows its tables as a client does. */
export class Line {
  /** Every message, as it came. */
  readonly heard: string[] = []
  readonly tells: Tell[] = []
  readonly tables = new Map<string, Known>()
  private readonly socket: WebSocket
  private readonly waiting = new Set<() => void>()
  /** Keeps the names of asks apart from those of other lines of the same person. */
  private readonly prefix = newNonce()
  private asks = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.hear(String(data)))
    socket.on('error', () => {})
    socket.on('close', () => this.wake())
  }

  static open(url: string, ticket: string, options: WebSocket.ClientOptions = {}): Promise<Line> {
    const socket = socketTo(url, ticket, options)
    const line = new Line(socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(line))
      socket.once('error', reject)
    })
  }

  get closed(): boolean {
    return this.socket.readyState === WebSocket.CLOSED
  }

  ask(ask: Ask): void {
    this.socket.send(JSON.stringify(ask))
  }

  sendRaw(data: string | Buffer): void {
    this.socket.send(data)
  }

  nextId(): string {
    return `${this.prefix}-${++this.asks}`
  }

  async watch(table: string, since?: number): Promise<Known> {
    this.tables.delete(table)
    this.ask({ t: 'watch', table, ...(since !== undefined && { since }) })
    await this.until(() => this.tables.has(table))
    return this.tables.get(table)!
  }

  /** Asks for something and waits for the answer to just that. */
  async do(ask: Ask & { readonly id: string }): Promise<Extract<Tell, { readonly t: 'done' | 'refused' }>> {
    const from = this.tells.length
    this.ask(ask)
    const isAnswer = (tell: Tell): tell is Extract<Tell, { readonly t: 'done' | 'refused' }> =>
      (tell.t === 'done' || tell.t === 'refused') && tell.id === ask.id
    await this.until(() => this.tells.slice(from).some(isAnswer))
    return this.tells.slice(from).find(isAnswer)!
  }

  async until(ready: () => boolean, milliseconds = 20_000): Promise<void> {
    const end = Date.now() + milliseconds
    while (!ready()) {
      if (this.closed) throw new Error('the socket was closed')
      if (Date.now() > end) throw new Error(`nothing came: ${this.heard.at(-1) ?? 'not a word'}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200)
        this.waiting.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  /** Lets go of what was heard so far. */
  forget(): void {
    this.heard.length = 0
    this.tells.length = 0
  }

  close(): void {
    this.socket.close()
  }

  terminate(): void {
    this.socket.terminate()
  }

  private hear(message: string): void {
    this.heard.push(message)
    const tell = JSON.parse(message) as Tell
    if (tell.t === 'table') this.tables.set(tell.table, { seq: tell.seq, seat: tell.seat, scene: tell.scene })
    else if (tell.t === 'news') this.follow(tell)
    this.tells.push(tell)
    this.wake()
  }

  private follow({ table, seq, delta }: Extract<Tell, { readonly t: 'news' }>): void {
    const known = this.tables.get(table)
    if (!known) return
    if (seq !== known.seq + 1) throw new Error(`entry ${seq} came after ${known.seq}`)
    known.seq = seq
    known.scene = patched(known.scene, delta)
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve()
    this.waiting.clear()
  }
}
