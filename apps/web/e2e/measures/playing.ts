import { playToTheEnd } from '../play.ts'
import { watchShifts } from '../shifts.ts'
import type { Stand } from '../stand.ts'
import { answerOften } from './hand.ts'
import { round, spread } from './spread.ts'
import { visit } from './visit.ts'
import { watchClicks, watchFrames, watchThoughts } from './watch.ts'

/** From a click to the frame that shows its effect. */
export async function clicks(stand: Stand) {
  const { page, context } = await visit(stand)
  const times = await watchClicks(page)
  await page.goto('/play/seasons?seed=clicks&bots=novice')
  await answerOften(page, 40)
  const shownMs = spread(await times())
  await context.close()
  return { shownMs }
}

/** How many frames are drawn while things travel. */
export async function movement(stand: Stand) {
  const { page, context } = await visit(stand)
  const gaps = await watchFrames(page, 'travel')
  await page.goto('/play/seasons?seed=movement&bots=novice')
  await answerOften(page, 60)
  const found = frames(await gaps())
  await context.close()
  return found
}

/** How long a master thinks in its worker, and how many frames the page draws meanwhile. */
export async function master(stand: Stand) {
  const { page, context } = await visit(stand)
  const thoughts = await watchThoughts(page)
  const gaps = await watchFrames(page, 'thought')
  await page.goto('/play/seasons?seed=master&bots=master')
  await answerOften(page, 40)
  const found = { answersMs: spread(await thoughts()), ...frames(await gaps()) }
  await context.close()
  return found
}

/**
 * A whole game of Seasons against three bots: complaints, and how far the layout jumped. What travels lies over the
 * layout and is left out, which is quicker.
 */
export async function jumps(stand: Stand) {
  const { page, context, complaints } = await visit(stand, { reducedMotion: 'reduce' })
  const shifts = await watchShifts(page)
  await page.goto('/play/seasons?seed=jumps&players=4&bots=novice')
  await playToTheEnd(page)
  const shift = await shifts.worst()
  await context.close()
  return { complaints: complaints.length, layoutShift: Math.round(shift * 1000) / 1000 }
}

function frames(gaps: readonly number[]) {
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return { framesPerSecond: round((1000 * gaps.length) / total), frameMs: spread(gaps) }
}
