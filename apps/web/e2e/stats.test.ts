import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withFinishedGames } from './finished.ts'
import { accessible, inBrowser, PHONE, picture, stand } from './kit.ts'
import { againstNovice, playedInPublic } from './online-game.ts'
import { answer, ending, prompt } from './play.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name })
/** The cells of a row that begins with a name. */
const row = async (page: Page, name: string, begin: string): Promise<string[]> =>
  table(page, name).getByRole('row').filter({ hasText: begin }).locator('th, td').allTextContents()

inBrowser('statistics', () => {
  const at = stand()

  test('count games of the server and of this device, and lead to their replays', async () => {
    const { page, context, complaints } = await at.visitor()
    await withFinishedGames(context)
    await page.goto('/tables/new?game=spellbook')
    const id = await againstNovice(page, { game: 'spellbook', hidden: true })
    await page.goto(`/table/${id}`)
    await prompt(page).waitFor()
    await answer(page)
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('button', { name: 'Really give up' }).click()
    await ending(page).getByRole('button', { name: 'Look back' }).waitFor()

    await page.goto('/games')
    await page.getByRole('link', { name: 'My statistics' }).waitFor()
    await page.locator(`a[href="/replay/temples-1"]`).waitFor()
    await accessible(page)
    await picture(page, 'games')
    await page.locator(`a[href="/replay/${id}"]`).click()
    await page.getByText('Ada gave up.').first().waitFor()
    await page.getByText('Mira wins').waitFor()
    await page.getByRole('button', { name: 'Who was winning' }).waitFor()
    await page.getByRole('button', { name: 'Play on from here' }).waitFor()
    await page.goto('/games')
    await page.getByRole('link', { name: 'My statistics' }).click()

    await page.getByRole('heading', { name: 'Opponents' }).waitFor()
    await expect.poll(async () => (await row(page, 'Results', 'SpellBook')).slice(0, 2)).toEqual(['SpellBook', '7'])
    expect((await row(page, 'Results', 'Seasons')).slice(0, 2)).toEqual(['Seasons', '6'])
    expect((await row(page, 'Opponents', 'Novice')).slice(0, 2)).toEqual(['Bot: Novice', '7'])
    const details = page.locator('details').first()
    await details.locator('summary').click()
    expect(await details.getByRole('row').count()).toBe(7)
    await picture(page, 'stats-mine')
    await accessible(page)
    await page.setViewportSize(PHONE.viewport)
    await picture(page, 'stats-mine-phone')
    await accessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await details.getByRole('link').first().click()
    await page.getByRole('slider').waitFor()
    expect(complaints).toEqual([])

    await context.route('**/api/**', (route) => route.abort())
    await page.goto('/stats')
    await page.getByText('Only games of this device are counted').waitFor()
    await page.getByRole('heading', { name: 'Opponents' }).waitFor()
    await expect.poll(async () => (await row(page, 'Results', 'SpellBook')).slice(0, 2)).toEqual(['SpellBook', '6'])
    await context.close()
  })

  test('tell of everybody’s games, and each card leads to its page', async () => {
    const { page, context, complaints } = await at.visitor({ ...PHONE, colorScheme: 'light' })
    await page.goto('/stats/seasons')
    await page.getByRole('img', { name: 'Points at the end of a game' }).waitFor()
    const cards = table(page, 'Cards')
    await cards.waitFor()
    await picture(page, 'stats-seasons-phone')
    await accessible(page)
    const points = async (): Promise<number[]> =>
      (await cards.locator('tbody td:last-child').allTextContents()).map((text) => Number.parseFloat(text))
    await cards.getByRole('button', { name: 'Mean points' }).click()
    const sorted = await points()
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a))
    await cards.getByRole('button', { name: 'Mean points' }).click()
    expect(await points()).toEqual(sorted.reverse())
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('radio', { name: 'Public tables' }).check()
    await page.getByText('No game was played to its end at a public table yet.').waitFor()
    await page.getByRole('radio', { name: 'Bots among themselves' }).check()
    await cards.getByRole('link', { name: 'Amulet of Air' }).click()
    await page.getByRole('dialog').getByText('Amulet of Air').first().waitFor()

    const titles = { spellbook: 'Cards', temples: 'Runes, temples, powers and spells' }
    const kept = { spellbook: /./, temples: /^(Red|Yellow|Blue|Green|Purple) Temple$/ }
    for (const game of ['spellbook', 'temples'] as const) {
      await playedInPublic(page, game)
      await page.goto(`/stats/${game}`)
      const rows = table(page, titles[game]).locator('tbody tr')
      await rows.first().waitFor()
      expect(await rows.count()).toBeGreaterThan(15)
      await page.getByRole('radio', { name: 'Public tables' }).check()
      await page.getByText('The last game at public tables, without names.').waitFor()
      await page.getByRole('img', { name: 'Points at the end of a game' }).waitFor()
      expect(await rows.getByRole('link').filter({ hasText: kept[game] }).count()).toBeGreaterThan(0)
      await accessible(page)
      await picture(page, `stats-${game}-phone`)
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})
