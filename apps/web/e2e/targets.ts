import type { Page } from 'playwright-core'

/** A tablet held upright: wider than a phone, touched all the same. */
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }

/** What a finger hits without looking twice, in pixels. */
const TARGET = 40

/** Everything on the page that can be touched and is too small for it; links inside a sentence are words. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, summary, [tabindex="0"]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue
      if (element.closest('.unseen, [inert]') || getComputedStyle(element).display === 'inline') continue
      const label = element.closest('label') ?? element
      const { width, height, bottom } = label.getBoundingClientRect()
      // Half a pixel may be lost where a page is scaled; what is out of sight until it has the focus is for keyboards.
      if (bottom < 0 || (width >= least - 0.5 && height >= least - 0.5)) continue
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
      found.push(
        `${Math.round(width)}x${Math.round(height)} ${element.tagName.toLowerCase()}.${element.className} ${name}`,
      )
    }
    return [...new Set(found)]
  }, TARGET)
