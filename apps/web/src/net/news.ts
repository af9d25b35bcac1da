/** What belongs together comes together: somebody sits down and is ready. Whoever did it knows the answer by then. */
export const SOON_MS = 250
/** However much happens, one asks no more often than this. */
export const GAP_MS = 2000

/** Asks when there are news: soon after the first of them, and once for all that come meanwhile. */
export class News {
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = Number.NEGATIVE_INFINITY
  private readonly ask: () => void

  constructor(ask: () => void) {
    this.ask = ask
  }

  hear(): void {
    if (this.timer !== undefined) return
    const wait = Math.max(SOON_MS, this.asked + GAP_MS - Date.now())
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.asked = Date.now()
      this.ask()
    }, wait)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }
}
