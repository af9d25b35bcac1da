import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gateOf } from './gate.ts'
import { inBrowser, picture, stand } from './kit.ts'
import { answer, prompt, seqOf } from './play.ts'

inBrowser('when something goes wrong', () => {
  const at = stand()

  test('a server that goes away and comes back loses nothing that was typed or chosen', async () => {
    const { page, context } = await at.visitor()
    await page.goto('/tables/new?game=spellbook')
    await page.getByLabel('Your name').fill('Ada')
    await oneBot(page).check()
    const form = await at.away()
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByText('The server cannot be reached. What you entered stays here').waitFor()
    await page.reload().catch(() => {})
    await form.back()
    await page.goto('/tables/new?game=spellbook')
    expect(await oneBot(page).isChecked()).toBe(true)
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada')
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('section[data-prompt][data-mine]').waitFor()
    await answer(page)
    await page.locator('section[data-prompt][data-mine]').waitFor()

    const table = await at.away()
    await page.getByText('The connection broke off').waitFor()
    const seq = await seqOf(page)
    await anyAnswer(page).click()
    await prompt(page).getByText('Your answer is on its way').waitFor()
    await page.getByLabel('Say something').fill('Is anybody there?')
    await page.keyboard.press('Enter')
    await page.getByText('as soon as the connection is back').waitFor()
    await picture(page, 'server-away')
    await table.back()
    await page.getByRole('log').getByText('Is anybody there?').waitFor()
    await expect.poll(() => seqOf(page)).toBeGreaterThan(seq)
    await context.close()
  })

  test('an answer shows at once that it is on its way, is given once, and comes back with a reason if it is refused', async () => {
    const { page, context } = await at.visitor()
    const gate = await gateOf(page)
    await page.goto('/tables/new?game=spellbook')
    await page.getByLabel('Your name').fill('Ada')
    await oneBot(page).check()
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('section[data-prompt][data-mine]').waitFor()
    const moves = () => gate.asked.filter(({ t }) => t === 'move').length
    const [before, seq] = [moves(), await seqOf(page)]

    gate.shut()
    await anyAnswer(page).click()
    await page.locator('section[data-prompt][data-busy]').waitFor()
    expect(await page.locator('[data-answers] button[aria-busy="true"]').count()).toBe(1)
    await picture(page, 'on-its-way')
    await prompt(page).locator('[data-answers] button').first().click()
    await anyAnswer(page).click()
    await prompt(page).getByText('Your answer is on its way').waitFor()
    expect(moves()).toBe(before + 1)
    gate.open()
    await expect.poll(() => seqOf(page)).toBeGreaterThan(seq)

    await page.locator('section[data-prompt][data-mine]:not([data-busy])').waitFor()
    const again = await seqOf(page)
    gate.refuseNext()
    await anyAnswer(page).click()
    await prompt(page).getByRole('alert').getByText('That did not work').waitFor()
    expect(await page.locator('button[aria-busy="true"]').count()).toBe(0)
    await anyAnswer(page).click()
    await expect.poll(() => seqOf(page)).toBeGreaterThan(again)
    expect(await prompt(page).getByRole('alert').count()).toBe(0)
    await context.close()
  })

  test('whom the server has forgotten is told why, finds what was chosen, and has the seat again', async () => {
    const { page, context } = await at.visitor()
    // Names of kept accounts are taken: a second try needs another one.
    const name = `Grace ${Date.now() % 100_000}`
    await page.goto('/tables/new?game=spellbook')
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByLabel('Invitation link').waitFor()
    await page.getByRole('link', { name: 'Athanor' }).click()
    await page.getByRole('main').locator('a[href="/tables/new"]').click()
    await oneBot(page).check()
    await forget(context)
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByText('Enter your name and try again').waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe(name)
    expect(await oneBot(page).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('section[data-prompt][data-mine]').waitFor()
    await keepAccount(page, 'a long secret')

    await page.getByLabel('Say something').fill('half a sent')
    await forget(context)
    const forgetful = await at.away()
    await forgetful.back()
    await page.getByText('The server no longer recognises this browser').waitFor()
    await picture(page, 'forgotten')
    expect(await page.getByLabel('Your name').inputValue()).toBe(name)
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Password').fill('a long secret')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.locator('section[data-prompt][data-mine]').waitFor()
    expect(await page.getByText('You are watching').count()).toBe(0)
    expect(await page.getByLabel('Say something').inputValue()).toBe('half a sent')
    await context.close()
  })

  test('a table that is not there says where others are', async () => {
    const { page, context } = await at.visitor()
    await page.goto('/table/nobodys-table')
    await page.getByText('This is not here any more. Look at the list of tables.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Tables' }).click()
    await page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor()
    await context.close()
  })

  test('a seat that somebody else took a moment before', async () => {
    const { page: ada, context } = await at.visitor()
    const late = await at.visitor()
    await ada.goto('/tables/new?game=temples')
    await ada.getByLabel('Your name').fill('Ada')
    await ada.getByRole('button', { name: 'Create the table' }).click()
    const link = await ada.getByLabel('Invitation link').inputValue()
    await late.page.goto(link)
    await late.page.getByLabel('Your name').fill('Late')
    await ada.getByRole('button', { name: /Seat a bot \(Novice\)/ }).click()
    await ada.getByText('Everybody is here.').waitFor()
    await late.page.getByRole('button', { name: 'Take a seat' }).click()
    await late.page
      .getByText(/All seats are taken/)
      .first()
      .waitFor()
    await late.page.reload()
    await late.page.getByText('All seats are taken by now').waitFor()
    await Promise.all([context.close(), late.context.close()])
  })

  test('a page that is older than the rules of the server asks to be loaded anew, and keeps what was typed and planned', async () => {
    const { page, context } = await at.visitor()
    await page.goto('/tables/new?game=temples')
    await page.getByLabel('Your name').fill('Ada')
    await oneBot(page).check()
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('section[data-prompt][data-mine]').waitFor()
    await page.getByRole('button', { name: 'Plan', exact: true }).click()
    await prompt(page).locator('button[aria-expanded="false"]').click()
    await anyAnswer(page).click()
    const planned = page.getByRole('button', { name: 'Play this move' })
    await planned.waitFor()
    await page.getByLabel('Say something').fill('half a sent')
    await page.route('**/api/tables/*', async (route) => {
      const response = await route.fetch()
      const card = await response.json()
      await route.fulfill({ response, json: { ...card, version: card.version + 1 } })
    })
    const renewed = await at.away()
    await renewed.back()
    await page.getByRole('heading', { name: 'Athanor has changed' }).waitFor()
    await page.unroute('**/api/tables/*')
    await page.getByRole('button', { name: 'Reload' }).click()
    await prompt(page).waitFor()
    expect(await page.getByLabel('Say something').inputValue()).toBe('half a sent')
    const seq = await seqOf(page)
    await planned.click()
    await expect.poll(() => seqOf(page)).toBeGreaterThan(seq)
    await page.locator('button[data-undo]').waitFor()
    await page.reload()
    await page.locator('button[data-undo]').click()
    await page.locator('button[data-undo]').waitFor({ state: 'detached' })
    await context.close()
  })

  test('without a network the installed client plays against bots', async () => {
    const { page, context } = await at.visitor()
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
    await context.setOffline(true)
    await page.goto('/')
    await page.getByText('Playing against bots works all the same').waitFor()
    await page.getByRole('link', { name: 'Play against a bot: SpellBook' }).click()
    for (let turns = 0; turns < 3; turns++) {
      await page.locator('section[data-prompt][data-mine]').waitFor()
      await answer(page)
    }
    const seq = await seqOf(page)
    await page.reload()
    await prompt(page).waitFor()
    await expect.poll(() => seqOf(page)).toBeGreaterThanOrEqual(seq)
    await context.close()
  })
})

/** The server knows nobody by this cookie. */
async function forget(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: 'nobody' })))
}

/** From now on the person can come back. */
const keepAccount = (page: Page, password: string): Promise<void> =>
  page.evaluate(async (secret) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/me/password', { method: 'POST', headers, body: JSON.stringify({ password: secret }) })
  }, password)

const oneBot = (page: Page) =>
  page.getByRole('group', { name: 'Bots at once' }).getByRole('radio', { name: '1', exact: true })

/** An answer at the prompt that is no menu. */
const anyAnswer = (page: Page) => prompt(page).locator('[data-answers] button').last()
