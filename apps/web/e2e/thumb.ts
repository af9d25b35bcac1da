import type { Locator, Page } from 'playwright-core'
import { answer, ending, seqOf } from './play.ts'

/** What glows on a board: an answer, or a part of one. */
const GLOWING = 'main button[data-legal], main button[data-live]:not([data-target^="spell."])'
/** A card of the ring is a slice of a circle: it is tapped where its pawn stands. */
const SLICE = /^card\./

/**
 * Plays as a thumb does: taps what glows on the board, then what opens, until the table has gone on. What the board does
 * not show is answered at the prompt.
 */
export async function tapOn(page: Page): Promise<void> {
  const before = await seqOf(page)
  for (let taps = 0; taps < 6 && (await seqOf(page)) === before; taps++) {
    const next = await nextTap(page)
    if (!next) return answer(page)
    await next()
    await page.waitForTimeout(50)
  }
}

async function nextTap(page: Page): Promise<(() => Promise<void>) | undefined> {
  const opened = page.locator('dialog[open] li button, main [data-act], main [data-chain]').first()
  if (await opened.isVisible()) return () => opened.tap()
  const spot = page.locator(GLOWING).first()
  if ((await spot.count()) === 0) return undefined
  const target = (await spot.getAttribute('data-target')) ?? ''
  return SLICE.test(target) ? () => tapAt(page, page.locator(`span[data-place="${target}"]`)) : () => spot.tap()
}

async function tapAt(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (box) await page.touchscreen.tap(box.x, box.y)
}

/** A game by thumb: the first moves on the board, the others as they come. */
export async function playByThumb(page: Page, taps: number): Promise<void> {
  for (let made = 0; made < taps; made++) {
    await page.locator('section[data-prompt][data-mine]').or(ending(page)).first().waitFor()
    if (await ending(page).isVisible()) return
    await tapOn(page)
  }
}
