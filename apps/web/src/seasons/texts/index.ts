import type { Messages, Texts } from '@athanor/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type SeasonsKey = keyof typeof en

/** The board's texts stand beside those of the table: their keys begin with the name of the game. */
const own = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [`seasons.${key}`, text]))

export const seasonsTexts: Texts = { en: own(en), pl: own(pl), ru: own(ru) }
