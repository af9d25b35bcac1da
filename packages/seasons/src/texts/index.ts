import type { Texts } from '@athanor/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type SeasonsKey = keyof typeof en

/** Everything Seasons says; a speaker needs the kernel's texts as well. */
export const texts: Texts = { en, pl, ru }
