import { expect, test } from 'vitest'
import { accessible, inBrowser, PHONE, picture, stand } from './kit.ts'

const PAGES = ['/', '/tables', '/tables/new', '/games', '/stats', '/stats/seasons', '/me', '/about', '/nowhere']

inBrowser('every page', () => {
  const at = stand()

  test.each([
    ['in the dark', {}, 'dark'],
    ['in the light', { colorScheme: 'light' } as const, 'light'],
    ['on a phone', PHONE, 'phone'],
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

  test('speaks the language of the browser, and another one at once', async () => {
    const { page, context } = await at.visitor({ locale: 'ru-RU' })
    await page.goto('/play/seasons?seed=words&bots=novice')
    const log = page.getByRole('log')
    await log.getByText('Вы видите').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('ru')
    await page.getByRole('button', { name: 'Polski' }).click()
    await log.getByText('Oglądasz').first().waitFor()
    expect(await log.getByText('Вы видите').count()).toBe(0)
    expect(await page.locator('html').getAttribute('lang')).toBe('pl')
    await context.close()
  })
})
