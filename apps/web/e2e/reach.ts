import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What glows on a board. */
const GLOWING = 'main [data-legal], main button[data-live]'
/** Everything that does something. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]'

interface Reach {
  /** What it is called, for the one who has to mend it. */
  readonly place: string
  readonly width: number
  readonly height: number
}

/**
 * Things with the width and the height of what of them can be touched: others may lie over them, and they may reach
 * further than it looks. They are looked for where they are, or, if `scrolling`, after scrolling there.
 */
const reachOfAll = (page: Page, selector: string, scrolling: boolean): Promise<Reach[]> =>
  page.evaluate(
    ({ selector, scrolling }) => {
      const AROUND = 40
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
      const run = (
        element: Element,
        from: number,
        to: number,
        at: (i: number) => readonly [number, number],
      ): number => {
        let best = 0
        let now = 0
        for (let i = Math.floor(from) - AROUND; i <= to + AROUND && best < ENOUGH; i++) {
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
      /** A box to tick or a round button is pressed by its words too. */
      const pressed = (element: Element): Element => element.closest('label') ?? element
      const lengthOf = (element: Element | null): number => element?.textContent?.trim().length ?? 0
      /** A link in a sentence is as high as its line. */
      const inSentence = (element: Element): boolean =>
        ['inline', 'inline-block'].includes(getComputedStyle(element).display) &&
        lengthOf(element.closest('p, li, dd, td')) > lengthOf(element)
      /** The way around the head of a page is there for keys only. */
      const wanted = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !inSentence(element) &&
        !element.closest('[inert], [aria-hidden=true]') &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        !element.matches(':disabled, [href^="#"]:not(:focus)')
      const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
      return [...(modal ?? document).querySelectorAll(selector)].filter(wanted).map((element) => {
        const touched = pressed(element)
        if (scrolling) touched.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, right, top, bottom } = partOf(touched)
        const width = longest(top, bottom, (y) => run(touched, left, right, (x) => [x, y]))
        const height = longest(left, right, (x) => run(touched, top, bottom, (y) => [x, y]))
        const place =
          element.getAttribute('data-place') ??
          element.getAttribute('data-target') ??
          `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? touched.textContent} .${element.className}`
        return { place, width, height }
      })
    },
    { selector, scrolling },
  )

/** What glows on the board, with what of it can be touched. */
export const reachOf = (page: Page, scrolling: boolean): Promise<Reach[]> => reachOfAll(page, GLOWING, scrolling)

/** What on the page, or in the sheet over it, is too small for a finger. */
export async function tooSmall(page: Page): Promise<string[]> {
  const all = await reachOfAll(page, CONTROLS, true)
  return all
    .filter(({ width, height }) => Math.min(width, height) < FINGER)
    .map(({ place, width, height }) => `${place}: ${width} x ${height}`)
}

/** So many pixels a finger needs. */
const FINGER = 40

/** A finger finds 40 pixels of everything that glows, wherever it has to scroll. */
export async function hasRoomForFinger(page: Page, moment: string): Promise<void> {
  const glowing = await reachOf(page, true)
  expect(glowing.length, moment).toBeGreaterThan(0)
  for (const { place, width, height } of glowing)
    expect(Math.min(width, height), `${place} (${moment})`).toBeGreaterThanOrEqual(FINGER)
}
