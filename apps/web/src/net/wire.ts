import {
  type Audience,
  Connection,
  type ConnectionState,
  type Happening,
  type Pipe,
  type PipeEnds,
  type RefusedCode,
  type Said,
  type WatchedTable,
} from '@athanor/protocol'
import { Store } from '../store.ts'
import { beStranger } from './stranger.ts'

/** Somebody who follows a table over the wire. */
export interface Follower {
  shown(table: WatchedTable, happened: readonly Happening[], whole: boolean): void
  said(said: readonly Said[]): void
  audience(audience: Audience): void
  refused(code: RefusedCode): void
}

/** The page's one socket to the server, opened when somebody needs it. */
class Wire {
  readonly state = new Store<ConnectionState>('connecting')
  /** The people whom this one does not want to hear. */
  readonly muted = new Store<readonly string[]>([])
  private readonly followers = new Map<string, Follower>()
  private readonly lobby = new Set<(changed: readonly string[]) => void>()
  private connection: Connection | undefined

  get line(): Connection {
    this.connection ??= this.connect()
    return this.connection
  }

  /** Follows a table; the returned function stops it. */
  follow(table: string, follower: Follower): () => void {
    this.followers.set(table, follower)
    this.line.watch(table)
    return () => {
      this.followers.delete(table)
      this.connection?.unwatch(table)
    }
  }

  /** Calls back with the tables of the lobby that look different, with none if any may; the returned function stops it. */
  watchLobby(hear: (changed: readonly string[]) => void): () => void {
    this.lobby.add(hear)
    this.line.lobby(true)
    return () => {
      this.lobby.delete(hear)
      if (this.lobby.size === 0) this.connection?.lobby(false)
    }
  }

  /** Whoever signs in or out is somebody else to the server: the next use opens a new socket. */
  hangUp(): void {
    this.connection?.close()
    this.connection = undefined
    this.state.set('connecting')
  }

  private tellLobby(changed: readonly string[]): void {
    for (const hear of this.lobby) hear(changed)
  }

  private connect(): Connection {
    const connection = new Connection(
      { dial, after: (milliseconds, then) => afterwards(milliseconds, then), chance: Math.random },
      {
        state: (state) => {
          this.state.set(state)
          // What was told while nobody listened is lost.
          if (state === 'connected') this.tellLobby([])
        },
        table: (id, table, happened, whole) => this.followers.get(id)?.shown(table, happened, whole),
        said: (id, said) => this.followers.get(id)?.said(said),
        audience: (id, audience) => this.followers.get(id)?.audience(audience),
        muted: (people) => this.muted.set(people),
        lobby: (changed) => this.tellLobby(changed),
        refused: (code, table) => {
          if (table !== undefined) this.followers.get(table)?.refused(code)
        },
      },
    )
    addEventListener('online', () => connection.hurry())
    addEventListener('offline', () => connection.hangUp())
    return connection
  }
}

function afterwards(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}

/** A socket with a fresh ticket. */
function dial(ends: PipeEnds): Pipe {
  let socket: WebSocket | undefined
  let closed = false
  const open = async (): Promise<void> => {
    const response = await fetch('/api/ticket', { method: 'POST' })
    if (response.status === 401) beStranger()
    if (!response.ok) throw new Error('no ticket')
    const { ticket } = (await response.json()) as { readonly ticket: string }
    if (closed) return
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?ticket=${ticket}`)
    socket.onopen = () => ends.opened()
    socket.onmessage = ({ data }) => ends.received(String(data))
    socket.onclose = () => ends.closed()
  }
  open().catch(() => ends.closed())
  return {
    send: (message) => socket?.send(message),
    close: () => {
      closed = true
      socket?.close()
    },
  }
}

export const wire = new Wire()
