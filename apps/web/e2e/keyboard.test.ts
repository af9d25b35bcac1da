import type { GameRecord, GameState } from '@athanor/kernel'
import { KIND, type TemplesState, temples } from '@athanor/temples'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { played } from '../src/replay/testing/played.ts'
import { withRunningGame } from './finished.ts'
import { inBrowser, PHONE, picture, stand } from './kit.ts'
import { prompt, seqOf } from './play.ts'

/** A game that has come to a turn in which two crystals can be swapped. */
function beforeSpell(): GameRecord {
  const canSwap = (state: GameState): boolean => {
    const seen = temples.view(state as TemplesState, 0)
    const held = [...seen.players[0]!.grid].filter((kind) => kind !== '.')
    return held.length > 3 && seen.toAct.includes(0) && temples.legal(state as TemplesState, 0).includes(KIND.cast)
  }
  return played(temples, 'spell', { enough: canSwap }).record()
}

inBrowser('at a table', () => {
  const at = stand()

  test.each(['seasons', 'temples', 'spellbook'])(
    'of %s a keyboard is enough, and never loses its place',
    async (game) => {
      const { page, context, complaints } = await at.visitor()
      await page.goto(`/play/${game}?seed=keys&bots=novice`)
      for (let turns = 0; turns < 8; turns++) {
        await page.locator('section[data-prompt][data-mine]').waitFor()
        const before = await seqOf(page)
        await page.keyboard.press('p')
        expect(await focused(page)).toBe('prompt')
        while ((await seqOf(page)) === before) await pressAnswer(page)
        expect(await focused(page)).not.toBe('body')
      }
      await page.keyboard.press('Control+z')
      await page.waitForTimeout(200)
      expect(await focused(page)).not.toBe('body')
      const book = page.getByRole('button', { name: 'Reference' })
      await book.focus()
      await page.keyboard.press('Enter')
      await page.getByText('To the question').waitFor()
      await page.keyboard.press('Escape')
      await page.getByText('To the question').waitFor({ state: 'detached' })
      expect(await book.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('of the temples a spell is cast with the keys alone, from its name to its price', async () => {
    const { page, context, complaints } = await at.visitor()
    await withRunningGame(context, 'temples', beforeSpell())
    await page.goto('/play/temples?go=temples-0')
    await prompt(page).and(page.locator('[data-mine]')).waitFor()
    const before = await seqOf(page)
    await page.locator('[data-target="spell.swap"]').focus()
    await page.keyboard.press('Enter')
    const space = page.locator('[data-target^="space."]:focus')
    await space.waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Choose a crystal to pay').waitFor()
    await space.waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      (seq) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) >= seq,
      before + 3,
    )
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a plan outlives a page that is loaded anew, goes one step back, and is taken back once it is played', async () => {
    const { page, context } = await at.visitor()
    await page.goto('/play/temples?seed=plan&bots=novice')
    await page.locator('section[data-prompt][data-mine]').waitFor()
    const before = await seqOf(page)
    await page.getByRole('button', { name: 'Plan', exact: true }).click()
    for (const go of ['Play this move', 'Play these 2 moves'])
      while (!(await page.getByRole('button', { name: go }).isVisible())) await pressAnswer(page)
    await picture(page, 'plan')
    await page.reload()
    await page.getByRole('button', { name: 'Play these 2 moves' }).waitFor()
    await page.getByRole('button', { name: 'One step back' }).click()
    await page.getByRole('button', { name: 'Play this move' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('Nothing is played yet').waitFor()
    expect(await seqOf(page)).toBe(before)
    await playedAndTakenBack(page)
    await context.close()
  })

  test('a finger that rests asks what it is, and the next tap sends the answer away', async () => {
    const { page, context } = await at.visitor(PHONE)
    await page.goto('/play/seasons?seed=touch&bots=novice')
    await page.locator('section[data-prompt][data-mine]').waitFor()
    const cards = page.locator('button[data-legal][data-hint]')
    const before = await cards.count()
    const card = cards.first()
    await card.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await card.boundingBox())!
    const finger = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd') =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 }],
      })
    await touch('touchStart')
    const bubble = page.locator('[data-bubble]')
    await bubble.waitFor()
    await touch('touchEnd')
    expect(await bubble.isVisible()).toBe(true)
    expect(await cards.count()).toBe(before)
    await page.touchscreen.tap(5, 5)
    await bubble.waitFor({ state: 'detached' })
    await context.close()
  })
})

/** The first step of a plan is played; that it can be taken back is not forgotten when the page is loaded anew. */
async function playedAndTakenBack(page: Page): Promise<void> {
  const [before, log] = [await seqOf(page), page.getByRole('log').locator('li')]
  const told = await log.count()
  while (!(await page.getByRole('button', { name: 'Play this move' }).isVisible())) await pressAnswer(page)
  await page.getByRole('button', { name: 'Play this move' }).click()
  await expect.poll(() => seqOf(page)).toBeGreaterThan(before)
  await expect.poll(() => log.count()).toBeGreaterThan(told)
  await page.reload()
  await page.locator('button[data-undo]').click()
  await expect.poll(() => log.count()).toBe(told)
}

/** Where the keyboard is. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement === null) return 'body'
    return activeElement.matches('[data-prompt]') ? 'prompt' : activeElement.tagName
  })

/** Goes from the prompt to its first answer, or to the button that shows all of them, and presses it. */
async function pressAnswer(page: Page): Promise<void> {
  await page.keyboard.press('p')
  const wanted = prompt(page).locator('[data-answers] button, button[aria-expanded="false"]').first()
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((one) => one === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await page.waitForTimeout(100)
}
