import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GIVEN_UP, withFinishedGames } from './finished.ts'
import { accessible, inBrowser, PHONE, picture, stand } from './kit.ts'
import { answer, ending, prompt } from './play.ts'

const slider = (page: Page) => page.getByRole('slider')
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue())

inBrowser('looking back', () => {
  const house = stand()

  test('a finished game is stepped through with any player’s eyes, kept, shared and branched off', async () => {
    const { page, context, complaints } = await house.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
    await withFinishedGames(context)
    await page.goto('/replay/seasons-0')
    await slider(page).waitFor()
    expect(Number(await slider(page).getAttribute('max'))).toBeGreaterThan(60)
    expect(await at(page)).toBe(0)
    await page.getByRole('button', { name: 'One turn on' }).click()
    expect(await at(page)).toBeGreaterThan(0)
    await slider(page).fill('60')
    await page.getByRole('button', { name: 'One move on' }).click()
    expect(await at(page)).toBe(61)
    await page.locator('main').click({ position: { x: 2, y: 2 } })
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => at(page)).toBe(60)
    await picture(page, 'replay')
    await accessible(page)

    // The board keeps nearly all of its height: only one row of controls stands below it.
    const { height } = (await page.locator('main').boundingBox())!
    expect(height).toBeGreaterThan(640)

    const mine = await page.locator('main').textContent()
    await page.getByLabel('Seen by').selectOption('1')
    await expect.poll(() => page.locator('main').textContent()).not.toBe(mine)
    const kept = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the record' }).click()
    expect((await kept).suggestedFilename()).toBe('athanor-seasons.json')

    await page.getByRole('button', { name: 'Copy a link' }).click()
    await page.getByText('The link is copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const seen = await page.locator('main').textContent()
    const friend = await house.visitor()
    await friend.page.goto(link)
    await slider(friend.page).waitFor()
    expect(await at(friend.page)).toBe(60)
    await expect.poll(() => friend.page.locator('main').textContent()).toBe(seen)
    // The address goes along with the moment, and keeps the game that came with it.
    await slider(friend.page).press('ArrowRight')
    await friend.page.waitForURL(/at=61&seat=1#r=/)
    await friend.page.reload()
    await slider(friend.page).waitFor()
    expect(await at(friend.page)).toBe(61)
    await friend.page.goto(link.replace('seat=1', 'seat=9'))
    await expect.poll(() => friend.page.getByLabel('Seen by').inputValue()).toBe('0')
    await friend.context.close()

    await page.getByLabel('Seen by').selectOption({ label: 'a spectator' })
    await page.getByRole('button', { name: 'Play on from here' }).waitFor()
    await page.getByLabel('Seen by').selectOption('1')
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForURL(/\/play\/seasons/)
    await prompt(page).and(page.locator('[data-mine]')).waitFor()
    await answer(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the bots judge a game that was given up: the curve, its table, and the moments that decided it', async () => {
    const { page, context, complaints } = await house.visitor({ ...PHONE, colorScheme: 'light' })
    await withFinishedGames(context)
    await page.goto('/replay/given-up-0')
    await page.getByText('Alchemist gave up.').first().waitFor()
    await page.getByRole('button', { name: 'Who was winning' }).click()
    const moments = page.getByRole('region', { name: 'Chances of winning' }).locator('li button')
    await moments.first().waitFor({ timeout: 300_000 })
    await page.getByRole('img', { name: 'Chances of winning' }).waitFor()
    await moments.first().click()
    expect(await moments.first().textContent()).toContain(`Move ${(await at(page)) + 1}`)
    await picture(page, 'replay-chances-phone')
    await accessible(page)
    await page.getByRole('button', { name: 'As a table' }).tap()
    const rows = page.getByRole('table', { name: 'Chances of winning' }).locator('tbody tr')
    expect(await rows.count()).toBe(GIVEN_UP)
    await picture(page, 'replay-table-phone')
    await accessible(page)
    await rows.nth(4).getByRole('button').tap()
    await expect.poll(() => at(page)).toBe(4)

    // On a wider page nothing is thought over again, and there is still room for what happened.
    await page.setViewportSize({ width: 1366, height: 768 })
    const log = page.getByRole('log')
    await log.waitFor()
    expect(await moments.count()).toBe(3)
    await picture(page, 'replay-chances')
    expect((await log.boundingBox())!.height).toBeGreaterThan(100)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('on a phone everything that can be done with a moment is within the screen', async () => {
    const { page, context, complaints } = await house.visitor({ ...PHONE, colorScheme: 'light' })
    await withFinishedGames(context)
    await page.goto('/replay/temples-1?at=20')
    await slider(page).waitFor()
    for (const name of ['Play on from here', 'Copy a link', 'Download the record'])
      expect((await page.getByRole('button', { name }).boundingBox())!.x).toBeGreaterThanOrEqual(0)
    const { x, width } = (await page.getByRole('button', { name: 'Download the record' }).boundingBox())!
    expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width)
    await picture(page, 'replay-temples-phone')
    await accessible(page)
    await page.getByRole('button', { name: 'One turn on' }).tap()
    await expect.poll(() => at(page)).toBeGreaterThan(20)
    await slider(page).fill((await slider(page).getAttribute('max'))!)
    await ending(page).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})
