import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible, inBrowser, PHONE, picture, stand } from './kit.ts'
import { answer, prompt } from './play.ts'

const coach = (page: Page) => page.locator('section[data-step]')
const goOn = (page: Page) => coach(page).locator('[data-go-on]')

const DESKTOP = { width: 1366, height: 768 }

/** The paragraphs that lie under something else. */
const covered = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('main p').evaluateAll((paragraphs) =>
    paragraphs
      .filter((paragraph) => {
        paragraph.scrollIntoView({ block: 'center' })
        const { left, top, height } = paragraph.getBoundingClientRect()
        const there = document.elementFromPoint(left + 20, top + height / 2)
        return there !== null && !paragraph.contains(there) && !there.contains(paragraph)
      })
      .map(({ textContent }) => textContent),
  )

/** Does what the coach says until the lesson is over, and tells which steps there were. */
async function learn(page: Page): Promise<readonly string[]> {
  const steps: string[] = []
  for (;;) {
    await page
      .locator('section[data-prompt][data-mine]')
      .or(goOn(page))
      .or(page.locator('section[data-step="end"]'))
      .first()
      .waitFor()
    const step = (await coach(page).getAttribute('data-step')) ?? ''
    if (steps.at(-1) !== step) steps.push(step)
    if (step === 'end') return steps
    if (await goOn(page).isVisible()) await goOn(page).click()
    else await answer(page)
  }
}

const POWERS = [
  'Abundance',
  "Alchemist's Reserve",
  'Inherited Rune',
  "Breaker's Reward",
  'Double Rite',
  'Raised Chain',
  'Teleport',
  'Rune Seeker',
] as const

inBrowser('a pupil', () => {
  const at = stand()

  test.each([
    ['seasons', {}, 'Play on against a novice'],
    ['spellbook', { ...PHONE, locale: 'pl-PL' }, 'Graj dalej'],
    ['temples', { ...PHONE, locale: 'ru-RU', colorScheme: 'light' } as const, 'Играть дальше'],
  ])('learns %s and plays on', async (game, options, playOn) => {
    const { page, context, complaints } = await at.visitor(options)
    await page.goto(`/learn/${game}`)
    await coach(page).waitFor()
    await accessible(page)
    const steps = await learn(page)
    await picture(page, `${game}-lesson`)
    expect(new Set(steps).size).toBeGreaterThan(15)
    await coach(page).getByRole('button', { name: playOn }).click()
    await page.waitForURL(/\/play\//)
    await prompt(page).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('takes a move back, as often as wanted', async () => {
    const { page, context } = await at.visitor()
    await page.goto('/learn/spellbook')
    await goOn(page).click()
    await goOn(page).click()
    await answer(page)
    await answer(page)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.locator('section[data-step="take"]').waitFor()
    await context.close()
  })

  // One browser reads them all: a server serves only so many new ones a minute.
  test('reads the rules, and looks things up at the table', async () => {
    const { page, context, complaints } = await at.visitor()
    for (const [game, looked] of [
      ['seasons', []],
      ['spellbook', ['Symbols', 'three times the same rune', 'End of game']],
      ['temples', ['Rune of the Tide', 'Resonance: what a rune', ...POWERS]],
    ] as const) {
      await page.goto(`/rules/${game}`)
      await page.locator('#goal').waitFor()
      await accessible(page)
      await picture(page, `${game}-rules`)
      await page.setViewportSize(PHONE.viewport)
      expect(await covered(page)).toEqual([])
      await page.setViewportSize(DESKTOP)
      await page.goto(`/play/${game}?seed=first&bots=novice`)
      await page.getByRole('button', { name: 'Reference' }).click()
      const reference = page.locator('dialog[data-reference]')
      await reference.locator('section').first().waitFor()
      for (const what of looked) await expect.poll(() => reference.textContent()).toContain(what)
      await accessible(page)
      await picture(page, `${game}-reference`)
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})
