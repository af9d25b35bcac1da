import type { Page } from 'playwright-core'

/** A tablet held upright: wider than a phone, touched all the same. */
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }

/** What a finger hits without looking twice, in pixels. */
const TARGET = 40

/**
 * Everything on the page that a finger may miss: around its middle less than 40 pixels, up and down or to the sides,
 * belong to it. Links inside a sentence are words.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((target) => {
    const found = new Set<string>()
    const reach = target / 2 - 1
    for (const element of document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.unseen, [inert]') || getComputedStyle(element).display === 'inline') continue
      const whole = element.closest('label') ?? element
      whole.scrollIntoView({ block: 'center', inline: 'center' })
      const { x, y, width, height, bottom } = whole.getBoundingClientRect()
      // What comes into sight with the focus only is for keyboards.
      if (bottom < 0) continue
      const isHit = (dx: number, dy: number): boolean => {
        const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)
        return hit !== null && whole.contains(hit)
      }
      const wide = width >= target || (isHit(-reach, 0) && isHit(reach, 0))
      const high = height >= target || (isHit(0, -reach) && isHit(0, reach))
      if (wide && high) continue
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
      found.add(
        `${Math.round(width)}x${Math.round(height)} ${element.tagName}.${element.className} ${name.slice(0, 40)}`,
      )
    }
    scrollTo(0, 0)
    return [...found]
  }, TARGET)
