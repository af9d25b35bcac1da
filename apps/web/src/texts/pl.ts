import { tablePl } from './table.pl.ts'

/** What the interface says; each part of it has a file. */
export const pl = { ...tablePl }
