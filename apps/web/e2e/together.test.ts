import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible, inBrowser, PHONE, picture, stand } from './kit.ts'
import { answer, ending, isAsked, prompt, seqOf } from './play.ts'

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
    await bob.page.getByText('Połączenie zerwane').waitFor()
    if (await isAsked(ada.page)) await answer(ada.page)
    await bob.context.setOffline(false)
    await bob.page.getByText('Połączenie zerwane').waitFor({ state: 'hidden' })
    await expect.poll(() => seqOf(bob.page)).toBe(await seqOf(ada.page))

    await takeTurns([ada.page, bob.page], 4)
    await say(ada.page, 'Well played!')
    await bob.page.getByRole('log').getByText('Well played!').waitFor()
    await ada.page.getByRole('button', { name: 'Give up' }).click()
    await ada.page.getByRole('button', { name: 'Really give up' }).click()
    await Promise.all([ending(ada.page).waitFor(), ending(bob.page).waitFor()])
    await ending(ada.page).getByText('Ada gave up. The points as they stood:').waitFor()
    await ending(bob.page).getByText('Ada poddaje grę.').waitFor()
    for (const { page } of [ada, bob]) expect(await ending(page).locator('details').count()).toBe(2)
    expect(await ending(ada.page).locator('dt').count()).toBeGreaterThan(3)
    await picture(bob.page, 'end-in-polish')
    expect(ada.complaints.filter(isOurs)).toEqual([])
    expect(bob.complaints.filter(isOurs)).toEqual([])
    await Promise.all([ada.context.close(), bob.context.close()])
  })

  test('see in the lobby at once who comes and goes, and ask nothing while nothing happens', async () => {
    const [ada, bob] = [await at.visitor(), await at.visitor()]
    const asked: string[] = []
    for (const { page } of [ada, bob])
      page.on('request', (request) => {
        if (/\/api\/(my\/)?tables/.test(request.url())) asked.push(request.url())
      })
    await ada.page.goto('/tables/new?game=spellbook')
    await ada.page.getByLabel('Your name').fill('Ada')
    await ada.page.getByRole('button', { name: 'Create the table' }).click()
    await ada.page.getByLabel('Invitation link').waitFor()
    await bob.page.goto('/tables/new?game=temples')
    await bob.page.getByLabel('Your name').fill('Bob')
    await bob.page.getByRole('button', { name: 'Create the table' }).click()
    await bob.page.getByRole('button', { name: 'Leave' }).click()
    const line = bob.page.locator('li').filter({ hasText: 'Ada' })
    await line.waitFor()
    // Everything that has been told so far has been asked for by then.
    await bob.page.waitForTimeout(4000)
    asked.length = 0
    await bob.page.waitForTimeout(7000)
    // Somebody looks round once in twenty seconds.
    expect(asked.length).toBeLessThanOrEqual(2)
    await ada.page.getByRole('button', { name: 'Leave' }).click()
    await line.waitFor({ state: 'detached', timeout: 5000 })
    // On a busy machine somebody may look once more at the table that was just left.
    for (const { complaints } of [ada, bob]) expect(complaints.filter((one) => !/404/.test(one))).toEqual([])
    await Promise.all([ada.context.close(), bob.context.close()])
  })

  test('begin a game of Seasons, are watched, and agree to end it', async () => {
    const [ada, bob, eve] = [await at.visitor(), await at.visitor(), await at.visitor(PHONE)]
    await ada.page.goto('/tables/new?game=seasons')
    await ada.page.getByLabel('Your name').fill('Ada')
    await ada.page.getByRole('radio', { name: 'A minute late' }).check()
    await ada.page.getByRole('button', { name: 'Create the table' }).click()
    await bob.page.goto(await ada.page.getByLabel('Invitation link').inputValue())
    await bob.page.getByLabel('Your name').fill('Bob')
    await bob.page.getByRole('button', { name: 'Take a seat' }).click()
    await ada.page.getByRole('button', { name: 'Begin' }).click()
    await Promise.all([prompt(ada.page).waitFor(), prompt(bob.page).waitFor()])
    await takeTurns([ada.page, bob.page], 4)

    await eve.page.goto(new URL(ada.page.url()).pathname)
    await eve.page.getByText('The players see who looks on').waitFor()
    await eve.page.getByLabel('Your name').fill('Eve')
    await eve.page.getByRole('button', { name: 'Watch' }).click()
    const watching = eve.page.getByText('You are watching, with a delay: 1 minute.')
    await watching.waitFor()
    const [note, board] = [(await watching.boundingBox())!, (await eve.page.locator('main').boundingBox())!]
    expect(note.y + note.height).toBeLessThanOrEqual(board.y)
    await picture(eve.page, 'watching-phone')
    await ada.page.getByText('Watching: Eve (delay: 1 minute)').waitFor()

    await bob.page.reload()
    await prompt(bob.page).waitFor()
    await bob.page.getByText('Watching: Eve').waitFor()
    await ada.context.setOffline(true)
    await ada.page.getByText('The connection broke off').waitFor()
    if (await isAsked(bob.page)) await answer(bob.page)
    await ada.context.setOffline(false)
    await expect.poll(() => seqOf(ada.page)).toBe(await seqOf(bob.page))
    await takeTurns([ada.page, bob.page], 4)

    const log = ada.page.getByRole('log')
    await ada.page.setViewportSize(PHONE.viewport)
    await say(bob.page, 'Nice weather!')
    await log.getByText('Nice weather!').waitFor({ state: 'attached' })
    await ada.page.getByRole('button', { name: 'What happened, 1 new message' }).click()
    await ada.page.getByRole('dialog').getByText('Nice weather!').waitFor()
    await ada.page.keyboard.press('Escape')
    await ada.page.getByRole('button', { name: 'What happened', exact: true }).waitFor()
    await picture(ada.page, 'seasons-together-phone')
    await ada.page.setViewportSize({ width: 1366, height: 768 })
    await log.getByText('Nice weather!').waitFor()
    await ada.page.getByRole('button', { name: 'Do not hear Bob any more' }).click()
    await log.getByText('Nice weather!').waitFor({ state: 'hidden' })
    await ada.page.getByRole('button', { name: 'Hear Bob again' }).click()
    await log.getByText('Nice weather!').waitFor()
    await picture(ada.page, 'seasons-together')
    await accessible(ada.page)

    await ada.page.getByRole('button', { name: 'Offer a draw' }).click()
    await bob.page.getByRole('button', { name: 'Yes' }).click()
    await Promise.all([ending(ada.page).waitFor(), ending(bob.page).waitFor()])
    for (const { complaints } of [ada, bob, eve]) expect(complaints.filter(isOurs)).toEqual([])
    await Promise.all([ada, bob, eve].map(({ context }) => context.close()))
  })
})

/** A browser without a network says so on its own. */
const isOurs = (complaint: string): boolean => !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(complaint)

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text)
  await page.getByRole('button', { name: 'Say', exact: true }).click()
}

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
    for (const page of pages) await expect.poll(() => seqOf(page)).toBeGreaterThanOrEqual(seq)
  }
}
