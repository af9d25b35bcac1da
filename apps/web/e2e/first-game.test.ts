import { expect, test } from 'vitest'
import { accessible, alwaysTheSame, inBrowser, PHONE, picture, stand } from './kit.ts'
import { playToTheEnd, prompt } from './play.ts'
import { playByThumb } from './thumb.ts'

/** So many moves are made on the board; the others at the prompt, which is quicker. */
const TAPS = 12

inBrowser('a newcomer', () => {
  const at = stand()

  test.each([
    ['spellbook', 'pl-PL', 'Zagraj z botem: Księga zaklęć'],
    ['temples', 'ru-RU', 'Сыграть с ботом: Тайна храмов'],
  ])('plays a first game of %s on a phone to its end, in the language of the browser', async (game, locale, play) => {
    const { page, context, complaints } = await at.visitor({ ...PHONE, locale })
    await alwaysTheSame(context)
    await page.goto('/')
    await page.getByRole('link', { name: play }).click()
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
