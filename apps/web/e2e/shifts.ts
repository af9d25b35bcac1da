import type { Page } from 'playwright-core'

/** Adds up how far the layout jumps, without what follows from the visitor's own input. Called before the page opens. */
export async function watchShifts(page: Page): Promise<{ sum(): Promise<number> }> {
  await page.addInitScript(() => {
    let sum = 0
    Object.assign(globalThis, { shift: () => sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { sum: () => page.evaluate(() => (globalThis as unknown as { shift(): number }).shift()) }
}
