import { type SeasonsView, seasons } from '@athanor/seasons'
import type { GameTable } from '../table/contract.ts'
import { plainTable } from '../table/plain.tsx'

/** Seasons at the table. */
export const seasonsTable: GameTable<SeasonsView> = plainTable(seasons)
