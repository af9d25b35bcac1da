import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** How far the layout has jumped in its worst burst. */
    shift(): number
  }
}

/**
 * Watches how far the layout jumps, without what follows from the visitor's own input: the sum of the worst burst, as
 * browsers define it (a burst lasts five seconds at most and ends with a second of rest). Called before the page opens.
 */
export async function watchShifts(page: Page): Promise<{ worst(): Promise<number> }> {
  await page.addInitScript(() => {
    const BURST_MS = 5000
    const REST_MS = 1000
    let worst = 0
    let burst = { began: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 }
    Object.assign(globalThis, { shift: () => worst })
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const goesOn = startTime - burst.last < REST_MS && startTime - burst.began < BURST_MS
        burst = { began: goesOn ? burst.began : startTime, last: startTime, sum: (goesOn ? burst.sum : 0) + value }
        worst = Math.max(worst, burst.sum)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { worst: () => page.evaluate(() => window.shift()) }
}
