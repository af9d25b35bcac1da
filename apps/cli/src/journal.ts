import { type GameEvent, type Log, mayKnow, type Phrase, type Viewer } from '@athanor/kernel'
import { together } from './together.ts'

/** What was told to one viewer, and after how many moves. Moves that are taken back are forgotten. */
export class Journal {
  private readonly entries: { readonly moves: number; readonly phrase: Phrase }[] = []
  private readonly tell: (event: GameEvent) => Phrase | undefined
  private readonly viewer: Viewer
  /** How many entries have been read. */
  private read = 0

  constructor(tell: (event: GameEvent) => Phrase | undefined, viewer: Viewer) {
    this.tell = tell
    this.viewer = viewer
  }

  /** Writes down what happens with the move that makes them `moves`. */
  after(moves: number): Log {
    return (event) => {
      if (!mayKnow(event, this.viewer)) return
      const phrase = this.tell(event)
      if (phrase) this.entries.push({ moves, phrase })
    }
  }

  /** Forgets everything that happened after `moves` moves. */
  backTo(moves: number): void {
    while ((this.entries.at(-1)?.moves ?? 0) > moves) this.entries.pop()
    this.read = Math.min(this.read, this.entries.length)
  }

  /** What was not read yet. */
  news(): Phrase[] {
    const fresh = this.since(this.read)
    this.read = this.entries.length
    return fresh
  }

  all(): Phrase[] {
    return this.since(0)
  }

  private since(first: number): Phrase[] {
    return together(this.entries.slice(first).map(({ phrase }) => phrase))
  }
}
