import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible, inBrowser, PHONE, picture, stand } from './kit.ts'
import { answer } from './play.ts'

const PAGES = ['/', '/tables', '/tables/new', '/games', '/stats', '/stats/seasons', '/me', '/about', '/nowhere']

inBrowser('every page', () => {
  const at = stand()

  test.each([
    ['on a desktop in the dark', {}, 'dark'],
    ['on a phone in the light', { ...PHONE, colorScheme: 'light' } as const, 'phone'],
  ])('is no obstacle %s', async (_, options, name) => {
    const { page, context, complaints } = await at.visitor(options)
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await picture(page, `page${path.replace(/\//g, '-')}-${name}`)
      await accessible(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${path} is too wide`).toBeLessThanOrEqual(0)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('in front shows all games and the doors to other people on the first screen of %s', async (_, options) => {
    const { page, context } = await at.visitor(options)
    for (const [language, play] of [
      ['English', 'Play against a bot'],
      ['Polski', 'Zagraj z botem'],
      ['Русский', 'Сыграть с ботом'],
    ] as const) {
      await page.goto('/')
      await page.getByRole('button', { name: language }).click()
      const buttons = page.getByRole('link', { name: play })
      await expect.poll(() => buttons.count()).toBe(3)
      const doors = page.getByRole('main').locator('a[href="/tables/new"], a[href="/tables"]')
      for (const way of [...(await buttons.all()), ...(await doors.all())]) {
        const box = (await way.boundingBox())!
        expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height)
      }
      expect(Math.max(...(await linesOf(page.locator('article > div > p'))), 0), language).toBe(2)
    }
    await context.close()
  })

  test('speaks another language at once, to the last word', async () => {
    const { page, context } = await at.visitor()
    const text = () => page.getByRole('main').textContent()
    for (const path of [...PAGES, '/cards/seasons', '/rules/temples', '/learn/spellbook']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'English' }).click()
      await page.getByRole('button', { name: 'Polski' }).click()
      await page.locator('html[lang=pl]').waitFor()
      const switched = await text()
      await page.reload({ waitUntil: 'networkidle' })
      await expect.poll(text, { message: path }).toBe(switched)
    }
    await context.close()
  })

  test('speaks the language of the browser, and another one at once', async () => {
    const { page, context } = await at.visitor({ locale: 'ru-RU' })
    await page.goto('/play/seasons?seed=words&bots=novice')
    const log = page.getByRole('log')
    await answer(page)
    await log.getByText('Алхимик выбирает').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('ru')
    await page.getByRole('button', { name: 'Polski' }).click()
    await log.getByText('Alchemik wybiera').first().waitFor()
    expect(await log.getByText('Алхимик выбирает').count()).toBe(0)
    expect(await page.locator('html').getAttribute('lang')).toBe('pl')
    await context.close()
  })
})

/** How many lines each text takes. */
const linesOf = (texts: Locator): Promise<number[]> =>
  texts.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
