import type { ComponentType } from 'react'
import type { GameId } from '../../games.ts'
import { SeasonsPicture } from './seasons.tsx'
import { SpellbookPicture } from './spellbook.tsx'
import { TemplesPicture } from './temples.tsx'

/** A picture of each game, drawn by us. */
export const PICTURES: { readonly [id in GameId]: ComponentType } = {
  seasons: SeasonsPicture,
  temples: TemplesPicture,
  spellbook: SpellbookPicture,
}
