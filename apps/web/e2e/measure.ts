import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { answer, playToTheEnd, prompt } from './play.ts'
import { watchShifts } from './shifts.ts'
import { openStand, ROOT, type Stand } from './stand.ts'

/**
 * Measures the web client in a real browser and writes `bench/web.json`: how much a first visit loads, when it can be
 * used on a slow processor, how soon a click shows, whether the page stays smooth while a master thinks, and whether
 * anything jumps.
 */
async function main(): Promise<void> {
  const stand = await openStand()
  try {
    const results: { [part: string]: object } = {}
    for (const [part, measure] of Object.entries({ firstVisit, boards, clicks, master, jumps })) {
      results[part] = await measure(stand)
      console.log(part, JSON.stringify(results[part]))
    }
    writeFileSync(join(ROOT, 'bench', 'web.json'), `${JSON.stringify(results, undefined, 2)}\n`)
  } finally {
    await stand.close()
  }
}

/** Somebody with a fresh browser, in which things move. */
async function visit({ visitor }: Stand): ReturnType<Stand['visitor']> {
  const guest = await visitor({ reducedMotion: 'no-preference' })
  // The functions below are given their names by a helper that a page does not have.
  await guest.context.addInitScript('globalThis.__name = (named) => named')
  return guest
}

/** The kilobytes of scripts that a page makes the browser fetch, as they come over the wire. */
function scripts(page: Page): { kB(): Promise<number> } {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      )
  })
  return { kB: async () => round((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000) }
}

async function firstVisit(stand: Stand) {
  const { page, context } = await visit(stand)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const fetched = scripts(page)
  const began = Date.now()
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Play against a bot' }).first().click({ trial: true })
  const interactive = Date.now() - began
  await page.waitForLoadState('networkidle')
  const kB = await fetched.kB()
  await context.close()
  return { scriptsKB: kB, interactiveMsAtQuarterSpeed: interactive }
}

/** What a game adds to the first visit, without the bots, which a worker fetches. */
async function boards(stand: Stand) {
  const found: { [game: string]: number } = {}
  for (const game of ['seasons', 'temples', 'spellbook']) {
    const { page, context } = await visit(stand)
    await page.goto('/', { waitUntil: 'networkidle' })
    const fetched = scripts(page)
    await page.locator(`a[href^="/play/${game}"]`).first().click()
    await prompt(page).waitFor()
    found[`${game}KB`] = await fetched.kB()
    await context.close()
  }
  return found
}

/** From a click to the frame that shows its effect, in milliseconds. */
async function clicks(stand: Stand) {
  const { page, context } = await visit(stand)
  await page.goto('/play/spellbook?seed=clicks&bots=novice')
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    addEventListener(
      'click',
      () => {
        const began = performance.now()
        const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq')
        const look = (): void => {
          if (document.querySelector('[data-seq]')?.getAttribute('data-seq') === seq) requestAnimationFrame(look)
          else requestAnimationFrame(() => times.push(performance.now() - began))
        }
        requestAnimationFrame(look)
      },
      { capture: true },
    )
  })
  for (let i = 0; i < 25; i++) {
    await page.locator('section[data-prompt][data-mine]').waitFor()
    await answer(page)
  }
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  await context.close()
  return spread(times)
}

/** A master thinks in its worker: how long, and how many frames the page draws meanwhile. */
async function master(stand: Stand) {
  const { page, context } = await visit(stand)
  await page.goto('/play/seasons?seed=master&bots=master')
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    const frame = (now: number): void => {
      frames.push(now)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  const waits: number[] = []
  for (let i = 0; i < 40; i++) {
    await page.locator('section[data-prompt][data-mine]').waitFor()
    const began = Date.now()
    await answer(page)
    await page.locator('section[data-prompt][data-mine]').waitFor()
    waits.push(Date.now() - began)
  }
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames)
  const gaps = frames.slice(1).map((at, i) => at - frames[i]!)
  const perSecond = (1000 * gaps.length) / (frames.at(-1)! - frames[0]!)
  await context.close()
  return { answersMs: spread(waits), framesPerSecond: round(perSecond), frameMs: spread(gaps) }
}

/** A whole game of Seasons against three bots: complaints, and how far the layout jumped. */
async function jumps(stand: Stand) {
  const { page, context, complaints } = await visit(stand)
  const shifts = await watchShifts(page)
  await page.goto('/play/seasons?seed=jumps&players=4&bots=novice')
  await playToTheEnd(page)
  const shift = await shifts.worst()
  await context.close()
  return { complaints: complaints.length, layoutShift: Math.round(shift * 1000) / 1000 }
}

function spread(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): number => round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), most: at(1) }
}

const round = (n: number): number => Math.round(n * 10) / 10

await main()
