import { below, type Rng } from '@athanor/kernel'
import type { WebSocket } from 'ws'
import { Player } from './player.ts'

/** A game ends after so many moves, or somewhat more. */
export const MOVES_A_GAME = 120

/**
 * Two people who play their tables one after the other: any legal move, one at a time. They get up from their first game
 * somewhere in the middle, each pair elsewhere, so that from then on games end, and others begin, at all times alike.
 */
export class Pair {
  /** Called when the next move could be made. */
  onReady: (pair: Pair) => void = () => {}
  /** Called with how long an acknowledgement took, in milliseconds. */
  onDone: (milliseconds: number) => void = () => {}
  onRefused: () => void = () => {}
  private readonly players: readonly Player[]
  private readonly tables: string[]
  private readonly rng: Rng
  private sent = 0
  private moves = 0
  /** They get up after so many moves. */
  private enough: number

  constructor(sockets: readonly WebSocket[], tables: readonly string[], rng: Rng) {
    this.tables = [...tables]
    this.rng = rng
    this.enough = 1 + below(rng, MOVES_A_GAME)
    const events = { moved: () => this.look(), answered: (accepted: boolean) => this.answered(accepted) }
    this.players = sockets.map((socket) => new Player(socket, events))
  }

  /** Sits down at the next table, if there is one left. */
  next(): void {
    const table = this.tables.shift()
    if (table !== undefined) for (const player of this.players) player.watch(table)
  }

  /** From here on they play to the end. */
  private getUp(): void {
    if (this.moves >= this.enough) this.enough = Number.POSITIVE_INFINITY
    this.next()
  }

  play(): void {
    const asked = this.players.filter(({ decision }) => decision)
    const player = asked[below(this.rng, asked.length)]!
    const { answers } = player.decision!
    this.sent = performance.now()
    player.play(answers[below(this.rng, answers.length)]!.move, `m${++this.moves}`)
  }

  private answered(accepted: boolean): void {
    if (accepted) this.onDone(performance.now() - this.sent)
    else this.onRefused()
    this.sent = 0
    this.look()
  }

  private look(): void {
    const [first, second] = this.players
    if (this.sent > 0 || first!.seq < 0 || first!.seq !== second!.seq) return
    if (!first!.over && this.moves < this.enough) this.onReady(this)
    else this.getUp()
  }
}
