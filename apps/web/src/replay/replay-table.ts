import { SPECTATOR, type Viewer } from '@athanor/kernel'
import type { Reply } from '@athanor/protocol'
import { Store } from '../store.ts'
import type { TableModel, TableState } from '../table/model.ts'
import type { Film } from './film.ts'

const NOTHING: Reply = { done: false, code: 'not-running', reasons: [] }

/** A recorded game at a table: one looks, and goes forward and back. */
export class ReplayTable implements TableModel {
  readonly store: Store<TableState | undefined>
  readonly film: Film
  private names: readonly string[]
  private at: number
  private viewer: Viewer

  constructor(film: Film, names: readonly string[], at: number, viewer: Viewer) {
    this.film = film
    this.names = names
    this.at = at
    this.viewer = viewer
    this.store = new Store<TableState | undefined>(this.state())
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.film.end, at))
    this.store.set(this.state())
  }

  see(viewer: Viewer): void {
    this.viewer = viewer
    this.store.set(this.state())
  }

  rename(names: readonly string[]): void {
    this.names = names
    this.store.set(this.state())
  }

  async act(): Promise<Reply> {
    return NOTHING
  }

  async undo(): Promise<Reply> {
    return NOTHING
  }

  async why(): Promise<readonly []> {
    return []
  }

  close(): void {}

  private state(): TableState {
    const { film, at, viewer, names } = this
    return {
      id: film.record.seed,
      game: film.record.game,
      names,
      seat: viewer === SPECTATOR ? undefined : viewer,
      seq: at,
      scene: film.scene(at, viewer),
      log: film.log(at, viewer),
      chat: [],
      wire: 'local',
      lastAct: undefined,
      made: film.made(at),
    }
  }
}
