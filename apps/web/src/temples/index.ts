import { type TemplesView, temples } from '@athanor/temples'
import type { GameTable } from '../table/contract.ts'
import { plainTable } from '../table/plain.tsx'

/** Temples at the table. */
export const templesTable: GameTable<TemplesView> = plainTable(temples)
