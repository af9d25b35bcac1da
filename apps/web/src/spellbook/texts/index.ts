import type { PhraseArg, Texts } from '@athanor/kernel'
import { useWords, type Words } from '../../words/words.tsx'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type Key = keyof typeof en
export type Tell = (key: Key, args?: { readonly [name: string]: PhraseArg }) => string

export const boardTexts: Texts = { en, pl, ru }

/** Says what the board has to say. */
export const tellIn =
  (words: Words): Tell =>
  (key, args) =>
    words.ui<Key>(key, args)

export const useTell = (): Tell => tellIn(useWords())
