import type { Steps } from '@athanor/bots'

/** So many ms are worked, and so many rested, by turns. */
const WORK_MS = 8
const REST_MS = 8
/** Where a rest takes so long, the page is hidden or the machine overburdened: then rests help nobody. */
const TOO_LONG_MS = 100

/**
 * Works with rests in between. A worker that never pauses fills a core; where there are only two, the page and what draws
 * it would have to share the other.
 */
export class AtEase {
  private rested = 0

  /** The time without the rests, in ms. */
  readonly clock = (): number => performance.now() - this.rested

  async finish<T>(steps: Steps<T>): Promise<T> {
    let tired = this.clock() + WORK_MS
    let rests = true
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      if (!rests || this.clock() < tired) continue
      rests = (await this.rest()) < TOO_LONG_MS
      tired = this.clock() + WORK_MS
    }
  }

  /** How long it took. */
  private async rest(): Promise<number> {
    const began = performance.now()
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const took = performance.now() - began
    this.rested += took
    return took
  }
}
