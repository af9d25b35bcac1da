import { type TemplesView, temples } from '@athanor/temples'
import { once } from '../once.ts'
import type { GameTable } from '../table/contract.ts'
import { Board } from './board.tsx'
import { catalogue } from './catalogue.ts'
import { compare } from './compare.ts'
import { ownTable } from './data/own-table.ts'
import { describe, status } from './describe.ts'
import { Detail } from './detail.tsx'
import { draw, Token } from './draw.tsx'
import { templesStory } from './story.ts'
import { offers } from './targets.ts'
import { templesTexts } from './texts/index.ts'
import { travels } from './travels.ts'
import { wishes } from './wishes.ts'

/** Mystery of the Temples at the table. */
export const templesTable: GameTable<TemplesView> = {
  // The frame hands the rules only what they have made themselves.
  rules: temples,
  Board,
  texts: templesTexts,
  draw,
  Detail,
  catalogue,
  learning: once(async () => (await import('./learn/index.ts')).templesLearning),
  Token,
  offers,
  wishes,
  status,
  describe,
  compare,
  story: templesStory,
  travels,
  defaults: (): { readonly data?: string } => (ownTable.get() === '' ? {} : { data: ownTable.get() }),
}
