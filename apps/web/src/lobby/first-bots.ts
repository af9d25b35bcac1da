import { api } from '../net/api.ts'
import type { BotLevel, TableCard } from '../net/cards.ts'

/** The bots that sit down with the host. */
export interface BotWish {
  readonly count: number
  readonly level: BotLevel
}

export const NO_BOTS: BotWish = { count: 0, level: 'adept' }

/** Gives the last seats to bots: people find theirs beside the host. */
export async function seatBots({ id, players }: TableCard, { count, level }: BotWish): Promise<void> {
  for (let n = 0; n < Math.min(count, players - 1); n++) await api.seatBot(id, players - 1 - n, level)
}
