import { toBase64 } from '@athanor/kernel'

/** A name that nobody else has, 22 characters long. (`randomUUID` is missing on pages without https.) */
export const freshId = (): string => toBase64([...crypto.getRandomValues(new Uint8Array(16))])
