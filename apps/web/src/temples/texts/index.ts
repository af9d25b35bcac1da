import type { PhraseArg, Texts } from '@athanor/kernel'
import type { Words } from '../../words/words.tsx'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export const templesTexts: Texts = { en, pl, ru }

type TemplesKey = keyof typeof en
export type Tell = (key: TemplesKey, args?: { readonly [name: string]: PhraseArg }) => string

/** What the board says. */
export const teller =
  ({ ui }: Words): Tell =>
  (key, args) =>
    ui<TemplesKey>(key, args)
