import type { Tell } from '@athanor/protocol'

/** Somebody who looks on without a seat. */
export interface Spectator {
  readonly person: string
  readonly name: string
}

/** So many are named; the others are counted. */
const NAMED = 12
/** Many who come at the same moment are told of at once. */
const GATHER_MS = 100

/** Tells the table who looks on, whenever somebody comes or goes. */
export class Audience {
  private readonly table: string
  private readonly there: () => readonly Spectator[]
  private readonly tell: (tell: Tell) => void
  private timer: NodeJS.Timeout | undefined

  constructor(table: string, there: () => readonly Spectator[], tell: (tell: Tell) => void) {
    this.table = table
    this.there = there
    this.tell = tell
  }

  changed(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.tell(this.now())
    }, GATHER_MS)
  }

  /** Whoever looks on in several windows is one person. */
  now(): Extract<Tell, { readonly t: 'watching' }> {
    const names = new Map(this.there().map(({ person, name }) => [person, name]))
    return { t: 'watching', table: this.table, n: names.size, names: [...names.values()].slice(0, NAMED) }
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
