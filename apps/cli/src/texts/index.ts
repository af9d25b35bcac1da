import type { Texts } from '@athanor/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type CliKey = keyof typeof en

/** The texts of this program; those of the games come with the games. */
export const cliTexts: Texts = { en, pl, ru }
