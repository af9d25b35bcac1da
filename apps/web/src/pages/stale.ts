/** How browsers word that a part of the program could not be fetched. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|Unable to preload|Failed to fetch module|'text\/html' is not a valid JavaScript MIME type/i

/** Whether a failure means that a part of the program could not be fetched. */
export const isStale = (error: unknown): boolean => error instanceof Error && NOT_FETCHED.test(error.message)

/** Why a part of the program could not be fetched. */
export type StaleCause = 'version' | 'away' | 'unknown'

/** Whether the page that the server has now is made of other scripts than this one. */
export const isRenewed = (page: string, scripts: readonly string[]): boolean =>
  scripts.some((script) => !page.includes(script))

/** Asks the server for its page of today; the address is one that no cache knows. */
export async function causeOfStale(): Promise<StaleCause> {
  try {
    const response = await fetch(`/?at=${Date.now()}`, { cache: 'no-store' })
    const scripts = [...document.scripts].flatMap((script) => script.getAttribute('src') ?? [])
    return response.ok && isRenewed(await response.text(), scripts) ? 'version' : 'unknown'
  } catch {
    return 'away'
  }
}
