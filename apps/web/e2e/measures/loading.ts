import type { Page } from 'playwright-core'
import { prompt } from '../play.ts'
import type { Stand } from '../stand.ts'
import { round, spread } from './spread.ts'
import { visit } from './visit.ts'

const VISITS = 7
const SLOWED = 4
/** What answers from the cache of a service worker has no size on the wire. */
const WIRE = { serviceWorkers: 'block' } as const

/** The kilobytes of scripts that a page makes the browser fetch from now on, as they come over the wire. */
function scripts(page: Page): { kB(): Promise<number> } {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((found) => found.responseBodySize))
  })
  return { kB: async () => round((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000) }
}

/** What the front page fetches. */
export async function frontPage(stand: Stand) {
  const { page, context } = await visit(stand, WIRE)
  const fetched = scripts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const scriptsKB = await fetched.kB()
  await context.close()
  return { scriptsKB }
}

/** What a game adds to it, without the bots, which a worker fetches. */
export async function boards(stand: Stand) {
  const found: { [game: string]: number } = {}
  for (const game of ['seasons', 'temples', 'spellbook']) {
    const { page, context } = await visit(stand, WIRE)
    await page.goto('/', { waitUntil: 'networkidle' })
    const fetched = scripts(page)
    await page.locator(`a[href^="/play/${game}"]`).first().click()
    await prompt(page).waitFor()
    found[`${game}KB`] = await fetched.kB()
    await context.close()
  }
  return found
}

/**
 * First visits on a processor that is slowed down: when something is painted, and when the page is interactive: the
 * button to play is there, and the last long task (50 ms and more) is over, with two seconds of rest after it.
 */
export async function firstVisit(stand: Stand) {
  const visits: Awaited<ReturnType<typeof slowVisit>>[] = []
  for (let i = 0; i < VISITS; i++) visits.push(await slowVisit(stand))
  return {
    slowed: SLOWED,
    paintedMs: spread(visits.map(({ painted }) => painted)),
    interactiveMs: spread(visits.map(({ interactive }) => interactive)),
  }
}

async function slowVisit(stand: Stand): Promise<{ readonly painted: number; readonly interactive: number }> {
  const { page, context } = await visit(stand)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.addInitScript(watchTasks)
  await page.goto('/', { waitUntil: 'commit' })
  const found = await page.waitForFunction(() => window.rested())
  const times = await found.jsonValue()
  await context.close()
  if (!times) throw new Error('the page never rests')
  return times
}

declare global {
  interface Window {
    /** When the page was painted and could be used, once it has been at rest for a while. */
    rested(): { readonly painted: number; readonly interactive: number } | undefined
  }
}

function watchTasks(): void {
  const REST_MS = 2000
  let shown = 0
  let busy = 0
  new MutationObserver((_, observer) => {
    if (!document.querySelector('a[href^="/play/"]')) return
    shown = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busy = startTime + duration
  }).observe({ type: 'longtask', buffered: true })
  window.rested = () => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    if (!shown || painted === undefined) return undefined
    const interactive = Math.max(shown, painted, busy)
    return performance.now() - interactive > REST_MS ? { painted, interactive } : undefined
  }
}
