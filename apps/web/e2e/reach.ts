import type { Page } from 'playwright-core'

/**
 * What glows on the board, with the width and the height of what of it can be touched: other things may lie over it, and
 * it may reach further than it looks. It is looked for where it is, or, if `scrolling`, after scrolling there.
 */
export const reachOf = (page: Page, scrolling: boolean) =>
  page.evaluate((scrolls) => {
    const AROUND = 12
    /** The longest run of points of a line that belong to the element. */
    const run = (element: Element, from: number, to: number, at: (i: number) => readonly [number, number]): number => {
      let best = 0
      let now = 0
      for (let i = from - AROUND; i <= to + AROUND; i++) {
        now = element.contains(document.elementFromPoint(...at(i))) ? now + 1 : 0
        best = Math.max(best, now)
      }
      return best
    }
    return [...document.querySelectorAll('main [data-legal]')].map((element) => {
      if (scrolls) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const middle = (top + bottom) / 2
      const width = run(element, left, right, (x) => [x, middle])
      const lines = Array.from({ length: 9 }, (_, i) => left + ((right - left) * (i + 0.5)) / 9)
      const height = Math.max(...lines.map((x) => run(element, top, bottom, (y) => [x, y])))
      return { place: element.getAttribute('data-place'), width, height }
    })
  }, scrolling)
