import { type GameRecord, Match } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { played } from '../src/replay/testing/played.ts'
import { withFinishedGames, withRunningGames } from './finished.ts'
import { accessible, inBrowser, onTouchedScreens, PHONE, picture, stand } from './kit.ts'
import { gameUpTo } from './moments.ts'
import { ending, playToTheEnd, prompt } from './play.ts'
import { tooSmall } from './reach.ts'
import { SPELLBOOK, TEMPLES } from './scenes.ts'

const PAGES = [
  ...[
    '/',
    '/tables',
    '/tables/new',
    '/games',
    '/stats',
    '/stats/temples',
    '/me',
    '/about',
    '/nowhere',
    '/join/nowhere',
  ],
  ...['/cards/seasons', '/cards/temples', '/rules/seasons', '/rules/spellbook', '/replay/nothing'],
  ...['/replay/seasons-0?at=60', '/replay/temples-1?at=30', '/replay/spellbook-1?at=30'],
  ...['/learn/seasons', '/learn/spellbook', '/play/seasons?players=4&seed=touch'],
]

/** What is too small on a phone or on a tablet held either way, each with where it is. */
async function smallOn(page: Page, where: string): Promise<string[]> {
  const small: string[] = []
  await onTouchedScreens(page, async (screen) => {
    small.push(...(await tooSmall(page)).map((one) => `${where}, ${screen}: ${one}`))
  })
  return small
}

/** Opens something over the page, looks at it, and closes it again. */
async function smallIn(page: Page, button: string | RegExp): Promise<string[]> {
  await page.getByRole('button', { name: button }).first().click()
  await page.locator('dialog[open]').waitFor()
  const small = await smallOn(page, `${new URL(page.url()).pathname} ${button}`)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  return small
}

/** A game just before the last move of the first seat. */
function nearTheEnd(): GameRecord {
  const { acts } = played(spellbook, 'near the end').record()
  const last = acts.findLastIndex(({ seat }) => seat === 0)
  const match = new Match(spellbook, { players: 2, seed: 'near the end' })
  for (const { seat, move } of acts.slice(0, last)) match.act(seat, move)
  return match.record()
}

inBrowser('a finger finds 40 pixels of everything', () => {
  const at = stand()

  test('on every page', async () => {
    const { page, context } = await at.visitor(PHONE)
    await withFinishedGames(context)
    const small: string[] = []
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      small.push(...(await smallOn(page, path)))
    }
    await page.goto('/')
    for (const button of ['Settings', /choose/i]) small.push(...(await smallIn(page, button)))
    await page.goto('/cards/seasons')
    await page.locator('main li').locator('button, a').first().click()
    small.push(...(await smallOn(page, 'a card of the glossary')))
    expect(small).toEqual([])
    await context.close()
  })

  test('at every table', async () => {
    const small: string[] = []
    const tables = [
      ['seasons', { sorting: gameUpTo('sorting'), four: gameUpTo('four') }],
      ['temples', { curses: TEMPLES.curses() }],
      ['spellbook', { clone: SPELLBOOK.clone() }],
    ] as const
    for (const [game, scenes] of tables) {
      const { page, context } = await at.visitor(PHONE)
      await withRunningGames(context, game, scenes)
      for (const scene of Object.keys(scenes)) {
        await page.goto(`/play/${game}?go=${scene}`)
        await prompt(page).waitFor()
        if (scene === 'curses') await lookAtCurses(page)
        small.push(...(await smallOn(page, `${game} ${scene}`)))
      }
      await context.close()
    }
    expect(small).toEqual([])
  })

  test('in the sheets of a table, and at the end', async () => {
    const { page, context } = await at.visitor(PHONE)
    const small: string[] = []
    await withRunningGames(context, 'seasons', { four: gameUpTo('four') })
    await page.goto('/play/seasons?go=four')
    for (const button of ['Settings', 'Reference', 'In words', 'What happened', /: show large/, /^Look at/])
      small.push(...(await smallIn(page, button)))
    await context.close()

    const last = await at.visitor(PHONE)
    await withRunningGames(last.context, 'spellbook', { last: nearTheEnd() })
    await last.page.goto('/play/spellbook?go=last')
    await playToTheEnd(last.page)
    await ending(last.page).waitFor()
    small.push(...(await smallOn(last.page, 'the end')))
    await last.context.close()
    expect(small).toEqual([])
  })

  test('in a waiting room, on the way to it, and while looking on', async () => {
    const [ada, bob, eve] = [await at.visitor(PHONE), await at.visitor(PHONE), await at.visitor(PHONE)]
    const small: string[] = []
    await ada.page.goto('/tables/new?game=seasons')
    await ada.page.getByLabel('Your name').fill('Ada')
    await ada.page.getByRole('button', { name: 'Create the table' }).click()
    const invitation = await ada.page.getByLabel('Invitation link').inputValue()
    small.push(...(await smallOn(ada.page, 'a table of my own')))
    await bob.page.goto(invitation)
    await bob.page.getByLabel('Your name').fill('Bob')
    small.push(...(await smallOn(bob.page, 'an invitation')))
    await bob.page.getByRole('button', { name: 'Take a seat' }).click()
    await ada.page.getByRole('button', { name: 'Begin' }).click()
    await prompt(ada.page).waitFor()
    small.push(...(await smallOn(ada.page, 'a table of two')))
    small.push(...(await smallIn(ada.page, 'What happened')))

    await eve.page.goto(new URL(ada.page.url()).pathname)
    await eve.page.getByLabel('Your name').fill('Eve')
    small.push(...(await smallOn(eve.page, 'a guest')))
    await eve.page.getByRole('button', { name: 'Watch' }).click()
    await watchedDraft(eve.page)
    small.push(...(await smallOn(eve.page, 'looking on')))
    for (const { context } of [ada, bob, eve]) await context.close()
    expect(small).toEqual([])
  })
})

/** Looks at the temple where two curses can be broken: they are touched in the lens. */
async function lookAtCurses(page: Page): Promise<void> {
  const curses = page.locator('button[data-target^="curse."][data-live]')
  for (const temple of await page.locator('[data-target^="card.T"]').all()) {
    await temple.focus()
    if ((await curses.count()) > 1) return
  }
  throw new Error('no temple shows two curses that can be broken')
}

/** Who looks on sees who still thinks, and the cards as backs. */
async function watchedDraft(page: Page): Promise<void> {
  for (const name of ['Ada', 'Bob']) {
    const player = page.locator('main li').filter({ hasText: name })
    await player.getByText('decides …').waitFor()
    await player.getByText('Chooses from 9 cards').waitFor()
    await player.getByText('Chosen: 0').waitFor()
    expect(await player.locator('[data-size="mini"]').count()).toBe(9)
  }
  await accessible(page)
  await picture(page, 'seasons-watched-phone')
}
