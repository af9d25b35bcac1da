import type { Texts } from '@athanor/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type UiKey = keyof typeof en

/** What the interface says, but for the boards, which bring their own words. */
export const uiTexts: Texts = { en, pl, ru }
