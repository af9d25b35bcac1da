import type { PhraseArg } from '@athanor/kernel'
import type { Words } from '../../words/words.tsx'
import type { SeasonsKey } from '../texts/index.ts'

export type Say = (key: SeasonsKey, args?: { readonly [name: string]: PhraseArg }) => string

/** What the board of Seasons says, in the reader's language. */
export const boardSays =
  (words: Words): Say =>
  (key, args) =>
    words.ui<`seasons.${SeasonsKey}`>(`seasons.${key}`, args)
