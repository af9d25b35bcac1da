import { glossaryEn } from './glossary.en.ts'
import { learnEn } from './learn.en.ts'
import { pagesEn } from './pages.en.ts'
import { replayEn } from './replay.en.ts'
import { statsEn } from './stats.en.ts'
import { tableEn } from './table.en.ts'

/** What the interface says; each part of it has a file. */
export const en = { ...tableEn, ...replayEn, ...glossaryEn, ...learnEn, ...statsEn, ...pagesEn }
