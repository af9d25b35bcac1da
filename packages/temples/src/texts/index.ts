import type { Texts } from '@athanor/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type TemplesKey = keyof typeof en

/** Everything Mystery of the Temples says; a speaker needs the kernel's texts as well. */
export const texts: Texts = { en, pl, ru }
