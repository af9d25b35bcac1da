import { expect, test } from 'vitest'
import { accessible, inBrowser, picture, stand } from './kit.ts'
import { ending, playToTheEnd, prompt } from './play.ts'

inBrowser('looking back', () => {
  const at = stand()

  test('a finished game is stepped through, branched off, shared and judged', async () => {
    const { page, context, complaints } = await at.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto('/play/spellbook?seed=back&bots=novice')
    await playToTheEnd(page)
    await ending(page).getByRole('button', { name: 'Look back' }).click()
    const slider = page.getByRole('slider')
    await slider.waitFor()
    const end = Number(await slider.getAttribute('max'))
    expect(end).toBeGreaterThan(20)
    expect(await slider.inputValue()).toBe('0')

    await page.getByRole('button', { name: 'One turn on' }).click()
    expect(Number(await slider.inputValue())).toBeGreaterThan(0)
    await slider.fill('20')
    await page.getByRole('button', { name: 'One move on' }).click()
    expect(await slider.inputValue()).toBe('21')
    const seen = await page.locator('[role=log]').textContent()
    await picture(page, 'replay')
    await accessible(page)

    await page.getByRole('button', { name: 'Copy a link' }).click()
    await page.getByText('The link is copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const friend = await at.visitor()
    await friend.page.goto(link)
    await friend.page.getByRole('slider').waitFor()
    expect(await friend.page.getByRole('slider').inputValue()).toBe('21')
    expect(await friend.page.locator('[role=log]').textContent()).toBe(seen)
    await friend.context.close()

    await page.getByRole('button', { name: 'Play on from here' }).click()
    await prompt(page).waitFor()
    await playToTheEnd(page)
    await ending(page).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})
