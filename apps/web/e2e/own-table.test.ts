import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accessible, inBrowser, picture, stand } from './kit.ts'
import { answer, prompt } from './play.ts'

inBrowser('the owner of the printed temples', () => {
  const at = stand()

  test('saves the table of values, corrects it and plays with it', async () => {
    const { page, context, complaints } = await at.visitor()
    await page.goto('/play/temples?seed=own&bots=novice')
    await page.getByRole('button', { name: 'Values partly reconstructed' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the table' }).click()
    const table = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
    const load = page.getByLabel('Load my table')

    const file = join(tmpdir(), `temples-${process.pid}.json`)
    await writeFile(file, JSON.stringify({ ...table, spells: [] }))
    await load.setInputFiles(file)
    await page.getByText(/faults? in this file/).waitFor()
    await picture(page, 'temples-own-table')
    await accessible(page)

    const [speed, swap, ...others] = table.spells
    await writeFile(file, JSON.stringify({ ...table, spells: [speed, { ...swap, cost: 2 }, ...others] }))
    await load.setInputFiles(file)
    await page.getByText('Your table is fine').waitFor()
    await page.goto('/play/temples?seed=corrected&bots=novice')
    await prompt(page).waitFor()
    for (let placed = 0; placed < 2; placed++) await answer(page)
    await page.getByRole('button', { name: 'Corrected table of values' }).waitFor()
    await page.getByRole('button', { name: /^Swap Spell.*2 crystals/ }).waitFor()

    await page.goto('/tables/new?game=temples')
    const data = page.getByLabel('Component data')
    await expect.poll(() => data.inputValue()).toContain('spells')
    await page.getByLabel('Your name at the table').fill('Ada')
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.waitForURL(/\/table\//)
    const card = await page.request.get(page.url().replace('/table/', '/api/tables/'))
    expect((await card.json()).options.data).toContain('"cost":2')
    expect(complaints).toEqual([])
    await context.close()
  })
})
