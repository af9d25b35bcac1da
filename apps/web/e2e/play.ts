import type { Locator, Page } from 'playwright-core'

/** The prompt of a table. */
export const prompt = (page: Page) => page.locator('section[data-prompt]')
/** The prompt while it asks this page. */
const question = (page: Page) => page.locator('section[data-prompt][data-mine]')
/** Whether the table waits for an answer of this page. */
export const isAsked = (page: Page): Promise<boolean> => question(page).isVisible()
/** The sheet at the end of a game. */
export const ending = (page: Page) => page.locator('dialog[data-ending]')

/** How far the table has come. */
export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-seq]').getAttribute('data-seq'))

/**
 * Gives the first answer that comes to what is asked, and waits until the table has gone on. The prompt is drawn anew
 * whenever others move, also between looking and clicking: a click that found nothing any more is made again. One that
 * took too long may have been heard all the same: then nothing is asked any more.
 */
export async function answer(page: Page): Promise<void> {
  const ways = page.locator('dialog[data-ways]')
  const all = prompt(page).locator('button[aria-expanded="false"]')
  await question(page).waitFor()
  const until = Date.now() + 60_000
  let before = await seqOf(page)
  let clicked = false
  while (!clicked || (await seqOf(page)) === before) {
    if (!(await isAsked(page))) return
    if (Date.now() > until) throw new Error(`the table takes no answer at ${before}`)
    before = await seqOf(page)
    // What a payment is made with is asked in a sheet of its own.
    const asking = (await ways.isVisible()) ? ways : prompt(page)
    const answers = asking.locator('[data-answers] button')
    if ((await answers.count()) === 0) await hits(all)
    clicked = await hits(answers.first())
    // Either the table has gone on, or the second half of the answer is asked for.
    if (clicked)
      await page.waitForFunction(
        ([seq]) =>
          document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq ||
          document.querySelector('[data-answers][data-inner]') !== null,
        [String(before)],
      )
  }
}

/** Whether a click finds its button within two seconds. */
const hits = (button: Locator): Promise<boolean> =>
  button.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  )

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
