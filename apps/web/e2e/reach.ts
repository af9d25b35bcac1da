import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * What glows on the board, with the width and the height of what of it can be touched: other things may lie over it, and
 * it may reach further than it looks. It is looked for where it is, or, if `scrolling`, after scrolling there.
 */
export const reachOf = (page: Page, scrolling: boolean) =>
  page.evaluate((scrolls) => {
    const AROUND = 12
    /** So far apart are the lines along which it is felt for. */
    const APART = 6
    /** Nobody needs to know how much longer a run is. */
    const ENOUGH = 41
    interface Box {
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    /** Where a large element is at all: a slice of the ring fills little of its box. */
    const partOf = (element: Element): Box => {
      const box: Box = element.getBoundingClientRect()
      if (getComputedStyle(element).clipPath === 'none') return box
      const [xs, ys]: [number[], number[]] = [[], []]
      for (let x = box.left; x < box.right; x += 3 * APART)
        for (let y = box.top; y < box.bottom; y += 3 * APART)
          if (document.elementFromPoint(x, y) === element) {
            xs.push(x)
            ys.push(y)
          }
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
    }
    /** The longest run of points of a line that belong to the element. */
    const run = (element: Element, from: number, to: number, at: (i: number) => readonly [number, number]): number => {
      let best = 0
      let now = 0
      for (let i = from - AROUND; i <= to + AROUND && best < ENOUGH; i++) {
        now = element.contains(document.elementFromPoint(...at(i))) ? now + 1 : 0
        best = Math.max(best, now)
      }
      return best
    }
    /** The longest run of all lines across. */
    const longest = (from: number, to: number, runAt: (line: number) => number): number => {
      let best = 0
      for (let line = from + 1; line < to && best < ENOUGH; line += APART) best = Math.max(best, runAt(line))
      return best
    }
    return [...document.querySelectorAll('main [data-legal], main button[data-live]')].map((element) => {
      if (scrolls) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = partOf(element)
      const width = longest(top, bottom, (y) => run(element, left, right, (x) => [x, y]))
      const height = longest(left, right, (x) => run(element, top, bottom, (y) => [x, y]))
      return { place: element.getAttribute('data-place') ?? element.getAttribute('data-target'), width, height }
    })
  }, scrolling)

/** A finger finds 40 pixels of everything that glows, wherever it has to scroll. */
export async function hasRoomForFinger(page: Page, moment: string): Promise<void> {
  const glowing = await reachOf(page, true)
  expect(glowing.length, moment).toBeGreaterThan(0)
  for (const { place, width, height } of glowing)
    expect(Math.min(width, height), `${place} (${moment})`).toBeGreaterThanOrEqual(40)
}
