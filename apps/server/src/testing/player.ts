import { below, type Rng } from '@athanor/kernel'
import {
  Connection,
  type Pipe,
  type PipeEnds,
  type Reply,
  type Surroundings,
  type WatchedTable,
} from '@athanor/protocol'
import WebSocket from 'ws'
import type { Visitor } from './visitor.ts'

/** A move that the server has acknowledged. */
export interface Acknowledged {
  readonly table: string
  readonly seq: number
  readonly move: number
}

/** How much sooner than a patient client this one comes back. */
const HURRY = 5

/**
 * Plays any legal moves at many tables at once, through the same connection that a browser has: when the server goes
 * away it comes back and asks again what was not answered.
 */
export class Player {
  readonly acknowledged: Acknowledged[] = []
  /** Refusals that a player who plays by the rules should not get. To be late is none of them. */
  readonly refused: Reply[] = []
  readonly tables = new Map<string, WatchedTable>()
  private readonly asking = new Set<string>()
  private readonly connection: Connection
  private readonly rng: Rng

  constructor(visitor: Visitor, tables: readonly string[], rng: Rng) {
    this.rng = rng
    this.connection = new Connection(surroundings(visitor), {
      state: () => {},
      table: (id, table) => this.look(id, table),
      said: () => {},
      audience: () => {},
      muted: () => {},
      lobby: () => {},
      refused: () => {},
    })
    for (const table of tables) this.connection.watch(table)
  }

  close(): void {
    this.connection.close()
  }

  private look(id: string, table: WatchedTable): void {
    this.tables.set(id, table)
    if (table.scene.decision && !this.asking.has(id)) void this.play(id, table)
  }

  private async play(id: string, { scene }: WatchedTable): Promise<void> {
    const { answers } = scene.decision!
    const { move } = answers[below(this.rng, answers.length)]!
    this.asking.add(id)
    const reply = await this.connection.ask({ t: 'move', table: id, move })
    this.asking.delete(id)
    if (reply.done) this.acknowledged.push({ table: id, seq: reply.seq, move })
    else if (reply.code !== 'stale') this.refused.push(reply)
    // What has come while the answer was awaited; otherwise it is still to come.
    const known = this.tables.get(id)!
    if (reply.done && known.seq >= reply.seq) this.look(id, known)
  }
}

function surroundings(visitor: Visitor): Surroundings {
  return {
    dial: (ends) => dial(visitor, ends),
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds / HURRY)
      return () => clearTimeout(timer)
    },
    chance: Math.random,
  }
}

/** A socket with a fresh ticket; without one it is as good as closed. */
function dial(visitor: Visitor, ends: PipeEnds): Pipe {
  let socket: WebSocket | undefined
  let closed = false
  visitor.socket().then((opened) => {
    socket = opened
    if (closed) return socket.terminate()
    socket.on('open', () => ends.opened())
    socket.on('message', (data) => ends.received(String(data)))
    socket.on('error', () => {})
    socket.on('close', () => ends.closed())
  }, ends.closed)
  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(message)
    },
    close: () => {
      closed = true
      socket?.terminate()
    },
  }
}
