import { randomBytes } from 'node:crypto'

/** A seed that nobody has chosen. */
export const freshSeed = (): string => randomBytes(8).toString('hex')
