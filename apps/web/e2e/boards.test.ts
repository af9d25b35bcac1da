import type { GameRecord } from '@athanor/kernel'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { GameId } from '../src/games.ts'
import { withRunningGames } from './finished.ts'
import { accessible, inBrowser, onTouchedScreens, PHONE, picture, stand } from './kit.ts'
import { prompt, seqOf } from './play.ts'
import { hasRoomForFinger } from './reach.ts'
import { SPELLBOOK, TEMPLES } from './scenes.ts'

const SPELLBOOK_SCENES: Scenes = {
  learning: SPELLBOOK.learning(),
  clone: SPELLBOOK.clone(),
  solo: SPELLBOOK.solo(),
}
const TEMPLES_TOUCHED: Scenes = { moving: TEMPLES.moving(), chains: TEMPLES.chains(), covering: TEMPLES.covering() }
const TEMPLES_SCENES: Scenes = {
  ...TEMPLES_TOUCHED,
  'powers-a': TEMPLES.powers('A'),
  'powers-b': TEMPLES.powers('B'),
}
const DESKTOP = { width: 1366, height: 768 }
const POWERS_A = ['Abundance', 'Inherited Rune', 'Double Rite', 'Teleport']
const POWERS_B = ["Alchemist's Reserve", "Breaker's Reward", 'Raised Chain', 'Rune Seeker']

/** Opens one of the games that go on in this browser. */
async function open(page: Page, game: GameId, name: string): Promise<void> {
  await page.goto(`/play/${game}?go=${name}`)
  await prompt(page).and(page.locator('[data-mine]')).waitFor()
}

/** What can be acted on and lies outside the window, or under something that covers it. */
const hidden = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('main [data-legal], main [data-live], [data-prompt] button').evaluateAll((buttons) =>
    buttons
      .filter((one) => one instanceof HTMLElement)
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect()
        return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  )

const tooWide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/**
 * Looks at a board on a desktop and, in Russian, whose words are the longest, on a phone: no obstacle, nothing out of
 * reach, nothing too wide.
 */
async function look(page: Page, name: string, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await accessible(page)
  expect(await hidden(page), name).toEqual([])
  await picture(page, name)
  await page.getByRole('button', { name: 'Русский' }).click()
  await page.locator('html[lang=ru]').waitFor()
  expect(await hidden(page), `${name} in Russian`).toEqual([])
  await page.setViewportSize(PHONE.viewport)
  await expect.poll(() => tooWide(page), { message: `${name} on a phone` }).toBeLessThanOrEqual(0)
  await picture(page, `${name}-phone`)
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'English' }).click()
}

interface Scenes {
  readonly [name: string]: GameRecord
}

/** A browser with these games. */
async function sitDown(
  at: ReturnType<typeof stand>,
  game: GameId,
  scenes: Scenes,
  screen: BrowserContextOptions = { viewport: DESKTOP },
) {
  const visitor = await at.visitor(screen)
  await withRunningGames(visitor.context, game, scenes)
  return visitor
}

/** Who sits opposite and does not fit, with what of it leaves its frame or the window. */
const cutOff = (page: Page): Promise<string[]> =>
  page
    .locator('main section[aria-label]:has(> button)')
    .evaluateAll((strips) =>
      strips
        .filter((strip) => strip.scrollWidth > strip.clientWidth || strip.getBoundingClientRect().right > innerWidth)
        .map((strip) => `${strip.getAttribute('aria-label')}: ${strip.scrollWidth} in ${strip.clientWidth}`),
    )

/** A finger finds what glows in each of these games, in Russian, whose words are the longest. */
async function touch(at: ReturnType<typeof stand>, game: GameId, scenes: Scenes) {
  const { page, context, complaints } = await sitDown(at, game, scenes, { ...PHONE, locale: 'ru-RU' })
  for (const scene of Object.keys(scenes)) {
    await open(page, game, scene)
    await onTouchedScreens(page, async (screen) => {
      await picture(page, `${game}-${scene}-${screen}`)
      await hasRoomForFinger(page, `${scene}, ${screen}`)
      expect(await tooWide(page), `${scene}, ${screen}`).toBeLessThanOrEqual(0)
      if (game === 'spellbook' && screen !== 'phone') expect(await cutOff(page), `${scene}, ${screen}`).toEqual([])
    })
  }
  await onTouchedScreens(page, () => accessible(page))
  expect(complaints).toEqual([])
  await context.close()
}

