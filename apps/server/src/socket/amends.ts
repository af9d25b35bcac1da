/** So long after something has gone wrong it is tried again. */
const AGAIN_MS = 2000

/**
 * Reads what nobody has told, or what could not be read when somebody did. As long as that goes wrong it is done again.
 */
export class Amends {
  onError: (error: unknown) => void = () => {}
  private closed = false
  private later: NodeJS.Timeout | undefined
  private readonly ways: readonly (() => Promise<unknown>)[]

  constructor(ways: readonly (() => Promise<unknown>)[]) {
    this.ways = ways
  }

  close(): void {
    this.closed = true
    clearTimeout(this.later)
  }

  make(): void {
    for (const way of this.ways) way().catch((error) => this.missed(error))
  }

  /** Something was told, and what it was could not be read. */
  missed(error: unknown): void {
    if (this.closed) return
    this.onError(error)
    this.later ??= setTimeout(() => {
      this.later = undefined
      this.make()
    }, AGAIN_MS).unref()
  }
}
