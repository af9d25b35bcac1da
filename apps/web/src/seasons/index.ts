import { type SeasonsView, seasons } from '@athanor/seasons'
import { once } from '../once.ts'
import type { GameTable } from '../table/contract.ts'
import { Board } from './board.tsx'
import { Detail } from './cards/detail.tsx'
import { draw } from './cards/thing.tsx'
import { Token } from './cards/token.tsx'
import { catalogue } from './catalogue.ts'
import { placeOf } from './places.ts'
import { compare } from './speech/compare.ts'
import { describe } from './speech/describe.ts'
import { status } from './speech/status.ts'
import { seasonsStory } from './story.ts'
import { seasonsTexts } from './texts/index.ts'
import { travels } from './travels/travels.ts'
import { wishes } from './wishes.ts'

/** Seasons at the table. */
export const seasonsTable: GameTable<SeasonsView> = {
  rules: seasons,
  Board,
  texts: seasonsTexts,
  draw,
  Detail,
  catalogue,
  learning: once(async () => (await import('./learn/index.ts')).seasonsLearning),
  Token,
  offers: (move, view) => placeOf(move, view) !== undefined,
  wishes,
  status,
  describe,
  compare,
  story: seasonsStory,
  travels,
}
