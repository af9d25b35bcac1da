import type { Pair } from './pair.ts'

/** Has the pairs play: each as soon as it can, or all together so many moves a second. */
export class Conductor {
  rate = Number.POSITIVE_INFINITY
  acks: number[] = []
  refused = 0
  private readonly ready: Pair[] = []
  private readonly pairs: readonly Pair[]
  private last = 0
  private timer: NodeJS.Timeout | undefined

  constructor(pairs: readonly Pair[]) {
    this.pairs = pairs
  }

  start(): void {
    this.last = performance.now()
    this.timer = setInterval(() => this.beat(), 1)
    for (const pair of this.pairs) {
      pair.onReady = () => (this.rate === Number.POSITIVE_INFINITY ? pair.play() : this.ready.push(pair))
      pair.onDone = (milliseconds) => this.acks.push(milliseconds)
      pair.onRefused = () => this.refused++
      pair.next()
    }
  }

  stop(): void {
    clearInterval(this.timer)
    for (const pair of this.pairs) pair.onReady = () => {}
  }

  /** Lets as many pairs move as the time since the last beat is worth. */
  private beat(): void {
    if (this.rate === Number.POSITIVE_INFINITY) return
    const gap = 1000 / this.rate
    const now = performance.now()
    // Whoever falls far behind does not make up for it all at once.
    this.last = Math.max(this.last, now - 50)
    for (; this.last + gap <= now; this.last += gap) this.ready.shift()?.play()
  }
}
