import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible, inBrowser, PHONE, picture, stand } from './kit.ts'

const search = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.locator('main li > button')
const sheet = (page: Page) => page.getByRole('dialog')

inBrowser('the glossary', () => {
  const at = stand()

  test('finds a card by its name in any language and by what it is', async () => {
    const { page, context, complaints } = await at.visitor()
    await page.goto('/cards/seasons')
    await cards(page).first().waitFor()
    expect(await cards(page).count()).toBe(92)
    await accessible(page)
    await picture(page, 'glossary')
    for (const name of ['temporal boots', 'buty doczesnosci', 'САПОГИ']) {
      await search(page).fill(name)
      await expect.poll(() => cards(page).allTextContents()).toEqual(['Temporal Boots'])
    }
    await search(page).fill('')
    for (const [facet, value] of Object.entries({ Kind: 'Familiar', Costs: 'Fire', Set: 'Enchanted Kingdom' }))
      await page.getByRole('combobox', { name: facet }).selectOption(value)
    await expect.poll(() => cards(page).count()).toBeLessThan(6)
    expect(await cards(page).count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('shows a card in full, with rulings and what it goes together with, from a link on a phone', async () => {
    const { page, context, complaints } = await at.visitor({ ...PHONE, colorScheme: 'light', locale: 'pl-PL' })
    await page.goto('/cards/seasons?card=card.8')
    await sheet(page).getByText('Szczegóły').waitFor()
    await accessible(page)
    await picture(page, 'glossary-phone')
    await sheet(page).getByRole('button', { name: 'Przemienienie' }).first().tap()
    await page.waitForURL(/card=ability\.6/)
    for (const [game, card] of Object.entries({ spellbook: 'spell.W3', temples: 'rune.d' })) {
      await page.goto(`/cards/${game}?card=${card}`)
      await sheet(page).locator('section').first().waitFor()
      await accessible(page)
      await picture(page, `${game}-glossary-phone`)
    }
    await sheet(page).getByRole('heading', { name: 'Szczegóły' }).waitFor()
    for (const [game, koszt] of Object.entries({
      spellbook: 'Odrzucenie przy użyciu',
      temples: 'Bezbarwne kryształy',
    })) {
      await page.goto(`/cards/${game}`)
      await cards(page).first().waitFor()
      const all = await cards(page).count()
      await page.getByRole('combobox', { name: 'Koszt' }).selectOption(koszt)
      await expect.poll(() => cards(page).count()).toBe(5)
      expect(all).toBeGreaterThan(20)
      await accessible(page)
      await picture(page, `${game}-glossary-list-phone`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})
