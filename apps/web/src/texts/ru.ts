import { glossaryRu } from './glossary.ru.ts'
import { learnRu } from './learn.ru.ts'
import { pagesRu } from './pages.ru.ts'
import { replayRu } from './replay.ru.ts'
import { statsRu } from './stats.ru.ts'
import { tableRu } from './table.ru.ts'

/** What the interface says; each part of it has a file. */
export const ru = { ...tableRu, ...replayRu, ...glossaryRu, ...learnRu, ...statsRu, ...pagesRu }
