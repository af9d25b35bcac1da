import type { Page } from 'playwright-core'

/** The prompt of a table. */
export const prompt = (page: Page) => page.locator('section[data-prompt]')
/** The sheet at the end of a game. */
export const ending = (page: Page) => page.locator('dialog[data-ending]')

/** How far the table has come. */
export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-seq]').getAttribute('data-seq'))

/** Gives the first answer that comes to what is asked, and waits until the table has gone on. */
export async function answer(page: Page): Promise<void> {
  const answers = prompt(page).locator('[data-answers] button')
  const all = prompt(page).locator('button[aria-expanded="false"]')
  const before = await seqOf(page)
  while ((await seqOf(page)) === before) {
    if ((await answers.count()) === 0) await all.click()
    await answers.first().click()
    // Either the table has gone on, or the second half of the answer is asked for.
    await page.waitForFunction(
      ([seq]) =>
        document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq ||
        document.querySelector('[data-answers][data-inner]') !== null,
      [String(before)],
    )
  }
}

/** Answers whatever is asked until the game is over. */
export async function playToTheEnd(page: Page, most = 600): Promise<void> {
  for (let made = 0; made < most; made++) {
    await page.waitForFunction(
      () => document.querySelector('dialog[data-ending], section[data-prompt][data-mine]') !== null,
      undefined,
      { timeout: 120_000 },
    )
    if (await ending(page).isVisible()) return
    await answer(page)
  }
  throw new Error(`the game was not over after ${most} answers`)
}
