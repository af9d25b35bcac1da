import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { executable, openStand, ROOT, type Stand } from './stand.ts'

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Screens that are touched, each with a name for its pictures. */
const TOUCHED = {
  phone: PHONE.viewport,
  tablet: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
  'large tablet': { width: 1180, height: 820 },
}

/** Does the same on a phone, where the page was opened and the next one will be, and on a tablet held both ways. */
export async function onTouchedScreens(page: Page, work: (screen: string) => Promise<void>): Promise<void> {
  for (const [screen, size] of Object.entries(TOUCHED)) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await work(screen)
  }
  await page.setViewportSize(PHONE.viewport)
}

const ARTIFACTS = join(ROOT, 'artifacts')

if (!executable) console.warn('The tests of the web client are skipped: there is no Chromium. CHROMIUM can name one.')

/** Tests in a real browser against a real server; skipped where there is no browser. */
export const inBrowser = describe.skipIf(!executable)

/** A server and a browser for all tests of a file. */
export function stand(): Pick<Stand, 'visitor' | 'away'> {
  let opened: Stand | undefined
  beforeAll(async () => {
    if (executable) opened = await openStand()
  })
  afterAll(() => opened?.close())
  afterEach(({ task }) => {
    if (task.result?.retryCount) console.warn(`A second try: ${task.name}`)
  })
  return { visitor: (options) => opened!.visitor(options), away: () => opened!.away() }
}

/** Nothing is left to chance: what is begun in this browser is the same game every time. */
export async function alwaysTheSame(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.fill(7)
      return array
    }
  })
}

/** Writes a picture of the page into `artifacts/`, for a person to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true })
  await page.screenshot({ path: join(ARTIFACTS, `${name}.png`) })
}

/** Nothing on the page is a serious obstacle for anybody. */
export async function accessible(page: Page): Promise<void> {
  const { AxeBuilder } = await import('@axe-core/playwright')
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
