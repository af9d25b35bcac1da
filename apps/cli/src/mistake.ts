import type { Phrase, PhraseArg } from '@athanor/kernel'
import type { CliKey } from './texts/index.ts'

/** Something the person at the command line can put right: one line, exit code 2. */
export class Mistake extends Error {
  override readonly name: string = 'Mistake'
}

/** A mistake that is told in the language of the person. */
export class WordedMistake extends Mistake {
  override readonly name = 'WordedMistake'
  readonly phrase: Phrase

  constructor(key: CliKey, args: { readonly [name: string]: PhraseArg } = {}) {
    super(key)
    this.phrase = { key, args }
  }
}
