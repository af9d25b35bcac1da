import { en } from './en.ts'
export const pl: Record<keyof typeof en, string> = en
