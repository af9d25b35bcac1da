import type { Page } from 'playwright-core'

/** Where the next click goes, and how far the table has come. */
interface Aim {
  readonly x: number
  readonly y: number
  readonly seq: string | undefined
}

/**
 * Gives the first answer that comes, so often or until the game is over, as a hand with a mouse does. Playwright's own
 * waiting looks for elements and their boxes in every frame, and takes a good part of the time that a frame has. Here
 * the page looks twenty times a second, and clicks on what has not moved since the last look.
 */
export async function answerOften(page: Page, times: number): Promise<void> {
  for (let made = 0; made < times; ) {
    const aim = await page.evaluate(nextAim)
    if (!aim) return
    await page.mouse.click(aim.x, aim.y)
    // What only unfolds more answers, or is the first half of one, is not counted.
    if ((await page.evaluate(seqDrawn)) !== aim.seq) made++
  }
}

/** How far the table has come when the next frame is drawn. */
async function seqDrawn(): Promise<string | undefined> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq
}

/** Waits for a question, and tells where its first answer lies; undefined when the game is over. */
async function nextAim(): Promise<Aim | undefined> {
  const LOOK_MS = 50
  const WAYS = [
    'dialog[data-ways] [data-answers] button',
    'section[data-prompt][data-mine] [data-answers] button',
    'section[data-prompt][data-mine] button[aria-expanded="false"]',
  ]
  const rest = (): Promise<void> => new Promise((rested) => setTimeout(rested, LOOK_MS))
  const isThere = (x: number, y: number, button: Element): boolean =>
    document.elementsFromPoint(x, y)[0]?.closest('button') === button
  const until = performance.now() + 60_000
  let last: Aim | undefined
  while (performance.now() < until) {
    await rest()
    if (document.querySelector('dialog[data-ending]')) return undefined
    const ways = WAYS.flatMap((way) => document.querySelector<HTMLButtonElement>(way) ?? [])
    const button = ways.find(({ ariaBusy, disabled }) => ariaBusy !== 'true' && !disabled)
    if (!button) {
      last = undefined
      continue
    }
    const { x, y, width, height } = button.getBoundingClientRect()
    const { seq } = document.querySelector<HTMLElement>('[data-seq]')?.dataset ?? {}
    const aim = { x: x + width / 2, y: y + height / 2, seq }
    if (last?.x === aim.x && last.y === aim.y && isThere(aim.x, aim.y, button)) return aim
    button.scrollIntoView({ block: 'nearest' })
    last = aim
  }
  throw new Error('nothing is asked')
}
