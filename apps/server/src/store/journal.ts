import type { EntryRow } from './schema.ts'

/** One entry with what changes in the table's row by it. */
export interface Page {
  readonly entry: EntryRow
  readonly toAct: number
  readonly botsToAct: number
  readonly deadline: number | null
  /** Present when the game ends with this entry. */
  readonly result?: string
}

/** Writes pages in one transaction; returns for each whether it was written, or its place was taken. */
export type WritePages = (pages: readonly Page[]) => Promise<boolean[]>

interface Waiting {
  readonly page: Page
  readonly done: (written: boolean) => void
  readonly failed: (error: unknown) => void
}

/** Milliseconds from the beginning of one transaction to the next, unless many wait: each costs as much as some moves. */
const SPACING = 4

/**
 * The way of an entry into the database. What comes in while a transaction runs, or soon after one has begun, goes into the
 * next one together: many tables share one flush to the disk. `append` answers after the commit.
 */
export class Journal {
  private waiting: Waiting[] = []
  private busy = false
  private began = Number.NEGATIVE_INFINITY
  private readonly write: WritePages
  private readonly most: number

  constructor(write: WritePages, most = 300) {
    this.write = write
    this.most = most
  }

  /** True once the entry is durable; false when another entry has its number, and nothing was written. */
  append(page: Page): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ page, done, failed })
      this.wake()
    })
  }

  /** Resolves when everything that was appended so far is settled. */
  async idle(): Promise<void> {
    while (this.busy || this.waiting.length > 0) await new Promise((resolve) => setImmediate(resolve))
  }

  private wake(): void {
    if (this.busy) return
    this.busy = true
    const wait = this.began + SPACING - performance.now()
    if (wait > 0 && this.waiting.length < this.most) setTimeout(() => void this.flush(), wait)
    else setImmediate(() => void this.flush())
  }

  private async flush(): Promise<void> {
    const batch = this.waiting.splice(0, this.most)
    this.began = performance.now()
    try {
      const written = await this.write(batch.map(({ page }) => page))
      batch.forEach(({ done }, i) => {
        done(written[i]!)
      })
    } catch (error) {
      for (const { failed } of batch) failed(error)
    }
    this.busy = false
    if (this.waiting.length > 0) this.wake()
  }
}
