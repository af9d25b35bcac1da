import type { Steps } from '@athanor/bots'

/** So many ms are worked, a quarter of a frame, and twice as many rested as the work took, by turns. */
const WORK_MS = 4
const RESTS = 2
/** Where a rest takes so much longer, the page is hidden or the machine overburdened: then rests help nobody. */
const TOO_LONG_MS = 100
/** So many ms after it came an errand rests no more: somebody waits for it. */
const RESTS_END_MS = 1000

/**
 * Works with rests in between. A worker that never pauses fills a core; where there are only two, the page and what draws
 * it would have to share the other.
 */
export class AtEase {
  private rested = 0
  /** Until when the page needs the machine for itself. */
  private quiet = 0

  /** The time without the rests, in ms. */
  readonly clock = (): number => performance.now() - this.rested

  /** Works no more for so many ms, because the page has something to draw. */
  restFor(ms: number): void {
    this.quiet = performance.now() + ms
  }

  /** `came`: since when somebody waits for it. */
  async finish<T>(steps: Steps<T>, came: number = performance.now()): Promise<T> {
    const end = came + RESTS_END_MS
    let began = this.clock()
    let rests = true
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      const worked = this.clock() - began
      if (!rests || worked < WORK_MS) continue
      rests = await this.rest(worked * RESTS, end)
      // What the page says is heard during a rest.
      while (rests && performance.now() < this.quiet) rests = await this.rest(this.quiet - performance.now(), end)
      began = this.clock()
    }
  }

  /** Rests, but not beyond the end of all rests; whether there may be another: it took hardly longer than it should. */
  private async rest(wanted: number, end: number): Promise<boolean> {
    const began = performance.now()
    const ms = Math.min(wanted, end - began)
    if (ms <= 0) return false
    await new Promise((resolve) => setTimeout(resolve, ms))
    const took = performance.now() - began
    this.rested += took
    return took < ms + TOO_LONG_MS
  }
}
