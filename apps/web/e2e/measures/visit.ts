import type { BrowserContextOptions } from 'playwright-core'
import type { Stand } from '../stand.ts'

/** Somebody with a fresh browser, in which things move. */
export async function visit({ visitor }: Stand, options: BrowserContextOptions = {}): ReturnType<Stand['visitor']> {
  const guest = await visitor({ reducedMotion: 'no-preference', ...options })
  // Functions that are handed to a page are given their names by a helper that the page does not have.
  await guest.context.addInitScript('globalThis.__name = (named) => named')
  return guest
}