inBrowser('the board of SpellBook', () => {
  const at = stand()

  test('has room for a finger on phones and tablets', () => touch(at, 'spellbook', SPELLBOOK_SCENES))

  test('shows every way to pay, what Clone can copy, and the opponent of a game alone', async () => {
    const { page, context, complaints } = await sitDown(at, 'spellbook', SPELLBOOK_SCENES)

    await open(page, 'spellbook', 'learning')
    expect(await page.locator('main section[aria-label="Mira"], main section[aria-label="Lena"]').count()).toBe(2)
    const level = page.locator('[data-place^="step."][data-legal]').first()
    await level.hover()
    const lifted = page.locator('[data-place^="pool.0."][data-spent]')
    await lifted.first().waitFor()
    const price = await lifted.count()
    expect(await level.getAttribute('aria-label')).toMatch(/(You pay|Cheapest of \d+ ways:) .*\+\d points?\./)
    await look(page, 'spellbook-evening', 'dark')
    await payment(page, price)

    await open(page, 'spellbook', 'clone')
    expect(await page.getByRole('button', { name: /^Copy .*\((Mira|Lena|Oskar)\)/ }).count()).toBeGreaterThan(0)
    await look(page, 'spellbook-clone', 'light')

    await open(page, 'spellbook', 'solo')
    const opponent = page.getByRole('region', { name: 'The opponent' })
    expect(await opponent.textContent()).toContain('Board 7 of 17, 20 points, the next one makes 22 points')
    expect(await page.locator('[data-place^="altar."][data-legal]').count()).toBeGreaterThan(0)
    await look(page, 'spellbook-solo', 'dark')
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** The ways to pay: dropped, taken back after an answer at the prompt, and at last paid as a whole. */
async function payment(page: Page, tokens: number): Promise<void> {
  const ways = page.locator('dialog[data-ways]')
  const pool = page.locator('button[data-place^="pool.0."]')
  const held = await pool.count()
  const before = await seqOf(page)

  await page.locator('[data-place^="step."][data-legal]').first().click()
  await ways.waitFor()
  expect(await ways.locator('li').first().getByText('cheapest').count()).toBe(1)
  await accessible(page)
  await picture(page, 'spellbook-payment')
  await page.keyboard.press('Escape')
  await ways.waitFor({ state: 'detached' })
  expect(await seqOf(page)).toBe(before)

  await prompt(page).locator('button[aria-expanded="false"]').click()
  await prompt(page)
    .getByRole('button', { name: /^Learn/ })
    .first()
    .click()
  await ways.waitFor()
  await page.keyboard.press('Escape')
  await ways.waitFor({ state: 'detached' })
  await page.locator('[data-place^="step."][data-legal]').first().waitFor()
  expect(await pool.count()).toBe(held)

  await page.locator('[data-place^="step."][data-legal]').first().click()
  await ways.locator('li').first().getByRole('button').first().click()
  await ways.waitFor({ state: 'detached' })
  await expect.poll(() => pool.count()).toBe(held - tokens)
}

inBrowser('the board of the temples', () => {
  const at = stand()

  test('has room for a finger on phones and tablets', () => touch(at, 'temples', TEMPLES_TOUCHED))

  test('shows ways and their price, spells, chains, the virtual player and the powers', async () => {
    const { page, context, complaints } = await sitDown(at, 'temples', TEMPLES_SCENES)

    await open(page, 'temples', 'moving')
    expect(await page.getByRole('region', { name: /^(Mira|Lena|Oskar)$/ }).count()).toBe(3)
    const fast = page.getByRole('button', { name: /Speed Spell for \d crystals?$/ }).first()
    await fast.focus()
    await page
      .locator('main')
      .getByText(/steps?: Speed Spell for \d crystals?/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^Nearest curse/ }).waitFor()
    await look(page, 'temples-moving', 'light')
    await exchange(page)

    await open(page, 'temples', 'chains')
    await page.getByRole('columnheader', { name: 'Virtual Player' }).waitFor()
    await look(page, 'temples-virtual', 'dark')
    await curseOnPhone(page)
    await chains(page)

    for (const [name, names] of [
      ['powers-a', POWERS_A],
      ['powers-b', POWERS_B],
    ] as const) {
      await open(page, 'temples', name)
      for (const power of names) await page.getByRole('button', { name: new RegExp(`, ${power}: `) }).waitFor()
    }
    await look(page, 'temples-powers', 'light')
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** The spells by click: an exchange is paid in the grid, crystal by crystal. */
async function exchange(page: Page): Promise<void> {
  const spell = (name: string) => page.locator(`[data-target="spell.${name}"]`)
  await spell('swap').click()
  await page.getByText('Now two crystals that change places.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Now two crystals that change places.').waitFor({ state: 'detached' })
  await spell('exchange').click()
  await page.getByText('Choose a crystal to pay').waitFor()
  await page.locator('[data-target^="space.0."][data-live]').first().click()
  await page.getByText('Choose a crystal to pay').waitFor()
  await picture(page, 'temples-exchange')
}

/** On a phone a curse is chosen on its temple's card below the ring, and the objectives come back when they are wanted. */
async function curseOnPhone(page: Page): Promise<void> {
  const curse = page.locator('button[data-target^="curse."][data-live]').first()
  const [, temple] = ((await curse.getAttribute('data-target')) ?? '').split('.')
  const goals = page.getByRole('table', { name: 'Objectives' })
  await page.setViewportSize(PHONE.viewport)
  await page.locator(`[data-target="card.${temple}"]`).focus()
  await goals.waitFor({ state: 'detached' })
  await curse.click()
  await page.getByRole('region', { name: 'Which chain?' }).waitFor()
  await page.getByRole('button', { name: 'Choose anew' }).click()
  await page.getByRole('button', { name: 'Objectives' }).click()
  await goals.waitFor()
  expect(await goals.locator('..').textContent()).toContain('Most markers: 4, second most: 2.')
  await page.setViewportSize(DESKTOP)
}

/** A curse that several chains break asks which. */
async function chains(page: Page): Promise<void> {
  const curses = page.locator('button[data-target^="curse."][data-live]')
  const chooser = page.getByRole('region', { name: 'Which chain?' })
  await curses.first().click()
  await chooser
    .getByRole('button', { name: /^Chain/ })
    .first()
    .hover()
  await picture(page, 'temples-chains')
  await accessible(page)
  const before = await seqOf(page)
  await chooser
    .getByRole('button', { name: /^Chain/ })
    .first()
    .click()
  await expect.poll(() => seqOf(page)).not.toBe(before)
}
