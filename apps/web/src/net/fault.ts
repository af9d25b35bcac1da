import type { Phrase } from '@athanor/kernel'

/** Everything that the server can refuse a request with. */
const CODES = [
  'bad-request',
  'bad-name',
  'bad-options',
  'bad-password',
  'name-taken',
  'no-invitation',
  'no-person',
  'not-allowed',
  'not-found',
  'not-ready',
  'seat-taken',
  'signed-out',
  'table-full',
  'table-started',
  'too-fast',
  'too-many-tables',
  'unknown-game',
  'wrong-password',
  'our-fault',
] as const

/** The server's codes, and those of this side: nobody answers; the passkey was not given. */
export type ApiCode = (typeof CODES)[number] | 'no-server' | 'no-passkey'

/** A request that was not answered as wished. The interface has a sentence for each code. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault'
  readonly code: ApiCode
  readonly reasons: readonly Phrase[]

  constructor(code: ApiCode, reasons: readonly Phrase[] = []) {
    super(code)
    this.code = code
    this.reasons = reasons
  }
}

/** The fault that a refused answer tells. */
export function faultIn(answer: unknown): ApiFault {
  const { code, reasons } = (answer ?? {}) as { readonly code?: unknown; readonly reasons?: unknown }
  const known = CODES.find((one) => one === code) ?? 'our-fault'
  return new ApiFault(known, Array.isArray(reasons) ? reasons : [])
}
