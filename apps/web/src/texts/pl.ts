import { glossaryPl } from './glossary.pl.ts'
import { learnPl } from './learn.pl.ts'
import { pagesPl } from './pages.pl.ts'
import { replayPl } from './replay.pl.ts'
import { statsPl } from './stats.pl.ts'
import { tablePl } from './table.pl.ts'

/** What the interface says; each part of it has a file. */
export const pl = { ...tablePl, ...replayPl, ...glossaryPl, ...learnPl, ...statsPl, ...pagesPl }
