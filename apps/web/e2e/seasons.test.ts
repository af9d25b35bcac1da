import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible, alwaysTheSame, inBrowser, onTouchedScreens, PHONE, picture, stand } from './kit.ts'
import { withMoments } from './moments.ts'
import { answer, ending, playToTheEnd, prompt, seqOf } from './play.ts'
import { hasRoomForFinger, reachOf } from './reach.ts'
import { watchShifts } from './shifts.ts'

inBrowser('Seasons', () => {
  const at = stand()

  test('is played against three bots: nothing jumps, nothing complains', async () => {
    const { page, context, complaints } = await at.visitor()
    const shifts = await watchShifts(page)
    await page.goto('/play/seasons?seed=first&players=4&bots=novice')
    await prompt(page).waitFor()
    await picture(page, 'seasons-begin')
    await accessible(page)
    await playToTheEnd(page)
    await ending(page).waitFor()
    await picture(page, 'seasons-end')
    await accessible(page)
    for (const one of [ending(page).getByRole('button', { name: 'Play again' }), ending(page).locator('dl').last()]) {
      const { y, height } = (await one.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height)
    }
    expect(await shifts.worst()).toBeLessThanOrEqual(0.05)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('shows everything that can be done on one screen of a desktop, in the light', async () => {
    const { page, context, complaints } = await at.visitor({ colorScheme: 'light', locale: 'ru-RU' })
    const moments = ['sorting', 'payment', 'four', 'usurping', 'turn'] as const
    await withMoments(context, moments)
    for (const moment of moments) {
      await page.goto(`/play/seasons?go=${moment}`)
      await prompt(page).waitFor()
      await picture(page, `seasons-${moment}-light`)
      await accessible(page)
      for (const { place, width, height } of await reachOf(page, false))
        expect(Math.min(width, height), `${place} (${moment})`).toBeGreaterThanOrEqual(24)
    }
    await prompt(page).getByRole('button', { name: 'План' }).click()
    await page.locator('[data-place^="reserve "][data-legal]').first().click()
    await prompt(page).getByRole('button', { name: 'Сыграть' }).first().waitFor()
    await picture(page, 'seasons-plan-light')
    await accessible(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('has room for a finger on phones and tablets', async () => {
    const { page, context, complaints } = await at.visitor({ ...PHONE, locale: 'pl-PL' })
    const moments = ['usurping', 'payment', 'turn', 'four'] as const
    await withMoments(context, moments)
    for (const moment of moments) {
      await page.goto(`/play/seasons?go=${moment}`)
      await prompt(page).waitFor()
      await onTouchedScreens(page, async (screen) => {
        await picture(page, `seasons-${moment}-${screen}`)
        await hasRoomForFinger(page, `${moment}, ${screen}`)
      })
    }
    await onTouchedScreens(page, () => accessible(page))
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is found by a newcomer in the language of the browser, and played on a phone with a thumb', async () => {
    const { page, context, complaints } = await at.visitor({ ...PHONE, locale: 'pl-PL' })
    await alwaysTheSame(context)
    await page.goto('/')
    await page.getByRole('link', { name: 'Zagraj z botem: Pory roku' }).click()
    await prompt(page).waitFor()
    await accessible(page)
    for (let made = 0; !(await isOver(page)); made++) {
      await (made % 3 === 0 ? answer(page) : tap(page))
      expect(await tooWide(page), `after ${made + 1} moves`).toBeLessThanOrEqual(0)
      expect(await tooLong(page), `after ${made + 1} moves`).toBeLessThanOrEqual(0)
      if (made === 40) {
        await picture(page, 'seasons-phone')
        await accessible(page)
      }
    }
    await picture(page, 'seasons-phone-end')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is played with the keys alone, and the focus is never lost', async () => {
    const { page, context, complaints } = await at.visitor()
    await page.goto('/play/seasons?seed=keys&bots=novice')
    await prompt(page).waitFor()
    await tabTo(page, '[data-place^="hand "][data-legal]')
    while (!(await page.locator('[data-place^="picked "][draggable]').first().isVisible())) await press(page, 'Enter')
    for (const key of ['1', '1', '1', '2', '2', '2']) {
      await page.keyboard.press(key)
      await keptFocus(page)
    }
    await tabTo(page, 'button:not(:disabled)', 'Begin with these')
    await press(page, 'Enter')

    await page.locator('[data-place^="die "][data-legal]').first().waitFor()
    await tabTo(page, '[data-place^="die "][data-legal]', '', 'Shift+Tab')
    await press(page, 'Enter')
    const round = page.locator('h1')
    const before = await round.textContent()
    while ((await round.textContent()) === before) {
      await page.locator('section[data-prompt][data-mine]').waitFor()
      await page.keyboard.press('p')
      await tabTo(page, '[data-answers] button')
      await press(page, 'Enter')
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** Waits until something is asked or the game is over, and tells which. */
async function isOver(page: Page): Promise<boolean> {
  await page.locator('dialog[data-ending], section[data-prompt][data-mine]').first().waitFor({ timeout: 120_000 })
  return ending(page).isVisible()
}

/** Taps the first thing on the board that glows; where nothing does, the prompt has the answers. */
async function tap(page: Page): Promise<void> {
  const glowing = page.locator('[data-legal]').first()
  if (!(await glowing.isVisible())) return answer(page)
  const before = await seqOf(page)
  await glowing.tap()
  await expect.poll(() => seqOf(page)).not.toBe(before)
}

/** By how many pixels the page or the board is wider than the screen. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main')!
    return Math.max(document.documentElement.scrollWidth - innerWidth, main.scrollWidth - main.clientWidth)
  })

/** By how many pixels one's own turn is longer than the board: scrolling is for what a card asks meanwhile. */
const tooLong = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main')!
    const ownTurn = document.querySelector('[data-prompt]')?.textContent?.includes('albo zakończ turę')
    return ownTurn ? main.scrollHeight - main.clientHeight : 0
  })

/** The focus is somewhere on the page, once what has changed is drawn. */
const keptFocus = async (page: Page): Promise<void> => {
  const focused = await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(document.activeElement?.tagName)))),
  )
  expect(focused).not.toBe('BODY')
}

/** Presses a key that is an answer, and waits until the table has gone on. */
async function press(page: Page, key: string): Promise<void> {
  const before = await seqOf(page)
  await page.keyboard.press(key)
  await expect.poll(() => seqOf(page)).not.toBe(before)
  await keptFocus(page)
}

/** Goes on with the Tab key until the focus is on what is looked for. */
async function tabTo(page: Page, selector: string, text = '', key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 120; i++) {
    const found = await page.evaluate(
      ([wanted, label]) =>
        document.activeElement?.matches(wanted!) && document.activeElement.textContent?.includes(label!),
      [selector, text],
    )
    if (found) return
    await page.keyboard.press(key)
  }
  throw new Error(`the Tab key does not reach ${selector} ${text}`)
}
