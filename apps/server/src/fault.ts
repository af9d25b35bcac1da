import type { Phrase } from '@athanor/kernel'

/** Everything that an HTTP request can be answered with instead of what it asked for. */
export type FaultCode =
  | 'bad-request'
  | 'bad-name'
  | 'bad-options'
  | 'bad-password'
  | 'name-taken'
  | 'no-invitation'
  | 'no-person'
  | 'not-allowed'
  | 'not-found'
  /** Somebody at the table has not given a nonce yet. */
  | 'not-ready'
  | 'seat-taken'
  | 'signed-out'
  | 'table-full'
  | 'table-started'
  | 'too-fast'
  | 'too-many-tables'
  | 'unknown-game'
  | 'wrong-password'

const STATUS: { readonly [code in FaultCode]?: number } = {
  'signed-out': 401,
  'wrong-password': 401,
  'not-allowed': 403,
  'no-person': 404,
  'not-found': 404,
  'no-invitation': 404,
  'name-taken': 409,
  'not-ready': 409,
  'seat-taken': 409,
  'table-full': 409,
  'table-started': 409,
  'too-fast': 429,
  'too-many-tables': 429,
}

/** A request that is refused. The code goes to the client, which words it; nothing else does. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly code: FaultCode
  readonly status: number
  readonly reasons: readonly Phrase[]

  constructor(code: FaultCode, reasons: readonly Phrase[] = []) {
    super(code)
    this.code = code
    this.status = STATUS[code] ?? 400
    this.reasons = reasons
  }
}
