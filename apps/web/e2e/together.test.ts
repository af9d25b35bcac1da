import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible, inBrowser, picture, stand } from './kit.ts'
import { answer, ending, prompt, seqOf } from './play.ts'

inBrowser('two people', () => {
  const at = stand()

  test('play each other through an invitation; one reloads, one loses the network and returns', async () => {
    const ada = await at.visitor()
    const bob = await at.visitor({ locale: 'pl-PL' })
    await ada.page.goto('/tables/new?game=spellbook')
    await ada.page.getByLabel('Your name').fill('Ada')
    await ada.page.getByRole('button', { name: 'Create the table' }).click()
    const link = await ada.page.getByLabel('Invitation link').inputValue()
    await ada.page.getByRole('img', { name: 'QR code' }).waitFor()
    await picture(ada.page, 'waiting-room')
    await accessible(ada.page)

    await bob.page.goto(link)
    await bob.page.getByLabel('Twoje imię').fill('Bob')
    await accessible(bob.page)
    await bob.page.getByRole('button', { name: 'Zajmij miejsce' }).click()
    await ada.page.getByRole('button', { name: 'Begin' }).click()
    await Promise.all([prompt(ada.page).waitFor(), prompt(bob.page).waitFor()])
    await takeTurns([ada.page, bob.page], 6)

    const before = await seqOf(ada.page)
    await ada.page.reload()
    await prompt(ada.page).waitFor()
    expect(await seqOf(ada.page)).toBe(before)
    await takeTurns([ada.page, bob.page], 4)

    await bob.context.setOffline(true)
    await bob.page.getByText('Połączenie zerwane').waitFor({ timeout: 60_000 })
    if (await isAsked(ada.page)) await answer(ada.page)
    await bob.context.setOffline(false)
    await bob.page.getByText('Połączenie zerwane').waitFor({ state: 'hidden', timeout: 60_000 })
    await expect.poll(() => seqOf(bob.page)).toBe(await seqOf(ada.page))

    await takeTurns([ada.page, bob.page], 4)
    await ada.page.getByLabel('Say something').fill('Well played!')
    await ada.page.getByRole('button', { name: 'Say', exact: true }).click()
    await bob.page.getByRole('log').getByText('Well played!').waitFor()
    await ada.page.getByRole('button', { name: 'Give up' }).click()
    await ada.page.getByRole('button', { name: 'Really give up' }).click()
    await Promise.all([ending(ada.page).waitFor(), ending(bob.page).waitFor()])
    await picture(bob.page, 'end-in-polish')
    expect(ada.complaints.filter(isOurs)).toEqual([])
    expect(bob.complaints.filter(isOurs)).toEqual([])
    await Promise.all([ada.context.close(), bob.context.close()])
  })
})

/** A browser without a network says so on its own. */
const isOurs = (complaint: string): boolean => !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(complaint)

const isAsked = (page: Page): Promise<boolean> => page.locator('section[data-prompt][data-mine]').isVisible()

/** Whoever is asked answers; both see it before it goes on. */
async function takeTurns(pages: readonly Page[], moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const asked = await Promise.any(
      pages.map(async (page) => {
        await page.locator('section[data-prompt][data-mine]').waitFor()
        return page
      }),
    )
    await answer(asked)
    const seq = await seqOf(asked)
    for (const page of pages) await expect.poll(() => seqOf(page), { timeout: 10_000 }).toBeGreaterThanOrEqual(seq)
  }
}
