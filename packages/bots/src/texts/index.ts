import type { Texts } from '@athanor/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type BotKey = keyof typeof en

/** What the bots say; a speaker needs the texts of the kernel and of the game as well. */
export const botTexts: Texts = { en, pl, ru }
