import { createHash, randomBytes } from 'node:crypto'

/** A random name of something: 96 bits, in 16 letters. */
export const newId = (): string => randomBytes(12).toString('base64url')
/** A random secret: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
/** How a secret is kept: whoever reads the database cannot use it. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
