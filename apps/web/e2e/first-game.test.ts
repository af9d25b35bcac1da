import { expect, test } from 'vitest'
import { accessible, inBrowser, picture, stand } from './kit.ts'
import { ending, playToTheEnd } from './play.ts'

inBrowser('a newcomer', () => {
  const at = stand()

  test.each(['spellbook', 'temples'])('plays a first game of %s against a bot to its end', async (game) => {
    const { page, context, complaints } = await at.visitor()
    await page.goto(`/play/${game}?seed=first&bots=novice`)
    await page.locator('section[data-prompt][data-mine]').waitFor()
    await picture(page, `${game}-begin`)
    await accessible(page)
    await playToTheEnd(page)
    await ending(page).waitFor()
    await picture(page, `${game}-end`)
    await accessible(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})
