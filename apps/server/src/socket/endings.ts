/** Games that are over, and whose end the lobby hears of when it is shown. */
export class Endings {
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private readonly tell: (table: string) => void
  private readonly now: () => number

  constructor(tell: (table: string) => void, now: () => number) {
    this.tell = tell
    this.now = now
  }

  /** The end of a table is shown at this moment. */
  expect(table: string, shown: number): void {
    if (this.timers.has(table)) return
    const timer = setTimeout(() => {
      this.timers.delete(table)
      this.tell(table)
    }, shown - this.now())
    this.timers.set(table, timer.unref())
  }
}
