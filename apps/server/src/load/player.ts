import type { Decision } from '@athanor/kernel'
import { type Ask, type Delta, patched, type Scene, type Tell } from '@athanor/protocol'
import type { WebSocket } from 'ws'

/** What a player reports to the pair it belongs to. */
export interface PlayerEvents {
  /** The player has seen an entry, or a whole table. */
  moved(): void
  answered(accepted: boolean): void
}

/** One socket that follows one table, as far as it must to know what it is asked. */
export class Player {
  seq = -1
  decision: Decision | undefined
  over = false
  private table = ''
  private readonly socket: WebSocket
  private readonly events: PlayerEvents

  constructor(socket: WebSocket, events: PlayerEvents) {
    this.socket = socket
    this.events = events
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Tell))
  }

  watch(table: string): void {
    if (this.table !== '') this.ask({ t: 'unwatch', table: this.table })
    this.table = table
    this.seq = -1
    this.over = false
    this.decision = undefined
    this.ask({ t: 'watch', table })
  }

  play(move: number, id: string): void {
    this.ask({ t: 'move', table: this.table, id, seq: this.seq, move })
  }

  private ask(ask: Ask): void {
    this.socket.send(JSON.stringify(ask))
  }

  private hear(tell: Tell): void {
    if (tell.t === 'done') this.events.answered(true)
    else if (tell.t === 'refused') this.events.answered(false)
    else if (tell.t === 'table') this.look(tell.seq, tell.scene)
    else if (tell.t === 'news') this.follow(tell.seq, tell.delta as DecisionDelta)
  }

  private look(seq: number, { decision, result }: Scene): void {
    this.seq = seq
    this.decision = decision
    this.over = result !== undefined
    this.events.moved()
  }

  private follow(seq: number, delta: DecisionDelta): void {
    this.seq = seq
    if (delta?.decision === 0) this.decision = undefined
    else if (delta?.decision) this.decision = patched(this.decision, delta.decision)
    this.over = delta?.result !== undefined
    this.events.moved()
  }
}

type DecisionDelta = { readonly decision?: Delta | 0; readonly result?: Delta } | undefined
