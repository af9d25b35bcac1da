import { type SpellbookView, spellbook } from '@athanor/spellbook'
import { once } from '../once.ts'
import type { GameTable } from '../table/contract.ts'
import { Board } from './board.tsx'
import { catalogue } from './catalogue.ts'
import { compare } from './compare.ts'
import { describe } from './describe.ts'
import { Detail } from './detail.tsx'
import { offers, wishes } from './handles.ts'
import { status } from './status.ts'
import { spellbookStory } from './story.ts'
import { boardTexts } from './texts/index.ts'
import { draw } from './thing.tsx'
import { Token } from './token.tsx'
import { travels } from './travels.ts'

/** SpellBook at the table. */
export const spellbookTable: GameTable<SpellbookView> = {
  rules: spellbook,
  Board,
  texts: boardTexts,
  draw,
  Detail,
  catalogue,
  learning: once(async () => (await import('./learn/index.ts')).spellbookLearning),
  Token,
  offers,
  wishes,
  status,
  describe,
  compare,
  story: spellbookStory,
  travels,
}
