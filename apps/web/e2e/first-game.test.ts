import { expect, test } from 'vitest'
import { accessible, inBrowser, PHONE, picture, stand } from './kit.ts'
import { playToTheEnd, prompt } from './play.ts'
import { playByThumb } from './thumb.ts'

/** So many moves are made on the board; the others at the prompt, which is quicker. */
const TAPS = 12

inBrowser('a newcomer', () => {
  const at = stand()

  test.each(['spellbook', 'temples'])('plays a first game of %s on a phone to its end', async (game) => {
    const { page, context, complaints } = await at.visitor(PHONE)
    await page.goto(`/play/${game}?seed=first&bots=novice`)
    await prompt(page).waitFor()
    await accessible(page)
    await playByThumb(page, TAPS)
    await picture(page, `${game}-phone`)
    await accessible(page)
    await playToTheEnd(page)
    await picture(page, `${game}-phone-end`)
    await accessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
