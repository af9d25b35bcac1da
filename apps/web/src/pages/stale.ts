/** How browsers word that a part of the program could not be fetched. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|Unable to preload|Failed to fetch module|'text\/html' is not a valid JavaScript MIME type/i

/** Whether a failure means that the program has changed on the server since this page was loaded (or is out of reach). */
export const isStale = (error: unknown): boolean => error instanceof Error && NOT_FETCHED.test(error.message)
