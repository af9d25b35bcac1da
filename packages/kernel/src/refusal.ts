import type { Phrase } from './phrase.ts'

/** Why something cannot be done: a phrase whose key is the code. */
export type Reason = Phrase

/** Everything that can be refused. */
export type RefusalCode =
  | 'illegal-move'
  | 'not-to-act'
  | 'game-over'
  | 'nothing-to-undo'
  | 'bad-players'
  | 'bad-option'
  | 'bad-record'
  | 'other-version'
  | 'unknown-game'
  | 'unfair'

/** A request that is refused; nothing has changed. `reasons` say why, for a person to read. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly reasons: readonly Reason[]

  constructor(code: RefusalCode, reasons: readonly Reason[] = [{ key: `refused.${code}` }]) {
    super(`${code}: ${reasons.map((reason) => reason.key).join(', ')}`)
    this.code = code
    this.reasons = reasons
  }
}
