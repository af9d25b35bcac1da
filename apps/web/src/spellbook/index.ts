import { type SpellbookView, spellbook } from '@athanor/spellbook'
import type { GameTable } from '../table/contract.ts'
import { plainTable } from '../table/plain.tsx'

/** Spellbook at the table. */
export const spellbookTable: GameTable<SpellbookView> = plainTable(spellbook)
