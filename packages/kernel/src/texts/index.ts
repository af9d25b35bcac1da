import type { Texts } from '../phrase.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type KernelKey = keyof typeof en

/** The kernel's own texts; a game's speaker is given these and the game's. */
export const kernelTexts: Texts = { en, pl, ru }
